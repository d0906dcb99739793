import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { AUTHORIZATION_DAYS } from '../../server/domain/transaction/capture-time.ts';
import { eventually } from '../harness/index.ts';
import { CARD, type Shop, openShop } from '../harness/shop.ts';

/** With a worker: time moves, and what is due happens by itself. */
let shop: Shop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

test('an authorization that nobody captured is gone after its days, and its hold with it', async () => {
  const { body: paid } = await shop.pay();
  const { body: kept } = await shop.pay({ intent: 'capture' });
  await shop.service.request('PUT', '/sandbox/clock', {
    body: { advance_seconds: AUTHORIZATION_DAYS * 86_400 + 60 },
  });
  await eventually(async () => (await shop.get(`/transactions/${paid.id}`)).body.status === 'expired');
  assert.equal((await shop.post(`/transactions/${paid.id}/capture`, {})).status, 409);
  assert.equal(
    (await shop.get(`/transactions/${paid.id}`, { version: 'published' })).body.status,
    'authorization_failed',
  );
  assert.equal((await shop.get(`/transactions/${kept.id}`)).body.status, 'captured');
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
});

test('a capture may ask for a new authorization where the old one has expired and a stored card paid', async () => {
  const stored = await shop.post('/payment-methods', { ...CARD });
  const { body: paid } = await shop.pay({
    payment_method: { method: 'id', id: stored.body.id },
    external_identifier: 'slow',
    buyer: { billing_details: { email_address: 'ada@example.com', address: { country: 'IS' } } },
  });
  const { body: inline } = await shop.pay();
  await shop.service.request('PUT', '/sandbox/clock', {
    body: { advance_seconds: AUTHORIZATION_DAYS * 86_400 + 60 },
  });
  for (const { id } of [paid, inline])
    await eventually(async () => (await shop.get(`/transactions/${id}`)).body.status === 'expired');
  const body = { amount: 900, reauthorize_if_authorization_expired: true };
  const again = await shop.post(`/transactions/${paid.id}/capture`, body, { idempotencyKey: 'reauthorize' });
  assert.deepEqual(
    [
      again.status,
      again.body.status,
      again.body.captured_amount,
      again.body.reauthorized_from_transaction_id,
      again.body.external_identifier,
      again.body.buyer.billing_details.email_address,
    ],
    [200, 'captured', 900, paid.id, 'slow', 'ada@example.com'],
    again.text,
  );
  assert.equal(
    (await shop.post(`/transactions/${paid.id}/capture`, body, { idempotencyKey: 'reauthorize' })).text,
    again.text,
  );
  assert.equal((await shop.post(`/transactions/${inline.id}/capture`, body)).status, 422);
});

test('the worker resolves an unknown outcome without being asked', async () => {
  await shop.misbehave({ manner: 'reset_after', kind: 'authorize' });
  const { body: paid } = await shop.pay();
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 10 } });
  await eventually(async () => (await shop.get(`/transactions/${paid.id}`)).body.status === 'authorized');
});
