import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { after, before, test } from 'node:test';
import {
  type Target,
  authority,
  openRawTlsTarget,
  openTlsTarget,
  trustTestAuthority,
} from '../../test/harness/tls-target.ts';
import { wholeBody } from '../../test/harness/answer-body.ts';
import { issue } from '../../test/harness/certificates.ts';
import { eventually, PATIENCE_MS, withinEnough } from '../../test/harness/eventually.ts';
import { Problem } from '../domain/problem.ts';
import { systemClock } from '../platform/clock.ts';
import type { AuthenticationMethodId, MerchantAccountId, PaymentMethodId } from '../domain/ids.ts';
import { Secret } from '../domain/secret.ts';
import { type Outbound, createOutbound } from '../net/exchange.ts';
import { PLACEHOLDERS } from './placeholder.ts';
import { type Relay, type RelayCard, type RelayRequest, type Template, createRelay } from './relay.ts';

const VALUES: Record<string, string> = { pan1: '4111111111111111', pan2: '378282246310005', code: '737' };
let outbound: Outbound;
let relay: Relay;
let folder: string;
let opened: Buffer[] = [];
let cryptograms = 0;
const targets: Target[] = [];

before(async () => {
  trustTestAuthority();
  folder = await mkdtemp(join(tmpdir(), 'railyard-relay-'));
  outbound = createOutbound({ allowLoopback: true, ownOrigins: [], resolve: async () => ['127.0.0.1'] });
  const expiry = { month: 3, year: 2031 };
  const engine = createRelay({ outbound, clock: systemClock(), folder });
  relay = (request_, template, signal) =>
    engine(
      request_,
      template,
      {
        open: async ({ label }) => {
          const value = Buffer.from(VALUES[label] ?? '');
          opened.push(value);
          return value;
        },
        openedAll: () => undefined,
        networkToken: async (paymentMethodId, { cryptogram }) =>
          paymentMethodId === 'two'
            ? null
            : {
                number: Buffer.from('4895370012345670'),
                expiry,
                cryptogram: cryptogram ? Buffer.from(`AgAAAA${(cryptograms += 1)}AAA=`) : null,
              },
      },
      signal,
    );
});
after(async () => {
  await outbound.close();
  for (const target of targets) await target.close();
  await rm(folder, { recursive: true });
});

function card(number: string, paymentMethodId: string | null, securityCode: string | null = null): RelayCard {
  const secret = (label: string): Secret => new Secret(label, { kind: 'held', handle: label });
  return {
    paymentMethodId: paymentMethodId as PaymentMethodId | null,
    number: secret(number),
    expiry: { month: 9, year: 2028 },
    securityCode: securityCode === null ? null : secret(securityCode),
  };
}

function request(url: string, changes: Partial<RelayRequest> = {}): RelayRequest {
  return {
    merchantAccountId: 'default' as MerchantAccountId,
    actor: 'test',
    method: 'POST',
    url,
    extraPorts: [],
    headers: [],
    contentType: 'application/json',
    announcedBytes: null,
    timeoutMs: PATIENCE_MS,
    merchantInitiated: true,
    cards: [card('pan1', 'one', 'code'), card('pan2', 'two')],
    threeDSecure: null,
    authentications: [],
    ...changes,
  };
}

function inChunks(body: string | Buffer, bytes = 65_536): Template {
  const whole = Buffer.from(body);
  const chunks = Array.from({ length: Math.ceil(whole.length / bytes) }, (_, index) =>
    Buffer.from(whole.subarray(index * bytes, (index + 1) * bytes)),
  );
  return { chunks: Readable.from(chunks), sendable: () => Promise.resolve() };
}

async function target(...options: Parameters<typeof openTlsTarget>): Promise<Target> {
  const started = await openTlsTarget(...options);
  targets.push(started);
  return started;
}

async function send(
  to: RelayRequest,
  body: string | Buffer,
  bytes?: number,
): Promise<Readonly<{ status: number; body: string }>> {
  const answer = await relay(to, inChunks(body, bytes));
  return { status: answer.status, body: (await wholeBody(answer.body)).toString() };
}

async function refusal(to: RelayRequest, body: string | Buffer): Promise<Problem> {
  try {
    await send(to, body);
  } catch (error) {
    assert.ok(error instanceof Problem, String(error));
    return error;
  }
  throw new Error('was not refused');
}

test('every placeholder is filled with what it stands for', async () => {
  const at = await target();
  const threeDSecure = {
    cavv: 'AAABBZEEBgAAAAAAlIQGAAAAAAA=',
    eci: '05',
    version: '2.2.0',
    directory_response: 'C',
    authentication_response: 'Y',
    server_transaction_id: 'd6b1b1c6-7e5c-4bb5-8a8d-bf7e4a2a6c11',
    directory_transaction_id: 'c4e59ceb-a382-4d6a-bc87-385d591fa09d',
    scheme: 'visa',
  };
  const body = JSON.stringify(
    Object.fromEntries([...PLACEHOLDERS.keys()].map((name) => [name, `{{ ${name}_1 }}`])),
  );
  await send(request(at.url, { threeDSecure }), body);
  const got = JSON.parse(at.received[0]?.body.toString() ?? '') as Record<string, string>;
  const dates = { '': '09/28', _M: '9', _MM: '09', _YY: '28', _YYYY: '2028', _MMYY: '0928' };
  const tokenDates = { '': '03/31', _M: '3', _MM: '03', _YY: '31', _YYYY: '2031', _MMYY: '0331' };
  const expected: Record<string, string> = {
    CARD_NUMBER: '4111111111111111',
    CARD_SECURITY_CODE: '737',
    CARD_NETWORK_TOKEN: '4895370012345670',
    CARD_CRYPTOGRAM: `AgAAAA${cryptograms}AAA=`,
  };
  for (const [suffix, text] of Object.entries(dates)) expected[`CARD_EXPIRATION_DATE${suffix}`] = text;
  for (const [suffix, text] of Object.entries(tokenDates))
    expected[`CARD_NETWORK_TOKEN_EXPIRATION_DATE${suffix}`] = text;
  for (const [suffix, key] of Object.entries({
    CAVV: 'cavv',
    ECI: 'eci',
    VERSION: 'version',
    DIRECTORY_RESPONSE: 'directory_response',
    AUTHENTICATION_RESPONSE: 'authentication_response',
    SERVER_TRANSACTION_ID: 'server_transaction_id',
    DS_TRANSACTION_ID: 'directory_transaction_id',
    SCHEME: 'scheme',
  } as const))
    expected[`CARD_3DS_${suffix}`] = threeDSecure[key];
  for (const name of Object.keys(got))
    assert.equal(got[name], expected[name.replace('_OR_EMPTY_STRING', '')], name);
  assert.equal(Object.keys(got).length, PLACEHOLDERS.size);
});

type HeldBack = Readonly<{ template: Template; announcedBytes: number; let: PromiseWithResolvers<void> }>;

/** Templates that are whole before they may be sent: in this process, and over the link, where the end says so. */
function heldBack(text: string): readonly HeldBack[] {
  const [here, linked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* endingLate(): AsyncGenerator<Buffer> {
    yield Buffer.from(text);
    await linked.promise;
  }
  for (const { promise } of [here, linked]) promise.catch(() => undefined);
  const announcedBytes = Buffer.byteLength(text);
  return [
    { template: { ...inChunks(text, 16), sendable: () => here.promise }, announcedBytes, let: here },
    {
      template: { chunks: Readable.from(endingLate()), sendable: () => Promise.resolve() },
      announcedBytes,
      let: linked,
    },
  ];
}

test('a whole template has its values opened before it may be sent, and nothing is sent', async () => {
  for (const held of heldBack('{"n":"{{CARD_NUMBER_1}}"}')) {
    const at = await target();
    opened = [];
    const relayed = relay(request(at.url, { announcedBytes: held.announcedBytes }), held.template);
    await eventually(() => assert.equal(opened.length, 1));
    assert.equal(at.connections(), 0);
    held.let.resolve();
    await wholeBody((await relayed).body);
    assert.equal(at.received[0]?.body.toString(), '{"n":"4111111111111111"}');
  }
});

test('what was opened for a template that may not be sent is wiped, and nothing was sent', async () => {
  for (const held of heldBack('{"n":"{{CARD_NUMBER_1}}"}')) {
    const at = await target();
    opened = [];
    const relayed = relay(request(at.url, { announcedBytes: held.announcedBytes }), held.template);
    await eventually(() => assert.equal(opened.length, 1));
    held.let.reject(new Error('the audit row was not committed'));
    await assert.rejects(relayed);
    assert.ok(opened.every((value) => value.every((byte) => byte === 0)));
    assert.equal(at.connections(), 0);
  }
});

test('a network token is asked for only when the template may be sent', async () => {
  for (const held of heldBack('{"n":"{{CARD_NUMBER_1}}","c":"{{CARD_CRYPTOGRAM_1}}"}')) {
    const at = await target();
    const before_ = cryptograms;
    opened = [];
    const relayed = relay(request(at.url, { announcedBytes: held.announcedBytes }), held.template);
    const refused = assert.rejects(relayed);
    held.let.reject(new Error('the audit row was not committed'));
    await refused;
    assert.deepEqual([cryptograms, opened.length], [before_, 0]);
  }
});

test('a second relay gets a second cryptogram; one relay has one, wherever it is asked for', async () => {
  const at = await target();
  await send(request(at.url), '{"a":"{{CARD_CRYPTOGRAM_1}}","b":"{{CARD_CRYPTOGRAM_OR_EMPTY_STRING_1}}"}');
  await send(request(at.url), '{"a":"{{CARD_CRYPTOGRAM_1}}"}');
  const [first, second] = at.received.map(
    ({ body }) => JSON.parse(body.toString()) as { a: string; b?: string },
  );
  assert.equal(first?.a, first?.b);
  assert.notEqual(first?.a, second?.a);
});

test('no network token: 400 for the plain placeholder and nothing sent, an empty string for its twin', async () => {
  const at = await target();
  const error = await refusal(request(at.url), '{"a":"{{CARD_NETWORK_TOKEN_2}}"}');
  assert.deepEqual([error.code, error.reason], ['bad_request', 'network_token_unavailable']);
  assert.equal(at.connections(), 0);
  await send(
    request(at.url),
    '{"t":"{{CARD_NETWORK_TOKEN_OR_EMPTY_STRING_2}}",' +
      '"d":"{{CARD_NETWORK_TOKEN_EXPIRATION_DATE_MM_OR_EMPTY_STRING_2}}",' +
      '"c":"{{CARD_CRYPTOGRAM_OR_EMPTY_STRING_2}}","n":"{{CARD_NUMBER_2}}"}',
  );
  assert.equal(at.received[0]?.body.toString(), '{"t":"","d":"","c":"","n":"378282246310005"}');
});

/** Each is refused with this code, and the target sees not even a connection. */
const REFUSED: readonly (readonly [
  name: string,
  body: string | Buffer,
  reason: string,
  changes?: Partial<RelayRequest>,
])[] = [
  ['an unknown placeholder', '{"a":"{{CARD_PIN_1}}"}', 'placeholder_unknown'],
  [
    'an unknown placeholder at the end of 5 MB',
    `{"n":"{{CARD_NUMBER_1}}","a":"${'x'.repeat(5_000_000)}{{CARD_PIN_1}}"}`,
    'placeholder_unknown',
  ],
  ['an index beyond the list', '{"a":"{{CARD_NUMBER_3}}"}', 'placeholder_out_of_range'],
  [
    'a security code of a card that is not the session’s',
    '{"a":"{{CARD_SECURITY_CODE_2}}"}',
    'placeholder_out_of_range',
  ],
  [
    'a security code that nobody has',
    '{"a":"{{CARD_SECURITY_CODE_1}}"}',
    'value_missing',
    { cards: [card('pan1', 'one')] },
  ],
  ['a 3-D Secure value without a result', '{"a":"{{CARD_3DS_CAVV_1}}"}', 'value_missing'],
  ['an unclosed placeholder', '{"a":"{{CARD_NUMBER_1"}', 'placeholder_malformed'],
  ['nested placeholders', '{"a":"{{ {{ CARD_NUMBER_1 }} }}"}', 'placeholder_malformed'],
  ['a card number outside a JSON string', '{"a":{{CARD_NUMBER_1}}}', 'placeholder_outside_string'],
  ['100,000 placeholders', `{"a":"${'{{CARD_NUMBER_1}}'.repeat(100_000)}"}`, 'placeholders_too_many'],
  ['UTF-16', Buffer.from('{"a":"{{CARD_NUMBER_1}}"}', 'utf16le'), 'body_not_text'],
  [
    'a charset that hides placeholders',
    '{"a":1}',
    'charset_refused',
    { contentType: 'application/json; charset=utf-16' },
  ],
  ['a body of more than 32 MB', Buffer.alloc(32 * 1024 * 1024 + 1, 'x'), 'body_too_large'],
];

for (const [name, body, reason, changes] of REFUSED) {
  test(`4xx and not one byte out: ${name}`, async () => {
    const at = await target();
    const error = await refusal(request(at.url, changes), body);
    assert.equal(error.reason, reason);
    assert.ok(['bad_request', 'payload_too_large'].includes(error.code));
    assert.equal(at.connections(), 0);
    assert.deepEqual(await readdir(folder), []);
  });
}

test('what was filled in is never scanned again', async () => {
  const at = await target();
  VALUES['pan1'] = '{{CARD_NUMBER_2}}';
  await send(request(at.url), '{"a":"{{CARD_NUMBER_1}}"}');
  VALUES['pan1'] = '4111111111111111';
  assert.equal(at.received[0]?.body.toString(), '{"a":"{{CARD_NUMBER_2}}"}');
});

test('a value that needs escaping is escaped in JSON and in a form, and refused where there is no escape', async () => {
  const at = await target();
  const awkward = { threeDSecure: { version: 'a"\\\n&=é' } };
  await send(request(at.url, awkward), '{"a":"{{CARD_3DS_VERSION_1}}"}');
  await send(
    request(at.url, { ...awkward, contentType: 'application/x-www-form-urlencoded' }),
    'a=%7B%7B+CARD_3DS_VERSION_1+%7D%7D&d={{CARD_EXPIRATION_DATE_1}}',
  );
  assert.deepEqual(JSON.parse(at.received[0]?.body.toString() ?? ''), { a: 'a"\\\n&=é' });
  assert.deepEqual(Object.fromEntries(new URLSearchParams(at.received[1]?.body.toString())), {
    a: 'a"\\\n&=é',
    d: '09/28',
  });
  for (const contentType of ['application/xml', 'text/csv', 'application/octet-stream', null])
    assert.equal(
      (await refusal(request(at.url, { ...awkward, contentType }), '<a>{{CARD_3DS_VERSION_1}}</a>')).reason,
      'placeholder_needs_escaping',
    );
  assert.equal(at.received.length, 2);
});

test('10 MB with a placeholder at each end arrive whole, cut into chunks of any size', async () => {
  const at = await target();
  const filler = 'x'.repeat(10 * 1024 * 1024);
  for (const bytes of [65_536, 10_007])
    await send(request(at.url), `{"a":"{{CARD_NUMBER_1}}","f":"${filler}","b":"{{CARD_NUMBER_2}}"}`, bytes);
  const wanted = createHash('sha256')
    .update(`{"a":"4111111111111111","f":"${filler}","b":"378282246310005"}`)
    .digest('hex');
  for (const { body } of at.received) assert.equal(createHash('sha256').update(body).digest('hex'), wanted);
  assert.equal(at.received.length, 2);
  assert.deepEqual(await readdir(folder), []);
});

test('a target that reads slowly gets the bytes that were meant, though they pass through one buffer', async () => {
  const at = await target();
  const digest = createHash('sha256');
  let read = 0;
  const slow = await openRawTlsTarget((socket) => {
    let head = Buffer.alloc(0);
    let inBody = false;
    socket.on('data', (chunk: Buffer) => {
      socket.pause();
      setImmediate(() => socket.resume());
      let body = chunk;
      if (!inBody) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        inBody = true;
        body = head.subarray(end + 4);
      }
      digest.update(body);
      read += body.length;
      if (read === wanted.length) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
    });
  });
  targets.push(slow);
  // No two stretches alike, so that a chunk sent twice or overwritten under way shows.
  const filler = Array.from({ length: 200_000 }, (_, index) => index.toString(36).padStart(10, '.')).join('');
  const wanted = Buffer.from(`{"a":"4111111111111111","f":"${filler}","b":"378282246310005"}`);
  const template = `{"a":"{{CARD_NUMBER_1}}","f":"${filler}","b":"{{CARD_NUMBER_2}}"}`;
  await send(request(slow.url), template);
  assert.equal(digest.digest('hex'), createHash('sha256').update(wanted).digest('hex'));
  await send(request(at.url), template, 999);
  assert.ok(at.received[0]?.body.equals(wanted));
});

test('the answer comes back as it is: status, headers, body', async () => {
  const at = await target((_request, response) =>
    response.writeHead(418, { 'x-a': ['1', '2'], 'content-type': 'text/plain' }).end('short and stout'),
  );
  const answer = await relay(request(at.url), inChunks('{}'));
  assert.equal(answer.status, 418);
  assert.deepEqual(
    answer.headers.filter(([name]) => name === 'x-a').map(([, value]) => value),
    ['1', '2'],
  );
  assert.equal((await wholeBody(answer.body)).toString(), 'short and stout');
});

test('a certificate of a stored method is shown to the target, and a long body keeps streaming', async () => {
  const at = await target(undefined, {
    requestCert: true,
    rejectUnauthorized: true,
    ca: [authority.certificate],
  });
  const client = issue({ subject: 'merchant' }, authority);
  VALUES['certificate'] = client.certificate;
  VALUES['key'] = client.key;
  const fields = {
    certificate: new Secret('certificate', { kind: 'held', handle: 'c' }),
    private_key: new Secret('key', { kind: 'held', handle: 'k' }),
  };
  await send(
    request(at.url, {
      authentications: [{ id: 'a' as AuthenticationMethodId, kind: 'mtls', method: 'pem', fields }],
    }),
    `{"f":"${'x'.repeat(6_000_000)}","n":"{{CARD_NUMBER_1}}"}`,
  );
  assert.equal(at.received[0]?.clientSubject, 'merchant');
  assert.equal(at.received[0]?.body.length, 6_000_000 + 31);
});

test('a cut connection is a 502 that may have happened, a timeout a 504, nobody there nothing sent', async () => {
  const cutting = await openRawTlsTarget((socket) => socket.once('data', () => socket.destroy()));
  const silent = await openRawTlsTarget(() => undefined);
  const gone = await openTlsTarget();
  await gone.close();
  targets.push(cutting, silent);
  const cut = await refusal(request(cutting.url), '{}');
  assert.deepEqual(
    [cut.code, cut.reason, cut.details[0]?.type],
    ['bad_gateway', 'connection_cut', 'may_have_happened'],
  );
  const late = await withinEnough(
    400,
    (timeoutMs) => refusal(request(silent.url, { timeoutMs }), '{}'),
    ({ reason }) => reason === 'timeout_before_sending',
  );
  assert.deepEqual(
    [late.code, late.reason, late.details[0]?.type],
    ['gateway_timeout', 'timeout', 'may_have_happened'],
  );
  const nobody = await refusal(request(gone.url), '{}');
  assert.deepEqual(
    [nobody.code, nobody.reason, nobody.details[0]?.type],
    ['bad_gateway', 'target_unreachable', 'not_sent'],
  );
});

test('what was opened is wiped when the exchange is over, well or badly', async () => {
  const at = await target();
  opened = [];
  await send(request(at.url), '{"a":"{{CARD_NUMBER_1}}{{CARD_NUMBER_2}}"}');
  await refusal(request('https://localhost:1'), '{"a":"{{CARD_NUMBER_1}}"}');
  await refusal(request(at.url), '{"a":"{{CARD_NUMBER_1}}{{CARD_NETWORK_TOKEN_2}}"}');
  await new Promise((resolve) => setImmediate(resolve));
  assert.ok(opened.length >= 3);
  assert.ok(opened.every((value) => value.every((byte) => byte === 0)));
});
