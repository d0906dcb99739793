import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CARD } from '../../../../test/harness/shop.ts';
import { type GiftShop, openGiftShop } from '../../../../test/harness/gift-shop.ts';
import { ledgerDifferences } from '../../../operations/ledger/check.ts';

let shop: GiftShop;
before(async () => {
  shop = await openGiftShop();
});
after(async () => {
  assert.deepEqual(await ledgerDifferences(shop.service.db), [], 'the ledger says what the books say');
  await shop.close();
});

const pointers = (body: { details: { pointer: string }[] }): string[] =>
  body.details.map((detail) => detail.pointer).sort();
const parts = (body: {
  gift_card_redemptions: { status: string; amount: number; refunded_amount: number }[];
}): unknown[] =>
  body.gift_card_redemptions.map(({ status, amount, refunded_amount: back }) => [status, amount, back]);
const names = async (id: string): Promise<string[]> =>
  (await shop.get(`/transactions/${id}/events`)).body.items.map((event: { name: string }) => event.name);

test('201: a gift card pays a part, and the payment method the rest once the card is redeemed', async () => {
  const card = shop.card(1000);
  const paid = await shop.pay({ intent: 'capture', gift_cards: [{ ...card, amount: 500 }] });
  assert.equal(paid.status, 201, paid.text);
  assert.deepEqual(
    [
      paid.body.status,
      paid.body.amount,
      paid.body.authorized_amount,
      paid.body.captured_amount,
      paid.body.multi_tender,
      paid.body.intent_outcome,
    ],
    ['captured', 1299, 799, 799, true, 'succeeded'],
  );
  assert.deepEqual(parts(paid.body), [['succeeded', 500, 0]]);
  assert.deepEqual(
    [
      paid.body.gift_card_redemptions[0].gift_card.last4,
      paid.body.gift_card_service.gift_card_service_definition_id,
    ],
    ['4242', 'mock-gift-card'],
  );
  assert.equal(await shop.balance(card), 500);
  assert.deepEqual(await names(paid.body.id), [
    'payment-connector-response-transaction-authorization-succeeded',
    'gift-card-redemption-succeeded',
    'payment-connector-response-transaction-capture-succeeded',
    'transaction-updated-status',
  ]);
  assert.deepEqual((await shop.get(`/transactions/${paid.body.id}`)).body, paid.body);
  assert.equal(
    (await shop.get(`/transactions/${paid.body.id}`, { version: 'published' })).body.status,
    'capture_succeeded',
  );
  assert.equal(paid.text.includes(card.number), false);
});

test('201: with the intent authorize the card is redeemed and the payment method only authorized', async () => {
  const paid = await shop.pay({ gift_cards: [{ ...shop.card(1000), amount: 299 }] });
  assert.deepEqual(
    [paid.body.status, paid.body.authorized_amount, paid.body.captured_amount],
    ['authorized', 1000, 0],
  );
  const captured = await shop.post(`/transactions/${paid.body.id}/capture`, {});
  assert.deepEqual([captured.body.status, captured.body.captured_amount], ['captured', 1000]);
});

test('201: gift cards that pay it all need no payment method', async () => {
  const [one, two] = [shop.card(1000), shop.card(1000)];
  const paid = await shop.pay(
    {
      payment_method: null,
      gift_cards: [
        { ...one, amount: 299 },
        { ...two, amount: 1000 },
      ],
    },
    { idempotencyKey: 'covered-1' },
  );
  assert.equal(paid.status, 201, paid.text);
  assert.deepEqual(
    [
      paid.body.status,
      paid.body.payment_method,
      paid.body.payment_service,
      paid.body.multi_tender,
      paid.body.captured_amount,
    ],
    ['captured', null, null, true, 0],
  );
  assert.deepEqual(parts(paid.body), [
    ['succeeded', 299, 0],
    ['succeeded', 1000, 0],
  ]);
  assert.equal(
    (
      await shop.pay(
        {
          payment_method: null,
          gift_cards: [
            { ...one, amount: 299 },
            { ...two, amount: 1000 },
          ],
        },
        { idempotencyKey: 'covered-1' },
      )
    ).text,
    paid.text,
  );
  assert.deepEqual([await shop.balance(one), await shop.balance(two)], [701, 0]);
});

test('201: a stored card is redeemed by its id and its uses are counted once', async () => {
  const buyer = await shop.post('/buyers', { display_name: 'Ada' });
  const stored = await shop.post('/gift-cards', { ...shop.card(5000), buyer_id: buyer.body.id });
  await shop.pay({ buyer_id: buyer.body.id, gift_cards: [{ id: stored.body.id, amount: 100 }] });
  const paid = await shop.pay({
    buyer_id: buyer.body.id,
    gift_cards: [{ id: stored.body.id, amount: 100 }],
    payment_source: 'card_on_file',
    merchant_initiated: true,
    is_subsequent_payment: true,
  });
  assert.equal(paid.body.status, 'authorized', paid.text);
  const listed = await shop.get(`/buyers/gift-cards?buyer_id=${buyer.body.id}&sort_by=usage_count`);
  assert.deepEqual([listed.body.items[0].usage_count, listed.body.items[0].cit_usage_count], [2, 1]);
  assert.ok(listed.body.items[0].last_used_at > listed.body.items[0].cit_last_used_at);
  const found = async (query: string): Promise<string[]> =>
    (await shop.get(`/transactions?${query}`)).body.items.map(({ id }: { id: string }) => id);
  assert.equal((await found(`gift_card_id=${stored.body.id}`)).length, 2);
  assert.ok((await found('gift_card_last4=4242&has_gift_card_redemptions=true')).includes(paid.body.id));
  assert.equal((await found('gift_card_last4=9876')).length, 0);
  assert.equal((await found('has_gift_card_redemptions=false')).includes(paid.body.id), false);
});

test('201: a declined payment method leaves the gift cards alone', async () => {
  const card = shop.card(1000);
  const paid = await shop.pay(
    { amount: 200011 + 100, gift_cards: [{ ...card, amount: 100 }] },
    { idempotencyKey: 'declined-1' },
  );
  assert.deepEqual(
    [paid.body.status, paid.body.error_code, parts(paid.body)],
    ['declined', 'insufficient_funds', [['skipped', 100, 0]]],
  );
  assert.equal(await shop.balance(card), 1000);
  assert.equal(
    (
      await shop.pay(
        { amount: 200011 + 100, gift_cards: [{ ...card, amount: 100 }] },
        { idempotencyKey: 'declined-1' },
      )
    ).text,
    paid.text,
  );
});

test('201: one card that fails gives back the others and voids the payment method', async () => {
  const [good, bad, never] = [shop.card(1000), shop.card(1000, '0006'), shop.card(1000)];
  for (const intent of ['authorize', 'capture']) {
    const paid = await shop.pay({
      intent,
      gift_cards: [
        { ...good, amount: 100 },
        { ...bad, amount: 100 },
        { ...never, amount: 100 },
      ],
    });
    assert.deepEqual(
      [paid.status, paid.body.status, paid.body.error_code, paid.body.intent_outcome],
      [201, 'failed', 'insufficient_funds', 'failed'],
    );
    assert.deepEqual(parts(paid.body), [
      ['succeeded', 100, 100],
      ['failed', 100, 0],
      ['skipped', 100, 0],
    ]);
    assert.equal(paid.body.gift_card_redemptions[1].error_code, 'insufficient_funds');
    assert.deepEqual([await shop.balance(good), await shop.balance(never)], [1000, 1000]);
    const book = await shop.book(paid.body.payment_service_transaction_id);
    assert.deepEqual([book.captured, book.operations.map(({ kind }) => kind)], ['0', ['authorize', 'void']]);
    assert.ok((await names(paid.body.id)).includes('gift-card-reversal-succeeded'));
  }
});

test('201: PINs that the provider refuses fail with their own error', async () => {
  for (const [pin, code] of [
    ['1111', 'unknown_error'],
    ['2222', 'service_error'],
    ['3333', 'unknown_error'],
  ]) {
    const paid = await shop.pay({
      payment_method: null,
      amount: 100,
      gift_cards: [{ ...shop.card(0), pin, amount: 100 }],
    });
    assert.deepEqual([paid.body.status, paid.body.gift_card_redemptions[0].error_code], ['failed', code]);
  }
});

test('201: a redemption whose answer is lost holds the transaction until its provider is asked', async () => {
  const [one, two] = [shop.card(1000), shop.card(1000)];
  await shop.providerMisbehaves({ kind: 'redeem', manner: 'reset_after' });
  const body = {
    intent: 'capture',
    gift_cards: [
      { ...one, amount: 100 },
      { ...two, amount: 100 },
    ],
  };
  const held = await shop.pay(body, { idempotencyKey: 'held-1' });
  assert.deepEqual(
    [held.status, held.body.status, parts(held.body)],
    [
      201,
      'processing',
      [
        ['created', 100, 0],
        ['created', 100, 0],
      ],
    ],
  );
  assert.equal((await shop.pay(body, { idempotencyKey: 'held-1' })).status, 409);
  for (const [path, more] of [
    ['capture', {}],
    ['void', undefined],
    ['refunds/all', {}],
  ] as const)
    assert.equal((await shop.post(`/transactions/${held.body.id}/${path}`, more)).status, 409, path);
  await shop.recover();
  const paid = await shop.get(`/transactions/${held.body.id}`);
  assert.deepEqual(
    [paid.body.status, parts(paid.body), paid.body.captured_amount],
    [
      'captured',
      [
        ['succeeded', 100, 0],
        ['succeeded', 100, 0],
      ],
      1099,
    ],
  );
  assert.deepEqual((await shop.pay(body, { idempotencyKey: 'held-1' })).body, paid.body);
  assert.deepEqual([await shop.balance(one), await shop.balance(two)], [900, 900]);
});

test('201: a redemption that never arrived did not happen, and everything is unwound', async () => {
  const [one, two] = [shop.card(1000), shop.card(1000)];
  const first = await shop.pay({ gift_cards: [{ ...one, amount: 100 }] });
  assert.equal(first.body.status, 'authorized');
  await shop.providerMisbehaves({ kind: 'redeem', manner: 'reset_before' });
  const held = await shop.pay({
    gift_cards: [
      { ...one, amount: 100 },
      { ...two, amount: 100 },
    ],
  });
  assert.equal(held.body.status, 'processing');
  await shop.recover();
  const paid = await shop.get(`/transactions/${held.body.id}`);
  assert.deepEqual(
    [paid.body.status, paid.body.error_code, parts(paid.body)],
    [
      'failed',
      'service_network_error',
      [
        ['failed', 100, 0],
        ['skipped', 100, 0],
      ],
    ],
  );
  assert.deepEqual([await shop.balance(one), await shop.balance(two)], [900, 1000]);
});

test('201: an authorization whose answer is lost goes on to the gift cards once it is found', async () => {
  const card = shop.card(1000);
  await shop.misbehave({ processor: 'mock-card', kind: 'authorize', manner: 'reset_after' });
  const held = await shop.pay({ gift_cards: [{ ...card, amount: 100 }] });
  assert.equal(held.body.status, 'processing');
  assert.equal(await shop.balance(card), 1000);
  await shop.recover();
  assert.deepEqual(
    [(await shop.get(`/transactions/${held.body.id}`)).body.status, await shop.balance(card)],
    ['authorized', 900],
  );
  const [left] = await shop.service.db.query<{ count: bigint }>(
    {
      name: '',
      text: `SELECT count(*) FROM operations WHERE kind = 'tenders' AND (due_at IS NOT NULL OR status = 'pending')`,
    },
    [],
  );
  assert.equal(Number(left?.count), 0, 'nothing is left to do, and no card is sealed any more');
});

test('201: a capture that is refused after the cards were redeemed gives them back', async () => {
  const card = shop.card(1000);
  await shop.misbehave({ processor: 'mock-card', kind: 'capture', manner: 'reset_before' });
  const held = await shop.pay({ intent: 'capture', gift_cards: [{ ...card, amount: 100 }] });
  assert.deepEqual([held.body.status, parts(held.body)], ['processing', [['succeeded', 100, 0]]]);
  await shop.recover();
  const paid = (await shop.get(`/transactions/${held.body.id}`)).body;
  assert.ok(['captured', 'failed'].includes(paid.status), paid.status);
  assert.equal(await shop.balance(card), paid.status === 'captured' ? 900 : 1000);
});

test('201: a voided transaction gives its gift cards back', async () => {
  const card = shop.card(1000);
  const paid = await shop.pay({ gift_cards: [{ ...card, amount: 100 }] });
  assert.equal((await shop.post(`/transactions/${paid.body.id}/void`)).body.status, 'voided');
  await shop.recover();
  const after = (await shop.get(`/transactions/${paid.body.id}`)).body;
  assert.deepEqual(
    [after.status, parts(after), await shop.balance(card)],
    ['voided', [['succeeded', 100, 100]], 1000],
  );
});

test('201: refunds to a gift card, in parts, never more than was redeemed', async () => {
  const card = shop.card(1000);
  const paid = await shop.pay({ intent: 'capture', gift_cards: [{ ...card, amount: 500 }] });
  const target = { target_type: 'gift-card-redemption', target_id: paid.body.gift_card_redemptions[0].id };
  const first = await shop.post(
    `/transactions/${paid.body.id}/refunds`,
    { ...target, amount: 200, reason: 'broken' },
    { idempotencyKey: 'gift-refund-1' },
  );
  assert.deepEqual(
    [first.status, first.body.status, first.body.amount, first.body.target_id, first.body.reason],
    [201, 'succeeded', 200, target.target_id, 'broken'],
    first.text,
  );
  assert.equal(
    (
      await shop.post(
        `/transactions/${paid.body.id}/refunds`,
        { ...target, amount: 200, reason: 'broken' },
        { idempotencyKey: 'gift-refund-1' },
      )
    ).text,
    first.text,
  );
  assert.deepEqual((await shop.get(`/refunds/${first.body.id}`)).body, first.body);
  const tooMuch = await shop.refund(paid.body.id, { ...target, amount: 301 });
  assert.deepEqual([tooMuch.status, pointers(tooMuch.body)], [422, ['/amount']]);
  assert.deepEqual(pointers((await shop.refund(paid.body.id, { ...target, target_id: paid.body.id })).body), [
    '/target_id',
  ]);
  assert.deepEqual(
    pointers((await shop.refund(paid.body.id, { target_type: 'gift-card-redemption' })).body),
    ['/target_id'],
  );
  const refused = await shop.refund(paid.body.id, { ...target, amount: 101 });
  assert.deepEqual([refused.status, refused.body.status], [201, 'failed']);
  await shop.providerMisbehaves({ kind: 'refund', manner: 'reset_after' });
  const unknown = await shop.post(
    `/transactions/${paid.body.id}/refunds`,
    { ...target, amount: 100 },
    { idempotencyKey: 'gift-refund-2' },
  );
  assert.equal(unknown.body.status, 'processing');
  assert.equal(
    (await shop.refund(paid.body.id, { ...target, amount: 210 })).status,
    422,
    'what is under way is reserved',
  );
  await shop.recover();
  const resolved = await shop.post(
    `/transactions/${paid.body.id}/refunds`,
    { ...target, amount: 100 },
    { idempotencyKey: 'gift-refund-2' },
  );
  assert.deepEqual([resolved.body.id, resolved.body.status], [unknown.body.id, 'succeeded']);
  const all = await shop.post(`/transactions/${paid.body.id}/refunds/all`, {});
  assert.deepEqual(
    [
      all.status,
      all.body.items.map((item: { amount: number; target_type: string }) => [item.target_type, item.amount]),
    ],
    [
      201,
      [
        ['payment-method', 799],
        ['gift-card-redemption', 200],
      ],
    ],
    all.text,
  );
  assert.equal((await shop.post(`/transactions/${paid.body.id}/refunds/all`, {})).status, 409);
  assert.equal((await shop.get(`/transactions/${paid.body.id}/refunds`)).body.items.length, 5);
  assert.deepEqual(
    [parts((await shop.get(`/transactions/${paid.body.id}`)).body), await shop.balance(card)],
    [[['succeeded', 500, 500]], 1000],
  );
});

test('422: every broken rule about gift cards is told by its place, and nothing is redeemed', async () => {
  const card = shop.card(1000);
  const stored = await shop.post('/gift-cards', card);
  const wrong = async (body: Readonly<Record<string, unknown>>): Promise<string[]> => {
    const answer = await shop.pay(body);
    assert.equal(answer.status, 422, answer.text);
    return pointers(answer.body);
  };
  assert.deepEqual(
    await wrong({
      gift_cards: [
        { ...card, amount: 1 },
        { ...card, amount: 1 },
      ],
    }),
    ['/gift_cards/1'],
  );
  assert.deepEqual(
    await wrong({
      gift_cards: [
        { ...card, amount: 1 },
        { id: stored.body.id, amount: 1 },
      ],
    }),
    ['/gift_cards/1'],
  );
  const nothing = await shop.pay({ gift_cards: [{ ...card, amount: 0 }] });
  assert.deepEqual([nothing.status, pointers(nothing.body)], [400, ['/gift_cards/0/amount']]);
  assert.deepEqual(await wrong({ gift_cards: [{ ...card, amount: 1300 }] }), ['/gift_cards']);
  assert.deepEqual(
    await wrong({ gift_cards: Array.from({ length: 11 }, () => ({ ...shop.card(10), amount: 1 })) }),
    ['/gift_cards'],
  );
  assert.deepEqual(await wrong({ gift_cards: [{ id: '0198c4a2-5d3e-7000-8000-000000000000', amount: 1 }] }), [
    '/gift_cards/0/id',
  ]);
  assert.deepEqual(await wrong({ gift_cards: [{ ...card, amount: 1299 }], payment_method: CARD }), [
    '/payment_method',
  ]);
  assert.deepEqual(await wrong({ gift_cards: [{ ...card, amount: 1298 }], payment_method: null }), [
    '/payment_method',
  ]);
  assert.equal(await shop.balance(card), 1000);
});

test('422: without an active gift card service no gift card is taken', async () => {
  const [service] = (await shop.get('/gift-card-services')).body.items;
  await shop.service.request('PUT', `/gift-card-services/${service.id}`, { body: { active: false } });
  const answer = await shop.pay({ gift_cards: [{ ...shop.card(100), amount: 1 }] });
  assert.deepEqual([answer.status, pointers(answer.body)], [422, ['/gift_cards']]);
  await shop.service.request('PUT', `/gift-card-services/${service.id}`, { body: { active: true } });
});
