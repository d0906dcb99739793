import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type FraudShop, openFraudShop } from '../harness/fraud-shop.ts';
import { CARD, addOrderService, addReportingService, recoverDue } from '../harness/shop.ts';

/** Where a link stands, and what its page says, by every end that its payment comes to. */
let shop: FraudShop;
before(async () => {
  shop = await openFraudShop();
  await shop.screenWith({});
});
after(() => shop.close());

type PaidLink = Readonly<{ link: string; url: string; transaction: string }>;

async function payByLink(wish: string, more: object = {}): Promise<PaidLink> {
  const made = await shop.post('/payment-links', {
    amount: 1299,
    currency: 'USD',
    country: 'US',
    buyer: { billing_details: { email_address: `${wish}@example.com` } },
    ...more,
  });
  assert.equal(made.status, 201, made.text);
  const url = shop.here(made.body.url);
  const opened = await fetch(`${url}/session`, { method: 'POST' });
  const { session } = (await opened.json()) as { session: string };
  await shop.service.request('PUT', `/checkout/sessions/${session}/fields`, {
    token: null,
    body: { payment_method: CARD },
  });
  const body = new URLSearchParams({ method: 'card', session });
  assert.equal((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status, 303);
  const { items } = (await shop.get(`/transactions?payment_link_id=${made.body.id}`)).body;
  return { link: made.body.id, url, transaction: items[0].id };
}

async function linkState({ link, url }: PaidLink): Promise<readonly [string, string]> {
  const { status } = (await shop.get(`/payment-links/${link}`)).body;
  return [status, /<h1[^>]*>([^<]*)/.exec(await (await fetch(url)).text())?.[1] ?? ''];
}

const review =
  (decision: string) =>
  async ({ transaction }: PaidLink) => {
    await shop.post(`/transactions/${transaction}/review`, { decision });
    await shop.until(transaction, ({ status }) => status === 'voided' || status === 'captured');
  };
const post =
  (path: string, body: object) =>
  async ({ transaction }: PaidLink) => {
    const done = await shop.post(`/transactions/${transaction}/${path}`, body);
    assert.ok(done.status < 300, done.text);
  };

const PAID = ['completed', 'Payment received'] as const;
const GIVEN_BACK = ['given_back', 'This payment was given back'] as const;
const ENDINGS: readonly (readonly [
  name: string,
  wish: string,
  more: object,
  end: (paid: PaidLink) => Promise<void>,
  expected: readonly [string, string],
])[] = [
  ['captured', 'accept', { intent: 'capture' }, async () => undefined, PAID],
  ['authorized', 'accept', { intent: 'authorize' }, async () => undefined, PAID],
  [
    'held for a review',
    'review',
    { intent: 'capture' },
    async () => undefined,
    ['processing', 'Your payment is being checked'],
  ],
  ['held, and accepted', 'review', { intent: 'capture' }, review('accept'), PAID],
  ['held, and rejected', 'review', { intent: 'capture' }, review('reject'), GIVEN_BACK],
  ['voided', 'accept', { intent: 'authorize' }, post('void', {}), GIVEN_BACK],
  ['refunded in part', 'accept', { intent: 'capture' }, post('refunds', { amount: 100 }), PAID],
  ['refunded whole', 'accept', { intent: 'capture' }, post('refunds', {}), GIVEN_BACK],
];

for (const [name, wish, more, end, expected] of ENDINGS)
  test(`the link of a payment that is ${name} is ${expected[0]}`, async () => {
    const paid = await payByLink(wish, more);
    await end(paid);
    assert.deepEqual(await linkState(paid), expected);
    const again = await fetch(`${paid.url}/session`, { method: 'POST' });
    assert.equal(again.status, 409, 'nobody pays it a second time');
    const published = await shop.get(`/payment-links/${paid.link}`, {
      headers: { 'x-api-version': 'published' },
    });
    assert.equal(published.body.status, expected[0] === 'given_back' ? 'expired' : expected[0]);
    const asked = await shop.get(`/payment-links?status=${expected[0]}`);
    assert.ok(
      asked.body.items.some(({ id }: { id: string }) => id === paid.link),
      asked.text,
    );
  });

test('a review ends with a payment that nobody tried', async () => {
  const iban = {
    account_number: 'DE89370400440532013000',
    account_holder: { first_name: 'Ann', last_name: 'Lee' },
  };
  await addOrderService(shop.service, 'mock-bank', ['EUR'], ['DE']);
  const flagged = await shop.payAs('review', {
    currency: 'EUR',
    country: 'DE',
    intent: 'capture',
    payment_method: { method: 'bank', scheme: 'sepa', ...iban },
  });
  assert.deepEqual([flagged.status, flagged.body.status], [201, 'failed'], flagged.text);
  assert.equal(flagged.body.pending_review, false);
  const { items } = (await shop.get('/transactions?pending_review=true')).body;
  assert.ok(items.every(({ id }: { id: string }) => id !== flagged.body.id));
});

test('a link whose hold ended is given back, and not open again', async () => {
  const paid = await payByLink('accept', {
    intent: 'authorize',
    expires_at: new Date(Date.now() + 30 * 86_400_000),
  });
  await shop.service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 8 * 86_400 } });
  await shop.until(paid.transaction, ({ status }) => status === 'expired');
  await recoverDue(shop.service.parts);
  assert.deepEqual(await linkState(paid), GIVEN_BACK);
});

test('a link whose payment is charged back whole is given back, and completed once the dispute is won', async () => {
  const { pass } = await addReportingService(shop);
  await shop.service.request('PUT', `/payment-services/${shop.paymentServiceId}`, {
    body: { active: false },
  });
  const paid = await payByLink('accept', { intent: 'capture', amount: 620_002 });
  await pass(11);
  await shop.until(paid.transaction, ({ disputed }) => disputed === true);
  assert.deepEqual(await linkState(paid), GIVEN_BACK);
  const asked = await shop.get('/payment-links?status=given_back');
  assert.ok(
    asked.body.items.some(({ id }: { id: string }) => id === paid.link),
    asked.text,
  );
  await pass(21);
  await shop.until(paid.transaction, ({ charged_back_amount: back }) => back === 0);
  assert.deepEqual(await linkState(paid), PAID);
});
