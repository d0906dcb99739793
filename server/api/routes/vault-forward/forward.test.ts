import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { after, before, test } from 'node:test';
import {
  type TestAnswer,
  type TestService,
  eventually,
  recordSecret,
  openTestService,
} from '../../../../test/harness/index.ts';
import { withinEnough } from '../../../../test/harness/eventually.ts';
import {
  type Target,
  openRawTlsTarget,
  openTlsTarget,
  trustTestAuthority,
} from '../../../../test/harness/tls-target.ts';
import { type MerchantAccountId, type PaymentMethodId, toId } from '../../../domain/ids.ts';
import { describeCard } from '../../../payment-methods/describe-card.ts';
import { storeCard } from '../../../payment-methods/store-card.ts';
import { forgetOldRelays } from '../../../relay-requests/forget-relays.ts';

const NUMBERS = ['4111111111111111', '5555555555554444'] as const;
const DEFAULT: MerchantAccountId = toId('default');
let service: TestService;
let target: Target;
let cards: PaymentMethodId[] = [];
const targets: Target[] = [];

before(async () => {
  trustTestAuthority();
  service = await openTestService();
  target = await openTlsTarget((_request, response) =>
    response
      .writeHead(201, {
        'content-type': 'application/json',
        'x-theirs': 'yes',
        'set-cookie': 'a=b',
        'x-vault-forward-error': 'spoofed',
        'strict-transport-security': 'max-age=1',
      })
      .end('{"ok":true}'),
  );
  targets.push(target);
  cards = [await storedCard(NUMBERS[0]), await storedCard(NUMBERS[1])];
});
after(async () => {
  await service.close();
  for (const one of targets) await one.close();
});

async function storedCard(number: string): Promise<PaymentMethodId> {
  recordSecret(number);
  const { parts } = service;
  const held = await parts.vault.hold('card.number', Buffer.from(number));
  const row = await storeCard(
    parts,
    {
      merchantAccountId: DEFAULT,
      number: held,
      expirationDate: '09/30',
      description: await describeCard(parts.bins, held.facts),
      buyerId: null,
      externalIdentifier: null,
      status: 'succeeded',
    },
    parts.clock.now(),
  );
  return row.payment_method_id;
}

type Control = Readonly<Record<string, string | undefined>>;

function relay(
  body: string | Uint8Array,
  control: Control = {},
  options: Parameters<TestService['request']>[2] = {},
): Promise<TestAnswer> {
  const all: Control = {
    'x-vault-forward-url': `${target.url}/charge`,
    'x-vault-forward-http-method': 'POST',
    'x-vault-forward-payment-methods': cards.join(','),
    'content-type': 'application/json',
    ...control,
  };
  const headers = Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  return service.request('POST', '/vault-forward', {
    rawBody: body,
    headers,
    scopes: ['vault-forward.write'],
    unchecked: true,
    ...options,
  });
}

type Row = Readonly<{
  outcome: string | null;
  reason: string | null;
  status: number | null;
  host: string | null;
  sent_bytes: bigint | null;
  answer_bytes: bigint | null;
  payment_method_ids: string[];
  api_key_pair_id: string | null;
}>;

async function audit(): Promise<Row> {
  return eventually(async () => {
    const [row] = await service.db.query<Row>(
      { name: 'test_relay', text: 'SELECT * FROM relays ORDER BY relay_id DESC LIMIT 1' },
      [],
    );
    assert.ok(row?.outcome);
    return row;
  });
}

test('200: card data reaches the target in the merchant’s request, and the answer comes back', async () => {
  const answer = await relay(
    '{"number":"{{ CARD_NUMBER_1 }}","expiry":"{{CARD_EXPIRATION_DATE_1}}","second":"{{CARD_NUMBER_2}}","code":"123"}',
    { 'x-vault-forward-header-authorization': 'Bearer downstream', 'x-vault-forward-header-x-odd_name': '1' },
  );
  assert.equal(answer.status, 201);
  assert.equal(answer.text, '{"ok":true}');
  assert.equal(answer.headers.get('x-theirs'), 'yes');
  for (const dropped of ['set-cookie', 'x-vault-forward-error', 'strict-transport-security', 'connection-x'])
    assert.equal(answer.headers.get(dropped), null, dropped);
  const got = target.received.at(-1);
  assert.equal(got?.url, '/charge');
  assert.deepEqual(JSON.parse(got?.body.toString() ?? ''), {
    number: NUMBERS[0],
    expiry: '09/30',
    second: NUMBERS[1],
    code: '123',
  });
  assert.equal(got?.headers.authorization, 'Bearer downstream');
  assert.equal(got?.headers['x-odd_name'], '1');
  assert.deepEqual(Object.keys(got?.headers ?? {}).toSorted(), [
    'authorization',
    'connection',
    'content-length',
    'content-type',
    'host',
    'user-agent',
    'x-odd_name',
  ]);
  const row = await audit();
  assert.deepEqual(
    [row.outcome, row.status, row.host, row.answer_bytes],
    ['answered', 201, `localhost:${target.port}`, 11n],
  );
  assert.equal(row.sent_bytes, BigInt(got?.body.length ?? 0));
  assert.deepEqual(row.payment_method_ids, cards);
  assert.notEqual(row.api_key_pair_id, null);
});

test('200: PUT and PATCH, any content type, an empty body, a form', async () => {
  for (const method of ['PUT', 'PATCH']) {
    await relay('<card>{{CARD_NUMBER_1}}</card>', {
      'x-vault-forward-http-method': method,
      'content-type': 'application/xml',
    });
    const got = target.received.at(-1);
    assert.deepEqual(
      [got?.method, got?.body.toString(), got?.headers['content-type']],
      [method, `<card>${NUMBERS[0]}</card>`, 'application/xml'],
    );
  }
  await relay(
    new URLSearchParams({ number: '{{ CARD_NUMBER_1 }}', expiry: '{{ CARD_EXPIRATION_DATE_1 }}' }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
  );
  assert.equal(target.received.at(-1)?.body.toString(), `number=${NUMBERS[0]}&expiry=09%2F30`);
  await relay('{{CARD_NUMBER_1}}', { 'content-type': 'nonsense' });
  assert.equal(target.received.at(-1)?.headers['content-type'], 'nonsense');
  assert.equal(target.received.at(-1)?.body.toString(), NUMBERS[0]);
  await relay('');
  assert.equal(target.received.at(-1)?.headers['content-length'], '0');
});

test('200: 10 MB through the API, digest for digest', async () => {
  const filler = 'x'.repeat(10 * 1024 * 1024);
  assert.equal((await relay(`{"f":"${filler}","n":"{{CARD_NUMBER_1}}"}`)).status, 201);
  assert.equal(
    target.received.at(-1)?.body.equals(Buffer.from(`{"f":"${filler}","n":"${NUMBERS[0]}"}`)),
    true,
  );
});

test('200: a card number that the target echoes is passed on, and stands in no log and no table', async () => {
  const echo = await openTlsTarget((request, response) =>
    response.writeHead(402, { 'x-echo': NUMBERS[0] }).end(request.body),
  );
  targets.push(echo);
  const response = await raw({ 'x-vault-forward-url': echo.url }, `{"n":"{{CARD_NUMBER_1}}"}`);
  assert.equal(response.status, 402);
  assert.equal(response.text, `{"n":"${NUMBERS[0]}"}`);
  const again = await raw(
    { 'x-vault-forward-url': echo.url, 'idempotency-key': 'echo-1' },
    `{"n":"{{CARD_NUMBER_1}}"}`,
  );
  assert.equal(again.text, response.text);
  const tables = await service.db.query<{ name: string }>(
    {
      name: 'test_tables',
      text: `SELECT oid::regclass::text AS name FROM pg_class
        WHERE relkind = 'r' AND relnamespace::regnamespace::text IN ('public', 'vault', 'simulator')`,
    },
    [],
  );
  assert.ok(tables.length > 30);
  for (const { name } of tables) {
    const rows = await service.db.query(
      { name: `test_echo_${name}`, text: `SELECT 1 FROM ${name} t WHERE t::text LIKE '%' || $1 || '%'` },
      [NUMBERS[0]],
    );
    assert.equal(rows.length, 0, `the number stands in ${name}`);
  }
});

test('400: everything that is wrong with the headers is said at once, and nothing is sent', async () => {
  const before_ = target.connections();
  const answer = await relay('{}', {
    'x-vault-forward-url': 'http://169.254.169.254/',
    'x-vault-forward-http-method': 'GET',
    'x-vault-forward-payment-methods': `${cards[0]},${cards[0]},nonsense`,
    'x-vault-forward-timeout': '0',
    'x-vault-forward-merchant-initiated': 'maybe',
    'x-vault-forward-authentications': 'x',
    'x-vault-forward-header-host': 'evil',
    'x-vault-forward-urll': 'typo',
    'content-encoding': 'gzip',
  });
  assert.equal(answer.status, 400);
  assert.equal(answer.body.code, 'bad_request');
  const pointers = (answer.body.details as { pointer: string }[]).map(({ pointer }) =>
    pointer.replace('x-vault-forward-', ''),
  );
  assert.deepEqual(pointers.toSorted(), [
    'authentications',
    'content-encoding',
    'header-host',
    'http-method',
    'merchant-initiated',
    'payment-methods',
    'payment-methods',
    'timeout',
    'url',
    'urll',
  ]);
  assert.equal(answer.headers.get('x-vault-forward-error'), 'url_refused');
  assert.equal(target.connections(), before_);
  assert.deepEqual([(await audit()).outcome, (await audit()).host], ['refused', null]);
});

/** Each line of headers, alone, is a 400 that names the header. */
const WRONG: readonly (readonly [name: string, value: string | undefined, type?: string])[] = [
  ['x-vault-forward-url', undefined, 'value_error.missing'],
  ['x-vault-forward-url', '', 'url_refused'],
  ['x-vault-forward-url', 'https://user@example.com/', 'url_refused'],
  ['x-vault-forward-url', 'https://10.0.0.1/', 'url_refused'],
  ['x-vault-forward-url', 'https://example.com:22/', 'url_refused'],
  ['x-vault-forward-http-method', undefined, 'value_error.missing'],
  ...['GET', 'DELETE', 'CONNECT', 'TRACE', 'post', 'GE T', 'POST,PUT', ''].map(
    (method) => ['x-vault-forward-http-method', method] as const,
  ),
  ['x-vault-forward-payment-methods', undefined, 'value_error.missing'],
  ['x-vault-forward-payment-methods', ''],
  ['x-vault-forward-payment-methods', ','],
  [
    'x-vault-forward-payment-methods',
    Array.from({ length: 101 }, () => crypto.randomUUID()).join(','),
    'value_error.list.max_items',
  ],
  ['x-vault-forward-payment-methods', '00000000-0000-7000-8000-000000000000', 'payment_method_not_found'],
  ['x-vault-forward-checkout-session', '00000000-0000-7000-8000-000000000000', 'checkout_session_not_found'],
  ['x-vault-forward-checkout-session', 'x'],
  ['x-vault-forward-authentications', '00000000-0000-7000-8000-000000000000', 'authentication_not_found'],
  ...['0', '-1', '1.5', '121', '1e1', ' ', '99999999999', 'ten'].map(
    (timeout) => ['x-vault-forward-timeout', timeout] as const,
  ),
  ['x-vault-forward-merchant-initiated', 'True'],
  ...[
    '',
    'host',
    'content-length',
    'transfer-encoding',
    'connection',
    'expect',
    'te',
    'upgrade',
    'proxy-authorization',
    'content-encoding',
    'x-vault-forward-url',
    'a'.repeat(200),
  ].map((name) => [`x-vault-forward-header-${name}`, 'x', 'value_error.header'] as const),
  ['x-vault-forward-header-x', '{{ CARD_NUMBER_1 }}', 'value_error.header'],
  ['x-vault-forward-header-x', 'a'.repeat(9_000), 'value_error.header'],
  ['x-vault-forward-header-x', '\u00e9', 'value_error.header'],
  ['x-vault-forward-unknown', 'x', 'value_error.extra'],
  ['content-encoding', 'gzip', 'content_encoding_refused'],
  ['content-type', 'application/json; charset=utf-16', 'charset_refused'],
];

test('400: each wrong header is named, its value is not, and nothing is sent', async () => {
  const before_ = target.connections();
  for (const [name, value, type] of WRONG) {
    const answer = await relay('{}', { [name]: value });
    const label = `${name}: ${value?.slice(0, 60)}`;
    assert.equal(answer.status, 400, label);
    const [detail] = answer.body.details as { pointer: string; location: string; type: string }[];
    assert.deepEqual([detail?.location, detail?.pointer], ['header', name], label);
    if (type !== undefined) assert.equal(detail?.type, type, label);
    assert.notEqual(answer.headers.get('x-vault-forward-error'), null, label);
  }
  assert.equal(target.connections(), before_);
});

test('400: a header that stands twice is refused, not first or last wins', async () => {
  for (const name of [
    'x-vault-forward-url',
    'x-vault-forward-http-method',
    'x-vault-forward-payment-methods',
    'x-vault-forward-timeout',
    'x-vault-forward-header-x',
    'content-type',
  ]) {
    const answer = await raw(
      {
        [name]: {
          'x-vault-forward-url': [target.url, target.url],
          'x-vault-forward-http-method': ['POST', 'POST'],
          'content-type': ['text/plain', 'text/plain'],
        }[name] ?? ['1', '1'],
      },
      '{}',
    );
    assert.equal(answer.status, 400, name);
  }
});

test('400: a placeholder that is not there, and a deleted card, before a byte leaves', async () => {
  const before_ = target.connections();
  const unknown = await relay('{"a":"{{CARD_NUMBER_3}}","b":"{{CARD_SECURITY_CODE_1}}"}');
  assert.deepEqual(
    [unknown.status, unknown.headers.get('x-vault-forward-error')],
    [400, 'placeholder_out_of_range'],
  );
  const token = await relay('{"a":"{{CARD_3DS_CAVV_1}}"}');
  assert.deepEqual([token.status, token.headers.get('x-vault-forward-error')], [400, 'value_missing']);
  assert.equal(target.connections(), before_);
});

test('401, 403: errors of the edge carry the relay’s error header too', async () => {
  const anonymous = await relay('{}', {}, { token: null });
  assert.deepEqual([anonymous.status, anonymous.headers.get('x-vault-forward-error')], [401, 'unauthorized']);
  const wrong = await relay('{}', {}, { scopes: ['transactions.write'] });
  assert.deepEqual([wrong.status, wrong.headers.get('x-vault-forward-error')], [403, 'forbidden']);
});

test('413: a body beyond the limit, announced or not; 400: a wrong placeholder early in a long body', async () => {
  const before_ = target.connections();
  const answer = await relay(Buffer.alloc(33 * 1024 * 1024, 'x'), {
    'content-type': 'application/octet-stream',
  });
  assert.deepEqual([answer.status, answer.headers.get('x-vault-forward-error')], [413, 'body_too_large']);
  const chunked = await raw(
    { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' },
    'x'.repeat(33 * 1024 * 1024),
  );
  assert.equal(chunked.status, 413);
  const early = await relay(`${'{{NO_1}}'.repeat(30)}${'x'.repeat(20 * 1024 * 1024)}`);
  assert.deepEqual([early.status, early.headers.get('x-vault-forward-error')], [400, 'placeholder_unknown']);
  assert.equal(target.connections(), before_);
});

test('502: a cut connection says that it may have happened; nobody there, that nothing was sent', async () => {
  const cutting = await openRawTlsTarget((socket) => socket.once('data', () => socket.destroy()));
  targets.push(cutting);
  const cut = await relay('{"n":"{{CARD_NUMBER_1}}"}', { 'x-vault-forward-url': cutting.url });
  assert.deepEqual([cut.status, cut.headers.get('x-vault-forward-error')], [502, 'connection_cut']);
  assert.match(cut.body.message, /may have been processed/);
  assert.equal((await audit()).outcome, 'may_have_happened');
  const gone = await openTlsTarget();
  await gone.close();
  const nobody = await relay('{}', { 'x-vault-forward-url': gone.url });
  assert.deepEqual([nobody.status, nobody.headers.get('x-vault-forward-error')], [502, 'target_unreachable']);
  assert.match(nobody.body.message, /Nothing was sent/);
  assert.equal((await audit()).outcome, 'not_sent');
});

test('502: a status that is none of HTTP is a malformed answer, which may have happened', async () => {
  const odd = await openRawTlsTarget((socket) =>
    socket.once('data', () => socket.end('HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n')),
  );
  targets.push(odd);
  const answer = await relay('{}', { 'x-vault-forward-url': odd.url });
  assert.deepEqual([answer.status, answer.headers.get('x-vault-forward-error')], [502, 'answer_malformed']);
  assert.equal((await audit()).outcome, 'may_have_happened');
});

test('504: a target that does not answer in time', async () => {
  const silent = await openRawTlsTarget(() => undefined);
  targets.push(silent);
  const answer = await withinEnough(
    1_000,
    (limitMs) =>
      relay('{}', { 'x-vault-forward-url': silent.url, 'x-vault-forward-timeout': String(limitMs / 1_000) }),
    ({ headers }) => headers.get('x-vault-forward-error') === 'timeout_before_sending',
  );
  assert.deepEqual([answer.status, answer.headers.get('x-vault-forward-error')], [504, 'timeout']);
});

test('an answer that breaks off breaks off for the caller too, and the audit row says cut', async () => {
  const half = await openRawTlsTarget((socket) =>
    socket.once('data', () =>
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf', () => socket.destroy()),
    ),
  );
  targets.push(half);
  await assert.rejects(relay('{}', { 'x-vault-forward-url': half.url }));
  const row = await audit();
  assert.deepEqual([row.outcome, row.status, row.answer_bytes], ['cut', 200, 4n]);
});

test('rows about relays stay as long as the operator says, of every merchant account', async () => {
  const { parts, db } = service;
  assert.equal((await relay('{}', {})).status, 201);
  const count = async (): Promise<number> =>
    Number(
      (
        await db.query<{ count: bigint }>(
          { name: 'test_count', text: 'SELECT count(*) AS count FROM relays' },
          [],
        )
      )[0]?.count,
    );
  const before = await count();
  assert.equal(await forgetOldRelays(parts), 0);
  await db.query(
    {
      name: 'test_age',
      text: `UPDATE relays SET started_at = started_at - interval '400 days'
        WHERE relay_id = (SELECT relay_id FROM relays ORDER BY started_at LIMIT 1)`,
    },
    [],
  );
  assert.equal(await forgetOldRelays({ ...parts, config: { ...parts.config, relayLogDays: 401 } }), 0);
  assert.equal(await forgetOldRelays(parts), 1);
  assert.equal(await count(), before - 1);
});

/** Past fetch: headers that stand twice, answers whose echo the harness would not let pass. */
async function raw(
  control: Readonly<Record<string, string | readonly string[]>>,
  body: string,
): Promise<Readonly<{ status: number; text: string }>> {
  const token = await service.token({ scopes: ['vault-forward.write'] });
  const all: Record<string, string | readonly string[]> = {
    authorization: `Bearer ${token}`,
    'x-vault-forward-url': target.url,
    'x-vault-forward-http-method': 'POST',
    'x-vault-forward-payment-methods': cards.join(','),
    'content-type': 'application/json',
    ...control,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : value).flatMap((one) => [name, one]),
  );
  const { promise, resolve, reject } = Promise.withResolvers<Readonly<{ status: number; text: string }>>();
  const { hostname, port } = new URL(service.url);
  const outgoing = httpRequest(
    {
      hostname,
      port,
      path: '/vault-forward',
      method: 'POST',
      headers: [
        'host',
        `${hostname}:${port}`,
        ...('transfer-encoding' in control ? [] : ['content-length', String(Buffer.byteLength(body))]),
        ...lines,
      ],
    },
    (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
      response.on('error', reject);
    },
  );
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}
