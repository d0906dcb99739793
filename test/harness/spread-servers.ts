import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { distribute } from '../../cli/distribute.ts';
import type { Connection } from '../../server/db/db.ts';
import { migrate, migrationFolders } from '../../server/db/migrate.ts';
import { execute } from './execute.ts';

/**
 * Where tests run on Citus: one server after the other as `host:port`, the coordinator first, and the owner of
 * everything (`railyard@127.0.0.1:5432,127.0.0.1:5433`). Nothing of it is the run's but databases of its own.
 */
const VARIABLE = 'RAILYARD_TEST_CITUS';

type Server = Readonly<{ host: string; port: number; user: string }>;
/** The coordinator first. */
export type SpreadServers = readonly Server[];

/** A migrated template, spread by our own command, on the servers that were given; null where none were. */
export async function openSpreadServers(migratedAt: Date): Promise<{
  cluster: Readonly<{ host: string; user: string; template: string; spread: SpreadServers }>;
  folder: string;
  stop(): Promise<void>;
  abandonAtExit(): void;
} | null> {
  const servers = serversOf(process.env[VARIABLE] ?? '');
  const [coordinator] = servers;
  if (coordinator === undefined) return null;
  await dropAbandoned(servers, coordinator);
  const template = `railyard_template_${process.pid}`;
  await Promise.all(servers.map((server) => createEmpty(server, template)));

  const { host, port, user } = coordinator;
  const connection = spreadConnection(servers, template);
  await execute(connection, `SELECT citus_set_coordinator_host('${host}', ${port})`);
  for (const node of servers.slice(1))
    await execute(connection, `SELECT citus_add_node('${node.host}', ${node.port})`);
  await migrate(connection, migratedAt, migrationFolders('sandbox'));
  await distribute(connection);

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-spread-'));
  const stop = async (): Promise<void> => {
    await dropSpread(servers, template);
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { cluster: { host, user, template, spread: servers }, folder, stop, abandonAtExit: () => undefined };
}

/** A database of those servers, as a process is told of it. */
export function spreadConnection(
  servers: SpreadServers,
  database: string,
): Connection & Readonly<{ host: string; user: string; database: string }> {
  const [coordinator] = servers;
  if (coordinator === undefined) throw new Error('BUG: no server was given');
  return { ...coordinator, database, distributed: true };
}

/** The same copy on every server, which is what a spread database is. */
export async function copySpread(servers: SpreadServers, database: string, template: string): Promise<void> {
  await Promise.all(servers.map((server) => copy(server, database, template)));
}

/** What was in two parts when its process died keeps a database from being dropped: that one is left. */
export async function dropSpread(servers: SpreadServers, database: string): Promise<void> {
  for (const server of servers)
    await execute(administrationOf(server), `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`).catch(
      () => undefined,
    );
}

/** Of runs whose process is gone. */
async function dropAbandoned(servers: SpreadServers, coordinator: Server): Promise<void> {
  const rows = await execute(administrationOf(coordinator), 'SELECT datname FROM pg_database');
  for (const { datname } of rows as readonly Readonly<{ datname: string }>[]) {
    const pid = /^(?:railyard_template|test)_(\d+)/.exec(datname)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await dropSpread(servers, datname);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function serversOf(text: string): SpreadServers {
  const [user = '', places = ''] = text.includes('@') ? text.split('@') : ['railyard', text];
  return places
    .split(',')
    .filter((place) => place !== '')
    .map((place) => ({ host: place.split(':')[0] ?? '', port: Number(place.split(':')[1] ?? 5432), user }));
}

async function createEmpty(server: Server, database: string): Promise<void> {
  await execute(administrationOf(server), `CREATE DATABASE ${database}`);
  await execute({ ...server, database }, 'CREATE EXTENSION citus');
}

const COPY_TRIES = 40;

/** The extension's own process is connected to each database from time to time, and comes back. */
async function copy(server: Server, database: string, template: string): Promise<void> {
  const administration = administrationOf(server);
  for (let tries = 1; ; tries += 1) {
    try {
      await execute(
        administration,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${template}'`,
      );
      await execute(administration, `CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
      return;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '55006' || tries === COPY_TRIES) throw error;
    }
  }
}

const administrationOf = (server: Server): Connection => ({ ...server, database: 'postgres' });
