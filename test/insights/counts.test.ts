import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { countPayments } from '../../server/db/queries/payment-counting.ts';
import { toId } from '../../server/domain/ids.ts';
import { paymentsToCount } from '../../server/insights/count-payments.ts';
import { PERIODIC_JOBS } from '../../server/jobs/jobs.ts';
import { startWorker } from '../../server/jobs/worker.ts';
import { eventually } from '../harness/index.ts';
import { type Observatory, HOUR_MS, openObservatory } from '../harness/observatory.ts';

/**
 * What the counts say is what a plain walk over all payments says, whatever happened to the payments meanwhile, in
 * which order it was committed, and however often and by whom it was counted.
 */
const START = '2027-03-01T00:00:00Z';
let observatory: Observatory;
before(async () => {
  observatory = await openObservatory(START);
  const paid = await observatory.shop.pay({ metadata: { channel: 'web', order: '1' } });
  assert.equal(paid.status, 201, paid.text);
});
after(() => observatory.close());

const FIELDS = fc.record({
  minutes: fc.integer({ min: 0, max: 3 * 24 * 60 - 1 }),
  amount: fc.integer({ min: 0, max: 10_000 }),
  outcome: fc.constantFrom('processing', 'declined', 'failed', 'authorized'),
  country: fc.constantFrom('US', 'DE', null),
  currency: fc.constantFrom('USD', 'EUR'),
  method: fc.constantFrom('card', 'paypal'),
  payment_method_bin: fc.constantFrom('41111111', '55555555', null),
  error_code: fc.constantFrom('insufficient_funds', null),
  merchant_initiated: fc.boolean(),
  channel: fc.constantFrom('web', 'app', null),
  authentication: fc.constantFrom('complete', 'declined', null),
});
type Fields = ReturnType<(typeof FIELDS)['generate']>['value'];
const STEPS = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('pay' as const), fields: FIELDS, lateMs: fc.nat(9_000_000) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('change' as const), fields: FIELDS, which: fc.nat() }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('count' as const), limit: fc.integer({ min: 1, max: 4 }) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('count twice at once' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
  ),
  { minLength: 5, maxLength: 30 },
);

let accounts = 0;
let timeMs = Date.parse(START) + 4 * 24 * HOUR_MS;

test('counts are what a walk over history says, in any order of changes, commits and workers', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      const account = `counted-${(accounts += 1)}`;
      const made = await observatory.shop.post('/merchant-accounts', { id: account, display_name: account });
      assert.equal(made.status, 201, made.text);
      const ids: string[] = [];
      await observatory.rows('INSERT INTO payment_countings (merchant_account_id) VALUES ($1)', [account]);
      for (const step of steps) {
        observatory.moveTo(new Date((timeMs += 1_000)));
        if (step.do === 'pay') {
          ids.push(randomUUID());
          // A payment may be committed after others that changed later than it did.
          await write(
            account,
            ids.at(-1) ?? '',
            step.fields,
            new Date(timeMs - Math.min(step.lateMs, HOUR_MS / 2)),
          );
        } else if (step.do === 'change' && ids.length > 0)
          await write(account, ids[step.which % ids.length] ?? '', step.fields, new Date(timeMs));
        else if (step.do === 'count') await countSlice(account, step.limit);
        else if (step.do === 'count twice at once')
          await Promise.all([countSlice(account, 3), countSlice(account, 3), countSlice(account, 3)]);
        else if (step.do === 'wait') timeMs += HOUR_MS;
      }
      await observatory.count();
      await assertAsWalked(account);
    }),
    { numRuns: 12, endOnFailure: false },
  );
});

test('of many payments that wait, a worker counts slice after slice and does not sleep in between', async () => {
  const account = `counted-${(accounts += 1)}`;
  const made = await observatory.shop.post('/merchant-accounts', { id: account, display_name: account });
  assert.equal(made.status, 201, made.text);
  const at = new Date((timeMs += HOUR_MS)).toISOString();
  await observatory.rows(
    `INSERT INTO transactions
     SELECT r.* FROM transactions t, generate_series(1, $3) serial, jsonb_populate_record(t, jsonb_build_object(
       'merchant_account_id', $1::text, 'transaction_id', md5($1 || serial)::uuid,
       'created_at', $2::timestamptz, 'updated_at', $2::timestamptz)) r
     WHERE t.merchant_account_id = 'default'`,
    [account, at, WAITING],
  );
  observatory.moveTo(new Date((timeMs += 2 * HOUR_MS)));
  const job = PERIODIC_JOBS.find(({ name }) => name === paymentsToCount.name);
  assert.ok(job);
  const worker = startWorker(observatory.shop.service.parts, [{ ...job, everyMs: 24 * HOUR_MS }]);
  try {
    await eventually(async () => {
      const [counted] = await observatory.rows<{ payments: bigint }>(
        'SELECT count(*) AS payments FROM counted_payments WHERE merchant_account_id = $1',
        [account],
      );
      return counted?.payments === BigInt(WAITING) && !(await isUnread(account));
    });
  } finally {
    await worker.close();
  }
});

/** More than some slices. */
const WAITING = 2_100;

/** By either reading. */
async function isUnread(account: string): Promise<boolean> {
  const unread = await observatory.rows(
    `SELECT FROM payment_countings c JOIN transactions t USING (merchant_account_id)
     WHERE merchant_account_id = $1 AND ((t.updated_at, t.transaction_id) > (c.reached_at, c.reached_id)
       OR (t.updated_at, t.transaction_id) > (c.again_at, c.again_id)) LIMIT 1`,
    [account],
  );
  return unread.length > 0;
}

/** As a worker does with the lease that it finds; those that come at once have the same. */
async function countSlice(account: string, limit: number): Promise<void> {
  const [row] = await observatory.rows<{ due_at: string }>(
    'SELECT due_at FROM payment_countings WHERE merchant_account_id = $1',
    [account],
  );
  const { db } = observatory.shop.service;
  for (const reading of ['soon', 'again'] as const)
    await countPayments(
      db,
      { merchant_account_id: toId<'merchant-account'>(account), due_at: row?.due_at ?? '' },
      {
        reading,
        now: observatory.now(),
        limit,
        metadataKeys: ['channel'],
        dueAt: reading === 'soon' ? (row?.due_at ?? '') : new Date((timeMs += 1)),
        moreAt: reading === 'soon' ? (row?.due_at ?? '') : new Date(timeMs),
      },
    );
}

async function write(account: string, id: string, fields: Fields, updatedAt: Date): Promise<void> {
  const { minutes, outcome, channel, authentication, ...columns } = fields;
  const isAuthorized = outcome === 'authorized';
  const amount = isAuthorized ? columns.amount : 0;
  const createdAt = new Date(Date.parse(START) + minutes * 60_000).toISOString();
  await observatory.rows(
    `INSERT INTO transactions
     SELECT r.* FROM transactions t, jsonb_populate_record(t, $1) r WHERE t.merchant_account_id = 'default'
     ON CONFLICT (merchant_account_id, transaction_id) DO UPDATE SET (status, amount, authorized_amount, held_amount,
       authorized_at, country, currency, method, payment_method_bin, error_code, merchant_initiated, metadata,
       three_d_secure, updated_at) = (excluded.status, excluded.amount, excluded.authorized_amount,
       excluded.held_amount, excluded.authorized_at, excluded.country, excluded.currency, excluded.method,
       excluded.payment_method_bin, excluded.error_code, excluded.merchant_initiated, excluded.metadata,
       excluded.three_d_secure, excluded.updated_at)`,
    [
      JSON.stringify({
        ...columns,
        merchant_account_id: account,
        transaction_id: id,
        status: outcome,
        captured_amount: 0,
        captured_at: null,
        authorized_amount: amount,
        held_amount: amount,
        authorized_at: isAuthorized ? createdAt : null,
        metadata: channel === null ? null : { channel, order: id },
        three_d_secure: authentication === null ? null : { status: authentication, response_data: null },
        created_at: createdAt,
        updated_at: updatedAt.toISOString(),
      }),
    ],
  );
}

/** Every filter of the table by itself and with one other, against the same written by hand. */
const WALKED: Readonly<Record<string, readonly [words: readonly string[], condition: string]>> = {
  country: [['DE', 'none'], `(country = 'DE' OR country IS NULL)`],
  currency: [['EUR'], `currency = 'EUR'`],
  method: [['paypal'], `method = 'paypal'`],
  payment_method_bin: [['411111'], `left(payment_method_bin, 6) = '411111'`],
  error_code: [['none'], 'error_code IS NULL'],
  authorized: [['true', 'false'], `(authorized_at IS NOT NULL OR status IN ('declined', 'failed'))`],
  merchant_initiated: [['true'], 'merchant_initiated'],
  metadata: [['channel:web', 'channel:app'], `metadata ->> 'channel' IN ('web', 'app')`],
  authentication_outcome: [['complete'], `three_d_secure ->> 'status' = 'complete'`],
};
const DECIDED = `(authorized_at IS NOT NULL OR status IN ('declined', 'failed'))`;

async function assertAsWalked(account: string): Promise<void> {
  const names = [null, ...Object.keys(WALKED)];
  for (const [index, name] of names.entries()) {
    const other = names[(index * 4 + 3) % names.length] ?? null;
    const chosen = [...new Set([name, other])].filter((each) => each !== null);
    const condition = chosen.map((each) => WALKED[each]?.[1] ?? '').join(' AND ') || 'true';
    const query = chosen
      .flatMap((each) => (WALKED[each]?.[0] ?? []).map((word) => `&${each}=${word}`))
      .join('');
    await assertTotals(account, query, condition);
  }
  await assertModule(account, 'country', `coalesce(country, 'none')`);
  await assertModule(account, 'payment_method_bin', `coalesce(left(payment_method_bin, 6), 'none')`);
  await assertModule(account, 'metadata', `coalesce('channel:' || (metadata ->> 'channel'), 'none')`);
}

async function assertTotals(account: string, query: string, condition: string): Promise<void> {
  const of = async (source: string, metric: string) =>
    (
      await observatory.shop.get(
        `/metrics-explorer/${source}/metrics/${metric}/totals?datetime_range=${START}/P3D${query}`,
        { merchantAccount: account },
      )
    ).body;
  const walked = await observatory.rows<WalkedRow>(
    `SELECT hour::integer, count(*)::integer AS payments, sum(amount)::integer AS amount,
       count(*) FILTER (WHERE authorized_at IS NOT NULL)::integer AS good,
       count(*) FILTER (WHERE ${DECIDED})::integer AS decided, count(DISTINCT currency)::integer AS currencies
     FROM (
       SELECT *, floor(extract(epoch FROM created_at - $2::timestamptz) / 3600) AS hour FROM transactions
     ) t WHERE merchant_account_id = $1 AND ${condition} GROUP BY GROUPING SETS ((hour), ())`,
    [account, START],
  );
  const all = walked.find(({ hour }) => hour === null);
  const hours = Array.from({ length: 72 }, (_, hour) => walked.find((row) => row.hour === hour));
  const about = `${account} ${query}`;
  const transactions = await of('authorization', 'transactions');
  assert.equal(transactions.summary.current.value, all?.payments ?? 0, about);
  assert.deepEqual(
    transactions.series.current.values,
    hours.map((row) => row?.payments ?? 0),
    about,
  );
  const volume = await of('authorization', 'volume');
  assert.equal(volume.summary.current.value, (all?.currencies ?? 0) > 1 ? null : (all?.amount ?? 0), about);
  const rate = await of('authorization', 'auth_rate');
  assert.equal(rate.summary.current.value, rateOf(all), about);
  assert.deepEqual(rate.series.current.values, hours.map(rateOf), about);
  assert.equal((await of('monitoring', 'transactions')).summary.current.value, all?.decided ?? 0, about);
}

type WalkedRow = Readonly<{
  hour: number | null;
  payments: number;
  amount: number | null;
  good: number;
  decided: number;
  currencies: number;
}>;
function rateOf(row: WalkedRow | undefined): number | null {
  return row === undefined || row.decided === 0 ? null : row.good / row.decided;
}

async function assertModule(account: string, module: string, word: string): Promise<void> {
  const { body } = await observatory.shop.get(
    `/metrics-explorer/authorization/metrics/transactions/modules/${module}?datetime_range=${START}/P3D`,
    { merchantAccount: account },
  );
  const walked = await observatory.rows<{ word: string; payments: number }>(
    `SELECT ${word} AS word, count(*)::integer AS payments FROM transactions WHERE merchant_account_id = $1 GROUP BY 1`,
    [account],
  );
  const told = body.map(({ key, value }: { key: string; value: number }) => ({ word: key, payments: value }));
  const sorted = (rows: readonly { word: string }[]) => [...rows].sort((a, b) => (a.word < b.word ? -1 : 1));
  assert.deepEqual(sorted(told), sorted(walked), `${account} ${module}`);
}
