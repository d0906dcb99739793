import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { crc32 as gzipCrc32 } from 'node:zlib';
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  CustomError,
  Environment,
  type Order,
  OrdersController,
  PaymentsController,
  VaultController,
} from '@paypal/paypal-server-sdk';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { sampleAuthorize, samplePurchase } from '../../../test/connectors/conformance-samples.ts';
import {
  type RawEvent,
  type Suite,
  assertPending,
  assertSucceeded,
} from '../../../test/connectors/conformance-suite.ts';
import { eventually } from '../../../test/harness/eventually.ts';
import { type ProcessorFront, agentTo, openProcessorFront } from '../../../test/harness/processor-front.ts';
import { currency } from '../../domain/currency.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import { attempt } from '../../payment-services/attempt.ts';
import type { Wire, WireRequest } from '../../net/wire.ts';
import type { Authorize, MovedAmount } from '../connector.ts';
import { EventUnread, type ProcessorEvent } from '../events.ts';
import { crc32 } from './crc32.ts';
import { orderOf } from './order.ts';
import { moneyAt, moneyOf } from './units.ts';

/** Judged by PayPal's own npm package, which logs in at the simulator and drives it. */

let running: ConnectorBench;
let front: ProcessorFront;
let orders: OrdersController;
let payments: PaymentsController;
before(async () => {
  running = await openConnectorBench();
  front = await openProcessorFront(running.simulator.url, 'paypal', true);
  const client = clientOf('sandbox_conformance');
  [orders, payments] = [new OrdersController(client), new PaymentsController(client)];
});
after(async () => {
  await front.close();
  await running.close();
});

function clientOf(oAuthClientId: string): Client {
  return new Client({
    clientCredentialsAuthCredentials: { oAuthClientId, oAuthClientSecret: 'a secret' },
    environment: Environment.Sandbox,
    httpClientOptions: { timeout: 30_000, httpsAgent: agentTo(front) },
  });
}

const suiteOf = (): Suite => running.suite('paypal-paypal');

const act = (order: string, what: string): Promise<void> => running.act('paypal', order, what);
const usd = (value: string) => ({ currencyCode: 'USD', value });

async function makeOrder(
  intent: CheckoutPaymentIntent,
  value = '12.99',
  paypalRequestId?: string,
): Promise<Order> {
  const body = { intent, purchaseUnits: [{ amount: usd(value) }] };
  const prefer = 'return=representation';
  const { result } = await orders.createOrder({
    body,
    prefer,
    ...(paypalRequestId === undefined ? {} : { paypalRequestId }),
  });
  return result;
}

async function issueOf(asked: Promise<unknown>): Promise<string> {
  const error = await asked.then(
    () => assert.fail('it was not refused'),
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof ApiError, String(error));
  const body = JSON.parse(String(error.body)) as { error?: string; details?: { issue: string }[] };
  return body.details?.[0]?.issue ?? body.error ?? '';
}

/** What the connector reads out of the events about an order, once one is called so. */
async function eventsOf(order: string, name: string): Promise<readonly ProcessorEvent[]> {
  const suite = suiteOf();
  const raw = await suite
    .bench()
    .events(order, async (given) => (await suite.eventsIn(given)).some((event) => event.name === name));
  return (await suite.eventsIn(raw)).filter((event) => event.name === name);
}

test('the SDK logs in, has an order approved, captures it, refunds a part and reads it', async () => {
  const order = await makeOrder(CheckoutPaymentIntent.Capture);
  assert.equal(order.status, 'CREATED');
  const id = order.id ?? '';
  assert.equal(await issueOf(orders.captureOrder({ id })), 'ORDER_NOT_APPROVED');
  await act(id, 'approve');
  const { result } = await orders.captureOrder({ id, prefer: 'return=representation' });
  const [capture] = result.purchaseUnits?.[0]?.payments?.captures ?? [];
  assert.deepEqual(
    [result.status, capture?.status, capture?.amount?.value],
    ['COMPLETED', 'COMPLETED', '12.99'],
  );
  assert.equal(await issueOf(orders.captureOrder({ id })), 'ORDER_ALREADY_CAPTURED');
  const captureId = capture?.id ?? '';
  const refund = await payments.refundCapturedPayment({ captureId, body: { amount: usd('2.99') } });
  assert.deepEqual([refund.result.status, refund.result.amount?.value], ['COMPLETED', '2.99']);
  const read = await payments.getCapturedPayment({ captureId });
  assert.equal(read.result.status, 'PARTIALLY_REFUNDED');
  const rest = { captureId, body: { amount: usd('10.01') } };
  assert.equal(await issueOf(payments.refundCapturedPayment(rest)), 'REFUND_AMOUNT_EXCEEDED');
});

test('the SDK authorizes an order, captures it in parts, and cannot void what is captured', async () => {
  const id = (await makeOrder(CheckoutPaymentIntent.Authorize)).id ?? '';
  await act(id, 'approve');
  assert.equal(await issueOf(orders.captureOrder({ id })), 'ACTION_DOES_NOT_MATCH_INTENT');
  const { result } = await orders.authorizeOrder({ id, prefer: 'return=representation' });
  const [authorization] = result.purchaseUnits?.[0]?.payments?.authorizations ?? [];
  const authorizationId = authorization?.id ?? '';
  assert.equal(authorization?.status, 'CREATED');
  const part = (value: string, finalCapture: boolean) =>
    payments.captureAuthorizedPayment({ authorizationId, body: { amount: usd(value), finalCapture } });
  assert.equal((await part('5.00', false)).result.status, 'COMPLETED');
  assert.equal(await issueOf(part('10.00', false)), 'MAX_CAPTURE_AMOUNT_EXCEEDED');
  assert.equal((await part('3.00', true)).result.status, 'COMPLETED');
  assert.equal(await issueOf(part('1.00', true)), 'AUTHORIZATION_ALREADY_CAPTURED');
  assert.equal(await issueOf(payments.voidPayment({ authorizationId })), 'PREVIOUSLY_CAPTURED');
});

test('the SDK voids an authorization', async () => {
  const id = (await makeOrder(CheckoutPaymentIntent.Authorize)).id ?? '';
  await act(id, 'approve');
  const { result } = await orders.authorizeOrder({ id, prefer: 'return=representation' });
  const authorizationId = result.purchaseUnits?.[0]?.payments?.authorizations?.[0]?.id ?? '';
  const voided = await payments.voidPayment({ authorizationId, prefer: 'return=representation' });
  assert.equal(voided.result?.status, 'VOIDED');
  assert.equal(
    (await payments.voidPayment({ authorizationId }).catch((error: ApiError) => error)).statusCode,
    422,
  );
});

test('a void that is looked up says what it let go of: all that was held, less what was captured', async () => {
  const suite = suiteOf();
  const voided = async (captured: bigint) => {
    const of = await suite.paid(1299n, false);
    if (captured > 0n) assertSucceeded(await suite.follow('capture', of, captured, { final: false }));
    const operationId = suite.bench().newOperationId();
    const told = assertSucceeded(await suite.follow('void', of, 1299n - captured, { operationId, captured }));
    const found = assertSucceeded((await suite.find('void', operationId, of)) as Outcome<MovedAmount>); // of a void
    assert.deepEqual(found, told);
    return found.value.amount;
  };
  assert.deepEqual([await voided(0n), await voided(500n)], [1299n, 799n]);
});

test('a repeated PayPal-Request-Id gives the SDK the same order for six hours, and then another', async () => {
  const first = await makeOrder(CheckoutPaymentIntent.Capture, '12.99', 'a-key-of-ours');
  assert.equal((await makeOrder(CheckoutPaymentIntent.Capture, '12.99', 'a-key-of-ours')).id, first.id);
  await running.advance(6 * 3_600_000 + 1000);
  assert.notEqual((await makeOrder(CheckoutPaymentIntent.Capture, '12.99', 'a-key-of-ours')).id, first.id);
});

test('what is wrong reaches the SDK as the error of its kind', async () => {
  const stranger = new OrdersController(clientOf('nobody'));
  assert.equal(await issueOf(stranger.getOrder({ id: 'X' })), 'invalid_client');
  const missing = await orders.getOrder({ id: '5O190127TN364715T' }).catch((thrown: unknown) => thrown);
  assert.ok(missing instanceof CustomError);
  assert.deepEqual([missing.statusCode, missing.result?.name], [404, 'RESOURCE_NOT_FOUND']);
  assert.equal(await issueOf(makeOrder(CheckoutPaymentIntent.Capture, '12.999')), 'DECIMAL_PRECISION');
  const cart = { amount: { ...usd('5.00'), breakdown: { itemTotal: usd('4.00') } } };
  const body = { intent: CheckoutPaymentIntent.Capture, purchaseUnits: [cart] };
  assert.equal(await issueOf(orders.createOrder({ body })), 'AMOUNT_MISMATCH');
});

test('what PayPal declines when the order is completed ends the payment', async () => {
  const suite = suiteOf();
  const { reference } = assertPending(await suite.authorize(1299n, { capture: true }));
  await act(reference, 'approve_declined');
  const { complete } = suite.connector.operations;
  const outcome = await attempt(
    () =>
      complete?.(suite.call({ of: reference, capture: true, returned: null })) ?? assert.fail('no complete'),
  );
  assert.deepEqual([outcome.kind, 'code' in outcome && outcome.code], ['declined', 'issuer_decline']);
});

test('an eCheck is pending until it clears, and its event says so', async () => {
  const suite = suiteOf();
  const { reference, state = {} } = assertPending(await suite.authorize(1299n, { capture: true }));
  await act(reference, 'approve_echeck');
  const { complete, find } = suite.connector.operations;
  const call = suite.call({ of: reference, capture: true, returned: null });
  assert.equal((await attempt(() => complete?.(call) ?? assert.fail('no complete'))).kind, 'pending');
  await running.advance(7 * 86_400_000);
  const events = await eventsOf(reference, 'PAYMENT.CAPTURE.COMPLETED');
  const [paid] = events.filter(({ change }) => change?.kind === 'payment');
  assert.ok(paid?.change?.kind === 'payment' && paid.change.outcome.kind === 'succeeded');
  const asked = { ...suite.call({ kind: 'authorize', of: null, sentAt: null } as const), state };
  assert.equal((await find?.(asked))?.kind, 'succeeded');
});

test('a wallet that is stored is told of by an event, and pays again without the buyer', async () => {
  const suite = suiteOf();
  const bench = suite.bench();
  const pay = (change: Partial<Authorize>) => {
    const input = { ...sampleAuthorize(suite.connector, bench, 1299n, true), ...change };
    return attempt(() => suite.connector.operations.authorize(suite.call(input)));
  };
  const { reference } = assertPending(await pay({ store: true }));
  await act(reference, 'approve');
  const { complete } = suite.connector.operations;
  await complete?.(suite.call({ of: reference, capture: true, returned: null }));
  const [stored] = await eventsOf(reference, 'VAULT.PAYMENT-TOKEN.CREATED');
  assert.ok(stored?.change?.kind === 'stored_token');
  assert.deepEqual([stored.of.reference, stored.change.label], [reference, 'buyer@example.com']);
  const token = bench.secret('payment_service_token', stored.change.token);
  const instrument = { method: 'stored-token', token, name: 'paypal' } as const;
  const again = assertSucceeded(await pay({ instrument, initiator: 'merchant', isSubsequentPayment: true }));
  assert.deepEqual([again.value.authorized, again.value.captured], [1299n, 1299n]);
  const held = assertSucceeded(await pay({ instrument, capture: false }));
  assert.deepEqual([held.value.authorized, held.value.captured], [1299n, 0n]);
  const unknown = { ...instrument, token: bench.secret('payment_service_token', 'another-token') };
  const refused = await pay({ instrument: unknown });
  assert.deepEqual(
    [refused.kind, 'code' in refused && refused.code],
    ['declined', 'canceled_payment_method'],
  );

  const { deleteToken } = suite.connector.operations;
  const forget = () =>
    attempt(async () => (deleteToken ?? assert.fail())(suite.call({ token, buyerId: null })));
  assert.equal((await forget()).kind, 'succeeded');
  assert.equal((await pay({ instrument, initiator: 'merchant' })).kind, 'declined');
  assert.equal((await forget()).kind, 'succeeded', 'a second time');
  const { statusCode } = await new VaultController(clientOf('sandbox_conformance')).deletePaymentToken(
    stored.change.token,
  );
  assert.equal(statusCode, 204, 'by the package of PayPal');
});

test('a client SDK is told what it needs of the order', async () => {
  const suite = suiteOf();
  const { reference } = assertPending(await suite.authorize(1299n));
  const call = suite.call({ of: reference, client: 'web' as const, payload: null });
  const session = await suite.connector.operations.session?.(call);
  assert.deepEqual(session?.kind === 'succeeded' && session.value, {
    order_id: reference,
    client_id: 'sandbox_conformance',
    merchant_id: 'SMULATEDMCH22',
    currency: 'USD',
    intent: 'authorize',
    funding_source: 'paypal',
  });
});

test('captures and refunds carry their fee into the settlement, and a reversal is a chargeback', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(5000n, true);
  const operationId = suite.bench().newOperationId();
  assertSucceeded(await suite.follow('refund', reference, 1000n, { operationId, captured: 5000n }));
  await act(reference, 'reverse');
  const lines = await Promise.all(
    [
      [reference, 'PAYMENT.CAPTURE.COMPLETED'],
      [operationId, 'PAYMENT.CAPTURE.REFUNDED'],
      ['CAPTURE.REVERSED', 'PAYMENT.CAPTURE.REVERSED'],
    ].map(async ([about = '', name = '']) =>
      (await eventsOf(about, name)).flatMap(({ change }) =>
        change?.kind === 'settlement_line'
          ? [[change.line.kind, change.line.amount, change.line.fees.commission]]
          : [],
      ),
    ),
  );
  assert.deepEqual(lines.flat(), [
    ['settlement', 5000n, 224n],
    ['refund-settlement', 1000n, 0n],
    ['chargeback', 5000n, 0n],
  ]);
});

test('what reaches a balance in another currency keeps the payment’s, with rate and credit', async () => {
  const suite = suiteOf();
  const sample = sampleAuthorize(suite.connector, suite.bench(), 5000n, true);
  const cad = currency('CAD');
  const amount = { minor: 5000n, currency: cad };
  const of = assertPending(
    await suite.connector.operations.authorize(suite.call({ ...sample, amount })),
  ).reference;
  await act(of, 'approve');
  const { complete } = suite.connector.operations;
  assert.ok(complete !== undefined);
  assertSucceeded(await complete(suite.call({ of, capture: true, returned: null })));
  const operationId = suite.bench().newOperationId();
  assertSucceeded(await suite.follow('refund', of, 1000n, { operationId, captured: 5000n, currency: cad }));
  const lines = [
    ...(await eventsOf(of, 'PAYMENT.CAPTURE.COMPLETED')),
    ...(await eventsOf(operationId, 'PAYMENT.CAPTURE.REFUNDED')),
  ].flatMap(({ change }) => (change?.kind === 'settlement_line' ? [change.line] : []));
  const rate = 7_300_000_000n;
  assert.deepEqual(
    lines.map((line) => [line.amount, line.currency, line.fees.commission, line.exchange]),
    [
      [5000n, 'CAD', 224n, { rate, currency: 'USD', net: 3486n }],
      [1000n, 'CAD', 0n, { rate, currency: 'USD', net: -730n }],
    ],
  );
});

test('a reversal names its capture only, which is read for the order, or told again where it is not', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(5000n, true);
  await act(reference, 'reverse');
  const line = await eventually(async () => {
    const lines = await eventsOf('CAPTURE.REVERSED', 'PAYMENT.CAPTURE.REVERSED');
    return lines.find(({ of }) => of.reference === reference) ?? false;
  });
  assert.equal(line.change?.kind, 'settlement_line');
  const [told] = await suite.bench().events('CAPTURE.REVERSED', async (given) => given.length > 0);
  assert.ok(told !== undefined);
  await assert.rejects(suite.readAnswered(told, 500), EventUnread);
});

test('a dispute that is won gives back what it took, once; one that took nothing is nothing', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(5000n, true);
  await act(reference, 'win_dispute');
  const told = await suite
    .bench()
    .events('PP-R-SIM', async (events) =>
      events.some(({ body }) => body.includes('CUSTOMER.DISPUTE.RESOLVED')),
    );
  const read = async () =>
    (await suite.eventsIn(told))
      .filter(({ of }) => of.reference === reference)
      .flatMap(({ change }) => (change?.kind === 'settlement_line' ? [change.line] : []));
  const lines = await read();
  // Each event of a dispute tells all that it moved so far.
  const once = new Map(lines.map((line) => [line.reference, line]));
  assert.deepEqual(
    [...once.values()].map(({ kind, amount, fees }) => [kind, amount, fees.commission]),
    [
      ['chargeback', 0n, 1500n],
      ['chargeback-reversal', 5000n, 0n],
    ],
  );
  assert.deepEqual(await read(), lines, 'told again, they are the same lines');
  const [event] = told;
  assert.ok(event !== undefined);
  await assert.rejects(suite.readAnswered(event, 500), EventUnread);
  const { tools } = suite.bench();
  const http: Wire = {
    send: (asked) =>
      asked.url.includes('/customer/disputes/')
        ? Promise.resolve({ status: 403, headers: {}, text: '{}' })
        : tools.http.send(asked),
  };
  const closed = await suite.read(event, new Date(), { ...tools, http });
  assert.ok(
    closed.kind === 'proven' && closed.events.every(({ change }) => change?.kind !== 'settlement_line'),
    'what may not be read is not guessed',
  );
  const held = await suite.paid(700n, true);
  await act(held, 'win_inquiry');
  const [nothing] = await eventsOf('INQUIRY', 'CUSTOMER.DISPUTE.RESOLVED');
  assert.ok(nothing?.change?.kind === 'dispute');
  assert.deepEqual([nothing.change.dispute.stage, nothing.change.dispute.status], ['inquiry', 'won']);
});

test('ways of delivery, where they are asked for, and the fingerprint reach PayPal', async () => {
  const suite = suiteOf();
  const options = {
    shipping: { options: [{ id: 'post', label: 'By post', selected: true, type: 'SHIPPING' }] },
    order_update_callback_config: {
      callback_url: 'https://shop.example/paypal',
      callback_events: ['SHIPPING_ADDRESS'],
    },
  };
  const sample = sampleAuthorize(suite.connector, suite.bench(), 1299n, true);
  const call = suite.call({ ...sample, antiFraudFingerprint: 'device-1' });
  let sent: WireRequest | undefined;
  const send: Wire['send'] = (request) => call.http.send((sent = request));
  assertPending(await suite.connector.operations.authorize({ ...call, options, http: { send } }));
  assert.equal(sent?.headers?.['paypal-client-metadata-id'], 'device-1');
  const body = JSON.stringify(sent?.body);
  assert.ok(body.includes('"shipping":{"options":[{"id":"post"'), body);
  assert.ok(
    body.includes('"order_update_callback_config":{"callback_url":"https://shop.example/paypal"'),
    body,
  );
});

test('an event counts with PayPal’s signature over body and webhook, by a certificate of this API', async () => {
  const suite = suiteOf();
  const reference = await suite.paid(1299n, true);
  const [event] = await suite.bench().events(reference, async (events) => events.length > 0);
  assert.ok(event !== undefined);
  const told = (header: string, value: string): RawEvent => ({
    ...event,
    headers: { ...event.headers, [`paypal-${header}`]: value },
  });
  const kind = async (raw: RawEvent): Promise<string> => (await suite.read(raw)).kind;
  assert.equal(await kind(event), 'proven');
  const own = event.headers['paypal-cert-url'] ?? '';
  for (const forged of [
    told('cert-url', own.replace(running.simulator.url, 'https://api.paypal.com.evil.example')),
    told('cert-url', 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1'),
    told('cert-url', `${own}/../../other`),
    told('cert-url', `${own}?x=1`),
    told('auth-algo', 'SHA1withRSA'),
    told('transmission-id', '00000000-0000-7000-8000-000000000000'),
    told('transmission-time', '2026-01-01T00:00:00Z'),
    told('transmission-sig', 'AAAA'),
    { ...event, body: Buffer.concat([event.body, Buffer.from(' ')]) },
  ])
    assert.equal(await kind(forged), 'refused', JSON.stringify(forged.headers));
  for (const bytes of ['', 'a', event.body]) assert.equal(crc32(Buffer.from(bytes)), gzipCrc32(bytes));
});

test('amounts go in the digits that PayPal has, and what it is too coarse for is not sent', async () => {
  for (const [code, minor, value] of [
    ['USD', 5n, '0.05'],
    ['JPY', 1200n, '1200'],
    ['HUF', 120_000n, '1200'],
    ['TWD', 100n, '1'],
  ] as const) {
    const amount = { minor, currency: currency(code) };
    assert.equal(moneyOf(amount)?.value, value, code);
    assert.deepEqual(moneyAt({ amount: { currency_code: code, value } }, 'amount'), amount, code);
  }
  assert.deepEqual(
    moneyAt({ amount: { currency_code: 'HUF', value: '1200.00' } }, 'amount')?.minor,
    120_000n,
  );
  assert.equal(moneyAt({ amount: { currency_code: 'USD', value: '0.051' } }, 'amount'), null);
  const suite = suiteOf();
  const amount = { minor: 120_050n, currency: currency('HUF') };
  const call = suite.call({ ...sampleAuthorize(suite.connector, suite.bench(), 1n, true), amount });
  const outcome = await attempt(() => suite.connector.operations.authorize(call));
  assert.deepEqual([outcome.kind, 'code' in outcome && outcome.code], ['failed', 'invalid_amount']);
});

test('a cart goes to PayPal where it adds up to the amount, and every name is one of the package’s', () => {
  const suite = suiteOf();
  const plain = sampleAuthorize(suite.connector, suite.bench(), 1299n, true);
  const order = (input: Authorize) => orderOf(suite.call(input) as Parameters<typeof orderOf>[0]);
  assert.equal(JSON.stringify(order({ ...plain, ...samplePurchase })).includes('items'), false);
  const whole = { ...plain, ...samplePurchase, amount: { ...plain.amount, minor: 1350n }, store: true };
  const made = order(whole);
  assert.equal(made?.purchase_units[0]?.items?.length, 1);
  const models = join(import.meta.dirname, '../../../node_modules/@paypal/paypal-server-sdk/src/models');
  const known = new Set(
    readdirSync(models).flatMap((file) =>
      [...readFileSync(join(models, file), 'utf8').matchAll(/\[\s*'([a-z_0-9]+)',/g)].map(([, name]) => name),
    ),
  );
  const namesIn = (value: unknown): readonly string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([name, inner]) => [
          ...(Array.isArray(value) ? [] : [name]),
          ...namesIn(inner),
        ]);
  const names = namesIn(made).concat([
    'final_capture',
    'invoice_id',
    'custom_id',
    'vault_id',
    'stored_credential',
  ]);
  assert.ok(names.length > 20);
  for (const name of names) assert.ok(known.has(name), name);
});

test('a refund that one capture alone does not hold is not sent', async () => {
  const suite = suiteOf();
  const of = await suite.paid(1299n, false);
  assertSucceeded(await suite.follow('capture', of, 500n, { final: false }));
  assertSucceeded(await suite.follow('capture', of, 300n, { final: true, captured: 500n }));
  const whole = await suite.follow('refund', of, 800n, { captured: 800n });
  assert.deepEqual([whole.kind, 'code' in whole && whole.code], ['failed', 'invalid_amount']);
  assertSucceeded(await suite.follow('refund', of, 500n, { captured: 800n }));
  assertSucceeded(await suite.follow('refund', of, 300n, { captured: 800n }));
  assert.notEqual(
    (await suite.follow('refund', processorReference(of), 1n, { captured: 800n })).kind,
    'succeeded',
  );
});
