import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { execute } from '../harness/execute.ts';
import { ENCODINGS } from './encodings.ts';
import { type Run, type ScanResult, type Share, TEMPORARY } from './scan-share.ts';
import { TEST_CARDS } from './test-cards.ts';

/**
 * Looks for every secret that the tests sent in everything that the run wrote. First it plants a number of
 * its own in every place and in every encoding and must find them all, so that a scan that finds nothing
 * means something. Gives the number of failures, and prints them.
 */
export async function scanForLeaks(run: Run): Promise<number> {
  const startedAt = performance.now();
  const canary = Array.from({ length: 16 }, () => randomInt(10)).join('');
  await plant(run, canary);
  const secrets = [...new Set([...readSecrets(run), ...TEST_CARDS])].filter(isTellable);
  const shares = await inWorkers({ run, secrets, canary });
  const problems = shares.flatMap((share) => share.problems);
  for (const place of Object.keys(shares[0]?.found ?? {})) {
    const found = new Set(shares.flatMap((share) => share.found[place] ?? []));
    const missed = plantable(place).filter((encoding) => !found.has(encoding));
    if (missed.length > 0) problems.push(`${place}: the scan is blind there to ${missed.join(', ')}`);
  }
  const bytes = shares.reduce((sum, share) => sum + share.bytes, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${problems.length === 0 ? '✔' : '✖'} leak scan  ${secrets.length} secrets in ` +
      `${Object.keys(ENCODINGS).length} encodings over ${Math.round(bytes / 1e6)} MB of database ` +
      `files, dumps, data folders, logs and answers  ${seconds} s`,
  );
  for (const problem of problems.slice(0, 50)) console.log(`  ${problem}`);
  return problems.length;
}

/** A worker for each processor, each with files and databases of its own. */
function inWorkers(task: Omit<Share, 'number' | 'of'>): Promise<readonly ScanResult[]> {
  const of = os.availableParallelism();
  return Promise.all(
    Array.from({ length: of }, async (_, number) => {
      const workerData: Share = { ...task, number, of };
      const worker = new Worker(new URL('scan-share.ts', import.meta.url), { workerData });
      const [scanned] = (await once(worker, 'message')) as [ScanResult];
      return scanned;
    }),
  );
}

const CANARY_DATABASE = 'test_canary';
/** A row dump is text: an encoding that is no text cannot stand in it. */
const BINARY = ['UTF-16, little endian', 'UTF-16, big endian', 'binary-coded decimal'];

function plantable(place: string): readonly string[] {
  return Object.keys(ENCODINGS).filter((encoding) => place !== 'rows' || !BINARY.includes(encoding));
}

async function plant({ cluster, folder, run, temporary: left }: Run, canary: string): Promise<void> {
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
  fs.writeFileSync(path.join(left, 'canary.txt'), line);
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

/** One character repeated stands in many a file of its own accord. */
function isTellable(secret: string): boolean {
  return new Set(secret).size > 1 && !NO_SECRETS.has(secret);
}
/** What an authentication is set up with is sensitive as a whole, with the names of headers that it signs. */
const NO_SECRETS: ReadonlySet<string> = new Set(['Idempotency-Key']);
