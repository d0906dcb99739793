import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { webhookSecretOf } from '../../../../sandbox/processors/courier.ts';
import type { TestAnswer } from '../../../../test/harness/index.ts';
import { openShop, type Shop } from '../../../../test/harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const begin = (body: object): Promise<TestAnswer> => shop.post('/sandbox/situations', body);
const isOn = async (): Promise<string[]> =>
  (await shop.get('/sandbox/situations')).body.items.map(({ kind }: { kind: string }) => kind);
const due = async (days: number): Promise<Record<string, number>> => {
  const now = Date.parse((await shop.get('/sandbox/clock')).body.now);
  const until = new Date(now + days * 86_400_000).toISOString();
  const answer = await shop.get(`/sandbox/due?until=${until}`);
  assert.equal(answer.status, 200, answer.text);
  return Object.fromEntries(
    answer.body.items.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
  );
};

test('201, 204: a processor that is down answers nothing until it is ended, and is listed until then', async () => {
  const made = await begin({ kind: 'down', payment_service_id: shop.paymentServiceId });
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(
    [made.body.processor, made.body.payment_service_id, made.body.times_left],
    ['mock-card', shop.paymentServiceId, null],
  );
  assert.deepEqual(await isOn(), ['down']);
  assert.equal((await shop.pay()).body.status, 'processing');
  const path = `/sandbox/situations/${made.body.id}`;
  assert.equal((await shop.service.request('DELETE', path)).status, 204);
  assert.equal((await shop.service.request('DELETE', path)).status, 404);
  assert.deepEqual(await isOn(), []);
  assert.equal((await shop.pay()).body.status, 'authorized');
});

test('201: a situation is over once it is used up, and when the clock has come to its end', async () => {
  await begin({ kind: 'unknown_outcome', payment_service_id: shop.paymentServiceId });
  assert.equal((await shop.pay()).body.status, 'processing');
  assert.deepEqual(await isOn(), []);
  const now = Date.parse((await shop.get('/sandbox/clock')).body.now);
  const ends_at = new Date(now + 60_000).toISOString();
  await begin({ kind: 'wrong_answer', payment_service_id: shop.paymentServiceId, ends_at });
  assert.deepEqual(await isOn(), ['wrong_answer']);
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 120 } });
  assert.deepEqual(await isOn(), []);
  assert.equal((await shop.pay()).body.status, 'authorized');
});

test('201: a dispute takes a captured payment back, where the processor reports what it settles', async () => {
  const reporting = {
    settlement_reporting_enabled: true,
    fields: [{ key: 'webhook_secret', value: webhookSecretOf('mock-card') }],
  };
  await shop.service.request('PUT', `/payment-services/${shop.paymentServiceId}`, { body: reporting });
  const paid = await shop.pay({ intent: 'capture' });
  const made = await begin({ kind: 'dispute', transaction_id: paid.body.id });
  assert.deepEqual([made.status, made.body.times_left], [201, 0], made.text);
  assert.equal(
    (await shop.book(paid.body.payment_service_transaction_id)).details['dispute'] !== undefined,
    true,
  );
});

for (const [what, body, pointer] of [
  ['no payment service', { kind: 'down' }, '/payment_service_id'],
  ['no payment', { kind: 'dispute' }, '/transaction_id'],
  [
    'an end that is past',
    { kind: 'slow', payment_service_id: 'own', ends_at: '2020-01-01T00:00:00Z' },
    '/ends_at',
  ],
  [
    'an end that is far',
    { kind: 'slow', payment_service_id: 'own', ends_at: '2090-01-01T00:00:00Z' },
    '/ends_at',
  ],
  [
    'a processor that settles in no file',
    { kind: 'settlement_error', payment_service_id: 'own' },
    '/payment_service_id',
  ],
] as const) {
  test(`422: ${what} is refused, and nothing begins`, async () => {
    const own = 'payment_service_id' in body ? { payment_service_id: shop.paymentServiceId } : {};
    const answer = await begin({ ...body, ...own });
    assert.deepEqual([answer.status, answer.body.details?.[0]?.pointer], [422, pointer], answer.text);
    assert.deepEqual(await isOn(), []);
  });
}

test('200: what is due is told before the clock moves: holds that end, links, settlements', async () => {
  const before = await due(30);
  await shop.pay();
  await shop.pay({ intent: 'capture' });
  const link = await shop.post('/payment-links', { amount: 100, currency: 'USD', country: 'US' });
  assert.equal(link.status, 201, link.text);
  const after = await due(30);
  const more = (kind: string): number => (after[kind] ?? 0) - (before[kind] ?? 0);
  assert.deepEqual(
    ['authorization_expiry', 'payment_link_expiry', 'settlement'].map(more),
    [1, 1, 1],
    JSON.stringify([before, after]),
  );
  assert.equal((await due(1.5))['settlement'] ?? 0, 0);
});

test('400: what is past cannot be asked about', async () => {
  const answer = await shop.get('/sandbox/due?until=2020-01-01T00:00:00Z');
  assert.deepEqual([answer.status, answer.body.details[0].pointer], [400, 'until']);
});
