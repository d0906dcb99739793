import assert from 'node:assert/strict';
import { createPublicKey } from 'node:crypto';
import { after, before, test } from 'node:test';
import * as signing from 'truelayer-signing';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { type RawEvent, type Suite, assertPending } from '../../../test/connectors/conformance-suite.ts';
import { SIGNING_KEY_ID, truelayerFacts } from '../../../test/connectors/facts/truelayer.ts';
import { apply, headersOf, request } from '../../../test/relay/authentication-rig.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { signTrueLayerEvent } from '../../../sandbox/processors/truelayer/signature.ts';
import { EventUnread, type ProcessorEvent } from '../events.ts';
import { referenceOf } from './request.ts';
import { paymentOutcome, refundOutcome } from './wire.ts';

/** Judged by TrueLayer's own signing package: it verifies what we and the simulator sign, and signs what we verify. */

let running: ConnectorBench;
before(async () => {
  running = await openConnectorBench();
});
after(() => running.close());

const suiteOf = (): Suite => running.suite('truelayer-paybybank');

const act = (payment: string, what: string): Promise<void> => running.act('truelayer', payment, what);
// A constant enumeration, which types that are erased do not have.
const POST = 'POST' as signing.HttpMethod;

async function publishedKeys(): Promise<string> {
  return (await fetch(`${running.simulator.url}/truelayer/.well-known/jwks`)).text();
}

/** What the connector reads out of the events about something, once one is called so. */
async function eventsOf(about: string, name: string): Promise<readonly ProcessorEvent[]> {
  const suite = suiteOf();
  const raw = await suite
    .bench()
    .events(about, async (given) => (await suite.eventsIn(given)).some((event) => event.name === name));
  return (await suite.eventsIn(raw)).filter((event) => event.name === name);
}

/** As a program of the merchant's own would ask, signed by the package. */
async function ask(
  path: string,
  body: string,
  key: string,
  change: { signed?: string } = {},
): Promise<Response> {
  const { settings } = truelayerFacts;
  const form = { grant_type: 'client_credentials', client_id: 'sandbox-conformance', client_secret: 's' };
  const grant = await fetch(`${running.simulator.url}/truelayer/connect/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  const { access_token: token } = (await grant.json()) as { access_token: string };
  const signature = signing.sign({
    kid: SIGNING_KEY_ID,
    privateKeyPem: settings['private_key'] ?? '',
    method: POST,
    path,
    headers: { 'Idempotency-Key': key },
    body: change.signed ?? body,
  });
  return fetch(`${running.simulator.url}/truelayer${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'tl-signature': signature },
    body,
  });
}

const PAYMENT = {
  amount_in_minor: 100,
  currency: 'GBP',
  payment_method: {
    type: 'bank_transfer',
    provider_selection: { type: 'user_selected' },
    beneficiary: { type: 'merchant_account', merchant_account_id: '00000000-0000-7000-8000-0000000000aa' },
  },
  user: { name: 'Ada Lovelace', email: 'ada@shop.example' },
};

test('the simulator takes what the package signs, and nothing whose body or key is another', async () => {
  const body = JSON.stringify(PAYMENT);
  const made = await ask('/v3/payments', body, 'key-1');
  assert.equal(made.status, 201, await made.clone().text());
  const again = await ask('/v3/payments', body, 'key-1');
  assert.deepEqual(await again.json(), await made.json(), 'the same key gives the same payment');
  const other = JSON.stringify({ ...PAYMENT, amount_in_minor: 200 });
  assert.equal((await ask('/v3/payments', other, 'key-1')).status, 422);
  assert.equal((await ask('/v3/payments', body, 'key-2', { signed: other })).status, 401);
  const wrong = await ask('/v3/payments', JSON.stringify({ ...PAYMENT, user: { name: 'Ada' } }), 'key-3');
  assert.deepEqual(
    [wrong.status, Object.keys(((await wrong.json()) as { errors: object }).errors)],
    [400, ['user.email']],
  );
});

test('what the connector sends is signed as the package verifies it, over key and body', async () => {
  const { connector } = suiteOf();
  const { private_key: key = '', key_id: keyId = '' } = truelayerFacts.settings;
  // As the vault opens them.
  const [declared] = connector.authentications?.({ private_key: key, key_id: keyId }) ?? [];
  assert.ok(declared !== undefined);
  const fields = Object.fromEntries(
    Object.entries(declared.fields).map(([name, value]) => [name, String(value)]),
  );
  const sent = request({
    url: 'https://api.truelayer.com/v3/payments',
    headers: [['idempotency-key', 'key-1']],
    body: JSON.stringify(PAYMENT),
  });
  const signed = headersOf(await apply(declared.kind, declared.method, fields, sent));
  const check = (body: string): void =>
    signing.verify({
      signature: signed['tl-signature'] ?? '',
      jwks: JSON.stringify({ keys: [{ ...publicJwk(), kid: SIGNING_KEY_ID }] }),
      method: POST,
      path: '/v3/payments',
      body,
      requiredHeaders: ['Idempotency-Key'],
      headers: { 'idempotency-key': 'key-1' },
    });
  check(JSON.stringify(PAYMENT));
  assert.throws(() => check('{}'), signing.SignatureError);
});

test('a list without an end, or with our payout without its id, is no proof that nothing left', async () => {
  const suite = suiteOf();
  const { findPayout } = suite.connector.operations;
  assert.ok(findPayout !== undefined);
  const input = { kind: 'payout', of: null, sentAt: new Date(), paidFrom: 'an-account' } as const;
  const call = suite.call(input);
  const found = async (body: object, paidFrom: { paidFrom?: string } = { paidFrom: 'an-account' }) => {
    const answer = { status: 200, headers: {}, text: JSON.stringify(body) };
    const { kind, of, sentAt } = input;
    const asked = { ...call, input: { kind, of, sentAt, ...paidFrom } };
    return (await findPayout({ ...asked, http: { send: () => Promise.resolve(answer) } })).kind;
  };
  const ours = { beneficiary: { reference: referenceOf(call.operationId) } };
  assert.equal(await found({ items: [], pagination: {} }), 'not_found');
  assert.equal(await found({ items: [] }), 'unknown');
  assert.equal(await found({ items: [ours], pagination: {} }), 'unknown');
  assert.equal(await found({ items: [], pagination: {} }, {}), 'unknown', 'of which account is not known');
});

test('the package verifies our events by the published keys, and a webhook of another address is refused', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(1299n, true);
  const [event] = await suite.bench().events(reference, async (events) => events.length > 0);
  assert.ok(event !== undefined);
  signing.verify({
    signature: event.headers['tl-signature'] ?? '',
    jwks: await publishedKeys(),
    method: POST,
    path: event.path,
    body: event.body.toString(),
    requiredHeaders: ['X-Tl-Webhook-Timestamp'],
    headers: { 'x-tl-webhook-timestamp': event.headers['x-tl-webhook-timestamp'] ?? '' },
  });
  const told = (change: Partial<RawEvent>): RawEvent => ({ ...event, ...change });
  const kind = async (raw: RawEvent): Promise<string> => (await suite.read(raw)).kind;
  assert.equal(await kind(event), 'proven');
  assert.equal(await kind(told({ path: `${event.path}/` })), 'proven', 'a slash at the end says nothing');
  const at = new Date();
  const ownUrl = `${running.simulator.url}/truelayer`;
  const signed = (jku: string): RawEvent['headers'] =>
    signTrueLayerEvent(event.body.toString(), at, jku, `http://events${event.path}`);
  assert.equal(await kind(told({ headers: signed(ownUrl) })), 'proven');
  for (const forged of [
    told({ path: '/another' }),
    told({ headers: { ...event.headers, 'x-tl-webhook-timestamp': '2026-01-01T00:00:00Z' } }),
    told({ headers: signed('https://webhooks.truelayer.com.evil.example') }),
    told({ headers: signed('https://webhooks.truelayer.com') }),
    told({ headers: { ...event.headers, 'tl-signature': 'a.b.c' } }),
  ])
    assert.equal(await kind(forged), 'refused', JSON.stringify(forged.headers));
});

test('a signature that does not say by which published key it holds is refused', async () => {
  const suite = suiteOf();
  const time = '2026-11-22T10:00:00Z';
  const body = JSON.stringify({
    type: 'payment_executed',
    event_id: 'e-1',
    event_version: 1,
    payment_id: 'p-1',
  });
  const tools = {
    ...suite.bench().tools,
    fetchKey: () => Promise.resolve(JSON.stringify({ keys: [{ ...publicJwk(), kid: SIGNING_KEY_ID }] })),
  };
  const plain = signing.sign({
    kid: SIGNING_KEY_ID,
    privateKeyPem: truelayerFacts.settings['private_key'] ?? '',
    method: POST,
    path: '/events',
    headers: { 'X-Tl-Webhook-Timestamp': time },
    body,
  });
  const { webhook } = suite.connector;
  const read = await webhook?.read(
    {
      method: 'POST',
      path: '/events',
      query: new URLSearchParams(),
      headers: { 'tl-signature': plain, 'x-tl-webhook-timestamp': time },
      body: Buffer.from(body),
      now: new Date(),
    },
    suite.settings(),
    tools,
  );
  assert.equal(read?.kind, 'refused');
});

test('a payment is pending until it has arrived, and fails with the reason of the bank', async () => {
  const suite = suiteOf();
  for (const [what, name, expected] of [
    ['settle', 'payment_settled', ['succeeded', undefined]],
    ['reject', 'payment_failed', ['declined', 'issuer_decline']],
    ['cancel_at_bank', 'payment_failed', ['failed', 'cancelled_buyer_approval']],
    ['expire', 'payment_failed', ['failed', 'incomplete_buyer_approval']],
  ] as const) {
    const operationId = suite.bench().newOperationId();
    const { reference, next } = assertPending(await suite.authorize(1299n, { capture: true, operationId }));
    assert.equal(next?.kind, 'transfer');
    if (what === 'settle') {
      await act(reference, 'execute');
      assert.equal((await suite.find('authorize', operationId)).kind, 'pending', 'executed is not arrived');
    }
    await act(reference, what);
    const [event] = await eventsOf(reference, name);
    assert.ok(event?.change?.kind === 'payment', what);
    const found = await suite.find('authorize', operationId);
    for (const outcome of [event.change.outcome, found])
      assert.deepEqual([outcome.kind, 'code' in outcome ? outcome.code : undefined], expected, what);
  }
});

test('what cannot be read of an arrived payment is told again, and what nobody knows is looked for', async () => {
  const reference = await suiteOf().paid(1299n, true);
  const isSettled = ({ body }: RawEvent): boolean => body.includes('"payment_settled"');
  const told = await suiteOf()
    .bench()
    .events(reference, (given) => Promise.resolve(given.some(isSettled)));
  const raw = told.find(isSettled) ?? assert.fail('it has arrived');
  await assert.rejects(suiteOf().readAnswered(raw, 500), EventUnread);
  const read = await suiteOf().readAnswered(raw, 404);
  assert.deepEqual(read.kind === 'proven' && read.events.map(({ change }) => change?.kind), ['look']);
});

test('a buyer who does not authorize in time ends the payment', async () => {
  const suite = suiteOf();
  const { reference } = assertPending(await suite.authorize(1299n, { capture: true }));
  await running.advance(16 * 60_000);
  const [event] = await eventsOf(reference, 'payment_failed');
  assert.ok(event?.change?.kind === 'payment' && 'code' in event.change.outcome);
  assert.equal(event.change.outcome.code, 'incomplete_buyer_approval');
});

test('refunds are pending until TrueLayer says that they were paid, or were not', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(1299n, true);
  for (const [what, name, kind] of [
    ['refund_executed', 'refund_executed', 'succeeded'],
    ['refund_failed', 'refund_failed', 'declined'],
  ] as const) {
    const operationId = suite.bench().newOperationId();
    assertPending(await suite.follow('refund', reference, 500n, { operationId, captured: 1299n }));
    await act(reference, what);
    const [event] = await eventsOf(operationId, name);
    assert.ok(event?.change?.kind === 'operation');
    assert.equal(event.change.outcome.kind, kind);
    assert.equal((await suite.find('refund', operationId, reference)).kind, kind);
  }
});

test('a payment is cancelled until the buyer has paid, and no later', async () => {
  const suite = suiteOf();
  const open = assertPending(await suite.authorize(1299n, { capture: true })).reference;
  assert.equal((await suite.follow('cancel', open, 1299n)).kind, 'succeeded');
  const paid = await suite.paid(1299n, true);
  assert.equal((await suite.follow('cancel', paid, 1299n)).kind, 'failed');
});

function publicJwk(): object {
  return createPublicKey(truelayerFacts.settings['private_key'] ?? '').export({ format: 'jwk' });
}

test('a refund that lacks funds lacks the merchant’s, and a payment the buyer’s', () => {
  const failed = { id: 'a', amount_in_minor: 100, currency: 'GBP', status: 'failed' };
  const codeOf = (outcome: Outcome<unknown>) => ('code' in outcome ? outcome.code : null);
  const lacking = { ...failed, failure_reason: 'insufficient_funds' };
  assert.equal(codeOf(refundOutcome(lacking)), 'service_decline');
  assert.equal(codeOf(paymentOutcome(lacking)), 'insufficient_funds');
  assert.equal(codeOf(refundOutcome({ ...failed, failure_reason: 'server_error' })), 'service_error');
  assert.equal(
    codeOf(refundOutcome({ ...failed, failure_reason: 'invalid_scan' })),
    'invalid_payment_method',
  );
});
