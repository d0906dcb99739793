import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { type TestAnswer, eventually } from '../harness/index.ts';
import { type GiftShop, openGiftShop } from '../harness/gift-shop.ts';
import { addOrderService } from '../harness/shop.ts';

/** Gift cards beside a bank debit: redeemed when the debit is paid, given back when the bank takes it back. */
let shop: GiftShop;
before(async () => {
  shop = await openGiftShop({});
  await addOrderService(shop.service, 'mock-bank', ['USD'], ['US']);
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(shop.service.db), [], 'the ledger says what the books say');
  await shop.close();
});

const ACCOUNT = {
  method: 'bank',
  scheme: 'ach',
  account_number: '000123456789',
  routing_number: '021000021',
  account_type: 'checking',
  account_holder: { first_name: 'Ann', last_name: 'Example' },
};

const debit = (card: object): Promise<TestAnswer> =>
  shop.pay({
    country: 'US',
    currency: 'USD',
    intent: 'capture',
    payment_method: ACCOUNT,
    gift_cards: [{ ...card, amount: 300 }],
  });
const read = async (id: string): Promise<TestAnswer['body']> => (await shop.get(`/transactions/${id}`)).body;
const ends = (id: string, status: string): Promise<unknown> =>
  eventually(async () => (await read(id)).status === status);
const parts = (body: TestAnswer['body']) =>
  body.gift_card_redemptions.map(({ status, amount, refunded_amount: back }: Record<string, unknown>) => [
    status,
    amount,
    back,
  ]);
async function act(subject: string, name: string): Promise<void> {
  const answer = await fetch(`${shop.service.simulatorUrl}/_control/acts`, {
    method: 'POST',
    body: JSON.stringify({ processor: 'mock-bank', account: 'default', subject, act: name }),
  });
  assert.ok(answer.ok, await answer.text());
}

test('a gift card beside a debit is redeemed when that is paid, and given back when that comes back', async () => {
  const card = shop.card(1000);
  const paid = await debit(card);
  assert.deepEqual([paid.status, paid.body.status], [201, 'pending'], paid.text);
  assert.deepEqual(parts(paid.body), [['created', 300, 0]]);
  assert.equal(await shop.balance(card), 1000, 'nothing is taken while the bank has not paid');

  const { payment_service_transaction_id: reference } = paid.body;
  await act(reference, 'settle');
  await ends(paid.body.id, 'captured');
  assert.deepEqual(parts(await read(paid.body.id)), [['succeeded', 300, 0]]);
  assert.equal(await shop.balance(card), 700);

  await act(reference, 'return');
  await ends(paid.body.id, 'returned');
  await eventually(async () => (await shop.balance(card)) === 1000);
  // The provider knows before we do.
  await eventually(async () => assert.deepEqual(parts(await read(paid.body.id)), [['succeeded', 300, 300]]));
});

test('where the debit is refused, the gift card is as it was', async () => {
  const card = shop.card(1000);
  const paid = await debit(card);
  await act(paid.body.payment_service_transaction_id, 'fail');
  await eventually(async () => parts(await read(paid.body.id))[0][0] === 'skipped');
  const after = await read(paid.body.id);
  assert.ok(['declined', 'failed'].includes(after.status), after.status);
  assert.equal(await shop.balance(card), 1000);
});

test('where the gift card cannot pay, the debit is refunded', async () => {
  const paid = await debit(shop.card(1000, '0006'));
  await act(paid.body.payment_service_transaction_id, 'settle');
  await ends(paid.body.id, 'failed');
  const after = await read(paid.body.id);
  assert.deepEqual([after.error_code, after.refunded_amount], ['insufficient_funds', 999]);
});
