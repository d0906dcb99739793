import type { FastifyInstance } from 'fastify';
import { createApp } from '../api/app.ts';
import { ROUTES } from '../api/routes/index.ts';
import { startWorker } from '../jobs/worker.ts';
import { type Closer, WORK_LIMIT_MS } from '../platform/close-all.ts';
import type { Parts } from '../parts.ts';
import { fileStoreOf } from '../reports/open-store.ts';
import { noticeRestore } from '../restore/held-writes.ts';
import { tellMissingServers } from '../three-d-secure/servers.ts';

/** All that API and worker are made of. A process that is only the vault loads none of it. */
type Closers = Closer[];

/** Work that nobody asks for, where this process does it, and what both API and worker need. */
export async function startWork(parts: Parts, isWorker: boolean, closers: Closers): Promise<void> {
  if (isWorker) {
    // Before anything is concluded by a clock that is wrong, or sent again by an older copy of the database.
    await noticeRestore(parts);
    const worker = startWorker(parts);
    closers.push({ name: 'worker', close: () => worker.close(), limitMs: WORK_LIMIT_MS });
    await tellMissingServers(parts);
  }
  const files = fileStoreOf(parts.config); // says now what is wrong with its settings
  closers.push({ name: 'files of reports', close: () => files.close() });
}

export async function openApi(
  parts: Parts,
  leaving: AbortSignal,
  closers: Closers,
): Promise<FastifyInstance> {
  const app = await createApp(parts, ROUTES, { leaving });
  closers.push({
    name: 'API',
    close: () => app.close(),
    limitMs: WORK_LIMIT_MS,
    giveUp: () => app.server.closeAllConnections(),
  });
  return app;
}
