import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../harness/index.ts';
import { addPaymentService, MERCHANT_PROFILE, openShop, type Shop } from '../harness/shop.ts';
import { buyerOf } from './buyer.ts';

/** Proofs that were made before the payment, rules by digits, and connectors that take no proof. */
let shop: Shop;
let secured: string;
before(async () => {
  shop = await openShop();
  secured = await addPaymentService(shop.service, {
    display_name: 'Secured',
    three_d_secure_enabled: true,
    merchant_profile: { visa: MERCHANT_PROFILE, amex: MERCHANT_PROFILE },
  });
  await shop.post('/merchant-accounts/default/three-ds-configurations', {
    ...MERCHANT_PROFILE,
    scheme: 'visa',
    metadata: {},
  });
});
after(() => shop.close());

const CHALLENGED = '4111111111181072';
const REDIRECT = 'https://shop.example/done?cart=1';

async function approve(url: string, action?: string): Promise<void> {
  const buyer = buyerOf(shop.service);
  const opened = await buyer.open(url);
  const asked =
    opened.location === null && !opened.html.includes('name="creq"') ? await buyer.press(opened) : opened;
  if (asked.location !== null || action === undefined) return;
  await buyer.press(await buyer.press(await buyer.press(asked), action));
}

test('a card authenticated while it was vaulted is paid by id with what the session answered, as it is', async () => {
  const session = (await shop.post('/checkout/sessions', { currency: 'USD' })).body.id as string;
  await shop.service.request('PUT', `/checkout/sessions/${session}/fields`, {
    token: null,
    body: { payment_method: { method: 'card', number: CHALLENGED, expiration_date: '03/30' } },
  });
  const begun = await shop.post(`/checkout/sessions/${session}/three-d-secure`, {
    amount: 1299,
    currency: 'USD',
  });
  await approve(begun.body.approval_url, 'approve');
  const { body: proven } = await shop.get(`/checkout/sessions/${session}/three-d-secure`);
  const stored = await shop.post('/payment-methods', { method: 'checkout-session', id: session });
  assert.equal(stored.status, 201, stored.text);
  const { response_data: proof } = proven.three_d_secure;
  const paid = await shop.pay({
    payment_service_id: secured,
    payment_method: { method: 'id', id: stored.body.id, redirect_url: REDIRECT },
    three_d_secure_data: proof,
  });
  assert.deepEqual(
    [paid.status, paid.body.status, paid.body.three_d_secure?.response_data],
    [201, 'authorized', proof],
    paid.text,
  );
  assert.equal((await shop.book(paid.body.payment_service_transaction_id)).details['eci'], '05');
});

test('a scenario by eight digits decides for a number of fifteen', async () => {
  await shop.post('/three-ds-scenarios', {
    conditions: { card_number: '34000000' },
    outcome: { authentication: { transaction_status: 'R' } },
  });
  const payment_method = {
    method: 'card',
    number: '340000000022003',
    expiration_date: '03/30',
    security_code: '1000',
    redirect_url: REDIRECT,
  };
  const made = await shop.pay({ payment_service_id: secured, payment_method });
  await approve(made.body.payment_method.approval_url);
  assert.equal((await shop.get(`/transactions/${made.body.id}`)).body.error_code, 'failed_buyer_approval');
});

test('a connector that takes no proof is not set up for 3-D Secure, and challenges nobody', async () => {
  const service = {
    display_name: 'No proof',
    payment_service_definition_id: 'sandbox-card',
    accepted_currencies: ['USD'],
    accepted_countries: ['US'],
    fields: [{ key: 'api_key', value: 'sk_sandbox_no_proof' }],
    merchant_profile: { visa: MERCHANT_PROFILE },
  };
  const refused = await shop.post('/payment-services', { ...service, three_d_secure_enabled: true });
  assert.deepEqual(
    [refused.status, refused.body.details[0].pointer],
    [422, '/three_d_secure_enabled'],
    refused.text,
  );
  const { body: made } = await shop.post('/payment-services', service);
  const path = `/payment-services/${made.id}`;
  const changed = await shop.service.request('PUT', path, { body: { three_d_secure_enabled: true } });
  assert.deepEqual([changed.status, changed.body.details[0].pointer], [422, '/three_d_secure_enabled']);
  await shop.service.db.query(
    {
      name: '',
      text: 'UPDATE payment_services SET three_d_secure_enabled = true WHERE payment_service_id = $1',
    },
    [made.id],
  );
  const paid = await shop.pay({
    payment_service_id: made.id,
    payment_method: {
      method: 'card',
      number: CHALLENGED,
      expiration_date: '03/30',
      redirect_url: REDIRECT,
    },
  });
  assert.equal(paid.body.status, 'authorized', paid.text);
});

test('a stored card that is deleted while its cardholder is asked ends the payment as such', async () => {
  const stored = await shop.post('/payment-methods', {
    method: 'card',
    number: CHALLENGED,
    expiration_date: '03/30',
  });
  const made = await shop.pay({
    payment_service_id: secured,
    payment_method: { method: 'id', id: stored.body.id, redirect_url: REDIRECT },
  });
  assert.equal(made.body.status, 'buyer_approval_pending', made.text);
  const gone = await shop.service.request('DELETE', `/payment-methods/${stored.body.id}`);
  assert.ok(gone.status < 300, gone.text);
  await approve(made.body.payment_method.approval_url);
  await eventually(async () => {
    const { body } = await shop.get(`/transactions/${made.body.id}`);
    assert.deepEqual([body.status, body.error_code], ['failed', 'canceled_payment_method']);
  });
});
