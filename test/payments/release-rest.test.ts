import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { addPaymentService, openShop, recoverDue, type Shop } from '../harness/shop.ts';

/** What is left of a hold behind captures in part: it is voided, or expires. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
  await shop.close();
});

async function partCaptured(more: object = {}): Promise<string> {
  const { body } = await shop.pay({ amount: 10_000, intent: 'authorize', ...more });
  assert.equal(body.status, 'authorized', JSON.stringify(body));
  const captured = await shop.post(`/transactions/${body.id}/capture`, { amount: 7000, final: false });
  assert.equal(captured.body.captured_amount, 7000, captured.text);
  return body.id;
}

async function heldOf(id: string): Promise<readonly unknown[]> {
  const [row] = await shop.service.db.query<{ held_amount: bigint; capture_closed: boolean }>(
    { name: '', text: 'SELECT held_amount, capture_closed FROM transactions WHERE transaction_id = $1' },
    [id],
  );
  return [row?.held_amount, row?.capture_closed];
}

async function releasedAmounts(id: string): Promise<readonly bigint[]> {
  const rows = await shop.service.db.query<{ amount: bigint }>(
    {
      name: '',
      text: `SELECT amount FROM ledger_entries WHERE transaction_id = $1 AND movement = 'release_hold'`,
    },
    [id],
  );
  return rows.map(({ amount }) => amount);
}

test('a void of a payment that is captured in part lets go of the rest, and what was captured stays', async () => {
  const id = await partCaptured();
  assert.deepEqual(await heldOf(id), [3000n, false]);
  const { status, body } = await shop.post(
    `/transactions/${id}/void`,
    {},
    { headers: { prefer: 'resource=transaction-void' } },
  );
  assert.deepEqual([status, body.status, body.transaction.status], [200, 'succeeded', 'captured']);
  assert.equal(body.transaction.captured_amount, 7000);
  assert.equal(body.transaction.voided_at, null);
  assert.deepEqual([await heldOf(id), await releasedAmounts(id)], [[0n, true], [3000n]]);
  const again = await shop.post(`/transactions/${id}/void`, {});
  assert.deepEqual([again.status, /nothing of it is held/.test(again.body.message)], [409, true], again.text);
  assert.equal((await shop.post(`/transactions/${id}/capture`, { amount: 100 })).status, 409);
  assert.equal((await shop.post(`/transactions/${id}/refunds`, { amount: 7000 })).status, 201);
  const names = await shop.service.db.query<{ name: string }>(
    { name: '', text: 'SELECT name FROM webhook_events WHERE transaction_id = $1' },
    [id],
  );
  assert.ok(names.some(({ name }) => name === 'transaction.modified'));
  assert.ok(!names.some(({ name }) => name === 'transaction.voided'));
});

test('a void that the processor did not answer is found out, and refused it leaves the rest', async () => {
  const id = await partCaptured();
  await shop.misbehave({ manner: 'reset_after', kind: 'void' });
  await shop.post(`/transactions/${id}/void`, {});
  assert.equal((await shop.post(`/transactions/${id}/capture`, { amount: 100, final: false })).status, 409);
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 6 } });
  await recoverDue(shop.service.parts);
  assert.deepEqual([await heldOf(id), await releasedAmounts(id)], [[0n, true], [3000n]]);
});

test('a final capture of 0 is refused, and names the void', async () => {
  const id = await partCaptured();
  const { status, body } = await shop.post(`/transactions/${id}/capture`, { amount: 0, final: true });
  assert.deepEqual([status, body.details[0].pointer], [422, '/amount']);
  assert.match(body.details[0].message, /a void lets go of what is left/);
});

test('what is left expires with the authorization where nobody voids it', async () => {
  const id = await partCaptured();
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 8 * 86_400 } });
  await recoverDue(shop.service.parts);
  const { body } = await shop.get(`/transactions/${id}`);
  assert.deepEqual([body.status, body.captured_amount, body.error_code], ['captured', 7000, null]);
  assert.deepEqual([await heldOf(id), await releasedAmounts(id)], [[0n, true], [3000n]]);
});

test('a processor that lets go of no rest is named, with the time at which it ends', async () => {
  const stripe = await addPaymentService(shop.service, {
    payment_service_definition_id: 'stripe-card',
    accepted_currencies: ['USD'],
    accepted_countries: ['US'],
    fields: [
      { key: 'secret_key', value: 'sk_test_default' },
      { key: 'webhook_signing_secret', value: 'whsec_sandbox_stripe' },
    ],
  });
  const id = await partCaptured({ payment_service_id: stripe });
  const { status, body } = await shop.post(`/transactions/${id}/void`, {});
  assert.equal(status, 409);
  assert.match(body.message, /Stripe.* does not let go of what is left .* held until \d{4}-/);
  assert.deepEqual(await heldOf(id), [3000n, false]);
});
