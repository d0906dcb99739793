import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Secret } from '../domain/secret.ts';
import { createOutbound } from './exchange.ts';
import { base64Bytes, formBytes, jsonStringBytes } from './encode.ts';
import { headerRefusal } from './headers.ts';
import { masking } from './mask.ts';
import { fillRequest } from './send-whole.ts';
import { OpenedSecrets, fill, serialise } from './serialise.ts';
import { WireFault, type WireRequest } from './wire.ts';

function secret(label: string): Secret {
  return new Secret(label, { kind: 'held', handle: label });
}

async function filledBody(
  body: WireRequest['body'],
  values: Readonly<Record<string, string>>,
): Promise<string> {
  const { body: pieces } = serialise({
    method: 'POST',
    url: 'https://x.example',
    ...(body === undefined ? {} : { body }),
  });
  return (
    await fill(pieces ?? [], async ({ label }) => Buffer.from(values[label] ?? ''), new OpenedSecrets())
  ).toString();
}

test('a JSON body with secrets in it is what JSON.stringify would write with their values', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
      async (value, text) => {
        const written = await filledBody(
          {
            type: 'json',
            value: { around: value, s: secret('s'), list: [secret('s'), 1n, undefined], gone: undefined },
          },
          { s: text },
        );
        assert.deepEqual(
          JSON.parse(written),
          JSON.parse(JSON.stringify({ around: value, s: text, list: [text, 1, null] })),
        );
      },
    ),
    { numRuns: 200 },
  );
});

test('half a character is sent in no place of a body or header: nothing leaves', () => {
  for (const half of ['\ud83c', 'a\udf70b', `${'x'.repeat(9)}\ud83d`])
    for (const body of [
      { type: 'json', value: { items: [{ name: half }] } },
      { type: 'json', value: { [half]: 1 } },
      { type: 'form', fields: [['name', half]] },
      { type: 'form', fields: [[half, 'a']] },
      { type: 'text', contentType: 'application/xml', text: ['<a>', half] },
    ] as const)
      assert.throws(
        () => serialise({ method: 'POST', url: 'https://x.example', body }),
        (fault) => fault instanceof WireFault && fault.code === 'malformed' && !fault.sent,
        JSON.stringify(body),
      );
  const request: WireRequest = { method: 'GET', url: 'https://x.example', headers: { name: '\ud83c' } };
  assert.throws(() => serialise(request), WireFault);
});

test('a form with secrets in it reads back as the values', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.string({ minLength: 1 }), fc.string()),
      fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
      async (fields, text) => {
        const written = await filledBody(
          { type: 'form', fields: Object.entries({ ...fields, s: ['a=', secret('s'), '&'] }) },
          { s: text },
        );
        assert.equal(new URLSearchParams(written).get('s'), `a=${text}&`);
        assert.equal([...new URLSearchParams(written)].length, new Set([...Object.keys(fields), 's']).size);
      },
    ),
    { numRuns: 200 },
  );
});

test('base64 wraps what is inside, at any depth', async () => {
  assert.equal(
    await filledBody(
      {
        type: 'text',
        contentType: 'text/plain',
        text: ['Basic ', { base64: [secret('user'), ':', secret('password')] }],
      },
      { user: 'me', password: 'geheim' },
    ),
    `Basic ${btoa('me:geheim')}`,
  );
  assert.equal(
    await filledBody(
      { type: 'form', fields: [['x', [{ base64: [{ base64: [secret('s')] }] }]]] },
      { s: '~~~' },
    ),
    `x=${encodeURIComponent(btoa(btoa('~~~')))}`,
  );
});

test('the byte encoders agree with the platform', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const value = Buffer.from(bytes);
      assert.equal(base64Bytes(value).toString(), value.toString('base64'));
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
      (text) => {
        assert.equal(JSON.parse(`"${jsonStringBytes(Buffer.from(text)).toString()}"`), text);
        assert.equal(
          formBytes(Buffer.from(text)).toString(),
          new URLSearchParams({ '': text }).toString().slice(1),
        );
      },
    ),
  );
});

test('opened secrets are wiped, in every form they were given', async () => {
  const opened = new OpenedSecrets();
  const value = Buffer.from('4111111111111111');
  const { body } = serialise({
    method: 'POST',
    url: 'https://x.example',
    body: { type: 'json', value: { number: secret('number') } },
  });
  const bytes = await fill(body ?? [], async () => value, opened);
  assert.equal(bytes.toString(), '{"number":"4111111111111111"}');
  opened.wipe();
  assert.ok(value.every((byte) => byte === 0));
  assert.ok(bytes.every((byte) => byte === 0));
});

test('an echoed secret is masked in every form that a target may use', () => {
  const number = { label: 'card.number', value: Buffer.from('4111111111111111') };
  const key = { label: 'settings.key', value: Buffer.from('sk_"a b"/+é') };
  const echoes = [
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111.1111.1111.1111',
    '41111111 11111111',
    btoa('4111111111111111'),
    btoa('x4111111111111111y').slice(4, -4),
    btoa('xx4111111111111111').slice(4),
  ];
  for (const echo of echoes)
    assert.equal(
      masking([number])
        .mask(Buffer.from(`a ${echo} b`))
        .toString()
        .includes('«card.number»'),
      true,
      echo,
    );
  for (const echo of [
    key.value.toString(),
    JSON.stringify(key.value.toString()).slice(1, -1),
    formBytes(key.value).toString(),
    key.value.toString('base64'),
  ])
    assert.match(
      masking([key])
        .mask(Buffer.from(`a ${echo} b`))
        .toString(),
      /^a «settings\.key» b$/,
      echo,
    );
});

test('what only looks like the number, or is too short to be told from chance, stands', () => {
  const text = 'order 4111111111111112, 4111  1111 1111 1111, code 123';
  assert.equal(
    masking([
      { label: 'card.number', value: Buffer.from('4111111111111111') },
      { label: 'card.security_code', value: Buffer.from('123') },
    ])
      .mask(Buffer.from(text))
      .toString(),
    text,
  );
});

test('headers that could change the framing, split the message or speak for the connection are refused', () => {
  for (const name of [
    '',
    'a b',
    'a:b',
    'a\r\nb',
    'a\u0000',
    'ä',
    'host',
    'Host',
    'content-length',
    'Content-Encoding',
    'transfer-encoding',
    'connection',
    'keep-alive',
    'te',
    'trailer',
    'upgrade',
    'expect',
    'proxy-authorization',
    'proxy-anything',
    'x-vault-forward-url',
    'a'.repeat(129),
  ])
    assert.notEqual(headerRefusal(name, 'x'), null, name);
  for (const value of [
    'a\r\nb: c',
    'a\nb',
    'a\rb',
    'a\u0000',
    'é',
    ' a',
    'a ',
    '\ta',
    'a\u007f',
    'a'.repeat(8193),
  ])
    assert.notEqual(headerRefusal('x-a', value), null, JSON.stringify(value));
  for (const [name, value] of [
    ['authorization', 'Bearer a.b.c'],
    ['x-a', ''],
    ['x_a', 'a b\tc'],
    ['__proto__', 'x'],
    ['date', 'Sat, 21 Nov 2026 09:00:00 GMT'],
  ] as const)
    assert.equal(headerRefusal(name, value), null, name);
});

/** Where a request with this token as the last segment of its path goes. */
async function addressOf(
  url: string,
  token: string,
  label = 'payment_service_token',
  verbOfSegment?: string,
): Promise<string> {
  const outbound = createOutbound({ allowLoopback: true, ownOrigins: [], resolve: async () => [] });
  const request: WireRequest = {
    method: 'DELETE',
    url,
    lastSegment: secret(label),
    ...(verbOfSegment === undefined ? {} : { verbOfSegment }),
  };
  const { url: filledIn } = await fillRequest(
    outbound,
    request,
    async () => Buffer.from(token),
    new OpenedSecrets(),
  ).finally(() => outbound.close());
  return filledIn.href;
}

test('a token at the end of a path is one segment of it, whatever it is made of', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', minLength: 1 }).filter((one) => one.isWellFormed() && !/^\.*$/.test(one)),
      async (token) => {
        const { pathname, search } = new URL(await addressOf('https://x.example/v3/tokens?of=a', token));
        assert.deepEqual(pathname.split('/').slice(1, 3), ['v3', 'tokens']);
        assert.deepEqual(pathname.split('/').slice(3).map(decodeURIComponent), [token]);
        assert.equal(search, '?of=a');
      },
    ),
    { numRuns: 200 },
  );
});

test('a word behind a token is one more segment, and nothing but a word', async () => {
  const detach = (token: string, verb: string): Promise<string> =>
    addressOf('https://x.example/v1/methods?of=a', token, 'payment_service_token', verb);
  assert.equal(await detach('pm/1?x#y', 'detach'), 'https://x.example/v1/methods/pm%2F1%3Fx%23y/detach?of=a');
  await assert.rejects(detach('..', 'detach'), /segment/);
  for (const verb of ['', 'a/b', '..', 'a?b']) await assert.rejects(detach('pm_1', verb), /BUG: .*no word/);
});

test('a token of dots is sent nowhere, and no card number stands in an address', async () => {
  for (const dots of ['', '.', '..'])
    await assert.rejects(addressOf('https://x.example/v3/tokens', dots), /segment/);
  await assert.rejects(addressOf('https://x.example/', '4', 'card.number'), /BUG: card.number/);
});
