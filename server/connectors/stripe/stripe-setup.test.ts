import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import { type ConnectorBench, openConnectorBench } from '../../../test/harness/connector-bench.ts';
import { sampleAuthorize } from '../../../test/connectors/conformance-samples.ts';
import { Suite, assertPending, assertSucceeded } from '../../../test/connectors/conformance-suite.ts';
import { type ProcessorFront, openProcessorFront } from '../../../test/harness/processor-front.ts';
import type { Wire, WireRequest } from '../../net/wire.ts';
import { attempt } from '../../payment-services/attempt.ts';
import type { Authorize, Connector } from '../connector.ts';
import { paymentServices } from '../../connections/connection-kinds.ts';

/** A card without a payment: SetupIntents, as Stripe's own npm package makes them, and as the connector does. */
let running: ConnectorBench;
let front: ProcessorFront;
let stripe: Stripe;
let suite: Suite;
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
  const connector: Connector = paymentServices.known('stripe-card') ?? assert.fail();
  suite = new Suite(connector, () => running.bench(connector));
});
after(async () => {
  await front.close();
  await running.close();
});

const [VISA, DECLINED, CHALLENGED] = ['4242424242424242', '4000000000009995', '4000002760003184'];

async function setUp(
  number: string,
  more: Stripe.SetupIntentCreateParams = {},
): Promise<Stripe.Response<Stripe.SetupIntent>> {
  const card = { number, exp_month: 3, exp_year: 2030, cvc: '100' };
  const { id } = await stripe.paymentMethods.create({ type: 'card', card });
  return stripe.setupIntents.create({ payment_method: id, confirm: true, ...more });
}

function verify(
  number: string,
  { operationId, change = {} }: { operationId?: string; change?: object } = {},
  http?: Wire,
) {
  const sample = sampleAuthorize(suite.connector, suite.bench(), 0n, false);
  assert.ok(sample.instrument.method === 'card');
  const instrument = { ...sample.instrument, number: suite.bench().secret('card.number', number) };
  const named = operationId === undefined ? {} : { operationId };
  const call = suite.call<Authorize>({ ...sample, instrument, ...change }, named);
  return attempt(() => suite.connector.operations.authorize(http === undefined ? call : { ...call, http }));
}

test('the SDK sets a card up, keeps it with its customer, and charges it later', async () => {
  const { id: customer } = await stripe.customers.create({ name: 'Ada' });
  const made = await setUp(VISA, { customer, expand: ['latest_attempt'] });
  assert.deepEqual([made.object, made.status, made.usage], ['setup_intent', 'succeeded', 'off_session']);
  const attempted = made.latest_attempt;
  assert.ok(typeof attempted === 'object' && attempted !== null);
  assert.deepEqual(
    [attempted.object, attempted.status, attempted.payment_method_details.card?.checks?.cvc_check],
    ['setup_attempt', 'succeeded', 'pass'],
  );
  const method = String(made.payment_method);
  assert.equal((await stripe.paymentMethods.retrieve(method)).customer, customer);
  const paid = await stripe.paymentIntents.create({
    amount: 1299,
    currency: 'usd',
    customer,
    payment_method: method,
    off_session: true,
    confirm: true,
  });
  assert.equal(paid.status, 'succeeded');
});

test('the SDK confirms, reads, lists and cancels what it set up, each where that can be', async () => {
  const { id } = await setUp(VISA, { confirm: false, metadata: { order: 'one' } });
  assert.equal((await stripe.setupIntents.retrieve(id)).status, 'requires_confirmation');
  assert.equal((await stripe.setupIntents.confirm(id)).status, 'succeeded');
  const error = await stripe.setupIntents.cancel(id).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof Stripe.errors.StripeInvalidRequestError);
  assert.deepEqual([error.code, error.setup_intent?.status], ['setup_intent_unexpected_state', 'succeeded']);
  const { id: second } = await setUp(VISA, { confirm: false });
  assert.equal((await stripe.setupIntents.cancel(second)).status, 'canceled');
  const listed = await stripe.setupIntents.list({ limit: 1 });
  assert.deepEqual([listed.data[0]?.id, listed.has_more], [second, true], 'newest first');
  const next = await stripe.setupIntents.list({ limit: 1, starting_after: second });
  assert.deepEqual([next.data[0]?.id, next.data[0]?.metadata?.['order']], [id, 'one']);
  const future = Math.floor(Date.now() / 1000) + 3600;
  assert.deepEqual((await stripe.setupIntents.list({ created: { gte: future } })).data, []);
});

test('a card that its issuer refuses reaches the SDK as a card error, with the failed SetupIntent', async () => {
  const error = await setUp(DECLINED).catch((thrown: unknown) => thrown);
  assert.ok(error instanceof Stripe.errors.StripeCardError);
  assert.deepEqual(
    [error.decline_code, error.setup_intent?.status, error.setup_intent?.last_setup_error?.decline_code],
    ['insufficient_funds', 'requires_payment_method', 'insufficient_funds'],
  );
});

test('a card is verified without a payment: nothing is held, and its checks are told', async () => {
  const { value, reference } = assertSucceeded(await verify(VISA));
  assert.deepEqual([value.authorized, value.captured, value.cvv], [0n, 0n, 'match']);
  assert.equal((await stripe.setupIntents.retrieve(reference)).usage, 'on_session');
  const kept = assertSucceeded(await verify(VISA, { change: { store: true } }));
  assert.equal((await stripe.setupIntents.retrieve(kept.reference)).usage, 'off_session');
  const refused = await verify(DECLINED);
  assert.deepEqual(
    [
      refused.kind,
      'code' in refused && refused.code,
      'reference' in refused && refused.reference?.slice(0, 5),
    ],
    ['declined', 'insufficient_funds', 'seti_'],
  );
});

test('a network token is not verified without a payment, and nothing is sent', async () => {
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
  const http: Wire = { send: () => assert.fail('something was sent') };
  const refused = await verify(VISA, { change: { instrument } }, http);
  assert.deepEqual([refused.kind, 'code' in refused && refused.code], ['failed', 'unsupported_transaction']);
});

test('a verification that the buyer has to approve waits for them, is found so, and says how it ended', async () => {
  const operationId = suite.bench().newOperationId();
  const waiting = assertPending(await verify(CHALLENGED, { operationId }));
  assert.equal(waiting.next?.kind, 'redirect');
  const { complete, find } = suite.connector.operations;
  assert.ok(complete !== undefined && find !== undefined);
  const ask = (of: typeof waiting.reference) =>
    attempt(() => complete(suite.call({ of, capture: false, returned: null })));
  assert.equal((await ask(waiting.reference)).kind, 'pending');
  await running.act('stripe', waiting.reference, 'authenticate');
  assert.equal(assertSucceeded(await ask(waiting.reference)).value.authorized, 0n);

  const failed = assertPending(await verify(CHALLENGED));
  await running.act('stripe', failed.reference, 'fail_authentication');
  const ended = await ask(failed.reference);
  assert.equal('code' in ended && ended.code, 'failed_buyer_approval');

  const proof = {
    eci: '05',
    cavv: 'AAABBZEEBgAAAAAAAAQGAAAAAAA=',
    version: '2.2.0',
    directoryTransactionId: '9d5a6b1e-0000-7000-8000-000000000001',
    transactionStatus: 'Y',
  };
  assert.equal((await verify(CHALLENGED, { change: { threeDSecure: proof } })).kind, 'succeeded');
});

test('one that nobody approves any more is canceled, and found so; one that was made cannot be', async () => {
  const { reference } = assertPending(await verify(CHALLENGED));
  const operationId = suite.bench().newOperationId();
  assertSucceeded(await suite.follow('cancel', reference, 0n, { operationId }));
  assert.equal((await suite.find('cancel', operationId, reference)).kind, 'succeeded');
  const { reference: made } = assertSucceeded(await verify(VISA));
  const refused = await suite.follow('void', made, 0n);
  assert.deepEqual([refused.kind, 'code' in refused && refused.code], ['failed', 'invalid_operation']);
});

test('one whose answer got lost is found among those that were made since, on whatever page', async () => {
  for (const [manner, kind] of [
    ['reset_after', 'succeeded'],
    ['reset_before', 'not_found'],
  ] as const) {
    const operationId = suite.bench().newOperationId();
    await suite.bench().misbehave(manner, 'authorize');
    assert.equal((await verify(VISA, { operationId })).kind, 'unknown');
    for (let more = 0; more < 101; more += 50)
      await Promise.all(Array.from({ length: 50 }, () => setUp(VISA, { confirm: false })));
    const found = await suite.find('authorize', operationId, null);
    assert.equal(found.kind, kind);
    assert.equal((await suite.bench().booked(operationId)).length, kind === 'succeeded' ? 1 : 0);
    if (kind === 'succeeded') assert.equal((await verify(VISA, { operationId })).kind, 'succeeded', 'again');
  }
});

test('what is pending is asked for by its name, and not among the others', async () => {
  const waiting = assertPending(await verify(CHALLENGED));
  const asked: WireRequest[] = [];
  const { find } = suite.connector.operations;
  const call = suite.call({ kind: 'authorize', of: null, sentAt: null } as const);
  const http: Wire = {
    send: (request) => {
      asked.push(request);
      return call.http.send(request);
    },
  };
  const found = await find?.({ ...call, http, state: waiting.state ?? {} });
  assert.equal(found?.kind, 'pending');
  assert.deepEqual(
    asked.map(({ url }) => new URL(url).pathname.split('/').slice(-2).join('/')),
    ['payment_intents/search', `setup_intents/${waiting.reference}`],
  );
});

test('its events name the operation, and say how it ended', async () => {
  for (const [number, act, kind, name] of [
    [VISA, null, 'succeeded', 'setup_intent.succeeded'],
    [CHALLENGED, 'fail_authentication', 'failed', 'setup_intent.setup_failed'],
  ] as const) {
    const operationId = suite.bench().newOperationId();
    const outcome = await verify(number, { operationId });
    if (act !== null) await running.act('stripe', assertPending(outcome).reference, act);
    const named = async () =>
      (await suite.eventsIn(await suite.bench().events(operationId, async () => true))).find(
        (event) => event.name === name,
      );
    await suite.bench().events(operationId, async () => (await named()) !== undefined);
    const event = await named();
    assert.deepEqual(event?.of, { operationId });
    assert.ok(event.change?.kind === 'payment');
    assert.equal(event.change.outcome.kind, kind);
  }
});
