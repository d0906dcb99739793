import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Shop, openShop } from '../harness/shop.ts';

/** A card of two schemes goes over the one that its buyer chose: in our books, and in the processor's. */
let shop: Shop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

const VISA_AND_CB = '4000002500001001';
const OF_THE_CARD = { method: 'card', number: VISA_AND_CB, expiration_date: '12/30', security_code: '123' };

async function paySession(preferred: string | null, more: object = {}) {
  const session = (await shop.post('/checkout/sessions', { amount: 1299, currency: 'USD' })).body.id;
  const fields = { ...OF_THE_CARD, preferred_scheme: preferred };
  const put = await shop.service.request('PUT', `/checkout/sessions/${session}/fields`, {
    token: null,
    body: { payment_method: fields },
  });
  assert.equal(put.status, 204, put.text);
  const { body, text } = await shop.pay({
    payment_method: { method: 'checkout-session', id: session },
    ...more,
  });
  assert.equal(body.status, 'authorized', text);
  const { instrument } = await shop.book(body.payment_service_transaction_id);
  return { ours: body.payment_method.scheme, theirs: (instrument as { scheme?: string }).scheme, body };
}

test('the buyer’s choice of a scheme is the transaction’s, and the processor’s', async () => {
  for (const [chosen, scheme] of [
    ['carte-bancaire', 'carte-bancaire'],
    ['visa', 'visa'],
    [null, 'visa'],
  ] as const) {
    const { ours, theirs } = await paySession(chosen);
    assert.deepEqual([ours, theirs], [scheme, scheme]);
  }
});

test('a card that is stored keeps its own scheme, since the choice was for one payment', async () => {
  const { ours, body } = await paySession('carte-bancaire', { store: true });
  assert.equal(ours, 'carte-bancaire');
  const stored = await shop.get(`/payment-methods/${body.payment_method.id}`);
  assert.deepEqual([stored.body.scheme, stored.body.additional_schemes], ['visa', ['carte-bancaire']]);
});

test('rules of the flow see the choice, and a rule for the other scheme gives way to it', async () => {
  const rule = await shop.post('/flows/card-transaction/actions/route-transaction/rules', {
    conditions: [{ name: 'card_scheme', operator: 'is_one_of', value: ['visa'] }],
    outcome: [
      {
        payment_service_id: shop.paymentServiceId,
        instrument: 'pan',
        transformations: ['use_additional_scheme'],
      },
    ],
  });
  assert.equal(rule.status, 201, rule.text);
  const unasked = await paySession(null);
  assert.deepEqual([unasked.ours, unasked.theirs], ['carte-bancaire', 'carte-bancaire'], 'the rule decides');
  const chosen = await paySession('visa');
  assert.deepEqual([chosen.ours, chosen.theirs], ['visa', 'visa'], 'the buyer decides');
});

test('an id of one scheme does not go along with a charge over another', async () => {
  const { body: first } = await paySession('carte-bancaire', { store: true });
  const id = first.payment_method.id;
  const path = `/payment-methods/${id}`;
  const learned = (await shop.get(path)).body;
  assert.deepEqual(
    [learned.scheme_transaction_id, learned.scheme_transaction_id_scheme],
    [first.scheme_transaction_id, 'carte-bancaire'],
    'it is of the scheme that the payment went over',
  );
  const later = async (more: object = {}) => {
    const { body, text } = await shop.pay({
      payment_method: { method: 'id', id },
      merchant_initiated: true,
      is_subsequent_payment: true,
      payment_source: 'card_on_file',
      ...more,
    });
    assert.equal(body.status, 'authorized', text);
    const sent = (await shop.book(body.payment_service_transaction_id)).details[
      'previous_scheme_transaction_id'
    ];
    assert.equal(sent, body.previous_scheme_transaction_id, 'the answer says what was sent');
    return [body.payment_method.scheme, sent];
  };
  const put = (body: object) => shop.service.request('PUT', path, { body });
  // The rule of the test above sends every card over its other scheme.
  assert.deepEqual(await later(), ['carte-bancaire', first.scheme_transaction_id]);
  await put({
    scheme_transaction_id: 'MCX1',
    scheme_transaction_id_scheme: 'mastercard',
    transaction_link_id: 'L',
  });
  assert.deepEqual(await later(), ['carte-bancaire', null]);
  const named = await later({ previous_scheme_transaction_id: 'of-the-merchant' });
  assert.deepEqual(named, ['carte-bancaire', 'of-the-merchant']);
});
