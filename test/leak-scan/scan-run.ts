import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { clientConfig } from '../../server/db/db.ts';
import { type Cluster, execute } from '../harness/cluster.ts';
import { ENCODINGS } from './encodings.ts';
import { TEST_CARDS } from './test-cards.ts';
import { type Hit, Search } from './search.ts';

/**
 * What a run left behind: the cluster's folder, with the database files, the server's log and the recordings
 * of the tests.
 */
type Run = Readonly<{ cluster: Cluster; folder: string; run: string }>;
/** A place where nothing of a card may stand, as named pieces of bytes. */
type Place = Readonly<{
  name: string;
  pieces: () => AsyncGenerator<Readonly<{ name: string; bytes: Buffer }>>;
}>;

/**
 * Looks for every secret that the tests sent in everything that the run wrote. First it plants a number of
 * its own in every place and in every
 * encoding and must find them all, so that a scan that finds nothing means something. Gives the number of
 * failures, and prints them.
 */
export async function scanForLeaks(run: Run): Promise<number> {
  const startedAt = performance.now();
  const canary = Array.from({ length: 16 }, () => randomInt(10)).join('');
  await plant(run, canary);
  const secrets = [...new Set([...readSecrets(run), ...TEST_CARDS])].filter(isTellable);
  const search = new Search([...secrets, canary]);
  const problems: string[] = [];
  let bytes = 0;
  for (const place of placesOf(run)) {
    const found = new Set<string>();
    for await (const piece of place.pieces()) {
      bytes += piece.bytes.length;
      for (const hit of search.in(piece.bytes)) {
        if (hit.secret === canary) found.add(hit.encoding);
        else if (!isProcessorsOwn(hit, place.name, piece.name))
          problems.push(`${place.name}: ${describe(hit)} in ${piece.name}`);
      }
    }
    const missed = plantable(place.name).filter((encoding) => !found.has(encoding));
    if (missed.length > 0) problems.push(`${place.name}: the scan is blind there to ${missed.join(', ')}`);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${problems.length === 0 ? '✔' : '✖'} leak scan  ${secrets.length} secrets in ` +
      `${Object.keys(ENCODINGS).length} encodings over ${Math.round(bytes / 1e6)} MB of database ` +
      `files, dumps, data folders, logs and answers  ${seconds} s`,
  );
  for (const problem of problems.slice(0, 50)) console.log(`  ${problem}`);
  return problems.length;
}

const CANARY_DATABASE = 'test_canary';
/** A row dump is text: an encoding that is no text cannot stand in it. */
const BINARY = ['UTF-16, little endian', 'UTF-16, big endian', 'binary-coded decimal'];

function plantable(place: string): readonly string[] {
  return Object.keys(ENCODINGS).filter((encoding) => place !== 'rows' || !BINARY.includes(encoding));
}

async function plant({ cluster, folder, run }: Run, canary: string): Promise<void> {
  const planted = Object.entries(ENCODINGS).map(([encoding, encode]) => ({
    encoding,
    bytes: encode(canary)[0] ?? Buffer.alloc(0),
  }));
  const { host, user } = cluster;
  await execute(
    { host, user, database: 'postgres' },
    `CREATE DATABASE ${CANARY_DATABASE} TEMPLATE ${cluster.template} STRATEGY FILE_COPY`,
  );
  // Twice: the write-ahead log is in pages, and the head of the next one may cut what was written.
  const rows = [...planted, ...planted].map(
    ({ encoding, bytes }) =>
      `(${BINARY.includes(encoding) ? 'NULL' : `'${bytes.toString()}'`}, '\\x${bytes.toString('hex')}')`,
  );
  await execute(
    { host, user, database: CANARY_DATABASE },
    `CREATE TABLE canary (as_text text, as_bytes bytea); INSERT INTO canary VALUES ${rows.join(', ')}; CHECKPOINT`,
  );
  const line = Buffer.concat(planted.flatMap(({ bytes }) => [bytes, Buffer.from('\n')]));
  for (const kind of ['logs', 'responses', 'files']) {
    fs.mkdirSync(path.join(run, kind), { recursive: true });
    fs.appendFileSync(path.join(run, kind, 'canary.txt'), line);
  }
  fs.appendFileSync(path.join(folder, 'postgres.log'), line);
  const temporary = path.join(folder, 'postgres', 'base', TEMPORARY);
  fs.mkdirSync(temporary, { recursive: true });
  fs.writeFileSync(path.join(temporary, 'canary'), line);
}

function readSecrets({ run }: Run): readonly string[] {
  const folder = path.join(run, 'secrets');
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).flatMap((file) =>
    fs
      .readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as string),
  );
}

function placesOf({ cluster, folder, run }: Run): readonly Place[] {
  const data = path.join(folder, 'postgres');
  return [
    { name: 'database files', pieces: () => onlyNews(filesBelow(path.join(data, 'base'), TEMPORARY)) },
    { name: 'the database’s temporary files', pieces: () => filesBelow(path.join(data, 'base', TEMPORARY)) },
    { name: 'data folders', pieces: () => filesBelow(path.join(run, 'files')) },
    { name: 'write-ahead log', pieces: () => filesBelow(path.join(data, 'pg_wal')) },
    { name: 'database log', pieces: () => filesBelow(path.join(folder, 'postgres.log')) },
    { name: 'logs', pieces: () => filesBelow(path.join(run, 'logs')) },
    { name: 'answers', pieces: () => filesBelow(path.join(run, 'responses')) },
    { name: 'rows', pieces: () => rowsOf(cluster, data) },
  ];
}

/** Where PostgreSQL puts sorts and joins that do not fit into memory. */
const TEMPORARY = 'pgsql_tmp';

async function* filesBelow(start: string, without?: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  if (fs.statSync(start).isFile()) return yield { name: path.basename(start), bytes: fs.readFileSync(start) };
  for (const entry of fs.readdirSync(start, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.relative(start, file).split(path.sep)[0] === without) continue;
    yield { name: path.relative(start, file), bytes: fs.readFileSync(file) };
  }
}

/**
 * Without files that are byte for byte what stood under their name in the database before: all are copies of one,
 * and most of each is PostgreSQL's own catalogue.
 */
async function* onlyNews(pieces: ReturnType<Place['pieces']>): ReturnType<Place['pieces']> {
  const last = new Map<string, Buffer>();
  for await (const piece of pieces) {
    const name = path.basename(piece.name);
    if (last.get(name)?.equals(piece.bytes) === true) continue;
    last.set(name, piece.bytes);
    yield piece;
  }
}

/**
 * Every row of every table of every test's database, as a dump would hold it (a row as text doubles its
 * backslashes).
 */
async function* rowsOf(
  { host, user }: Cluster,
  data: string,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const databases = (await execute(
    { host, user, database: 'postgres' },
    `SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%'`,
  )) as { datname: string }[];
  for (const { datname } of databases) {
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
 * as ours. So it is judged where the
 * table is known, by the rows, and in everything that is not the database.
 */
function isProcessorsOwn(hit: Hit, place: string, piece: string): boolean {
  if (!/^(?:(?:tok|card)_sandbox_|SANDBX[A-Z0-9]{10}$|src_[a-z2-7]{26}$)/.test(hit.secret)) return false;
  return (
    place === 'database files' ||
    place === 'write-ahead log' ||
    (place === 'rows' && piece.split(' ')[1]?.startsWith('simulator.') === true)
  );
}

/** One character repeated stands in many a file of its own accord. */
function isTellable(secret: string): boolean {
  return new Set(secret).size > 1 && !NO_SECRETS.has(secret);
}
/** What an authentication is set up with is sensitive as a whole, with the names of headers that it signs. */
const NO_SECRETS: ReadonlySet<string> = new Set(['Idempotency-Key']);

/** Enough to find the place, and not the secret once more. */
function describe({ secret, encoding }: Hit): string {
  return `${secret.slice(0, 6)}…${secret.slice(-2)} (${secret.length} characters, ${encoding})`;
}
