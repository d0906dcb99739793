import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Shop, openShop } from '../../../../test/harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

async function store(buyerId: string, number: string): Promise<{ id: string; fingerprint: string }> {
  const card = { method: 'card', number, expiration_date: '12/40', buyer_id: buyerId };
  return (await shop.post('/payment-methods', card)).body;
}

test('200: the list is filtered by last four digits, scheme and fingerprint; 403: never for a front end', async () => {
  const buyer = (await shop.post('/buyers', { external_identifier: 'numbers' })).body.id;
  const one = await store(buyer, '4242424242424242');
  const other = await store(buyer, '5555555555554444');
  const found = async (query: string): Promise<unknown> => {
    const { body } = await shop.get(`/payment-methods?${query}&buyer_id=${buyer}`);
    const everywhere = await shop.get(`/payment-methods?${query}`);
    const ids = ({ items }: { items: { id: string }[] }): string[] => items.map(({ id }) => id);
    for (const id of ids(body)) assert.ok(ids(everywhere.body).includes(id), query);
    return ids(body);
  };
  assert.deepEqual(await found('label=4242'), [one.id]);
  assert.deepEqual(await found('scheme=mastercard&scheme=amex'), [other.id]);
  assert.deepEqual(await found(`fingerprint=${other.fingerprint}`), [other.id]);
  assert.deepEqual(await found(`fingerprint=${'0'.repeat(64)}`), []);
  assert.equal((await shop.get('/payment-methods?fingerprint=f1')).status, 400);
  const token = await shop.service.token({ scopes: ['embed', 'payment-methods.read'] });
  const asked = await shop.get(`/payment-methods?fingerprint=${one.fingerprint}`, { token });
  assert.equal(asked.status, 403, 'which cards are the same is nothing for a browser of a shopper');
});
