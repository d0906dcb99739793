import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Shop, addPaymentService, openShop, recoverDue } from '../harness/shop.ts';

/** A processor whose search is behind: `sandbox-card` promises to find a payment within ten minutes. */
let shop: Shop;
let service: string;
before(async () => {
  shop = await openShop({ worker: false });
  const fields = [
    { key: 'api_key', value: 'sk_sandbox_lagging' },
    { key: 'webhook_secret', value: 'whsec_sandbox_sandbox-card' },
  ];
  // Nor does it tell by itself.
  const told = { account: 'default', manner: 'drop' };
  await fetch(`${shop.service.simulatorUrl}/_control/events`, { method: 'POST', body: JSON.stringify(told) });
  service = await addPaymentService(shop.service, { payment_service_definition_id: 'sandbox-card', fields });
});
after(() => shop.close());

test('a search that lags never makes a charge fail that was made, so that nobody is charged twice', async () => {
  const id = await loseAnswer('reset_after');
  // It would have been believed after a minute, and the shop would have let its buyer pay again.
  await shop.misbehave({ processor: 'sandbox-card', manner: 'not_found', kind: 'find', times: 3 });
  for (const seconds of [120, 180, 240]) {
    await pass(seconds);
    assert.equal((await shop.get(`/transactions/${id}`)).body.status, 'processing', 'it is not guessed');
  }
  await pass(60);
  const { body } = await shop.get(`/transactions/${id}`);
  assert.deepEqual([body.status, body.authorized_amount], ['authorized', 1299]);
  assert.equal((await shop.book(body.payment_service_transaction_id)).operations.length, 1);
});

test('what its search still does not know when it may no longer lag was never received', async () => {
  const id = await loseAnswer('reset_before');
  await pass(9 * 60);
  assert.equal((await shop.get(`/transactions/${id}`)).body.status, 'processing');
  await pass(2 * 60);
  assert.equal((await shop.get(`/transactions/${id}`)).body.status, 'failed');
});

/** A payment by a card that is gone with its request, whose answer got lost. */
async function loseAnswer(manner: 'reset_before' | 'reset_after'): Promise<string> {
  await shop.misbehave({ processor: 'sandbox-card', manner, kind: 'authorize' });
  const { body } = await shop.pay({ payment_service_id: service });
  assert.equal(body.status, 'processing');
  return body.id as string;
}

/** Time passes by both clocks, and a worker looks once. */
async function pass(seconds: number): Promise<void> {
  const text = `UPDATE operations SET sent_at = sent_at - make_interval(secs => $1)`;
  await shop.service.db.query({ name: '', text }, [seconds]);
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: seconds } });
  await recoverDue(shop.service.parts);
}
