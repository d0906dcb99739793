import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/db/embedded.ts';
import { migrate, migrationFolders } from '../../server/db/migrate.ts';
import { execute } from './execute.ts';
import { removeAbandoned } from './run-folder.ts';
import { openSpreadServers, type SpreadServers } from './spread-servers.ts';

export { execute } from './execute.ts';

/** One PostgreSQL for the whole run, with a migrated template database that every test file clones. */
export type Cluster = Readonly<{ host: string; user: string; template: string; spread?: SpreadServers }>;

/** Set by the global setup, and inherited by every test process. */
export const CLUSTER_VARIABLE = 'RAILYARD_TEST_CLUSTER';
const TEMPLATE = 'railyard_template';
const FOLDER_PREFIX = 'railyard-test-';
/** A whole run keeps some two of these; its browsers and processes need the rest. */
const MEMORY_BYTES_MIN = 6 * 1024 ** 3;
const MIGRATED_AT = new Date('2026-11-01T00:00:00Z');
/**
 * Nothing here outlives the run, so nothing waits for a disk. The crash tests start a database of their own.
 */
const FORGETFUL = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  shared_buffers: '128MB',
  autovacuum: 'off',
};

let running: Promise<Cluster> | null = null;

/** The run's cluster, or, where a test file runs alone, one of its own that ends with it. */
export function cluster(): Promise<Cluster> {
  running ??= find();
  return running;
}

export async function openCluster(): Promise<{
  cluster: Cluster;
  folder: string;
  /** Null: its servers were given, and are not this run's. */
  pid: number | null;
  stop(): Promise<void>;
  abandonAtExit(): void;
}> {
  const given = await openSpreadServers(MIGRATED_AT);
  if (given !== null) return { ...given, pid: null };
  const folder = fs.mkdtempSync(path.join(roomyFolder(), FOLDER_PREFIX));
  const server = await startEmbeddedPostgres(folder, FORGETFUL).catch((error: unknown) => {
    fs.rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  const { host, user } = hostOf(server);
  await execute({ host, user, database: 'postgres' }, `CREATE DATABASE ${TEMPLATE}`);
  await migrate({ host, user, database: TEMPLATE }, MIGRATED_AT, migrationFolders('sandbox'));
  const stop = async (): Promise<void> => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  const abandonAtExit = (): void => {
    server.abandonAtExit();
    process.once('exit', () =>
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }),
    );
  };
  const pid = Number.parseInt(fs.readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8'));
  return { cluster: { host, user, template: TEMPLATE }, folder, pid, stop, abandonAtExit };
}

async function find(): Promise<Cluster> {
  const shared = process.env[CLUSTER_VARIABLE];
  if (shared !== undefined) return JSON.parse(shared) as Cluster;
  const own = await openCluster();
  own.abandonAtExit();
  return own.cluster;
}

/** Memory-backed where there is enough of it: a clone takes 8 ms there and up to 400 ms on a disk. */
function roomyFolder(): string {
  try {
    removeAbandoned('/dev/shm', FOLDER_PREFIX);
    const { bavail, bsize } = fs.statfsSync('/dev/shm');
    return Math.min(bavail * bsize, os.freemem()) >= MEMORY_BYTES_MIN ? '/dev/shm' : os.tmpdir();
  } catch {
    return os.tmpdir();
  }
}

function hostOf(server: EmbeddedPostgres): { host: string; user: string } {
  if (!('host' in server.connection)) throw new Error('BUG: the embedded PostgreSQL has no socket');
  return { host: server.connection.host, user: server.connection.user };
}
