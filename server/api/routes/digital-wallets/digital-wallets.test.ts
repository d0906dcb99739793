import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { after, before, test } from 'node:test';
import { openTestService, type TestAnswer, type TestService } from '../../../../test/harness/index.ts';
import { isAppleAddress } from '../../../digital-wallets/sessions.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

const register = (provider: string, more: object = {}): Promise<TestAnswer> =>
  service.request('POST', '/digital-wallets', {
    body: {
      provider,
      merchant_name: 'Shop',
      merchant_display_name: 'The Shop',
      accept_terms_and_conditions: true,
      domain_names: ['Shop.Example.com'],
      ...more,
    },
  });
const post = (path: string, body: object, options: object = {}): Promise<TestAnswer> =>
  service.request('POST', path, { body, ...options });

test('201: one wallet a provider, with a public key of its own; a second one is a 409', async () => {
  const made = await register('google', {
    address: { line1: 'A 1', city: 'Springfield', state_code: 'US-IL', postal_code: '1' },
  });
  assert.equal(made.status, 201, made.text);
  assert.deepEqual(made.body.domain_names, ['shop.example.com']);
  assert.match(made.body.fields.public_key, /^MFkw/);
  assert.deepEqual((await service.request('GET', `/digital-wallets/${made.body.id}`)).body, made.body);
  assert.equal((await register('google')).status, 409);
  const listed = await service.request('GET', '/digital-wallets', { version: 'published' });
  assert.deepEqual(
    listed.body.items.map((item: { id: string }) => item.id),
    [made.body.id],
  );
});

test('422: terms that are not accepted, names and domains that are none', async () => {
  for (const [more, pointer] of [
    [{ accept_terms_and_conditions: false }, '/accept_terms_and_conditions'],
    [{ merchant_url: 'javascript:1' }, '/merchant_url'],
    [{ merchant_category_code: 'abcd' }, '/merchant_category_code'],
    [{ domain_names: ['a.example', 'https://b.example'] }, '/domain_names/1'],
    [{ extra_configuration: { merchant_identifier: 'a b' } }, '/extra_configuration/merchant_identifier'],
  ] as const) {
    const answer = await register('apple', more);
    assert.deepEqual([answer.status, answer.body.details[0].pointer], [422, pointer]);
  }
});

test('200: given fields change and null empties; domains come and go, twice as once', async () => {
  const made = await register('click-to-pay', { merchant_url: 'https://shop.example' });
  const path = `/digital-wallets/${made.body.id}`;
  const changed = await service.request('PUT', path, { body: { merchant_name: 'New', merchant_url: null } });
  assert.deepEqual(
    [
      changed.status,
      changed.body.merchant_name,
      changed.body.merchant_url,
      changed.body.merchant_display_name,
    ],
    [200, 'New', null, 'The Shop'],
  );
  const long = { merchant_display_name: 'x'.repeat(1025) };
  const refused = await service.request('PUT', path, { body: long });
  assert.deepEqual([refused.status, refused.body.details[0].pointer], [400, '/merchant_display_name']);
  for (let times = 0; times < 2; times += 1)
    assert.equal((await post(`${path}/domains`, { domain_name: 'Two.example' })).status, 200);
  assert.deepEqual((await service.request('GET', path)).body.domain_names, [
    'shop.example.com',
    'two.example',
  ]);
  for (let times = 0; times < 2; times += 1)
    assert.equal(
      (await service.request('DELETE', `${path}/domains`, { body: { domain_name: 'two.example' } })).status,
      204,
    );
  assert.deepEqual((await service.request('GET', path)).body.domain_names, ['shop.example.com']);
});

test('204: a deleted wallet is gone, its sessions too, and the provider can be registered again', async () => {
  const made = await register('paze');
  assert.equal((await service.request('DELETE', `/digital-wallets/${made.body.id}`)).status, 204);
  assert.equal((await service.request('DELETE', `/digital-wallets/${made.body.id}`)).status, 404);
  assert.equal((await post('/digital-wallets/paze/session', {})).status, 404);
  assert.equal((await register('paze')).status, 201);
});

test('200: a Google Pay session for any origin, whose token our public key verifies', async () => {
  const session = await post(
    '/digital-wallets/google/session',
    { origin_domain: 'nobody-knows.example' },
    { scopes: ['embed'] },
  );
  assert.equal(session.status, 200, session.text);
  const [header = '', claims = '', signature = ''] = session.body.token.split('.');
  assert.deepEqual(
    JSON.parse(Buffer.from(claims, 'base64url').toString()).merchantOrigin,
    'nobody-knows.example',
  );
  const [row] = await service.db.query<{ key: string }>(
    {
      name: '',
      text: `SELECT public_keys->>'signature' AS key FROM digital_wallets WHERE provider = 'google'`,
    },
    [],
  );
  const key = createPublicKey({ key: Buffer.from(row?.key ?? '', 'base64'), format: 'der', type: 'spki' });
  assert.ok(
    verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    ),
  );
});

test('200: the sandbox gives Google Pay sessions before Google Pay is registered; production answers 404', async () => {
  const ask = async (of: TestService): Promise<TestAnswer> => {
    await of.request('POST', '/merchant-accounts', { body: { id: 'new-shop', display_name: 'New shop' } });
    return of.request('POST', '/digital-wallets/google/session', {
      body: { origin_domain: 'shop.example' },
      merchantAccount: 'new-shop',
    });
  };
  const session = await ask(service);
  assert.deepEqual([session.status, session.body.gateway_merchant_id], [200, 'new-shop'], session.text);
  assert.equal(session.body.token.split('.').length, 3);
  const production = await openTestService({ worker: false, config: { environment: 'production' } });
  assert.equal((await ask(production)).status, 404);
  await production.close();
});

test("200: Apple's merchant session is passed through; other addresses and domains are refused together", async () => {
  assert.equal((await register('apple')).status, 201);
  const session = await post('/digital-wallets/apple/session', {
    validation_url: `${service.simulatorUrl}/wallets/apple/paymentSession`,
    domain_name: 'shop.example.com',
  });
  assert.equal(session.status, 200, session.text);
  assert.deepEqual([session.body.domainName, session.body.displayName], ['shop.example.com', 'The Shop']);
  const refused = await post('/digital-wallets/apple/session', {
    validation_url: `${service.simulatorUrl}/_control/ledger`,
    domain_name: 'other.example',
  });
  assert.deepEqual(
    [refused.status, refused.body.details.map((detail: { pointer: string }) => detail.pointer)],
    [422, ['/validation_url', '/domain_name']],
  );
});

test("only Apple's own hosts are asked for a merchant session", () => {
  for (const url of [
    'https://apple-pay-gateway.apple.com/paymentservices/startSession',
    'https://apple-pay-gateway-nc-pod1.apple.com/x',
    'https://cn-apple-pay-gateway-sh-pod1.apple.com/x',
  ])
    assert.ok(isAppleAddress(url, null), url);
  for (const url of [
    'http://apple-pay-gateway.apple.com/',
    'https://apple.com/',
    'https://apple-pay-gateway.apple.com.evil.example/',
    'https://evil.example/apple-pay-gateway.apple.com',
    'https://apple-pay-gateway.apple.com@evil.example/',
    'https://apple-pay-gateway.apple.com:8443/',
    'https://apple-pay-gateway.apple.com\\@evil.example/',
    'https://apple-pay-gateway.apple.com/x#y',
    'https://apple-pay-gateway.apple.com./x',
    `https://apple-pay-gateway.apple.com/${'x'.repeat(5000)}`,
    'https://127.0.0.1/',
    'x',
  ] as const)
    assert.ok(!isAppleAddress(url, null), url);
});

test('200: Click to Pay needs no token, only a checkout session', async () => {
  const checkout = await post('/checkout/sessions', {});
  const session = await post(
    '/digital-wallets/click-to-pay/session',
    { checkout_session_id: checkout.body.id },
    { token: null },
  );
  assert.equal(session.status, 200, session.text);
  assert.equal(session.body.digital_payment_application_name, 'The Shop');
  assert.equal(
    (
      await post(
        '/digital-wallets/click-to-pay/session',
        { checkout_session_id: '0198c4a2-5d3e-7000-8000-000000000000' },
        { token: null },
      )
    ).status,
    404,
  );
});

test('200: Paze on the web and in an app: create, review, complete', async () => {
  const web = await post('/digital-wallets/paze/session', { source: 'web' });
  assert.deepEqual(Object.keys(web.body).sort(), ['id', 'name', 'profileId']);
  const app = await post('/digital-wallets/paze/session', { source: 'mobile' });
  assert.equal(app.status, 200, app.text);
  const { sessionId, accessToken, id } = app.body;
  const created = await post('/digital-wallets/paze/session/create', {
    client: { id },
    sessionId,
    accessToken,
    callbackURLScheme: 'shop',
    intent: 'EXPRESS_CHECKOUT',
  });
  assert.equal(created.status, 200, created.text);
  const nowhere = { sessionId: '', accessToken, callbackURLScheme: 'shop', intent: 'EXPRESS_CHECKOUT' };
  const refused = await post('/digital-wallets/paze/session/create', { client: { id }, ...nowhere });
  assert.deepEqual([refused.status, refused.body.message], [400, 'The wallet did not take what was sent']);
  const reviewed = await post('/digital-wallets/paze/session/review', { sessionId, accessToken, code: 'c' });
  assert.deepEqual(
    [reviewed.status, reviewed.body.maskedCard.panLastFour, reviewed.body.code],
    [200, '1111', 'c'],
  );
  const completed = await post('/digital-wallets/paze/session/complete', {
    sessionId,
    accessToken,
    code: 'c',
    transactionType: 'PURCHASE',
  });
  assert.equal(completed.status, 200, completed.text);
  assert.equal(completed.body.securePayload.split('.').length, 5);
});
