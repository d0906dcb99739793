import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import fs from 'node:fs';
import { test } from 'node:test';
import { inspect } from 'node:util';
import {
  ApiError,
  ConnectionError,
  isEvent,
  type Operations,
  Railyard,
  signWebhook,
  TokenSigner,
  verifyWebhook,
  WebhookSignatureError,
  type Transport,
  type WireAnswer,
  type WireRequest,
} from './index.ts';

type Reply =
  | Readonly<{ status: number; body?: unknown; headers?: Readonly<Record<string, string>> }>
  | 'broken'
  | 'refused';

const PAYMENT = {
  amount: 1299,
  currency: 'EUR',
  country: 'DE',
  payment_method: { method: 'checkout-session', id: '0198c4a2-5d3e-7000-8000-000000000001' },
} as const;
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A client whose requests are answered from `replies`, one after the other, and what it sent. */
function scripted(
  ...replies: readonly Reply[]
): Readonly<{ railyard: Operations & Railyard; sent: WireRequest[] }> {
  const sent: WireRequest[] = [];
  const transport = (request: WireRequest): Promise<WireAnswer> => {
    const reply = replies[sent.length];
    sent.push(request);
    if (reply === undefined) throw new Error('BUG: nothing more was to be sent');
    if (reply === 'broken') return Promise.reject(new ConnectionError('it broke', true));
    if (reply === 'refused') return Promise.reject(new ConnectionError('nobody is there', false));
    const { status, body, headers = {} } = reply;
    const bytes = new Uint8Array(body === undefined ? [] : Buffer.from(JSON.stringify(body)));
    return Promise.resolve({ status, headers: new Headers(headers), bytes });
  };
  const retry = { firstPauseMs: 0, longestPauseMs: 0 };
  return { railyard: new Railyard({ url: 'https://pay.example/', key: privateKey, transport, retry }), sent };
}

test('an answer that is printed hides its secrets, and has them in its members and in JSON', async () => {
  const body = { id: 'one', private_key: 'of-the-key', more: [{ secret: 'whsec_b25l', number: 7 }] };
  const { railyard } = scripted({ status: 201, body });
  const key = await railyard.apiKeyPairs.create({ display_name: 'Shop', role_ids: ['one'] });
  for (const printed of [inspect(key, { depth: 9 }), inspect([{ key }], { depth: 9 })])
    assert.ok(!/of-the-key|whsec_/.test(printed) && printed.includes('[hidden]'), printed);
  assert.equal(key.private_key, 'of-the-key');
  assert.deepEqual(JSON.parse(JSON.stringify(key)), body);
  assert.deepEqual({ ...key }, body);
});

test('a call has its key before anything is sent, and every try and every await is under it', async () => {
  const { railyard, sent } = scripted('broken', { status: 503 }, { status: 201, body: { id: 'one' } });
  const call = railyard.transactions.create(PAYMENT);
  assert.equal(sent.length, 0);
  assert.match(call.idempotencyKey ?? '', /^[0-9a-f-]{36}$/);
  assert.equal((await call).id, 'one');
  assert.equal((await call.send()).status, 201);
  assert.deepEqual(
    sent.map(({ headers }) => headers['idempotency-key']),
    Array.from({ length: 3 }, () => call.idempotencyKey),
  );
  const named = railyard.transactions.create(PAYMENT, { idempotencyKey: 'order-7' });
  assert.equal(named.idempotencyKey, 'order-7');
});

test('a token is good for many calls, and one of another time is made again by the service’s clock', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
  const { railyard, sent } = scripted(
    { status: 200, body: {} },
    { status: 200, body: {} },
    { status: 401, headers: { date: inAnHour } },
    { status: 200, body: {} },
    { status: 401, headers: { date: inAnHour } },
  );
  for (const id of ['1', '2', '3']) await railyard.buyers.get(id);
  await assert.rejects(railyard.buyers.get('4').send());
  const tokens = sent.map(({ headers }) => headers['authorization'] ?? '');
  assert.deepEqual([new Set(tokens.slice(0, 3)).size, new Set(tokens).size], [1, 2]);
  assert.ok(claimsOf(tokens[3] ?? '').iat > claimsOf(tokens[0] ?? '').iat + 3_000);
});

test('a token that is given goes with each call, and is not seen where the client is printed', async () => {
  let sent = '';
  const transport: Transport = async ({ headers }) => {
    sent = headers['authorization'] ?? '';
    return {
      status: 401,
      headers: new Headers({ date: new Date(0).toUTCString() }),
      bytes: new Uint8Array(),
    };
  };
  const railyard = new Railyard({ url: 'https://pay.example', token: 'a.token', transport });
  await assert.rejects(railyard.buyers.get('1').send(), ApiError);
  assert.equal(sent, 'Bearer a.token');
  assert.doesNotMatch(inspect(railyard, { depth: null }) + JSON.stringify(railyard), /a\.token/);
});

test('each kind of key signs by the algorithm that the service takes of it', () => {
  for (const [pair, alg, digest] of [
    [generateKeyPairSync('ec', { namedCurve: 'P-256' }), 'ES256', 'sha256'],
    [generateKeyPairSync('ec', { namedCurve: 'P-521' }), 'ES512', 'sha512'],
    [generateKeyPairSync('ed25519'), 'EdDSA', null],
    [generateKeyPairSync('rsa', { modulusLength: 2048 }), 'RS512', 'sha512'],
  ] as const) {
    const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const token = new TokenSigner(pem).sign({ scopes: ['embed'], lifetimeSeconds: 60, embed: { amount: 1 } });
    const [header = '', claims = '', signature = ''] = token.split('.');
    assert.equal(JSON.parse(Buffer.from(header, 'base64url').toString()).alg, alg);
    const key = { key: createPublicKey(pair.privateKey), dsaEncoding: 'ieee-p1363' as const };
    const signed = Buffer.from(`${header}.${claims}`);
    assert.ok(verify(digest, signed, key, Buffer.from(signature, 'base64url')), alg);
    assert.deepEqual(claimsOf(token).embed, { amount: 1 });
  }
  const other = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;
  assert.throws(() => new TokenSigner(other), /signs no token/);
  assert.throws(() => new TokenSigner('-----BEGIN'), /not a private key/);
});

test('a message that is signed as the service signs is one that holds, under each of its secrets', () => {
  const body = Buffer.from(JSON.stringify({ type: 'event', id: 'one', name: 'buyer.created' }));
  const secrets = ['whsec_Zmlyc3Q=', 'whsec_c2Vjb25k'];
  const signed = signWebhook({ id: 'one', body, secrets });
  const kinds = [
    signed,
    Object.fromEntries(Object.entries(signed).filter(([name]) => name.startsWith('x-'))),
  ];
  for (const headers of kinds)
    for (const secret of secrets)
      assert.equal(verifyWebhook({ body, headers, secrets: [secret] }).name, 'buyer.created');
  const of = { body, headers: new Headers(signed), secrets: ['whsec_dGhpcmQ='] };
  assert.throws(() => verifyWebhook(of), WebhookSignatureError);
  const old = { body, headers: signed, secrets, nowMs: Date.now() + 301_000 };
  for (const toleranceSeconds of [300, NaN])
    assert.throws(() => verifyWebhook({ ...old, toleranceSeconds }), /another time/);
  for (const unset of ['', 'whsec_', 'undefined'])
    assert.throws(() => verifyWebhook({ body, headers: signed, secrets: [unset] }), /begins with whsec_/);
});

test('another merchant account is another header, and no token goes over plain HTTP to another machine', async () => {
  const { railyard, sent } = scripted({ status: 200, body: {} }, { status: 200, body: {} });
  await railyard.forMerchantAccount('other').buyers.get('1');
  await railyard.buyers.get('1', { merchantAccount: 'third' });
  assert.deepEqual(
    sent.map(({ headers }) => headers['x-merchant-account-id']),
    ['other', 'third'],
  );
  assert.throws(() => new Railyard({ url: 'http://pay.example' }), /plain HTTP/);
  assert.throws(() => new Railyard({ url: 'pay.example' }), /address of a service/);
  assert.throws(() => railyard.buyers.get(''), /empty id/);
  for (const id of ['.', '..']) assert.throws(() => railyard.buyers.get(id), /no id/);
  assert.throws(() => railyard.request('GET', '.example/buyers'), /begins with/);
  for (const url of [
    'http://127.0.0.1:8080',
    'http://localhost:1',
    'http://fields.localhost',
    'http://[::1]:2',
  ])
    assert.ok(new Railyard({ url }));
});

test('a header has printable ASCII alone, and what it would have is not told', async () => {
  const file = new URL('../../../sdks/behaviour/clients.json', import.meta.url);
  const { headerValues } = JSON.parse(fs.readFileSync(file, 'utf8')) as Readonly<{
    headerValues: Readonly<Record<'taken' | 'refused', readonly string[]>>;
  }>;
  const { taken, refused } = headerValues;
  for (const value of taken) {
    const { railyard, sent } = scripted({ status: 200, body: {} });
    await railyard.transactions.create(PAYMENT, { idempotencyKey: value });
    assert.equal(sent[0]?.headers['idempotency-key'], value);
  }
  for (const value of refused) {
    const { railyard, sent } = scripted();
    const withToken = new Railyard({ url: 'https://pay.example', token: value });
    const calls: readonly (() => PromiseLike<unknown>)[] = [
      () => withToken.buyers.get('one'),
      () => withToken.followEvents().next(),
      () => railyard.buyers.get('one', { merchantAccount: value }),
      () => railyard.transactions.create(PAYMENT, { idempotencyKey: value }),
      () => railyard.buyers.get('one', { headers: { 'x: y\r\nz': 'one' } }),
    ];
    for (const call of calls)
      await assert.rejects(
        async () => await call(),
        (error: Error) => /printable ASCII/.test(error.message) && !error.message.includes(value),
      );
    assert.equal(sent.length, 0);
  }
});

type Claims = Readonly<{ iat: number; embed: unknown }>;

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

test('words, members and events of a later version are handed on as they came', async () => {
  const later = { id: 'one', status: 'sleeping', method: 'telepathy', a_new_member: { of: ['anything'] } };
  const { railyard } = scripted(
    { status: 200, body: later },
    { status: 200, body: { items: [later], next_cursor: null } },
  );
  const transaction = await railyard.transactions.get('one');
  assert.deepEqual(transaction, later);
  for await (const item of railyard.transactions.list()) assert.deepEqual(item, later);

  const secret = 'whsec_bGF0ZXI=';
  const tell = (name: string) => {
    const event = { type: 'event', id: 'e', name, target: { type: 'dream', id: 'd', depth: 3 } };
    const body = Buffer.from(JSON.stringify(event));
    return verifyWebhook({
      body,
      headers: signWebhook({ id: 'e', body, secrets: [secret] }),
      secrets: [secret],
    });
  };
  const unknown = tell('dream.dreamt');
  assert.equal(unknown.target['depth'], 3);
  assert.equal(isEvent(unknown, 'refund.succeeded'), false);
  assert.equal(isEvent(tell('refund.succeeded'), 'refund.succeeded'), true);
});
