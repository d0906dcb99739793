import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CARD, openShop, type Shop } from '../../../../test/payments/setup.ts';

let shop: Shop;
before(async () => { shop = await openShop({ worker: false }); });
after(() => shop.close());

const embed = (claims: Readonly<Record<string, unknown>>) => ({ scopes: ['embed'], claims });

test('403: a front end whose token names a checkout session cannot pay with another', async () => {
  const [mine, other] = [await shop.post('/checkout/sessions'), await shop.post('/checkout/sessions')];
  const pay = (id: string) => shop.pay({ payment_method: { method: 'checkout-session', id } }, embed({ checkout_session_id: mine.body.id }));
  assert.equal((await pay(other.body.id)).status, 403);
  // Its own holds no card yet: the refusal is about the card, not about the caller.
  assert.notEqual((await pay(mine.body.id)).status, 403);
});

test('403: a front end cannot pay with a stored card unless its token pins the buyer', async () => {
  const buyer = await shop.post('/buyers', { external_identifier: 'front-end' });
  const stored = await shop.post('/payment-methods', { ...CARD, buyer_id: buyer.body.id });
  const method = { method: 'id', id: stored.body.id };
  assert.equal((await shop.pay({ payment_method: method }, embed({ embed: { amount: 1299, currency: 'USD' } }))).status, 403);
  const paid = await shop.pay({ payment_method: method }, embed({ embed: { amount: 1299, currency: 'USD', buyer_id: buyer.body.id } }));
  assert.equal(paid.status, 201, paid.text);
  const stranger = await shop.post('/buyers', { external_identifier: 'stranger' });
  const stolen = await shop.pay({ payment_method: method }, embed({ embed: { amount: 1299, currency: 'USD', buyer_id: stranger.body.id } }));
  assert.ok(stolen.status >= 400 && stolen.status < 500, stolen.text);
});
