import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declineOf, errorCode, parseErrorCode } from '../../server/domain/decline.ts';
import { AMOUNTS_AFTER_AUTHORIZATION, AUTHORIZATION_AMOUNTS } from '../../server/sandbox/amounts.ts';
import { type Outcome, type ProcessorReference, processorReference } from '../../server/domain/outcome.ts';
import type { Secret } from '../../server/domain/secret.ts';
import type { Wire } from '../../server/net/wire.ts';
import { attempt } from '../../server/payment-services/attempt.ts';
import {
  accepts,
  currencyOf,
  sampleAuthorize,
  sampleInstrument,
  samplePurchase,
} from './conformance-samples.ts';
import type {
  Authorized,
  Call,
  Connector,
  Fields,
  Follow,
  Found,
  Moved,
  OperationKind,
  Payout,
  ProcessorEvent,
  Settings,
  Signatures,
} from '../../server/connectors/connector.ts';

/**
 * What the suite needs from whoever runs it: the simulator, a wire to it, and the means to look at what
 * happened.
 */
export type RawEvent = Readonly<{ headers: Readonly<Record<string, string>>; body: Buffer }>;

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
  /** What the merchant would have put into a setting. */
  setting(key: string): string;
  /** Makes buyer, bank or till do what lets a pending payment go on. */
  buyerDoes(reference: ProcessorReference): Promise<void>;
  /** The raw events that arrived about a payment of ours, once they are `enough`. */
  events(operationId: string, enough: (events: readonly RawEvent[]) => boolean): Promise<readonly RawEvent[]>;
  signatures: Signatures;
  /** What the simulated processor booked under our reference. */
  booked(operationId: string): Promise<readonly Readonly<{ kind: string; status: string; amount: string }>[]>;
}>;

/**
 * What every connector promises, run against its simulated processor over real HTTP. The connector's own test
 * covers what is special about it;
 * `exchanges/*.http` are the recorded requests and answers of the scenarios here.
 */
export function conformance(connector: Connector, bench: () => Bench): void {
  const suite = new Suite(connector, bench);
  definitionPromises(connector);
  if (accepts(connector, 'card')) cardPromises(suite);
  else pendingPromises(suite);
  authorizePromises(suite);
  purchasePromise(suite);
  if (connector.webhook !== undefined) webhookPromises(suite, connector.webhook);
  if (connector.operations.tokenize !== undefined) tokenPromises(suite, connector.operations);
  if (connector.operations.payout !== undefined) payoutPromises(suite);
  for (const kind of FOLLOWS) if (connector.operations[kind] !== undefined) followPromises(suite, kind);
}

/** What connectors do with it is seen in the recorded exchange. */
function purchasePromise(suite: Suite): void {
  test(`${suite.connector.id}: all that a transaction can say of the purchase changes nothing of the outcome`, async () => {
    const plain = sampleAuthorize(suite.connector, suite.bench(), AMOUNT, false);
    const call = suite.call({ ...plain, ...samplePurchase }, { scenario: 'authorize-with-everything' });
    const outcome = await attempt(() => suite.connector.operations.authorize(call));
    assert.equal(outcome.kind, (await suite.authorize(AMOUNT)).kind);
  });
}

/** Follow-up operations, each with what must have happened before it. */
const FOLLOWS = [
  'capture',
  'void',
  'refund',
  'cancel',
  'increment',
] as const satisfies readonly OperationKind[];
type FollowKind = (typeof FOLLOWS)[number];

const AMOUNT = 1299n;

class Suite {
  readonly connector: Connector;
  readonly bench: () => Bench;
  constructor(connector: Connector, bench: () => Bench) {
    this.connector = connector;
    this.bench = bench;
  }

  call<Input>(
    input: Input,
    more: Readonly<{ operationId?: string; scenario?: string; baseUrl?: string }> = {},
  ): Call<Fields, Input> {
    const bench = this.bench();
    return {
      input,
      settings: this.settings(),
      options: {},
      merchantAccountId: bench.merchantAccountId,
      operationId: more.operationId ?? bench.newOperationId(),
      baseUrl: more.baseUrl ?? bench.baseUrl,
      http: bench.wire(more.scenario ?? null),
      webhookUrl: bench.webhookUrl,
      now: bench.now(),
    };
  }

  settings(): Settings<Fields> {
    const bench = this.bench();
    return Object.fromEntries(
      Object.entries(this.connector.settings).map(([key, field]) => [
        key,
        field.sensitive ? bench.secret(`settings.${key}`, bench.setting(key)) : bench.setting(key),
      ]),
    );
  }

  authorize(
    amount: bigint,
    more: Readonly<{ capture?: boolean; operationId?: string; scenario?: string; baseUrl?: string }> = {},
  ): Promise<Outcome<Authorized>> {
    const call = this.call(
      sampleAuthorize(this.connector, this.bench(), amount, more.capture ?? false),
      more,
    );
    return attempt(() => this.connector.operations.authorize(call));
  }

  find(
    kind: OperationKind,
    operationId: string,
    of: ProcessorReference | null = null,
    scenario?: string,
  ): Promise<Found> {
    return attempt(() =>
      lookUpOf(this.connector)(
        this.call({ kind, of }, { operationId, ...(scenario === undefined ? {} : { scenario }) }),
      ),
    );
  }

  follow(
    kind: FollowKind,
    of: ProcessorReference,
    amount: bigint,
    more: Readonly<{
      final?: boolean;
      operationId?: string;
      scenario?: string;
      baseUrl?: string;
      captured?: bigint;
    }> = {},
  ): Promise<Outcome<Moved>> {
    const input: Follow = {
      transactionId: '00000000-0000-7000-8000-000000000001',
      amount: { minor: amount, currency: currencyOf(this.connector) },
      of,
      reason: null,
      final: more.final ?? true,
      paid: { captured: more.captured ?? 0n, refunded: 0n },
    };
    const run = this.connector.operations[kind];
    assert.ok(run !== undefined, `${this.connector.id} has no ${kind}`);
    return attempt(() => run(this.call(input, more)));
  }

  /**
   * A payment that the buyer's side is done with: authorized, or captured at once where asked or where the
   * connector knows nothing else.
   */
  async paid(
    amount: bigint,
    capture: boolean,
    operationId = this.bench().newOperationId(),
  ): Promise<ProcessorReference> {
    const outcome = await this.authorize(amount, { capture, operationId });
    if (outcome.kind === 'succeeded') return outcome.reference;
    const { reference } = pending(outcome);
    await this.bench().buyerDoes(reference);
    const { complete } = this.connector.operations;
    if (complete !== undefined)
      succeeded(await attempt(() => complete(this.call({ of: reference, capture }))));
    return reference;
  }

  /** A payment on which `kind` may run, and what it may run on. */
  async ready(
    kind: FollowKind,
    amount: bigint = AMOUNT,
  ): Promise<Readonly<{ of: ProcessorReference; amount: bigint }>> {
    switch (kind) {
      case 'capture':
      case 'void':
        return { of: await this.paid(amount, false), amount };
      case 'increment':
        return { of: await this.paid(amount, false), amount: 500n };
      case 'refund':
        return { of: await this.paid(amount, true), amount };
      case 'cancel': {
        const outcome = await this.authorize(amount);
        return { of: outcome.kind === 'succeeded' ? outcome.reference : pending(outcome).reference, amount };
      }
      default:
        return kind satisfies never;
    }
  }
}

function definitionPromises(connector: Connector): void {
  const { capabilities, operations } = connector;

  test(`${connector.id}: the definition is whole`, () => {
    assert.match(connector.id, /^[a-z0-9]+(-[a-z0-9]+)+$/);
    assert.ok(connector.displayName.length > 0);
    assert.ok(connector.accepts.length > 0, 'it accepts something');
    assert.ok(
      Object.values(connector.reportingFields).every((field) => !field.sensitive),
      'reporting fields are not secret',
    );
    for (const [key, field] of Object.entries({ ...connector.settings, ...connector.reportingFields })) {
      assert.match(key, /^[a-z][a-z0-9_]{0,49}$/);
      assert.ok(
        field.displayName !== '' && field.help.endsWith('.'),
        `${key} has a name and a sentence of help`,
      );
    }
  });

  test(`${connector.id}: capabilities and operations do not contradict each other`, () => {
    const has = (kind: keyof typeof operations): boolean => operations[kind] !== undefined;
    assert.ok(!capabilities.partialCapture || has('capture'));
    assert.ok(!capabilities.multipleCaptures || capabilities.partialCapture);
    assert.ok(!capabilities.overCapture || has('capture'));
    assert.ok(!capabilities.partialRefund || has('refund'));
    assert.equal(capabilities.integrationClients.length > 0, has('session'));
    assert.ok(!has('session') || has('complete'));
    assert.ok(
      capabilities.approvalWindow === null ||
        capabilities.approvalWindow.defaultMinutes <= capabilities.approvalWindow.maxMinutes,
    );
    for (const [kind, run] of Object.entries(operations))
      assert.equal(typeof run, 'function', `${kind} is either there or not`);
  });

  test(`${connector.id}: every raw decline code maps to a code of the API`, () => {
    for (const [raw, code] of Object.entries(connector.declines))
      assert.equal(parseErrorCode(code), code, `${raw} → ${code}`);
  });
}

function cardPromises(suite: Suite): void {
  const { connector } = suite;
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${connector.id}: ${text}`, run);

  promise(
    'an approved authorization says how much, in whole minor units, and under which reference',
    async () => {
      const outcome = succeeded(await suite.authorize(AMOUNT, { scenario: 'authorize' }));
      assert.deepEqual([outcome.value.authorized, outcome.value.captured], [AMOUNT, 0n]);
      const captured = succeeded(
        await suite.authorize(AMOUNT, { capture: true, scenario: 'authorize-and-capture' }),
      );
      assert.deepEqual([captured.value.authorized, captured.value.captured], [AMOUNT, AMOUNT]);
    },
  );

  promise('an amount past 2⁵³ arrives as it was sent', async () => {
    const amount = 9_007_199_254_740_993n;
    assert.equal(succeeded(await suite.authorize(amount)).value.authorized, amount);
  });

  promise(
    'every decline of the published table becomes its code, declined or failed as the table says',
    async () => {
      for (const [code, amount] of Object.entries(AUTHORIZATION_AMOUNTS)) {
        const scenario = code === 'insufficient_funds' ? { scenario: 'authorize-declined' } : {};
        const outcome = await suite.authorize(amount, scenario);
        const known = parseErrorCode(code) ?? assert.fail(code);
        assert.equal(outcome.kind, declineOf(known).outcome, code);
        assert.equal('code' in outcome && outcome.code, code);
      }
    },
  );
}

/** What holds where the processor makes tokens of its own. */
function tokenPromises(suite: Suite, { tokenize, findToken, deleteToken }: Connector['operations']): void {
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${suite.connector.id}: ${text}`, run);
  const make = async (operationId: string, scenario?: string): Promise<string> => {
    assert.ok(
      tokenize !== undefined && findToken !== undefined && deleteToken !== undefined,
      'what is made can be found and forgotten',
    );
    const { instrument } = sampleAuthorize(suite.connector, suite.bench(), AMOUNT, false);
    return succeeded(
      await attempt(() =>
        tokenize(
          suite.call(
            { instrument, returnUrl: 'https://shop.example/back' },
            { operationId, ...(scenario === undefined ? {} : { scenario }) },
          ),
        ),
      ),
    ).value.token;
  };
  const pay = (token: string): Promise<Outcome<Authorized>> => {
    const input = {
      ...sampleAuthorize(suite.connector, suite.bench(), AMOUNT, false),
      instrument: {
        method: 'stored-token',
        token: suite.bench().secret('payment_service_token', token),
        name: 'card',
      },
    } as const;
    return attempt(() =>
      suite.connector.operations.authorize(suite.call(input, { scenario: 'authorize-by-token' })),
    );
  };

  promise('the same operation id gives the same token, and finds it', async () => {
    const operationId = suite.bench().newOperationId();
    const token = await make(operationId, 'tokenize');
    assert.equal(await make(operationId), token);
    const found = await findToken?.(suite.call(null, { operationId, scenario: 'find-token' }));
    assert.ok(found?.kind === 'succeeded' && found.value.token === token);
    assert.deepEqual(await findToken?.(suite.call(null)), { kind: 'not_found' });
  });

  promise('a token pays until it is forgotten, and forgetting it twice is no error', async () => {
    const token = await make(suite.bench().newOperationId());
    assert.equal(succeeded(await pay(token)).value.authorized, AMOUNT);
    const forget = () =>
      deleteToken?.(
        suite.call(
          { token: suite.bench().secret('payment_service_token', token) },
          { scenario: 'delete-token' },
        ),
      );
    assert.equal((await forget())?.kind, 'succeeded');
    assert.equal((await forget())?.kind, 'succeeded');
    assert.equal('code' in (await pay(token)), true);
  });
}

/** What holds for the opening of any payment. */
function authorizePromises(suite: Suite): void {
  const { connector } = suite;
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${connector.id}: ${text}`, run);

  resendPromise(suite, 'authorize', async (operationId) => suite.authorize(AMOUNT, { operationId }));
  unknownPromise(suite, 'authorize', async () => (operationId) => suite.authorize(AMOUNT, { operationId }));

  promise('a processor that nobody answers for makes the operation failed: nothing was sent', async () => {
    const outcome = await suite.authorize(AMOUNT, { baseUrl: suite.bench().deadUrl });
    assert.deepEqual(
      [outcome.kind, 'code' in outcome && outcome.code],
      ['failed', errorCode('service_network_error')],
    );
  });

  promise('an operation that the processor never heard of is not found, not failed', async () => {
    assert.deepEqual(await suite.find('authorize', suite.bench().newOperationId(), null, 'find-nothing'), {
      kind: 'not_found',
    });
  });

  promise('a look-up that the processor refuses says nothing about what is looked up', async () => {
    const find = lookUpOf(connector);
    const { sync, complete } = connector.operations;
    const of = processorReference('of');
    for (const status of [400, 401, 403, 409, 422, 429, 500]) {
      const http: Wire = {
        send: () =>
          Promise.resolve({
            status,
            headers: {},
            text: '{"code":"refused","message":"Not now"}',
            byteLength: 0,
          }),
      };
      assert.equal(
        (await find({ ...suite.call({ kind: 'authorize', of }), http })).kind,
        'unknown',
        `find answered with ${status}`,
      );
      if (sync !== undefined)
        assert.equal(
          (await sync({ ...suite.call({ of }), http })).kind,
          'unknown',
          `sync answered with ${status}`,
        );
      // An earlier one may have done it.
      if (complete !== undefined)
        assert.equal(
          (await complete({ ...suite.call({ of, capture: true }), http })).kind,
          'unknown',
          `complete answered with ${status}`,
        );
    }
  });
}

/** What holds where a payment is pending until its buyer, a bank or a till has done something. */
function pendingPromises(suite: Suite): void {
  const { connector } = suite;
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${connector.id}: ${text}`, run);

  promise('a payment is pending, says what the buyer must do, and is found as that', async () => {
    const operationId = suite.bench().newOperationId();
    const outcome = pending(
      await suite.authorize(AMOUNT, { capture: true, operationId, scenario: 'authorize' }),
    );
    if (
      connector.capabilities.approvalWindow !== null ||
      connector.capabilities.integrationClients.length > 0
    )
      assert.ok(outcome.next !== undefined, 'what the buyer must do');
    assert.equal(outcome.mandate !== undefined, connector.capabilities.mandates);
    const found = await suite.find('authorize', operationId, null, 'find-pending');
    assert.equal(found.kind, 'pending');
    assert.equal('reference' in found && found.reference, outcome.reference);
  });

  promise('after the buyer has done it, find says how much arrived', async () => {
    const operationId = suite.bench().newOperationId();
    const { reference } = pending(await suite.authorize(AMOUNT, { capture: true, operationId }));
    await suite.bench().buyerDoes(reference);
    const { complete } = connector.operations;
    if (complete !== undefined) {
      const completed = await attempt(() =>
        complete(suite.call({ of: reference, capture: true }, { scenario: 'complete' })),
      );
      assert.deepEqual(
        await attempt(() => complete(suite.call({ of: reference, capture: true }))),
        completed,
        'once, however often it is asked for',
      );
    }
    const found = await suite.find('authorize', operationId, null, 'find-paid');
    assert.ok(found.kind === 'succeeded' && 'captured' in found.value, found.kind);
    assert.deepEqual(
      [found.value.authorized, found.value.captured, found.reference],
      [AMOUNT, AMOUNT, reference],
    );
  });

  if (connector.operations.complete !== undefined) {
    promise('completing before the buyer has approved leaves the payment pending', async () => {
      const { reference } = pending(await suite.authorize(AMOUNT));
      const outcome = await connector.operations.complete?.(suite.call({ of: reference, capture: false }));
      assert.equal(outcome?.kind, 'pending');
    });
  }
  promise('a refusal at the start is told at once', async () => {
    const outcome = await suite.authorize(300012n, { capture: true, scenario: 'authorize-refused' });
    assert.deepEqual(
      [outcome.kind, 'code' in outcome && outcome.code],
      ['failed', errorCode('refund_period_expired')],
    );
  });
  if (connector.capabilities.mandates) mandatePromises(suite);
}

function webhookPromises(suite: Suite, webhook: NonNullable<Connector['webhook']>): void {
  const { connector } = suite;
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${connector.id}: ${text}`, run);
  const paidEvents = async (): Promise<
    Readonly<{ operationId: string; raw: readonly RawEvent[]; events: readonly ProcessorEvent[] }>
  > => {
    const operationId = suite.bench().newOperationId();
    await suite.paid(AMOUNT, true, operationId);
    const saysPaid = ({ body }: RawEvent): boolean =>
      webhook
        .parse(body)
        .some(({ change }) => change?.kind === 'payment' && change.outcome.kind === 'succeeded');
    const raw = await suite.bench().events(operationId, (events) => events.some(saysPaid));
    return { operationId, raw, events: raw.flatMap(({ body }) => webhook.parse(body)) };
  };

  promise('its events are signed, name our operation, and say how the payment ended', async () => {
    const { operationId, raw, events } = await paidEvents();
    for (const { headers, body } of raw)
      assert.equal(
        await webhook.verify(
          { headers, body, now: suite.bench().now() },
          suite.settings(),
          suite.bench().signatures,
        ),
        true,
      );
    const paid = events.find(
      ({ of, change }) =>
        of.operationId === operationId && change?.kind === 'payment' && change.outcome.kind === 'succeeded',
    );
    assert.ok(
      paid?.change?.kind === 'payment' && paid.change.outcome.kind === 'succeeded',
      JSON.stringify(events.map(({ name }) => name)),
    );
    assert.equal(paid.change.outcome.value.captured, AMOUNT);
    assert.equal(new Set(events.map(({ eventId }) => eventId)).size, events.length);
  });

  promise(
    'an event with a changed byte, another signature, none, or an old one is not verified',
    async () => {
      const [event] = (await paidEvents()).raw;
      assert.ok(event !== undefined);
      const { headers, body } = event;
      const now = suite.bench().now();
      const verify = (raw: RawEvent, at = now): Promise<boolean> =>
        webhook.verify({ ...raw, now: at }, suite.settings(), suite.bench().signatures);
      const changed = Buffer.from(body);
      changed[body.length - 2] = (changed[body.length - 2] ?? 0) ^ 1;
      assert.equal(await verify({ headers, body: changed }), false);
      assert.equal(await verify({ headers: {}, body }), false);
      assert.equal(
        await verify({
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [
              name,
              value.replaceAll(/[0-9a-f]{64}/g, '0'.repeat(64)),
            ]),
          ),
          body,
        }),
        false,
      );
      assert.equal(
        await verify({ headers, body }, new Date(now.getTime() + 3_600_000)),
        false,
        'an hour later',
      );
    },
  );

  promise('a body that is not an event is no event, and nothing is thrown', () => {
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{}',
      '{"id":1}',
      '{"id":"x","type":"y"}',
      '\u0000',
      '{"id":"x","type":"__proto__","payment":{"id":"__proto__"}}',
    ]) {
      for (const event of webhook.parse(Buffer.from(text))) assert.equal(event.change, null, text);
    }
    return Promise.resolve();
  });
}

function mandatePromises(suite: Suite): void {
  const { connector } = suite;
  test(`${connector.id}: a mandate can be ended, once or often, and one that does not exist cannot`, async () => {
    const { cancelMandate } = connector.operations;
    assert.ok(cancelMandate !== undefined);
    const { mandate } = pending(await suite.authorize(AMOUNT, { capture: true }));
    assert.ok(mandate !== undefined);
    succeeded(
      await attempt(() =>
        cancelMandate(suite.call({ mandate: mandate.reference }, { scenario: 'cancel-mandate' })),
      ),
    );
    succeeded(await attempt(() => cancelMandate(suite.call({ mandate: mandate.reference }))));
    assert.equal(
      (
        await attempt(() =>
          cancelMandate(suite.call({ mandate: processorReference(suite.bench().newOperationId()) })),
        )
      ).kind,
      'failed',
    );
  });
}

function followPromises(suite: Suite, kind: FollowKind): void {
  const { connector } = suite;
  const { capabilities } = connector;
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${connector.id}: ${text}`, run);

  promise(`${kind} moves the whole amount`, async () => {
    const { of, amount } = await suite.ready(kind);
    const moved = succeeded(await suite.follow(kind, of, amount, { scenario: kind })).value.amount;
    // Cancelling what was never paid moves nothing; a processor may say so.
    assert.ok(moved === amount || (kind === 'cancel' && moved === 0n), String(moved));
  });

  resendPromise(suite, kind, async (operationId, { of, amount }) =>
    suite.follow(kind, of, amount, { operationId }),
  );
  unknownPromise(suite, kind, async () => {
    const { of, amount } = await suite.ready(kind);
    return (operationId) => suite.follow(kind, of, amount, { operationId });
  });

  if (kind === 'capture' && capabilities.multipleCaptures) {
    promise('several captures share one authorization, and a final one ends it', async () => {
      const { of: reference } = await suite.ready('capture');
      succeeded(
        await suite.follow('capture', reference, 500n, { final: false, scenario: 'capture-partial' }),
      );
      succeeded(await suite.follow('capture', reference, 300n, { final: true, captured: 500n }));
      assert.notEqual((await suite.follow('capture', reference, 100n, { captured: 800n })).kind, 'succeeded');
    });
  }
  if (kind === 'refund' && capabilities.partialRefund) {
    promise('refunds in parts end at what was captured', async () => {
      const { of } = await suite.ready('refund');
      succeeded(await suite.follow('refund', of, 500n, { captured: AMOUNT, scenario: 'refund-partial' }));
      assert.notEqual(
        (await suite.follow('refund', of, AMOUNT - 499n, { captured: AMOUNT })).kind,
        'succeeded',
        'one more than is left',
      );
      succeeded(await suite.follow('refund', of, AMOUNT - 500n, { captured: AMOUNT }));
    });
  }
  const triggers = kind === 'capture' || kind === 'refund' ? AMOUNTS_AFTER_AUTHORIZATION[kind] : {};
  for (const [amount, code] of Object.entries(triggers)) {
    promise(`${kind} of ${amount} ends in ${code}`, async () => {
      const { of: reference } = await suite.ready(kind, BigInt(amount));
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

function payoutPromises(suite: Suite): void {
  const { connector } = suite;
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${connector.id}: ${text}`, run);
  const payOut = (
    amount: bigint,
    more: Readonly<{ operationId?: string; scenario?: string; baseUrl?: string }> = {},
  ): Promise<Outcome<Moved>> => {
    const instrument = sampleInstrument(connector, suite.bench());
    assert.ok(instrument.method === 'card');
    const input: Payout = {
      amount: { minor: amount, currency: currencyOf(connector) },
      instrument: { ...instrument, securityCode: null },
      buyer: null,
      merchant: null,
      category: null,
      externalIdentifier: 'payout-1',
    };
    const run = connector.operations.payout;
    assert.ok(run !== undefined);
    return attempt(() => run(suite.call(input, more)));
  };

  promise('payout moves the whole amount, and is found', async () => {
    const operationId = suite.bench().newOperationId();
    const paid = succeeded(await payOut(AMOUNT, { operationId, scenario: 'payout' }));
    assert.equal(paid.value.amount, AMOUNT);
    assert.deepEqual(await suite.find('payout', operationId, null, 'find-payout'), paid);
  });
  promise('payout over a refused connection failed: nothing was sent', async () => {
    assert.equal((await payOut(AMOUNT, { baseUrl: suite.bench().deadUrl })).kind, 'failed');
  });
  resendPromise(suite, 'payout', (operationId) => payOut(AMOUNT, { operationId }));
  unknownPromise(suite, 'payout', async () => (operationId) => payOut(AMOUNT, { operationId }));
  for (const [amount, code] of Object.entries(AMOUNTS_AFTER_AUTHORIZATION.payout)) {
    promise(`payout of ${amount} ends in ${code}`, async () => {
      const outcome = await payOut(BigInt(amount));
      assert.ok('code' in outcome, outcome.kind);
      assert.equal(outcome.code, code);
    });
  }
}

/** Sending the same operation id again gives the same outcome and moves nothing again. */
function resendPromise(
  suite: Suite,
  kind: 'authorize' | 'payout' | FollowKind,
  run: (
    operationId: string,
    on: Readonly<{ of: ProcessorReference; amount: bigint }>,
  ) => Promise<Outcome<unknown>>,
): void {
  if (!suite.connector.capabilities.resendIsIdempotent) return;
  test(`${suite.connector.id}: ${kind} sent again under the same operation id moves money once`, async () => {
    const bench = suite.bench();
    const operationId = bench.newOperationId();
    const on =
      kind === 'authorize' || kind === 'payout'
        ? { of: processorReference('none'), amount: AMOUNT }
        : await suite.ready(kind);
    const [first, second] = [await run(operationId, on), await run(operationId, on)];
    assert.ok(first.kind === 'succeeded' || (first.kind === 'pending' && kind === 'authorize'), first.kind);
    assert.deepEqual(second, first);
    assert.equal((await bench.booked(operationId)).length, 1);
  });
}

/** Manners after which nobody here can know what happened, and whether the money moved. */
const BAD_MANNERS = {
  reset_before: false,
  reset_after: true,
  error_before: false,
  error_after: true,
  garbage_after: true,
} as const;

/**
 * What cannot be known is unknown, and asking the processor for our reference resolves it to what it booked.
 */
function unknownPromise(
  suite: Suite,
  kind: 'authorize' | 'payout' | FollowKind,
  prepare: () => Promise<(operationId: string) => Promise<Outcome<unknown>>>,
): void {
  for (const [manner, moved] of Object.entries(BAD_MANNERS)) {
    test(`${suite.connector.id}: ${kind} is unknown after ${manner.replace('_', ' ')} acting, and find tells the truth`, async () => {
      const bench = suite.bench();
      const operationId = bench.newOperationId();
      const run = await prepare();
      await bench.misbehave(manner, kind);
      assert.equal((await run(operationId)).kind, 'unknown');
      assert.equal((await bench.booked(operationId)).length, moved ? 1 : 0);
      const found = await suite.find(
        kind,
        operationId,
        null,
        moved && manner === 'reset_after' ? `find-${kind}` : undefined,
      );
      assert.ok(
        moved
          ? found.kind === 'succeeded' || (found.kind === 'pending' && kind === 'authorize')
          : found.kind === 'not_found',
        found.kind,
      );
    });
  }
}

export function pending(
  outcome: Outcome<unknown>,
): Extract<Outcome<unknown>, { kind: 'pending' }> & Readonly<{ reference: ProcessorReference }> {
  if (outcome.kind !== 'pending' || outcome.reference === null)
    assert.fail(
      `expected pending, got ${outcome.kind}: ${'detail' in outcome ? outcome.detail : 'code' in outcome ? outcome.code : ''}`,
    );
  return { ...outcome, reference: outcome.reference };
}

export function succeeded<Value>(outcome: Outcome<Value>): Extract<Outcome<Value>, { kind: 'succeeded' }> {
  if (outcome.kind !== 'succeeded')
    assert.fail(
      `expected success, got ${outcome.kind}: ${'detail' in outcome ? outcome.detail : 'code' in outcome ? outcome.code : ''}`,
    );
  return outcome;
}

/** Recorded conformance covers processors that can be asked; a connector to one that cannot has no look-up. */
function lookUpOf({ id, operations, recovery }: Connector): NonNullable<Connector['operations']['find']> {
  if (operations.find === undefined) throw new Error(`${id} recovers by ${recovery.by} and has no find`);
  return operations.find;
}
