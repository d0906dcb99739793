import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Currency } from '../../server/domain/currency.ts';
import type { ConnectorState, Outcome, ProcessorReference } from '../../server/domain/outcome.ts';
import type { Secret } from '../../server/domain/secret.ts';
import type { Wire } from '../../server/net/wire.ts';
import { attempt } from '../../server/payment-services/attempt.ts';
import type { Facts } from './facts.ts';
import { currencyOf, sampleAuthorize } from './conformance-samples.ts';
import {
  type AuthorizedAmounts,
  type Call,
  type Complete,
  type Connector,
  type Fields,
  type Follow,
  type LookUpOutcome,
  type MovedAmount,
  type OperationKind,
  type Settings,
  recoveryOf,
} from '../../server/connectors/connector.ts';
import type { EventReading, EventTools, ProcessorEvent } from '../../server/connectors/events.ts';

/**
 * What the suite needs from whoever runs it: the simulator, a wire to it, and the means to look at what
 * happened.
 */
export type RawEvent = Readonly<{
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}>;

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
  /** The buyer disputes a payment. */
  disputes(reference: ProcessorReference): Promise<void>;
  /** The raw events that arrived about a payment of ours, once they are `enough`. */
  events(
    operationId: string,
    enough: (events: readonly RawEvent[]) => Promise<boolean>,
  ): Promise<readonly RawEvent[]>;
  /** A body of ours, signed as the processor signs its own. */
  signed(body: Buffer): RawEvent;
  tools: EventTools;
  /** The processor itself answers, in its test system. */
  isLive: boolean;
  /** Of a processor that is not of our making. */
  facts: Facts | null;
  /** Of connectors that log in. */
  accessToken: Secret | null;
  /** What the simulated processor booked under our reference. */
  booked(operationId: string): Promise<readonly Readonly<{ kind: string; status: string; amount: string }>[]>;
}>;

/** Follow-up operations, each with what must have happened before it. */
export const FOLLOWS = [
  'capture',
  'void',
  'refund',
  'cancel',
  'increment',
] as const satisfies readonly OperationKind[];
export type FollowKind = (typeof FOLLOWS)[number];

export const AMOUNT = 1299n;

/** What connectors left of payments, by the operation that opened them: the service keeps it with the payment. */
const LEFT = new Map<string, ConnectorState>();

/** What an operation is given beside its input: by these settings, on this bench. */
export function callOf<F extends Fields, Input>(
  bench: Bench,
  settings: Settings<F>,
  input: Input,
  { operationId, scenario }: Readonly<{ operationId?: string | undefined; scenario?: string }> = {},
): Call<F, Input> {
  return {
    input,
    settings,
    options: {},
    merchantAccountId: bench.merchantAccountId,
    operationId: operationId ?? bench.newOperationId(),
    baseUrl: bench.baseUrl,
    http: bench.wire(scenario ?? null),
    accessToken: bench.accessToken,
    state: {},
    webhookUrl: bench.webhookUrl,
    now: bench.now(),
  };
}

/** What a merchant would have set. */
export function settingsOf<F extends Fields>(
  { settings }: Readonly<{ settings: F }>,
  bench: Bench,
): Settings<F> {
  return Object.fromEntries(
    Object.entries(settings).map(([key, field]) => [
      key,
      field.sensitive ? bench.secret(`settings.${key}`, bench.setting(key)) : bench.setting(key),
    ]),
  ) as Settings<F>;
}

/** A connector under test, and short words for what is done with it. */
export class Suite {
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
    return {
      ...callOf(this.bench(), this.settings(), input, more),
      ...(more.baseUrl === undefined ? {} : { baseUrl: more.baseUrl }),
    };
  }

  settings(): Settings<Fields> {
    return settingsOf(this.connector, this.bench());
  }

  async read(raw: RawEvent, now = new Date(), tools = this.bench().tools): Promise<EventReading> {
    const { webhook } = this.connector;
    assert.ok(webhook !== undefined);
    const url = new URL(raw.path, 'http://events');
    const given = { ...raw, path: url.pathname, query: url.searchParams, now };
    return webhook.read(given, this.settings(), tools);
  }

  /** The same, where the processor answers with this status, and nothing else, whatever it is asked. */
  readAnswered(raw: RawEvent, status: number): Promise<EventReading> {
    const http: Wire = { send: () => Promise.resolve({ status, headers: {}, text: '{}' }) };
    return this.read(raw, new Date(), { ...this.bench().tools, http });
  }

  async eventsIn(raw: readonly RawEvent[]): Promise<readonly ProcessorEvent[]> {
    const readings = await Promise.all(raw.map((one) => this.read(one)));
    return readings.flatMap((reading) =>
      reading.kind === 'refused' ? assert.fail('an event of the simulator is refused') : reading.events,
    );
  }

  async authorize(
    amount: bigint,
    more: Readonly<{ capture?: boolean; operationId?: string; scenario?: string; baseUrl?: string }> = {},
  ): Promise<Outcome<AuthorizedAmounts>> {
    const call = this.call(
      sampleAuthorize(this.connector, this.bench(), amount, more.capture ?? false),
      more,
    );
    const outcome = await attempt(() => this.connector.operations.authorize(call));
    if ('state' in outcome && outcome.state !== undefined) LEFT.set(call.operationId, outcome.state);
    return outcome;
  }

  /** What the connector's policy makes of an answer that got lost: it looks, or sends the same again. */
  findOut(
    kind: OperationKind,
    operationId: string,
    of: ProcessorReference | null,
    again: () => Promise<Outcome<unknown>>,
    scenario?: string,
  ): Promise<LookUpOutcome | Outcome<unknown>> {
    const { by } = recoveryOf(this.connector, kind);
    return by === 'look-up' ? this.find(kind, operationId, of, scenario) : again();
  }

  /** How an operation ended that the processor only accepted: its events say so. */
  async decided(outcome: Outcome<MovedAmount>, operationId: string): Promise<Outcome<MovedAmount>> {
    const { facts, isLive } = this.bench();
    if (outcome.kind !== 'pending' || facts?.decidesLater === undefined || isLive) return outcome;
    const told = async (raw: readonly RawEvent[]): Promise<readonly Outcome<MovedAmount>[]> =>
      (await this.eventsIn(raw)).flatMap(({ of, change }) =>
        change?.kind === 'operation' && of.operationId === operationId ? [change.outcome] : [],
      );
    const raw = await this.bench().events(operationId, async (events) => (await told(events)).length > 0);
    return (await told(raw))[0] ?? outcome;
  }

  async find(
    kind: OperationKind,
    operationId: string,
    of: ProcessorReference | null = null,
    scenario?: string,
  ): Promise<LookUpOutcome> {
    const paidFrom = this.connector.payoutsFrom?.(this.settings()) ?? null;
    const call = this.call(
      { kind, of, sentAt: this.bench().now(), paidFrom },
      { operationId, ...(scenario === undefined ? {} : { scenario }) },
    );
    const find = lookUpOf(this.connector, kind);
    const found = await attempt(() => find({ ...call, state: LEFT.get(operationId) ?? {} }));
    assert.ok(found.kind !== 'payout_returned', 'nothing that the suite pays out comes back');
    return found;
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
      authorized?: bigint;
      currency?: Currency;
    }> = {},
  ): Promise<Outcome<MovedAmount>> {
    const input: Follow = {
      transactionId: '00000000-0000-7000-8000-000000000001',
      amount: { minor: amount, currency: more.currency ?? currencyOf(this.connector) },
      of,
      reason: null,
      final: more.final ?? true,
      paid: { authorized: more.authorized ?? AMOUNT, captured: more.captured ?? 0n, refunded: 0n },
      instrument: { lastFour: null, scheme: null, expiry: null },
    };
    const run = this.connector.operations[kind];
    assert.ok(run !== undefined, `${this.connector.id} has no ${kind}`);
    return attempt(() => run(this.call(input, more)));
  }

  /** The buyer is back from what they had to do. */
  completing(
    outcome: Outcome<AuthorizedAmounts>,
    capture: boolean,
    scenario?: string,
  ): Call<Fields, Complete> {
    const { reference, state = {} } = assertPending(outcome);
    const returned = this.bench().facts?.returned?.(reference) ?? null;
    const call = this.call({ of: reference, capture, returned }, scenario === undefined ? {} : { scenario });
    return { ...call, state };
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
    const { reference } = assertPending(outcome);
    await this.bench().buyerDoes(reference);
    const { complete } = this.connector.operations;
    if (complete !== undefined)
      assertSucceeded(await attempt(() => complete(this.completing(outcome, capture))));
    return reference;
  }

  /** Captured, and as far as its processor tells of it and gives it back. */
  async paidOut(amount: bigint, operationId = this.bench().newOperationId()): Promise<ProcessorReference> {
    const reference = await this.paid(amount, true, operationId);
    const { facts, isLive, buyerDoes } = this.bench();
    if (facts?.paysOutFirst === true && !isLive) await buyerDoes(reference);
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
        return { of: await this.paidOut(amount), amount };
      case 'cancel': {
        const outcome = await this.authorize(amount);
        return {
          of: outcome.kind === 'succeeded' ? outcome.reference : assertPending(outcome).reference,
          amount,
        };
      }
      default:
        return kind satisfies never;
    }
  }
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
export function unknownPromise(
  suite: Suite,
  kind: 'authorize' | 'payout' | FollowKind,
  prepare: () => Promise<
    Readonly<{ of: ProcessorReference | null; run(operationId: string): Promise<Outcome<unknown>> }>
  >,
): void {
  for (const [manner, moved] of Object.entries(BAD_MANNERS)) {
    test(`${suite.connector.id}: ${kind} is unknown (${manner} acting), and is found out`, async () => {
      const bench = suite.bench();
      const operationId = bench.newOperationId();
      const { of, run } = await prepare();
      await bench.misbehave(manner, kind);
      assert.equal((await run(operationId)).kind, 'unknown');
      assert.equal((await bench.booked(operationId)).length, moved ? 1 : 0);
      const found = await suite.findOut(
        kind,
        operationId,
        of,
        () => run(operationId),
        moved && manner === 'reset_after' ? `find-${kind}` : undefined,
      );
      // What is sent again has happened then; once.
      const hasMoved = moved || recoveryOf(suite.connector, kind).by !== 'look-up';
      assert.ok(
        hasMoved
          ? found.kind === 'succeeded' || (found.kind === 'pending' && mayPend(suite, kind))
          : found.kind === 'not_found',
        found.kind,
      );
      assert.equal((await bench.booked(operationId)).length, hasMoved ? 1 : 0);
    });
  }
}

/** Whether it may have been accepted and not decided yet. */
export function mayPend(suite: Suite, kind: string): boolean {
  const { facts } = suite.bench();
  return (
    kind === 'authorize' ||
    // Real processors accept a payout, and pay it a moment or days later.
    (kind === 'payout' && facts !== null) ||
    facts?.decidesLater === true ||
    (kind === 'refund' && facts?.pendingRefunds.includes(suite.connector.id) === true)
  );
}

export function assertPending(
  outcome: Outcome<unknown>,
): Extract<Outcome<unknown>, { kind: 'pending' }> & Readonly<{ reference: ProcessorReference }> {
  if (outcome.kind !== 'pending' || outcome.reference === null)
    assert.fail(
      `expected pending, got ${outcome.kind}: ` +
        `${'detail' in outcome ? outcome.detail : 'code' in outcome ? outcome.code : ''}`,
    );
  return { ...outcome, reference: outcome.reference };
}

export function assertSucceeded<Value>(
  outcome: Outcome<Value>,
): Extract<Outcome<Value>, { kind: 'succeeded' }> {
  if (outcome.kind !== 'succeeded')
    assert.fail(
      `expected success, got ${outcome.kind}: ` +
        `${'detail' in outcome ? outcome.detail : 'code' in outcome ? outcome.code : ''}`,
    );
  return outcome;
}

/** Of a processor that can be asked. */
function lookUpOf(
  { id, operations: { find, findPayout = find }, recovery }: Connector,
  kind: OperationKind,
): NonNullable<typeof findPayout> {
  const look = kind === 'payout' ? findPayout : find;
  if (look === undefined) throw new Error(`${id} recovers by ${recovery.by} and has no find`);
  return look;
}
