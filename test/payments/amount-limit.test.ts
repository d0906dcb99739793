import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { AMOUNT_MAX } from '../../server/domain/amount-limit.ts';
import type { TestAnswer } from '../harness/index.ts';
import { CARD, type Shop, addPaymentService, openShop } from '../harness/shop.ts';

const LARGE: readonly (readonly [string, number])[] = [
  ['IDR', 150_000_000],
  ['LBP', 150_000_000],
  ['COP', 150_000_000],
  ['NGN', 150_000_000],
  ['CRC', 150_000_000],
  ['VND', 150_000_000],
  ['JPY', 100_000_000],
  ['KWD', 2_147_483_648],
  ['IDR', AMOUNT_MAX],
];

/** One limit for every amount of a request: twelve digits. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
  await addPaymentService(shop.service, {
    display_name: 'Everywhere',
    accepted_currencies: [...new Set(LARGE.map(([currency]) => currency))],
    accepted_countries: ['US', 'ID'],
    fields: [{ key: 'merchant_id', value: 'm2' }],
  });
});
after(() => shop.close());

test('an amount of twelve digits is held, captured, given back and found, in every currency', async () => {
  for (const [currency, amount] of LARGE) {
    const paid = await shop.pay({ amount, currency });
    assert.deepEqual([paid.status, paid.body.status], [201, 'authorized'], paid.text);
    const { id } = paid.body;
    const captured = await shop.post(`/transactions/${id}/capture`, { amount });
    assert.deepEqual(
      [captured.status, captured.body.captured_amount ?? amount],
      [200, amount],
      captured.text,
    );
    const refunded = await shop.post(`/transactions/${id}/refunds`, { amount: amount - 1 });
    assert.deepEqual([refunded.status, refunded.body.amount], [201, amount - 1], refunded.text);
    const read = await shop.get(`/transactions/${id}`);
    assert.deepEqual([read.body.captured_amount, read.body.refunded_amount], [amount, amount - 1]);
    const listed = await shop.get(`/transactions?amount_eq=${amount}&currency=${currency}`);
    assert.deepEqual(
      listed.body.items.map((item: { id: string }) => item.id),
      [id],
      listed.text,
    );
  }
});

const ITEM = { name: 'Tea', quantity: 99_999_999, unit_amount: AMOUNT_MAX, tax_amount: AMOUNT_MAX };

test('items of the largest price and number are taken, and shown by a link', async () => {
  const body = { amount: AMOUNT_MAX, currency: 'IDR', country: 'ID', cart_items: [ITEM] };
  const paid = await shop.pay(body);
  assert.deepEqual([paid.status, paid.body.status], [201, 'authorized'], paid.text);
  const link = await shop.post('/payment-links', body);
  assert.equal(link.status, 201, link.text);
  assert.equal(
    (await shop.service.request('GET', new URL(link.body.url).pathname, { token: null })).status,
    200,
  );
});

test('every place that takes an amount takes twelve digits, and refuses a thirteenth by its name', async () => {
  const places: readonly (readonly [string, string, (amount: number) => object, string])[] = [
    ['POST', '/transactions', (amount) => ({ amount, currency: 'IDR', payment_method: CARD }), '/amount'],
    ['POST', '/payment-links', (amount) => ({ amount, currency: 'IDR', country: 'ID' }), '/amount'],
    ['POST', '/checkout/sessions', (amount) => ({ amount, currency: 'IDR' }), '/amount'],
    ['POST', '/payment-options', (amount) => ({ amount, currency: 'IDR', country: 'ID' }), '/amount'],
  ];
  for (const [method, path, bodyOf, pointer] of places) {
    const taken: TestAnswer = await shop.service.request(method, path, { body: bodyOf(AMOUNT_MAX) });
    assert.ok([200, 201].includes(taken.status), `${path}: ${taken.text}`);
    const refused: TestAnswer = await shop.service.request(method, path, { body: bodyOf(AMOUNT_MAX + 1) });
    assert.ok([400, 422].includes(refused.status), `${path}: ${refused.text}`);
    assert.deepEqual(
      refused.body.details.map((detail: { pointer: string }) => detail.pointer),
      [pointer],
      refused.text,
    );
    assert.match(refused.text, /999999999999/, path);
  }
});
