import assert from 'node:assert/strict';
import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../test/harness/index.ts';
import { systemClock } from '../platform/clock.ts';
import { createApiKeyPair } from './bootstrap.ts';
import type { KeyRoleSlug } from './roles.ts';

let service: TestService;
let privateKey: KeyObject;
let kid: string;
/** It stands still, so that a token is as old as its test says however long that takes. */
const AT = new Date();
const clock = { ...systemClock(), now: () => AT, nowFor: () => AT };
before(async () => {
  service = await openTestService({ worker: false, clock });
  const made = await createApiKeyPair(service.parts, {
    displayName: 'by hand',
    roles: ['full-access'],
    apiVersion: '2026-11-01',
  });
  privateKey = createPrivateKey(made.privateKeyPem);
  kid = made.thumbprint;
});
after(() => service.close());

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const seconds = (): number => Math.floor(AT.getTime() / 1000);
const claims = (more: object = {}): object => ({
  iat: seconds(),
  nbf: seconds(),
  exp: seconds() + 60,
  scopes: ['*.read'],
  ...more,
});

type Parts = { header?: object | string; payload?: object | string; signature?: (signed: Buffer) => Buffer };
const signES512 = (signed: Buffer): Buffer =>
  sign('sha512', signed, { key: privateKey, dsaEncoding: 'ieee-p1363' });
function makeToken({ header = {}, payload = claims(), signature = signES512 }: Parts = {}): string {
  const signed =
    `${encode(typeof header === 'string' ? header : { typ: 'JWT', alg: 'ES512', kid, ...header })}.` +
    `${encode(payload)}`;
  return `${signed}.${signature(Buffer.from(signed)).toString('base64url')}`;
}

async function statusOf(authorization: string | string[] | null): Promise<number> {
  const headers: [string, string][] = (authorization === null ? [] : [authorization].flat()).map((value) => [
    'authorization',
    value,
  ]);
  const { status } = await rawRequest('GET', '/roles', headers);
  return status;
}

/** fetch joins what stands twice; this writes the lines as given. */
async function rawRequest(
  method: string,
  path: string,
  headers: readonly (readonly [string, string])[],
): Promise<{ status: number; text: string }> {
  const { connect } = await import('node:net');
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n` +
          `${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
        'latin1',
      ),
    );
    let text = '';
    socket
      .on('data', (chunk) => (text += chunk.toString('latin1')))
      .on('end', () => resolve({ status: Number(text.slice(9, 12)), text }))
      .on('error', reject);
  });
}

test('401: no header, an empty token, other schemes and two headers are all refused with the same body', async () => {
  const good = makeToken();
  for (const value of [
    null,
    'Bearer',
    'Bearer ',
    'Bearer  ',
    `Basic ${good}`,
    good,
    `Bearer ${good} ${good}`,
    `Bearer ${good}, Bearer ${good}`,
  ])
    assert.equal(await statusOf(value), 401, String(value).slice(0, 30));
  assert.equal(await statusOf([`Bearer ${good}`, `Bearer ${good}`]), 401);
  const answer = await service.request('GET', '/roles', { token: null });
  assert.deepEqual(answer.body, {
    type: 'error',
    code: 'unauthorized',
    status: 401,
    message: 'No valid API authentication found',
    details: [
      {
        location: 'header',
        pointer: 'authorization',
        message: 'is missing: send Authorization: Bearer and a token, as ./railyard token signs one',
        type: 'value_error.missing',
      },
    ],
  });
  assert.equal(answer.headers.get('www-authenticate'), 'Bearer');
});

const NOT_A_JWT =
  'The token is not a JWT (three parts with dots between them) as docs/access.md describes it; there are no secret ' +
  'keys to send, and ./railyard token signs one';

test('401 and 403 say in header and body what the token lacks, and not whether its key exists', async () => {
  const now = seconds();
  for (const [token, word, description] of [
    ['x y', 'no_token', 'The Authorization header must be the word Bearer, a blank and one token'],
    ['x', 'malformed', NOT_A_JWT],
    ['sk_test_123', 'malformed', NOT_A_JWT],
    ['a.b.c', 'malformed', NOT_A_JWT],
    [
      makeToken({ payload: { ...claims(), exp: now - 60 } }),
      'expired',
      'The token has expired by the clock here',
    ],
    [
      makeToken({ payload: { ...claims(), nbf: now + 90 } }),
      'not_yet',
      'The token is more than 60 seconds ahead of the clock here: set the clock of its signer',
    ],
    [
      makeToken({ payload: { ...claims(), scopes: ['embed'], iat: now, exp: now + 2 * 86_400 } }),
      'too_long',
      'An embed token is good for fewer days: RAILYARD_EMBED_TOKEN_DAYS of this instance says how many',
    ],
    [
      makeToken({ payload: { ...claims(), scopes: ['transactions.read', 'embed'], exp: 253_402_300_799 } }),
      'too_long',
      'An embed token is good for fewer days: RAILYARD_EMBED_TOKEN_DAYS of this instance says how many',
    ],
    ...['Embed', 'embedd', 'embed_params', 'embedParams', 'checkoutSessionId', 'checkout_session'].map(
      (name) =>
        [
          makeToken({ payload: { ...claims(), scopes: ['embed'], [name]: { amount: 1299 } } }),
          'misnamed_claim',
          'A claim of the token is almost called embed or checkout_session_id, and would pin nothing: write it as ' +
            'in docs/embed-tokens.md',
        ] as const,
    ),
    [makeToken({ signature: () => Buffer.alloc(64) }), 'not_signed', NOT_SIGNED],
    [makeToken({ header: { kid: 'x'.repeat(43) } }), 'not_signed', NOT_SIGNED],
  ] as const) {
    const answer = await service.request('GET', '/roles', { token });
    const challenge = `Bearer error="invalid_token", error_description="${description}"`;
    assert.deepEqual([answer.status, answer.headers.get('www-authenticate')], [401, challenge]);
    assert.deepEqual(
      [answer.body.details[0].type, answer.body.details[0].message],
      [`value_error.token.${word}`, description],
    );
  }
  const lacking = await service.request('GET', '/roles', { scopes: ['buyers.read'] });
  const sentence = 'This takes the scope roles.read: the token does not have it';
  assert.deepEqual(
    [lacking.status, lacking.headers.get('www-authenticate'), lacking.body.details[0].message],
    [403, `Bearer error="insufficient_scope", error_description="${sentence}", scope="roles.read"`, sentence],
  );
  const embed = await service.request('GET', '/roles', { scopes: ['embed'] });
  assert.match(embed.body.details[0].message, /not for a token of a front end/);
});

const NOT_SIGNED = 'The token is not signed by an active API key of this instance';

test('200: the scheme is written in any case, with any number of blanks', async () => {
  const good = makeToken();
  for (const value of [`Bearer ${good}`, `bearer ${good}`, `BEARER   ${good}`])
    assert.equal(await statusOf(value), 200, value.slice(0, 12));
});

test('200: keys of all four algorithms sign tokens', async () => {
  for (const algorithm of ['ES256', 'ES512', 'EdDSA', 'RS512'] as const)
    assert.equal((await service.request('GET', '/roles', { algorithm })).status, 200, algorithm);
});

test('401: a token cannot choose its algorithm: none, HS512 over the public key, another of ours', async () => {
  const publicPem = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' });
  for (const alg of ['none', 'None', 'nOnE', '', 'toString', '__proto__', 'es512'])
    assert.equal(
      await statusOf(`Bearer ${makeToken({ header: { alg }, signature: () => Buffer.alloc(1) })}`),
      401,
      alg,
    );
  for (const alg of ['none', 'ES512'])
    assert.equal(await statusOf(`Bearer ${makeToken({ header: { alg } }).replace(/[^.]*$/, '')}`), 401);
  for (const [alg, digest] of [
    ['HS256', 'sha256'],
    ['HS512', 'sha512'],
    ['ES512', 'sha512'],
  ] as const) {
    const signature = (signed: Buffer): Buffer => createHmac(digest, publicPem).update(signed).digest();
    assert.equal(await statusOf(`Bearer ${makeToken({ header: { alg }, signature })}`), 401, alg);
  }
  for (const alg of ['ES256', 'RS512', 'EdDSA', 'ES384', 'PS512'])
    assert.equal(await statusOf(`Bearer ${makeToken({ header: { alg } })}`), 401, alg);
});

test('401: signatures that are zero, DER, cut, of another text or of another key', async () => {
  const zeros: Parts['signature'] = () => Buffer.alloc(132);
  const der: Parts['signature'] = (signed) => sign('sha512', signed, { key: privateKey, dsaEncoding: 'der' });
  const cut: Parts['signature'] = (signed) => signES512(signed).subarray(0, 131);
  const other: Parts['signature'] = () => signES512(Buffer.from('other'));
  for (const signature of [zeros, der, cut, other])
    assert.equal(await statusOf(`Bearer ${makeToken({ signature })}`), 401);
  const [header, , signature] = makeToken().split('.');
  assert.equal(
    await statusOf(`Bearer ${header}.${encode(claims({ scopes: ['*.write'] }))}.${signature}`),
    401,
  );
  assert.equal(await statusOf(`Bearer ${makeToken({ header: { kid: 'A'.repeat(43) } })}`), 401);
  assert.equal(await statusOf(`Bearer ${makeToken({ header: { kid: undefined } })}`), 401);
  assert.equal(await statusOf(`Bearer ${makeToken({ header: { kid: 43 } })}`), 401);
});

test('401: a key that is not there, one of another algorithm and a wrong signature give the same answer', async () => {
  const answers = new Set<string>();
  for (const token of [
    makeToken({ header: { kid: 'A'.repeat(43) } }),
    makeToken({ header: { alg: 'ES256' } }),
    makeToken({ signature: () => Buffer.alloc(132, 1) }),
  ]) {
    const { status, text, headers } = await service.request('GET', '/roles', { token });
    answers.add(`${status} ${[...headers.keys()].sort().join()} ${text}`);
  }
  assert.equal(answers.size, 1, [...answers].join('\n'));
});

test('401: one spelling of base64url only, no critical headers, JSON objects only', async () => {
  const good = makeToken();
  for (const spelled of [
    `${good}=`,
    `${good}==`,
    good.replace('.', '=.'),
    good.replaceAll('-', '+').replaceAll('_', '/') + '+',
    `${good}.`,
    `${good}.e30`,
  ])
    assert.equal(await statusOf(`Bearer ${spelled}`), 401, spelled.slice(-10));
  assert.equal(await statusOf(`Bearer ${makeToken({ header: { crit: ['exp'] } })}`), 401);
  assert.equal(await statusOf(`Bearer ${makeToken({ header: { b64: false, crit: ['b64'] } })}`), 401);
  for (const payload of ['[]', 'null', '"x"', '{', ''])
    assert.equal(await statusOf(`Bearer ${makeToken({ payload })}`), 401, payload);
  assert.equal(await statusOf(`Bearer ${makeToken({ header: '[]' })}`), 401);
  assert.equal(await statusOf(`Bearer ${'a'.repeat(9_000)}`), 401);
});

test('401: what a token pins is read as strictly as a body: nothing that cannot be stored, no name twice', async () => {
  const embed = (text: string): string =>
    makeToken({ payload: JSON.stringify(claims({ embed: 0 })).replace('"embed":0', `"embed":${text}`) });
  for (const text of [
    '{"metadata":{"a":"\\ud800"}}',
    '{"metadata":{"a":"\\u0000"}}',
    '{"amount":1,"amount":2}',
    '{"__proto__":{"amount":1}}',
    '{"amount":9007199254740993}',
  ])
    assert.equal(await statusOf(`Bearer ${embed(text)}`), 401, text);
  for (const text of ['{"metadata":{"a":"é"}}', '{}', 'null'])
    assert.equal(await statusOf(`Bearer ${embed(text)}`), 200, text);
});

test('401: exp is needed, a number, not past and not beyond time; nbf and iat not ahead', async () => {
  const now = seconds();
  for (const exp of [
    undefined,
    null,
    String(now + 60),
    -1,
    2 ** 53,
    1e400,
    Number.NaN,
    now - 6,
    now - 3600,
    [now + 60],
    {},
  ])
    assert.equal(await statusOf(`Bearer ${makeToken({ payload: claims({ exp }) })}`), 401, String(exp));
  for (const more of [{ nbf: now + 90 }, { iat: now + 90 }, { nbf: String(now) }, { iat: null }, { nbf: -5 }])
    assert.equal(await statusOf(`Bearer ${makeToken({ payload: claims(more) })}`), 401, JSON.stringify(more));
});

test('401: a token that says whom it is for is good there only', async () => {
  for (const aud of ['https://other.example', ['https://other.example'], [], '', 7, {}, [7]])
    assert.equal(
      await statusOf(`Bearer ${makeToken({ payload: claims({ aud }) })}`),
      401,
      JSON.stringify(aud),
    );
  const own = service.parts.config.publicUrl;
  for (const aud of [undefined, own, `${own}/`, ['https://other.example', own]])
    assert.equal(
      await statusOf(`Bearer ${makeToken({ payload: claims({ aud }) })}`),
      200,
      JSON.stringify(aud),
    );
});

test('200: clocks may differ by the leeway and no more', async () => {
  const now = seconds();
  for (const more of [
    { exp: now - 2 },
    { nbf: now + 3 },
    { nbf: now + 50, iat: now + 50 },
    { iat: now + 3 },
    { nbf: undefined, iat: undefined },
  ])
    assert.equal(await statusOf(`Bearer ${makeToken({ payload: claims(more) })}`), 200, JSON.stringify(more));
  assert.equal(await statusOf(`Bearer ${makeToken({ payload: claims({ exp: now - 7 }) })}`), 401);
  assert.equal(await statusOf(`Bearer ${makeToken({ payload: claims({ nbf: now + 90 }) })}`), 401);
});

test('401: a token in the query or the path is no token, and is not logged', async () => {
  const good = makeToken();
  assert.equal(
    (await service.request('GET', `/roles?token=${good}`, { token: null, unchecked: true })).status,
    401,
  );
  assert.equal(
    (await service.request('GET', `/roles?access_token=${good}`, { token: null, unchecked: true })).status,
    401,
  );
});

test('401: a verified token stops working when its key is turned off, and when it is deleted', async () => {
  const made = await createApiKeyPair(service.parts, {
    displayName: 'to be stopped',
    roles: ['full-access'],
    apiVersion: '2026-11-01',
  });
  const key = createPrivateKey(made.privateKeyPem);
  const token = makeToken({
    header: { kid: made.thumbprint },
    signature: (signed) => sign('sha512', signed, { key, dsaEncoding: 'ieee-p1363' }),
  });
  assert.equal(await statusOf(`Bearer ${token}`), 200);
  await service.request('PUT', `/api-key-pairs/${made.apiKeyPairId}`, { body: { active: false } });
  assert.equal(await statusOf(`Bearer ${token}`), 401);
  await service.request('PUT', `/api-key-pairs/${made.apiKeyPairId}`, { body: { active: true } });
  assert.equal(await statusOf(`Bearer ${token}`), 200);
  assert.equal((await service.request('DELETE', `/api-key-pairs/${made.apiKeyPairId}`)).status, 204);
  assert.equal(await statusOf(`Bearer ${token}`), 401);
});

test('403: scopes match whole words: no resource wildcard, no other case, no look-alike', async () => {
  for (const scopes of [
    [],
    ['roles.write'],
    ['roles.*'],
    ['*'],
    ['*.*'],
    ['Roles.read'],
    ['roles.reаd'],
    ['roles.read '],
    ['xroles.read'],
    'roles.write buyers.read',
    ['*.write'],
  ]) {
    assert.equal(
      await statusOf(`Bearer ${makeToken({ payload: claims({ scopes }) })}`),
      403,
      JSON.stringify(scopes),
    );
  }
  for (const scopes of [['roles.read'], ['*.read'], 'buyers.write roles.read', ['x', 'roles.read']])
    assert.equal(
      await statusOf(`Bearer ${makeToken({ payload: claims({ scopes }) })}`),
      200,
      JSON.stringify(scopes),
    );
  assert.equal(
    await statusOf(`Bearer ${makeToken({ payload: claims({ scopes: undefined, scope: 'roles.read' }) })}`),
    200,
  );
  for (const scopes of [7, {}, [7]])
    assert.equal(
      await statusOf(`Bearer ${makeToken({ payload: claims({ scopes }) })}`),
      401,
      JSON.stringify(scopes),
    );
});

async function tokenOfRole(role: KeyRoleSlug, scopes: readonly string[]): Promise<string> {
  const made = await createApiKeyPair(service.parts, {
    displayName: `${role} only`,
    roles: [role],
    apiVersion: '2026-11-01',
  });
  const key = createPrivateKey(made.privateKeyPem);
  return makeToken({
    header: { kid: made.thumbprint },
    payload: claims({ scopes }),
    signature: (signed) => sign('sha512', signed, { key, dsaEncoding: 'ieee-p1363' }),
  });
}

test('403: roles restrict what tokens of a key can say', async () => {
  const token = await tokenOfRole('processing', ['*.read', '*.write']);
  assert.equal((await service.request('GET', '/api-key-pairs', { token })).status, 403);
  assert.equal((await service.request('GET', '/merchant-accounts', { token })).status, 403);
});

test('403: a front end is told that its key has no role for front ends, where that is what it lacks', async () => {
  const token = await tokenOfRole('system-management', ['embed']);
  const answer = await service.request('POST', '/payment-options', { token, body: {} });
  assert.deepEqual(
    [answer.status, answer.body.details[0].message],
    [403, 'This takes the scope embed: the token has it, the roles of its API key do not'],
  );
});
