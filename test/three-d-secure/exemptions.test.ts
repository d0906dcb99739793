import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addPaymentService, openShop, type Shop } from '../harness/shop.ts';

/** A proof that a payment brings, so that there is nothing to be exempt from. */
const PROOF = {
  cavv: '3q2+78r+ur7erb7vyv66vv8=',
  eci: '05',
  version: '2.2.0',
  directory_response: 'Y',
  authentication_response: 'Y',
  directory_transaction_id: 'c4e59ceb-a382-4d6a-bc87-385d591fa09d',
};

let shop: Shop;
let sandboxCard: string;
before(async () => {
  shop = await openShop({ worker: false });
  sandboxCard = await addPaymentService(shop.service, {
    display_name: 'Picky',
    payment_service_definition_id: 'sandbox-card',
    fields: [
      { key: 'api_key', value: 'sk_sandbox_exemptions' },
      { key: 'webhook_secret', value: 'whsec_sandbox_sandbox-card' },
    ],
  });
});
after(() => shop.close());

/** Pays under a rule that asks for this exemption, and gives what its processor and the timeline have of it. */
async function payWith(exemption: string, more: Readonly<Record<string, unknown>> = {}) {
  const path = '/flows/card-transaction/actions/skip-3ds/rules';
  const rule = await shop.post(path, { conditions: [], outcome: { exemption } });
  assert.equal(rule.status, 201, rule.text);
  const { body } = await shop.pay(more);
  const deleted = await shop.service.request('DELETE', `${path}/${rule.body.id}`);
  assert.equal(deleted.status, 204);
  assert.equal(body.status, 'authorized', JSON.stringify(body));
  const { details } = await shop.book(body.payment_service_transaction_id);
  const events = (await shop.get(`/transactions/${body.id}/events`)).body.items;
  const { context } = events.find(({ name }: { name: string }) => name === 'three-d-secure-exemption');
  const actions = (await shop.get(`/transactions/${body.id}/actions`)).body.items;
  return { sent: details['exemption'] ?? null, context, actions: JSON.stringify(actions) };
}

for (const exemption of ['low_value', 'transaction_risk_analysis', 'trusted_beneficiary'])
  test(`${exemption} reaches a processor that takes it, and the timeline says who is liable`, async () => {
    const { sent, context, actions } = await payWith(exemption, {
      payment_service_id: shop.paymentServiceId,
    });
    assert.equal(sent, exemption);
    assert.deepEqual([context.requested, context.liability], [true, 'merchant']);
    assert.match(context.reason, /is asked for the exemption .* the merchant is liable for fraud/);
    assert.match(actions, new RegExp(`asks for the exemption ${exemption}`));
  });

test('a processor that takes no such exemption is not asked, and the timeline says so', async () => {
  const { sent, context } = await payWith('trusted_beneficiary', { payment_service_id: sandboxCard });
  assert.deepEqual([sent, context.requested, context.liability], [null, false, 'merchant']);
  assert.match(context.reason, /Picky takes no such exemption/);
  const taken = await payWith('low_value', { payment_service_id: sandboxCard });
  assert.equal(taken.sent, 'low_value');
});

test('merchant_initiated is asked for where the merchant started the payment, and nowhere else', async () => {
  const byBuyer = await payWith('merchant_initiated');
  assert.deepEqual([byBuyer.sent, byBuyer.context.requested], [null, false]);
  assert.match(byBuyer.context.reason, /the buyer started the payment/);
  const initiated = {
    merchant_initiated: true,
    is_subsequent_payment: true,
    payment_source: 'recurring',
  };
  const byMerchant = await payWith('merchant_initiated', initiated);
  assert.deepEqual([byMerchant.sent, byMerchant.context.requested], ['merchant_initiated', true]);
});

test('a payment that brings a proof asks for no exemption, since the issuer is liable', async () => {
  const { sent, context } = await payWith('low_value', { three_d_secure_data: PROOF });
  assert.deepEqual([sent, context.requested, context.liability], [null, false, 'issuer']);
});

test('an exemption that is none is told with its pointer', async () => {
  const answer = await shop.post('/flows/card-transaction/actions/skip-3ds/rules', {
    conditions: [],
    outcome: { exemption: 'a good reason' },
  });
  assert.equal(answer.status, 422, answer.text);
  assert.equal(answer.body.details[0].pointer, '/outcome/exemption');
});
