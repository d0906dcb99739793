import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import type { TestAnswer } from '../harness/index.ts';
import { addPaymentService, MERCHANT_PROFILE, openShop, type Shop } from '../harness/shop.ts';
import { buyerOf } from './buyer.ts';

/** A proof is of one payment, and goes to payment services that hand it on. */
let shop: Shop;
let secured: string;
let withoutProofs: string;
before(async () => {
  shop = await openShop();
  secured = await addPaymentService(shop.service, {
    display_name: 'Secured',
    three_d_secure_enabled: true,
    merchant_profile: { visa: MERCHANT_PROFILE },
  });
  withoutProofs = await addPaymentService(shop.service, {
    display_name: 'Without proofs',
    payment_service_definition_id: 'sandbox-card',
    fields: [{ key: 'api_key', value: 'sk_sandbox_default' }],
  });
  await shop.post('/merchant-accounts/default/three-ds-configurations', {
    ...MERCHANT_PROFILE,
    scheme: 'visa',
    metadata: {},
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
const noRules = async (): Promise<void> => {
  for (const path of made.splice(0)) await shop.service.request('DELETE', path);
};
afterEach(noRules);

const CHALLENGED = '4111111111181072';

async function fill(session: string, expiry = '03/30'): Promise<void> {
  const put = await shop.service.request('PUT', `/checkout/sessions/${session}/fields`, {
    token: null,
    body: { payment_method: { method: 'card', number: CHALLENGED, expiration_date: expiry } },
  });
  assert.equal(put.status, 204, put.text);
}

/** A session whose cardholder has agreed to 12.99. */
async function provenSession(): Promise<string> {
  const session = (await shop.post('/checkout/sessions', { currency: 'USD' })).body.id as string;
  await fill(session);
  const path = `/checkout/sessions/${session}/three-d-secure`;
  const begun = await shop.post(path, { amount: 1299, currency: 'USD' });
  const buyer = buyerOf(shop.service);
  const opened = await buyer.open(begun.body.approval_url);
  const asked =
    opened.location === null && !opened.html.includes('name="creq"') ? await buyer.press(opened) : opened;
  await buyer.press(await buyer.press(await buyer.press(asked), 'approve'));
  assert.equal((await shop.get(path)).body.status, 'succeeded');
  return session;
}

const pay = (session: string, more: object = {}): Promise<TestAnswer> =>
  shop.pay({
    payment_service_id: shop.paymentServiceId,
    payment_method: { method: 'checkout-session', id: session },
    ...more,
  });
const isProven = ({ status, body, text }: TestAnswer): boolean => {
  assert.equal(status, 201, text);
  return body.three_d_secure?.response_data?.cavv !== undefined && body.three_d_secure.status === 'complete';
};

test('the proof of a session pays once', async () => {
  const session = await provenSession();
  assert.equal(isProven(await pay(session)), true);
  for (const _ of [1, 2]) {
    await fill(session);
    assert.equal(isProven(await pay(session)), false);
  }
});

test('two payments at once with one proof: one has it', async () => {
  const session = await provenSession();
  const first = pay(session);
  const paid = [await first];
  await fill(session);
  paid.push(await pay(session));
  assert.deepEqual(paid.map(isProven), [true, false]);
});

for (const [what, more, expiry] of [
  ['more money than its cardholder agreed to', { three_d_secure: { amount: 5000 } }],
  ['a payment by mail or telephone', { payment_source: 'moto' }],
  ['another expiry date', {}, '04/30'],
] as const)
  test(`the proof of a session is not taken for ${what}, and is there for the payment it is of`, async () => {
    const session = await provenSession();
    await fill(session, expiry);
    assert.equal(isProven(await pay(session, more)), false);
    await fill(session);
    assert.equal(isProven(await pay(session)), true);
  });

test('a payment of which nothing was sent gives the proof back', async () => {
  const session = await provenSession();
  await rule('decline-early', true);
  const declined = await pay(session);
  assert.equal(declined.body.status, 'declined', declined.text);
  await noRules();
  await fill(session);
  assert.equal(isProven(await pay(session)), true);
});

const PROOF = {
  cavv: 'b25lLXByb29mLW9uZS1wYXltZW50',
  eci: '05',
  version: '2.2.0',
  directory_response: 'Y',
  authentication_response: 'Y',
  directory_transaction_id: 'c4e59ceb-a382-4d6a-bc87-385d591fa09d',
};
/** Every processor of the sandbox declines it, in a way that may go better elsewhere. */
const RETRIED = 200012;

test('a payment service that takes no proof charges without it, and the transaction says so', async () => {
  await rule('route-transaction', [shop.paymentServiceId, withoutProofs]);
  const paid = await shop.pay({ amount: RETRIED, three_d_secure_data: PROOF });
  assert.equal(paid.body.payment_service.id, withoutProofs, paid.text);
  const { status, response_data, error_data } = paid.body.three_d_secure;
  assert.deepEqual(
    [status, response_data, error_data.description],
    ['error', null, 'The proof was not handed on'],
  );
  const { items } = (await shop.get(`/transactions/${paid.body.id}/events`)).body;
  assert.ok(items.some(({ name }: { name: string }) => name === 'three-d-secure-request-error'));
  assert.equal((await shop.get(`/transactions/${paid.body.id}`)).body.three_d_secure.status, 'error');
});

test('the next payment service that takes a proof has it again', async () => {
  await rule('route-transaction', [withoutProofs, shop.paymentServiceId]);
  const paid = await shop.pay({ amount: RETRIED, three_d_secure_data: PROOF });
  assert.deepEqual(
    [
      paid.body.payment_service.id,
      paid.body.three_d_secure.status,
      paid.body.three_d_secure.response_data.cavv,
    ],
    [shop.paymentServiceId, 'complete', PROOF.cavv],
    paid.text,
  );
});

test('a rule that forces a proof leaves out whoever takes none', async () => {
  await rule('route-transaction', [shop.paymentServiceId, withoutProofs]);
  await rule('skip-3ds', 'force');
  const paid = await shop.pay({ amount: RETRIED, three_d_secure_data: PROOF });
  assert.deepEqual(
    [paid.body.status, paid.body.payment_service.id],
    ['declined', shop.paymentServiceId],
    paid.text,
  );
  await noRules();
  await rule('route-transaction', [withoutProofs]);
  await rule('skip-3ds', 'force');
  const untried = await shop.pay({ amount: 1299 });
  assert.equal(untried.body.error_code, 'requires_buyer_authentication', untried.text);
});

test('422: a proof for a payment service that takes none, and for what is no card', async () => {
  const named = await shop.pay({ payment_service_id: withoutProofs, three_d_secure_data: PROOF });
  assert.deepEqual(
    [named.status, named.body.details?.[0].pointer],
    [422, '/three_d_secure_data'],
    named.text,
  );
});

test('the proof of a session does not go to a payment service that takes none', async () => {
  const paid = await pay(await provenSession(), { payment_service_id: withoutProofs });
  assert.equal(isProven(paid), false);
  assert.ok(secured.length > 0);
});
