import assert from 'node:assert/strict';
import {
  constants,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  verify,
} from 'node:crypto';
import { test } from 'node:test';
import {
  apply,
  contextAt,
  headersOf,
  refusalOf,
  request,
} from '../../../../test/relay/authentication-rig.ts';
import {
  ED25519_PRIVATE,
  ED25519_PUBLIC,
  P256_PRIVATE,
  P256_PUBLIC,
  P384_PRIVATE,
  P384_PUBLIC,
  REQUEST_CASES,
  RSA_PRIVATE,
  RSA_PSS_PRIVATE,
  RSA_PSS_PUBLIC,
  RSA_PUBLIC,
  SHARED_SECRET,
} from '../../../../test/relay/vectors/rfc9421.ts';
import { KEYSTORES } from '../../../../test/relay/vectors/material.ts';
import { identifier, parseComponents } from './component.ts';
import { contentDigest, signatureBase, signatureParameters } from './http-message.ts';

/** The message that all of appendix B signs, with the digest header as the RFC has it. */
const message = request({
  url: 'https://example.com/foo?param=Value&Pet=dog',
  headers: [
    ['Date', 'Tue, 20 Apr 2021 02:07:55 GMT'],
    ['Content-Type', 'application/json'],
    [
      'Content-Digest',
      'sha-512=:WZDPaVn/7XgHaAy8pmojAkGWoRx2UFChF41A2svX+TaPm+AbwAgBWnrIiYllu7BNNyealdVLvRwEmTHWXvJwew==:',
    ],
  ],
  body: '{"hello": "world"}',
});
const then = contextAt(1618884473);

for (const [name, { input, base }] of Object.entries(REQUEST_CASES)) {
  test(`RFC 9421 appendix ${name}: the signature base is the published one to the byte`, () => {
    const [, list = '', parameters = ''] = /^\((.*?)\)(;.*)$/.exec(input) ?? [];
    const components = parseComponents('components', list);
    assert.equal(`(${components.map(identifier).join(' ')})${parameters}`, input);
    assert.equal(signatureBase('components', components, input, message), base);
  });
}

test('the published RSA-PSS signatures hold over our signature bases', () => {
  for (const name of ['b21', 'b22', 'b23'] as const) {
    const { input, signature } = REQUEST_CASES[name];
    const components = parseComponents('components', /^\((.*?)\)/.exec(input)?.[1] ?? '');
    const base = Buffer.from(signatureBase('components', components, input, message));
    assert.ok(
      verify(
        'sha512',
        base,
        { key: RSA_PSS_PUBLIC, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 },
        Buffer.from(signature, 'base64'),
      ),
      name,
    );
  }
});

test('RFC 9421 appendix B.2.5: an HMAC signature is the published one', async () => {
  const signed = await apply(
    'signature',
    'http-message',
    {
      algorithm: 'hmac-sha256',
      key: SHARED_SECRET,
      components: '"date" "@authority" "content-type"',
      key_id: 'test-shared-secret',
      label: 'sig-b25',
    },
    message,
    then,
  );
  assert.equal(headersOf(signed)['signature-input'], `sig-b25=${REQUEST_CASES.b25.input}`);
  assert.equal(headersOf(signed)['signature'], `sig-b25=:${REQUEST_CASES.b25.signature}:`);
});

test('RFC 9421 appendix B.2.6: an Ed25519 signature is the published one', async () => {
  const components = '"date" "@method" "@path" "@authority" "content-type" "content-length"';
  const signed = await apply(
    'signature',
    'http-message',
    { algorithm: 'ed25519', key: ED25519_PRIVATE, components, key_id: 'test-key-ed25519', label: 'sig-b26' },
    message,
    then,
  );
  assert.equal(headersOf(signed)['signature-input'], `sig-b26=${REQUEST_CASES.b26.input}`);
  assert.equal(headersOf(signed)['signature'], `sig-b26=:${REQUEST_CASES.b26.signature}:`);
});

const ASYMMETRIC = [
  [
    'rsa-pss-sha512',
    RSA_PSS_PRIVATE,
    RSA_PSS_PUBLIC,
    'sha512',
    { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 },
  ],
  [
    'rsa-pss-sha512',
    RSA_PRIVATE,
    RSA_PUBLIC,
    'sha512',
    { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 },
  ],
  ['rsa-v1_5-sha256', RSA_PRIVATE, RSA_PUBLIC, 'sha256', {}],
  ['ecdsa-p256-sha256', P256_PRIVATE, P256_PUBLIC, 'sha256', { dsaEncoding: 'ieee-p1363' }],
  ['ecdsa-p384-sha384', P384_PRIVATE, P384_PUBLIC, 'sha384', { dsaEncoding: 'ieee-p1363' }],
  ['ed25519', ED25519_PRIVATE, ED25519_PUBLIC, null, {}],
] as const;

for (const [algorithm, key, publicKey, hash, options] of ASYMMETRIC) {
  test(`what ${algorithm} signs verifies with the public key`, async () => {
    const signed = await apply(
      'signature',
      'http-message',
      {
        algorithm,
        key,
        key_id: 'k',
        tag: 'railyard',
        nonce: 'yes',
        expires_after_seconds: '300',
        algorithm_parameter: 'yes',
      },
      message,
      then,
    );
    const headers = headersOf(signed);
    const input = (headers['signature-input'] ?? '').slice('sig1='.length);
    assert.match(
      input,
      new RegExp(
        `;created=1618884473;expires=1618884773;keyid="k";alg="${algorithm}";nonce="[\\w-]{22}";tag="railyard"$`,
      ),
    );
    const base = signatureBase(
      'components',
      parseComponents('components', /^\((.*?)\)/.exec(input)?.[1] ?? ''),
      input,
      signed,
    );
    const signature = Buffer.from((headers['signature'] ?? '').slice('sig1=:'.length, -1), 'base64');
    assert.ok(verify(hash, Buffer.from(base), { key: createPublicKey(publicKey), ...options }, signature));
  });
}

test('the Content-Digest is written over the final body in place of the one the caller sent', async () => {
  const signed = await apply(
    'signature',
    'http-message',
    { algorithm: 'hmac-sha256', key: SHARED_SECRET },
    message,
    then,
  );
  assert.deepEqual(
    signed.headers.filter(([name]) => name.toLowerCase() === 'content-digest').map(([, value]) => value),
    ['sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:'],
  );
  assert.equal(
    contentDigest(Buffer.from('{"hello": "world"}'), 'sha-512'),
    headersOf(message)['content-digest'],
  );
});

test('derived components come out as the RFC shows them', () => {
  const get = request({
    method: 'GET',
    url: 'https://www.example.com/path?param=value&queryString=two%20words&%E2%9C%93=y',
    headers: [
      ['X-List', ' a'],
      ['x-list', 'b '],
    ],
  });
  const line = (component: string): string | undefined =>
    signatureBase('components', parseComponents('components', component), '()', get).split('\n')[0];
  assert.equal(line('@method'), '"@method": GET');
  assert.equal(
    line('@target-uri'),
    '"@target-uri": https://www.example.com/path?param=value&queryString=two%20words&%E2%9C%93=y',
  );
  assert.equal(
    line('@request-target'),
    '"@request-target": /path?param=value&queryString=two%20words&%E2%9C%93=y',
  );
  assert.equal(line('@scheme'), '"@scheme": https');
  assert.equal(line('@query-param;name="queryString"'), '"@query-param";name="queryString": two%20words');
  assert.equal(line('"@query-param";name="%E2%9C%93"'), '"@query-param";name="%E2%9C%93": y');
  assert.equal(line('x-list'), '"x-list": a, b');
  assert.equal(line('"x-list";bs'), '"x-list";bs: :YQ==:, :Yg==:');
  assert.equal(line('host'), '"host": www.example.com');
});

test('lines of a header that was folded are joined, and a parameter is found by its name as it is', () => {
  const to = request({
    url: 'https://www.example.com/path?a%20b=1&%2B=2&c=3',
    headers: [['x-folded', ' a \r\n\t b\nc ']],
  });
  const line = (component: string): string =>
    signatureBase('components', parseComponents('components', component), '()', to).replace(/\n"@sig.*/s, '');
  assert.equal(line('x-folded'), '"x-folded": a b c');
  assert.equal(line('@query-param;name="a b"'), '"@query-param";name="a b": 1');
  assert.equal(line('@query-param;name="%2B"'), '"@query-param";name="%2B": 2');
  assert.equal(line('@path'), '"@path": /path');
});

test('components are read with commas or blanks between, quoted or not, and with all their parameters', () => {
  const read = (text: string): string => parseComponents('components', text).map(identifier).join(' ');
  assert.equal(read(' @Method ,"X-List";bs;tr\n, content-type'), '"@method" "x-list";bs;tr "content-type"');
  assert.equal(read(''), '');
});

test('without its time a signature says none, and a digest is of the algorithm that is asked for', async () => {
  const fields = {
    algorithm: 'hmac-sha256',
    key: 'a shared secret',
    secret_encoding: 'text',
    components: '@method content-digest',
    created: 'no',
    digest_algorithm: 'sha-512',
    label: '*a_1.*-',
  };
  const headers = headersOf(await apply('signature', 'http-message', fields, message, then));
  assert.equal(headers['content-digest'], contentDigest(message.body, 'sha-512'));
  const input = '("@method" "content-digest")';
  assert.equal(headers['signature-input'], `*a_1.*-=${input}`);
  const base = `"@method": POST\n"content-digest": ${headers['content-digest']}\n"@signature-params": ${input}`;
  const signature = createHmac('sha256', 'a shared secret').update(base).digest('base64');
  assert.equal(headers['signature'], `*a_1.*-=:${signature}:`);
});

test('a path without a query signs its empty query as a question mark', () => {
  const bare = request({ url: 'https://example.com/path' });
  assert.match(
    signatureBase('components', parseComponents('components', '@query'), '()', bare),
    /^"@query": \?\n/,
  );
});

test('parameters with quotes and backslashes are escaped', () => {
  assert.equal(signatureParameters([], [['keyid', 'a"b\\c']]), '();keyid="a\\"b\\\\c"');
});

const rsaOf = (modulusLength: number): string =>
  generateKeyPairSync('rsa', { modulusLength })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();

test('an RSA key has to be long enough for the salt of PSS', async () => {
  const sign = (key: string): Promise<unknown> =>
    apply('signature', 'http-message', { algorithm: 'rsa-pss-sha512', key }, message, then);
  await sign(rsaOf(1040));
});

const REFUSED: readonly (readonly [
  what: string,
  fields: Readonly<Record<string, string>>,
  reason: RegExp,
])[] = [
  ['an unknown algorithm', { algorithm: 'rsa-md5', key: 'x' }, /algorithm must be one of/],
  ['a key of another algorithm', { algorithm: 'ed25519', key: P256_PRIVATE }, /key is not a key for ed25519/],
  [
    'a P-256 key for P-384',
    { algorithm: 'ecdsa-p384-sha384', key: P256_PRIVATE },
    /not a key for ecdsa-p384/,
  ],
  [
    'an RSA key that is too short',
    { algorithm: 'rsa-pss-sha512', key: rsaOf(1032) },
    /not a key for rsa-pss/,
  ],
  ['a key for PSS alone', { algorithm: 'rsa-v1_5-sha256', key: RSA_PSS_PRIVATE }, /not a key for rsa-v1_5/],
  ['an EC key for RSA', { algorithm: 'rsa-pss-sha512', key: P256_PRIVATE }, /not a key for rsa-pss/],
  ['an RSA key for ECDSA', { algorithm: 'ecdsa-p256-sha256', key: RSA_PRIVATE }, /not a key for ecdsa-p256/],
  ['a secret that is not base64', { algorithm: 'hmac-sha256', key: 'not base64\n' }, /key is not base64/],
  [
    'a broken PEM',
    { algorithm: 'ed25519', key: ED25519_PRIVATE.slice(0, 60) },
    /key is not a private key in PEM form/,
  ],
  [
    'a header that is not there',
    { algorithm: 'hmac-sha256', key: SHARED_SECRET, components: 'x-absent' },
    /covers the header x-absent/,
  ],
  [
    'a query parameter that is not there',
    { algorithm: 'hmac-sha256', key: SHARED_SECRET, components: '"@query-param";name="none"' },
    /query parameter/,
  ],
  ...(
    [
      ['a query parameter without its name', '@query-param', /must say ;name="…" after @query-param/],
      ['a query parameter with an empty name', '@query-param;name', /must say ;name="…" after @query-param/],
      ['a query parameter with another', '@query-param;bs="a"', /must say ;name="…" after @query-param/],
      ['a query parameter with more', '@query-param;name="Pet";bs', /must say ;name="…" after @query-param/],
      ['a derived component with a parameter', '@method;bs', /derived component/],
      ['a header with the parameter of another', 'date;name="a"', /parameter that is not bs or name/],
      ['a header whose bs has a value', 'date;bs="a"', /parameter that is not bs or name/],
      ['a header with two parameters', 'date;bs;tr', /parameter that is not bs or name/],
      ['text right behind a component', '"@method"x', /not a list of components/],
    ] as const
  ).map(
    ([what, components, reason]) =>
      [what, { algorithm: 'hmac-sha256', key: SHARED_SECRET, components }, reason] as const,
  ),
  [
    'a component listed twice',
    { algorithm: 'hmac-sha256', key: SHARED_SECRET, components: '@method @method' },
    /lists a component twice/,
  ],
  [
    'a response component',
    { algorithm: 'hmac-sha256', key: SHARED_SECRET, components: '@status' },
    /derived component/,
  ],
  [
    'an unclosed quote',
    { algorithm: 'hmac-sha256', key: SHARED_SECRET, components: '"@method' },
    /not a list of components/,
  ],
  [
    'a label that is no key',
    { algorithm: 'hmac-sha256', key: SHARED_SECRET, label: 'Sig 1' },
    /label must start/,
  ],
  [
    'a label with a capital in it',
    { algorithm: 'hmac-sha256', key: SHARED_SECRET, label: 'sigA' },
    /label must start/,
  ],
  [
    'a label that begins with a digit',
    { algorithm: 'hmac-sha256', key: SHARED_SECRET, label: '1sig' },
    /label must start/,
  ],
  [
    'an expiry at once',
    { algorithm: 'hmac-sha256', key: SHARED_SECRET, expires_after_seconds: '0' },
    /expires_after_seconds must be a whole number/,
  ],
  [
    'a key id with a line break',
    { algorithm: 'hmac-sha256', key: SHARED_SECRET, key_id: 'a\r\nx: y' },
    /character that a header cannot carry/,
  ],
];

for (const [what, fields, reason] of REFUSED) {
  test(`${what} is a 400 that says so`, async () => {
    assert.match(await refusalOf('signature', 'http-message', fields, message), reason);
  });
}

test('a key in a PKCS#12 file or a JWK signs as well', async () => {
  const jwk = JSON.stringify(createPrivateKey(P256_PRIVATE).export({ format: 'jwk' }));
  for (const fields of [
    { key: KEYSTORES.legacy.file, passphrase: KEYSTORES.legacy.passphrase },
    { key: jwk },
  ]) {
    const signed = await apply(
      'signature',
      'http-message',
      { algorithm: 'ecdsa-p256-sha256', ...fields },
      message,
      then,
    );
    assert.match(headersOf(signed)['signature'] ?? '', /^sig1=:[A-Za-z0-9+/]{86}==:$/);
  }
});
