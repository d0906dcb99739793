import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Connection, createDb, type Db } from '../server/db/db.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../server/db/embedded.ts';
import type { Processes } from './cpu.ts';
import { createSigner } from '../test/harness/keys.ts';

/**
 * The service as its operator runs it, in a process of its own on a database of its own, before a processor
 * that answers at once.
 */
export type Rig = Readonly<{
  url: string;
  connection: Connection;
  db: Db;
  socketFolder: string;
  processorUrl: string;
  dataDir: string;
  processes: Processes;
  token: ReturnType<typeof createSigner>;
  /** From spawning the service to its `ready`. */
  readyMs: number;
  startedAtMs: number;
  close(): Promise<void>;
}>;

/** `environment`: settings beside, or in place of, those that every bench has. */
export async function startRig(environment: Readonly<Record<string, string>> = {}): Promise<Rig> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-bench-'));
  const postgres = await startEmbeddedPostgres(path.join(folder, 'database'));
  const processor = await startProcessor();
  const startedAtMs = performance.now();
  const { service, url } = await startProcess(folder, postgres, {
    RAILYARD_SIMULATOR_URL: processor.url,
    ...environment,
  });
  const readyMs = performance.now() - startedAtMs;
  const db = createDb(postgres.connection, { poolSize: 2 });
  return {
    url,
    connection: postgres.connection,
    db,
    socketFolder: socketOf(postgres),
    processorUrl: processor.url,
    dataDir: path.join(folder, 'data'),
    processes: { service: pidOf(service), postgres: postmasterOf(folder), processor: pidOf(processor.child) },
    readyMs,
    startedAtMs,
    token: createSigner(db, () => new Date()),
    close: async () => {
      service.kill('SIGTERM');
      await once(service, 'exit');
      await db.close();
      processor.child.disconnect();
      await postgres.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startProcessor(): Promise<Readonly<{ child: ChildProcess; url: string }>> {
  const child = fork(path.join(import.meta.dirname, 'processor.ts'));
  const [port] = (await once(child, 'message')) as [number];
  return { child, url: `http://127.0.0.1:${port}` };
}

async function startProcess(
  folder: string,
  postgres: EmbeddedPostgres,
  settings: Readonly<Record<string, string>>,
): Promise<Readonly<{ service: ChildProcess; url: string }>> {
  const port = 20_000 + (process.pid % 20_000);
  const environment = {
    ...process.env,
    PORT: String(port),
    RAILYARD_DATA_DIR: path.join(folder, 'data'),
    RAILYARD_LOG_LEVEL: 'warn',
    ...settings,
    DATABASE_URL: `postgres://railyard@localhost/railyard?host=${encodeURIComponent(socketOf(postgres))}`,
  };
  const service = spawn(
    process.execPath,
    [...profiling(), path.join(import.meta.dirname, '../server/main.ts')],
    { env: environment, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: service.stdout })) {
    const ready = /^ready (\S+)/.exec(line);
    if (ready?.[1] !== undefined) {
      service.stdout.resume();
      return { service, url: ready[1] };
    }
  }
  throw new Error('The service ended before it was ready');
}

/** `npm run bench -- --profile=FOLDER` leaves a profile of the service's main thread there. */
function profiling(): readonly string[] {
  const folder = process.argv
    .find((argument) => argument.startsWith('--profile='))
    ?.slice('--profile='.length);
  return folder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${folder}`];
}

function socketOf({ connection }: EmbeddedPostgres): string {
  if (!('host' in connection)) throw new Error('BUG: an embedded database without a socket');
  return connection.host;
}

function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('a process of the bench did not start');
  return pid;
}

function postmasterOf(folder: string): number {
  return Number(
    fs.readFileSync(path.join(folder, 'database/postgres/postmaster.pid'), 'utf8').split('\n')[0],
  );
}
