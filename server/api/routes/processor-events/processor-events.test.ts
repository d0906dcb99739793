import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { eventually, type TestAnswer } from '../../../../test/harness/index.ts';
import { addPaymentService, openShop, type Shop } from '../../../../test/harness/shop.ts';
import { newId } from '../../../platform/entropy.ts';
import { webhookSecretOf } from '../../../../sandbox/processors/courier.ts';

let shop: Shop;
let paymentServiceId: string;
let webhookPath: string;
before(async () => {
  // No worker: nothing but events resolves what is not known here.
  shop = await openShop({ worker: false });
  paymentServiceId = await addPaymentService(shop.service, {
    display_name: 'With events',
    payment_service_definition_id: 'sandbox-card',
    fields: [
      { key: 'api_key', value: 'sk_sandbox_events_test' },
      { key: 'webhook_secret', value: webhookSecretOf('sandbox-card') },
    ],
  });
  const { body } = await shop.get(`/payment-services/${paymentServiceId}`);
  webhookPath = new URL(body.webhook_url).pathname;
});
after(() => shop.close());

const pay = (body: Readonly<Record<string, unknown>> = {}): Promise<TestAnswer> =>
  shop.pay({ payment_service_id: paymentServiceId, ...body });
const misbehave = (order: Readonly<Record<string, unknown>>): Promise<void> =>
  shop.misbehave({ processor: 'sandbox-card', ...order });

async function manner(name: 'deliver' | 'drop' | 'repeat' | 'hold'): Promise<void> {
  const answer = await fetch(`${shop.service.simulatorUrl}/_control/events`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default', manner: name }),
  });
  assert.equal(answer.status, 200);
}

/** Held events go out, and later ones at once. */
async function release(): Promise<void> {
  await manner('deliver');
  const answer = await fetch(`${shop.service.simulatorUrl}/_control/events/release`, {
    method: 'POST',
    body: JSON.stringify({ account: 'default' }),
  });
  assert.equal(answer.status, 200);
}

/** An event as the processor would write it, about an operation and a charge of the caller's choice. */
type EventToWrite = Readonly<{
  id?: string;
  type?: string;
  created_at?: string;
  data?: Readonly<Record<string, unknown>>;
  more?: Readonly<Record<string, unknown>>;
}>;
function writeEvent({
  id = newId(new Date()),
  type = 'authorize.succeeded',
  created_at = new Date(Date.now() - 3_600_000).toISOString(),
  data = {},
  more = {},
}: EventToWrite): string {
  return JSON.stringify({
    id,
    type,
    created_at,
    data: {
      action: 'authorize',
      result: 'ok',
      currency: 'USD',
      reason: null,
      amount: '12.99',
      authorized: '12.99',
      captured: '0.00',
      ...data,
    },
    ...more,
  });
}

async function deliver(
  body: string | Buffer,
  options: Readonly<{
    path?: string;
    headers?: Readonly<Record<string, string>>;
    secret?: string;
    ageSeconds?: number;
  }> = {},
): Promise<Readonly<{ status: number; body: { code?: string; results?: string[] } }>> {
  const timestamp = String(Math.floor(Date.now() / 1000) - (options.ageSeconds ?? 0));
  const signature = createHmac('sha256', options.secret ?? webhookSecretOf('sandbox-card'))
    .update(Buffer.concat([Buffer.from(`${timestamp}.`), Buffer.from(body)]))
    .digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-event-timestamp': timestamp,
    'x-event-signature': signature,
    ...options.headers,
  };
  const answer = await fetch(`${shop.service.url}${options.path ?? webhookPath}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string; results?: string[] } };
}

type TimelineEvent = Readonly<{
  name: string;
  context: Readonly<Record<string, unknown>> & {
    headers: Record<string, string>;
    body: string;
    result: string;
    event_name: string;
  };
}>;
async function processedEvents(transactionId: string): Promise<readonly TimelineEvent[]> {
  const { body } = await shop.get(`/transactions/${transactionId}/events?limit=100`);
  return (body.items as TimelineEvent[]).filter(
    ({ name }) => name === 'payment-connector-transaction-webhook-processed',
  );
}

async function operationsOf(
  transactionId: string,
): Promise<readonly Readonly<{ operation_id: string; kind: string }>[]> {
  return shop.service.db.query(
    {
      name: 'test_operations',
      text: 'SELECT operation_id, kind, status FROM operations WHERE transaction_id = $1 ORDER BY operation_id',
    },
    [transactionId],
  );
}

async function statusOf(transactionId: string): Promise<string> {
  return (await shop.get(`/transactions/${transactionId}`)).body.status;
}

test('an authorization whose answer was lost is authorized by the event that tells of it', async () => {
  await manner('hold');
  await misbehave({ manner: 'reset_after', kind: 'authorize' });
  const paid = await pay();
  assert.equal(paid.body.status, 'processing');
  await release();
  await eventually(async () => (await statusOf(paid.body.id)) === 'authorized');
  const [event] = await eventually(async () => {
    const events = await processedEvents(paid.body.id);
    return events.length === 1 && events;
  });
  assert.equal(event?.context.result, 'applied');
  assert.deepEqual(JSON.parse(event?.context.body ?? '').type, 'authorize.succeeded');
  assert.equal(event?.context.headers['content-type'], 'application/json');
  assert.equal(event?.context.headers['x-event-signature'], '«masked»');
});

test('captures and refunds whose answers were lost are resolved by their events, and the books agree', async () => {
  const paid = await pay();
  await misbehave({ manner: 'error_after', kind: 'capture' });
  await shop.post(`/transactions/${paid.body.id}/capture`, {});
  await eventually(async () => (await statusOf(paid.body.id)) === 'captured');
  await misbehave({ manner: 'garbage_after', kind: 'refund' });
  await shop.post(`/transactions/${paid.body.id}/refunds`, { amount: 299 });
  const refunded = await eventually(async () => {
    const { body } = await shop.get(`/transactions/${paid.body.id}`);
    return body.refunded_amount === 299 && body;
  });
  const book = await shop.book(refunded.payment_service_transaction_id);
  assert.deepEqual(
    [book.captured, book.refunded],
    [String(refunded.captured_amount), String(refunded.refunded_amount)],
  );
});

test('an event that is sent twice counts once and stands on the timeline once', async () => {
  await manner('repeat');
  await misbehave({ manner: 'reset_after', kind: 'authorize' });
  const paid = await pay();
  await eventually(async () => (await statusOf(paid.body.id)) === 'authorized');
  await manner('deliver');
  const id = newId(new Date());
  const [operation] = await operationsOf(paid.body.id);
  const event = writeEvent({ id, data: { reference: operation?.operation_id } });
  assert.deepEqual((await deliver(event)).body.results, ['ignored']);
  assert.deepEqual((await deliver(event)).body.results, ['duplicate']);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      deliver(writeEvent({ id: 'same', data: { reference: operation?.operation_id } })),
    ),
  );
  assert.equal(answers.filter(({ body }) => body.results?.[0] === 'ignored').length, 1);
  assert.equal(
    (await processedEvents(paid.body.id)).filter(({ context }) => context['event_id'] === 'same').length,
    1,
  );
});

test('an event that comes several times at once moves its payment once, and is written down once', async () => {
  await manner('hold');
  await misbehave({ manner: 'reset_after', kind: 'authorize' });
  const paid = await pay();
  assert.equal(paid.body.status, 'processing');
  const [operation] = await operationsOf(paid.body.id);
  const event = writeEvent({
    id: 'at once',
    data: { reference: operation?.operation_id, charge: 'ch_at_once' },
  });
  const answers = await Promise.all(Array.from({ length: 5 }, () => deliver(event)));
  assert.deepEqual(answers.map(({ body }) => body.results?.[0]).sort(), [
    'applied',
    'duplicate',
    'duplicate',
    'duplicate',
    'duplicate',
  ]);
  const { body } = await shop.get(`/transactions/${paid.body.id}/events?limit=100`);
  const names = (body.items as TimelineEvent[]).map(({ name }) => name);
  assert.equal(
    names[names.indexOf('payment-connector-transaction-webhook-processed') - 1],
    'transaction-updated-status',
  );
  assert.equal((await processedEvents(paid.body.id)).length, 1);
  await release();
});

test('a late event and one that contradicts what is known change nothing, and say so on the timeline', async () => {
  await manner('hold');
  const paid = await pay({ intent: 'capture' });
  assert.equal(paid.body.status, 'captured');
  await release();
  await eventually(async () => (await processedEvents(paid.body.id)).length === 1);
  const [operation] = await operationsOf(paid.body.id);
  const contradiction = writeEvent({
    type: 'authorize.refused',
    data: {
      result: 'no',
      reason: 'insufficient_funds',
      reference: operation?.operation_id,
      charge: paid.body.payment_service_transaction_id,
    },
  });
  assert.deepEqual((await deliver(contradiction)).body.results, ['ignored']);
  assert.equal(await statusOf(paid.body.id), 'captured');
  assert.deepEqual(
    (await processedEvents(paid.body.id)).map(({ context }) => context.result),
    ['ignored', 'ignored'],
  );
});

test('an event of a capture that we never asked for moves nothing', async () => {
  const paid = await pay();
  const answer = await deliver(
    writeEvent({
      type: 'capture.succeeded',
      data: {
        action: 'capture',
        id: newId(new Date()),
        charge: paid.body.payment_service_transaction_id,
        amount: '12.99',
      },
    }),
  );
  assert.deepEqual(answer.body.results, ['ignored']);
  assert.equal(await statusOf(paid.body.id), 'authorized');
});

test('an event about a payment that is not ours is counted and leaves no trace on any transaction', async () => {
  const answer = await deliver(
    writeEvent({ data: { reference: newId(new Date()), charge: newId(new Date()) } }),
  );
  assert.deepEqual([answer.status, answer.body.results], [200, ['unmatched']]);
  const [count] = await shop.service.db.query<{ count: bigint }>(
    {
      name: 'test_counts',
      text: `SELECT count FROM processor_report_counts WHERE payment_service_id = $1 AND kind = 'unmatched'`,
    },
    [paymentServiceId],
  );
  assert.ok(count !== undefined && count.count >= 1n);
});

test('what is signed and cannot be read is kept as it came, masked, and counted once', async () => {
  const body = '{"kind":"surprise","card":"4111111111111111"}';
  assert.deepEqual((await deliver(body)).body.results, ['unreadable']);
  assert.deepEqual((await deliver(body)).body.results, ['duplicate']);
  const kept = await shop.service.db.query(
    {
      name: 'test_unreadable',
      text: `SELECT raw ->> 'body' AS body, raw -> 'headers' ->> 'x-event-signature' AS signature, c.count
        FROM processor_events e JOIN processor_report_counts c USING (merchant_account_id, payment_service_id)
        WHERE payment_service_id = $1 AND e.result = 'unreadable' AND c.kind = 'unreadable'`,
    },
    [paymentServiceId],
  );
  assert.deepEqual(kept, [
    { body: '{"kind":"surprise","card":"«card number»"}', signature: '«masked»', count: 1n },
  ]);
});

test('an event that names two transactions is about neither', async () => {
  const [one, two] = [await pay(), await pay()];
  const [operation] = await operationsOf(one.body.id);
  const answer = await deliver(
    writeEvent({
      type: 'authorize.refused',
      data: {
        result: 'no',
        reason: 'issuer_decline',
        reference: operation?.operation_id,
        charge: two.body.payment_service_transaction_id,
      },
    }),
  );
  assert.deepEqual(answer.body.results, ['unmatched']);
  await eventually(
    async () =>
      (await processedEvents(one.body.id)).length === 1 && (await processedEvents(two.body.id)).length === 1,
  );
  for (const { body } of [one, two]) {
    assert.equal(await statusOf(body.id), 'authorized');
    assert.deepEqual(
      (await processedEvents(body.id)).map(({ context }) => context.event_name),
      ['authorize.succeeded'],
      'only its own',
    );
  }
});

test('an event that overtakes the answer of its own request is asked for again', async () => {
  const answer = await deliver(
    writeEvent({ created_at: new Date().toISOString(), data: { reference: newId(new Date()) } }),
  );
  assert.deepEqual([answer.status, answer.body.code], [425, 'too_early']);
});

test('404: an address that nobody gave out, whatever is wrong with it', async () => {
  const [, , , payload = '', signature = ''] = webhookPath.split('/');
  const plain = Buffer.from(payload, 'base64url').toString();
  const encoded = (text: string): string => Buffer.from(text).toString('base64url');
  const paths = [
    `/i/ps/${payload}/${signature.slice(0, -1)}${signature.endsWith('A') ? 'E' : 'A'}`,
    `/i/ps/${payload}/x`,
    `/i/ps/${encoded(plain.replace('default', 'other'))}/${signature}`,
    `/i/ps/${encoded(`default/${newId(new Date())}`)}/${signature}`,
    `/i/ps/${payload}=/${signature}`,
    `/i/ps/${encoded('../../etc/passwd')}/${signature}`,
    `/i/ps/x/y`,
    `/i/ps/${encoded(plain.toUpperCase())}/${signature}`,
  ];
  for (const path of paths) assert.equal((await deliver(writeEvent({}), { path })).status, 404, path);
});

test('401: a body that the processor did not sign, or signed too long ago, does nothing', async () => {
  const paid = await pay();
  const event = writeEvent({
    type: 'authorize.refused',
    data: { result: 'no', reason: 'issuer_decline', charge: paid.body.payment_service_transaction_id },
  });
  const answers = [
    await deliver(event, { secret: 'whsec_guessed' }),
    await deliver(event, { headers: { 'x-event-signature': '' } }),
    await deliver(event, { headers: { 'x-event-signature': 'é'.repeat(64).slice(0, 0) } }),
    await deliver(event, { ageSeconds: 3600 }),
    await deliver(event, { ageSeconds: -3600 }),
  ];
  assert.deepEqual(
    answers.map(({ status, body }) => [status, body.code]),
    answers.map(() => [401, 'unauthorized']),
  );
  assert.equal(await statusOf(paid.body.id), 'authorized');
});

test('413: ten megabytes are not read', async () => {
  const answer = await deliver(Buffer.alloc(10_000_000, 0x20));
  assert.deepEqual([answer.status, answer.body.code], [413, 'payload_too_large']);
});

test('200: a signed body that is no event is kept as unreadable, in any content type', async () => {
  for (const [body, contentType] of [
    ['', 'text/plain'],
    ['{', 'application/json'],
    ['[]', 'application/xml'],
    ['a=b', 'application/x-www-form-urlencoded'],
    ['\u0000', 'application/octet-stream'],
  ] as const) {
    const answer = await deliver(body, { headers: { 'content-type': contentType } });
    assert.deepEqual([answer.status, answer.body.results], [200, ['unreadable']], JSON.stringify(body));
  }
});

test('an event is kept without credentials in headers, card numbers anywhere, and zero bytes', async () => {
  const paid = await pay();
  const [operation] = await operationsOf(paid.body.id);
  const event = writeEvent({
    id: 'leaky',
    data: { reference: operation?.operation_id },
    more: { note: 'card 4111 1111 1111 1111 or 4111111111111111', odd: '\u0000' },
  });
  const answer = await deliver(event, {
    headers: {
      authorization: 'Basic c2VjcmV0OnNlY3JldA==',
      'x-api-key': 'sk_live_leaked_key',
      'x-note': 'paid with 5555555555554444 12/30',
    },
  });
  assert.equal(answer.status, 200);
  const context = (await processedEvents(paid.body.id)).find(
    (kept) => kept.context['event_id'] === 'leaky',
  )?.context;
  const text = JSON.stringify(context);
  for (const secret of [
    'c2VjcmV0OnNlY3JldA',
    'sk_live_leaked_key',
    '4111111111111111',
    '4111 1111',
    '5555555555554444',
  ])
    assert.ok(!text.includes(secret), secret);
  assert.ok(text.includes('«card number»'));
});

test('a card number in a processor’s own words is masked where they are kept and shown', async () => {
  await manner('hold');
  await misbehave({ manner: 'reset_after', kind: 'authorize' });
  const { id } = (await pay()).body;
  const [operation] = await operationsOf(id);
  const event = writeEvent({
    id: 'wordy',
    type: 'refused 4111111111111111',
    data: {
      reference: operation?.operation_id,
      charge: newId(new Date()),
      result: 'no',
      reason: '4111111111111111 12/30',
    },
  });
  assert.deepEqual((await deliver(event)).body.results, ['applied']);
  const [transaction, events] = [
    await shop.get(`/transactions/${id}`),
    await shop.get(`/transactions/${id}/events?limit=100`),
  ];
  assert.deepEqual(
    [transaction.body.status, transaction.body.raw_response_code],
    ['declined', '«card number» 12/30'],
  );
  assert.doesNotMatch(transaction.text + events.text, /4111 ?1111 ?1111 ?1111/);
  await release();
});

test('events of a deleted payment service still count: its payments go on', async () => {
  const id = await addPaymentService(shop.service, {
    display_name: 'Deleted later',
    payment_service_definition_id: 'sandbox-card',
    fields: [
      { key: 'api_key', value: 'sk_sandbox_events_deleted' },
      { key: 'webhook_secret', value: webhookSecretOf('sandbox-card') },
    ],
  });
  const path = new URL((await shop.get(`/payment-services/${id}`)).body.webhook_url).pathname;
  const paid = await shop.pay({ payment_service_id: id });
  assert.equal((await shop.service.request('DELETE', `/payment-services/${id}`)).status, 204);
  const [operation] = await operationsOf(paid.body.id);
  assert.deepEqual(
    (await deliver(writeEvent({ data: { reference: operation?.operation_id } }), { path })).body.results,
    ['ignored'],
  );
});
