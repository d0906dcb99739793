import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Connection } from '../../server/db/db.ts';
import { startEmbeddedPostgres } from '../../server/db/embedded.ts';
import { migrate, migrationFolders } from '../../server/db/migrate.ts';
import { importedPairs } from '../../server/db/queries/card-imports.ts';
import { toId } from '../../server/domain/ids.ts';
import { type Cluster, CLUSTER_VARIABLE } from '../../test/harness/cluster.ts';
import { eventually } from '../../test/harness/eventually.ts';
import { execute } from '../../test/harness/execute.ts';
import { openProcess, type ServiceProcess, urlOf } from '../../test/harness/process.ts';
import { recordSecret, RUN_FOLDER_VARIABLE } from '../../test/harness/recording.ts';
import { openSplitService, type SplitService } from '../../test/harness/split-service.ts';
import { cardNumber } from '../../test/card-imports/card-numbers.ts';
import { encryptFile } from '../../test/card-imports/encrypt-file.ts';
import { scanForLeaks } from '../../test/leak-scan/scan-run.ts';
import { throwDice } from '../dice.ts';
import type { Proof } from '../prove.ts';
import { numbersInFiles } from './numbers-in-files.ts';

/**
 * A vault that is moved: encrypted exports go through `./railyard import-cards`, beside API, worker and vault as
 * processes of their own, on a PostgreSQL that waits for its disk. How many cards an hour that is, whether the mapping
 * stays what it was however often an import is killed, and whether a number is in anything that was written.
 */
const CARDS = 200_000;
const CARDS_AN_HOUR_LEAST = 1_000_000;
const KILLS = 100;
const CARDS_KILLED = 3_000;
/** Every so many-th number is looked for in every encoding of the leak scan; as digits, all are. */
const ENCODED_EACH = 100;

export async function proveVault(quick: boolean): Promise<Proof> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-vault-'));
  // PostgreSQL runs as a user of its own where this is root.
  fs.chmodSync(folder, 0o711);
  const [run, temporary] = [path.join(folder, 'run'), path.join(folder, 'temporary')];
  for (const made of [run, temporary]) fs.mkdirSync(made);
  const database = path.join(folder, 'database');
  const postgres = await startEmbeddedPostgres(database, { max_connections: '200' });

  try {
    const cluster = await clusterOn(postgres.connection);
    Object.assign(process.env, { [CLUSTER_VARIABLE]: JSON.stringify(cluster), [RUN_FOLDER_VARIABLE]: run });
    const move = await openMove(temporary);
    const share = quick ? 10 : 1;
    const killed = await importKilled(move, KILLS / share);
    const measured = await importWhole(move, CARDS / share);
    await move.close();
    const leaks = await scanForLeaks({ cluster, folder: database, run, temporary });
    fs.rmSync(path.join(run, 'secrets'), { recursive: true }); // what the scan was told to look for
    const inClear = numbersInFiles(folder, move.numbers);
    return proofOf(measured, killed, { leaks, inClear, numbers: move.numbers.size });
  } finally {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** As tests find theirs: a template that is migrated, on a server that keeps what it was told. */
async function clusterOn(connection: Connection): Promise<Cluster> {
  if (!('host' in connection)) throw new Error('BUG: the embedded PostgreSQL has no socket');
  const { host, user } = connection;
  const template = 'railyard_template';
  await execute({ host, user, database: 'postgres' }, `CREATE DATABASE ${template}`);
  await migrate({ host, user, database: template }, new Date(), migrationFolders('sandbox'));
  return { host, user, template };
}

type Move = Readonly<{
  service: SplitService;
  /** Of every export so far. */
  numbers: Set<string>;
  railyard(...words: readonly string[]): ServiceProcess;
  /** Writes an encrypted export of so many cards; gives the name of its file. */
  makeExport(name: string, cards: number): string;
  inFolder(name: string): string;
  close(): Promise<void>;
}>;

async function openMove(temporary: string): Promise<Move> {
  const service = await openSplitService();
  const inFolder = (name: string): string => path.join(service.folder, name);
  const environment = {
    DATABASE_URL: urlOf(service.database.connection),
    RAILYARD_DATA_DIR: inFolder('vault'),
    TMPDIR: temporary,
  };
  const railyard: Move['railyard'] = (...words) =>
    openProcess(environment, { command: [process.execPath, CLI, 'import-cards', ...words] });
  await outputOf(railyard('key', '--out', inFolder('key.asc')));
  const publicKey = fs.readFileSync(inFolder('key.asc'), 'utf8');
  const numbers = new Set<string>();

  const makeExport: Move['makeExport'] = (name, cards) => {
    const first = numbers.size;
    const rows = Array.from({ length: cards }, (_, at) => {
      const number = cardNumber(first + at);
      numbers.add(number);
      if (at % ENCODED_EACH === 0) recordSecret(number);
      const buyer = `${name}-buyer-${Math.floor(at / 2)}`;
      return `${name}-${at},${number},12/40,${buyer},Ada ${at},ada-${at}@example.com,${at}10009876543`;
    });
    const file = inFolder(`${name}.pgp`);
    fs.writeFileSync(file, encryptFile(publicKey, Buffer.from([HEADER, ...rows, ''].join('\n'))));
    return file;
  };
  return { service, numbers, railyard, makeExport, inFolder, close: service.close };
}

const CLI = path.join(import.meta.dirname, '../../cli/main.ts');
const HEADER = [
  ...['external_identifier', 'number', 'expiration_date', 'buyer_external_identifier', 'display_name'],
  ...['email_address', 'scheme_transaction_id'],
].join(',');

async function outputOf(process: ServiceProcess): Promise<string> {
  if ((await process.ended()) !== 0) throw new Error(process.output());
  return process.output();
}

type ImportSpeed = Readonly<{ cards: number; seconds: number; isSameNumber: boolean }>;

async function importWhole(move: Move, cards: number): Promise<ImportSpeed> {
  const file = move.makeExport('whole', cards);
  const began = performance.now();
  const told = await outputOf(
    move.railyard('run', file, '--from', 'other', '--mapping', move.inFolder('whole.csv'), '--json'),
  );
  const seconds = (performance.now() - began) / 1_000;
  const { imported } = JSON.parse(told) as { imported: number };
  return { cards: imported, seconds, isSameNumber: await isSameNumber(move, cards) };
}

/** A card that the vault of the service seals has the fingerprint of the imported one: it opens what is stored. */
async function isSameNumber({ service, numbers }: Move, cards: number): Promise<boolean> {
  const number = [...numbers].at(-1);
  const body = { method: 'card', number, expiration_date: '12/40' };
  const typed = JSON.parse((await service.call('POST', '/payment-methods', body)).text) as Fingerprint;
  const listed = await service.call('GET', `/payment-methods?external_identifier=whole-${cards - 1}`);
  const [imported] = (JSON.parse(listed.text) as { items: readonly Fingerprint[] }).items;
  return typed.fingerprint !== undefined && typed.fingerprint === imported?.fingerprint;
}
type Fingerprint = Readonly<{ fingerprint?: string }>;

/** Kills by what they left of their export: nothing stored, some of it, or all. */
type Killed = Readonly<Record<'none' | 'some' | 'all', number>> &
  Readonly<{ wrongMappings: number; brokenOff: number }>;

/**
 * Exports one after the other, each read by a run that is killed and by one that goes on. Old ids are in the order of
 * exports: a mapping has to begin with all bytes of the one before, and to hold what was stored before the kill.
 */
async function importKilled(move: Move, kills: number): Promise<Killed> {
  const dice = throwDice(kills);
  const counts = { none: 0, some: 0, all: 0, wrongMappings: 0, brokenOff: 0 };
  const mappingOf = async (file: string): Promise<string> => {
    const { mapping: written, brokenOff } = await readMapping(move, file);
    counts.brokenOff += brokenOff;
    return written;
  };
  const stored = async (name: string): Promise<number> => (await storedLines(move, name)).length;
  const began = performance.now();
  const first = mappingOf(move.makeExport('killed-0000', CARDS_KILLED));
  await eventually(async () => (await stored('killed-0000')) > 0);
  const storingFromMs = performance.now() - began;
  let mapping = await first;
  const wholeMs = performance.now() - began;

  for (let round = 1; counts.none + counts.some + counts.all < kills; round += 1) {
    const name = `killed-${String(round).padStart(4, '0')}`;
    const file = move.makeExport(name, CARDS_KILLED);
    const run = move.railyard('run', file, '--from', 'other', '--mapping', move.inFolder('broken-off.csv'));
    // Every other one while it stores, which is a short part of a run of few cards.
    const isStoring = round % 2 === 0;
    if (isStoring) await eventually(async () => (await stored(name)) > 0);
    await pause(dice.fraction() * (isStoring ? wholeMs - storingFromMs : wholeMs));
    const isKilled = run.child.exitCode === null;
    await run.end('SIGKILL');
    const left = await storedLines(move, name);
    if (isKilled) counts[left.length === 0 ? 'none' : left.length < CARDS_KILLED ? 'some' : 'all'] += 1;
    const next = await mappingOf(file);
    const isRight =
      next.startsWith(mapping) &&
      next.split('\n').length === mapping.split('\n').length + CARDS_KILLED &&
      left.every((line) => next.includes(line));
    if (!isRight) counts.wrongMappings += 1;
    mapping = next;
    if (round % TOLD_EACH === 0)
      console.error(`killed ${counts.none + counts.some + counts.all} of ${kills}`);
  }
  if ((await mappingOf(move.inFolder('killed-0001.pgp'))) !== mapping) counts.wrongMappings += 1;
  return counts;
}

const TOLD_EACH = 5;

/** What a run that nobody kills writes. On a machine that is too busy to connect in time, one is begun again. */
async function readMapping(
  move: Move,
  file: string,
): Promise<Readonly<{ mapping: string; brokenOff: number }>> {
  const mapping = move.inFolder('killed.csv');
  for (let brokenOff = 0; ; brokenOff += 1) {
    const run = move.railyard('run', file, '--from', 'other', '--mapping', mapping);
    if ((await run.ended()) === 0) return { mapping: fs.readFileSync(mapping, 'utf8'), brokenOff };
    if (brokenOff === BROKEN_OFF_MAX || !run.output().includes('Start it again'))
      throw new Error(run.output());
  }
}

const BROKEN_OFF_MAX = 20;

/** Lines that a mapping has to have of an export's cards, by what is stored now. */
async function storedLines({ service }: Move, name: string): Promise<readonly string[]> {
  const pairs = await importedPairs(service.database.db, toId('default'), 'other', name, CARDS_KILLED);
  return pairs.map((pair) => `\n${pair.old_id},${pair.payment_method_id}\n`);
}

type SearchResult = Readonly<{ numbers: number; leaks: number; inClear: number }>;

function proofOf(
  { cards, seconds, isSameNumber: isSame }: ImportSpeed,
  { none, some, all, wrongMappings, brokenOff }: Killed,
  { numbers, leaks, inClear }: SearchResult,
): Proof {
  const perHour = Math.round((cards / seconds) * 3_600);
  return {
    head: ['what', 'found', 'goal'],
    rows: [
      ['cards an hour', `${perHour}`, `at least ${CARDS_AN_HOUR_LEAST}`],
      ['mappings that were not the same bytes', `${wrongMappings}`, '0'],
      ['numbers in clear in what was written', `${inClear}`, '0'],
      ['problems of the leak scan', `${leaks}`, '0'],
    ],
    told: [
      `${cards} cards in ${seconds.toFixed(1)} s, by one run on ${os.availableParallelism()} processors, with both ` +
        'readings of the file',
      `the vault of the service ${isSame ? 'recognises' : 'DOES NOT RECOGNISE'} an imported number that is typed`,
      `${none + some + all} kills: ${none} before anything of the export was stored, ${some} amid it, ${all} after` +
        (brokenOff === 0 ? '' : `; ${brokenOff} more runs broke off by themselves, and were begun again`),
      `looked for: ${numbers} numbers as digits, one of ${ENCODED_EACH} in every encoding`,
    ],
    holds: perHour >= CARDS_AN_HOUR_LEAST && isSame && some > 0 && wrongMappings + inClear + leaks === 0,
  };
}
