import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, addPaymentService, openShop } from '../harness/shop.ts';

let shop: Shop;
let steady: string;
before(async () => {
  shop = await openShop({ worker: false });
  steady = await addPaymentService(shop.service, {
    display_name: 'Steady',
    payment_service_definition_id: 'sandbox-card',
    fields: [{ key: 'api_key', value: 'sk_sandbox_sandbox-card' }],
  });
});
after(() => shop.close());

const pay = async (): Promise<TestAnswer['body']> => {
  const paid = await shop.pay();
  assert.equal(paid.status, 201, paid.text);
  return paid.body;
};

test('a payment service whose answers get lost comes last, the decision says so, and others are paid', async () => {
  await shop.misbehave({ manner: 'reset_after', processor: 'mock-card', kind: 'authorize', times: 5 });
  for (let index = 0; index < 5; index += 1) assert.equal((await pay()).status, 'processing');
  const paid = await pay();
  assert.deepEqual([paid.status, paid.payment_service.id], ['authorized', steady]);
  const { body: actions } = await shop.get(`/transactions/${paid.id}/actions`);
  assert.equal(
    actions.items[0].reason,
    'No rule of route-transaction applied: what takes this payment is tried by position, Steady, then Sandbox. ' +
      'Sandbox comes last, since it has been failing.',
  );
  const { body: events } = await shop.get(`/transactions/${paid.id}/events`);
  const told = events.items.find(({ name }: { name: string }) => name === 'payment-service-avoided');
  assert.equal(told.context.payment_service_id, shop.paymentServiceId);
});
