import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declineOf, errorCode, parseErrorCode } from '../../server/domain/decline.ts';
import { AMOUNTS_AFTER_AUTHORIZATION, AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import { type Outcome, type ProcessorReference, processorReference } from '../../server/domain/outcome.ts';
import { connectors } from '../../server/connectors/registry.ts';
import { attempt } from '../../server/payment-services/attempt.ts';
import {
  accepts,
  sampleAuthorize,
  payoutCurrencyOf,
  samplePayee,
  samplePurchase,
} from './conformance-samples.ts';
import {
  type AuthorizedAmounts,
  type Connector,
  type MovedAmount,
  type Payout,
  recoveryOf,
} from '../../server/connectors/connector.ts';
import {
  type Bench,
  FOLLOWS,
  type FollowKind,
  AMOUNT,
  Suite,
  mayPend,
  unknownPromise,
  assertPending,
  assertSucceeded,
} from './conformance-suite.ts';
import type { Wire } from '../../server/net/wire.ts';
import { type Facts, factsOf } from './facts.ts';
import { longTextPromises } from './conformance-texts.ts';
import { webhookPromises, mandatePromises } from './conformance-events.ts';
import { disputePromises } from './conformance-disputes.ts';
import { partsPromises, restPromise } from './conformance-parts.ts';

/**
 * What every connector promises, run against its simulated processor over real HTTP. The connector's own test
 * covers what is special about it;
 * `exchanges/*.http` are the recorded requests and answers of the scenarios here.
 */
export function conformance(connector: Connector, bench: () => Bench, isLive = false): void {
  const suite = new Suite(connector, bench);
  definitionPromises(connector);
  if (accepts(connector, 'card')) cardPromises(suite);
  else if (!isLive) pendingPromises(suite);
  authorizePromises(suite, isLive);
  purchasePromise(suite);
  if (connector.webhook !== undefined && !isLive) webhookPromises(suite);
  if (connector.operations.tokenize !== undefined) tokenPromises(suite, connector.operations);
  if (connector.operations.payout !== undefined) payoutPromises(suite);
  if (connector.disputeDesk !== undefined && !isLive && speaksForDesk(connector))
    disputePromises(suite, connector.disputeDesk);
  for (const kind of FOLLOWS)
    if (connector.operations[kind] !== undefined && (accepts(connector, 'card') || !isLive))
      followPromises(suite, kind, isLive);
}

/** Disputes are the processor's, however the buyer paid: mostly by card. */
function speaksForDesk({ id, disputeDesk }: Connector): boolean {
  const all = connectors.filter((one) => one.disputeDesk === disputeDesk);
  return (all.find((one) => accepts(one, 'card')) ?? all[0])?.id === id;
}

/** What connectors do with it is seen in the recorded exchange. */
function purchasePromise(suite: Suite): void {
  test(`${suite.connector.id}: all that is said of the purchase changes nothing of the outcome`, async () => {
    const plain = sampleAuthorize(suite.connector, suite.bench(), AMOUNT, false);
    const call = suite.call({ ...plain, ...samplePurchase }, { scenario: 'authorize-with-everything' });
    const outcome = await attempt(() => suite.connector.operations.authorize(call));
    assert.equal(outcome.kind, (await suite.authorize(AMOUNT)).kind);
  });

  longTextPromises(suite);
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
      const outcome = assertSucceeded(await suite.authorize(AMOUNT, { scenario: 'authorize' }));
      assert.deepEqual([outcome.value.authorized, outcome.value.captured], [AMOUNT, 0n]);
      const captured = assertSucceeded(
        await suite.authorize(AMOUNT, { capture: true, scenario: 'authorize-and-capture' }),
      );
      assert.deepEqual([captured.value.authorized, captured.value.captured], [AMOUNT, AMOUNT]);
    },
  );

  if (connector.capabilities.zeroAmountAuthorization)
    promise(
      'an amount of 0 asks about the card: it is approved or declined, and nothing is held',
      async () => {
        for (const more of [{ scenario: 'verify' }, { capture: true }]) {
          const { value } = assertSucceeded(await suite.authorize(0n, more));
          assert.deepEqual([value.authorized, value.captured], [0n, 0n]);
        }
      },
    );

  promise('the largest amount arrives as it was sent', async () => {
    const amount = suite.bench().facts?.largestAmount ?? 9_007_199_254_740_993n;
    assert.equal(assertSucceeded(await suite.authorize(amount)).value.authorized, amount);
  });

  const { largestAmount: limit } = connector;
  if (limit !== undefined)
    promise('an amount beyond the processor’s own is refused by its name, and nothing is sent', async () => {
      const operationId = suite.bench().newOperationId();
      const outcome = await suite.authorize(10n ** 15n, { operationId });
      assert.ok(outcome.kind === 'failed', outcome.kind);
      assert.equal(outcome.code, 'invalid_amount');
      assert.ok(outcome.detail.startsWith(`${connector.displayName} takes at most `), outcome.detail);
      // The company's own system shows its book to nobody.
      if (!suite.bench().isLive) assert.deepEqual(await suite.bench().booked(operationId), []);
    });

  promise('what is declined becomes its code, declined or failed as the table says', async () => {
    const { facts } = suite.bench();
    if (facts !== null) return cardsDeclined(suite, facts);
    for (const [code, amount] of Object.entries(AUTHORIZATION_AMOUNTS)) {
      const scenario = code === 'insufficient_funds' ? { scenario: 'authorize-declined' } : {};
      const outcome = await suite.authorize(amount, scenario);
      const known = parseErrorCode(code) ?? assert.fail(code);
      assert.equal(outcome.kind, declineOf(known).outcome, code);
      assert.equal('code' in outcome && outcome.code, code);
    }
  });
}

/** By the processor's own test cards, or whatever else has it decline. */
async function cardsDeclined(suite: Suite, { declines, declining }: Facts): Promise<void> {
  for (const [number, code] of Object.entries(declines)) {
    const sample = sampleAuthorize(suite.connector, suite.bench(), AMOUNT, false);
    assert.ok(sample.instrument.method === 'card');
    const instrument = { ...sample.instrument, number: suite.bench().secret('card.number', number) };
    const input = declining?.(sample, number) ?? { ...sample, instrument };
    const scenario = code === 'insufficient_funds' ? { scenario: 'authorize-declined' } : {};
    const call = suite.call(input, scenario);
    const outcome = await attempt(() => suite.connector.operations.authorize(call));
    assert.equal(outcome.kind, declineOf(errorCode(code)).outcome, number);
    assert.equal('code' in outcome && outcome.code, code, number);
  }
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
    const ask = (named: object) =>
      attempt(() =>
        tokenize(
          suite.call({ instrument, returnUrl: 'https://shop.example/back' }, { operationId, ...named }),
        ),
      );
    const first = await ask(scenario === undefined ? {} : { scenario });
    if (first.kind !== 'pending') return assertSucceeded(first).value.token;
    assert.ok(first.next !== undefined && 'url' in first.next, 'where the buyer is asked');
    await suite.bench().buyerDoes(assertPending(first).reference);
    return assertSucceeded(await ask({})).value.token;
  };
  const pay = (token: string): Promise<Outcome<AuthorizedAmounts>> => {
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
    assert.equal(assertSucceeded(await pay(token)).value.authorized, AMOUNT);
    const forget = () =>
      deleteToken?.(
        suite.call(
          { token: suite.bench().secret('payment_service_token', token), buyerId: null },
          { scenario: 'delete-token' },
        ),
      );
    assert.equal((await forget())?.kind, 'succeeded');
    assert.equal((await forget())?.kind, 'succeeded');
    assert.equal('code' in (await pay(token)), true);
  });
}

/** What holds for the opening of any payment. */
function authorizePromises(suite: Suite, isLive: boolean): void {
  const { connector } = suite;
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${connector.id}: ${text}`, run);

  resendPromise(suite, 'authorize', async (operationId) => suite.authorize(AMOUNT, { operationId }));
  if (!isLive)
    unknownPromise(suite, 'authorize', async () => ({
      of: null,
      run: (operationId) => suite.authorize(AMOUNT, { operationId }),
    }));

  promise('a processor that nobody answers for makes the operation failed: nothing was sent', async () => {
    const outcome = await suite.authorize(AMOUNT, { baseUrl: suite.bench().deadUrl });
    assert.deepEqual(
      [outcome.kind, 'code' in outcome && outcome.code],
      ['failed', errorCode('service_network_error')],
    );
  });

  const { find, sync, complete } = connector.operations;
  if (find !== undefined && recoveryOf(connector, 'authorize').by === 'look-up')
    promise('an operation that the processor never heard of is not found, not failed', async () => {
      assert.deepEqual(await suite.find('authorize', suite.bench().newOperationId(), null, 'find-nothing'), {
        kind: 'not_found',
      });
    });

  promise('a look-up that the processor refuses says nothing about what is looked up', async () => {
    const of = processorReference('of');
    // What an authorization may have left, and a buyer bring back.
    const state = { amount: '1299', currency: 'USD' };
    const returned = suite.bench().facts?.returned?.(of) ?? null;
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
      if (find !== undefined)
        assert.equal(
          (await find({ ...suite.call({ kind: 'authorize', of, sentAt: null }), http })).kind,
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
          (await complete({ ...suite.call({ of, capture: true, returned }), state, http })).kind,
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
    const outcome = assertPending(
      await suite.authorize(AMOUNT, { capture: true, operationId, scenario: 'authorize' }),
    );
    if (
      connector.capabilities.approvalWindow !== null ||
      connector.capabilities.integrationClients.length > 0
    )
      assert.ok(outcome.next !== undefined, 'what the buyer must do');
    assert.equal(outcome.mandate !== undefined, connector.capabilities.mandates);
    if (connector.operations.find === undefined) return; // its events are read below
    const found = await suite.find('authorize', operationId, null, 'find-pending');
    assert.equal(found.kind, 'pending');
    assert.equal('reference' in found && found.reference, outcome.reference);
  });

  promise('after the buyer has done it, the processor says how much arrived', async () => {
    const operationId = suite.bench().newOperationId();
    const opened = await suite.authorize(AMOUNT, { capture: true, operationId });
    const { reference } = assertPending(opened);
    await suite.bench().buyerDoes(reference);
    const { complete } = connector.operations;
    if (complete !== undefined) {
      const completed = await attempt(() => complete(suite.completing(opened, true, 'complete')));
      assert.deepEqual(
        await attempt(() => complete(suite.completing(opened, true))),
        completed,
        'once, however often it is asked for',
      );
    }
    if (connector.operations.find === undefined) return; // its events are read below
    const found = await suite.find('authorize', operationId, null, 'find-paid');
    assert.ok(found.kind === 'succeeded' && 'captured' in found.value, found.kind);
    assert.deepEqual(
      [found.value.authorized, found.value.captured, found.reference],
      [AMOUNT, AMOUNT, reference],
    );
  });

  if (connector.operations.complete !== undefined) {
    promise('completing before the buyer has approved leaves the payment pending', async () => {
      const opened = await suite.authorize(AMOUNT);
      const outcome = await connector.operations.complete?.(suite.completing(opened, false));
      assert.equal(outcome?.kind, 'pending');
    });
  }
  promise('a refusal at the start is told at once', async () => {
    if (suite.bench().facts !== null) return; // only the sandbox's own refuse by amount
    const outcome = await suite.authorize(300012n, { capture: true, scenario: 'authorize-refused' });
    assert.deepEqual(
      [outcome.kind, 'code' in outcome && outcome.code],
      ['failed', errorCode('refund_period_expired')],
    );
  });
  if (connector.capabilities.mandates) mandatePromises(suite);
}

function followPromises(suite: Suite, kind: FollowKind, isLive: boolean): void {
  const { connector } = suite;
  const promise = (text: string, run: () => Promise<void>): void =>
    void test(`${connector.id}: ${text}`, run);

  promise(`${kind} moves the whole amount`, async () => {
    const { of, amount } = await suite.ready(kind);
    const operationId = suite.bench().newOperationId();
    const accepted = await suite.follow(kind, of, amount, { scenario: kind, operationId });
    const outcome = await suite.decided(accepted, operationId);
    if (outcome.kind === 'pending' && mayPend(suite, kind)) return;
    const moved = assertSucceeded(outcome).value.amount;
    // Cancelling what was never paid moves nothing; a processor may say so.
    assert.ok(moved === amount || (kind === 'cancel' && moved === 0n), String(moved));
  });

  resendPromise(suite, kind, async (operationId, { of, amount }) =>
    suite.follow(kind, of, amount, { operationId }),
  );
  if (!isLive)
    unknownPromise(suite, kind, async () => {
      const { of, amount } = await suite.ready(kind);
      return { of, run: (operationId) => suite.follow(kind, of, amount, { operationId }) };
    });

  partsPromises(suite, kind, isLive);
  restPromise(suite, kind, isLive);
  const triggers = kind === 'capture' || kind === 'refund' ? AMOUNTS_AFTER_AUTHORIZATION[kind] : {};
  for (const [amount, code] of factsOf(connector) === null ? Object.entries(triggers) : []) {
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
  ): Promise<Outcome<MovedAmount>> => {
    const input: Payout = {
      amount: { minor: amount, currency: payoutCurrencyOf(connector) },
      instrument: samplePayee(connector, suite.bench()),
      buyer: null,
      merchant: null,
      category: null,
      externalIdentifier: 'payout-1',
    };
    const run = connector.operations.payout;
    assert.ok(run !== undefined);
    return attempt(() => run(suite.call(input, more)));
  };

  promise('payout moves the whole amount or is accepted, and is found', async () => {
    const operationId = suite.bench().newOperationId();
    const paid = await payOut(AMOUNT, { operationId, scenario: 'payout' });
    if (paid.kind !== 'pending' || !mayPend(suite, 'payout'))
      assert.equal(assertSucceeded(paid).value.amount, AMOUNT);
    assert.deepEqual(await suite.find('payout', operationId, null, 'find-payout'), paid);
  });
  promise('it says to what it pays out', async () => assert.ok((connector.payoutsTo ?? []).length > 0));
  promise('payout over a refused connection failed: nothing was sent', async () => {
    assert.equal((await payOut(AMOUNT, { baseUrl: suite.bench().deadUrl })).kind, 'failed');
  });
  resendPromise(suite, 'payout', (operationId) => payOut(AMOUNT, { operationId }));
  unknownPromise(suite, 'payout', async () => ({
    of: null,
    run: (operationId) => payOut(AMOUNT, { operationId }),
  }));
  for (const [amount, code] of factsOf(connector) === null
    ? Object.entries(AMOUNTS_AFTER_AUTHORIZATION.payout)
    : []) {
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
    assert.ok(first.kind === 'succeeded' || (first.kind === 'pending' && mayPend(suite, kind)), first.kind);
    assert.deepEqual(second, first);
    if (!bench.isLive) assert.equal((await bench.booked(operationId)).length, 1);
  });
}
