import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Simulator, startSimulator } from '../../sandbox/processors/server.ts';
import { grantRoles } from '../../server/db/database-roles.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { execute } from './execute.ts';
import { createSigner } from './keys.ts';
import { freePorts, openProcess, type ServiceProcess, urlOf } from './process.ts';
import { testDb, type TestDb } from './pure-db.ts';
import { record, recordFolder } from './recording.ts';
import { authority } from './tls-target.ts';

type Answer = Readonly<{ status: number; text: string }>;
type Role = 'vault' | 'api' | 'worker';
type SplitProcess = ServiceProcess & Readonly<{ pid: number }>;

/** API, worker and vault as processes of their own, each with a database user of its own, as in production. */
export type SplitService = Readonly<{
  database: TestDb;
  folder: string;
  simulator: Simulator;
  vault: SplitProcess;
  api: SplitProcess;
  worker: SplitProcess | null;
  /** Where the API listens, and a token that may do everything. */
  url: string;
  token: string;
  databaseUrl(role: 'api' | 'vault'): string;
  call(
    method: string,
    at: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  close(): Promise<void>;
}>;

export type SplitServiceOptions = Readonly<{ worker?: boolean }>;

const MAIN = path.join(import.meta.dirname, '../../server/main.ts');
/** Begun with core dumps on, as many systems do, and with as much memory as an operator's. */
const COMMAND = ['sh', '-c', 'ulimit -S -c unlimited; exec "$0" "$@"', process.execPath, MAIN];

/** The processors are simulated in this process, and reach the others by HTTP alone. */
export async function openSplitService({
  worker: withWorker = true,
}: SplitServiceOptions = {}): Promise<SplitService> {
  const closers: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const undo of closers.splice(0).reverse()) await undo();
  };
  try {
    const database = await testDb();
    closers.push(() => database.close());
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-split-'));
    closers.push(() => {
      recordFolder(folder);
      fs.rmSync(folder, { recursive: true, force: true });
    });
    fs.writeFileSync(path.join(folder, 'authority.pem'), authority.certificate);
    await grantRoles(database.connection);
    await grantRoles(database.connection); // as an operator does after each update
    for (const role of ['api', 'vault'] as const) closers.push(await login(database, role));
    const simulator = await startSimulator({ db: database.db, clock: systemClock(), port: 0 });
    closers.push(() => simulator.close());

    const [port] = await freePorts(1);
    const databaseUrl = (role: 'api' | 'vault'): string => urlOf(database.connection, nameOf(role));
    const start = async (role: Role): Promise<SplitProcess> => {
      const process = openProcess(
        {
          RAILYARD_VAULT_SOCKET: path.join(folder, 'vault.sock'),
          RAILYARD_SIMULATOR_URL: simulator.url,
          PORT: String(port),
          RAILYARD_LOG_LEVEL: 'debug',
          RAILYARD_EGRESS_ALLOW_LOOPBACK: 'true',
          NODE_EXTRA_CA_CERTS: path.join(folder, 'authority.pem'),
          RAILYARD_ROLE: role,
          DATABASE_URL: databaseUrl(role === 'vault' ? 'vault' : 'api'),
          RAILYARD_DATA_DIR: path.join(folder, role),
        },
        { command: COMMAND },
      );
      closers.push(async () => {
        await process.end();
        record('logs', process.output());
      });
      await process.ready();
      if (process.child.pid === undefined) throw new Error('BUG: it is ready and has no process');
      return { ...process, pid: process.child.pid };
    };
    const vault = await start('vault');
    const api = await start('api');
    const worker = withWorker ? await start('worker') : null;
    const token = await createSigner(database.db, () => systemClock().now())();
    const url = `http://127.0.0.1:${port}`;
    const call: SplitService['call'] = (...asked) => ask(url, token, ...asked);
    return { database, folder, simulator, vault, api, worker, url, token, databaseUrl, call, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function nameOf(role: 'api' | 'vault'): string {
  return `login_${role}_${process.pid}`;
}

/** A login of its own that is a member of the group role, as the operator would make it. */
async function login({ connection }: TestDb, role: 'api' | 'vault'): Promise<() => Promise<unknown>> {
  const name = nameOf(role);
  await execute(connection, `CREATE ROLE ${name} LOGIN IN ROLE railyard_${role}`);
  return () =>
    execute(
      connection,
      `REASSIGN OWNED BY ${name} TO CURRENT_USER; DROP OWNED BY ${name}; DROP ROLE ${name}`,
    );
}

async function ask(
  url: string,
  token: string,
  method: string,
  at: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const answer = await fetch(`${url}${at}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}
