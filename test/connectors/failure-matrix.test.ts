import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Connector, type MovedAmount, recoveryOf } from '../../server/connectors/connector.ts';
import type { Outcome, ProcessorReference } from '../../server/domain/outcome.ts';
import { type ReportedOutcome, inCurrencyOf } from '../../server/domain/transaction/changes.ts';
import { type Wire, WireFault, type WireRequest, type WireResponse } from '../../server/net/wire.ts';
import { isForgotten } from '../../server/payment-methods/tokens/delete-tokens.ts';
import { askAt } from '../harness/ask-at.ts';
import { askedConnectors } from './asked.ts';
import { type ConnectorBench, openConnectorBench } from '../harness/connector-bench.ts';
import { currencyOf } from './conformance-samples.ts';
import { type Bench, AMOUNT, FOLLOWS, type FollowKind, Suite } from './conformance-suite.ts';
import { forget, pays, storedToken } from './stored-tokens.ts';

/**
 * What goes wrong between us and a processor, for every operation of every connector that is asked for: afterwards our
 * books and the processor's say the same. What breaks in the middle of an exchange is in the conformance suite; what
 * the processor's dashboard made is in `refunds-elsewhere.test.ts` and `captures-elsewhere.test.ts`.
 */
let running: ConnectorBench;
before(async () => {
  running = await openConnectorBench();
});
after(() => running.close());

type Send = (request: WireRequest) => Promise<WireResponse>;
type Trouble = Readonly<{
  /** What becomes of the exchange that moves money. */
  happens(send: Send, request: WireRequest): Promise<WireResponse>;
  /** Kinds of outcome that are true afterwards. */
  may: readonly Outcome<unknown>['kind'][];
  /** Whether the processor got it. */
  arrived: boolean;
}>;

const answerWith = (status: number, text: string, headers = {}): Promise<WireResponse> =>
  Promise.resolve({ status, headers, text });
const REFUSAL = '{"code":"rate_limited","message":"Slow down","error":{"type":"invalid_request_error"}}';

const TROUBLES: Readonly<Record<string, Trouble>> = {
  'no bytes left before the time was over': {
    happens: () => Promise.reject(new WireFault('timeout', false, 'no time')),
    may: ['failed'],
    arrived: false,
  },
  'the time was over after it had arrived': {
    happens: async (send, request) => {
      await send(request);
      throw new WireFault('timeout', true, 'no time');
    },
    may: ['unknown'],
    arrived: true,
  },
  'the processor wants fewer requests': {
    happens: () => answerWith(429, REFUSAL, { 'retry-after': '30' }),
    may: ['failed', 'declined', 'unknown'],
    arrived: false,
  },
  'the processor is away': {
    happens: () => answerWith(503, '<html>away</html>'),
    may: ['unknown'],
    arrived: false,
  },
  'the answer is cut in the middle': {
    happens: async (send, request) => {
      const whole = await send(request);
      return { ...whole, text: whole.text.slice(0, Math.floor(whole.text.length / 2)) };
    },
    may: ['unknown'],
    arrived: true,
  },
  'the answer is an empty object': {
    happens: async (send, request) => ({ ...(await send(request)), text: '{}' }),
    may: ['unknown'],
    arrived: true,
  },
};

/** The exchange that moves money is the last that writes: what comes before it prepares. */
function troubled(wire: Wire, { happens }: Trouble, writes: number): Wire {
  let left = writes;
  return {
    send: (request) => {
      if (request.method === 'GET') return wire.send(request);
      left -= 1;
      return left === 0 ? happens((one) => wire.send(one), request) : wire.send(request);
    },
  };
}

async function run(
  suite: Suite,
  kind: 'authorize' | FollowKind,
  on: Readonly<{ of: ProcessorReference | null; amount: bigint }>,
  operationId: string,
  http: ((wire: Wire) => Wire) | null,
): Promise<Outcome<unknown>> {
  const bench = suite.bench();
  const wired = new Suite(suite.connector, () => ({
    ...bench,
    wire: (scenario) => (http === null ? bench.wire(scenario) : http(bench.wire(scenario))),
  }));
  if (kind === 'authorize') return wired.authorize(on.amount, { operationId });
  assert.ok(on.of !== null);
  return wired.follow(kind, on.of, on.amount, { operationId });
}

/** How often the operation writes when nothing goes wrong. */
async function writesOf(suite: Suite, kind: 'authorize' | FollowKind): Promise<number> {
  let writes = 0;
  const on = kind === 'authorize' ? { of: null, amount: AMOUNT } : await suite.ready(kind);
  await run(suite, kind, on, suite.bench().newOperationId(), (wire) => ({
    send: (request) => {
      if (request.method !== 'GET') writes += 1;
      return wire.send(request);
    },
  }));
  return writes;
}

/** What recovery finds out, by the connector's own policy. */
async function recoverOperation(
  suite: Suite,
  kind: 'authorize' | FollowKind,
  on: Readonly<{ of: ProcessorReference | null; amount: bigint }>,
  operationId: string,
): Promise<Outcome<unknown>> {
  const again = () => run(suite, kind, on, operationId, null);
  const found = await suite.findOut(kind, operationId, on.of, again);
  const known = found.kind === 'not_found' ? await again() : found;
  // What was only accepted is decided behind it.
  return kind === 'authorize' ? known : suite.decided(known as Outcome<MovedAmount>, operationId);
}

function moves(outcome: Outcome<unknown>): boolean {
  return outcome.kind === 'succeeded' || outcome.kind === 'pending';
}

function kindsOf({ operations }: Connector): readonly ('authorize' | FollowKind)[] {
  return ['authorize', ...FOLLOWS.filter((kind) => operations[kind] !== undefined)];
}

function matrixOf(connector: Connector): void {
  const bench = (): Bench => running.bench(connector);
  for (const kind of kindsOf(connector)) {
    test(`${connector.id}: ${kind} is booked once on both sides, whatever goes wrong on the way`, async () => {
      const suite = new Suite(connector, bench);
      const writes = await writesOf(suite, kind);
      for (const [name, trouble] of Object.entries(TROUBLES)) {
        const on = kind === 'authorize' ? { of: null, amount: AMOUNT } : await suite.ready(kind);
        const operationId = bench().newOperationId();
        const told = await run(suite, kind, on, operationId, (wire) => troubled(wire, trouble, writes));
        // A cancellation that looks by itself needs nothing that stood in the answer.
        const isSeen = kind === 'cancel' && trouble.arrived && told.kind === 'succeeded';
        assert.ok(isSeen || trouble.may.includes(told.kind), `${name}: ${told.kind}`);
        const before = await bench().booked(operationId);
        assert.equal(before.length, trouble.arrived ? 1 : 0, name);
        if (told.kind !== 'unknown') continue; // it certainly did not happen, and the books say so
        const end = await recoverOperation(suite, kind, on, operationId);
        assert.ok(moves(end), `${name}: found out as ${end.kind}`);
        const [booked, ...more] = await bench().booked(operationId);
        assert.equal(more.length, 0, `${name}: moved twice`);
        if (end.kind === 'succeeded' && kind !== 'cancel')
          assert.equal(amountOf(end), BigInt(booked?.amount ?? -1), name);
      }
    });
  }
}

function amountOf(outcome: Extract<Outcome<unknown>, Readonly<{ kind: 'succeeded' }>>): bigint {
  const value = outcome.value as Readonly<{ amount?: bigint; authorized?: bigint }>; // one of the two kinds of value
  return value.amount ?? value.authorized ?? -1n;
}

/** What is told in another currency is not believed, by whatever operation. Some answers name none. */
function currencyOfAnswers(connector: Connector): void {
  const bench = (): Bench => running.bench(connector);
  for (const kind of kindsOf(connector).filter((one) => SPEAKS_OF_MONEY.has(one)))
    test(`${connector.id}: ${kind} that is answered in another currency is not believed, and found out`, async () => {
      const suite = new Suite(connector, bench);
      const on = kind === 'authorize' ? { of: null, amount: AMOUNT } : await suite.ready(kind);
      const operationId = bench().newOperationId();
      await bench().misbehave('wrong_currency', kind);
      const told = (await run(suite, kind, on, operationId, null)) as ReportedOutcome; // as the service takes it
      const believed = inCurrencyOf({ currency: currencyOf(connector) }, told);
      if (told.kind === 'succeeded' && told.value.currency === undefined) return; // it named none
      assert.notEqual(believed.kind, 'succeeded');
      if (believed.kind !== 'unknown') return; // nothing that is pending speaks of amounts
      const end = (await recoverOperation(suite, kind, on, operationId)) as ReportedOutcome; // the same
      assert.ok(moves(inCurrencyOf({ currency: currencyOf(connector) }, end)), end.kind);
      assert.equal((await bench().booked(operationId)).length, 1);
    });
}
const SPEAKS_OF_MONEY: ReadonlySet<string> = new Set(['authorize', 'capture', 'refund', 'increment']);

/** A look-up that is behind makes nobody send money twice. */
function laggingLookUp(connector: Connector): void {
  const bench = (): Bench => running.bench(connector);
  const lost = TROUBLES['the time was over after it had arrived'];
  for (const kind of kindsOf(connector).filter((one) => recoveryOf(connector, one).by === 'look-up'))
    test(`${connector.id}: ${kind} that a look-up does not know of yet is booked once`, async () => {
      assert.ok(lost !== undefined);
      const suite = new Suite(connector, bench);
      const writes = await writesOf(suite, kind);
      const on = kind === 'authorize' ? { of: null, amount: AMOUNT } : await suite.ready(kind);
      const operationId = bench().newOperationId();
      await run(suite, kind, on, operationId, (wire) => troubled(wire, lost, writes));
      const { account } = await laggingFor(bench());
      const found = await suite.find(kind, operationId, on.of);
      assert.ok(found.kind === 'not_found' || found.kind === 'unknown', found.kind);
      await askAt(`${running.simulator.url}/_control/behaviours?account=${account}`, { method: 'DELETE' });
      // Until it may not be behind any more the same is sent again, where its key keeps it from moving twice.
      if (connector.capabilities.resendIsIdempotent) await run(suite, kind, on, operationId, null);
      const end = await recoverOperation(suite, kind, on, operationId);
      assert.ok(moves(end), end.kind);
      assert.equal((await bench().booked(operationId)).length, 1);
    });
}

/** Whatever this account asks next is not known yet, wherever it looks. */
async function laggingFor({ merchantAccountId: account }: Bench): Promise<Readonly<{ account: string }>> {
  const body = JSON.stringify({ manner: 'not_found', account, times: 9 });
  const ordered = await askAt(`${running.simulator.url}/_control/behaviours`, { method: 'POST', body });
  assert.equal(ordered.status, 201);
  return { account };
}

/** Manners of the simulator that no answer is left of, and whether it has forgotten the token nevertheless. */
const LOST = {
  reset_before: false,
  reset_after: true,
  error_before: false,
  error_after: true,
  garbage_before: false,
  garbage_after: true,
} as const;

/** A token is forgotten only where the processor said so; everything else is asked for again, until it does. */
function testForgetting(connector: Connector): void {
  const suite = new Suite(connector, () => running.bench(connector));
  const held = async (token: string, told: Outcome<null>, arrived: boolean): Promise<void> => {
    assert.equal(await pays(suite, token), !arrived);
    if (!isForgotten(told)) assert.ok(isForgotten(await forget(suite, token)), 'asked for again');
    assert.equal(await pays(suite, token), false);
    assert.ok(isForgotten(await forget(suite, token)), 'and once more');
  };
  for (const [name, trouble] of Object.entries(TROUBLES))
    test(`${connector.id}: a token is forgotten or asked for again, when ${name}`, async () => {
      const token = await storedToken(suite);
      let body: string | null = null;
      const told = await forget(suite, token, (wire) =>
        troubled(
          {
            send: async (request) => {
              const answer = await wire.send(request);
              body = answer.text;
              return answer;
            },
          },
          trouble,
          1,
        ),
      );
      // Nothing can be cut off an answer that is a status alone.
      const isWhole = told.kind === 'succeeded' && /^ ?$/.test(String(body));
      assert.ok(isWhole || (trouble.may.includes(told.kind) && !isForgotten(told)), told.kind);
      await held(token, told, trouble.arrived);
    });
  for (const [manner, arrived] of Object.entries(LOST))
    test(`${connector.id}: a token is asked for again, when the processor does ${manner}`, async () => {
      const token = await storedToken(suite);
      await suite.bench().misbehave(manner, 'deleteToken');
      const told = await forget(suite, token);
      assert.equal(told.kind, 'unknown');
      await held(token, told, arrived);
    });
}

for (const connector of askedConnectors) {
  matrixOf(connector);
  if (connector.operations.deleteToken !== undefined) testForgetting(connector);
  currencyOfAnswers(connector);
  laggingLookUp(connector);
}

for (const connector of askedConnectors.filter(({ webhook }) => webhook !== undefined))
  test(`${connector.id}: events say the same when they come twice and in another order`, async () => {
    const suite = new Suite(connector, () => running.bench(connector));
    const operationId = suite.bench().newOperationId();
    await suite.paidOut(AMOUNT, operationId);
    const raw = await suite.bench().events(operationId, async (events) => {
      const read = await suite.eventsIn(events);
      return read.some(({ change }) => change?.kind === 'payment' && change.outcome.kind === 'succeeded');
    });
    const once = await suite.eventsIn(raw);
    const twice = await suite.eventsIn([...raw, ...raw].reverse());
    const byId = new Map(twice.map((event) => [event.eventId, event]));
    assert.equal(byId.size, once.length);
    for (const event of once) assert.deepEqual(byId.get(event.eventId), event);
  });
