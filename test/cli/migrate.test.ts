import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isObject } from '../../packages/cli/src/step.ts';
import { openApiDocument } from '../../server/api/openapi.ts';
import { judgeForeign } from '../../packages/cli/src/migrate/judge-foreign.ts';
import { judgeOwn } from '../../packages/cli/src/migrate/judge-own.ts';
import { CARD, HAR, PAYMENT, TOKEN } from '../harness/recorded-shop.ts';
import { harRequests } from '../../packages/cli/src/migrate/read-har.ts';
import { lineRequests } from '../../packages/cli/src/migrate/read-lines.ts';
import { type RecordedRequest, UnreadableFile } from '../../packages/cli/src/migrate/recorded.ts';
import { spreedlyApi, stripeApi } from '../../packages/cli/src/migrate/mapped-call.ts';
import { loadContract, wordsIn } from '../../packages/cli/src/migrate/requests.ts';
import { RULES } from '../../packages/cli/src/migrate/rules.ts';

async function* inPieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

async function all(requests: AsyncIterable<RecordedRequest>): Promise<readonly RecordedRequest[]> {
  const read: RecordedRequest[] = [];
  for await (const request of requests) read.push(request);
  return read;
}

test('a HAR file is read in pieces of any size, and none of its credentials are kept', async () => {
  const whole = await all(harRequests(inPieces(HAR, HAR.length)));
  assert.deepEqual(
    whole.map(({ at, method, host, path: place }) => [at, method, host, place]),
    [
      [1, 'POST', 'api.shop.gr4vy.app', '/transactions'],
      [2, 'POST', 'api.shop.gr4vy.app', '/transactions'],
      [3, 'POST', 'metrics.example', '/collect'],
    ],
  );
  assert.deepEqual(
    [...(whole[0]?.headers ?? [])],
    [
      ['content-type', 'application/json'],
      ['idempotency-key', 'order-1'],
    ],
  );
  for (const length of [1, 7, 64, 1000])
    assert.deepEqual(await all(harRequests(inPieces(HAR, length))), whole);
});

test('a HAR file that is cut off, is none, or has an entry that is none says where', async () => {
  const refusals: readonly (readonly [text: string, message: RegExp])[] = [
    [HAR.slice(0, -40), /The file ends in line \d+/],
    ['{"log":{"pages":[]}}', /no list at log\.entries/],
    ['<html></html>', /This is no HAR file/],
    [
      '{"log":{"entries":[\n{"request":{"method":"GET"}}]}}',
      /Entry 1, which begins in line 2, has no request/,
    ],
    ['{"log":{"entries":[\n\n{"request":nothing}]}}', /Entry 1, which begins in line 3, is not JSON/],
    ['{"log":{"entries":[]', /The file ends in line 1/],
    ['{"log":{"entries":}', /Line 1 closes|ends in line 1/],
  ];
  for (const [text, message] of refusals)
    await assert.rejects(
      all(harRequests(inPieces(text, 10))),
      (error) => error instanceof UnreadableFile && message.test(error.message),
      text,
    );
});

test('a file with one request a line has words or JSON, and says which line is neither', async () => {
  const text = [
    '# recorded yesterday',
    'GET /buyers?limit=5',
    '',
    `POST /transactions ${JSON.stringify(PAYMENT)}`,
    JSON.stringify({
      method: 'put',
      url: 'https://api.shop.gr4vy.app/buyers/1',
      headers: { Authorization: TOKEN },
    }),
  ].join('\r\n');
  const read = await all(lineRequests(inPieces(text, 3)));
  assert.deepEqual(
    read.map(({ at, method, path: place, query }) => [at, method, place, query]),
    [
      [2, 'GET', '/buyers', 'limit=5'],
      [4, 'POST', '/transactions', ''],
      [5, 'PUT', '/buyers/1', ''],
    ],
  );
  assert.equal(read[2]?.headers.size, 0);
  for (const [line, message] of [
    ['nonsense', /Line 1 is no request/],
    [`{"method":"POST","path":"/x","body":{"number":"${CARD}"}`, /Line 1 is not one JSON object/],
    ['{"method":"POST"}', /Line 1 has no "method", or no "path" or "url"/],
    ['POST ftp://x/y', /Line 1 is no request/],
  ] as const)
    await assert.rejects(all(lineRequests(inPieces(line, 10))), (error) => {
      assert.ok(error instanceof UnreadableFile && message.test(error.message), line);
      return !error.message.includes(CARD);
    });
});

test('the words of `published` are those of its document, and every rule is of an operation', async () => {
  const { schemas } = openApiDocument('published').components;
  const { default: own } = await import('../../packages/cli/src/generated/requests.json', {
    with: { type: 'json' },
  });
  for (const [name, schema] of Object.entries(own.schemas)) {
    const words = wordsOf(schema);
    if (words !== null) assert.deepEqual(wordsOf(schemas[name]), wordsIn('published', name, words), name);
  }
  const ids = new Set((await loadContract('published')).operations.map(({ id }) => id));
  assert.deepEqual(
    Object.keys(RULES).filter((id) => !ids.has(id)),
    [],
  );
});

test('a body that parsers read in different ways is refused', async () => {
  const judge = judgeOwn(await loadContract('published'));
  const messages = async (body: string): Promise<readonly string[]> => {
    const [request] = await all(lineRequests(inPieces(`POST /buyers ${body}`, 1000)));
    assert.ok(request !== undefined);
    return judge(request).faults.map(({ message }) => message);
  };
  assert.deepEqual(await messages('{"display_name":"a","display_name":"b"}'), [
    'has a name twice in one object',
  ]);
  assert.deepEqual(await messages('{"__proto__":{}}'), ['has a name that may not be used']);
  assert.deepEqual(await messages(`{"a":${'['.repeat(100_000)}`), ['is more than 64 deep']);
  assert.deepEqual(await messages('{"display_name":"say \\"a\\": and \\"a\\":"}'), []);
  assert.deepEqual(await messages(`{"display_name":"${CARD}"`), ['is not well-formed JSON']);
});

test('addresses that are none of the web are passed over in a HAR file', async () => {
  const har = JSON.stringify({
    log: { entries: ['data:image/png;base64,AA', 'wss://x.example/y', 'x'].map(entryTo) },
  });
  const read = await all(harRequests(inPieces(har, 20)));
  assert.deepEqual(
    read.map(({ host }) => host),
    ['data:', 'wss:', 'no address'],
  );
});

function entryTo(url: string): object {
  return { request: { method: 'GET', url, headers: [] } };
}

test('every counterpart of a call of Stripe or Spreedly is an operation, and no call stands twice', async () => {
  const { operations } = await loadContract('2026-11-01');
  const places = new Set(operations.map(({ method, path: place }) => `${method} ${place}`));
  for (const { name, calls } of [await stripeApi(), await spreedlyApi()]) {
    assert.deepEqual(
      calls.filter(({ here }) => here !== null && !places.has(here)),
      [],
      name,
    );
    assert.equal(new Set(calls.map(({ call }) => call)).size, calls.length, name);
    for (const { here, note, call } of calls) assert.ok(here !== null || note !== null, call);
  }
});

test('of a call of Stripe it says what takes its place, what becomes of its fields, and what is lost', async () => {
  const { operations } = await loadContract('2026-11-01');
  const judge = judgeForeign(await stripeApi(), operations);
  const [paid, partly, none, unknown] = (
    await all(
      lineRequests(
        inPieces(
          [
            'POST /v1/payment_intents amount=1&currency=eur&capture_method=manual&metadata[order]=1&expand[0]=x',
            `POST /v1/payment_intents amount=1&application_fee_amount=5&${CARD}=x`,
            'POST /v1/subscriptions customer=cus_1',
            'POST /v1/paymentintents/pi_3MtwBwLkdIwHu7ix28a3tqPa',
          ].join('\n'),
          50,
        ),
      ),
    )
  ).map(judge);
  assert.deepEqual(
    [paid?.outcome, paid?.here, paid?.operation],
    ['maps', 'POST /transactions', 'create_transaction'],
  );
  assert.deepEqual(
    paid?.changed.map(({ field, here }) => `${field}: ${here}`),
    [
      'currency: currency, in capitals',
      'capture_method: intent: authorize',
      'expand: nothing: answers are whole',
    ],
  );
  assert.equal(partly?.outcome, 'partly');
  assert.deepEqual(
    partly?.lost.map(({ field }) => field),
    ['application_fee_amount', '«masked»'],
  );
  assert.match(none?.notes.join(' ') ?? '', /^Subscriptions are not kept/);
  assert.match(unknown?.notes.join(' ') ?? '', /Nearest: \/v1\/payment_intents/);
  assert.equal(unknown?.request, 'POST /v1/paymentintents/…');
});

test('of a call of Spreedly, too; XML is named as what it is', async () => {
  const { operations } = await loadContract('2026-11-01');
  const judge = judgeForeign(await spreedlyApi(), operations);
  const lines = [
    'POST /v1/gateways/G3k/purchase.json {"transaction":{"amount":100,"currency_code":"USD","sub_merchant_key":"s"}}',
    'PUT /v1/payment_methods/56wyNnSmuA6CWYP7w0MiYCVIbW6/redact.json',
    'POST /v1/payment_methods.json <payment_method/>',
  ];
  const verdicts = (await all(lineRequests(inPieces(lines.join('\n'), 40)))).map(judge);
  assert.deepEqual(
    verdicts.map(({ outcome, here }) => [outcome, here]),
    [
      ['partly', 'POST /transactions'],
      ['maps', 'DELETE /payment-methods/{payment_method_id}'],
      ['fails', 'POST /payment-methods'],
    ],
  );
  assert.deepEqual(
    verdicts[0]?.lost.map(({ field }) => field),
    ['transaction.sub_merchant_key'],
  );
  assert.match(verdicts[2]?.faults[0]?.message ?? '', /is XML/);
});

function wordsOf(schema: unknown): readonly unknown[] | null {
  return isObject(schema) && Array.isArray(schema['enum']) ? schema['enum'] : null;
}

/** What grows with the square of its length, or faster, would take hours. */
const HOSTILE = { timeout: 120_000 };
test('a hostile recording is read to its end, and breaks nothing', HOSTILE, async () => {
  const many = (count: number, make: (at: number) => string): string =>
    Array.from({ length: count }, (_, at) => make(at)).join(',');
  const own = judgeOwn(await loadContract('2026-11-01'));
  const stripe = judgeForeign(await stripeApi(), (await loadContract('2026-11-01')).operations);
  const lines = [
    `GET /${'a'.repeat(20_000)}`,
    `GET /${'/abc'.repeat(5_000)}`,
    `GET /transactions?${'status=x&'.repeat(30_000)}`,
    `POST /buyers {"${'x'.repeat(20_000)}":1}`,
    `POST /buyers {${many(5_000, (at) => `"n${at}":1`)}}`,
    `POST /payment-services {"fields":[${many(5_000, (at) => `{"key":"${at}","value":""}`)}]}`,
    `POST /transactions {"intent":"${'c'.repeat(20_000)}","cart_items":[${many(200_000, () => '1')}]}`,
  ];

  const verdicts = (await all(lineRequests(inPieces(lines.join('\n'), 1 << 18)))).map(own);
  const [form] = await all(
    lineRequests(inPieces(`POST https://api.stripe.com/v1/refunds ${'a[]=1&'.repeat(30_000)}`, 1 << 18)),
  );
  assert.ok(form !== undefined && stripe(form).outcome !== 'works');
  assert.ok(verdicts.every(({ outcome, faults }) => outcome === 'fails' && faults.length < 1_000));
});

test('a method that is no word is not printed', async () => {
  const log = { entries: [{ request: { method: 'G\u001b[2JET', url: 'http://localhost/buyers' } }] };
  const [request] = await all(harRequests(inPieces(JSON.stringify({ log }), 1 << 18)));
  assert.equal(request?.method, '…');
});
