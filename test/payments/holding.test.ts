import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, addOrderService, openShop } from '../harness/shop.ts';

/** Payments that nobody can hold: what the intent `authorize` means for them. */
let shop: Shop;
before(async () => {
  shop = await openShop();
  for (const [id, currency, country] of [
    ['mock-bank', 'USD', 'US'],
    ['mock-oxxo', 'MXN', 'MX'],
    ['mock-paybybank', 'EUR', 'DE'],
    ['mock-paypal', 'USD', 'US'],
    ['mock-pix', 'BRL', 'BR'],
  ] as const)
    await addOrderService(shop.service, id, [currency], [country]);
});
after(() => shop.close());

const pointers = ({ body }: TestAnswer): readonly string[] =>
  body.details.map(({ pointer }: { pointer: string }) => pointer);
const redirect = (method: string, country: string, currency: string) => ({
  currency,
  country,
  payment_method: { method, country, currency, redirect_url: 'https://shop.example/back' },
});
const ACCOUNT = {
  method: 'bank',
  scheme: 'ach',
  account_number: '000123456789',
  routing_number: '021000021',
  account_type: 'checking',
  account_holder: { first_name: 'Ann', last_name: 'Example' },
};

for (const [method, body] of [
  ['paybybank', redirect('paybybank', 'DE', 'EUR')],
  ['oxxo', redirect('oxxo', 'MX', 'MXN')],
  ['pix', redirect('pix', 'BR', 'BRL')],
  ['bank', { payment_method: ACCOUNT }],
] as const) {
  test(`${method} cannot hold money: to authorize it is refused, or taken in the published words`, async () => {
    const refused = await shop.pay(body);
    assert.deepEqual(
      [refused.status, pointers(refused), refused.body.details[0]?.message],
      [422, ['/intent'], 'must be capture: no payment service that takes this can hold money'],
      refused.text,
    );
    const paid = await shop.pay(body, { version: 'published' });
    assert.deepEqual([paid.status, paid.body.intent], [201, 'capture'], paid.text);
    const captured = await shop.pay({ ...body, intent: 'capture' });
    assert.deepEqual([captured.status, captured.body.intent], [201, 'capture'], captured.text);
  });
}

test('what can be held is held, whatever other payment services there are', async () => {
  for (const [body, version] of [
    [redirect('paypal', 'US', 'USD'), '2026-11-01'],
    [{}, 'published'],
  ] as const) {
    const paid = await shop.pay(body, { version });
    assert.deepEqual([paid.status, paid.body.intent], [201, 'authorize'], paid.text);
  }
});

test('a stored account in a checkout session is refused like itself', async () => {
  const { body: stored, text } = await shop.post('/payment-methods', ACCOUNT);
  assert.equal(stored?.type, 'payment-method', text);
  const { body: session } = await shop.post('/checkout/sessions', {});
  const filled = await shop.service.request('PUT', `/checkout/sessions/${session.id}/fields`, {
    token: null,
    body: { payment_method: { method: 'id', id: stored.id } },
  });
  assert.equal(filled.status, 204, filled.text);
  const refused = await shop.pay({ payment_method: { method: 'checkout-session', id: session.id } });
  assert.deepEqual([refused.status, pointers(refused)], [422, ['/intent']], refused.text);
});

test('an amount of 0 is refused where nobody can verify what pays, and tried where somebody can', async () => {
  const wallet = { ...redirect('paypal', 'US', 'USD'), amount: 0 };
  const refused = await shop.pay(wallet);
  assert.deepEqual(
    [refused.status, pointers(refused), refused.body.details[0]?.message],
    [422, ['/amount'], 'must be above 0: no payment service that takes this can verify it without a payment'],
    refused.text,
  );
  const published = await shop.pay(wallet, { version: 'published' });
  assert.deepEqual(
    [published.status, published.body.error_code],
    [201, 'all_attempts_skipped'],
    published.text,
  );
  const verified = await shop.pay({ amount: 0 });
  assert.deepEqual(
    [verified.status, verified.body.status, verified.body.authorized_amount],
    [201, 'authorized', 0],
    verified.text,
  );
});
