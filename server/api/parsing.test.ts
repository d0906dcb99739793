import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { openTestService, type TestService } from '../../test/harness/index.ts';
import { BODY_BYTES_MAX, readBody } from './read-body.ts';

let service: TestService;
let token: string;
before(async () => {
  service = await openTestService({ worker: false });
  token = await service.token();
});
after(() => service.close());

const PATH = '/merchant-accounts';
const post = (rawBody: string | Uint8Array, headers: Record<string, string> = {}) =>
  service.request('POST', PATH, { rawBody, headers, unchecked: true });

/** Bytes to the socket, the whole answer back. Some go away when they have said it. */
function raw(text: string, then: 'stays' | 'leaves' = 'stays'): Promise<string> {
  const { hostname, port } = new URL(service.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      then === 'stays' ? socket.write(text, 'latin1') : socket.end(text, 'latin1'),
    );
    let answer = '';
    socket
      .on('data', (chunk) => (answer += chunk.toString('latin1')))
      .on('close', () => resolve(answer))
      .on('error', reject);
  });
}
const head = (lines: string): string =>
  `POST ${PATH} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
  `content-type: application/json\r\nconnection: close\r\n${lines}\r\n`;

test('415: a body that is not JSON in UTF-8 by its headers', async () => {
  for (const type of [
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-7',
    'application/json; charset=utf-16',
    'text/json',
    'application/jsonp',
    'nonsense',
  ]) {
    const answer = await post('{}', { 'content-type': type });
    assert.equal(answer.status, 415, type);
    assert.equal(answer.body.code, 'unsupported_media_type', type);
  }
  const zipped = await post(gzipSync('{"id":"zip","display_name":"z"}'), { 'content-encoding': 'gzip' });
  assert.deepEqual([zipped.status, zipped.headers.get('accept-encoding')], [415, 'identity']);
});

test('400: JSON by any spelling of its name is read', async () => {
  for (const type of [
    'application/json',
    'APPLICATION/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
    'application/merge-patch+json',
  ])
    assert.equal((await post('{}', { 'content-type': type })).status, 400, type);
});

test('400: bodies that are not JSON, or JSON that could be read in two ways', async () => {
  for (const body of [
    '{',
    '{"id":',
    "{'id':1}",
    '{"id":1,}',
    'null x',
    '[1,2',
    '{"id":NaN}',
    '{"id":01}',
    '{"id":"a\nb"}',
    '{"id":"a","id":"b"}',
    '{"__proto__":{"id":"x"}}',
    '['.repeat(70) + ']'.repeat(70),
  ]) {
    const answer = await post(body);
    assert.equal(answer.status, 400, body);
    assert.equal(answer.body.code, 'incorrect_json', body);
    assert.equal(answer.body.details[0].location, 'body', body);
  }
  for (const bytes of [Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]), Buffer.from('{"id":"x"}', 'utf16le')])
    assert.equal((await post(bytes)).body.code, 'incorrect_json');
});

test('400: a body that is missing, empty or of another JSON type', async () => {
  assert.equal((await service.request('POST', PATH)).body.details[0].type, 'value_error.missing');
  assert.equal((await post('', { 'content-type': 'application/json' })).status, 400);
  for (const body of ['null', '[]', '"x"', '7', 'true'])
    assert.equal((await post(body)).body.code, 'bad_request', body);
});

test('400: text that cannot be stored is refused with its place, by body, query and path', async () => {
  for (const text of ['a\\u0000b', '\\ud800', 'x\\udfff']) {
    const answer = await post(`{"id":"nul","display_name":"${text}"}`);
    assert.equal(answer.status, 400, text);
    assert.deepEqual(
      answer.body.details.map((detail: { pointer: string }) => detail.pointer),
      ['/display_name'],
    );
  }
  assert.equal((await service.request('GET', `${PATH}?search=a%00b`)).status, 400);
  assert.equal((await service.request('GET', `${PATH}/a%00b`)).status, 404);
});

test('201: hostile text is text: SQL, markup, bidi and line breaks come back as they came', async () => {
  const names = [
    `'; DROP TABLE merchant_accounts; --`,
    `" OR 1=1 --`,
    '*)(uid=*',
    '{"$gt":""}',
    '<script>alert(1)</script>',
    '=cmd|x',
    '\u202eevil',
    'a\r\nb: c\u001b[31m',
    'e\u0301',
  ];
  for (const [index, name] of names.entries()) {
    const answer = await service.request('POST', PATH, {
      body: { id: `hostile-${index}`, display_name: name },
    });
    assert.equal(answer.status, 201, name);
    assert.equal((await service.request('GET', `${PATH}/hostile-${index}`)).body.display_name, name);
  }
});

test('413: a body over the limit, announced or not, and the connection is closed', async () => {
  const answer = await post(`{"id":"${'x'.repeat(BODY_BYTES_MAX)}"}`);
  assert.equal(answer.status, 413);
  assert.equal(answer.body.code, 'payload_too_large');
  const announced = await raw(`${head('content-length: 99999999999\r\n')}{`);
  assert.match(announced, /^HTTP\/1\.1 413 /);
  const chunk = 'x'.repeat(BODY_BYTES_MAX + 1);
  const chunked = await raw(
    `${head('transfer-encoding: chunked\r\n')}${chunk.length.toString(16)}\r\n${chunk}`,
  );
  assert.match(chunked, /^HTTP\/1\.1 413 /);
});

test('400: requests that two servers could cut in two ways are refused before anything is read', async () => {
  for (const lines of [
    'content-length: 2\r\ntransfer-encoding: chunked\r\n',
    'transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n',
    'transfer-encoding: xchunked\r\n',
    'content-length: +2\r\n',
    'content-length: 2\r\ncontent-length: 3\r\n',
    'content-length: 2, 3\r\n',
  ]) {
    const answer = await raw(`${head(lines)}{}`);
    assert.match(answer, /^HTTP\/1\.1 400 /, lines);
  }
  assert.match(await raw('POST / HTTP/1.1\nhost: x\n\n'), /^HTTP\/1\.1 4/);
  assert.match(
    await raw(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(20_000)}\r\n\r\n`),
    /^HTTP\/1\.1 431 /,
  );
  assert.match(await raw('\u0016\u0003\u0001'), /^HTTP\/1\.1 400 |^$/);
});

test('a body that ends too early has no effect', async () => {
  await raw(`${head('content-length: 500\r\n')}{"id":"short","display_name":"Short"}`, 'leaves');
  assert.equal((await service.request('GET', `${PATH}/short`)).status, 404);
});

test('200: an upper-case UUID is the same id; 400 for what is none', async () => {
  const key = (await service.request('GET', '/api-key-pairs')).body.items[0];
  assert.equal((await service.request('GET', `/api-key-pairs/${key.id.toUpperCase()}`)).body.id, key.id);
  for (const id of [
    'x',
    `${key.id}0`,
    `{${key.id}}`,
    key.id.replaceAll('-', ''),
    'a%2Fb',
    '%27',
    '..%2f..',
  ]) {
    const answer = await service.request('GET', `/api-key-pairs/${id}`);
    assert.equal(answer.status, 400, id);
    assert.deepEqual(
      answer.body.details,
      [{ location: 'path', pointer: 'api_key_pair_id', message: 'must be a UUID', type: 'type_error.uuid' }],
      id,
    );
  }
});

test('404: dots in a path, encoded or not, lead nowhere', async () => {
  for (const path of [
    '/%2e%2e/roles',
    '/../roles',
    '/./roles',
    '/x/..%2froles',
    '/merchant-accounts/../roles',
  ])
    assert.match(
      await raw(
        `GET ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nconnection: close\r\n\r\n`,
      ),
      /^HTTP\/1\.1 404 /,
      path,
    );
});

test('override headers override nothing; HEAD is GET without a body; TRACE and CONNECT are not served', async () => {
  const answer = await service.request('GET', `${PATH}/default`, {
    headers: { 'x-http-method-override': 'DELETE', 'x-method-override': 'PUT', 'x-http-method': 'PUT' },
  });
  assert.equal(answer.status, 200);
  const headed = await service.request('HEAD', `${PATH}/default`, { unchecked: true });
  assert.deepEqual([headed.status, headed.text], [200, '']);
  assert.match(
    await raw(`TRACE ${PATH} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    /^HTTP\/1\.1 40[45] /,
  );
  assert.doesNotMatch(
    await raw(`CONNECT ${PATH} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`),
    /^HTTP\/1\.1 2/,
  );
});

test('every answer forbids caching, sniffing and framing, and names its request', async () => {
  for (const answer of [
    await service.request('GET', PATH),
    await service.request('GET', PATH, { token: null }),
    await service.request('GET', '/nowhere', { unchecked: true }),
  ]) {
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    assert.match(answer.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
    assert.equal(answer.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/);
  }
});

/** A pattern that tries every beginning takes minutes of processor time. */
const CPU_US_MAX = 5_000_000;

test('text built to make patterns slow is answered at once', async () => {
  const before = process.cpuUsage();
  for (const text of [
    'a'.repeat(100_000),
    `${'-'.repeat(50_000)}!`,
    '@'.repeat(50_000),
    `http://${'a.'.repeat(30_000)}`,
  ])
    await post(JSON.stringify({ id: text, display_name: text, loon_merchant_account_id: text }));
  assert.ok(process.cpuUsage(before).user < CPU_US_MAX, 'whatever else the machine does meanwhile');
});

test('400: of a body with card fields that is not JSON nothing is said but that, and from where on', async () => {
  for (const [body, place] of [
    ['{"payment_method":{"number":"4111111111111111"} x', 'line 1, column 49'],
    ['{"amount":1,}', 'line 1, column 13'],
    ['{\n  "amount": 1299,\n  "currency": "USD",\n}', 'line 4, column 1'],
    ['{\n  "metadata": { "é": "日本" } "x": 1 }', 'line 2, column 29'],
    ['\u0000', 'line 1, column 1'],
  ] as const) {
    const answer = await service.request('POST', '/transactions', { rawBody: body, unchecked: true });
    assert.deepEqual(
      [answer.status, answer.body.code, answer.body.details],
      [
        400,
        'incorrect_json',
        [
          {
            location: 'body',
            pointer: '',
            message: `the body is not well-formed JSON in UTF-8, from ${place} on`,
            type: 'value_error.jsondecode',
          },
        ],
      ],
    );
  }
});

test('a body that may be left out may be null', async () => {
  assert.equal((await service.request('POST', '/checkout/sessions', { rawBody: 'null' })).status, 201);
  assert.equal((await service.request('POST', '/buyers', { rawBody: 'null' })).status, 400);
});

test('400, 417: what node:http would refuse without a word has an error body too', async () => {
  for (const [status, head] of [
    [400, 'GET /buyers HTTP/1.1'],
    [400, 'GET /health HTTP/1.1\r\nhost: a\r\nhost: b'],
    [400, 'POST /buyers HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nContent-Type: text/plain'],
    [417, 'GET /buyers HTTP/1.1\r\nhost: x\r\nexpect: tea'],
    [400, 'CONNECT a:1 HTTP/1.1\r\nhost: x'],
  ] as const) {
    const text = await raw(`${head}\r\nconnection: close\r\n\r\n`);
    const body = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
      type: string;
      status: number;
      code: string;
    };
    assert.deepEqual(
      [text.slice(9, 12), body.type, body.status, body.code],
      [String(status), 'error', status, 'bad_request'],
      head,
    );
  }
  assert.equal((await raw('GET /health HTTP/1.0\r\n\r\n')).slice(9, 12), '200');
});

test('a caller who goes away in the middle of a body is no trouble of the service', async () => {
  const incoming = new IncomingMessage(new Socket());
  incoming.headers['content-length'] = '100';
  const read = readBody(incoming);
  incoming.push(Buffer.from('{"id":'));
  incoming.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  await assert.rejects(read, { name: 'Problem', code: 'bad_request' });
});
