import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { type TestAnswer, eventually } from '../harness/index.ts';
import { type GiftShop, openGiftShop } from '../harness/gift-shop.ts';
import { addOrderService } from '../harness/shop.ts';

/**
 * Gift cards beside a method that the buyer approves elsewhere: redeemed when the buyer has, unwound together
 * when anything fails.
 */
let shop: GiftShop;
before(async () => {
  shop = await openGiftShop({});
  for (const [id, currency, country] of [
    ['mock-paypal', 'USD', 'US'],
    ['mock-oxxo', 'MXN', 'MX'],
    ['mock-pix', 'BRL', 'BR'],
  ] as const)
    await addOrderService(shop.service, id, [currency], [country]);
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(shop.service.db), [], 'the ledger says what the books say');
  await shop.close();
});

const pay = (
  name: string,
  country: string,
  currency: string,
  body: object,
  key?: string,
): Promise<TestAnswer> =>
  shop.pay(
    {
      country,
      currency,
      intent: 'capture',
      payment_method: { method: name, country, currency, redirect_url: 'https://shop.example/back' },
      ...body,
    },
    key === undefined ? {} : { idempotencyKey: key },
  );
const read = async (id: string): Promise<TestAnswer['body']> => (await shop.get(`/transactions/${id}`)).body;
const ends = (id: string, status: string): Promise<unknown> =>
  eventually(async () => (await read(id)).status === status);
async function press(paid: TestAnswer, act: string): Promise<void> {
  const answer = await fetch(shop.here(paid.body.payment_method.approval_url), {
    method: 'POST',
    body: new URLSearchParams({ act }),
    redirect: 'manual',
  });
  const back = answer.headers.get('location');
  if (back !== null) await (await fetch(shop.here(back), { redirect: 'manual' })).arrayBuffer();
}

test('a wallet and a gift card pay together, once the buyer has approved', async () => {
  const card = shop.card(1000);
  const paid = await pay('paypal', 'US', 'USD', { gift_cards: [{ ...card, amount: 300 }] }, 'beside-1');
  assert.deepEqual(
    [paid.status, paid.body.status, paid.body.gift_card_redemptions[0].status],
    [201, 'buyer_approval_pending', 'created'],
    paid.text,
  );
  assert.equal(
    (await pay('paypal', 'US', 'USD', { gift_cards: [{ ...card, amount: 300 }] }, 'beside-1')).text,
    paid.text,
    'who asks again is answered while the buyer is awaited',
  );
  assert.equal(await shop.balance(card), 1000);
  await press(paid, 'approve');
  await ends(paid.body.id, 'captured');
  const after = await read(paid.body.id);
  assert.deepEqual(
    [after.captured_amount, after.gift_card_redemptions[0].status, after.intent_outcome],
    [999, 'succeeded', 'succeeded'],
  );
  assert.equal(await shop.balance(card), 700);
});

test('where the card cannot pay, the wallet gets everything back', async () => {
  const paid = await pay('paypal', 'US', 'USD', {
    gift_cards: [{ ...shop.card(1000, '0006'), amount: 300 }],
  });
  await press(paid, 'approve');
  await ends(paid.body.id, 'failed');
  const [book, after] = [await shop.book(paid.body.payment_service_transaction_id), await read(paid.body.id)];
  assert.deepEqual(
    [after.error_code, after.captured_amount, book.status],
    ['insufficient_funds', 0, 'voided'],
  );
});

test('where the buyer says no, or the merchant ends it first, the card is as it was', async () => {
  for (const end of ['cancel', 'merchant'] as const) {
    const card = shop.card(1000);
    const paid = await pay('paypal', 'US', 'USD', { gift_cards: [{ ...card, amount: 300 }] });
    if (end === 'cancel') await press(paid, 'cancel');
    else assert.equal((await shop.post(`/transactions/${paid.body.id}/cancel`)).body.status, 'succeeded');
    await eventually(async () => (await read(paid.body.id)).gift_card_redemptions[0].status === 'skipped');
    assert.deepEqual([(await read(paid.body.id)).status, await shop.balance(card)], ['failed', 1000], end);
  }
});

test('a payment that is captured on arrival waits for the card, and is refunded where that fails', async () => {
  for (const [ending, status, left] of [
    ['4242', 'captured', '0'],
    ['0001', 'failed', '999'],
  ] as const) {
    const paid = await pay('pix', 'BR', 'BRL', { gift_cards: [{ ...shop.card(1000, ending), amount: 300 }] });
    assert.equal(paid.body.status, 'pending', paid.text);
    await press(paid, 'pay');
    await ends(paid.body.id, status);
    assert.equal((await shop.book(paid.body.payment_service_transaction_id)).refunded, left);
  }
});

test('a gift card is refused beside what cannot be given back', async () => {
  const refused = await pay('oxxo', 'MX', 'MXN', { gift_cards: [{ ...shop.card(1000), amount: 300 }] });
  assert.deepEqual(
    [refused.status, refused.body.details.map(({ pointer }: { pointer: string }) => pointer)],
    [422, ['/gift_cards']],
    refused.text,
  );
});
