import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openShop, type Shop } from '../../../../test/harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

test('200: balances are what the transactions moved, one for each currency', async () => {
  assert.deepEqual((await shop.get('/balances')).body.items, []);
  const paid = await shop.pay({ intent: 'capture' });
  await shop.post(`/transactions/${paid.body.id}/refunds`, { amount: 299 });
  await shop.pay({ amount: 500, currency: 'EUR', country: 'DE' });
  const { status, body } = await shop.get('/balances');
  assert.equal(status, 200);
  const figures = body.items.map((item: Record<string, number | string>) => [
    item['currency'],
    item['authorized_amount'],
    item['captured_amount'],
    item['refunded_amount'],
    item['pending_amount'],
  ]);
  assert.deepEqual(figures, [
    ['EUR', 500, 0, 0, 0],
    ['USD', 1299, 1299, 299, 1000],
  ]);
  assert.deepEqual(
    (await shop.get('/balances?currency=EUR')).body.items.map((item: { currency: string }) => item.currency),
    ['EUR'],
  );
});

test('400: a currency that is no code is refused', async () => {
  assert.equal((await shop.get('/balances?currency=usd')).status, 400);
});
