import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Shop, openShop } from '../../../../test/harness/shop.ts';

let shop: Shop;
let refunded: string;
before(async () => {
  shop = await openShop({ worker: false });
  for (const amount of [1000, 2000, 3000]) {
    const { body } = await shop.pay({ intent: 'capture', amount, external_identifier: 'three' });
    refunded = body.id;
  }
  await shop.pay({ amount: 500, currency: 'EUR', country: 'DE' });
  await shop.post(`/transactions/${refunded}/refunds`, { amount: 700 });
});
after(() => shop.close());

const totals = async (path: string) => (await shop.get(path)).body.totals;

test('200: what all of a list comes to, by currency, whatever its page holds', async () => {
  const { body } = await shop.get('/transactions?totals=true&limit=1');
  assert.equal(body.items.length, 1);
  const usd = { currency: 'USD', count: 3, amount: 6000 };
  const eur = { currency: 'EUR', count: 1, amount: 500 };
  assert.deepEqual(body.totals, { count: 4, is_capped: false, amounts: [eur, usd] });
  const next = await shop.get(`/transactions?totals=true&limit=1&cursor=${body.next_cursor}`);
  assert.deepEqual(next.body.totals, body.totals);
  const alone = { count: 3, is_capped: false, amounts: [usd] };
  assert.deepEqual(await totals('/transactions?totals=true&status=captured'), alone);
  assert.deepEqual(await totals('/transactions?totals=true&external_identifier=three'), alone);
  assert.deepEqual(await totals('/transactions?totals=true&amount_gte=2500'), {
    count: 1,
    is_capped: false,
    amounts: [{ currency: 'USD', count: 1, amount: 3000 }],
  });
  assert.equal(await totals('/transactions'), null, 'only where it is asked for');
  const published = await shop.get('/transactions?totals=true', { version: 'published' });
  assert.ok(!('totals' in published.body));
});

test('200: refunds and disputes add up, too', async () => {
  const refund = { count: 1, is_capped: false, amounts: [{ currency: 'USD', count: 1, amount: 700 }] };
  assert.deepEqual(await totals('/refunds?totals=true'), refund);
  assert.deepEqual(await totals(`/refunds?totals=true&transaction_id=${refunded}`), refund);
  const none = { count: 0, is_capped: false, amounts: [] };
  assert.deepEqual(await totals('/refunds?totals=true&currency=EUR'), none);
  for (const order of ['created_at', 'respond_by'])
    assert.deepEqual(await totals(`/disputes?totals=true&order_by=${order}`), none);
});
