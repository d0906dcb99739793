import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Shop, addOrderService, openShop } from '../../../../test/harness/shop.ts';
import type { RequestOptions, TestAnswer } from '../../../../test/harness/index.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const ask = (
  body: object = {},
  options: RequestOptions = { scopes: ['payment-options.read'] },
): Promise<TestAnswer> => shop.post('/payment-options', body, options);
const methods = ({ body }: TestAnswer): readonly string[] =>
  body.items.map(({ method }: { method: string }) => method);

test('200: what can pay for a cart is what its payment services, wallets and gift cards take', async () => {
  assert.deepEqual(methods(await ask()), ['card']);
  for (const [id, currencies, countries] of [
    ['mock-paypal', ['USD', 'EUR'], ['US', 'DE']],
    ['mock-oxxo', ['MXN'], ['MX']],
  ] as const)
    await addOrderService(shop.service, id, currencies, countries);
  for (const provider of ['apple', 'google']) {
    const made = await shop.post('/digital-wallets', {
      provider,
      merchant_name: 'Corner Shop',
      domain_names: ['shop.example.com'],
      accept_terms_and_conditions: true,
    });
    assert.equal(made.status, 201, made.text);
  }
  await shop.post('/gift-card-services', {
    gift_card_service_definition_id: 'mock-gift-card',
    display_name: 'Gift cards',
    fields: [],
  });
  const answer = await ask({
    country: 'DE',
    currency: 'EUR',
    amount: 1299,
    metadata: { k: 'v' },
    cart_items: [{ name: 'Lamp', quantity: 1, unit_amount: 1299 }],
  });
  assert.equal(answer.status, 200, answer.text);
  assert.deepEqual(
    new Set(methods(answer)),
    new Set(['card', 'applepay', 'googlepay', 'paypal', 'gift-card']),
  );
  const by = (method: string) => answer.body.items.find((item: { method: string }) => item.method === method);
  assert.deepEqual(
    [
      by('card').mode,
      by('card').label,
      by('card').can_store_payment_method,
      by('card').can_delay_capture,
      by('card').context,
    ],
    ['card', 'Card', true, true, null],
  );
  assert.deepEqual(
    [
      by('googlepay').context.merchant_name,
      by('googlepay').context['gateway'],
      by('googlepay').context.supported_schemes.includes('visa'),
    ],
    ['Corner Shop', 'railyard', true],
  );
  assert.deepEqual(
    [by('paypal').mode, by('paypal').can_store_payment_method, by('paypal').context.redirect_requires_popup],
    ['redirect', true, false],
  );
  assert.deepEqual(methods(await ask({ country: 'MX', currency: 'MXN', amount: 500 })), [
    'oxxo',
    'gift-card',
  ]);
  assert.deepEqual(
    methods(await ask({ country: 'MX', currency: 'MXN', amount: 0 })),
    ['gift-card'],
    'a voucher cannot be verified',
  );
  assert.deepEqual(methods(await ask({ country: 'JP', currency: 'JPY', amount: 500 })), ['gift-card']);
  assert.equal((await ask({ currency: 'EUR' }, { scopes: ['embed'], version: 'published' })).status, 200);
});

test('400: an amount that nothing can have is refused', async () => {
  const answer = await ask({ amount: -1 });
  assert.deepEqual([answer.status, answer.body.details[0].pointer], [400, '/amount']);
});
