import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDistributed } from '../../server/db/db.ts';
import { secretsIn } from './contract.ts';
import { type TestDb, testDb } from './pure-db.ts';
import { freePorts, type ProcessOptions, type ServiceProcess, openProcess, urlOf } from './process.ts';
import { recordFolder, recordSecret } from './recording.ts';

const CLI = path.join(import.meta.dirname, '../../cli/main.ts');

/** An instance as an operator sets it up: settings, a database, a folder, and processes that are started on them. */
export type Instance = Readonly<{
  settings: Readonly<Record<string, string>>;
  folder: string;
  database: TestDb;
  url: string;
  start(more?: Readonly<Record<string, string>>, options?: ProcessOptions): ServiceProcess;
  /** Runs a command of `./railyard` on the same settings; throws what it printed where it fails. */
  railyard(...words: readonly string[]): Promise<string>;
  post(
    at: string,
    body: object,
  ): Promise<Readonly<{ status: number; body: Readonly<Record<string, unknown>> }>>;
  /** Ends every process that still runs. */
  close(): Promise<void>;
}>;

export async function newInstance(environment: 'sandbox' | 'production' = 'sandbox'): Promise<Instance> {
  // The template is a sandbox's. Production migrates a database of its own.
  const database = await testDb(environment === 'production' ? { template: 'template0' } : {});
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-instance-'));
  const [port, simulatorPort] = await freePorts(2);
  const settings = {
    DATABASE_URL: urlOf(database.connection),
    ...(isDistributed(database.connection) ? { RAILYARD_DATABASE_DISTRIBUTED: 'true' } : {}),
    RAILYARD_DATA_DIR: path.join(folder, 'data'),
    RAILYARD_ENVIRONMENT: environment,
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
    ...(environment === 'production' ? { RAILYARD_PUBLIC_URL: 'https://pay.example' } : {}),
  };
  const url = `http://127.0.0.1:${port}`;
  const running: ServiceProcess[] = [];
  const railyard = async (...words: readonly string[]): Promise<string> => {
    const ran = openProcess(settings, { command: [process.execPath, CLI, ...words] });
    if ((await ran.ended()) !== 0) throw new Error(ran.output());
    return ran.output().trim();
  };
  return {
    settings,
    folder,
    database,
    url,
    railyard,
    start: (more = {}, options = {}) => {
      const started = openProcess({ ...settings, ...more }, options);
      running.push(started);
      return started;
    },
    post: async (at, body) => {
      for (const secret of secretsIn('POST', at, body)) recordSecret(secret);
      const answer = await fetch(`${url}${at}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await railyard('token')}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
    },
    close: async () => {
      await Promise.all(running.map((started) => started.end()));
      await database.close();
      recordFolder(folder);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
