import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import type { TestAnswer } from '../harness/index.ts';
import { addPaymentService, MERCHANT_PROFILE, openShop, type Shop } from '../harness/shop.ts';

/** Rules of 3-D Secure that rest on what a shopper could write into a request themselves. */
let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
  const asking = await addPaymentService(shop.service, {
    display_name: 'Asks the cardholder',
    three_d_secure_enabled: true,
    accepted_countries: ['US', 'CA'],
    merchant_profile: { visa: MERCHANT_PROFILE },
  });
  const routed = await shop.post('/flows/card-transaction/actions/route-transaction/rules', {
    conditions: [],
    outcome: [asking],
  });
  assert.equal(routed.status, 201, routed.text);
});
after(() => shop.close());

const RULES = '/flows/card-transaction/actions/skip-3ds/rules';
const made: string[] = [];
async function rule(conditions: readonly object[], outcome: unknown): Promise<void> {
  const answer = await shop.post(RULES, { conditions, outcome });
  assert.equal(answer.status, 201, answer.text);
  made.push(`${RULES}/${answer.body.id}`);
}
afterEach(async () => {
  for (const path of made.splice(0)) await shop.service.request('DELETE', path);
});

const GOLD = { name: 'metadata', operator: 'includes', value: { key: 'tier', value: 'gold' } };
const ASKED = 'buyer_approval_pending';
const card = {
  method: 'card',
  number: '4111111111101203',
  expiration_date: '03/30',
  security_code: '100',
  redirect_url: 'https://shop.example/done',
};

const embed = (pinned: object, more: object = {}) => ({
  scopes: ['embed'],
  claims: { embed: { amount: 1299, currency: 'USD', ...pinned }, ...more },
});
const server = { scopes: ['transactions.write'] };

async function statusOf(body: object, as: object): Promise<string> {
  const paid = await shop.pay({ payment_method: card, ...body }, as);
  assert.equal(paid.status, 201, paid.text);
  return paid.body.status;
}

const SAID: readonly (readonly [condition: object, body: object, pins: object])[] = [
  [GOLD, { metadata: { tier: 'gold' } }, { metadata: { tier: 'gold' } }],
  [{ ...GOLD, operator: 'excludes' }, {}, { metadata: { channel: 'web' } }],
  [
    { name: 'metadata_numeric', operator: 'less_than', value: { key: 'risk', value: 10 } },
    { metadata: { risk: '1' } },
    { metadata: { risk: '1' } },
  ],
  [{ name: 'country', operator: 'is_one_of', value: ['CA'] }, { country: 'CA' }, { country: 'CA' }],
  [
    { name: 'skus', operator: 'includes_all', value: ['SAFE'] },
    { cart_items: [{ name: 'Socks', quantity: 1, unit_amount: 1299, sku: 'SAFE' }] },
    { cart_items: [{ name: 'Socks', quantity: 1, unit_amount: 1299, sku: 'SAFE' }] },
  ],
];

for (const [condition, body, pins] of SAID)
  test(`a shopper talks no rule into skipping 3-D Secure: ${JSON.stringify(condition)}`, async () => {
    await rule([condition], 'skip');
    assert.equal(await statusOf(body, embed({})), ASKED);
    assert.equal(await statusOf(body, embed(pins)), 'authorized', 'the merchant pins it');
    assert.equal(await statusOf(body, server), 'authorized', 'the merchant’s server says it');
  });

test('an exemption is no way around it, and a weaker rule does not hide the one that forces it', async () => {
  await rule([GOLD], { exemption: 'low_value' });
  assert.equal(await statusOf({ metadata: { tier: 'gold' } }, embed({})), ASKED);
  await rule([], 'force');
  const without = { ...card, redirect_url: undefined };
  const paid = await shop.pay({ payment_method: without, metadata: { tier: 'gold' } }, embed({}));
  assert.deepEqual([paid.status, paid.body.details[0].pointer], [422, '/payment_method/redirect_url']);
});

test('what a shopper says may ask for more', async () => {
  await rule([{ ...GOLD, value: { key: 'tier', value: 'new' } }], 'force');
  await rule([], 'skip');
  assert.equal(await statusOf({ metadata: { tier: 'new' } }, embed({})), ASKED);
  assert.equal(await statusOf({}, embed({})), 'authorized', 'this rule rests on nothing that was said');
});

test('metadata of a checkout session is the merchant’s word, until a shopper writes over it', async () => {
  await rule([GOLD], 'skip');
  const paidWith = async (body: object): Promise<string> => {
    const session = await shop.post('/checkout/sessions', { metadata: { tier: 'gold' } });
    const filled = await shop.service.request('PUT', `/checkout/sessions/${session.body.id}/fields`, {
      body: { payment_method: { ...card, redirect_url: undefined } },
      token: null,
    });
    assert.ok(filled.status < 300, filled.text);
    const { id } = session.body;
    const payment_method = { method: 'checkout-session', id, redirect_url: card.redirect_url };
    return statusOf({ payment_method, ...body }, embed({}, { checkout_session_id: id }));
  };
  assert.equal(await paidWith({}), 'authorized');
  assert.equal(await paidWith({ metadata: { tier: 'gold' } }), ASKED);
});

test('an embedded checkout remembers what a shopper said when they opened or changed it', async () => {
  await rule([GOLD], 'skip');
  const body = { amount: 1299, currency: 'USD', country: 'US', metadata: { tier: 'gold' } };
  const pay = async (as: object, change: object | null = null): Promise<string> => {
    const opened = await shop.post('/embedded-checkouts', body, as);
    assert.equal(opened.status, 201, opened.text);
    if (change !== null) {
      const path = `/embedded-checkouts/${opened.body.id}`;
      const changed = { body: { url: opened.body.url, metadata: { tier: 'gold' } }, ...change };
      assert.equal((await shop.service.request('PUT', path, changed)).status, 200);
    }
    return paidIn(shop.here(opened.body.url));
  };
  assert.equal(await pay(embed({})), ASKED);
  assert.equal(await pay(embed({ metadata: { tier: 'gold' } })), 'authorized', 'the merchant pins it');
  assert.equal(
    await pay({ scopes: ['payment-links.write'] }),
    'authorized',
    'the merchant’s server opens it',
  );
  assert.equal(await pay({ scopes: ['payment-links.write'] }, embed({})), ASKED, 'a shopper changes it');
});

/** As the page of the checkout pays. */
async function paidIn(url: string): Promise<string> {
  const ask = async (path: string, body: object): Promise<TestAnswer['body']> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${url}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as TestAnswer['body'];
  };
  const { session } = await ask('session', {});
  const { redirect_url: _page, ...payment_method } = card;
  const path = `/checkout/sessions/${session}/fields`;
  const filled = await shop.service.request('PUT', path, { body: { payment_method }, token: null });
  assert.ok(filled.status < 300, filled.text);
  return (await ask('payments', { choice: 'card', session })).transaction.status;
}
