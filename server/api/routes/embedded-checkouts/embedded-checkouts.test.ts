import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Shop, openShop } from '../../../../test/harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const WANTED = { amount: 1299, currency: 'USD', country: 'US' };
const embed = (pinned: object) => ({ scopes: ['embed'], claims: { embed: pinned } });
const open = (body: object, pinned: object = WANTED) => shop.post('/embedded-checkouts', body, embed(pinned));
const typesOf = (body: { details: { pointer: string; type: string }[] }): string[] =>
  body.details.map(({ pointer, type }) => `${pointer} ${type}`);

test('201: what the token pins is filled in, and the checkout is a link of one hour that no list has', async () => {
  const { status, body } = await open({ external_identifier: 'order-1' });
  assert.equal(status, 201);
  assert.deepEqual([body.amount, body.currency, body.country], [1299, 'USD', 'US']);
  const link = await shop.get(`/payment-links/${body.id}`);
  assert.equal(Date.parse(link.body.expires_at) - Date.parse(link.body.created_at), 60 * 60_000);
  assert.equal(link.body.external_identifier, 'order-1');
  assert.deepEqual((await shop.get('/payment-links')).body.items, []);
});

test('400: what differs from a pin, or is the server’s to say, is refused by name', async () => {
  assert.deepEqual(typesOf((await open({ amount: 1 })).body), ['/amount value_error.pinned']);
  assert.deepEqual(typesOf((await open({ buyer_external_identifier: 'somebody' })).body), [
    '/buyer_external_identifier value_error.not_pinned',
  ]);
  assert.deepEqual(typesOf((await open({ payment_source: 'recurring' })).body), [
    '/payment_source value_error.not_pinned',
  ]);
  assert.equal(
    (await shop.post('/embedded-checkouts', WANTED, embed({ operations: ['list_payment_options'] }))).status,
    403,
  );
});

test('422: a card is stored for somebody, and the page leads back to where it may', async () => {
  const made = await open({ store: true, return_url: 'ftp://shop.example' });
  assert.equal(made.status, 422, made.text);
  assert.ok(typesOf(made.body).includes('/store value_error.store'));
});

test('a pinned buyer pays, by either name', async () => {
  const buyer = await shop.post('/buyers', { display_name: 'Ada', external_identifier: 'customer-17' });
  const { body } = await open({}, { ...WANTED, buyer_external_identifier: 'customer-17' });
  assert.equal((await shop.get(`/payment-links/${body.id}`)).body.buyer_id, buyer.body.id);
});

test('PUT: the reference changes, the amount does not, and only who has the address may', async () => {
  const { body: made } = await open({});
  const change = (body: object, pinned: object = WANTED) =>
    shop.service.request('PUT', `/embedded-checkouts/${made.id}`, { body, ...embed(pinned) });
  assert.equal((await change({ url: made.url, metadata: { order: '7' } })).status, 200);
  const link = await shop.get(`/payment-links/${made.id}`);
  assert.deepEqual(link.body.metadata, { order: '7' });
  const cheaper = await change({ url: made.url }, { ...WANTED, amount: 1 });
  assert.deepEqual(typesOf(cheaper.body), ['/amount value_error.pinned']);
  assert.equal((await change({ url: `${made.url}x`, metadata: {} })).status, 404);
  await shop.post(`/payment-links/${made.id}/expire`);
  assert.equal((await change({ url: made.url, metadata: {} })).status, 409);
});

test('what a buyer tries in many checkouts of one token counts together', async () => {
  const token = await shop.service.token({ ...embed(WANTED) });
  const opened = async (): Promise<string> =>
    (await shop.service.request('POST', '/embedded-checkouts', { body: {}, token })).body.url;
  const urls = await Promise.all([opened(), opened(), opened()]);
  const ask = async (url: string): Promise<string> => {
    const path = url.replace(/^https?:\/\/[^/]+/, shop.service.url);
    const body = JSON.stringify({ gift_cards: [{ number: '6035710000004242', pin: '0500' }] });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${path}/balance`, { method: 'POST', headers, body })).text();
  };
  for (let asked = 0; asked < 50; asked += 1) await ask(urls[asked % 3] ?? '');
  assert.match(await ask(urls[0] ?? ''), /That was often/);
});

const ONCE = { ...WANTED, pays_once: true, external_identifier: 'same-order' };

test('an order that is paid once has one checkout, from however many pages and tokens', async () => {
  const [first, second] = [await open({}, ONCE), await open({}, ONCE)];
  assert.deepEqual([first.status, second.status], [201, 201], second.text);
  assert.deepEqual(second.body.url, first.body.url);
  const other = await open({}, { ...ONCE, external_identifier: 'another-order' });
  assert.notEqual(other.body.id, first.body.id);
  const changed = await open({}, { ...ONCE, amount: 1300 });
  assert.deepEqual([changed.status, changed.body.code], [409, 'invalid_state'], changed.text);
});

test('an order that is paid once is paid by one of two pages, and again only where that came to nothing', async () => {
  const order = (name: string, more: object = {}) => ({ ...ONCE, external_identifier: name, ...more });
  const pay = (pinned: object) => shop.pay({}, embed(pinned));
  const [one, other] = await Promise.all([pay(order('two-tabs')), pay(order('two-tabs'))]);
  assert.deepEqual([one.status, other.status].sort(), [201, 409], `${one.text} ${other.text}`);
  assert.equal((await pay(order('two-tabs'))).status, 409);
  const checkout = await open({}, order('two-tabs'));
  assert.match(await (await fetch(shop.here(checkout.body.url))).text(), /Payment received/);
  const { items } = (await shop.get('/transactions?external_identifier=two-tabs')).body;
  assert.equal(items.length, 1);

  const declined = order('declined', { amount: 200011 });
  for (const _ of [1, 2])
    assert.equal((await shop.pay({ amount: 200011 }, embed(declined))).body.status, 'declined');
});

test('a token without an order pays once by itself', async () => {
  const token = await shop.service.token({ ...embed({ ...WANTED, pays_once: true }) });
  assert.equal((await shop.pay({}, { token })).status, 201);
  assert.equal((await shop.pay({}, { token })).status, 409);
  const wrong = await shop.pay({}, embed({ ...WANTED, pays_once: 'yes' }));
  assert.deepEqual(typesOf(wrong.body), ['authorization value_error.pin']);
});
