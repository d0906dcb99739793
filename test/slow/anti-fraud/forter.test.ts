import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { forterAntiFraud } from '../../../server/connectors/forter/definition.ts';
import { recordSecret } from '../../harness/index.ts';
import { type FraudShop, openFraudShop, eventSentence } from '../../harness/fraud-shop.ts';

/** The fields that both versions of Forter's API are judged by, as its simulator wrote them down. */
type Order = Readonly<{
  checkoutTime: number;
  authorizationStep?: string;
  totalAmount: object;
  connectionInformation: Record<string, unknown>;
  cartItems: Record<string, unknown>[];
  payment: { creditCard: Record<string, unknown>; billingDetails: object }[];
  accountOwner?: object;
  primaryDeliveryDetails?: object;
}>;
type Book = Readonly<{ request: Order; outcomes: readonly Record<string, unknown>[] }>;

const SITE = '0a1b2c3d4e5f';
const SECRET = 'forter-secret-key-5b1e';
const SETTINGS = { site_id: SITE, secret_key: SECRET };
const NEW = { ...SETTINGS, use_api_version_10_2: 'true' };

let shop: FraudShop;
before(async () => {
  recordSecret(SECRET);
  shop = await openFraudShop('forter-anti-fraud', { processor: 'forter', 'x-forter-siteid': SITE });
});
after(() => shop.close());

async function bookOf(id: string): Promise<Book> {
  const book = await shop.provider<Book>(id);
  assert.ok(book, 'the provider knows of the payment');
  return book;
}
const CART = {
  cart_items: [{ name: 'Teapot', quantity: 2, unit_amount: 600, sku: 'T-1', categories: ['kitchen'] }],
  anti_fraud_fingerprint: 'forter-token-1',
};

for (const [version, settings, isNew] of [
  ['2.1', SETTINGS, false],
  ['10.2', NEW, true],
] as const) {
  test(`${version}: approve is accept, decline is reject, and not reviewed is error`, async () => {
    await shop.screenWith({ ...settings, on_error: 'reject' });
    const decided = async (wish: string) => {
      const { body } = await shop.payAs(wish, { intent: 'capture' });
      return [body.status, body.anti_fraud_decision];
    };
    assert.deepEqual(await decided('approve'), ['captured', 'accept']);
    assert.deepEqual(await decided('decline'), ['declined', 'reject']);
    assert.deepEqual(await decided('notreviewed'), ['declined', 'error']);
  });

  test(`${version}: an order is written as this version has it, without the number of the card`, async () => {
    await shop.screenWith(settings);
    const { body } = await shop.payAs('approve', { intent: 'capture', ...CART });
    const { request } = await bookOf(body.id);
    assert.equal(request.authorizationStep, isNew ? 'PRE_AUTHORIZATION' : undefined);
    const createdMs = Date.parse(body.created_at);
    assert.equal(request.checkoutTime, isNew ? createdMs : Math.floor(createdMs / 1000));
    assert.deepEqual(request.accountOwner, { email: 'approve@example.com' }, 'a guest, without an account');
    assert.deepEqual(request.totalAmount, { amountLocalCurrency: '12.99', currency: 'USD' });
    assert.equal(request.connectionInformation['forterTokenCookie'], 'forter-token-1');
    assert.deepEqual(request.cartItems[0]?.['basicItemData'], {
      name: 'Teapot',
      quantity: 2,
      type: 'TANGIBLE',
      price: { amountLocalCurrency: '6.00', currency: 'USD' },
      productId: 'T-1',
      category: 'kitchen',
    });
    const card = request.payment[0]?.creditCard;
    assert.deepEqual(
      [card?.['bin'], card?.['lastFourDigits'], card?.['expirationMonth'], card?.['expirationYear']],
      [isNew ? '41111111' : '411111', '1111', '12', '2030'],
    );
    assert.ok(!JSON.stringify(request).includes('4111111111111111'));
  });

  test(`${version}: Forter hears how the payment ended, in the times of this version`, async () => {
    await shop.screenWith(settings);
    const paid = (await shop.payAs('approve', { intent: 'capture' })).body.id;
    const declined = (await shop.payAs('approve', { amount: 200_011 })).body.id;
    for (const id of [paid, declined]) await shop.until(id, () => true);
    const [captured] = (await bookOf(paid)).outcomes;
    const [refused] = (await bookOf(declined)).outcomes;
    assert.deepEqual(
      [captured?.['updatedStatus'], refused?.['updatedStatus']],
      ['COMPLETED', 'CANCELED_BY_MERCHANT'],
    );
    const isMs = Number(captured?.['eventTime']) > 1e12;
    assert.equal(isMs, isNew);
  });
}

test('the toggle moves a service to the new version and back, and its key is never shown', async () => {
  const { id = '' } = await shop.screenWith(SETTINGS);
  const shown = (await shop.get(`/anti-fraud-services/${id}`)).text;
  assert.ok(!shown.includes(SECRET));
  for (const value of ['true', 'false']) {
    const fields = [{ key: 'use_api_version_10_2', value }];
    const changed = await shop.service.request('PUT', `/anti-fraud-services/${id}`, { body: { fields } });
    assert.equal(changed.status, 200);
    const { body } = await shop.payAs('approve');
    assert.equal((await bookOf(body.id)).request.authorizationStep !== undefined, value === 'true');
  }
});

test('after the authorization, 10.2 is told the step and what the issuer said', async () => {
  await shop.screenWith({ ...NEW, placement: 'after_authorization' });
  const { body } = await shop.payAs('decline', { intent: 'capture' });
  await shop.until(body.id, ({ status }) => status === 'voided');
  const { request } = await bookOf(body.id);
  assert.equal(request.authorizationStep, 'POST_AUTHORIZATION');
  assert.ok('verificationResults' in (request.payment[0]?.creditCard ?? {}));
});

test('what a payment says for Forter alone reaches Forter', async () => {
  await shop.screenWith(SETTINGS);
  const options = {
    delivery_type: 'PHYSICAL',
    delivery_method: 'express',
    is_guest_buyer: false,
    cart_items: [
      {
        basic_item_data: { type: 'NON_TANGIBLE' },
        delivery_details: { delivery_type: 'DIGITAL', delivery_method: 'email' },
        beneficiaries: [{ personal_details: { first_name: 'Bo' } }],
      },
    ],
    total_discount: { coupon_code_used: 'SPRING', discount_type: 'COUPON' },
  };
  const { body } = await shop.payAs('approve', {
    ...CART,
    connection_options: { 'forter-anti-fraud': options },
  });
  const { request } = await bookOf(body.id);
  assert.deepEqual(request.primaryDeliveryDetails, { deliveryType: 'PHYSICAL', deliveryMethod: 'express' });
  assert.deepEqual(request.accountOwner, { email: 'approve@example.com' });
  const [item] = request.cartItems;
  assert.ok(item);
  assert.equal((item['basicItemData'] as { type: string }).type, 'NON_TANGIBLE');
  assert.deepEqual(item['deliveryDetails'], { deliveryType: 'DIGITAL', deliveryMethod: 'email' });
  assert.deepEqual(item['beneficiaries'], [{ personalDetails: { firstName: 'Bo' } }]);
});

test('an answer of Forter that is no decision is an exception, and the timeline has its words', async () => {
  await shop.screenWith(SETTINGS);
  for (const manner of ['error_before', 'garbage_before']) {
    await shop.misbehave({ processor: 'forter', account: SITE, kind: 'screen', manner });
    const { body } = await shop.payAs('approve', { intent: 'capture' });
    assert.deepEqual([body.status, body.anti_fraud_decision], ['captured', 'exception']);
    assert.match(
      String(eventSentence(await shop.timeline(body.id), 'anti-fraud-decision-error')),
      /Forter answered/,
    );
  }
});

test('nothing that Forter sends resolves a review: it has none', async () => {
  const { webhook_url: url = '' } = await shop.screenWith(SETTINGS);
  const answer = await shop.tell(url, { orderId: 'x', action: 'approve' });
  assert.equal(answer.status, 401);
});

test('in production 10.2 goes to the host of the site, and to no other host whatever the site is called', () => {
  const address = (settings: Record<string, unknown>) => forterAntiFraud.addressOf?.(settings);
  assert.equal(address(NEW), `https://${SITE}.api.forter-secure.com`);
  assert.equal(address(SETTINGS), null);
  for (const site_id of ['evil.example.com/', 'a@b', '', 'x.y'])
    assert.equal(address({ ...NEW, site_id }), null);
});
