import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Currency, currency } from '../domain/currency.ts';
import { DECLINES, SIMULATOR_AMOUNTS_AFTER_AUTHORIZATION, errorCode, parseErrorCode } from '../domain/decline.ts';
import { type Outcome, type ProcessorReference, processorReference } from '../domain/outcome.ts';
import type { Secret } from '../domain/secret.ts';
import type { Wire } from '../net/wire.ts';
import { attempt } from './attempt.ts';
import type { Authorize, Authorized, Call, Connector, Fields, Follow, Found, Instrument, Moved, OperationKind } from './connector.ts';

/** What the suite needs from whoever runs it: the simulator, a wire to it, and the means to look at what happened. */
export type Bench = Readonly<{
  /** The connector's address at the simulator. */
  baseUrl: string;
  /** An address where nothing listens. */
  deadUrl: string;
  merchantAccountId: string;
  /** Where the simulated processor delivers events; null for a connector that takes none. */
  webhookUrl: string | null;
  now(): Date;
  newOperationId(): string;
  /** A vault handle for a made-up value. */
  secret(label: string, value: string): Secret;
  /** The real wire; every exchange goes to the recorder under the scenario's name. */
  wire(scenario: string | null): Wire;
  /** Orders one misbehaviour for the next request that fits. */
  misbehave(manner: string, kind: OperationKind): Promise<void>;
  /** What the simulated processor booked under our reference. */
  booked(operationId: string): Promise<readonly Readonly<{ kind: string; status: string; amount: string }>[]>;
}>;

/**
 * What every connector promises, run against its simulated processor over real HTTP. The connector's own test covers what is special about it;
 * `exchanges/*.http` are the recorded requests and answers of the scenarios here.
 */
export function conformance(connector: Connector, bench: () => Bench): void {
  const suite = new Suite(connector, bench);
  definitionPromises(connector);
  if (accepts(connector, 'card')) cardPromises(suite);
  for (const kind of FOLLOWS) if (connector.operations[kind] !== undefined) followPromises(suite, kind);
}

/** Follow-up operations, each with what must have happened before it. */
const FOLLOWS = ['capture', 'void', 'refund', 'cancel', 'increment'] as const satisfies readonly OperationKind[];
type FollowKind = (typeof FOLLOWS)[number];

const AMOUNT = 1299n;

class Suite {
  readonly connector: Connector;
  readonly bench: () => Bench;
  constructor(connector: Connector, bench: () => Bench) {
    this.connector = connector;
    this.bench = bench;
  }

  call<Input>(input: Input, more: Readonly<{ operationId?: string; scenario?: string; baseUrl?: string }> = {}): Call<Fields, Input> {
    const bench = this.bench();
    const settings = Object.fromEntries(
      Object.entries(this.connector.settings).map(([key, field]) => [key, field.sensitive ? bench.secret(`settings.${key}`, SETTING_SECRET) : `test-${key}`]),
    );
    return {
      input, settings, options: {}, merchantAccountId: bench.merchantAccountId, operationId: more.operationId ?? bench.newOperationId(), baseUrl: more.baseUrl ?? bench.baseUrl,
      http: bench.wire(more.scenario ?? null), webhookUrl: bench.webhookUrl, now: bench.now(),
    };
  }

  authorize(amount: bigint, more: Readonly<{ capture?: boolean; operationId?: string; scenario?: string; baseUrl?: string }> = {}): Promise<Outcome<Authorized>> {
    const call = this.call(sampleAuthorize(this.connector, this.bench(), amount, more.capture ?? false), more);
    return attempt(() => this.connector.operations.authorize(call));
  }

  find(kind: OperationKind, operationId: string, of: ProcessorReference | null = null, scenario?: string): Promise<Found> {
    return attempt(() => this.connector.operations.find(this.call({ kind, of }, { operationId, ...(scenario === undefined ? {} : { scenario }) })));
  }

  follow(kind: FollowKind, of: ProcessorReference, amount: bigint, more: Readonly<{ final?: boolean; operationId?: string; scenario?: string; baseUrl?: string; captured?: bigint }> = {}): Promise<Outcome<Moved>> {
    const input: Follow = {
      transactionId: '00000000-0000-7000-8000-000000000001', amount: { minor: amount, currency: currencyOf(this.connector) }, of, reason: null, final: more.final ?? true,
      paid: { captured: more.captured ?? 0n, refunded: 0n },
    };
    const run = this.connector.operations[kind];
    assert.ok(run !== undefined, `${this.connector.id} has no ${kind}`);
    return attempt(() => run(this.call(input, more)));
  }

  /** A payment on which `kind` may run, and what it may run on. */
  async ready(kind: FollowKind): Promise<Readonly<{ of: ProcessorReference; amount: bigint }>> {
    const authorized = succeeded(await this.authorize(AMOUNT, { capture: kind === 'refund' && this.connector.operations.capture === undefined }));
    if (kind !== 'refund' || this.connector.operations.capture === undefined) return { of: authorized.reference, amount: kind === 'increment' ? 500n : AMOUNT };
    succeeded(await this.follow('capture', authorized.reference, AMOUNT));
    return { of: authorized.reference, amount: AMOUNT };
  }
}

function definitionPromises(connector: Connector): void {
  const { capabilities, operations } = connector;

  test(`${connector.id}: the definition is whole`, () => {
    assert.match(connector.id, /^[a-z0-9]+(-[a-z0-9]+)+$/);
    assert.ok(connector.displayName.length > 0);
    assert.ok(connector.accepts.length > 0, 'it accepts something');
    assert.ok(Object.values(connector.reportingFields).every((field) => !field.sensitive), 'reporting fields are not secret');
    for (const [key, field] of Object.entries({ ...connector.settings, ...connector.reportingFields })) {
      assert.match(key, /^[a-z][a-z0-9_]{0,49}$/);
      assert.ok(field.displayName !== '' && field.help.endsWith('.'), `${key} has a name and a sentence of help`);
    }
  });

  test(`${connector.id}: capabilities and operations do not contradict each other`, () => {
    const has = (kind: keyof typeof operations): boolean => operations[kind] !== undefined;
    assert.ok(!capabilities.partialCapture || has('capture'));
    assert.ok(!capabilities.multipleCaptures || capabilities.partialCapture);
    assert.ok(!capabilities.overCapture || has('capture'));
    assert.ok(!capabilities.delayedCapture || has('capture'));
    assert.ok(!capabilities.partialRefund || has('refund'));
    for (const [kind, run] of Object.entries(operations)) assert.equal(typeof run, 'function', `${kind} is either there or not`);
  });

  test(`${connector.id}: every raw decline code maps to a code of the API`, () => {
    for (const [raw, code] of Object.entries(connector.declines)) assert.equal(parseErrorCode(code), code, `${raw} → ${code}`);
  });
}

function cardPromises(suite: Suite): void {
  const { connector } = suite;
  const promise = (text: string, run: () => Promise<void>): void => void test(`${connector.id}: ${text}`, run);

  promise('an approved authorization says how much, in whole minor units, and under which reference', async () => {
    const outcome = succeeded(await suite.authorize(AMOUNT, { scenario: 'authorize' }));
    assert.deepEqual([outcome.value.authorized, outcome.value.captured], [AMOUNT, 0n]);
    const captured = succeeded(await suite.authorize(AMOUNT, { capture: true, scenario: 'authorize-and-capture' }));
    assert.deepEqual([captured.value.authorized, captured.value.captured], [AMOUNT, AMOUNT]);
  });

  promise('an amount past 2⁵³ arrives as it was sent', async () => {
    const amount = 9_007_199_254_740_993n;
    assert.equal(succeeded(await suite.authorize(amount)).value.authorized, amount);
  });

  promise('every decline of the published table becomes its code, declined or failed as the table says', async () => {
    for (const [code, row] of Object.entries(DECLINES)) {
      if (row.simulatorAmount === null) continue;
      const outcome = await suite.authorize(row.simulatorAmount, row.simulatorAmount === 200011n ? { scenario: 'authorize-declined' } : {});
      assert.equal(outcome.kind, row.outcome, code);
      assert.equal('code' in outcome && outcome.code, code);
    }
  });

  promise('a processor that nobody answers for makes the operation failed: nothing was sent', async () => {
    const outcome = await suite.authorize(AMOUNT, { baseUrl: suite.bench().deadUrl });
    assert.deepEqual([outcome.kind, 'code' in outcome && outcome.code], ['failed', errorCode('service_network_error')]);
  });

  resendPromise(suite, 'authorize', async (operationId) => suite.authorize(AMOUNT, { operationId }));
  unknownPromise(suite, 'authorize', async () => (operationId) => suite.authorize(AMOUNT, { operationId }));

  promise('an operation that the processor never heard of is not found, not failed', async () => {
    assert.deepEqual(await suite.find('authorize', suite.bench().newOperationId(), null, 'find-nothing'), { kind: 'not_found' });
  });
}

function followPromises(suite: Suite, kind: FollowKind): void {
  const { connector } = suite;
  const { capabilities } = connector;
  const promise = (text: string, run: () => Promise<void>): void => void test(`${connector.id}: ${text}`, run);

  promise(`${kind} moves the whole amount`, async () => {
    const { of, amount } = await suite.ready(kind);
    assert.equal(succeeded(await suite.follow(kind, of, amount, { scenario: kind })).value.amount, amount);
  });

  resendPromise(suite, kind, async (operationId, { of, amount }) => suite.follow(kind, of, amount, { operationId }));
  unknownPromise(suite, kind, async () => {
    const { of, amount } = await suite.ready(kind);
    return (operationId) => suite.follow(kind, of, amount, { operationId });
  });

  if (kind === 'capture' && capabilities.multipleCaptures) {
    promise('several captures share one authorization, and a final one ends it', async () => {
      const { reference } = succeeded(await suite.authorize(AMOUNT));
      succeeded(await suite.follow('capture', reference, 500n, { final: false, scenario: 'capture-partial' }));
      succeeded(await suite.follow('capture', reference, 300n, { final: true, captured: 500n }));
      assert.notEqual((await suite.follow('capture', reference, 100n, { captured: 800n })).kind, 'succeeded');
    });
  }
  if (kind === 'refund' && capabilities.partialRefund) {
    promise('refunds in parts end at what was captured', async () => {
      const { of } = await suite.ready('refund');
      succeeded(await suite.follow('refund', of, 500n, { captured: AMOUNT, scenario: 'refund-partial' }));
      assert.notEqual((await suite.follow('refund', of, AMOUNT - 499n, { captured: AMOUNT })).kind, 'succeeded', 'one more than is left');
      succeeded(await suite.follow('refund', of, AMOUNT - 500n, { captured: AMOUNT }));
    });
  }
  const triggers = kind === 'capture' || kind === 'refund' ? SIMULATOR_AMOUNTS_AFTER_AUTHORIZATION[kind] : {};
  for (const [amount, code] of Object.entries(triggers)) {
    promise(`${kind} of ${amount} ends in ${code}`, async () => {
      const { reference } = succeeded(await suite.authorize(BigInt(amount)));
      if (kind === 'refund') succeeded(await suite.follow('capture', reference, BigInt(amount)));
      const outcome = await suite.follow(kind, reference, BigInt(amount));
      assert.ok('code' in outcome, outcome.kind);
      assert.equal(outcome.code, code);
    });
  }
  promise(`${kind} of a payment that does not exist certainly did not happen`, async () => {
    const outcome = await suite.follow(kind, processorReference(suite.bench().newOperationId()), AMOUNT);
    assert.ok(outcome.kind === 'failed' || outcome.kind === 'declined', outcome.kind);
  });
}

/** Sending the same operation id again gives the same outcome and moves nothing again. */
function resendPromise(suite: Suite, kind: 'authorize' | FollowKind, run: (operationId: string, on: Readonly<{ of: ProcessorReference; amount: bigint }>) => Promise<Outcome<unknown>>): void {
  if (!suite.connector.capabilities.resendIsIdempotent) return;
  test(`${suite.connector.id}: ${kind} sent again under the same operation id moves money once`, async () => {
    const bench = suite.bench();
    const operationId = bench.newOperationId();
    const on = kind === 'authorize' ? { of: processorReference('none'), amount: AMOUNT } : await suite.ready(kind);
    const [first, second] = [await run(operationId, on), await run(operationId, on)];
    assert.equal(first.kind, 'succeeded');
    assert.deepEqual(second, first);
    assert.equal((await bench.booked(operationId)).length, 1);
  });
}

/** Manners after which nobody here can know what happened, and whether the money moved. */
const BAD_MANNERS = { reset_before: false, reset_after: true, error_before: false, error_after: true, garbage_after: true } as const;

/** What cannot be known is unknown, and asking the processor for our reference resolves it to what it booked. */
function unknownPromise(suite: Suite, kind: 'authorize' | FollowKind, prepare: () => Promise<(operationId: string) => Promise<Outcome<unknown>>>): void {
  for (const [manner, moved] of Object.entries(BAD_MANNERS)) {
    test(`${suite.connector.id}: ${kind} is unknown after ${manner.replace('_', ' ')} acting, and find tells the truth`, async () => {
      const bench = suite.bench();
      const operationId = bench.newOperationId();
      const run = await prepare();
      await bench.misbehave(manner, kind);
      assert.equal((await run(operationId)).kind, 'unknown');
      assert.equal((await bench.booked(operationId)).length, moved ? 1 : 0);
      const found = await suite.find(kind, operationId, null, moved && manner === 'reset_after' ? `find-${kind}` : undefined);
      assert.equal(found.kind, moved ? 'succeeded' : 'not_found');
    });
  }
}

export const CARD_NUMBER = '4111111111111111';
export const SECURITY_CODE = '100';
export const SETTING_SECRET = 'sk_sandbox_c0nf0rmance';

/** A plain payment with the first kind of instrument that the connector accepts. */
export function sampleAuthorize(connector: Connector, bench: Bench, amount: bigint, capture: boolean): Authorize {
  return {
    transactionId: '00000000-0000-7000-8000-000000000001', amount: { minor: amount, currency: currencyOf(connector) }, instrument: sampleInstrument(connector, bench), capture, initiator: 'customer',
    paymentSource: 'ecommerce', isSubsequentPayment: false, store: false, previousSchemeTransactionId: null, country: 'US',
    buyer: { billing_details: { address: { postal_code: '94107' } } }, shippingDetails: null, cartItems: [], statementDescriptor: null, metadata: {}, airline: null,
    antiFraudFingerprint: null, browserInfo: null, installmentCount: null, levelTwoThree: {}, threeDSecure: null, externalIdentifier: 'order-1', redirectUrl: null, returnUrl: null,
    integrationClient: null, approvalExpiresAt: null, allowPartialAuthorization: false,
  };
}

function sampleInstrument(connector: Connector, bench: Bench): Instrument {
  if (accepts(connector, 'card')) {
    return {
      method: 'card', number: bench.secret('card.number', CARD_NUMBER), expiry: { month: 3, year: 2030 }, securityCode: bench.secret('card.security_code', SECURITY_CODE),
      scheme: 'visa', bin: CARD_NUMBER.slice(0, 8), lastFour: CARD_NUMBER.slice(-4),
    };
  }
  return { method: 'redirect', name: connector.method };
}

function accepts(connector: Connector, method: Instrument['method']): boolean {
  return connector.accepts.some((entry) => entry.method === method);
}

function currencyOf(connector: Connector): Currency {
  const currencies = connector.accepts[0]?.currencies;
  return currencies === undefined || currencies === 'any' ? currency('USD') : (currencies[0] ?? currency('USD'));
}

export function succeeded<Value>(outcome: Outcome<Value>): Extract<Outcome<Value>, { kind: 'succeeded' }> {
  if (outcome.kind !== 'succeeded') assert.fail(`expected success, got ${outcome.kind}: ${'detail' in outcome ? outcome.detail : 'code' in outcome ? outcome.code : ''}`);
  return outcome;
}
