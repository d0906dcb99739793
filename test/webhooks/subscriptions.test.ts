import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Target, openTlsTarget } from '../harness/tls-target.ts';
import { type Teller, openTeller, verifyMessage } from '../harness/teller.ts';

let teller: Teller;
let endpoint: Target;
before(async () => {
  teller = await openTeller();
  endpoint = await openTlsTarget();
});
after(async () => {
  await endpoint.close();
  await teller.close();
});

const receivedMessages = async () => {
  endpoint.received.splice(0);
  await teller.shop.pay({ intent: 'capture' });
  await teller.work();
  return endpoint.received;
};

test('a subscription is told of a payment, signed for the published client and Standard Webhooks', async () => {
  const made = await teller.subscribe(endpoint.url);
  assert.match(made.secret, /^whsec_[A-Za-z0-9+/]{43}=$/);
  const [message, ...others] = await receivedMessages();
  assert.ok(message && others.length === 0);
  const event = verifyMessage(message, made.secret);
  const shown = await teller.shop.get(`/transactions/${event.target.id}`);
  assert.deepEqual(event.target, shown.body);
  assert.deepEqual(
    [event.type, event.name, event.merchant_account_id, event.environment, message.headers['content-type']],
    ['event', 'transaction.captured', 'default', 'sandbox', 'application/json'],
  );
  assert.equal(message.headers['webhook-id'], event.id);
  const { body } = await teller.shop.get(`/webhook-subscriptions/${made.id}`);
  assert.deepEqual(
    [body.secret, body.rotating, body.creator.name.length > 0],
    [null, false, true],
    'shown once',
  );
  await teller.shop.service.request('DELETE', `/webhook-subscriptions/${made.id}`);
  assert.deepEqual(await receivedMessages(), [], 'a deleted one is told of nothing');
});

test('payloads are in the words of the pinned version, and the filter says which events', async () => {
  const published = await teller.subscribe(endpoint.url, {
    api_version: 'published',
    events: ['transaction.captured'],
  });
  const [message, ...others] = await receivedMessages();
  assert.ok(message && others.length === 0);
  const event = verifyMessage(message, published.secret);
  assert.deepEqual(
    [event.target.status, 'approval_url' in event.target, typeof event.gr4vy_id],
    ['capture_succeeded', false, 'string'],
  );
  const changed = await teller.shop.service.request('PUT', `/webhook-subscriptions/${published.id}`, {
    body: { events: ['refund.succeeded'] },
  });
  assert.deepEqual(changed.body.events, ['refund.succeeded']);
  assert.deepEqual(await receivedMessages(), []);
  await teller.shop.service.request('DELETE', `/webhook-subscriptions/${published.id}`);
});

test('while a secret is rotated both sign, and then the new one alone', async () => {
  const made = await teller.subscribe(endpoint.url);
  const rotate = (body: unknown) => teller.shop.post(`/webhook-subscriptions/${made.id}/rotate-secret`, body);
  const rotated = (await rotate({ delta: 5 })).body;
  assert.deepEqual([rotated.rotating, rotated.secret === made.secret], [true, false]);
  const [both] = await receivedMessages();
  assert.ok(both);
  verifyMessage(both, made.secret);
  verifyMessage(both, rotated.secret);
  teller.clock.skip(6 * 60_000);
  endpoint.received.splice(0);
  assert.equal((await teller.shop.get(`/webhook-subscriptions/${made.id}`)).body.rotating, false);
  teller.clock.skip(-6 * 60_000);
  const last = (await rotate({ delta: 0 })).body;
  assert.equal(last.rotating, false);
  const [one] = await receivedMessages();
  assert.ok(one);
  verifyMessage(one, last.secret);
  assert.throws(() => verifyMessage(one, rotated.secret), /No matching signature/);
  await teller.shop.service.request('DELETE', `/webhook-subscriptions/${made.id}`);
});

test('requests say who they are by Basic, and its password is never shown', async () => {
  const authentication = { kind: 'basic', username: 'shop', password: 'correct horse battery' };
  const made = await teller.subscribe(endpoint.url, { authentication });
  assert.deepEqual(made.authentication, {
    type: 'webhook-authentication',
    kind: 'basic',
    username: 'shop',
    password: '********',
  });
  const [message] = await receivedMessages();
  assert.equal(
    message?.headers.authorization,
    `Basic ${Buffer.from('shop:correct horse battery').toString('base64')}`,
  );
  await teller.shop.service.request('PUT', `/webhook-subscriptions/${made.id}`, {
    body: { authentication: null },
  });
  const [bare] = await receivedMessages();
  assert.equal(bare?.headers.authorization, undefined);
  await teller.shop.service.request('DELETE', `/webhook-subscriptions/${made.id}`);
});

test('a password that is kept is not sent to another host, whoever may change the address', async () => {
  const authentication = { kind: 'basic', username: 'shop', password: 'correct horse battery' };
  const made = await teller.subscribe(endpoint.url, { authentication });
  const change = (body: object) =>
    teller.shop.service.request('PUT', `/webhook-subscriptions/${made.id}`, { body });
  const stranger = await openTlsTarget();
  const refused = await change({ url: stranger.url });
  assert.deepEqual([refused.status, refused.body.details[0]?.pointer], [422, '/authentication']);
  assert.equal((await change({ url: `${endpoint.url}/elsewhere` })).status, 200);
  const [known] = await receivedMessages();
  assert.ok(known?.headers.authorization);
  assert.equal((await change({ url: stranger.url, authentication: null })).status, 200);
  assert.equal((await receivedMessages()).length, 0);
  assert.deepEqual(
    stranger.received.map(({ headers }) => headers.authorization),
    [undefined],
  );
  assert.equal((await change({ url: endpoint.url })).status, 200, 'nothing is kept any more');
  await teller.shop.service.request('DELETE', `/webhook-subscriptions/${made.id}`);
  await stranger.close();
});

test('an OAuth token is asked for once, used until it ends, and asked for anew when it is refused', async () => {
  const tokens: string[] = [];
  const server = await openTlsTarget(({ body }, response) => {
    tokens.push(body.toString());
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ access_token: `token-number-${tokens.length}`, expires_in: 3600 }));
  });
  let refused = false;
  const strict = await openTlsTarget(({ headers }, response) => {
    response.statusCode = refused && headers.authorization === 'Bearer token-number-1' ? 401 : 204;
    response.end();
  });
  for (const authentication of [
    { kind: 'oauth_client_credentials', scope: 'events' },
    { kind: 'oauth_password', username: 'shop', password: 'correct horse battery' },
  ]) {
    tokens.splice(0);
    strict.received.splice(0);
    refused = false;
    const made = await teller.subscribe(strict.url, {
      authentication: {
        ...authentication,
        client_id: 'client 7',
        client_secret: 'its client secret',
        token_url: `${server.url}/token`,
      },
    });
    await receivedMessages();
    await receivedMessages();
    assert.equal(tokens.length, 1);
    const asked = new URLSearchParams(tokens[0]);
    assert.deepEqual(
      [asked.get('grant_type'), asked.get('client_id'), asked.get('client_secret')],
      [
        authentication.kind === 'oauth_password' ? 'password' : 'client_credentials',
        'client 7',
        'its client secret',
      ],
    );
    refused = true;
    await receivedMessages();
    assert.equal((await teller.delivery(made.id)).status, 'pending');
    teller.clock.skip(10_000);
    await teller.work();
    assert.deepEqual([(await teller.delivery(made.id)).status, tokens.length], ['delivered', 2]);
    await teller.shop.service.request('DELETE', `/webhook-subscriptions/${made.id}`);
  }
  await server.close();
  await strict.close();
});

test('one of the instance hears every merchant account, and belongs to keys that may act for all', async () => {
  const made = await teller.subscribe(endpoint.url, { merchant_account_id: null });
  assert.equal(made.merchant_account_id, null);
  const [message] = await receivedMessages();
  assert.ok(message);
  assert.equal(verifyMessage(message, made.secret).merchant_account_id, 'default');
  const narrow = await narrowKey();
  const refused = await teller.shop.post(
    '/webhook-subscriptions',
    { url: endpoint.url, merchant_account_id: null },
    narrow,
  );
  assert.equal(refused.status, 403, refused.text);
  assert.equal((await teller.shop.get(`/webhook-subscriptions/${made.id}`, narrow)).status, 404);
  assert.deepEqual((await teller.shop.get('/webhook-subscriptions', narrow)).body.items, []);
  assert.equal((await teller.shop.get('/webhook-subscriptions')).body.items.length, 1);
  await teller.shop.service.request('DELETE', `/webhook-subscriptions/${made.id}`);
});

test('addresses that may not be sent to are refused when they are given, each with its sentence', async () => {
  for (const [url, said] of [
    ['http://shop.example/hooks', /must start with https/],
    ['https://10.0.0.1/hooks', /private/],
    ['https://169.254.169.254/latest', /metadata|link-local/],
    ['https://shop.example:22/', /ports/],
    ['https://user:secret@shop.example/', /user information/],
    ['ftp://shop.example/', /https/],
    ['hooks', /absolute URL/],
  ] as const) {
    const answer = await teller.shop.post('/webhook-subscriptions', { url });
    assert.deepEqual([answer.status, answer.body.details[0]?.pointer], [422, '/url'], url);
    assert.match(answer.body.details[0].message, said);
  }
  const token = await teller.shop.post('/webhook-subscriptions', {
    url: endpoint.url,
    authentication: {
      kind: 'oauth_client_credentials',
      client_id: 'c',
      client_secret: 'some secret',
      token_url: 'http://127.0.0.1/token',
    },
  });
  assert.deepEqual([token.status, token.body.details[0]?.pointer], [422, '/authentication/token_url']);
});

test('what is paused waits and is sent afterwards; what is inactive hears nothing of that time', async () => {
  const made = await teller.subscribe(endpoint.url);
  const put = (body: unknown) =>
    teller.shop.service.request('PUT', `/webhook-subscriptions/${made.id}`, { body });
  await put({ paused: true });
  assert.deepEqual(await receivedMessages(), []);
  assert.equal((await put({ paused: false })).body.paused, false);
  await teller.work();
  assert.equal(endpoint.received.length, 1);
  await put({ active: false });
  assert.deepEqual(await receivedMessages(), []);
  await put({ active: true });
  await teller.work();
  assert.equal(endpoint.received.length, 0);
  await teller.shop.service.request('DELETE', `/webhook-subscriptions/${made.id}`);
});

/** A token whose key may act for one merchant account only. */
async function narrowKey(): Promise<Readonly<{ token: string }>> {
  const token = await teller.shop.service.token({ algorithm: 'ES512' });
  await teller.ask(
    `UPDATE api_key_pairs SET merchant_account_ids = '{default}' WHERE display_name = 'test ES512'`,
  );
  return { token };
}

test('409: a merchant account has a hundred subscriptions at most', async () => {
  const { service } = teller.shop;
  await teller.shop.post('/merchant-accounts', { id: 'many', display_name: 'Many' });
  const subscribe = () =>
    service.request('POST', '/webhook-subscriptions', {
      merchantAccount: 'many',
      body: { url: endpoint.url },
    });
  for (let made = 0; made < 100; made += 1) assert.equal((await subscribe()).status, 201);
  const refused = await subscribe();
  assert.deepEqual([refused.status, refused.body.code], [409, 'invalid_state']);
});
