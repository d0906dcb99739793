import fs from 'node:fs';
import path from 'node:path';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { clientConfig } from '../../server/db/db.ts';
import type { Cluster } from '../harness/cluster.ts';
import { execute } from '../harness/execute.ts';
import { otherPages } from './pages.ts';
import { type Hit, Search } from './search.ts';

/**
 * What a run left behind: the cluster's folder, with the database files, the server's log and the recordings
 * of the tests, and the folder that was the tests' temporary one.
 */
export type Run = Readonly<{ cluster: Cluster; folder: string; run: string; temporary: string }>;
/** A place where nothing of a card may stand, as named pieces of bytes. */
type Place = Readonly<{
  name: string;
  pieces: () => AsyncGenerator<Readonly<{ name: string; bytes: Buffer }>>;
}>;

type IsOwn = (name: string) => boolean;

/** What one of several workers looks for, and which of them it is. */
export type Share = Readonly<{
  run: Run;
  secrets: readonly string[];
  canary: string;
  number: number;
  of: number;
}>;
/** `found`: by place, the encodings in which the canary was found there. */
export type ScanResult = Readonly<{
  bytes: number;
  found: Readonly<Record<string, readonly string[]>>;
  problems: readonly string[];
}>;

async function scanShare({ run, secrets, canary, number, of }: Share): Promise<ScanResult> {
  const search = new Search([...secrets, canary]);
  const isOwn: IsOwn = (name) => Buffer.from(name).reduce((sum, byte) => sum + byte, 0) % of === number;
  const problems: string[] = [];
  const found: Record<string, string[]> = {};
  let bytes = 0;
  for (const place of placesOf(run, isOwn)) {
    const encodings = new Set<string>();
    for await (const piece of place.pieces()) {
      bytes += piece.bytes.length;
      for (const hit of search.in(piece.bytes)) {
        if (hit.secret === canary) encodings.add(hit.encoding);
        else if (!isProcessorsOwn(hit, place.name, piece.name))
          problems.push(`${place.name}: ${describe(hit)} in ${piece.name}`);
      }
    }
    found[place.name] = [...encodings];
  }
  return { bytes, found, problems };
}

function placesOf({ cluster, folder, run, temporary }: Run, isOwn: IsOwn): readonly Place[] {
  const data = path.join(folder, 'postgres');
  return [
    { name: 'database files', pieces: () => databaseFiles(cluster, path.join(data, 'base'), isOwn) },
    {
      name: 'the database’s temporary files',
      pieces: () => filesBelow(path.join(data, 'base', TEMPORARY), isOwn),
    },
    { name: 'data folders', pieces: () => filesBelow(path.join(run, 'files'), isOwn) },
    { name: 'temporary folders', pieces: () => filesBelow(temporary, isOwn) },
    { name: 'write-ahead log', pieces: () => filesBelow(path.join(data, 'pg_wal'), isOwn) },
    { name: 'database log', pieces: () => filesBelow(path.join(folder, 'postgres.log'), isOwn) },
    { name: 'logs', pieces: () => filesBelow(path.join(run, 'logs'), isOwn) },
    { name: 'answers', pieces: () => filesBelow(path.join(run, 'responses'), isOwn) },
    { name: 'rows', pieces: () => rowsOf(cluster, data, isOwn) },
  ];
}

/** Where PostgreSQL puts sorts and joins that do not fit into memory. */
export const TEMPORARY = 'pgsql_tmp';

/** Of a folder, what stands directly in it is somebody's own with all below it. */
async function* filesBelow(start: string, isOwn: IsOwn): ReturnType<Place['pieces']> {
  if (fs.statSync(start).isFile()) {
    const name = path.basename(start);
    if (isOwn(name)) yield { name, bytes: fs.readFileSync(start) };
    return;
  }
  for (const entry of fs.readdirSync(start, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const [first = ''] = path.relative(start, file).split(path.sep);
    if (!entry.isFile() || !isOwn(first)) continue;
    yield { name: path.relative(start, file), bytes: fs.readFileSync(file) };
  }
}

/**
 * Of the template every file; of the others, which are copies of it, what differs. Most of each is PostgreSQL's own
 * catalogue.
 */
async function* databaseFiles(cluster: Cluster, base: string, isOwn: IsOwn): ReturnType<Place['pieces']> {
  const template = await idOf(cluster, cluster.template);
  const known = new Map(
    fs
      .readdirSync(`${base}/${template}`)
      .map((file) => [file, fs.readFileSync(`${base}/${template}/${file}`)]),
  );
  for (const database of fs.readdirSync(base).filter((name) => name !== TEMPORARY && isOwn(name)))
    for (const file of fs.readdirSync(`${base}/${database}`)) {
      const name = `${database}/${file}`;
      const bytes = contentOf(`${base}/${name}`);
      const before = database === template ? undefined : known.get(file);
      if (before === undefined) yield { name, bytes };
      else if (!before.equals(bytes))
        for (const pages of otherPages(bytes, before)) yield { name, bytes: pages };
    }
}

/** Into the same memory each time, but for the longest: they are many and short, and most are only compared. */
function contentOf(file: string): Buffer {
  const descriptor = fs.openSync(file, 'r');
  try {
    const length = fs.readSync(descriptor, SCRATCH);
    return length < SCRATCH.length ? SCRATCH.subarray(0, length) : fs.readFileSync(file);
  } finally {
    fs.closeSync(descriptor);
  }
}
const SCRATCH = Buffer.from(new ArrayBuffer(2 ** 20));

async function idOf({ host, user }: Cluster, database: string): Promise<string> {
  const [row] = (await execute(
    { host, user, database: 'postgres' },
    `SELECT oid::text AS id FROM pg_database WHERE datname = '${database}'`,
  )) as { id: string }[];
  if (row === undefined) throw new Error(`BUG: there is no database ${database}`);
  return row.id;
}

/**
 * Every row of every table of every test's database, as a dump would hold it (a row as text doubles its
 * backslashes).
 */
async function* rowsOf(
  { host, user }: Cluster,
  data: string,
  isOwn: IsOwn,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const databases = (await execute(
    { host, user, database: 'postgres' },
    `SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%'`,
  )) as { datname: string }[];
  for (const { datname } of databases.filter(({ datname: name }) => isOwn(name))) {
    const client = new pg.Client(clientConfig({ host, user, database: datname }, 60_000));
    await client.connect();
    const tables = await client.query<{ name: string; file: string }>(
      `SELECT oid::regclass::text AS name, pg_relation_filepath(oid) AS file FROM pg_class
       WHERE relkind = 'r' AND relnamespace::regnamespace::text NOT IN ('pg_catalog', 'information_schema')`,
    );
    for (const { name, file } of tables.rows) {
      if (fs.statSync(path.join(data, file)).size === 0) continue; // It holds no row.
      const rows = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} AS t`);
      yield {
        name: `${datname} ${name}`,
        bytes: Buffer.from(
          rows.rows
            .map(({ row }) => row)
            .join('\n')
            .replaceAll('\\\\', '\\'),
        ),
      };
    }
    await client.end();
  }
}

/**
 * A token that the simulated processor made stands in that processor's own books, in the same database files
 * as ours. So it is judged where the table is known, by the rows, and in everything that is not the database.
 */
function isProcessorsOwn(hit: Hit, place: string, piece: string): boolean {
  if (!/^(?:(?:tok|card)_sandbox_|SANDBX[A-Z0-9]{10}$|src_[a-z2-7]{26}$)/.test(hit.secret)) return false;
  return (
    place === 'database files' ||
    place === 'write-ahead log' ||
    (place === 'rows' && piece.split(' ')[1]?.startsWith('simulator.') === true)
  );
}

/** Enough to find the place, and not the secret once more. */
function describe({ secret, encoding }: Hit): string {
  return `${secret.slice(0, 6)}…${secret.slice(-2)} (${secret.length} characters, ${encoding})`;
}

if (!isMainThread) parentPort?.postMessage(await scanShare(workerData as Share));
