import { setTimeout as delay } from 'node:timers/promises';
import {
  type Checkpoint,
  type SealedEntry,
  openCheckpoint,
  verifyEntries,
} from '../log-verifier/src/index.ts';
import { argument } from './argument.ts';
import { timesOf } from './cpu.ts';
import { PAYMENT } from './payment.ts';
import { startRig } from './rig.ts';

/**
 * `npm run bench -- --only=transparency-log [--rows=1000000] [--tampered=1000] [--seconds=5]`: what sealing an entry
 * takes beside a payment, by processor time; and whether a verifier with an old checkpoint finds each of so many
 * entries that are changed, taken out, put in and moved by SQL in a log of so many.
 */
const rows = Number(argument('rows') ?? 1_000_000);
const tampered = Number(argument('tampered') ?? 1_000);
const seconds = Number(argument('seconds') ?? 5);
const CONNECTIONS = 64;
const PAGE = 1_000;
const SLICE = 50_000;

const rig = await startRig();

async function measure(): Promise<void> {
  const headers = { authorization: `Bearer ${await rig.token()}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body: string | Buffer | null = null) => {
    const answer = await fetch(`${rig.url}${path}`, { method, headers, body });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const sql = (text: string, values: readonly unknown[] = []) =>
    rig.db.query<Readonly<Record<string, bigint>>>({ name: '', text }, values);
  const count = async (what: string): Promise<number> =>
    Number((await sql(`SELECT (${what})::bigint AS n`))[0]?.['n'] ?? 0n);

  const payment = await costOfPayment(ask, count);
  const sealing = await costOfSealing(sql, count);
  const share = (payment.rows * sealing.microseconds) / payment.microseconds;
  console.table([
    {
      'a payment, µs': Math.round(payment.microseconds),
      'its entries': payment.rows.toFixed(2),
      'sealing an entry, µs': sealing.microseconds.toFixed(2),
      'of a payment': `${(100 * share).toFixed(2)} %`,
      goal: share <= 0.02 ? 'kept' : 'missed',
    },
  ]);
  console.table(await findTampering(ask, sql));
}

type Answer = Readonly<{
  items: readonly SealedEntry[];
  next_cursor: string | null;
  size: number;
  keys: readonly Readonly<{ verifier_key: string }>[];
  checkpoint: Readonly<{ note: string; size: number }> | null;
}>;
type Ask = (method: string, path: string, body?: string | Buffer | null) => Promise<Answer>;
type Sql = (
  text: string,
  values?: readonly unknown[],
) => Promise<readonly Readonly<Record<string, bigint>>[]>;
type Count = (what: string) => Promise<number>;

const ENTRIES = '(SELECT count(*) FROM ledger_entries) + (SELECT count(*) FROM audit_logs)';

/** Processor time of the service and of PostgreSQL for one payment, and the entries that it writes. */
async function costOfPayment(
  ask: Ask,
  count: Count,
): Promise<Readonly<{ microseconds: number; rows: number }>> {
  const pay = async (untilMs: number): Promise<number> => {
    let paid = 0;
    const payOn = async (): Promise<void> => {
      for (; performance.now() < untilMs; paid += 1) await ask('POST', '/transactions', PAYMENT);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, payOn));
    return paid;
  };
  await pay(performance.now() + seconds * 1_000);
  const [rowsBefore, before] = [await count(ENTRIES), timesOf(rig.processes)];
  const paid = await pay(performance.now() + seconds * 1_000);
  const microseconds = takenSince(before) / paid;
  return { microseconds, rows: ((await count(ENTRIES)) - rowsBefore) / paid };
}

/** Of the service with its worker, and of all of PostgreSQL. */
function takenSince(before: Readonly<Record<string, number>>): number {
  const after = timesOf(rig.processes);
  const ours = Object.keys(after).filter((part) => /^(?:service|PostgreSQL)/.test(part));
  return ours.reduce((sum, part) => sum + (after[part] ?? 0) - (before[part] ?? 0), 0) / 1_000;
}

/** By the worker of the service, while nothing else is done. What it does at rest in as long is taken off. */
async function costOfSealing(sql: Sql, count: Count): Promise<Readonly<{ microseconds: number }>> {
  await sealAll(sql, count);
  for (let made = 0; made < rows; made += SLICE) {
    const until = Math.min(SLICE, rows - made) / 2;
    for (const text of COPIES) await sql(text, [until]);
  }
  await sql('ANALYZE ledger_entries, audit_logs');
  await closeLedger(sql, count);
  await delay(5_000);
  const [restBegan, rest] = [performance.now(), timesOf(rig.processes)];
  await delay(5_000);
  const restPerMs = takenSince(rest) / (performance.now() - restBegan);
  const [began, before, sizeBefore] = [performance.now(), timesOf(rig.processes), await count(SIZE)];
  await sealAll(sql, count);
  const added = (await count(SIZE)) - sizeBefore;
  return { microseconds: (takenSince(before) - restPerMs * (performance.now() - began)) / added };
}

const SIZE = `SELECT size FROM transparency_logs WHERE merchant_account_id = 'default'`;
const COPIES = [
  `INSERT INTO ledger_entries (merchant_account_id, transaction_id, operation_id, movement, debit, credit, currency,
     amount, created_at)
   SELECT merchant_account_id, gen_random_uuid(), gen_random_uuid(), movement, debit, credit, currency, amount, now()
   FROM (SELECT * FROM ledger_entries LIMIT 1) one, generate_series(1, $1)`,
  `INSERT INTO audit_logs (merchant_account_id, audit_log_id, at, action, operation, resource_type, resource_id,
     resource_name, actor_id, actor_name, request_id, actor_kind)
   SELECT merchant_account_id, gen_random_uuid(), now(), action, operation, resource_type, gen_random_uuid()::text,
     resource_name, actor_id, actor_name, gen_random_uuid()::text, actor_kind
   FROM (SELECT * FROM audit_logs LIMIT 1) one, generate_series(1, $1)`,
];

async function closeLedger(sql: Sql, count: Count): Promise<void> {
  // Sealing waits meanwhile.
  await sql(`UPDATE transparency_logs SET due_at = 'infinity'`);
  const rest = `SELECT count(*) FROM (SELECT FROM ledger_entries WHERE ledger_entry_id >
    (SELECT closed_until FROM ledger_closings WHERE merchant_account_id = 'default') LIMIT 1) open`;
  while ((await count(rest)) > 0) await sql('SELECT close_ledger(1000000)');
}

/** Until all of it is signed. */
async function sealAll(sql: Sql, count: Count): Promise<void> {
  await closeLedger(sql, count);
  const all = await count(ENTRIES);
  for (;;) {
    await sql(
      `UPDATE transparency_logs SET due_at = '-infinity' WHERE due_at > now() + interval '150 seconds'
      OR (size = checkpoint_size AND size < $1)`,
      [all],
    );
    if ((await count('SELECT checkpoint_size FROM transparency_logs LIMIT 1')) >= all) return;
    await delay(500);
  }
}

async function findTampering(ask: Ask, sql: Sql): Promise<readonly object[]> {
  const log = await ask('GET', '/transparency-log');
  const keys = log.keys.map((key) => key.verifier_key);
  const older = await openCheckpoint(log.checkpoint?.note ?? '', keys);
  const verified = async (): Promise<object> => {
    const beganMs = performance.now();
    const known = { older, faultsMax: Number.POSITIVE_INFINITY };
    const { entries, faults } = await verifyEntries(exported(ask, older), older, known);
    const ofKind = (pattern: RegExp): number => faults.filter((fault) => pattern.test(fault)).length;
    return {
      entries,
      changed: ofKind(/was changed$/),
      'taken out': ofKind(/is gone/),
      'put in': ofKind(/not in the log/),
      roots: ofKind(/have not the root/),
      seconds: Math.round((performance.now() - beganMs) / 1_000),
    };
  };
  const untouched = await verified();
  const each = Math.floor(tampered / 4);
  for (const text of TAMPERINGS) await sql(text, [each]);
  const touched = await verified();
  const expected = { changed: 2 * each, 'taken out': each, 'put in': each };
  const reached = Object.entries(expected).every(([kind, n]) => Reflect.get(touched, kind) === n);
  return [
    { what: 'as it was sealed', ...untouched },
    { what: `by SQL: ${4 * each} entries`, ...touched },
    { what: 'expected', ...expected, roots: 0, goal: reached ? 'each found' : 'missed' },
  ];
}

/** A quarter each, of random entries, no two the same: amounts, times and names, deletions, and earlier entries. */
const DRAWN = `SELECT ledger_entry_id FROM ledger_entries WHERE ledger_entry_id %`;
const TAMPERINGS = [
  `UPDATE ledger_entries SET amount = amount + 1 WHERE ledger_entry_id IN (${DRAWN} 4 = 0 ORDER BY random() LIMIT $1)`,
  `UPDATE audit_logs SET at = at - interval '1 second', actor_name = 'nobody' WHERE audit_log_id IN
     (SELECT audit_log_id FROM audit_logs ORDER BY random() LIMIT $1)`,
  `DELETE FROM ledger_entries WHERE ledger_entry_id IN (${DRAWN} 4 = 1 ORDER BY random() LIMIT $1)`,
  `INSERT INTO ledger_entries OVERRIDING SYSTEM VALUE SELECT merchant_account_id, -ledger_entry_id, transaction_id,
     payout_id, operation_id, movement, debit, credit, currency, amount, created_at FROM ledger_entries
   WHERE ledger_entry_id IN (${DRAWN} 4 = 2 ORDER BY random() LIMIT $1)`,
];

async function* exported(ask: Ask, { size }: Checkpoint): AsyncGenerator<SealedEntry> {
  for (let cursor: string | null = ''; cursor !== null;) {
    const more: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const page: Answer = await ask('GET', `/transparency-log/entries?limit=${PAGE}&index_lt=${size}${more}`);
    yield* page.items;
    cursor = page.next_cursor;
  }
}

// Last, since it reads the constants above.
try {
  await measure();
} finally {
  await rig.close();
}
