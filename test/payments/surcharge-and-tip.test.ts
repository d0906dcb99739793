import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Shop, openShop } from '../harness/shop.ts';

/** Parts of an amount that are no goods: what the buyer pays for paying this way, and what they give. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const PARTS = { surcharge_amount: 26, tip_amount: 200 };

test('a surcharge and a tip are parts of the amount, stand on the transaction, and reach the processor', async () => {
  const paid = await shop.pay({ ...PARTS, intent: 'capture' });
  assert.equal(paid.status, 201, paid.text);
  const { id, amount, captured_amount: captured, payment_service_transaction_id: reference } = paid.body;
  assert.deepEqual([amount, captured], [1299, 1299]);
  const { body: read } = await shop.get(`/transactions/${id}`);
  assert.deepEqual([read.surcharge_amount, read.tip_amount], [26, 200]);
  const { purchase } = (await shop.book(reference)).details;
  assert.ok(typeof purchase === 'object' && purchase !== null);
  assert.deepEqual(purchase, { ...purchase, surcharge_amount: '26', tip_amount: '200' });
  const plain = await shop.pay();
  assert.deepEqual([plain.body.surcharge_amount, plain.body.tip_amount], [null, null]);
});

test('422: parts that are more than the amount', async () => {
  for (const parts of [{ tip_amount: 1300 }, { surcharge_amount: 1000, tip_amount: 300 }]) {
    const refused = await shop.pay(parts);
    assert.deepEqual(
      [refused.status, refused.body.details.map(({ pointer }: { pointer: string }) => pointer)],
      [422, ['/amount']],
      refused.text,
    );
  }
  assert.equal((await shop.pay({ surcharge_amount: 1000, tip_amount: 299 })).status, 201);
});
