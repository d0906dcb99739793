import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import type { TestAnswer } from '../harness/index.ts';
import { addPaymentService, MERCHANT_PROFILE, openShop, type Shop } from '../harness/shop.ts';
import { buyerOf } from './buyer.ts';

/** 3-D Secure as rules of the flow decide it, from the merchant's call to what the processor was sent. */
let shop: Shop;
/** It has a profile, and does not authenticate by itself. */
let profiled: string;
before(async () => {
  shop = await openShop({ worker: false });
  profiled = await addPaymentService(shop.service, {
    display_name: 'Profiled',
    merchant_profile: { visa: MERCHANT_PROFILE },
  });
});
after(() => shop.close());

const RULES = '/flows/card-transaction/actions';
const made: string[] = [];
async function rule(action: string, outcome: unknown): Promise<void> {
  const answer = await shop.post(`${RULES}/${action}/rules`, { conditions: [], outcome });
  assert.equal(answer.status, 201, answer.text);
  made.push(`${RULES}/${action}/rules/${answer.body.id}`);
}
afterEach(async () => {
  for (const path of made.splice(0)) await shop.service.request('DELETE', path);
});

const FRICTIONLESS = '4111111111101203';

async function pay(more: object = {}): Promise<TestAnswer['body']> {
  const payment_method = {
    method: 'card',
    number: FRICTIONLESS,
    expiration_date: '03/30',
    security_code: '100',
    redirect_url: 'https://shop.example/done',
  };
  const paid = await shop.pay({ payment_method, ...more });
  assert.equal(paid.status, 201, paid.text);
  return paid.body;
}

async function approvePayment({ id, payment_method }: TestAnswer['body']): Promise<TestAnswer['body']> {
  const buyer = buyerOf(shop.service);
  const opened = await buyer.open(payment_method.approval_url);
  if (opened.location === null) await buyer.press(opened);
  return (await shop.get(`/transactions/${id}`)).body;
}

test('a rule that forces it lets nobody pay whose card could not be authenticated', async () => {
  await rule('route-transaction', [profiled]);
  await rule('skip-3ds', 'force');
  await shop.post('/three-ds-scenarios', {
    conditions: { external_identifier: 'unable' },
    outcome: { authentication: { transaction_status: 'U' } },
  });
  const refused = await approvePayment(await pay({ external_identifier: 'unable' }));
  assert.deepEqual([refused.status, refused.error_code], ['failed', 'failed_buyer_approval']);
  const paid = await approvePayment(await pay());
  assert.deepEqual([paid.status, paid.three_d_secure.response_data.eci], ['authorized', '05']);
});

test('a rule that attempts it asks where there is a profile, and charges all the same without a proof', async () => {
  await rule('route-transaction', [profiled]);
  assert.equal((await pay()).status, 'authorized', 'the payment service does not authenticate by itself');
  await rule('skip-3ds', 'attempt');
  const unable = await approvePayment(await pay({ external_identifier: 'unable' }));
  assert.deepEqual([unable.status, unable.three_d_secure.response_data], ['authorized', null]);
  assert.equal((await pay({ payment_service_id: shop.paymentServiceId })).status, 'authorized', 'no profile');
});

test('what the flow wanted to try is tried once the buyer has approved, in its order and way', async () => {
  await rule('route-transaction', [
    { payment_service_id: profiled, instrument: 'pan', transformations: ['force_mit'] },
    { payment_service_id: shop.paymentServiceId, instrument: 'pan' },
  ]);
  await rule('skip-3ds', 'force');
  const declined = await approvePayment(await pay({ amount: Number(AUTHORIZATION_AMOUNTS.issuer_decline) }));
  assert.equal(declined.status, 'declined');
  const tried = await shop.service.db.query<{ payment_service_id: string; details: object }>(
    {
      name: 'test_attempts',
      text: `SELECT payment_service_id, details FROM operations
        WHERE transaction_id = $1 AND kind = 'authorize' ORDER BY attempt`,
    },
    [declined.id],
  );
  assert.deepEqual(tried, [
    { payment_service_id: profiled, details: { initiator: 'merchant' } },
    { payment_service_id: shop.paymentServiceId, details: {} },
  ]);
});
