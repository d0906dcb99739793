import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../operations/ledger/check.ts';
import { signCheckoutEvent } from '../../../sandbox/processors/checkout-com/desk.ts';
import { CHECKOUT_CARD, addCheckout } from '../../../test/connectors/checkout-shop.ts';
import {
  eventually,
  openTestService,
  type TestAnswer,
  type TestService,
} from '../../../test/harness/index.ts';
import { recoverDue } from '../../../test/harness/shop.ts';

/** Checkout.com as the whole service uses it: accepted first, decided by event, and looked up where one got lost. */
let service: TestService;
let webhookUrl: string;
before(async () => {
  service = await openTestService({ worker: false });
  const made = await addCheckout(service, { currency: 'EUR', country: 'NL' });
  const { body } = await service.request('GET', `/payment-services/${made}`);
  webhookUrl = body.webhook_url.replace(service.parts.config.publicUrl, service.url);
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(service.db), []);
  await service.close();
});

async function control(path: string, body: object): Promise<void> {
  const answer = await fetch(`${service.simulatorUrl}/_control/${path}`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', processor: 'checkout-com', ...body }),
  });
  assert.ok(answer.ok, await answer.text());
}

const post = (path: string, body: object): Promise<TestAnswer> => service.request('POST', path, { body });
const pay = (more: object = {}): Promise<TestAnswer> =>
  post('/transactions', {
    amount: 1299,
    currency: 'EUR',
    country: 'NL',
    payment_method: CHECKOUT_CARD,
    ...more,
  });
const read = async (id: string) => (await service.request('GET', `/transactions/${id}`)).body;
const becomes = (id: string, status: string): Promise<unknown> =>
  eventually(async () => (await read(id)).status === status);

test('captures, refunds and voids are pending until their events say how they ended', async () => {
  const { body: held } = await pay();
  assert.equal(held.status, 'authorized', JSON.stringify(held));
  await control('events', { manner: 'hold' });
  await post(`/transactions/${held.id}/capture`, { amount: 500, final: false });
  assert.equal((await read(held.id)).captured_amount, 0);
  await control('events/release', {});
  await control('events', { manner: 'deliver' });
  await eventually(async () => (await read(held.id)).captured_amount === 500);
  await post(`/transactions/${held.id}/capture`, { amount: 700 });
  await eventually(async () => (await read(held.id)).captured_amount === 1200);
  await post(`/transactions/${held.id}/refunds`, { amount: 200 });
  await eventually(async () => (await read(held.id)).refunded_amount === 200);

  const { body: given } = await pay();
  await control('events', { manner: 'hold' });
  await post(`/transactions/${given.id}/void`, {});
  assert.equal((await read(given.id)).status, 'void_pending');
  await control('events/release', {});
  await control('events', { manner: 'deliver' });
  await becomes(given.id, 'voided');
});

test('a capture whose answer and whose event both got lost is found among the payment’s actions', async () => {
  const { body: held } = await pay();
  await control('events', { manner: 'drop' });
  await control('behaviours', { manner: 'reset_after', kind: 'capture' });
  await post(`/transactions/${held.id}/capture`, { amount: 1299 });
  assert.equal((await read(held.id)).captured_amount, 0);
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 6 } });
  await recoverDue(service.parts);
  await control('events', { manner: 'deliver' });
  assert.equal((await read(held.id)).captured_amount, 1299);
});

test('a sale whose capture the scheme refuses behind its answer is returned', async () => {
  const { body: sold } = await pay({ intent: 'capture' });
  assert.equal(sold.status, 'captured', JSON.stringify(sold));
  const answer = await fetch(
    `${service.simulatorUrl}/checkout-com/payments/${sold.payment_service_transaction_id}`,
    { headers: { authorization: 'Bearer sk_sbox_default' } },
  );
  assert.equal(((await answer.json()) as { status: string }).status, 'Captured');
  await control('acts', { subject: sold.payment_service_transaction_id, act: 'refuse_capture' });
  await eventually(async () => {
    const { body } = await service.request('GET', `/transactions/${sold.id}`, {
      headers: { 'x-api-version': '2026-11-01' },
    });
    return body.status === 'returned';
  });
});

test('a stored card’s instrument at Checkout.com is kept as long as its payment method, and in no event', async () => {
  const { body: buyer } = await post('/buyers', { external_identifier: 'checkout-buyer' });
  const { body: paid } = await pay({ intent: 'capture', store: true, buyer_id: buyer.id });
  const methodId: string = paid.payment_method.id;
  await eventually(async () => {
    const { body } = await service.request('GET', `/payment-methods/${methodId}/payment-service-tokens`);
    return body.items.some((token: { status: string }) => token.status === 'succeeded');
  });
  const { text } = await service.request('GET', `/transactions/${paid.id}/events?limit=100`);
  assert.ok(text.includes('payment_approved'), text);
  assert.ok(!/src_[a-z2-7]{26}/.test(text), text);

  const kept = {
    name: '',
    text: `SELECT object_id FROM simulator.objects WHERE processor = 'checkout-com' AND kind = 'source'`,
  };
  assert.equal((await service.db.query(kept, [])).length, 1);
  assert.equal((await service.request('DELETE', `/payment-methods/${methodId}`)).status, 204);
  assert.deepEqual(await service.db.query(kept, []), []);
});

test('a refund of the Dashboard is one of the transaction, and one of ours is known by its action alone', async () => {
  const { body: paid } = await pay({ intent: 'capture' });
  const subject = paid.payment_service_transaction_id;
  await control('acts', { subject, act: 'refund_in_dashboard' });
  await eventually(async () => (await read(paid.id)).refunded_amount === 100);
  const { body } = await service.request('GET', `/transactions/${paid.id}/refunds`);
  const [{ status, reason, payment_service_refund_id: reference }, ...more] = body.items;
  assert.deepEqual([status, reason, more.length], ['succeeded', 'Made at the processor', 0]);
  assert.match(reference, /^act_/);

  // Events may repeat the payment's reference and metadata in the place of the action's.
  await control('events', { manner: 'drop' });
  const { body: ours } = await post(`/transactions/${paid.id}/refunds`, { amount: 200 });
  await control('events', { manner: 'deliver' });
  const { body: known } = await service.request('GET', `/refunds/${ours.id}`);
  const [operation] = await service.db.query<{ operation_id: string }>(
    {
      name: '',
      text: `SELECT operation_id FROM operations WHERE transaction_id = $1 AND kind = 'authorize'`,
    },
    [paid.id],
  );
  const event = {
    id: 'evt_of_our_refund',
    type: 'payment_refunded',
    created_on: new Date().toISOString(),
    data: {
      id: subject,
      action_id: known.payment_service_refund_id,
      reference: operation?.operation_id,
      amount: 200,
      currency: 'EUR',
      response_code: '10000',
      metadata: { railyard_operation: operation?.operation_id, railyard_purpose: 'sale' },
    },
  };
  const text = JSON.stringify(event);
  const answer = await fetch(webhookUrl, { method: 'POST', headers: signCheckoutEvent(text), body: text });
  assert.match(await answer.text(), /applied/);
  assert.equal((await service.request('GET', `/refunds/${ours.id}`)).body.status, 'succeeded');
  assert.equal((await read(paid.id)).refunded_amount, 300);
});
