import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { answerOwedKeys } from '../../server/payments/operation/answer-keys.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type GiftShop, openGiftShop } from '../harness/gift-shop.ts';
import { forgetIdempotencyKeys } from '../harness/idempotency-keys.ts';
import { CARD, addPaymentService } from '../harness/shop.ts';

let shop: GiftShop;
/** It takes increments, too. */
let service: string;
before(async () => {
  shop = await openGiftShop();
  service = await addPaymentService(shop.service, {
    payment_service_definition_id: 'sandbox-card',
    fields: [{ key: 'api_key', value: 'sk_sandbox_default' }],
  });
});
after(() => shop.close());
beforeEach(() => forgetIdempotencyKeys(shop.service));

type Call = (id: string, key: string) => Promise<TestAnswer>;

const post =
  (path: (id: string) => string, body: (id: string) => object = () => ({}), prefer?: string): Call =>
  (id, key) =>
    shop.post(path(id), body(id), {
      idempotencyKey: key,
      ...(prefer === undefined ? {} : { headers: { prefer } }),
    });

/** Every operation on a transaction that takes an Idempotency-Key, by what the payment before it is. */
const AUTHORIZED: Readonly<Record<string, Call>> = {
  'void by its own path': post(
    () => '/voids',
    (id) => ({ transaction_id: id }),
  ),
  void: post((id) => `/transactions/${id}/void`),
  'void as a void': post((id) => `/transactions/${id}/void`, undefined, 'resource=transaction-void'),
  'capture by its own path': post(
    () => '/captures',
    (id) => ({ transaction_id: id }),
  ),
  capture: post((id) => `/transactions/${id}/capture`),
  'capture of a part': post(
    (id) => `/transactions/${id}/capture`,
    () => ({ amount: 300, final: false }),
  ),
  'capture as a capture': post(
    (id) => `/transactions/${id}/capture`,
    undefined,
    'resource=transaction-capture',
  ),
  increment: post(
    (id) => `/transactions/${id}/authorization/increment`,
    () => ({ amount: 100 }),
  ),
};
const CAPTURED: Readonly<Record<string, Call>> = {
  'refund by its own path': post(
    () => '/refunds',
    (id) => ({ transaction_id: id, amount: 100 }),
  ),
  refund: post(
    (id) => `/transactions/${id}/refunds`,
    () => ({ amount: 100 }),
  ),
  'refund of everything': post((id) => `/transactions/${id}/refunds/all`),
};

/** What pays beside the gift card, or alone. */
const INSTRUMENTS: Readonly<Record<string, () => Promise<object>>> = {
  'a card': async () => CARD,
  'a stored card': async () => ({
    method: 'id',
    id: (await shop.post('/payment-methods', { ...CARD })).body.id,
  }),
  'a card of a session': async () => {
    const { id } = (await shop.post('/checkout/sessions', {})).body;
    await shop.service.request('PUT', `/checkout/sessions/${id}/fields`, {
      body: { payment_method: CARD },
      token: null,
    });
    return { method: 'checkout-session', id };
  },
  'a network token': async () => ({
    method: 'network-token',
    token: CARD.number,
    expiration_date: '12/30',
    cryptogram: 'a2V5ZWQtb3BlcmF0aW9ucy1wcm9vZg==',
  }),
};

let keys = 0;
for (const [intent, calls] of [
  ['authorize', AUTHORIZED],
  ['capture', CAPTURED],
] as const)
  for (const [instrument, method] of Object.entries(INSTRUMENTS))
    for (const beside of ['beside a gift card', 'alone'])
      for (const [name, call] of Object.entries(calls))
        test(`${name} of ${instrument} ${beside} answers its key, and every replay is the same`, async () => {
          const giftCards = beside === 'alone' ? [] : [{ ...shop.card(400), amount: 400 }];
          const paid = await shop.pay({
            intent,
            payment_service_id: service,
            payment_method: await method(),
            gift_cards: giftCards,
          });
          assert.equal(paid.status, 201, paid.text);
          const key = `table-${(keys += 1)}`;
          const first = await call(paid.body.id, key);
          assert.ok(first.status < 300, first.text);
          const again = await call(paid.body.id, key);
          assert.equal(again.text, first.text);
          assert.equal(again.headers.get('idempotent-replayed'), 'true');
          assert.equal((await shop.get(`/transactions/${paid.body.id}`)).body.pending_review, false);
        });

test('a payment beside a gift card is answered under its key as at first', async () => {
  for (const [at, body] of [
    {},
    { intent: 'capture' },
    { async_capture: true, intent: 'capture' },
  ].entries()) {
    const gift_cards = [{ ...shop.card(400), amount: 400 }];
    const pay = () => shop.pay({ ...body, gift_cards }, { idempotencyKey: `made-${at}` });
    const first = await pay();
    assert.equal(first.status, 201, first.text);
    assert.equal((await pay()).text, first.text);
  }
});

test('a key that was left without an answer is answered once its operation has long ended', async () => {
  const { body: paid } = await shop.pay();
  const capture = () =>
    shop.post('/captures', { transaction_id: paid.id }, { idempotencyKey: 'left-behind' });
  const first = await capture();
  const query = (text: string) => shop.service.db.query({ name: '', text }, []);
  await query(`UPDATE idempotency_keys SET completed_at = NULL, response_body = NULL,
    lease_until = now() - interval '2 hours' WHERE key = 'left-behind'`);
  assert.equal((await capture()).status, 409);
  assert.equal(await answerOwedKeys(shop.service.parts), 1);
  assert.equal((await capture()).text, first.text);
  assert.equal(await answerOwedKeys(shop.service.parts), 0);
});

test('a key whose operation has not ended waits', async () => {
  const { body: paid } = await shop.pay();
  await shop.misbehave({ operation: 'capture', manner: 'timeout', times: 1 }).catch(() => undefined);
  const query = (text: string) => shop.service.db.query({ name: '', text }, []);
  const capture = () => shop.post('/captures', { transaction_id: paid.id }, { idempotencyKey: 'not-over' });
  await capture();
  await query(`UPDATE idempotency_keys SET completed_at = NULL, response_body = NULL,
    lease_until = now() - interval '2 hours' WHERE key = 'not-over'`);
  await query(`UPDATE operations SET status = 'unknown', resolved_at = NULL WHERE kind = 'capture'
    AND transaction_id = '${paid.id}'`);
  assert.equal(await answerOwedKeys(shop.service.parts), 0);
});
