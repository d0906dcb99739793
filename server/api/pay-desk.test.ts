import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { TestAnswer } from '../../test/harness/index.ts';
import { webhookSecretOf } from '../../sandbox/processors/courier.ts';
import { addPaymentService, CARD } from '../../test/harness/shop.ts';
import { openGiftShop, type GiftShop } from '../../test/harness/gift-shop.ts';

/** A payment link is in anybody's hands, and pays as the merchant's server would. */
let shop: GiftShop;
before(async () => {
  shop = await openGiftShop();
});
after(() => shop.close());

/** docs/test-cards.md: an expired payment method. */
const DECLINED_AMOUNT = 200_005;
const LINK = { amount: 1299, currency: 'USD', country: 'US', intent: 'capture' };

async function openLink(more: object = {}): Promise<string> {
  const link = await shop.post('/payment-links', { ...LINK, ...more });
  assert.equal(link.status, 201, link.text);
  return shop.here(link.body.url);
}

async function ask(url: string, body: object): Promise<TestAnswer['body']> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.json()) as TestAnswer['body'];
}

const payByLink = async (body: object) => ask(`${await openLink()}/payments`, body);

test('whoever has a payment link pays with gift cards that they type, and with none that somebody stored', async () => {
  const owner = await shop.post('/buyers', { display_name: 'Ada' });
  const card = shop.card(5000);
  const stored = await shop.post('/gift-cards', { ...card, buyer_id: owner.body.id });
  assert.equal(stored.status, 201, stored.text);
  const gift_cards = [{ id: stored.body.id, amount: 1299 }];
  const paid = await payByLink({ choice: 'gift-cards', gift_cards });
  assert.equal(paid.transaction, undefined);
  assert.ok(paid.alert);
  assert.equal(await shop.balance(card), 5000);
  const typed = await payByLink({ choice: 'gift-cards', gift_cards: [{ ...card, amount: 1299 }] });
  assert.ok(typed.transaction, JSON.stringify(typed));
});

test('a stored card is charged by a link of its own buyer, and by no other', async () => {
  const buyer = await shop.post('/buyers', { display_name: 'Ada' });
  const stored = async (more: object): Promise<string> => {
    const { security_code: _code, ...card } = CARD;
    return (await shop.post('/payment-methods', { ...card, ...more })).body.id;
  };
  const payWith = async (id: string, link: object): Promise<TestAnswer['body']> => {
    const url = await openLink(link);
    const { session } = await ask(`${url}/session`, {});
    const body = { payment_method: { method: 'id', id } };
    await shop.service.request('PUT', `/checkout/sessions/${session}/fields`, { body, token: null });
    return ask(`${url}/payments`, { choice: 'card', session });
  };
  const own = await payWith(await stored({ buyer_id: buyer.body.id }), { buyer_id: buyer.body.id });
  assert.equal(own.transaction?.status, 'captured', JSON.stringify(own));
  const nobodys = await stored({});
  for (const link of [{}, { buyer_id: buyer.body.id }]) {
    const refused = await payWith(nobodys, link);
    assert.equal(refused.transaction, undefined, JSON.stringify(refused));
  }
});

test('whoever asks how a link stands hears of its payment, and of no other, whatever attempt they name', async () => {
  const url = await openLink({ amount: DECLINED_AMOUNT });
  const { session } = await ask(`${url}/session`, {});
  const { method, number, expiration_date, security_code } = CARD;
  const body = { payment_method: { method, number, expiration_date, security_code } };
  await shop.service.request('PUT', `/checkout/sessions/${session}/fields`, { body, token: null });
  const declined = (await ask(`${url}/payments`, { choice: 'card', session })).transaction;
  assert.equal(declined?.status, 'declined');
  const standing = async (id: string, of = url): Promise<TestAnswer['body']> => {
    const answer = await fetch(`${of}/state?transaction_id=${id}`);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    return (await answer.json()) as TestAnswer['body'];
  };
  const refused = await standing(declined.id);
  assert.deepEqual([refused.status, refused.transaction], ['active', declined]);
  assert.ok(refused.alert);
  assert.equal((await standing(declined.id, await openLink())).transaction, null);

  const gift_cards = [{ ...shop.card(DECLINED_AMOUNT), amount: DECLINED_AMOUNT }];
  const paid = (await ask(`${url}/payments`, { choice: 'gift-cards', gift_cards })).transaction;
  for (const id of [declined.id, '', 'nonsense'])
    assert.deepEqual(await standing(id), { status: 'completed', transaction: paid, alert: null });
});

test('how a link stands is told a hundred times a minute, and another link is not held up by that', async () => {
  const [url, other] = [await openLink(), await openLink()];
  const statuses = await Promise.all(Array.from({ length: 101 }, () => fetch(`${url}/state`)));
  const refused = statuses.filter(({ status }) => status === 429);
  assert.deepEqual([statuses.filter(({ ok }) => ok).length, refused.length], [100, 1]);
  assert.ok(Number(refused[0]?.headers.get('retry-after')) > 0);
  assert.equal((await fetch(`${other}/state`)).status, 200);
  assert.equal((await ask(`${url}/session`, {})).alert, undefined);
});

test('a bank account typed into the page of a link names no buyer and no payment service', async () => {
  const fields = [
    { key: 'api_key', value: 'sk_sandbox_bank' },
    { key: 'webhook_secret', value: webhookSecretOf('mock-bank') },
  ];
  await addPaymentService(shop.service, { payment_service_definition_id: 'mock-bank', fields });
  const owner = await shop.post('/buyers', { display_name: 'Ada', external_identifier: 'customer-17' });
  const payment_method = {
    account_holder: { first_name: 'Eve', last_name: 'Example' },
    account_number: '000123456789',
    routing_number: '021000021',
    account_type: 'checking',
    buyer_id: owner.body.id,
    buyer_external_identifier: 'customer-17',
    external_identifier: 'theirs',
    payment_service_id: shop.paymentServiceId,
  };
  const paid = await payByLink({ choice: 'bank:ach', payment_method });
  const made = await shop.get(`/transactions/${paid.transaction?.id}`);
  assert.equal(made.status, 200, JSON.stringify(paid));
  assert.deepEqual([made.body.buyer, made.body.payment_method.external_identifier], [null, null]);
});
