import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type GiftShop, openGiftShop } from '../harness/gift-shop.ts';
import { addOrderService, recoverDue } from '../harness/shop.ts';

/** Without a worker: the tests call what it would. */
let shop: GiftShop;
before(async () => {
  shop = await openGiftShop();
  await addOrderService(shop.service, 'mock-pix', ['BRL'], ['BR']);
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(shop.service.db), []);
  await shop.close();
});

const LATER = { intent: 'capture', async_capture: true } as const;
const read = async (id: string): Promise<TestAnswer['body']> => (await shop.get(`/transactions/${id}`)).body;
const capture = (): Promise<number> => recoverDue(shop.service.parts);
/** Whatever waits for its next try has waited long enough. */
const age = (): Promise<unknown> =>
  shop.service.db.query(
    {
      name: '',
      text: `UPDATE operations SET due_at = created_at - interval '1 hour' WHERE due_at IS NOT NULL`,
    },
    [],
  );

test('async_capture answers with the authorization, and a worker captures it whole', async () => {
  const paid = await shop.pay(LATER);
  assert.deepEqual(
    [paid.status, paid.body.status, paid.body.captured_amount, paid.body.intent_outcome],
    [201, 'authorized', 0, 'pending'],
    paid.text,
  );
  await capture();
  const captured = await read(paid.body.id);
  assert.deepEqual(
    [captured.status, captured.captured_amount, captured.intent_outcome],
    ['captured', 1299, 'succeeded'],
  );
  const booked = async () =>
    (await shop.book(captured.payment_service_transaction_id)).operations.map(({ kind, amount }) => [
      kind,
      amount,
    ]);
  const once = [
    ['authorize', '1299'],
    ['capture', '1299'],
  ];
  assert.deepEqual(await booked(), once);
  await age();
  await capture();
  assert.deepEqual(await booked(), once, 'what is captured is not due any more');
});

test('an asynchronous capture that did not happen is made again; a declined one is the merchant’s', async () => {
  const failing = await shop.pay({ ...LATER, amount: 500001 });
  const declining = await shop.pay({ ...LATER, amount: 500002 });
  const tries = async (id: string): Promise<readonly string[]> =>
    (await shop.get(`/transactions/${id}/captures`)).body.items.map(
      ({ status }: { status: string }) => status,
    );
  for (let looks = 0; looks < 2; looks += 1) await capture();
  assert.deepEqual(await tries(failing.body.id), ['failed'], 'no try follows at once');
  await age();
  await capture();
  assert.deepEqual(await tries(failing.body.id), ['failed', 'failed']);
  assert.deepEqual(await tries(declining.body.id), ['declined']);
  for (const { body } of [failing, declining]) assert.equal((await read(body.id)).status, 'authorized');
});

test('what the merchant captures or voids first is not captured again', async () => {
  const [voided, captured] = [await shop.pay(LATER), await shop.pay(LATER)];
  await shop.post(`/transactions/${voided.body.id}/void`);
  await shop.post(`/transactions/${captured.body.id}/capture`, { amount: 1000 });
  await age();
  await capture();
  assert.equal((await read(voided.body.id)).status, 'voided');
  assert.equal((await read(captured.body.id)).captured_amount, 1000);
});

test('gift cards beside an asynchronous capture are redeemed with the authorization', async () => {
  const card = shop.card(1000);
  const paid = await shop.pay({ ...LATER, gift_cards: [{ ...card, amount: 300 }] });
  assert.deepEqual(
    [paid.body.status, paid.body.gift_card_redemptions[0].status],
    ['authorized', 'succeeded'],
    paid.text,
  );
  await capture();
  assert.deepEqual([(await read(paid.body.id)).captured_amount, await shop.balance(card)], [999, 700]);
});

test('422: async_capture where no payment service captures after the authorization', async () => {
  const refused = await shop.pay({
    ...LATER,
    currency: 'BRL',
    country: 'BR',
    payment_method: {
      method: 'pix',
      country: 'BR',
      currency: 'BRL',
      redirect_url: 'https://shop.example/back',
    },
  });
  assert.deepEqual(
    [refused.status, refused.body.details.map(({ pointer }: { pointer: string }) => pointer)],
    [422, ['/async_capture']],
    refused.text,
  );
});
