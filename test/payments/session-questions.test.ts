import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CARD, type Shop, addOrderService, openShop } from '../harness/shop.ts';

let shop: Shop;
/** A payment service of each processor that takes no cards. */
const services = new Map<string, string>();
/** The merchant account's public fields at Google Pay. */
let wallet: object;
before(async () => {
  shop = await openShop({ worker: false });
  for (const [id, currency, country] of WITHOUT_CARDS)
    services.set(id, await addOrderService(shop.service, id, [currency], [country]));
  const made = await shop.post('/digital-wallets', {
    provider: 'google',
    merchant_name: 'Shop',
    accept_terms_and_conditions: true,
  });
  wallet = made.body.fields;
});
after(() => shop.close());

const WITHOUT_CARDS = [
  ['mock-bank', 'USD', 'US'],
  ['mock-pix', 'BRL', 'BR'],
  ['mock-oxxo', 'MXN', 'MX'],
  ['mock-paypal', 'USD', 'US'],
] as const;

type Source = () => Promise<object>;

const TOKEN = {
  method: 'network-token',
  token: '4111111111111111',
  expiration_date: '12/30',
  cryptogram: 'cXVlc3Rpb25zLWFza2VkLW9uY2U=',
  eci: '05',
};

async function session(fields: object): Promise<object> {
  const opened = await shop.post('/checkout/sessions', {});
  const put = await shop.service.request('PUT', `/checkout/sessions/${opened.body.id}/fields`, {
    body: { payment_method: fields },
    token: null,
  });
  assert.ok(put.status < 300, put.text);
  return { method: 'checkout-session', id: opened.body.id };
}

/** As a developer makes one: the simulated wallet's token for our public key. */
async function googleToken(): Promise<unknown> {
  const body = JSON.stringify({
    ...wallet,
    number: CARD.number,
    expiration_month: 12,
    expiration_year: 2030,
  });
  const answer = await fetch(`${shop.service.simulatorUrl}/wallets/google/tokens`, {
    method: 'POST',
    headers: { 'sub-merchant': 'default' },
    body,
  });
  assert.equal(answer.status, 201);
  return JSON.parse(await answer.text()).token;
}

async function storedId(): Promise<string> {
  return (await shop.post('/payment-methods', { ...CARD })).body.id;
}

/** Where a card may come from. */
const SOURCES: Readonly<Record<string, Source>> = {
  inline: async () => CARD,
  'by its id': async () => ({ method: 'id', id: await storedId() }),
  'of a session': () => session(CARD),
  'of a session, stored': async () => session({ method: 'id', id: await storedId(), security_code: '123' }),
  'as a network token': async () => TOKEN,
  'of a wallet': async () => ({ method: 'googlepay', token: await googleToken() }),
};

/** What is refused of every card, and where the answer points. */
const QUESTIONS: Readonly<Record<string, readonly [body: () => object, pointer: string]>> = {
  ...Object.fromEntries(
    WITHOUT_CARDS.map(([id, currency, country]) => [
      `a payment service of ${id}`,
      [
        () => ({ payment_service_id: services.get(id), currency, country, intent: 'capture' }),
        '/payment_service_id',
      ],
    ]),
  ),
  'an approval that ends': [
    () => ({ approval_expires_at: new Date(Date.now() + 86_400_000).toISOString() }),
    '/approval_expires_at',
  ],
  'an approval that has ended': [
    () => ({ approval_expires_at: '2020-01-01T00:00:00Z' }),
    '/approval_expires_at',
  ],
  'a client with an SDK': [() => ({ integration_client: 'web' }), '/integration_client'],
  'a capture later without the intent': [() => ({ async_capture: true }), '/async_capture'],
  'a first payment of a series that is not stored': [
    () => ({ payment_source: 'recurring', store: false }),
    '/store',
  ],
};

/** What is already stored is neither stored again, nor asked for `store` by a series. */
const STORED = new Set(['by its id', 'of a session, stored']);

for (const [question, [body, pointer]] of Object.entries(QUESTIONS))
  for (const [source, of] of Object.entries(SOURCES))
    if (!(pointer === '/store' && STORED.has(source)))
      test(`422: ${question} beside a card ${source}`, async () => {
        const answer = await shop.pay({ ...body(), payment_method: await of() });
        assert.equal(answer.status, 422, answer.text);
        assert.deepEqual(
          answer.body.details.map((detail: { pointer: string }) => detail.pointer),
          [pointer],
        );
      });

for (const source of STORED)
  test(`422: store beside a card ${source}`, async () => {
    const answer = await shop.pay({ store: true, payment_method: await SOURCES[source]?.() });
    assert.deepEqual([answer.status, answer.body.details?.[0].pointer], [422, '/store'], answer.text);
  });

for (const source of STORED)
  test(`201: a series begins with a card ${source}`, async () => {
    const answer = await shop.pay({ payment_source: 'recurring', payment_method: await SOURCES[source]?.() });
    assert.equal(answer.status, 201, answer.text);
  });

test('a refusal leaves nothing at any processor', async () => {
  const { items } = (await shop.get('/transactions')).body;
  assert.deepEqual(
    items.filter(({ status }: { status: string }) => status !== 'authorized'),
    [],
  );
});

test('422: a client that no payment service of the method serves', async () => {
  const method = {
    method: 'paybybank',
    country: 'GB',
    currency: 'GBP',
    redirect_url: 'https://shop.example/back',
  };
  await addOrderService(shop.service, 'mock-paybybank', ['GBP'], ['GB']);
  const pay = (client: string) =>
    shop.pay({
      currency: 'GBP',
      country: 'GB',
      intent: 'capture',
      payment_method: method,
      integration_client: client,
    });
  const web = await pay('web');
  assert.deepEqual([web.status, web.body.details?.[0].pointer], [422, '/integration_client'], web.text);
  assert.equal((await pay('redirect')).status, 201);
});

test('422: a payout to a card by a payment service that takes none, or that is not there', async () => {
  const { security_code: _code, ...inline } = CARD;
  for (const id of [services.get('mock-pix'), '5d7f7b0e-1111-4111-8111-111111111111'])
    for (const payment_method of [inline, { method: 'id', id: await storedId() }]) {
      const body = { amount: 100, currency: 'USD', payment_service_id: id, payment_method };
      const answer = await shop.post('/payouts', body);
      assert.equal(answer.status, 422, answer.text);
      assert.ok(
        answer.body.details.some(({ pointer }: { pointer: string }) => pointer === '/payment_service_id'),
      );
    }
});
