import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { CARD, type Shop, openShop } from '../harness/shop.ts';

/** A front end that names something stored learns nothing of whose it is. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

async function buyer(): Promise<string> {
  const made = await shop.post('/buyers', { external_identifier: randomUUID() });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}

async function storeCard(buyerId: string | null): Promise<string> {
  const { security_code: _code, ...card } = CARD;
  const made = await shop.post('/payment-methods', {
    ...card,
    ...(buyerId === null ? {} : { buyer_id: buyerId }),
  });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}

test('another buyer’s, nobody’s and no stored payment method are one sentence to a front end', async () => {
  const [own, other] = [await buyer(), await buyer()];
  const ids = [await storeCard(other), await storeCard(null), randomUUID()];
  const said = await Promise.all(
    ids.map(async (id) => {
      const answer = await shop.service.request('POST', '/transactions', {
        body: { amount: 1299, currency: 'USD', country: 'US', payment_method: { method: 'id', id } },
        scopes: ['embed'],
        claims: { embed: { amount: 1299, currency: 'USD', buyer_id: own } },
      });
      assert.ok(answer.status === 400 || answer.status === 422, answer.text);
      const { id: _id, ...body } = answer.body;
      return JSON.stringify(body);
    }),
  );
  assert.equal(new Set(said).size, 1, said.join('\n'));
});

test('another buyer’s, nobody’s and no stored gift card are one sentence to a front end', async () => {
  const [own, other] = [await buyer(), await buyer()];
  const giftCard = async (buyerId: string | null): Promise<string> => {
    const number = `603571000000${buyerId === null ? '4321' : '5555'}`;
    const made = await shop.post('/gift-cards', {
      ...{ number, pin: '0500' },
      ...(buyerId === null ? {} : { buyer_id: buyerId }),
    });
    assert.equal(made.status, 201, made.text);
    return made.body.id;
  };
  const service = { gift_card_service_definition_id: 'mock-gift-card', display_name: 'Gifts', fields: [] };
  await shop.post('/gift-card-services', service);
  const ids = [await giftCard(other), await giftCard(null), randomUUID()];
  const said = await Promise.all(
    ids.map(async (id) => {
      const answer = await shop.service.request('POST', '/transactions', {
        body: { amount: 100, currency: 'USD', country: 'US', gift_cards: [{ id, amount: 100 }] },
        scopes: ['embed'],
        claims: { embed: { amount: 100, currency: 'USD', buyer_id: own } },
      });
      assert.ok(answer.status === 400 || answer.status === 422, answer.text);
      return JSON.stringify(answer.body);
    }),
  );
  assert.equal(new Set(said).size, 1, said.join('\n'));
});
