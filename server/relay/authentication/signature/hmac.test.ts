import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import { methodOf } from '../index.ts';
import {
  apply,
  contextAt,
  headersOf,
  refusalOf,
  request,
} from '../../../../test/relay/authentication-rig.ts';

const to = request({
  url: 'https://API.example:8443/v1/cards?b=2&a=1%20x',
  headers: [
    ['Content-Type', 'application/json'],
    ['X-Merchant', ' m-1 '],
  ],
  body: '{"n":"é"}',
});
const now = { ...contextAt(1_795_338_000), randomBytes: (count: number) => Buffer.alloc(count, 0xab) };
const hmacOf = (secret: string | Buffer, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64');
const bodyDigest = createHash('sha256').update('{"n":"é"}').digest('hex');

test('by default time, nonce, method, target and body digest are signed and sent', async () => {
  const signed = headersOf(await apply('signature', 'hmac', { secret: 's3cret' }, to, now));
  const nonce = 'ab'.repeat(16);
  assert.equal(signed['x-timestamp'], '1795338000');
  assert.equal(signed['x-nonce'], nonce);
  assert.equal(
    signed['x-signature'],
    hmacOf('s3cret', `1795338000\n${nonce}\nPOST\n/v1/cards?b=2&a=1%20x\n${bodyDigest}`),
  );
});

test('every variable can be signed', async () => {
  const canonical =
    '{method|lower} {scheme} {host} {path} {query} {query_sorted} {path_and_query} {url} ' +
    '{header:x-merchant} {key_id} {body}\\t\\{\\}\\\\';
  const signed = headersOf(
    await apply(
      'signature',
      'hmac',
      { secret: 's', canonical_string: canonical, key_id: 'k1', headers: 'x-sig: {key_id}:{signature}' },
      to,
      now,
    ),
  );
  const text =
    'post https api.example:8443 /v1/cards b=2&a=1%20x a=1%20x&b=2 /v1/cards?b=2&a=1%20x ' +
    'https://api.example:8443/v1/cards?b=2&a=1%20x m-1 k1 {"n":"é"}\t{}\\';
  assert.equal(signed['x-sig'], `k1:${hmacOf('s', text)}`);
});

test('the header signature of CyberSource can be written down', async () => {
  const secret = Buffer.alloc(32, 7);
  const fields = {
    secret: secret.toString('base64'),
    secret_encoding: 'base64',
    key_id: '08c94330-f618-42a3-b09d-e1e43be5efda',
    digest_encoding: 'base64',
    timestamp_format: 'http-date',
    canonical_string:
      'host: {host}\ndate: {timestamp}\n(request-target): {method|lower} {path_and_query}\ndigest: ' +
      '{header:digest}\nv-c-merchant-id: {header:v-c-merchant-id}',
    headers:
      'date: {timestamp}\ndigest: SHA-256={body_digest}\nv-c-merchant-id: shop\nsignature: ' +
      'keyid="{key_id}", algorithm="HmacSHA256", headers="host date (request-target) digest ' +
      'v-c-merchant-id", signature="{signature}"',
  };
  const signed = headersOf(await apply('signature', 'hmac', fields, to, now));
  const digest = `SHA-256=${createHash('sha256').update('{"n":"é"}').digest('base64')}`;
  assert.equal(signed['digest'], digest);
  const text =
    `host: api.example:8443\ndate: ${new Date(1_795_338_000_000).toUTCString()}\n(request-target): ` +
    `post /v1/cards?b=2&a=1%20x\ndigest: ${digest}\nv-c-merchant-id: shop`;
  assert.match(
    signed['signature'] ?? '',
    new RegExp(`signature="${hmacOf(secret, text).replaceAll(/[+/]/g, '\\$&')}"$`),
  );
});

test('the secret is used as given: a trailing newline is part of it', async () => {
  const plain = headersOf(await apply('signature', 'hmac', { secret: 'a' }, to, now))['x-signature'];
  const newline = headersOf(await apply('signature', 'hmac', { secret: 'a\n' }, to, now))['x-signature'];
  assert.notEqual(plain, newline);
});

test('a body that is not text is signed byte for byte', async () => {
  const bytes = Buffer.from([0, 255, 254, 1]);
  const signed = headersOf(
    await apply(
      'signature',
      'hmac',
      { secret: 's', canonical_string: '{timestamp}.{body}' },
      request({ body: bytes }),
      now,
    ),
  );
  assert.equal(
    signed['x-signature'],
    createHmac('sha256', 's').update('1795338000.').update(bytes).digest('base64'),
  );
});

const FORMATS: readonly (readonly [string, string, RegExp])[] = [
  ['timestamp_format', 'unix-ms', /^1795338000000 /],
  ['timestamp_format', 'iso8601', /^2026-11-22T\d\d:\d\d:\d\dZ /],
  ['timestamp_format', 'iso8601-basic', /^20261122T\d{6}Z /],
  ['timestamp_format', 'http-date', /^\w{3}, 22 Nov 2026 [\d:]{8} GMT /],
  ['timestamp_format', 'unix', /^1795338000 /],
  ['nonce_format', 'hex', / (?:ab){16} /],
  ['nonce_format', 'uuid', / abababab-abab-4bab-abab-abababababab /],
  ['nonce_format', 'base64url', / [\w-]{22} /],
  ['digest_algorithm', 'sha384', / [0-9a-f]{96} /],
  ['digest_algorithm', 'sha512', / [0-9a-f]{128} /],
  ['digest_algorithm', 'sha1', / [0-9a-f]{40} /],
  ['digest_algorithm', 'md5', / [0-9a-f]{32} \S+$/],
  ['digest_encoding', 'hex-upper', / [0-9A-F]{64} /],
  ['digest_encoding', 'base64url', / [\w-]{43} \S+$/],
  ['signature_encoding', 'base64url', / [\w-]{43}$/],
  ['signature_encoding', 'hex', / [0-9a-f]{64}$/],
  ['signature_encoding', 'hex-upper', / [0-9A-F]{64}$/],
  ['algorithm', 'sha384', / [\w+/]{64}$/],
  ['algorithm', 'sha512', / [\w+/]{86}==$/],
  ['algorithm', 'sha1', / [\w+/]{27}=$/],
];

for (const [field, value, pattern] of FORMATS) {
  test(`${field} ${value} is written as documented`, async () => {
    const signed = headersOf(
      await apply(
        'signature',
        'hmac',
        { secret: 's', [field]: value, headers: 'x: {timestamp} {nonce} {body_digest} {signature}' },
        to,
        now,
      ),
    );
    assert.match(signed['x'] ?? '', pattern);
  });
}

const REFUSED: readonly (readonly [
  what: string,
  fields: Readonly<Record<string, string>>,
  reason: RegExp,
])[] = [
  ['no secret', {}, /secret is missing/],
  ['a secret that is not hex', { secret: 'xyz', secret_encoding: 'hex' }, /secret is not hex/],
  ['an unknown variable', { canonical_string: '{card}' }, /canonical_string uses a variable/],
  ['an unknown filter', { canonical_string: '{method|rot13}' }, /filter/],
  ['an unclosed brace', { canonical_string: '{method' }, /never closed/],
  ['a brace that was never opened', { canonical_string: 'a}' }, /never opened/],
  ['an odd escape', { canonical_string: '\\q' }, /backslash/],
  ['a header that is not named', { canonical_string: '{header}' }, /must name a header as \{header:name\}/],
  ['a header with an empty name', { canonical_string: '{header:}' }, /must name a header as \{header:name\}/],
  ['a name where none belongs', { canonical_string: '{path:x}' }, /must name a header as \{header:name\}/],
  ['a filter on the body', { canonical_string: '{body|upper}' }, /has a filter on \{body\}/],
  ['a line of headers without a colon', { headers: 'nocolon\nx: {signature}' }, /headers has a line/],
  ['a signature that goes nowhere', { headers: 'x-time: {timestamp}' }, /sends the \{signature\} nowhere/],
  ['the body in a header', { headers: 'x: {body} {signature}' }, /headers uses a variable/],
  ['a header that the wire writes', { headers: 'host: {signature}' }, /headers has a line/],
  ['a header without a name', { headers: ': {signature}' }, /headers has a line/],
  [
    'a value that breaks out of its header',
    { headers: 'x: {key_id}{signature}', key_id: 'a\r\nevil: b' },
    /character that a header cannot carry/,
  ],
  [
    'the signature inside what it signs',
    { canonical_string: '{signature}' },
    /canonical_string uses a variable/,
  ],
];

for (const [what, fields, reason] of REFUSED) {
  test(`${what} is a 400 that says so`, async () => {
    assert.match(
      await refusalOf('signature', 'hmac', what === 'no secret' ? fields : { secret: 's', ...fields }, to),
      reason,
    );
  });
}

test('a filter writes a variable otherwise, and several do so one after the other', async () => {
  const fields = {
    secret: 's',
    canonical_string:
      '{method|lower} {host|upper} {query|uri} {header:content-type|upper|base64}{method|lower|upper}\\r',
  };
  const type = Buffer.from('APPLICATION/JSON').toString('base64');
  assert.equal(
    headersOf(await apply('signature', 'hmac', fields, to, now))['x-signature'],
    hmacOf('s', `post API.EXAMPLE:8443 b%3D2%26a%3D1%2520x ${type}POST\r`),
  );
});

test('what the help says can be signed is what can be, and nothing else is', async () => {
  const { canonical_string: canonical, headers } = methodOf('signature', 'hmac')?.fields ?? {};
  assert.match(
    headers?.help ?? '',
    /one `name: template` a line, with the same variables and `\{signature\}`/,
  );
  const help = canonical?.help ?? '';
  const told = [...help.matchAll(/\{(\w+)(?::name)?\}/g)].map(([, name]) => name);
  const refusal = await refusalOf('signature', 'hmac', { secret: 's', canonical_string: '{card}' }, to);
  assert.deepEqual(/not one of (.*)$/.exec(refusal)?.[1]?.split(', ').toSorted(), told.toSorted());
});

/** RFC 9110 §7.6.1 and what the wire writes itself. */
const WRITTEN_BY_THE_WIRE = [
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'upgrade',
  'te',
  'trailer',
  'keep-alive',
  'proxy-connection',
  'expect',
];

test('no header that the wire writes itself can be set, in whatever case, nor what is no name', async () => {
  const names = [...WRITTEN_BY_THE_WIRE, 'Content-Length', 'x y', 'x(', ' (x', 'é'];
  for (const name of names)
    assert.match(
      await refusalOf('signature', 'hmac', { secret: 's', headers: `${name}: {signature}` }, to),
      /headers has a line that does not start with the name of a header that may be set/,
      name,
    );
});

test('lines of headers may have blanks around them, and empty lines between', async () => {
  const headers = '\n  x-time :  {timestamp}  \r\n\n   \n x-sig: {signature}\n';
  const signed = await apply('signature', 'hmac', { secret: 's', headers }, to, now);
  const added = signed.headers.slice(to.headers.length).map(([name]) => name);
  assert.deepEqual(added, ['x-time', 'x-sig'], 'each once');
  assert.equal(headersOf(signed)['x-time'], '1795338000');
});

test('headers that are set together are made of the request as it came, and not of each other', async () => {
  const headers = 'x-copy: {header:x-time}\nx-time: {timestamp}\nx-sig: {signature}';
  const signed = headersOf(await apply('signature', 'hmac', { secret: 's', headers }, to, now));
  assert.deepEqual([signed['x-copy'], signed['x-time']], ['', '1795338000']);
});

test('a header that stands twice is signed as one list, and one that is not there as nothing', async () => {
  const twice = request({
    headers: [
      ['x-list', ' a '],
      ['X-List', 'b'],
    ],
  });
  const fields = { secret: 's', canonical_string: '{header:x-list}|{header:x-none}' };
  const signed = headersOf(await apply('signature', 'hmac', fields, twice, now));
  assert.equal(signed['x-signature'], hmacOf('s', 'a, b|'));
});

test('random bytes are written as a UUID of version 4, whatever they are', async () => {
  for (const [byte, uuid] of [
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
    [0x00, '00000000-0000-4000-8000-000000000000'],
  ] as const) {
    const fields = { secret: 's', nonce_format: 'uuid' };
    const context = { ...now, randomBytes: (count: number) => Buffer.alloc(count, byte) };
    assert.equal(headersOf(await apply('signature', 'hmac', fields, to, context))['x-nonce'], uuid);
  }
});
