import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, type RequestOptions, type TestAnswer } from '../../../../test/harness/index.ts';
import {
  addPaymentService,
  addReportingService,
  CARD,
  letGracePass,
  openShop,
  recoverDue,
  type Shop,
} from '../../../../test/harness/shop.ts';
import type { MovedAmount } from '../../../connectors/connector.ts';
import { getPayout } from '../../../db/queries/payouts.ts';
import { errorCode } from '../../../domain/decline.ts';
import { toId } from '../../../domain/ids.ts';
import { type Outcome, processorReference } from '../../../domain/outcome.ts';
import { ledgerDifferences } from '../../../operations/ledger/check.ts';
import { settlePayout } from '../../../payments/payouts/settle-payout.ts';

let shop: Shop;
let telling: Awaited<ReturnType<typeof addReportingService>>;
before(async () => {
  shop = await openShop({ worker: false });
  telling = await addReportingService(shop);
});
after(() => shop.close());

const PAYEE = { method: 'card', number: '4111111111111111', expiration_date: '12/40' } as const;
const payOut = (
  more: Readonly<Record<string, unknown>> = {},
  options: RequestOptions = {},
): Promise<TestAnswer> =>
  shop.post(
    '/payouts',
    {
      amount: 5000,
      currency: 'USD',
      payment_service_id: shop.paymentServiceId,
      payment_method: PAYEE,
      ...more,
    },
    { version: 'published', ...options },
  );
const read = async (id: string): Promise<Record<string, unknown>> =>
  (await shop.get(`/payouts/${id}`, { version: 'published' })).body;
const paidOut = async (): Promise<number> =>
  (await shop.get('/balances?currency=USD')).body.items[0]?.paid_out_amount ?? 0;
const eventNames = async (id: string): Promise<string[]> =>
  (
    await shop.service.db.query<{ name: string }>(
      { name: '', text: 'SELECT name FROM webhook_events WHERE target_id = $1 ORDER BY webhook_event_id' },
      [id],
    )
  ).map(({ name }) => name);
const bookOf = async (id: string): Promise<readonly { kind: string; status: string; amount: string }[]> => {
  const answer = await fetch(`${shop.service.simulatorUrl}/_control/ledger?account=default&reference=${id}`);
  return ((await answer.json()) as { operations: { kind: string; status: string; amount: string }[] })
    .operations;
};

test('201: a payout to a card is made, read back, listed and in the books of both sides', async () => {
  const before = await paidOut();
  const merchant = {
    name: 'Casino',
    identification_number: '123',
    phone_number: '+14155550100',
    url: 'https://casino.example',
    merchant_category_code: '7995',
    statement_descriptor: 'CASINO',
  };
  const { status, body } = await payOut({
    external_identifier: 'prize-1',
    category: 'online_gambling',
    merchant,
    buyer: { display_name: 'Ada' },
    connection_options: { 'checkout-card': { processing_channel_id: 'pc_1', source_id: 's_1' } },
  });
  assert.equal(status, 201, JSON.stringify(body));
  const {
    id,
    created_at: _created,
    updated_at: _updated,
    payment_service_payout_id: reference,
    payment_method: method,
    ...rest
  } = body;
  assert.deepEqual(rest, {
    type: 'payout',
    amount: 5000,
    currency: 'USD',
    status: 'succeeded',
    external_identifier: 'prize-1',
    category: 'online_gambling',
    merchant_account_id: 'default',
    merchant: { type: 'merchant', ...merchant, address: null },
    buyer: {
      type: 'buyer',
      id: null,
      reconciliation_id: null,
      display_name: 'Ada',
      external_identifier: null,
      billing_details: null,
      account_number: null,
    },
    payment_service: {
      type: 'payment-service',
      id: shop.paymentServiceId,
      method: 'card',
      payment_service_definition_id: 'mock-card',
      display_name: 'Sandbox',
    },
  });
  assert.deepEqual(
    [method.method, method.label, method.scheme, method.id, method.expiration_date],
    ['card', '1111', 'visa', null, '12/40'],
  );
  assert.deepEqual(await read(id), body);
  const listed = await shop.get(
    `/payouts?external_identifier=prize-1&status=succeeded&payment_service_payout_id=${reference}`,
    { version: 'published' },
  );
  assert.deepEqual(listed.body.items, [body]);
  assert.deepEqual(
    (await bookOf(id)).map(({ kind, status: ended, amount }) => [kind, ended, amount]),
    [['payout', 'approved', '5000']],
  );
  assert.deepEqual(await eventNames(id), ['payout.succeeded']);
  assert.equal((await paidOut()) - before, 5000);
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('201: a payout to a stored card goes to its buyer', async () => {
  const { body: buyer } = await shop.post('/buyers', { display_name: 'Grace' });
  const { body: card } = await shop.post('/payment-methods', { ...CARD, buyer_id: buyer.id });
  const { status, body } = await payOut({ payment_method: { method: 'id', id: card.id } });
  assert.deepEqual(
    [status, body.status, body.payment_method.id, body.buyer.id, body.buyer.display_name],
    [201, 'succeeded', card.id, buyer.id, 'Grace'],
  );
});

for (const [amount, status, code] of [
  [530001, 'declined', 'service_decline'],
  [530002, 'failed', 'service_error'],
] as const) {
  test(`201: a payout of ${amount} is ${status}, and moves nothing`, async () => {
    const before = await paidOut();
    const { body } = await payOut({ amount });
    assert.equal(body.status, status);
    const [row] = await shop.service.db.query<{ error_code: string }>(
      { name: '', text: 'SELECT error_code FROM payouts WHERE payout_id = $1' },
      [body.id],
    );
    assert.equal(row?.error_code, code);
    assert.deepEqual(await eventNames(body.id), [`payout.${status}`]);
    assert.equal(await paidOut(), before);
  });
}

for (const [amount, end] of [
  [530003, 'succeeded'],
  [530004, 'failed'],
] as const) {
  test(`201: a payout of ${amount} is pending until its processor tells, a day later, that it ${end}`, async () => {
    const before = await paidOut();
    const { body } = await payOut({ amount, payment_service_id: telling.paymentServiceId });
    assert.deepEqual([body.status, await paidOut()], ['pending', before]);
    await telling.pass(1);
    await eventually(async () => (await read(body.id))['status'] === end);
    assert.deepEqual(await eventNames(body.id), ['payout.pending', `payout.${end}`]);
    assert.equal((await paidOut()) - before, end === 'succeeded' ? amount : 0);
    assert.deepEqual(await ledgerDifferences(shop.service.db), []);
  });
}

test('201: a payout of 530005 is paid, and is returned when the bank sends it back', async () => {
  const before = await paidOut();
  const { body } = await payOut({ amount: 530005, payment_service_id: telling.paymentServiceId });
  assert.deepEqual([body.status, (await paidOut()) - before], ['succeeded', 530005]);
  await telling.pass(2);
  await eventually(async () => {
    const { body: now } = await shop.get(`/payouts/${body.id}`);
    assert.equal(now.status, 'returned');
  });
  assert.equal((await read(body.id))['status'], 'failed', 'the only word that published has');
  const { body: listed } = await shop.get('/payouts?status=returned');
  assert.ok(listed.items.some(({ id }: { id: string }) => id === body.id));
  assert.equal(await paidOut(), before);
  assert.deepEqual(await eventNames(body.id), ['payout.succeeded', 'payout.returned']);
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('201: a payout whose processor tells nothing is looked up until it has ended', async () => {
  const { body } = await payOut({ amount: 530003 });
  assert.equal(body.status, 'pending');
  await telling.pass(1);
  await recoverDue(shop.service.parts);
  assert.equal((await read(body.id))['status'], 'succeeded');
});

test('201: an outcome that nobody heard is looked up, and the Idempotency-Key is answered then', async () => {
  for (const [manner, end] of [
    ['reset_after', 'succeeded'],
    ['reset_before', 'failed'],
  ] as const) {
    const before = await paidOut();
    await shop.misbehave({ manner, kind: 'payout' });
    const idempotencyKey = `payout-${manner}`;
    const { body } = await payOut({}, { idempotencyKey });
    assert.equal(body.status, 'pending');
    assert.equal((await payOut({}, { idempotencyKey })).status, 409, 'while nobody knows');
    await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 3600 } });
    await letGracePass(shop.service);
    await recoverDue(shop.service.parts);
    const again = await payOut({}, { idempotencyKey });
    assert.deepEqual([again.status, again.body.id, again.body.status], [201, body.id, end]);
    assert.deepEqual(
      [(await bookOf(body.id)).length, (await paidOut()) - before],
      end === 'succeeded' ? [1, 5000] : [0, 0],
    );
    assert.deepEqual(await eventNames(body.id), ['payout.pending', `payout.${end}`]);
  }
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('201: a payout is not believed to be lost because the clock is moved while it travels', async () => {
  const sent = { name: '', text: `SELECT FROM payouts WHERE status = 'sent'` };
  const travelling = async () => (await shop.service.db.query(sent, [])).length;
  const { body } = await shop.whileHeld(
    { kind: 'payout' },
    () => payOut({}),
    async () => {
      await eventually(async () => assert.equal(await travelling(), 1));
      await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 3600 } });
      await recoverDue(shop.service.parts);
      assert.equal(await travelling(), 1);
    },
  );
  assert.equal(body.status, 'succeeded');
  assert.equal((await read(body.id))['status'], 'succeeded');
});

test('a payout that was taken for lost and has been paid is booked and told; another amount is told', async () => {
  await shop.misbehave({ manner: 'reset_before', kind: 'payout' });
  const { body: lost } = await payOut();
  const { parts } = shop.service;
  const row = async () => {
    const found = await getPayout(parts.db, toId('default'), toId(lost.id));
    assert.ok(found !== null);
    return found;
  };
  const before = await paidOut();
  const failed = { kind: 'failed', code: errorCode('service_network_error'), detail: 'never' } as const;
  await settlePayout(parts, await row(), failed);
  assert.equal((await read(lost.id))['status'], 'failed');
  const paid = (amount: bigint): Outcome<MovedAmount> => ({
    kind: 'succeeded',
    value: { amount },
    reference: processorReference('paid after all'),
  });
  const incidents = async (): Promise<number> => {
    const { items } = (await shop.get('/monitoring/incidents?limit=100')).body;
    return items.filter(
      (one: { spec: { params: { payout_id?: string } } }) => one.spec.params.payout_id === lost.id,
    ).length;
  };
  for (let times = 0; times < 2; times += 1) await settlePayout(parts, await row(), paid(4999n));
  assert.deepEqual(
    [(await read(lost.id))['status'], await paidOut(), await incidents()],
    ['failed', before, 1],
  );
  for (let times = 0; times < 2; times += 1) await settlePayout(parts, await row(), paid(5000n));
  assert.deepEqual(
    [(await read(lost.id))['status'], await paidOut(), await incidents()],
    ['succeeded', before + 5000, 2],
  );
  assert.ok((await eventNames(lost.id)).includes('payout.succeeded'));
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('201: the same Idempotency-Key pays once', async () => {
  const first = await payOut({}, { idempotencyKey: 'once' });
  const second = await payOut({}, { idempotencyKey: 'once' });
  assert.equal(second.text, first.text);
  assert.equal((await payOut({ amount: 1 }, { idempotencyKey: 'once' })).status, 400);
});

test('200: payouts are listed newest first, in pages', async () => {
  const { body: page } = await shop.get('/payouts?limit=2', { version: 'published' });
  assert.equal(page.items.length, 2);
  const { body: next } = await shop.get(`/payouts?limit=2&cursor=${page.next_cursor}`, {
    version: 'published',
  });
  const times = [...page.items, ...next.items].map(({ created_at }: { created_at: string }) => created_at);
  assert.deepEqual(times, times.toSorted().reverse());
  assert.deepEqual((await shop.get('/payouts?status=pending', { version: 'published' })).body.items, []);
});

test('422: everything that is wrong with a payout is said at once', async () => {
  const nowhere = '00000000-0000-7000-8000-000000000000';
  const bank = await addPaymentService(shop.service, {
    payment_service_definition_id: 'mock-bank',
    fields: [
      { key: 'api_key', value: 'sk_sandbox_1' },
      { key: 'webhook_secret', value: 'whsec_sandbox_mock-bank' },
    ],
  });
  const cases = [
    [{ payment_service_id: nowhere }, ['/payment_service_id'], /not an active payment service/],
    [{ payment_service_id: bank }, ['/payment_service_id'], /Mock Bank has no payouts/],
    [
      { amount: 0, currency: 'XXX', buyer_id: nowhere, payment_method: { method: 'id', id: nowhere } },
      ['/amount', '/currency', '/buyer_id', '/payment_method/id'],
      /more than 0/,
    ],
    [{ currency: 'JPY' }, ['/currency'], /of this payment service/],
    [
      { payment_method: { ...PAYEE, expiration_date: '01/20' } },
      ['/payment_method/expiration_date'],
      /passed/,
    ],
  ] as const;
  for (const [body, pointers, message] of cases) {
    const answer = await payOut(body, { version: '2026-11-01' });
    assert.equal(answer.status, 422, answer.text);
    assert.deepEqual(
      answer.body.details.map(({ pointer }: { pointer: string }) => pointer),
      pointers,
    );
    assert.match(answer.text, message);
  }
});

test("404: a payout that is not there, or is another merchant account's", async () => {
  await shop.post('/merchant-accounts', { id: 'elsewhere', display_name: 'Elsewhere' });
  const { body } = await payOut();
  assert.equal((await shop.get('/payouts/00000000-0000-7000-8000-000000000000')).status, 404);
  assert.equal((await shop.get(`/payouts/${body.id}`, { merchantAccount: 'elsewhere' })).status, 404);
  assert.deepEqual((await shop.get('/payouts', { merchantAccount: 'elsewhere' })).body.items, []);
});

test('403: payouts have scopes of their own', async () => {
  assert.equal((await payOut({}, { scopes: ['transactions.write', 'payouts.read'] })).status, 403);
  assert.equal((await shop.get('/payouts', { scopes: ['payouts.write'] })).status, 403);
});
