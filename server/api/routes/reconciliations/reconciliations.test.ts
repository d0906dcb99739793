import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { type TestAnswer, eventually } from '../../../../test/harness/index.ts';
import { reconcileAll } from '../../../../test/harness/reconciled.ts';
import { type Shop, addReportingService, openShop } from '../../../../test/harness/shop.ts';
import { linesOfTransactions, payoutsOfDays } from '../../../db/queries/settlement-payouts.ts';
import { movementsOfTransactions } from '../../../db/queries/reconciliation-items.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';

const OURS = 'default' as MerchantAccountId; // the harness made it
let shop: Shop;
let reporting: Awaited<ReturnType<typeof addReportingService>>;
/** The first day of a test: its payouts and lines of the bank are far from those of the one before. */
let first: string;
before(async () => {
  shop = await openShop({ worker: false });
  reporting = await addReportingService(shop);
});
beforeEach(async () => {
  await reporting.pass(60);
  first = today();
});
after(() => shop.close());

const pay = async (amount: number): Promise<string> => {
  const { body, text } = await shop.pay({
    ...{ payment_service_id: reporting.paymentServiceId, intent: 'capture', amount },
  });
  assert.equal(body.status, 'captured', text);
  return body.id;
};
const today = (): string => shop.service.parts.clock.nowFor(OURS).toISOString().slice(0, 10);
const get = (path: string): Promise<TestAnswer> => shop.get(`/reconciliations${path}`);

/** Works until nothing that moved is left to look at. How often the follower had something to do. */
const reconcile = (): Promise<number> => reconcileAll(shop.service.parts, OURS);

async function settlementsCome(count: number): Promise<readonly Record<string, unknown>[]> {
  let items: Record<string, unknown>[] = [];
  await reporting.pass(2);
  await eventually(async () => {
    ({ items } = (await shop.get(`/settlements?posted_at_gte=${first}T00:00:00Z`)).body);
    return items.length === count;
  });
  return items;
}

/** What the bank says that it received, on a day. */
async function receive(day: string, cents: number, reference: string): Promise<void> {
  const mapping = {
    ...{ account: 'OURS', currency: 'USD', booked_on: 'Day', amount: 'Sum', references: ['Ref'] },
    ...{ counterparty: 'Who', date_format: 'year-month-day', decimal_sign: 'point' },
  };
  const sum = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  const content = `Day,Sum,Ref,Who\n${day},${sum},${reference},MOCK CARD LTD\n`;
  const answer = await shop.post('/bank-statements', { format: 'csv', content, mapping });
  assert.equal(answer.status, 201, answer.text);
}

const payoutOf = async (): Promise<Readonly<{ reference: string; amount: bigint; paid_on: string }>> => {
  const [row] = await shop.service.db.query<{ reference: string; amount: bigint; paid_on: string }>(
    { name: '', text: 'SELECT reference, amount, paid_on FROM settlement_payouts WHERE paid_on >= $1' },
    [first],
  );
  assert.ok(row);
  return row;
};

test('200: a payment is on its way, then settled, then in the bank: each day has what became of it', async () => {
  const sold = today();
  const id = await pay(1299);
  await reconcile();
  const before = (await get(`/${sold}`)).body;
  assert.deepEqual([before.status, before.difference_count, before.is_outdated], ['open', 1, false]);
  const [difference] = (await get(`/${sold}/differences`)).body.items;
  assert.deepEqual(
    [difference.reason, difference.amount, difference.transaction_id, difference.settlement_id],
    ['timing', -1299, id, null],
  );
  assert.deepEqual(difference.terms, [{ of: 'capture', amount: -1299 }]);

  await settlementsCome(1);
  const payout = await payoutOf();
  await receive(payout.paid_on, Number(payout.amount), payout.reference);
  await reconcile();
  const now = (await get(`/${sold}`)).body;
  assert.equal(now.difference_count, 0);
  const [balance] = now.balances;
  const fee = 1299 - Number(payout.amount);
  assert.ok(fee > 0);
  assert.deepEqual(
    [balance.captured_amount, balance.settled_amount, balance.difference_amount, balance.reasons],
    [1299, 1299 - fee, -fee, [{ reason: 'fee', amount: -fee }]],
  );
  const [arrived] = (await get(`/${payout.paid_on}`)).body.balances;
  assert.deepEqual([arrived.paid_out_amount, arrived.arrived_amount], [1299 - fee, 1299 - fee]);
});

test('200: what arrived otherwise than it was paid out is unexplained to the cent, with both sides', async () => {
  await pay(2000);
  await settlementsCome(1);
  const payout = await payoutOf();
  await receive(payout.paid_on, Number(payout.amount) - 5, payout.reference);
  await reconcile();
  const { items } = (await get(`/${payout.paid_on}/differences?reason=unexplained`)).body;
  assert.equal(items.length, 1);
  assert.deepEqual([items[0].amount, items[0].transaction_id], [-5, null]);
  assert.ok(items[0].payment_service_report_id !== null && items[0].bank_statement_line_id !== null);
  const listed = (await get(`?needs_attention=true&date_gte=${first}`)).body.items;
  assert.deepEqual(
    listed.map(({ date, unexplained_count: count }: Record<string, unknown>) => [date, count]),
    [[payout.paid_on, 1]],
  );
  assert.deepEqual((await get(`/${payout.paid_on}/differences?reason=fee`)).body.items, []);
});

test('200: money that names a processor and is about no payout is unknown to us', async () => {
  const day = today();
  await receive(day, 777, 'NOTHING-KNOWN');
  await pay(500);
  await reconcile();
  const { items } = (await get(`/${day}/differences?reason=unknown-to-us`)).body;
  assert.deepEqual(
    items.map(({ amount, bank_statement_line_id: id }: Record<string, unknown>) => [amount, id !== null]),
    [[777, true]],
  );
});

test('200: what comes for a closed day corrects the day on which it comes, and nothing is told twice', async () => {
  const sold = today();
  await pay(1299);
  await reconcile();
  assert.equal((await shop.post(`/reconciliations/${sold}/close`)).status, 409, 'it is not over');
  await reporting.pass(1);
  const closed = await shop.post(`/reconciliations/${sold}/close`);
  assert.equal(closed.status, 200, closed.text);
  assert.equal(closed.body.status, 'closed');
  assert.ok(closed.body.closed_by.name.length > 0);
  assert.equal((await shop.post(`/reconciliations/${sold}/close`)).status, 409, 'once');

  await settlementsCome(1);
  await reconcile();
  assert.deepEqual((await get(`/${sold}`)).body, closed.body, 'nothing of it changes');
  const came = today();
  const { items } = (await get(`/${came}/differences?reason=timing`)).body;
  const correction = items.find((one: Record<string, unknown>) => one['corrects_date'] === sold);
  assert.deepEqual([correction?.amount, correction?.terms], [1299, [{ of: 'capture', amount: 1299 }]]);
  const days = (await get(`?date_gte=${first}`)).body.items;
  const sum = (name: string): number =>
    days.reduce(
      (all: number, day: { balances: Record<string, number>[] }) => all + (day.balances[0]?.[name] ?? 0),
      0,
    );
  assert.deepEqual([sum('captured_amount'), sum('settled_amount')], [1299, sum('paid_out_amount')]);
});

test('422: a day with something unexplained is closed for a reason alone; 409: as it was read', async () => {
  await pay(2000);
  await settlementsCome(1);
  const payout = await payoutOf();
  await receive(payout.paid_on, 100, payout.reference);
  await reporting.pass(1);
  await reconcile();
  const path = `/reconciliations/${payout.paid_on}/close`;
  const refused = await shop.post(path);
  assert.deepEqual([refused.status, refused.body.details[0].pointer], [422, '/reason']);
  const stale = await shop.post(path, { reason: 'The bank asks.', reconciled_at: '2026-01-01T00:00:00Z' });
  assert.equal(stale.status, 409, stale.text);
  const { body: seen } = await get(`/${payout.paid_on}`);
  const closed = await shop.post(path, { reason: 'The bank asks.', reconciled_at: seen.reconciled_at });
  assert.deepEqual([closed.status, closed.body.close_reason], [200, 'The bank asks.'], closed.text);
});

test('404: a day on which nothing moved', async () => {
  const answers = [
    await get('/2020-01-01'),
    await get('/2020-01-01/differences'),
    await shop.post('/reconciliations/2020-01-01/close'),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [404, 404, 404],
  );
});

test('200: payments of a payment service that has reported nothing are beside the books', async () => {
  const day = today();
  await shop.pay({ payment_service_id: shop.paymentServiceId, intent: 'capture', amount: 4200 });
  await reconcile();
  const { body } = await get(`/${day}`);
  assert.deepEqual(
    [body.difference_count, body.balances[0].captured_amount, body.balances[0].unreported_amount],
    [0, 0, 4200],
  );
});

test('200: what was on its way when its day was closed, and never comes, is told once its time is over', async () => {
  const sold = today();
  await reporting.control('events', { manner: 'drop' });
  const id = await pay(1500);
  await reporting.pass(1);
  await reconcile();
  const closed = await shop.post(`/reconciliations/${sold}/close`);
  assert.deepEqual([closed.status, closed.body.balances[0].reasons[0].reason], [200, 'timing'], closed.text);
  await reporting.pass(12);
  await reconcile();
  assert.deepEqual((await get(`?date_gte=${first}`)).body.items.length, 1, 'it may still come');

  await reporting.pass(1);
  await reporting.control('events', { manner: 'deliver' });
  const seen = today();
  await reconcile();
  const told = (await get(`/${seen}/differences`)).body.items.map((one: Record<string, unknown>) => [
    ...[one['reason'], one['amount'], one['transaction_id'], one['corrects_date']],
  ]);
  assert.deepEqual(told.toSorted(), [
    ['missing-at-processor', -1500, id, sold],
    ['timing', 1500, id, sold],
  ]);
  assert.deepEqual((await get(`/${sold}`)).body, closed.body, 'nothing of it changes');
  await reporting.pass(1);
  assert.equal((await shop.post(`/reconciliations/${seen}/close`)).status, 200);
  await reporting.pass(20);
  await reconcile();
  const days = (await get(`?date_gte=${first}`)).body.items;
  assert.deepEqual(
    days.map(({ date }: { date: string }) => date),
    [seen, sold],
    'and once',
  );
});

test('200: a line of the bank with a date of another century is matched like others', async () => {
  await receive('1999-03-01', 123, 'LATE');
  await pay(500);
  const turns = await reconcile();
  assert.ok(turns < 50, `${turns} turns`);
  const { items } = (await get('/1999-03-01/differences')).body;
  assert.deepEqual([items[0].reason, items[0].amount], ['unknown-to-us', 123]);
});

test('whatever a payment or a window of days has of lines, movements and payouts, all of it is read', async () => {
  const { db } = shop.service;
  const id = await pay(2000);
  await settlementsCome(1);
  const copy = async (table: string, where: string, more: string, count: number): Promise<void> => {
    const text = `INSERT INTO ${table} SELECT (jsonb_populate_record(r, jsonb_build_object(${more}))).*
      FROM ${table} r, generate_series(1, ${count}) n WHERE ${where}`;
    await db.query({ name: '', text }, [id]);
  };
  const line = `'settlement_line_id', gen_random_uuid(), 'reference', 'copy ' || n`;
  await copy('settlement_lines', 'transaction_id = $1', line, 2_100);
  const payout = `'payment_service_report_id', gen_random_uuid(), 'reference', 'copy ' || n`;
  const own = '(SELECT payment_service_report_id FROM settlement_lines WHERE transaction_id = $1 LIMIT 1)';
  await copy('settlement_payouts', `payment_service_report_id = ${own}`, payout, 5_100);

  const lines = await linesOfTransactions(db, OURS, [id]);
  const ids = new Set(lines.map(({ settlement_line_id: one }) => one));
  assert.deepEqual([lines.length, ids.size], [2_101, 2_101]);
  const { paid_on: day } = await payoutOf();
  const payouts = await payoutsOfDays(db, OURS, { from: day, through: day });
  assert.equal(new Set(payouts.map(({ payment_service_report_id: one }) => one)).size, 5_101);
  assert.equal((await movementsOfTransactions(db, OURS, [id])).length, 1);
  await db.query({ name: '', text: `DELETE FROM settlement_payouts WHERE reference LIKE 'copy %'` }, []);
  await db.query({ name: '', text: `DELETE FROM settlement_lines WHERE reference LIKE 'copy %'` }, []);
});

test('what is unexplained is told once by an event, and so is a close', async () => {
  await pay(2000);
  await settlementsCome(1);
  const payout = await payoutOf();
  await receive(payout.paid_on, Number(payout.amount) - 7, payout.reference);
  await reconcile();
  await pay(600);
  await reconcile();
  await reporting.pass(1);
  const closed = await shop.post(`/reconciliations/${payout.paid_on}/close`, { reason: 'Seven cents.' });
  assert.equal(closed.status, 200, closed.text);
  const told = await shop.service.db.query<{ name: string; target: Record<string, Record<string, unknown>> }>(
    {
      name: '',
      text: `SELECT name, target FROM webhook_events WHERE target_type = 'reconciliation'
      AND target->'2026-11-01'->>'date' = $1 ORDER BY webhook_event_id`,
    },
    [payout.paid_on],
  );
  assert.deepEqual(
    told.map(({ name, target }) => [name, target['2026-11-01']?.['unexplained_count']]),
    [
      ['reconciliation.unexplained', 1],
      ['reconciliation.closed', 1],
    ],
  );
  assert.deepEqual(told[1]?.target['2026-11-01'], closed.body);
});
