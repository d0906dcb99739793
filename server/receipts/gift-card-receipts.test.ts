import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type GiftShop, openGiftShop } from '../../test/harness/gift-shop.ts';

let shop: GiftShop;
before(async () => {
  shop = await openGiftShop();
});
after(() => shop.close());

/** Of 1299, this much by a gift card that has 1000. */
async function pay(byGiftCard: number, body: object = {}, ending?: string): Promise<string> {
  const giftCard = { ...shop.card(1000, ending), amount: byGiftCard };
  const paid = await shop.pay({
    intent: 'capture',
    receipt_email: 'jo@example.com',
    gift_cards: [giftCard],
    ...body,
  });
  assert.equal(paid.status, 201, paid.text);
  return paid.body.id;
}

type ToldReceipt = readonly [about: string, amount: number];
async function receiptsOf(id: string): Promise<readonly ToldReceipt[]> {
  const { items } = (await shop.get(`/transactions/${id}/receipts`)).body;
  return items.map(({ about, amount }: { about: string; amount: number }): ToldReceipt => [about, amount]);
}
async function byHand(id: string, body: object = {}): Promise<ToldReceipt | number> {
  const asked = await shop.post(`/transactions/${id}/receipts`, body);
  return asked.status === 201 ? [asked.body.about, asked.body.amount] : asked.status;
}

test('a payment by a gift card alone has a receipt, and what goes back to the card has one', async () => {
  const id = await pay(800, { amount: 800, payment_method: undefined });
  assert.deepEqual(await receiptsOf(id), [['payment', 800]]);
  const { gift_card_redemptions: redemptions } = (await shop.get(`/transactions/${id}`)).body;
  const to = { target_type: 'gift-card-redemption', target_id: redemptions[0].id, amount: 200 };
  const refund = await shop.refund(id, to);
  assert.equal(refund.body.status, 'succeeded', refund.text);
  assert.deepEqual(await receiptsOf(id), [
    ['payment', 800],
    ['refund', 200],
  ]);
  assert.deepEqual(await byHand(id), ['payment', 800]);
  assert.deepEqual(await byHand(id, { refund_id: refund.body.id }), ['refund', 200]);
});

test('what a card and a gift card pay together is one receipt, and each refund has its own', async () => {
  const id = await pay(300);
  assert.deepEqual(await receiptsOf(id), [['payment', 1299]]);
  const refunded = await shop.post(`/transactions/${id}/refunds/all`, {});
  assert.equal(refunded.status, 201, refunded.text);
  const [payment, ...refunds] = await receiptsOf(id);
  assert.deepEqual(payment, ['payment', 1299]);
  assert.deepEqual(refunds.map(([about, amount]) => `${about} ${amount}`).sort(), [
    'refund 300',
    'refund 999',
  ]);
});

test('a gift card beside a card that is captured later counts with the first capture', async () => {
  const id = await pay(300, { intent: 'authorize' });
  assert.deepEqual(await receiptsOf(id), []);
  assert.deepEqual(await byHand(id), ['authorization', 1299]);
  for (const amount of [500, 499])
    assert.equal((await shop.post(`/transactions/${id}/capture`, { amount, final: false })).status, 200);
  assert.deepEqual(await receiptsOf(id), [
    ['authorization', 1299],
    ['payment', 800],
    ['payment', 499],
  ]);
  assert.deepEqual(await byHand(id), ['payment', 1299]);
});

test('what a payment that failed took of cards and gave back is no payment and no refund', async () => {
  const good = shop.card(1000);
  const gone = { ...shop.card(1000, '0006'), amount: 300 };
  const id = await pay(0, { gift_cards: [{ ...good, amount: 300 }, gone] });
  const { body } = await shop.get(`/transactions/${id}`);
  assert.deepEqual([body.status, await shop.balance(good)], ['failed', 1000]);
  assert.deepEqual(await receiptsOf(id), []);
  assert.equal(await byHand(id), 409);

  const voided = await pay(300, { intent: 'authorize' });
  assert.equal((await shop.post(`/transactions/${voided}/void`, {})).status, 200);
  assert.deepEqual(await receiptsOf(voided), []);
  assert.equal(await byHand(voided), 409);
});
