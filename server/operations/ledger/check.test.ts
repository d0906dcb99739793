import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type Shop, openShop } from '../../../test/harness/shop.ts';
import { PERIODIC_JOBS } from '../../jobs/jobs.ts';
import { createLog } from '../../platform/log.ts';
import { ledgerDifferences } from './check.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());
beforeEach(async () => {
  await ask('TRUNCATE ledger_checks, ledger_entries, ledger_totals, ledger_closings, transactions CASCADE');
  await shop.pay({ intent: 'capture' });
});

const job = PERIODIC_JOBS.find(({ name }) => name === 'check-ledger') ?? assert.fail('there is such a job');

test('a ledger that says what the books say is told with how much was checked', async () => {
  const told = await pass();
  assert.deepEqual(
    told
      .filter(({ level }) => level >= INFO)
      .map(({ msg, slices, differences }) => [msg, slices, differences]),
    [['the ledger was checked', 2, 0]],
  );
});

test('the next pass begins an hour after the last, and not before', async () => {
  await pass();
  assert.equal(await job.run(shop.service.parts), 0);
  const [row] = await ask<{ due: boolean; ended_differences: bigint }>(
    `SELECT due_at - ended_at = interval '1 hour' AS due, ended_differences FROM ledger_checks`,
  );
  assert.deepEqual(row, { due: true, ended_differences: 0n });
});

test('a slice that is not the last is told to whoever looks closely, with where the next one begins', async () => {
  const [slice] = (await pass()).filter(({ level }) => level < INFO);
  assert.deepEqual(
    [slice?.msg, slice?.merchantAccountId, slice?.slices, slice?.differences, slice?.next],
    ['a slice of the ledger was checked', 'default', 1, 0, { subject: 'payouts', after: NO_ID }],
  );
});

test('a pass that takes long is followed by as long a rest as lets passes take a fifth of the time', async () => {
  await pass();
  await ask(`UPDATE ledger_checks SET due_at = '-infinity', began_at = now() - interval '2 hours'`);
  const told = (await pass({ isNew: false })).find(({ level }) => level === INFO);
  const tookMs = told?.tookMs ?? 0;
  assert.ok(tookMs >= 7_200_000, String(tookMs));
  const [row] = await ask<{ rest: string }>(
    `SELECT extract(epoch FROM due_at - ended_at) * 1000 AS rest FROM ledger_checks`,
  );
  assert.equal(Number(row?.rest), 5 * tookMs);
});

test('a pass goes on where the process before it stopped', async () => {
  // 2,000 transactions and their entries, as nobody pays in a test
  await ask(COPIES_OF_A_PAYMENT);
  await ask(`UPDATE ledger_checks SET due_at = '-infinity'`);
  assert.equal(await job.run(shop.service.parts), 1);
  const [first] = await ask<{ slices: bigint; checked_until: string }>(`SELECT * FROM ledger_checks`);
  assert.equal(first?.slices, 1n);
  const [reached] = await ask(`SELECT FROM transactions WHERE transaction_id = $1`, [first?.checked_until]);
  assert.ok(reached, 'it stands on a transaction, not at the end');
  const told = await pass({ isNew: false });
  assert.deepEqual(
    told.filter(({ level }) => level >= INFO).map(({ slices, differences }) => [slices, differences]),
    [[4, 0]],
  );
});

test('a ledger that was tampered with is told in the log, with its slice, and in the audit log', async () => {
  const audited = await differencesAudited();
  await ask(
    `UPDATE ledger_entries SET amount = amount + 1
     WHERE ledger_entry_id = (SELECT min(ledger_entry_id) FROM ledger_entries WHERE movement = 'capture')`,
  );
  const errors = (await pass()).filter(({ level }) => level > INFO);
  assert.ok(
    errors.every(({ level }) => level === ERROR),
    'as errors',
  );
  assert.deepEqual(
    errors
      .slice(0, 2)
      .map(({ account, ledger, transactions }) => [account, Number(ledger) - Number(transactions)]),
    [
      ['captured', -1],
      ['processor_receivable', 1],
    ],
  );
  const { msg, merchantAccountId, subject, after: from, until, currency } = errors[0] ?? {};
  assert.deepEqual(
    [msg, merchantAccountId, subject, from, until, currency],
    ['the ledger differs from the books', 'default', 'transactions', NO_ID, LAST_ID, 'USD'],
  );
  assert.deepEqual([errors.at(-1)?.msg, errors.at(-1)?.differences], ['the check of the ledger failed', 2]);
  const [entry, ...earlier] = await differencesAudited();
  assert.deepEqual(earlier, audited.slice(0, earlier.length), 'it is told once');
  const { resource, operation, action, user } = entry ?? assert.fail('it is told');
  assert.deepEqual([operation, action, user.name], ['check_ledger', 'created', 'check-ledger']);
  assert.deepEqual(resource, {
    type: 'ledger-difference',
    id: 'default',
    name: 'USD captured: -1; USD processor_receivable: 1',
  });
  const [row] = await ask<{ ended_differences: bigint }>(`SELECT ended_differences FROM ledger_checks`);
  assert.equal(row?.ended_differences, 2n);
});

test('a posting that no book knows of is found, whatever its account and transaction', async () => {
  await ask(
    `INSERT INTO ledger_entries (merchant_account_id, transaction_id, movement, debit, credit, currency,
       amount, created_at)
     SELECT merchant_account_id, gen_random_uuid(), 'charge_fee', 'fees', 'deducted', 'EUR', 7, created_at
     FROM ledger_entries LIMIT 1`,
  );
  await ask(
    `INSERT INTO ledger_entries (merchant_account_id, payout_id, movement, debit, credit, currency, amount, created_at)
     SELECT merchant_account_id, gen_random_uuid(), 'pay_out', 'paid_out', 'deducted', 'GBP', 9, created_at
     FROM ledger_entries LIMIT 1`,
  );
  const found = (await ledgerDifferences(shop.service.db)).filter(({ currency }) => currency !== 'USD');
  assert.deepEqual(
    found.map(({ currency, account, ledger, transactions }) => [currency, account, ledger - transactions]),
    [
      ['EUR', 'deducted', -7n],
      ['EUR', 'fees', 7n],
      ['GBP', 'deducted', -9n],
      ['GBP', 'paid_out', 9n],
    ],
  );
});

/** The newest first. */
async function differencesAudited(): Promise<readonly AuditEntry[]> {
  return (await shop.get('/audit-logs?resource_type=ledger-difference')).body.items;
}
type AuditEntry = Readonly<{
  operation: string;
  action: string;
  user: Readonly<{ name: string }>;
  resource: object;
}>;

const NO_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const INFO = 30;
const ERROR = 50;
type LogLine = Readonly<{
  level: number;
  msg: string;
  slices?: number;
  differences?: number;
  account?: string;
  ledger?: string;
  transactions?: string;
  merchantAccountId?: string;
  subject?: string;
  after?: string;
  until?: string;
  currency?: string;
  tookMs?: number;
  next?: object;
}>;

/** A whole pass over the one merchant account there is: what it said. */
async function pass({ isNew = true } = {}): Promise<readonly LogLine[]> {
  if (isNew) await ask(`UPDATE ledger_checks SET due_at = '-infinity'`);
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  while ((await job.run({ ...shop.service.parts, log })) > 0);
  return lines.map((line) => JSON.parse(line) as LogLine);
}

const COPIES_OF_A_PAYMENT = `
  WITH ids AS (SELECT gen_random_uuid() AS id FROM generate_series(1, 2000)),
  one AS (SELECT t FROM transactions t WHERE captured_amount > 0 LIMIT 1),
  copied AS (
    INSERT INTO transactions SELECT copy.* FROM one, ids,
      jsonb_populate_record(one.t, jsonb_build_object('transaction_id', ids.id)) copy RETURNING transaction_id
  )
  INSERT INTO ledger_entries (merchant_account_id, transaction_id, movement, debit, credit, currency, amount,
    created_at)
  SELECT e.merchant_account_id, ids.id, e.movement, e.debit, e.credit, e.currency, e.amount, e.created_at
  FROM one, ids, ledger_entries e WHERE e.transaction_id = (one.t).transaction_id`;

function ask<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return shop.service.db.query<Row>({ name: '', text }, values);
}
