import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../server/operations/ledger/check.ts';
import {
  type TestAnswer,
  type TestService,
  eventually,
  recordSecret,
  openTestService,
} from './harness/index.ts';
import { type TestDb, testDb } from './harness/pure-db.ts';
import { STRIPE_IN_PRODUCTION } from './harness/production.ts';
import { CARD, addPaymentService } from './harness/shop.ts';

/**
 * The drill of docs/restoring.md: copy, pay, restore, pay again. The processor is another company, so its
 * books are on another service's database, which nobody restores.
 */
let processor: TestService;
let shop: TestService;
let database: TestDb;
let stripeId: string;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-restored-'));

before(async () => {
  processor = await openTestService({ worker: false });
  database = await testDb();
  shop = await open();
  await addPaymentService(shop);
  recordSecret('4242424242424242');
  const fields = [
    { key: 'secret_key', value: 'sk_test_default' },
    { key: 'webhook_signing_secret', value: 'whsec_sandbox_stripe' },
  ];
  const stripe = { ...STRIPE_IN_PRODUCTION, fields };
  stripeId = (await shop.request('POST', '/payment-services', { body: stripe })).body.id;
});
after(async () => {
  await shop.close();
  await database.close();
  await processor.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const open = (): Promise<TestService> =>
  openTestService({ database, config: { dataDir, simulatorUrl: processor.simulatorUrl } });
const pay = (amount: number, idempotencyKey: string, more: object = {}): Promise<TestAnswer> =>
  shop.request('POST', '/transactions', {
    body: { amount, currency: 'USD', country: 'US', intent: 'capture', payment_method: CARD, ...more },
    idempotencyKey,
  });
/** Stripe knows the key of a repetition, and tells by that alone that something was begun. */
const payByStripe = (): Promise<TestAnswer> =>
  pay(600, 'by-stripe', {
    payment_method: { ...CARD, number: '4242424242424242' },
    payment_service_id: stripeId,
  });
const GIFT_CARD = { number: '6035710000004242', pin: '01000' };
async function giftCardBalance(): Promise<number> {
  const body = { items: [GIFT_CARD] };
  return (await shop.request('POST', '/gift-cards/balances', { body })).body.items[0].balance;
}
const order = async (path: string, method: string, body?: object): Promise<Response> =>
  fetch(`${processor.simulatorUrl}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
async function bookedAmounts(): Promise<readonly { captured: string }[]> {
  const answer = await order('/_control/ledger?account=default', 'GET');
  return ((await answer.json()) as { payments: { captured: string }[] }).payments;
}

/** Stops the service, and starts it on what `next` gives. */
async function restartOn(next: (stopped: string) => Promise<TestDb>): Promise<void> {
  await shop.close();
  await database.db.close();
  const { connection } = database;
  database = await next('database' in connection ? (connection.database ?? '') : '');
  shop = await open();
}

test('a payment that a restore has forgotten is charged once, and writes wait for what was open', async () => {
  // One payment whose outcome nobody knows is in the copy.
  await order('/_control/behaviours', 'POST', {
    account: 'default',
    manner: 'reset_after',
    kind: 'authorize',
    times: 1,
  });
  const unknown = await pay(500, 'open-in-the-copy');
  assert.equal(unknown.body.status, 'processing', unknown.text);
  const service = { gift_card_service_definition_id: 'mock-gift-card', display_name: 'Gifts', fields: [] };
  assert.equal((await shop.request('POST', '/gift-card-services', { body: service })).status, 201);
  const both = await pay(1000, 'both', { gift_cards: [{ ...GIFT_CARD, amount: 300 }] });
  assert.equal(both.body.status, 'captured', both.text);
  const link = await shop.request('POST', '/payment-links', {
    body: { amount: 300, currency: 'USD', country: 'US' },
  });
  assert.equal(link.status, 201, link.text);
  let copy = database;
  await restartOn(async (stopped) => {
    copy = await testDb({ template: stopped });
    return testDb({ template: stopped });
  });

  const paid = await pay(1299, 'order-1');
  assert.deepEqual([paid.status, paid.body.status], [201, 'captured'], paid.text);
  const byStripe = await payByStripe();
  assert.equal(byStripe.body.status, 'captured', byStripe.text);
  const [later, refunds] = [await payLater(), await refundAll(both.body.id)];
  assert.deepEqual([refunds.length, await giftCardBalance()], [2, 1000]);
  const before = await bookedAmounts();
  const [copied] = await copy.db.query<{ epoch: bigint }>(
    { name: '', text: 'SELECT epoch FROM instance' },
    [],
  );
  const noted = () =>
    BigInt(fs.readFileSync(path.join(dataDir, 'epoch'), 'utf8').trim().split(' ')[1] ?? '0');
  await eventually(async () => noted() > (copied?.epoch ?? 0n));

  // The look-up is held up, so that the wait can be seen.
  await order('/_control/behaviours', 'POST', {
    account: 'default',
    manner: 'latency',
    latency_ms: 25_000,
    kind: 'find',
    times: 1,
  });
  await restartOn(async () => copy);
  const [waits, ...pages] = await Promise.all([pay(1299, 'order-1'), ...pressButtons(link.body.url)]);
  assert.deepEqual([waits.status, waits.headers.get('retry-after')], [503, '30'], waits.text);
  assert.match(waits.body.message, /restored from an older copy/);
  for (const page of pages) assert.match(page, NOT_NOW, 'the page of a link waits, too');
  await order('/_control/behaviours', 'DELETE');

  await eventually(async () => (await pay(1299, 'order-1')).status === 201);
  for (const page of await Promise.all(pressButtons(link.body.url))) assert.doesNotMatch(page, NOT_NOW);
  const again = await pay(1299, 'order-1');
  assert.deepEqual(
    [again.body.status, again.body.payment_service_transaction_id],
    ['captured', paid.body.payment_service_transaction_id],
  );
  const { body: known } = await payByStripe();
  assert.equal(known.status, 'processing');
  await eventually(async () => {
    const { body } = await shop.request('GET', `/transactions/${known.id}`);
    assert.deepEqual(
      [body.status, body.payment_service_transaction_id],
      ['captured', byStripe.body.payment_service_transaction_id],
    );
  });
  assert.deepEqual(await payLater(), later, 'captured under the reference that it was captured under');
  assert.deepEqual(await refundAll(both.body.id), refunds);
  assert.equal(await giftCardBalance(), 1000, 'the gift card got nothing twice');
  assert.deepEqual(await bookedAmounts(), before, 'the processor was paid no second time');
  assert.equal((await shop.request('GET', `/transactions/${unknown.body.id}`)).body.status, 'captured');
  assert.deepEqual(await ledgerDifferences(shop.db), [], 'the ledger says what the books say');
});

const NOT_NOW = /Payments are not possible just now/;

/** The button of a link's page, with a script and without one. */
function pressButtons(url: string): readonly Promise<string>[] {
  const press = async (place: string, body: Blob | URLSearchParams): Promise<string> =>
    (await fetch(`${shop.url}${new URL(url).pathname}${place}`, { method: 'POST', body })).text();
  const byScript = new Blob(['{}'], { type: 'application/json' });
  return [press('/payments', byScript), press('', new URLSearchParams({ method: 'nothing' }))];
}

/** Captured by a worker. Our references for it, and the processor's. */
async function payLater(): Promise<readonly string[]> {
  const { body } = await pay(800, 'later', { async_capture: true });
  const read = async () => (await shop.request('GET', `/transactions/${body.id}`)).body;
  await eventually(async () => assert.equal((await read()).status, 'captured'));
  const { items } = (await shop.request('GET', `/transactions/${body.id}/captures`)).body;
  return [body.payment_service_transaction_id, ...items.map(({ id }: { id: string }) => id)];
}

async function refundAll(id: string): Promise<readonly string[]> {
  const path = `/transactions/${id}/refunds/all`;
  const refunded = await shop.request('POST', path, { body: {}, idempotencyKey: 'refund-all' });
  assert.equal(refunded.status, 201, refunded.text);
  return refunded.body.items.map((item: { id: string; status: string }) => `${item.id} ${item.status}`);
}

test('a key that has expired begins anew: the same request is another payment', async () => {
  const first = await pay(700, 'expires');
  await shop.db.query(
    { name: '', text: `UPDATE idempotency_keys SET expires_at = now() - interval '1 hour'` },
    [],
  );
  const second = await pay(700, 'expires');
  assert.deepEqual([first.status, second.status], [201, 201]);
  assert.notEqual(second.body.payment_service_transaction_id, first.body.payment_service_transaction_id);
});
