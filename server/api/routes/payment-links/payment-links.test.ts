import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CARD, type Shop, addPaymentService, openShop } from '../../../../test/harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false });
});
after(() => shop.close());

const LINK = { amount: 1299, currency: 'USD', country: 'US' };
const add = (body: object = {}, options = {}) => shop.post('/payment-links', { ...LINK, ...body }, options);

test('201: a link is what was asked for, expires in a day, and has an address that nobody can guess', async () => {
  const made = await add({
    external_identifier: 'order-7',
    merchant_name: 'Corner Shop',
    merchant_color: '#7a1f5c',
    cart_items: [{ name: 'Tea', quantity: 2, unit_amount: 500 }],
    buyer: { display_name: 'Ada', billing_details: { email_address: 'ada@example.com' } },
    return_url: 'https://shop.example/done',
    metadata: { order: '7' },
  });
  assert.equal(made.status, 201, made.text);
  assert.equal(made.body.status, 'active');
  assert.equal(Date.parse(made.body.expires_at) - Date.parse(made.body.created_at), 24 * 60 * 60_000);
  assert.match(made.body.url, /^http:\/\/127\.0\.0\.1:8080\/pay\/[\w-]+\/[\w-]{32}$/);
  assert.deepEqual(
    [made.body.intent, made.body.store, made.body.payment_source, made.body.buyer.display_name],
    ['authorize', false, 'ecommerce', 'Ada'],
  );
  const read = await shop.get(`/payment-links/${made.body.id}`);
  assert.deepEqual(read.body, made.body);
  assert.equal((await add({}, { version: 'published' })).status, 201);
});

test('422: what no page could show, or no payment could be made of, is refused all at once', async () => {
  const nobody = '0192f0aa-0000-7000-8000-00000000aaaa';
  const answer = await add({
    currency: 'XXX',
    expires_at: '2020-01-01T00:00:00Z',
    merchant_url: 'javascript:alert(1)',
    return_url: 'data:text/html,x',
    merchant_color: 'red',
    buyer_id: nobody,
  });
  assert.equal(answer.status, 422, answer.text);
  assert.deepEqual(answer.body.details.map(({ pointer }: { pointer: string }) => pointer).sort(), [
    '/buyer_id',
    '/currency',
    '/expires_at',
    '/merchant_color',
    '/merchant_url',
    '/return_url',
  ]);
  const store = await add({ store: true });
  assert.deepEqual([store.status, store.body.details[0].pointer], [422, '/store']);
});

test('a link is paid by the card forms of its own page, and by nobody else’s session', async () => {
  const link = (await add()).body;
  const form = (session: string) =>
    fetch(shop.here(link.url), {
      method: 'POST',
      body: new URLSearchParams({ method: 'card', session }),
      redirect: 'manual',
    });
  const buyer = (await shop.post('/buyers', { external_identifier: 'whose-card' })).body.id;
  const fill = (session: string) =>
    shop.service.request('PUT', `/checkout/sessions/${session}/fields`, {
      token: null,
      body: { payment_method: CARD },
    });
  const session = (await shop.post('/checkout/sessions', { buyer_id: buyer })).body.id;
  assert.equal((await fill(session)).status, 204);
  assert.equal((await form(session)).status, 200, 'the page again');
  assert.deepEqual((await shop.get(`/transactions?payment_link_id=${link.id}`)).body.items, []);

  const opened = await fetch(`${shop.here(link.url)}/session`, { method: 'POST' });
  const { session: own } = (await opened.json()) as { session: string };
  assert.equal((await fill(own)).status, 204);
  assert.equal((await form(own)).status, 303);
  assert.equal((await shop.get(`/payment-links/${link.id}`)).body.status, 'completed');
});

test('204: a link is ended at once, again without effect; 404 for one that is not there', async () => {
  const { id } = (await add()).body;
  for (const _ of [1, 2]) assert.equal((await shop.post(`/payment-links/${id}/expire`)).status, 204);
  assert.equal((await shop.get(`/payment-links/${id}`)).body.status, 'expired');
  const nobody = '0192f0aa-0000-7000-8000-00000000aaaa';
  assert.equal((await shop.post(`/payment-links/${nobody}/expire`)).status, 404);
  assert.equal((await shop.get(`/payment-links/${nobody}`)).status, 404);
});

test('200: the list is filtered by status, amount, currency and buyer, and walked by cursor', async () => {
  for (const amount of [7001, 7002, 7003]) await add({ amount, currency: 'EUR' });
  const ended = (await add({ amount: 7004, currency: 'EUR' })).body.id;
  await shop.post(`/payment-links/${ended}/expire`);
  await add({ amount: 7005, buyer: { display_name: 'Grace 100%' } });
  const amounts = async (query: string): Promise<number[]> => {
    const page = await shop.get(`/payment-links?${query}`);
    assert.equal(page.status, 200, page.text);
    return page.body.items.map(({ amount }: { amount: number }) => amount);
  };
  assert.deepEqual(await amounts('currency=EUR'), [7004, 7003, 7002, 7001]);
  assert.deepEqual(await amounts('currency=EUR&status=active&amount_gte=7002'), [7003, 7002]);
  assert.deepEqual(await amounts('currency=EUR&status=expired'), [7004]);
  assert.deepEqual(await amounts('amount_eq=7001'), [7001]);
  assert.deepEqual(await amounts('buyer_search=100%25'), [7005]);
  assert.deepEqual(await amounts('buyer_search=100_'), []);
  const first = await shop.get('/payment-links?currency=EUR&limit=2');
  assert.deepEqual(await amounts(`currency=EUR&limit=2&cursor=${first.body.next_cursor}`), [7002, 7001]);
});

test('two buyers who press at once make one payment', async () => {
  const { id, url } = (await add()).body;
  const session = async (): Promise<string> => {
    const opened = await fetch(`${shop.here(url)}/session`, { method: 'POST' });
    const { session: sessionId } = (await opened.json()) as { session: string };
    await fetch(`${shop.service.url}/checkout/sessions/${sessionId}/fields`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        payment_method: {
          method: 'card',
          number: '4111111111111111',
          expiration_date: '12/30',
          security_code: '123',
        },
      }),
    });
    return sessionId;
  };
  const sessions = await Promise.all([session(), session(), session()]);
  const pressed = await Promise.all(
    sessions.map((sessionId) =>
      fetch(shop.here(url), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ method: 'card', session: sessionId }),
      }),
    ),
  );
  assert.equal(pressed.filter(({ status }) => status === 303).length, 1);
  const made = await shop.get(`/transactions?payment_link_id=${id}`);
  assert.equal(made.body.items.length, 1);
  assert.deepEqual([made.body.items[0].status, made.body.items[0].amount], ['authorized', 1299]);
  assert.equal((await shop.get(`/payment-links/${id}`)).body.status, 'completed');
  assert.equal((await fetch(`${shop.here(url)}/session`, { method: 'POST' })).status, 409);
});

test('a link of another secret, or of nobody, is not found', async () => {
  const { url } = (await add()).body;
  for (const wrong of [`${url.slice(0, -32)}${'x'.repeat(32)}`, `${url}x`, url.replace('/pay/', '/pay/A')])
    assert.equal((await fetch(shop.here(wrong))).status, 404, wrong);
});

test('the page offers only what the checkout flow shows for its cart, and takes nothing else', async () => {
  await addPaymentService(shop.service, {
    display_name: 'Wallet',
    payment_service_definition_id: 'mock-paypal',
    accepted_currencies: ['USD'],
    accepted_countries: ['US'],
    fields: [
      { key: 'api_key', value: 'sk_sandbox_wallet' },
      { key: 'webhook_secret', value: 'whsec_sandbox_mock-paypal' },
    ],
  });
  const ways = async (url: string) => {
    const page = await (await fetch(shop.here(url))).text();
    return [...page.matchAll(/<button class="way" name="method" value="([a-z]+)"/g)].map(([, way]) => way);
  };
  const cart = { cart_items: [{ name: 'Gin', quantity: 1, unit_amount: 1299, sku: 'CARDS-ONLY' }] };
  const [free, held] = [(await add()).body.url, (await add(cart)).body.url];
  assert.deepEqual([await ways(free), await ways(held)], [['paypal'], ['paypal']]);
  const rule = await shop.post('/flows/checkout/actions/select-payment-options/rules', {
    conditions: [{ name: 'skus', operator: 'includes_at_least_one', value: ['CARDS-ONLY'] }],
    outcome: ['card'],
  });
  assert.equal(rule.status, 201, rule.text);
  assert.deepEqual([await ways(free), await ways(held)], [['paypal'], []]);
  const press = (url: string) =>
    fetch(shop.here(url), {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ method: 'paypal' }),
    });
  assert.notEqual((await press(held)).status, 303, 'what is not offered pays nothing');
  assert.equal((await press(free)).status, 303);
});
