import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../../../test/harness/eventually.ts';
import type { TestAnswer } from '../../../../test/harness/index.ts';
import { openShop, type Shop } from '../../../../test/harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

const health = (query = ''): Promise<TestAnswer> =>
  shop.get(`/payment-services/${shop.paymentServiceId}/health${query}`);

test('200: approvals, declines and errors of the processor are told apart, and the last error is named', async () => {
  const fresh = (await health()).body;
  assert.deepEqual(
    [fresh.payments, fresh.approval_rate, fresh.error_rate, fresh.last_error, fresh.circuit_breaker],
    [0, null, null, null, { state: 'closed', open_until: null }],
  );
  await shop.pay();
  await shop.pay({ amount: 200_011 }); // insufficient_funds
  const failed = await shop.pay({ amount: 300_013 }); // service_error
  const seen = await eventually(async () => {
    const { body } = await health('?datetime_range=PT1H');
    return body.payments === 3 && body;
  });
  assert.deepEqual(
    [seen.share, seen.decided, seen.attempts, seen.last_error.code, seen.last_error.transaction_id],
    [1, 3, 3, 'service_error', failed.body.id],
  );
  assert.ok(Math.abs(seen.approval_rate - 1 / 3) < 1e-9 && Math.abs(seen.error_rate - 1 / 3) < 1e-9);
  assert.ok(Date.parse(seen.last_success_at) <= Date.parse(seen.until));
});

test('200: an open circuit breaker is told, and the list has the same of every payment service', async () => {
  for (let paid = 0; paid < 6; paid += 1) await shop.pay({ amount: 300_013 });
  const { body } = await health();
  assert.equal(body.circuit_breaker.state, 'open');
  assert.ok(Date.parse(body.circuit_breaker.open_until) > 0);
  const listed = await shop.get('/payment-services/health');
  assert.equal(listed.status, 200, listed.text);
  assert.deepEqual(
    listed.body.items.map((each: { payment_service_id: string }) => each.payment_service_id),
    [shop.paymentServiceId],
  );
});

test('400, 404: a time that is none or too long, and a payment service that is not there', async () => {
  for (const range of ['yesterday', 'P60D'])
    assert.equal((await health(`?datetime_range=${range}`)).status, 400);
  const nobody = '00000000-0000-7000-8000-000000000000';
  assert.equal((await shop.get(`/payment-services/${nobody}/health`)).status, 404);
});
