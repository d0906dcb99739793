import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { luhnCheckDigit } from '../../server/domain/luhn.ts';
import { parseTrustedProxies } from '../../server/platform/trusted-proxies.ts';
import type { TestAnswer } from '../harness/index.ts';
import { type Shop, CARD, openShop } from '../harness/shop.ts';

/**
 * Whoever tries out stolen cards has as many tokens and sessions as they like: a shop gives one out with each of its
 * pages. What they do not have for nothing is addresses, and the cards themselves.
 */

let shop: Shop;
before(async () => {
  shop = await openShop({
    worker: false,
    config: {
      trustedProxies: parseTrustedProxies('127.0.0.1') ?? null,
      callsPerMinuteByAddress: 6,
      triesPerMinuteByCard: 3,
      declinesPerMinute: 4,
    },
  });
});
after(() => shop.close());

let serial = 0;
/** A card that nobody has tried yet, of the scheme and the sandbox's behaviour of its first digits. */
function otherCard(): typeof CARD {
  serial += 1;
  const digits = `411111${String(serial).padStart(9, '0')}`;
  return { ...CARD, number: `${digits}${luhnCheckDigit(digits)}` as typeof CARD.number };
}

const EMBED = { scopes: ['embed'], claims: { embed: { amount: 1299, currency: 'USD' } } };
const from = (address: string) => ({ ...EMBED, headers: { 'x-forwarded-for': address } });
const tryCard = (address: string, card: typeof CARD, more = {}): Promise<TestAnswer> =>
  shop.pay({ payment_method: card, ...more }, from(address));

test('429: a token for each try does not get a caller more tries from one address', async () => {
  const answers = [];
  for (let index = 0; index < 8; index += 1) answers.push(await tryCard('198.51.100.1', otherCard()));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 201, 201, 201, 201, 201, 429, 429],
  );
  const refused = answers[6] ?? assert.fail('an answer');
  assert.match(refused.headers.get('ratelimit-policy') ?? '', /^"address";q=6;w=60$/);
  assert.ok(Number(refused.headers.get('retry-after')) > 0);
  assert.equal((await tryCard('198.51.100.2', otherCard())).status, 201, 'another address has its own');
  const spoofed = { ...EMBED, headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' } };
  assert.equal((await shop.pay({ payment_method: otherCard() }, spoofed)).status, 429);
});

test('429: all addresses of one customer’s IPv6 network are one, and so are sessions, links and tokens', async () => {
  const statuses = [];
  for (let index = 0; index < 3; index += 1)
    statuses.push((await tryCard(`2001:db8:0:${index}::${index}`, otherCard())).status);
  const headers = { 'x-forwarded-for': '2001:db8:0:9::1' };
  for (let index = 0; index < 2; index += 1) {
    const session = await shop.post('/checkout/sessions', {});
    const fields = await shop.service.request('PUT', `/checkout/sessions/${session.body.id}/fields`, {
      token: null,
      headers,
      body: { payment_method: otherCard() },
    });
    statuses.push(fields.status);
  }
  const link = await shop.post('/payment-links', { amount: 1299, currency: 'USD', country: 'US' });
  const ask = async (): Promise<unknown> => {
    const answer = await fetch(`${shop.here(link.body.url)}/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"choice":"gift-cards"}',
    });
    return ((await answer.json()) as { alert: string }).alert;
  };
  assert.deepEqual(statuses, [201, 201, 201, 204, 204]);
  assert.doesNotMatch(String(await ask()), /often/);
  assert.match(String(await ask()), /often/);
  assert.equal((await tryCard('2001:db8::5', otherCard())).status, 429);
});

test('429: one card is tried a few times only, from however many addresses and tokens', async () => {
  const card = otherCard();
  const statuses = [];
  for (let index = 0; index < 5; index += 1) statuses.push((await tryCard(`192.0.2.${index}`, card)).status);
  assert.deepEqual(statuses, [201, 201, 201, 429, 429]);
  const session = await shop.post('/checkout/sessions', {});
  const put = (address: string): Promise<TestAnswer> =>
    shop.service.request('PUT', `/checkout/sessions/${session.body.id}/fields`, {
      token: null,
      headers: { 'x-forwarded-for': address },
      body: { payment_method: card },
    });
  const puts = [];
  for (let index = 0; index < 4; index += 1) puts.push((await put(`192.0.2.${10 + index}`)).status);
  assert.deepEqual(puts, [204, 204, 204, 429]);
  for (let index = 0; index < 4; index += 1)
    assert.equal((await shop.pay({ payment_method: card })).status, 201, 'servers are never limited');
});

test('429: a merchant account that sees nothing but declines takes no more of front ends for a while', async () => {
  const declining = { ...EMBED, claims: { embed: { amount: 200012, currency: 'USD' } } };
  const pay = (address: string, how = declining): Promise<TestAnswer> =>
    shop.post(
      '/transactions',
      { country: 'US', payment_method: otherCard() },
      { ...how, headers: { 'x-forwarded-for': address } },
    );
  const statuses = [];
  for (let index = 0; index < 4; index += 1) {
    const { status, body } = await pay(`198.51.100.${20 + index}`);
    statuses.push(`${status} ${body.status}`);
  }
  assert.deepEqual([...new Set(statuses)], ['201 declined']);
  assert.equal((await pay('198.51.100.30')).status, 429);
  assert.equal((await pay('198.51.100.31', EMBED)).status, 429);
  assert.equal((await shop.pay({ amount: 200012 })).body.status, 'declined', 'servers go on');
});

test('429: card details and payment options are counted for each token, by themselves', async () => {
  const token = await shop.service.token({ scopes: ['embed'] });
  for (const [method, path] of [
    ['GET', '/card-details?bin=411111&currency=USD&amount=1&country=US'],
    ['POST', '/payment-options'],
  ] as const) {
    const statuses = [];
    for (let index = 0; index < 51; index += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}` };
      const body = method === 'POST' ? { body: { currency: 'USD', country: 'US' } } : {};
      statuses.push((await shop.service.request(method, path, { token, headers, ...body })).status);
    }
    assert.ok(!statuses.slice(0, 50).includes(429), path);
    assert.equal(statuses[50], 429, path);
  }
});
