import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CARD_NUMBER_LENGTHS } from '../../../domain/card-scheme.ts';
import { CARD, type Shop, openShop } from '../../../../test/harness/shop.ts';

/** The vault takes what the form takes: numbers as long as the table of schemes says. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const MAESTRO = ['501800000009', '675912345674', '676312345678'];

test('201: a Maestro of twelve digits is stored, paid with, and put into a session, as a Maestro', async () => {
  assert.deepEqual(CARD_NUMBER_LENGTHS, { min: 12, max: 19 });
  for (const number of MAESTRO) {
    const card = { ...CARD, number };
    const stored = await shop.post('/payment-methods', card);
    assert.deepEqual(
      [stored.status, stored.body.scheme, stored.body.label],
      [201, 'maestro', number.slice(-4)],
    );
    assert.equal(stored.body.details.bin, null, 'beside the last four it would leave too little hidden');
    const paid = await shop.pay({ payment_method: card });
    assert.deepEqual([paid.status, paid.body.status], [201, 'authorized'], paid.text);
    const { body: session } = await shop.post('/checkout/sessions', {});
    const filled = await shop.service.request('PUT', `/checkout/sessions/${session.id}/fields`, {
      token: null,
      body: { payment_method: card },
    });
    assert.equal(filled.status, 204, filled.text);
    const from = await shop.pay({ payment_method: { method: 'checkout-session', id: session.id } });
    assert.deepEqual([from.status, from.body.payment_method.scheme], [201, 'maestro'], from.text);
  }
});

test('400: a number shorter than any card is refused with the length that would be right', async () => {
  const refused = await shop.post('/payment-methods', { ...CARD, number: '50180000000' });
  assert.equal(refused.status, 400, refused.text);
  assert.match(refused.text, /12/);
});
