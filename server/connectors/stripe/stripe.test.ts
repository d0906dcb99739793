import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import { STRIPE_WEBHOOK_SECRET as SECRET, stripeEvent } from '../../../test/connectors/stripe-events.ts';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { type RawEvent, assertPending, assertSucceeded } from '../../../test/connectors/conformance-suite.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import { type ProcessorFront, openProcessorFront } from '../../../test/harness/processor-front.ts';
import { currency } from '../../domain/currency.ts';
import { attempt } from '../../payment-services/attempt.ts';
import { PARAMETERS } from '../../../sandbox/processors/stripe/parameters.ts';
import type { Wire, WireRequest } from '../../net/wire.ts';
import type { Authorize } from '../connector.ts';
import { descriptorOf, networkOf } from './payment.ts';

/** Judged by Stripe's own npm package: it drives the simulator, and reads and writes the events. */

let running: ConnectorBench;
let front: ProcessorFront;
let stripe: Stripe;
before(async () => {
  running = await openConnectorBench();
  front = await openProcessorFront(running.simulator.url, 'stripe');
  stripe = new Stripe('sk_test_conformance', {
    host: front.host,
    port: front.port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
});
after(async () => {
  await front.close();
  await running.close();
});

const card = (number: string): Promise<Stripe.PaymentMethod> =>
  stripe.paymentMethods.create({ type: 'card', card: { number, exp_month: 3, exp_year: 2030, cvc: '100' } });
const VISA = '4242424242424242';

async function intent(
  more: Partial<Stripe.PaymentIntentCreateParams> = {},
  options: Stripe.RequestOptions = {},
): Promise<Stripe.PaymentIntent> {
  const { id } = await card(VISA);
  return stripe.paymentIntents.create(
    { amount: 1299, currency: 'usd', payment_method: id, confirm: true, ...more },
    options,
  );
}

test('the SDK takes a payment, captures it in parts, refunds it and reads it', async () => {
  const held = await intent({
    capture_method: 'manual',
    payment_method_options: { card: { request_multicapture: 'if_available' } },
  });
  assert.deepEqual([held.status, held.amount_capturable], ['requires_capture', 1299]);
  const first = await stripe.paymentIntents.capture(held.id, {
    amount_to_capture: 500,
    final_capture: false,
  });
  assert.deepEqual([first.status, first.amount_received], ['requires_capture', 500]);
  const last = await stripe.paymentIntents.capture(held.id, { amount_to_capture: 300 });
  assert.deepEqual([last.status, last.amount_received, last.amount_capturable], ['succeeded', 800, 0]);
  const refund = await stripe.refunds.create({ payment_intent: held.id, amount: 200 });
  assert.deepEqual([refund.object, refund.status, refund.amount], ['refund', 'succeeded', 200]);
  const read = await stripe.paymentIntents.retrieve(held.id, { expand: ['latest_charge'] });
  assert.ok(typeof read.latest_charge === 'object' && read.latest_charge !== null);
  assert.deepEqual([read.latest_charge.amount_captured, read.latest_charge.amount_refunded], [800, 200]);
  assert.match(read.latest_charge.payment_method_details?.card?.network_transaction_id ?? '', /^[0-9]{15}$/);
  const listed = await stripe.refunds.list({ payment_intent: held.id });
  assert.deepEqual(
    listed.data.map(({ id }) => id),
    [refund.id],
  );
});

test('the SDK increases an authorization, cancels one, and finds payments by what they carry', async () => {
  const held = await intent({
    capture_method: 'manual',
    metadata: { order: 'find-me' },
    payment_method_options: { card: { request_incremental_authorization: 'if_available' } },
  });
  const more = await stripe.paymentIntents.incrementAuthorization(held.id, { amount: 1500 });
  assert.equal(more.amount_capturable, 1500);
  const found = await stripe.paymentIntents.search({ query: "metadata['order']:'find-me'" });
  assert.deepEqual(
    found.data.map(({ id }) => id),
    [held.id],
  );
  assert.equal((await stripe.paymentIntents.cancel(held.id)).status, 'canceled');
});

test('a decline reaches the SDK as its card error, with the failed PaymentIntent', async () => {
  const { id } = await card('4000000000009995');
  const error = await intent({ payment_method: id }).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof Stripe.errors.StripeCardError);
  assert.deepEqual(
    [error.code, error.decline_code, error.statusCode],
    ['card_declined', 'insufficient_funds', 402],
  );
  assert.equal(error.payment_intent?.status, 'requires_payment_method');
  await assert.rejects(card('4242424242424241'), Stripe.errors.StripeCardError);
});

test('what is wrong with a request reaches the SDK as the error of its kind', async () => {
  const stranger = new Stripe('not_a_key', {
    host: front.host,
    port: front.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  await assert.rejects(stranger.balance.retrieve(), Stripe.errors.StripeAuthenticationError);
  const missing = await stripe.paymentIntents.retrieve('pi_0').catch((thrown: unknown) => thrown);
  assert.ok(missing instanceof Stripe.errors.StripeInvalidRequestError);
  assert.equal(missing.code, 'resource_missing');
  const unknown = await intent({ colour: 'red' } as object).catch((thrown: unknown) => thrown);
  assert.ok(unknown instanceof Stripe.errors.StripeInvalidRequestError);
  assert.equal(unknown.code, 'parameter_unknown');
  const gone = await intent({ payment_method_types: ['card'] } as object).catch((thrown: unknown) => thrown);
  assert.ok(gone instanceof Stripe.errors.StripeInvalidRequestError);
  assert.equal(gone.code, 'payment_method_types_no_longer_supported');
  const allowed = await intent({ allowed_payment_method_types: ['card'] });
  assert.deepEqual(
    [allowed.allowed_payment_method_types, allowed.payment_method_types],
    [['card'], ['card']],
  );
});

test('a key answers the same for a day, refuses other parameters, and is new the day after', async () => {
  const idempotencyKey = `key-${Date.now()}`;
  const { id } = await card(VISA);
  const pay = (amount: number) => intent({ payment_method: id, amount }, { idempotencyKey });
  const first = await pay(700);
  const again = await pay(700);
  assert.equal(again.id, first.id);
  assert.equal(
    (again as Stripe.Response<Stripe.PaymentIntent>).lastResponse.headers['idempotent-replayed'],
    'true',
  );
  await assert.rejects(pay(701), Stripe.errors.StripeIdempotencyError);
  await running.advance(24 * 60 * 60_000 + 1000);
  assert.notEqual((await pay(701)).id, first.id);
  await running.advance(-(24 * 60 * 60_000 + 1000));
});

test('two requests under one key at once make one payment', async () => {
  const idempotencyKey = `twice-${Date.now()}`;
  const { id } = await card(VISA);
  const params = { payment_method: id };
  const made = await Promise.all([intent(params, { idempotencyKey }), intent(params, { idempotencyKey })]);
  assert.equal(made[0].id, made[1].id);
});

test('the SDK’s verifier takes the simulator’s events, and ours takes those that the SDK signs', async () => {
  const suite = running.suite('stripe-card');
  const operationId = suite.bench().newOperationId();
  assertSucceeded(await suite.authorize(1299n, { operationId, capture: true }));
  const [raw] = await suite.bench().events(operationId, async (events) => events.length > 0);
  assert.ok(raw !== undefined);
  const signature = raw.headers['stripe-signature'] ?? '';
  const event = stripe.webhooks.constructEvent(raw.body, signature, SECRET);
  assert.equal(event.type, 'payment_intent.succeeded');
  assert.throws(() => stripe.webhooks.constructEvent(`${raw.body.toString()} `, signature, SECRET));

  const payload = raw.body.toString();
  const header = (secret: string, timestamp = Math.floor(Date.now() / 1000)): string =>
    stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const told = (stripeSignature: string): RawEvent => ({
    ...raw,
    headers: { 'stripe-signature': stripeSignature },
  });
  assert.equal((await suite.read(told(header(SECRET)))).kind, 'proven');
  assert.equal((await suite.read(told(header('whsec_another')))).kind, 'refused');
  assert.equal((await suite.read(told(header(SECRET, Math.floor(Date.now() / 1000) - 301)))).kind, 'refused');
  // While a secret is rolled, the old one signs too.
  const rolled = `${header('whsec_another')},${header(SECRET).split(',')[1] ?? ''}`;
  assert.equal((await suite.read(told(rolled))).kind, 'proven');
});

test('what Stripe wants its own 3-D Secure for waits for the buyer, and says how it ended', async () => {
  const suite = running.suite('stripe-card');
  const pay = async (operationId: string, change: Partial<Authorize> = {}) => {
    const bench = suite.bench();
    const sample = sampleAuthorize(suite.connector, bench, 1299n, true);
    assert.ok(sample.instrument.method === 'card');
    const instrument = { ...sample.instrument, number: bench.secret('card.number', '4000002760003184') };
    const call = suite.call({ ...sample, ...change, instrument }, { operationId });
    return attempt(() => suite.connector.operations.authorize(call));
  };
  const waiting = assertPending(await pay(suite.bench().newOperationId()));
  assert.equal(waiting.next?.kind, 'redirect');
  const { complete } = suite.connector.operations;
  assert.ok(complete !== undefined);
  const ask = () =>
    attempt(() => complete(suite.call({ of: waiting.reference, capture: true, returned: null })));
  assert.equal((await ask()).kind, 'pending');
  await running.act('stripe', waiting.reference, 'authenticate');
  assert.equal((await ask()).kind, 'succeeded');

  const failed = assertPending(await pay(suite.bench().newOperationId()));
  await running.act('stripe', failed.reference, 'fail_authentication');
  const ended = await attempt(() =>
    complete(suite.call({ of: failed.reference, capture: true, returned: null })),
  );
  assert.equal('code' in ended && ended.code, 'failed_buyer_approval');

  const proof = {
    eci: '05',
    cavv: 'AAABBZEEBgAAAAAAAAQGAAAAAAA=',
    version: '2.2.0',
    directoryTransactionId: '9d5a6b1e-0000-7000-8000-000000000001',
    transactionStatus: 'Y',
  };
  assert.equal((await pay(suite.bench().newOperationId(), { threeDSecure: proof })).kind, 'succeeded');
  const merchants = await pay(suite.bench().newOperationId(), { initiator: 'merchant' });
  assert.equal('code' in merchants && merchants.code, 'requires_buyer_authentication');
});

test('that the merchant started a payment is the one exemption that Stripe is told', async () => {
  const suite = running.suite('stripe-card');
  assert.deepEqual(suite.connector.capabilities.exemptions, ['merchant_initiated']);
  const exemption = 'merchant_initiated' as const;
  for (const [initiator, told] of [
    ['merchant', 'true'],
    ['customer', undefined],
  ] as const) {
    const sample = sampleAuthorize(suite.connector, suite.bench(), 1299n, true);
    const call = suite.call({ ...sample, initiator, exemption });
    let fields: Readonly<Record<string, unknown>> = {};
    const send: Wire['send'] = (request) => {
      if (request.body?.type === 'form') fields = Object.fromEntries(request.body.fields);
      return call.http.send(request);
    };
    assertSucceeded(await suite.connector.operations.authorize({ ...call, http: { send } }));
    assert.equal(fields['off_session'], told);
    assert.ok(!Object.keys(fields).some((name) => name.includes('exemption_indicator')));
  }
});

test('a network token pays with its cryptogram', async () => {
  const suite = running.suite('stripe-card');
  const bench = suite.bench();
  const instrument = {
    method: 'network-token',
    token: bench.secret('network_token', VISA),
    cryptogram: bench.secret('cryptogram', 'AgAAAAAAAIR8CQrXcIhbQAAAAAA='),
    eci: '05',
    expiry: { month: 3, year: 2030 },
    scheme: 'visa',
    lastFour: '4242',
  } as const;
  const call = suite.call({ ...sampleAuthorize(suite.connector, bench, 1299n, true), instrument });
  assert.equal((await attempt(() => suite.connector.operations.authorize(call))).kind, 'succeeded');
});

test('a scheme that somebody chose of a card that has two is named to Stripe, and none is else', () => {
  const chosen = ['carte-bancaire', 'visa', 'dankort', null].map(networkOf);
  assert.deepEqual(chosen, ['cartes_bancaires', 'visa', null, null]);
});

test('amounts go in Stripe’s own units, and what those are too coarse for is not sent', async () => {
  const suite = running.suite('stripe-card');
  const pay = (code: string, minor: bigint) => {
    const amount = { minor, currency: currency(code) };
    const call = suite.call({ ...sampleAuthorize(suite.connector, suite.bench(), minor, true), amount });
    return attempt(() => suite.connector.operations.authorize(call));
  };
  for (const [code, minor, units] of [
    ['ISK', 500n, 50_000],
    ['JPY', 500n, 500],
    ['MGA', 1200n, 12],
  ] as const) {
    const outcome = assertSucceeded(await pay(code, minor));
    assert.equal((await stripe.paymentIntents.retrieve(outcome.reference)).amount, units, code);
    assert.equal(outcome.value.captured, minor, code);
  }
  for (const [code, minor] of [
    ['MGA', 1250n],
    ['KWD', 5124n],
  ] as const) {
    const outcome = await pay(code, minor);
    assert.deepEqual([outcome.kind, 'code' in outcome && outcome.code], ['failed', 'invalid_amount'], code);
  }
  assert.equal((await pay('KWD', 5120n)).kind, 'succeeded');
});

test('what happened at a connected account is read there, under the version that is pinned', async () => {
  const suite = running.suite('stripe-bank');
  const asked: WireRequest[] = [];
  const http: Wire = {
    send: (request) => {
      asked.push(request);
      return Promise.resolve({ status: 200, headers: {}, text: '{"customer":"cus_1"}' });
    },
  };
  const mandate = { id: 'mandate_1', object: 'mandate', payment_method: 'pm_1', status: 'inactive' };
  const raw = stripeEvent('mandate.updated', mandate, { account: 'acct_1' });
  const reading = await suite.read(raw, new Date(), { ...suite.bench().tools, http });
  assert.ok(reading.kind === 'proven');
  assert.deepEqual(reading.events[0]?.change, {
    kind: 'mandate',
    mandate: 'cus_1/pm_1',
    status: 'revoked',
    by: 'bank',
  });
  const [{ headers: sent = {} } = {}] = asked;
  assert.deepEqual([sent['stripe-account'], sent['stripe-version']], ['acct_1', '2026-10-28.endive']);
});

test('a refund that the bank sends back is told to have failed', async () => {
  const { id } = await card('4000000000005126');
  const { id: paid } = await intent({ payment_method: id });
  const { id: refund, status } = await stripe.refunds.create({ payment_intent: paid });
  assert.equal(status, 'succeeded');
  await running.act('stripe', paid, 'lose_refunds');
  assert.equal((await stripe.refunds.retrieve(refund)).status, 'failed');
});

test('a statement descriptor is one that Stripe takes, or none', async () => {
  const suite = running.suite('stripe-bank');
  const sample = sampleAuthorize(suite.connector, suite.bench(), 1299n, true);
  for (const [name, sent] of [
    ['SHOP*Books', 'SHOPBooks'],
    ['A shop with a name that is long', 'A shop with a name tha'],
    ['12345', null],
  ] as const) {
    const rest = {
      description: null,
      phoneNumber: null,
      city: null,
      country: null,
      postalCode: null,
      url: null,
    };
    const statementDescriptor = { name, ...rest };
    assert.equal(descriptorOf({ ...sample, statementDescriptor }), sent);
  }
});

test('a mandate that the buyer’s bank ends is told by the customer and the method that it was for', async () => {
  const suite = running.suite('stripe-bank');
  const operationId = suite.bench().newOperationId();
  const { mandate, reference } = assertPending(await suite.authorize(1299n, { operationId, capture: true }));
  assert.ok(mandate !== undefined);
  const sample = sampleAuthorize(suite.connector, suite.bench(), 500n, true);
  assert.ok(sample.instrument.method === 'bank');
  const again = suite.call({ ...sample, instrument: { ...sample.instrument, mandate: mandate.reference } });
  assert.equal(
    assertPending(await attempt(() => suite.connector.operations.authorize(again))).mandate?.reference,
    mandate.reference,
  );
  await running.act('stripe', reference, 'revoke_mandate');
  const told = await suite.bench().events('mandate.updated', async (events) => events.length > 0);
  const [event] = await suite.eventsIn(told);
  assert.deepEqual(event?.change, {
    kind: 'mandate',
    mandate: mandate.reference,
    status: 'revoked',
    by: 'bank',
  });
});

test('an account that cannot be debited fails late, with the reason of its bank', async () => {
  const suite = running.suite('stripe-bank');
  const operationId = suite.bench().newOperationId();
  const sample = sampleAuthorize(suite.connector, suite.bench(), 900n, true);
  assert.ok(sample.instrument.method === 'bank');
  const account = suite.bench().secret('bank.account_number', '000222222227');
  const call = suite.call({ ...sample, instrument: { ...sample.instrument, account } }, { operationId });
  const { reference } = assertPending(await attempt(() => suite.connector.operations.authorize(call)));
  await running.act('stripe', reference, 'fail');
  const found = await suite.find('authorize', operationId);
  assert.deepEqual([found.kind, 'code' in found && found.code], ['declined', 'insufficient_funds']);
});

test('every parameter that the simulator takes is one of the package’s, but for those of raw cards', () => {
  const folder = join(import.meta.dirname, '../../../node_modules/stripe/esm');
  const NOT_PUBLIC = /network_token|mit_exemption|^card$|payment_method_data\.card/;
  const declared = [
    'PaymentIntents',
    'SetupIntents',
    'Refunds',
    'PaymentMethods',
    'Customers',
    'WebhookEndpoints',
    'Disputes',
  ]
    .map((name) => readFileSync(join(folder, 'resources', `${name}.d.ts`), 'utf8'))
    .concat(readFileSync(join(folder, 'shared.d.ts'), 'utf8'))
    .join('\n');
  for (const parameter of new Set(Object.values(PARAMETERS).flat())) {
    if (NOT_PUBLIC.test(parameter)) continue;
    for (const name of parameter.split('.').filter((part) => part !== '*'))
      assert.ok(new RegExp(`^\\s+'?${name}'?\\??:`, 'm').test(declared), parameter);
  }
});
