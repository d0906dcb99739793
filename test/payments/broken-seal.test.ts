import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CARD, type Shop, openShop } from '../harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

test('a payment whose stored card does not open fails at once and says so, since nothing was sent', async () => {
  const { security_code: _code, ...card } = CARD;
  const { body: stored } = await shop.post('/payment-methods', card);
  await shop.service.db.query(
    {
      name: '',
      text: `UPDATE vault.records r
        SET wrapped_data_key = set_byte(wrapped_data_key, 20, 255 - get_byte(wrapped_data_key, 20))
        FROM payment_methods p WHERE p.payment_method_id = $1 AND p.vault_record_id = r.id`,
    },
    [stored.id],
  );
  const paid = await shop.pay({ payment_method: { method: 'id', id: stored.id } });
  assert.deepEqual(
    [paid.status, paid.body.status, paid.body.error_code],
    [201, 'failed', 'unavailable_payment_method'],
    paid.text,
  );
  assert.equal(paid.body.payment_service_transaction_id, null);
});
