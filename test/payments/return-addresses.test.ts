import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CARD, openShop, type Shop } from '../harness/shop.ts';

/** Where a buyer may be sent back to, over every operation that takes a `redirect_url`. */
let shop: Shop;
let methodId: string;
before(async () => {
  shop = await openShop({ worker: false });
  methodId = (await shop.post('/payment-methods', CARD)).body.id;
});
after(() => shop.close());

const register = (redirect_url_schemes: readonly string[] | null) =>
  shop.service.request('PUT', '/merchant-accounts/default', { body: { redirect_url_schemes } });

/** The problem that each operation tells about the address; null where it has none. */
async function problemsOf(url: string): Promise<(string | null)[]> {
  const session = await shop.post('/checkout/sessions', { amount: 1299, currency: 'USD' });
  await shop.service.request('PUT', `/checkout/sessions/${session.body.id}/fields`, {
    token: null,
    body: { payment_method: CARD },
  });
  const answers = [
    await shop.pay({ payment_method: { ...CARD, redirect_url: url } }),
    await shop.post(`/payment-methods/${methodId}/payment-service-tokens`, {
      payment_service_id: shop.paymentServiceId,
      redirect_url: url,
    }),
    await shop.post(`/checkout/sessions/${session.body.id}/three-d-secure`, { redirect_url: url }),
  ];
  return answers.map(({ status, body }) => {
    const details: readonly { pointer: string; type: string }[] = body.details ?? [];
    const problem = details.find(({ pointer }) => pointer.endsWith('redirect_url'));
    assert.ok(status < 500, JSON.stringify(body));
    return problem?.type ?? null;
  });
}

const REFUSED = ['value_error.url', 'value_error.url', 'value_error.url'];

test('4xx: nobody is sent to what a browser would run, show of itself or start, however it is written', async () => {
  for (const url of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'chrome://settings',
    'view-source:https://shop.example',
    'jar:https://shop.example!/x',
    'ms-msdt:/id',
    'intent://x#Intent;end',
    'file:///etc/passwd',
    'myshop://paid',
    '//shop.example',
    'shop.example/paid',
  ])
    assert.deepEqual(await problemsOf(url), REFUSED, url);
  for (const url of ['https://shop.example/paid', 'HTTP://shop.example'])
    assert.deepEqual(await problemsOf(url), [null, null, null], url);
});

test('an app of the merchant’s is returned to where its scheme is registered for the merchant account', async () => {
  assert.deepEqual((await shop.get('/merchant-accounts/default')).body.redirect_url_schemes, []);
  const registered = await register(['myshop', 'com.example.shop']);
  assert.deepEqual(registered.body.redirect_url_schemes, ['myshop', 'com.example.shop'], registered.text);
  assert.deepEqual(await problemsOf('myshop://paid'), [null, null, null]);
  assert.deepEqual(await problemsOf('MYSHOP://paid?x=1'), [null, null, null]);
  assert.deepEqual(await problemsOf('myshop2://paid'), REFUSED);
  const other = await shop.post('/merchant-accounts', {
    id: 'apps',
    display_name: 'Apps',
    redirect_url_schemes: ['otherapp'],
  });
  assert.deepEqual([other.status, other.body.redirect_url_schemes], [201, ['otherapp']], other.text);
  assert.deepEqual(await problemsOf('otherapp://paid'), REFUSED);
  assert.deepEqual((await register(null)).body.redirect_url_schemes, []);
  assert.deepEqual(await problemsOf('myshop://paid'), REFUSED);
});

test('422 and 400: a scheme that is no app’s cannot be registered', async () => {
  for (const scheme of [
    'javascript',
    'https',
    'data',
    'chrome',
    'view-source',
    'jar',
    'ms-msdt',
    'moz-extension',
  ]) {
    const answer = await register(['myshop', scheme]);
    assert.deepEqual(
      [answer.status, answer.body.details[0].pointer],
      [422, '/redirect_url_schemes/1'],
      scheme,
    );
  }
  for (const scheme of ['MyShop', 'my shop', 'x', 'myshop:', '1shop', ''])
    assert.equal((await register([scheme])).status, 400, scheme);
});
