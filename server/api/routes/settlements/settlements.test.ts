import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, type TestAnswer } from '../../../../test/harness/index.ts';
import {
  addPaymentService,
  addReportingService,
  openShop,
  type Shop,
} from '../../../../test/harness/shop.ts';
import { paymentServices } from '../../../connections/connection-kinds.ts';
import { ledgerDifferences } from '../../../operations/ledger/check.ts';
import { currency } from '../../../domain/currency.ts';
import { toId } from '../../../domain/ids.ts';
import type { SettlementLine } from '../../../domain/transaction/settlement-line.ts';
import { takeSettlementLine } from '../../../payments/after/settlement-lines.ts';

/**
 * The simulated processor settles and is disputed with by the clock, and tells by event; no worker is needed.
 */
let shop: Shop;
let reporting: Awaited<ReturnType<typeof addReportingService>>;
before(async () => {
  shop = await openShop({ worker: false });
  reporting = await addReportingService(shop);
});
after(() => shop.close());

const pay = (more: Readonly<Record<string, unknown>> = {}): Promise<TestAnswer> =>
  shop.pay({ payment_service_id: reporting.paymentServiceId, intent: 'capture', ...more });
const linesOf = async (id: string, kind: string): Promise<readonly Record<string, unknown>[]> =>
  (await shop.get(`/transactions/${id}/${kind}`, { version: 'published' })).body.items;
const transaction = async (id: string): Promise<Record<string, unknown>> =>
  (await shop.get(`/transactions/${id}`)).body;
const webhooksTold = (id: string): Promise<{ name: string }[]> =>
  shop.service.db.query<{ name: string }>(
    {
      name: '',
      text: 'SELECT name FROM webhook_events WHERE transaction_id = $1 ORDER BY created_at, webhook_event_id',
    },
    [id],
  );
const eventNames = async (id: string): Promise<string[]> =>
  (await shop.get(`/transactions/${id}/events`)).body.items.map((event: { name: string }) => event.name);
async function usd(): Promise<Record<string, number>> {
  const [balance] = (await shop.get('/balances?currency=USD')).body.items;
  return balance ?? {};
}
async function movedAccounts<Value>(run: () => Promise<Value>): Promise<Record<string, number>> {
  const before = await usd();
  await run();
  const now = await usd();
  return Object.fromEntries(
    Object.entries(now)
      .filter(([key, value]) => key.endsWith('_amount') && value !== (before[key] ?? 0))
      .map(([key, value]) => [key, value - (before[key] ?? 0)]),
  );
}

test('200: a capture is settled two days later, with its fees, and everything says so', async () => {
  const { body: paid } = await pay();
  assert.deepEqual(await linesOf(paid.id, 'settlements'), []);
  const change = await movedAccounts(async () => {
    await reporting.pass(2);
    await eventually(async () => (await linesOf(paid.id, 'settlements')).length === 1);
  });
  assert.deepEqual(change, { settled_amount: 1299, fee_amount: 35, pending_amount: -1299 });
  const [line] = await linesOf(paid.id, 'settlements');
  assert.ok(line !== undefined);
  assert.deepEqual(
    [
      line['type'],
      line['transaction_id'],
      line['amount'],
      line['currency'],
      line['commission'],
      line['interchange'],
      line['scheme_fee'],
      line['markup'],
      line['exchange_rate'],
      line['payment_service_report_file_ids'],
    ],
    ['settlement', paid.id, 1299, 'USD', 35, 19, 1, 15, null, []],
  );
  assert.deepEqual(
    (await shop.get(`/transactions/${paid.id}/settlements/${line['id']}`, { version: 'published' })).body,
    line,
  );
  const now = await transaction(paid.id);
  assert.deepEqual(
    [now['settled'], now['settled_amount'], now['settled_currency'], now['disputed'], now['status']],
    [true, 1299, 'USD', false, 'captured'],
  );
  assert.ok((await eventNames(paid.id)).includes('payment-connector-report-transaction-settled'));
  assert.equal((await webhooksTold(paid.id)).at(-1)?.name, 'transaction.settled');
  const listed = await shop.get('/transactions?has_settlements=true');
  assert.deepEqual(
    listed.body.items.map((item: { id: string }) => item.id),
    [paid.id],
  );
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('200: of several captures each is settled by itself, and lines of one day share a report', async () => {
  const { body: paid } = await pay({ intent: 'authorize' });
  for (const [amount, final] of [
    [500, false],
    [700, true],
  ] as const)
    assert.equal((await shop.post(`/transactions/${paid.id}/capture`, { amount, final })).status, 200);
  await reporting.pass(2);
  await eventually(async () => (await linesOf(paid.id, 'settlements')).length === 2);
  const lines = await linesOf(paid.id, 'settlements');
  assert.deepEqual(lines.map((line) => line['amount']).sort(), [500, 700]);
  assert.equal(new Set(lines.map((line) => line['payment_service_report_id'])).size, 1);
  assert.equal((await transaction(paid.id))['settled_amount'], 1200);
});

test('200: a settled refund names its refund, and takes back what was settled', async () => {
  const { body: paid } = await pay();
  const { body: refund } = await shop.post(`/transactions/${paid.id}/refunds`, { amount: 299 });
  await reporting.pass(2);
  await eventually(
    async () =>
      (await linesOf(paid.id, 'refund-settlements')).length === 1 &&
      (await linesOf(paid.id, 'settlements')).length === 1,
  );
  const [line] = await linesOf(paid.id, 'refund-settlements');
  assert.deepEqual(
    [line?.['type'], line?.['refund_id'], line?.['amount'], line?.['commission']],
    ['refund-settlement', refund.id, 299, 0],
  );
  assert.deepEqual(
    (await shop.get(`/transactions/${paid.id}/refund-settlements/${line?.['id']}`, { version: 'published' }))
      .body,
    line,
  );
  assert.equal(
    (await shop.get(`/transactions/${paid.id}/settlements/${line?.['id']}`)).status,
    404,
    'it is no settlement',
  );
  assert.equal((await transaction(paid.id))['settled_amount'], 1000);
  for (const { body } of [
    await shop.get(`/refunds/${refund.id}`),
    await shop.get(`/transactions/${paid.id}/refunds/${refund.id}`),
    { body: (await shop.get(`/transactions/${paid.id}/refunds`)).body.items[0] },
  ]) {
    assert.deepEqual([body.settled, body.settled_amount, body.settled_currency], [true, 299, 'USD']);
  }
  assert.equal(refund.settled, false);
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('200: an amount of 620001 is charged back, and one of 620002 is charged back and won', async () => {
  const { body: lost } = await pay({ amount: 620001 });
  const { body: won } = await pay({ amount: 620002 });
  await reporting.pass(2);
  await eventually(
    async () =>
      (await transaction(won.id))['settled'] === true && (await transaction(lost.id))['settled'] === true,
  );
  const chargedBack = await movedAccounts(async () => {
    await reporting.pass(8);
    await eventually(
      async () =>
        (await linesOf(lost.id, 'chargebacks')).length + (await linesOf(won.id, 'chargebacks')).length === 2,
    );
  });
  assert.deepEqual(chargedBack, { charged_back_amount: 1240003, fee_amount: 3000 });
  assert.deepEqual(await linesOf(won.id, 'chargeback-reversals'), []);
  const reversed = await movedAccounts(async () => {
    await reporting.pass(20);
    await eventually(async () => (await linesOf(won.id, 'chargeback-reversals')).length === 1);
  });
  assert.deepEqual(reversed, { charged_back_amount: -620002 });
  const [chargeback, reversal] = [
    (await linesOf(won.id, 'chargebacks'))[0],
    (await linesOf(won.id, 'chargeback-reversals'))[0],
  ];
  assert.deepEqual(
    [chargeback?.['type'], chargeback?.['amount'], chargeback?.['commission']],
    ['chargeback', 620002, 1500],
  );
  assert.deepEqual(
    [reversal?.['type'], reversal?.['amount'], reversal?.['commission']],
    ['chargeback-reversal', 620002, 0],
  );
  assert.deepEqual(await linesOf(lost.id, 'chargeback-reversals'), []);
  const now = await transaction(won.id);
  assert.deepEqual([now['disputed'], now['status'], now['settled_amount']], [true, 'captured', 620002]);
  assert.deepEqual(
    (await eventNames(won.id)).filter((name) => name.includes('chargeback')),
    ['payment-connector-report-chargeback-posted', 'payment-connector-report-chargeback-reversal-posted'],
  );
  assert.deepEqual(
    (await webhooksTold(won.id))
      .map(({ name }) => name)
      .filter((name) => name.startsWith('transaction.'))
      .slice(-3),
    ['transaction.settled', 'transaction.modified', 'transaction.modified'],
  );
  assert.deepEqual(
    (await shop.get('/transactions?disputed=true')).body.items.map((item: { id: string }) => item.id).sort(),
    [lost.id, won.id].sort(),
  );
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('200: lines that come late, twice and in the wrong order add up to the same', async () => {
  const { body: paid } = await pay();
  const reference = paid.payment_service_transaction_id;
  await shop.post(`/transactions/${paid.id}/refunds`, { amount: 99 });
  await reporting.control('events', { manner: 'hold' });
  try {
    for (const act of ['charge_back', 'reverse_chargeback'])
      await reporting.control('acts', { processor: 'mock-card', subject: reference, act });
    await reporting.pass(2);
    const held = await eventually(async () => {
      const { items } = (await (
        await fetch(`${shop.service.simulatorUrl}/_control/events?account=default&subject=${reference}`)
      ).json()) as { items: { event_id: string; status: string }[] };
      const waiting = items.filter(({ status }) => status === 'held');
      return waiting.length === 4 && waiting;
    });
    await reporting.control('events', { manner: 'repeat' });
    for (const { event_id: event } of held.toReversed()) {
      await reporting.control('events/release', { event });
      await eventually(async () => (await statusOf(event)) === 'delivered');
      await reporting.control('events/again', { event });
    }
  } finally {
    await reporting.control('events', { manner: 'deliver' });
  }
  const counts = await Promise.all(
    ['settlements', 'refund-settlements', 'chargebacks', 'chargeback-reversals'].map(
      async (kind) => (await linesOf(paid.id, kind)).length,
    ),
  );
  assert.deepEqual(counts, [1, 1, 1, 1]);
  const now = await transaction(paid.id);
  assert.deepEqual([now['settled_amount'], now['settled'], now['disputed']], [1200, true, true]);
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('200: a processor that looks at what is due several times at once posts each line once', async () => {
  const { body: paid } = await pay();
  await reporting.control('events', { manner: 'hold' });
  try {
    await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 2 * 86_400 } });
    await Promise.all(Array.from({ length: 5 }, () => reporting.control('run', {})));
    const subject = paid.payment_service_transaction_id;
    const { items } = (await (
      await fetch(`${shop.service.simulatorUrl}/_control/events?account=default&subject=${subject}`)
    ).json()) as { items: { name: string }[] };
    assert.equal(items.filter(({ name }) => name === 'settlement.posted').length, 1);
  } finally {
    await reporting.control('events', { manner: 'deliver' });
  }
  await reporting.control('events/release', {});
  await eventually(async () => (await linesOf(paid.id, 'settlements')).length === 1);
});

async function statusOf(event: string): Promise<string | undefined> {
  const { items } = (await (
    await fetch(`${shop.service.simulatorUrl}/_control/events?account=default`)
  ).json()) as { items: { event_id: string; status: string }[] };
  return items.find(({ event_id }) => event_id === event)?.status;
}

test('200: of many reports of one line at once, one counts', async () => {
  const { body: paid } = await pay();
  const service = await paymentServices.find(
    shop.service.parts,
    toId('default'),
    toId(reporting.paymentServiceId),
  );
  assert.ok(service !== null);
  const line: SettlementLine = {
    kind: 'chargeback',
    reference: 'twice',
    amount: 100n,
    currency: currency('USD'),
    fees: { commission: -5n, interchange: null, markup: null, schemeFee: null },
    report: 'r',
    postedAt: new Date(),
  };
  const of = { transactionId: toId<'transaction'>(paid.id), refundId: null };
  const change = await movedAccounts(async () => {
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => takeSettlementLine(shop.service.parts, service, of, line)),
    );
    assert.deepEqual(taken.toSorted(), ['known', 'known', 'known', 'known', 'taken']);
  });
  assert.deepEqual(change, { charged_back_amount: 100, fee_amount: -5 }, 'a commission may be given back');
  assert.equal(
    await takeSettlementLine(shop.service.parts, service, of, {
      ...line,
      reference: 'other',
      currency: currency('EUR'),
    }),
    'refused',
    'in another currency',
  );
  assert.equal(
    await takeSettlementLine(shop.service.parts, service, of, {
      ...line,
      kind: 'refund-settlement',
      reference: 'none',
    }),
    'refused',
    'of no refund',
  );
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('200: sandbox-card settles too', async () => {
  const fields = [
    { key: 'api_key', value: 'sk_sandbox_1' },
    { key: 'webhook_secret', value: 'whsec_sandbox_sandbox-card' },
  ];
  const paymentServiceId = await addPaymentService(shop.service, {
    payment_service_definition_id: 'sandbox-card',
    fields,
    settlement_reporting_enabled: true,
  });
  const { body: paid } = await pay({ payment_service_id: paymentServiceId });
  await reporting.pass(2);
  await eventually(async () => (await linesOf(paid.id, 'settlements')).length === 1);
  assert.equal((await linesOf(paid.id, 'settlements'))[0]?.['amount'], 1299);
});

test('200: where settlement reporting is not enabled, nothing is reported', async () => {
  const { body: paid } = await shop.pay({
    payment_service_id: shop.paymentServiceId,
    intent: 'capture',
    amount: 620001,
  });
  await reporting.pass(12);
  for (const kind of ['settlements', 'chargebacks']) assert.deepEqual(await linesOf(paid.id, kind), []);
  assert.equal((await transaction(paid.id))['settled'], false);
});

test('404: lines of a transaction, and a line, that are not there', async () => {
  const nowhere = '00000000-0000-7000-8000-000000000000';
  const { body: paid } = await pay();
  for (const kind of ['settlements', 'refund-settlements', 'chargebacks', 'chargeback-reversals'])
    assert.equal((await shop.get(`/transactions/${nowhere}/${kind}`)).status, 404, kind);
  for (const kind of ['settlements', 'refund-settlements'])
    assert.equal((await shop.get(`/transactions/${paid.id}/${kind}/${nowhere}`)).status, 404, kind);
});

test('404: the lines of another merchant account', async () => {
  await shop.post('/merchant-accounts', { id: 'elsewhere', display_name: 'Elsewhere' });
  const { body: paid } = await pay();
  await reporting.pass(2);
  await eventually(async () => (await linesOf(paid.id, 'settlements')).length === 1);
  assert.equal(
    (await shop.get(`/transactions/${paid.id}/settlements`, { merchantAccount: 'elsewhere' })).status,
    404,
  );
});

test('200: settlements of all transactions are one list, and their reports add up to their lines', async () => {
  const { body: paid } = await pay();
  await shop.post(`/transactions/${paid.id}/refunds`, { amount: 299 });
  await reporting.pass(2);
  const own = `transaction_id=${paid.id}`;
  await eventually(async () => (await shop.get(`/settlements?${own}`)).body.items.length === 2);
  const { items } = (await shop.get(`/settlements?${own}`)).body;
  assert.deepEqual(items.map(({ type }: { type: string }) => type).sort(), [
    'refund-settlement',
    'settlement',
  ]);
  const [line] = (await shop.get(`/settlements?${own}&type=settlement`)).body.items;
  assert.equal(line.payment_service_id, reporting.paymentServiceId);
  const report = `payment_service_report_id=${line.payment_service_report_id}`;
  const lines = (await shop.get(`/settlements?${report}&limit=100`)).body.items;
  const [told] = (await shop.get(`/settlement-reports?id=${line.payment_service_report_id}`)).body.items;
  const sum = (type: string): number =>
    lines
      .filter((one: { type: string }) => one.type === type)
      .reduce((total: number, one: { amount: number }) => total + one.amount, 0);
  assert.deepEqual(
    [told.line_count, told.settled_amount, told.refunded_amount, told.payment_service_id],
    [lines.length, sum('settlement'), sum('refund-settlement'), reporting.paymentServiceId],
  );
  assert.equal(told.net_amount, told.settled_amount - told.refunded_amount - told.fee_amount);
  for (const query of [`?payment_service_id=${reporting.paymentServiceId}`, '?currency=USD', ''])
    assert.equal((await shop.get(`/settlement-reports${query}`)).body.items[0].id, told.id, query);
});

test('200: chargebacks of all transactions, and those reversed', async () => {
  const { items } = (await shop.get('/chargebacks')).body;
  assert.ok(items.length > 0);
  assert.ok(items.every(({ type }: { type: string }) => type.startsWith('chargeback')));
  const all = (await shop.get('/settlements?type=chargeback&type=chargeback-reversal')).body.items;
  assert.deepEqual(items, all);
  assert.equal((await shop.get('/chargebacks?type=settlement')).status, 400);
});

test('200: no file of a processor is listed where none was announced; 404 for one that is not there', async () => {
  assert.deepEqual((await shop.get('/processor-reports?status=failed&has_unmatched=true')).body.items, []);
  const none = '/processor-reports/00000000-0000-7000-8000-000000000000';
  assert.equal((await shop.get(none)).status, 404);
  assert.equal((await shop.get(`${none}/unmatched-lines`)).status, 404);
});
