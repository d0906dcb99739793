import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { webhookSecretOf } from '../../sandbox/processors/courier.ts';
import { type TestAnswer, eventually } from '../harness/index.ts';
import { type Shop, addPaymentService, openShop } from '../harness/shop.ts';

/**
 * What a buyer approved once and later charges without them: `recurring.token.created`, and the rules of
 * series.
 */
let shop: Shop;
let wallet: string;
before(async () => {
  shop = await openShop();
  const fieldsOf = (id: string) => [
    { key: 'api_key', value: `sk_sandbox_${id}` },
    { key: 'webhook_secret', value: webhookSecretOf(id) },
  ];
  wallet = await addPaymentService(shop.service, {
    display_name: 'Wallet',
    payment_service_definition_id: 'mock-paypal',
    accepted_currencies: ['USD'],
    accepted_countries: ['US'],
    fields: fieldsOf('mock-paypal'),
  });
  await addPaymentService(shop.service, {
    display_name: 'Transfer',
    payment_service_definition_id: 'mock-paybybank',
    accepted_currencies: ['EUR'],
    accepted_countries: ['DE'],
    fields: fieldsOf('mock-paybybank'),
  });
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
  await shop.close();
});

type Body = Readonly<Record<string, unknown>>;
const FIRST = {
  intent: 'capture',
  store: true,
  payment_source: 'recurring',
  payment_method: {
    method: 'paypal',
    country: 'US',
    currency: 'USD',
    redirect_url: 'https://shop.example/back',
  },
} as const;
const LATER = { payment_source: 'recurring', merchant_initiated: true, is_subsequent_payment: true } as const;
const read = async (id: string): Promise<TestAnswer['body']> => (await shop.get(`/transactions/${id}`)).body;
const methodOf = async (id: string): Promise<TestAnswer['body']> =>
  (await shop.get(`/payment-methods/${id}`)).body;
const charge = (id: string, more: Body = {}): Promise<TestAnswer> =>
  shop.pay({ amount: 700, intent: 'capture', payment_method: { method: 'id', id }, ...LATER, ...more });
const tokens = async (id: string): Promise<readonly { payment_service_id: string; status: string }[]> =>
  (await shop.get(`/payment-methods/${id}/payment-service-tokens`)).body.items;

async function control(path: string, body: Body): Promise<void> {
  const answer = await fetch(`${shop.service.simulatorUrl}/_control/${path}`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', ...body }),
  });
  assert.ok(answer.ok, await answer.text());
}

async function eventsTold(subject: string): Promise<readonly { event_id: string; name: string }[]> {
  const answer = await fetch(
    `${shop.service.simulatorUrl}/_control/events?account=default&subject=${subject}`,
  );
  return ((await answer.json()) as { items: { event_id: string; name: string }[] }).items;
}

/** The buyer does it and comes back. */
async function approve(url: string, act = 'approve'): Promise<void> {
  const page = await fetch(shop.here(url), {
    method: 'POST',
    body: new URLSearchParams({ act }),
    redirect: 'manual',
  });
  await page.arrayBuffer();
  await (await fetch(shop.here(page.headers.get('location') ?? ''), { redirect: 'manual' })).arrayBuffer();
}

/** A first payment whose buyer has approved; its events wait. */
async function approvedQuietly(): Promise<{ id: string; method: string; token: string }> {
  await control('events', { manner: 'hold' });
  const first = await shop.pay(FIRST);
  await approve(first.body.payment_method.approval_url);
  assert.equal((await read(first.body.id)).status, 'captured');
  const event = (await eventsTold((await read(first.body.id)).payment_service_transaction_id)).find(
    ({ name }) => name === 'recurring.token.created',
  );
  assert.ok(event !== undefined);
  return { id: first.body.id, method: first.body.payment_method.id, token: event.event_id };
}

test('a token that the processor delivers after the first payment makes later charges, without the buyer', async () => {
  const first = await shop.pay(FIRST);
  assert.equal(first.body.status, 'buyer_approval_pending', first.text);
  const id = first.body.payment_method.id;
  assert.deepEqual(
    [(await methodOf(id)).status, (await methodOf(id)).method, (await methodOf(id)).mode],
    ['processing', 'paypal', 'redirect'],
  );
  await approve(first.body.payment_method.approval_url);
  await eventually(async () => (await methodOf(id)).status === 'succeeded');
  assert.equal((await methodOf(id)).label, 'buyer@example.com');
  assert.deepEqual(
    (await tokens(id)).map(({ payment_service_id: service, status }) => [service, status]),
    [[wallet, 'succeeded']],
  );
  const later = await charge(id);
  assert.deepEqual(
    [
      later.status,
      later.body.status,
      later.body.instrument_type,
      later.body.method,
      later.body.payment_method.approval_url,
    ],
    [201, 'captured', 'redirect_token', 'paypal', null],
    later.text,
  );
  assert.equal((await shop.post('/refunds', { transaction_id: later.body.id, amount: 200 })).status, 201);
  const declined = await charge(id, { amount: 200011 });
  assert.deepEqual([declined.body.status, declined.body.error_code], ['declined', 'insufficient_funds']);
  const timeline = await shop.get(`/transactions/${first.body.id}/events`);
  assert.ok(
    timeline.text.includes('recurring.token.created') && !timeline.text.includes('tok_sandbox_'),
    'the timeline has the event and not the token',
  );
});

test('a charge before the token is there is refused; the token may come late and twice', async () => {
  const { method, token } = await approvedQuietly();
  const early = await charge(method);
  assert.deepEqual(
    [early.status, early.body.details[0].pointer, (await methodOf(method)).status],
    [422, '/payment_method/id', 'processing'],
    early.text,
  );
  await control('events/release', { event: token });
  await eventually(async () => (await methodOf(method)).status === 'succeeded');
  await control('events', { manner: 'deliver' });
  await control('events/release', {});
  await control('events/again', { event: token });
  assert.equal((await charge(method)).body.status, 'captured');
  assert.equal((await tokens(method)).length, 1);
});

test('a token for a payment method that is deleted meanwhile is not kept', async () => {
  const { method, token } = await approvedQuietly();
  assert.equal((await shop.service.request('DELETE', `/payment-methods/${method}`)).status, 204);
  await control('events/release', { event: token });
  await control('events', { manner: 'deliver' });
  await control('events/release', {});
  const seen = (): Promise<readonly { result: string }[]> =>
    shop.service.db.query<{ result: string }>(
      { name: '', text: 'SELECT result FROM processor_events WHERE event_id = $1' },
      [token],
    );
  await eventually(async () => (await seen()).length === 1);
  assert.deepEqual(await seen(), [{ result: 'ignored' }]);
  const [kept] = await shop.service.db.query<{ count: bigint }>(
    { name: '', text: 'SELECT count(*) FROM payment_service_tokens WHERE payment_method_id = $1' },
    [method],
  );
  assert.equal(kept?.count, 0n);
});

test('deleting a payment method takes its token along', async () => {
  const { method, token } = await approvedQuietly();
  await control('events/release', { event: token });
  await control('events', { manner: 'deliver' });
  await control('events/release', {});
  await eventually(async () => (await methodOf(method)).status === 'succeeded');
  const records = async (): Promise<bigint | undefined> =>
    (
      await shop.service.db.query<{ count: bigint }>(
        { name: '', text: "SELECT count(*) FROM vault.records WHERE kind = 'payment_service_token'" },
        [],
      )
    )[0]?.count;
  const before = (await records()) ?? 0n;
  assert.equal((await shop.service.request('DELETE', `/payment-methods/${method}`)).status, 204);
  assert.equal(await records(), before - 1n);
  assert.equal((await charge(method)).status, 422);
});

test('what no buyer approves is stored as failed, and what nobody gives tokens of is not stored', async () => {
  const first = await shop.pay(FIRST);
  await approve(first.body.payment_method.approval_url, 'cancel');
  await eventually(async () => (await methodOf(first.body.payment_method.id)).status === 'failed');
  assert.equal((await charge(first.body.payment_method.id)).status, 422);
  const transfer = await shop.pay({
    ...FIRST,
    currency: 'EUR',
    country: 'DE',
    payment_method: { ...FIRST.payment_method, method: 'paybybank', country: 'DE', currency: 'EUR' },
  });
  assert.deepEqual(
    [transfer.status, transfer.body.details.map(({ pointer }: { pointer: string }) => pointer)],
    [422, ['/store']],
  );
});

/**
 * payment_source, merchant_initiated, is_subsequent_payment, store, by a stored card: where the problem is,
 * null where there is none.
 */
const RULES: readonly (readonly [string, boolean, boolean, boolean, boolean, string | null])[] = [
  ['ecommerce', false, false, false, true, null],
  ['ecommerce', false, false, true, false, null],
  ['ecommerce', false, true, false, true, null],
  ['ecommerce', true, true, false, true, '/merchant_initiated'],
  ['moto', true, true, false, true, '/merchant_initiated'],
  ['moto', false, false, false, true, null],
  ['recurring', false, false, false, false, '/store'],
  ['installment', false, false, false, false, '/store'],
  ['recurring', false, false, true, false, null],
  ['installment', false, false, true, false, null],
  ['recurring', false, false, false, true, null],
  ['recurring', false, true, false, true, null],
  ['recurring', true, true, false, true, null],
  ['installment', true, true, false, true, null],
  ['card_on_file', true, true, false, true, null],
  ['card_on_file', true, false, false, true, null],
  ['recurring', true, false, false, true, '/is_subsequent_payment'],
  ['installment', true, false, false, true, '/is_subsequent_payment'],
  ['recurring', false, false, true, true, '/store'],
  ['card_on_file', false, false, true, true, '/store'],
];

test('payment_source, merchant_initiated, is_subsequent_payment and store go together as published', async () => {
  const id = (await shop.pay({ store: true })).body.payment_method.id;
  for (const [source, byMerchant, isSubsequent, store, usesStored, pointer] of RULES) {
    const rule = {
      payment_source: source,
      merchant_initiated: byMerchant,
      is_subsequent_payment: isSubsequent,
      store,
      ...(usesStored ? { payment_method: { method: 'id', id } } : {}),
    };
    for (const version of ['2026-11-01', 'published'] as const) {
      const answer = await shop.pay(rule, { version });
      const found =
        answer.status === 201
          ? null
          : answer.body.details.map((detail: { pointer: string }) => detail.pointer).join();
      assert.equal(found, pointer, JSON.stringify(rule));
    }
  }
});

test('the first scheme transaction id goes out with later payments; only the customer’s bring a new one', async () => {
  const first = (await shop.pay({ store: true, payment_source: 'recurring' })).body;
  const id = first.payment_method.id;
  assert.deepEqual(
    [(await methodOf(id)).scheme_transaction_id, (await methodOf(id)).scheme_transaction_id_scheme],
    [first.scheme_transaction_id, 'visa'],
  );
  const sentWith = async (transaction: TestAnswer['body']): Promise<unknown> =>
    (await shop.book(transaction.payment_service_transaction_id)).details['previous_scheme_transaction_id'];
  const byMerchant = (await charge(id)).body;
  assert.equal(await sentWith(byMerchant), first.scheme_transaction_id);
  assert.equal(
    (await methodOf(id)).scheme_transaction_id,
    first.scheme_transaction_id,
    'a charge by the merchant refers to the first payment for good',
  );
  const byCustomer = (await shop.pay({ payment_method: { method: 'id', id } })).body;
  assert.equal((await methodOf(id)).scheme_transaction_id, byCustomer.scheme_transaction_id);
  assert.equal(await sentWith((await charge(id)).body), byCustomer.scheme_transaction_id);
  const named = await shop.pay({
    payment_method: { method: 'id', id },
    ...LATER,
    previous_scheme_transaction_id: '555000111222333',
  });
  assert.equal(await sentWith(named.body), '555000111222333', 'the merchant’s own word wins');
  await shop.service.request('PUT', `/payment-methods/${id}`, { body: { scheme_transaction_id: null } });
  assert.equal(await sentWith((await charge(id)).body), null);
});
