import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { newTransaction } from '../../../test/domain/transaction-states.ts';
import { errorCode } from '../decline.ts';
import { processorReference } from '../outcome.ts';
import { amountsAfter } from './amounts.ts';
import { apply } from './apply.ts';
import { applyReturn } from './apply-return.ts';
import type { OperationState, ReportedOutcome } from './changes.ts';
import { type Limits, type Request, decide, overCaptureLimit } from './decide.ts';
import { type LedgerEntry, balancesOf, entriesFor } from './ledger.ts';
import { type TransactionState, brokenInvariants } from './state.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const LIMITS: Limits = {
  overCaptureAmount: null,
  overCapturePercentage: null,
  partialCapture: true,
  multipleCaptures: true,
  overCapture: true,
  partialRefund: true,
  releasesRest: true,
};

const amount = fc.bigInt({ min: 0n, max: 2_000n });
const request: fc.Arbitrary<Request> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('capture' as const),
      amount: fc.option(amount),
      final: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('refund' as const), amount: fc.option(amount) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('increment' as const), amount }) },
  fc.record({ kind: fc.constantFrom('void' as const, 'cancel' as const, 'expire' as const) }),
);
/** Which open operation gets an outcome, and which. */
const report = fc.record({
  which: fc.nat(9),
  outcome: fc.constantFrom('succeeded', 'declined', 'failed', 'unknown', 'pending'),
  less: fc.bigInt({ min: 0n, max: 30n }),
});
/** A bank takes back so much of the money that had arrived. */
const taken = fc.record({ returned: amount });
const limits: fc.Arbitrary<Limits> = fc.record({
  overCaptureAmount: fc.option(fc.bigInt({ min: 0n, max: 500n })),
  overCapturePercentage: fc.option(fc.bigInt({ min: 0n, max: 50n })),
  partialCapture: fc.boolean(),
  multipleCaptures: fc.boolean(),
  overCapture: fc.boolean(),
  partialRefund: fc.boolean(),
  releasesRest: fc.boolean(),
});

test('no sequence of commands and outcomes breaks an amount or parts ledger and transaction', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('authorize' as const, 'capture' as const),
      amount,
      limits,
      fc.array(fc.oneof({ weight: 3, arbitrary: request }, { weight: 3, arbitrary: report }, taken), {
        maxLength: 40,
      }),
      (intent, wanted, granted, steps) => {
        let state = newTransaction(intent, wanted);
        const operations: OperationState[] = [newOperation('0', 'authorize', wanted)];
        const ledger: LedgerEntry[] = [];
        for (const step of steps) {
          if ('returned' in step) {
            const changes = applyReturn(state, newOperation('0', 'authorize', wanted), {
              amount: step.returned,
              code: errorCode('insufficient_funds'),
              raw: { code: null, description: null },
            });
            if (changes.kind === 'ignored') continue;
            state = { ...state, ...changes.transaction };
            ledger.push(...changes.ledger);
          } else if ('kind' in step) {
            const intended = decide(state, step, granted);
            if (intended.kind !== 'go') continue;
            ledger.push(...entriesFor(state, { ...state, ...intended.patch }));
            state = { ...state, ...intended.patch };
            if (step.kind !== 'sync' && step.kind !== 'expire')
              operations.push({
                ...newOperation(String(operations.length), step.kind, intended.amount),
                final: intended.final,
              });
          } else {
            const index = step.which % operations.length;
            const operation = operations[index];
            if (operation === undefined) continue;
            const changes = apply(
              state,
              operation,
              outcomeOf(operation, state, step.outcome, step.less),
              NOW,
            );
            if (changes.kind === 'ignored') {
              if (changes.operation !== null)
                operations[index] = { ...operation, status: changes.operation.status };
              continue;
            }
            state = { ...state, ...changes.transaction };
            const { status = operation.status, moved_amount = operation.moved_amount } =
              changes.operation ?? {};
            operations[index] = { ...operation, status, moved_amount };
            ledger.push(...changes.ledger);
          }
          assert.deepEqual(brokenInvariants(state), []);
          assertLedger(state, ledger);
        }
      },
    ),
    { numRuns: 400 },
  );
});

test('a report that was applied once changes nothing when it comes again', () => {
  const state = newTransaction('authorize', 1000n);
  const operation = newOperation('0', 'authorize', 1000n);
  const first = apply(state, operation, outcomeOf(operation, state, 'succeeded', 0n), NOW);
  assert.equal(first.kind, 'changed');
  if (first.kind !== 'changed' || first.operation === null) return;
  const again = apply(
    { ...state, ...first.transaction },
    { ...operation, status: first.operation.status },
    outcomeOf(operation, state, 'succeeded', 0n),
    NOW,
  );
  assert.equal(again.kind, 'ignored');
  assert.equal(again.kind === 'ignored' ? again.operation : undefined, null);
});

test('a return reverses what was captured beside earlier refunds, and once however often it is told', () => {
  const state: TransactionState = {
    ...newTransaction('capture', 1000n),
    status: 'captured',
    authorized_amount: 1000n,
    captured_amount: 1000n,
    refunded_amount: 400n,
    capture_closed: true,
  };
  const told = (at: TransactionState, amountBack: bigint) =>
    applyReturn(at, newOperation('0', 'authorize', 1000n), {
      amount: amountBack,
      code: errorCode('insufficient_funds'),
      raw: { code: 'R01', description: null },
    });
  const first = told(state, 600n);
  assert.ok(first.kind === 'changed');
  assert.deepEqual(first.ledger, [
    { movement: 'return', debit: 'returned', credit: 'processor_receivable', amount: 600n },
  ]);
  const after = { ...state, ...first.transaction };
  assert.equal(after.status, 'returned');
  assert.equal(told(after, 600n).kind, 'ignored');
  const whole = told(after, 1000n);
  assert.ok(
    whole.kind === 'changed' && whole.ledger[0]?.amount === 400n,
    'the bank took the whole debit, refunded or not',
  );
  assert.equal(
    decide({ ...after, ...whole.transaction }, { kind: 'refund', amount: null }, LIMITS).kind,
    'state',
  );
});

test('an unknown outcome reserves its amount until it is resolved', () => {
  let state: TransactionState = {
    ...newTransaction('authorize', 1000n),
    status: 'authorized',
    authorized_amount: 1000n,
    held_amount: 1000n,
  };
  const go = decide(state, { kind: 'capture', amount: 800n, final: false }, LIMITS);
  assert.ok(go.kind === 'go');
  state = { ...state, ...go.patch };
  const operation = { ...newOperation('1', 'capture', 800n), final: false };
  const unknown = apply(state, operation, { kind: 'unknown', detail: 'no answer' }, NOW);
  assert.ok(unknown.kind === 'changed' && unknown.operation?.status === 'unknown');
  assert.deepEqual(unknown.ledger, []);
  assert.equal(decide(state, { kind: 'capture', amount: 300n, final: false }, LIMITS).kind, 'rule');
  assert.equal(decide(state, { kind: 'void' }, LIMITS).kind, 'state');
});

test('of two over-capture limits the smaller one holds, rounded down, and only where the connector can', () => {
  assert.equal(overCaptureLimit(999n, { ...LIMITS, overCapturePercentage: 10n }), 99n);
  assert.equal(
    overCaptureLimit(999n, { ...LIMITS, overCapturePercentage: 10n, overCaptureAmount: 50n }),
    50n,
  );
  assert.equal(overCaptureLimit(999n, { ...LIMITS, overCaptureAmount: 500n, overCapture: false }), 0n);
  assert.equal(overCaptureLimit(999n, LIMITS), 0n);
});

test('a refused authorization that may be tried elsewhere leaves the transaction processing', () => {
  const state = newTransaction('authorize', 1000n);
  const changes = apply(
    state,
    newOperation('0', 'authorize', 1000n),
    { kind: 'declined', code: errorCode('issuer_decline'), raw: { code: '05', description: null } },
    NOW,
    { hasNextAttempt: true },
  );
  assert.ok(changes.kind === 'changed');
  assert.deepEqual(changes.transaction, {});
  assert.equal(changes.operation?.status, 'declined');
  const final = apply(
    state,
    newOperation('0', 'authorize', 1000n),
    { kind: 'declined', code: errorCode('insufficient_funds'), raw: { code: '51', description: null } },
    NOW,
    { hasNextAttempt: true },
  );
  assert.ok(final.kind === 'changed' && final.transaction.status === 'declined');
});

test('a raise that comes late leaves the one that is under way', () => {
  const before = {
    ...newTransaction('authorize', 1000n),
    status: 'authorized' as const,
    authorized_amount: 1000n,
    held_amount: 1000n,
    incrementing_amount: 500n,
  };
  const made = { kind: 'succeeded', reference: processorReference('ref'), value: { amount: 200n } } as const;
  const late = { ...newOperation('1', 'increment', 200n), status: 'failed' as const };
  const raised = { authorized_amount: 1200n, held_amount: 1200n, amount: 1200n };
  assert.deepEqual(amountsAfter(before, late, made), {
    ...raised,
    capturing_amount: 0n,
    incrementing_amount: 500n,
    over_refund_limit: 0n,
  });
  assert.deepEqual(amountsAfter(before, newOperation('1', 'increment', 200n), made), {
    ...raised,
    capturing_amount: 0n,
    incrementing_amount: 0n,
    over_refund_limit: 0n,
  });
});

test('a payment that took more than was known is closed, and is over by what nobody promised', () => {
  const before = {
    ...newTransaction('capture', 1000n),
    status: 'captured' as const,
    authorized_amount: 1000n,
    captured_amount: 900n,
  };
  const value = {
    authorized: 1000n,
    captured: 1100n,
    schemeTransactionId: null,
    avs: null,
    cvv: null,
    authorizationCode: null,
  };
  const told = { kind: 'succeeded', reference: processorReference('ref'), value } as const;
  const known = { ...newOperation('0', 'authorize', 1000n), status: 'succeeded' as const };
  assert.deepEqual(amountsAfter(before, known, told), {
    capturing_amount: 0n,
    authorized_amount: 1000n,
    captured_amount: 1100n,
    held_amount: 0n,
    capture_closed: true,
    over_capture_limit: 100n,
    over_refund_limit: 0n,
  });
});

function assertLedger(state: TransactionState, ledger: readonly LedgerEntry[]): void {
  const balances = balancesOf(ledger);
  const of = (account: Parameters<typeof balances.get>[0]): bigint => balances.get(account) ?? 0n;
  assert.equal(of('authorized'), state.authorized_amount);
  assert.equal(-of('issuer'), state.held_amount);
  assert.equal(-of('captured'), state.captured_amount);
  assert.equal(of('refunded'), state.refunded_amount);
  assert.equal(of('returned'), state.returned_amount);
  assert.equal(
    of('processor_receivable'),
    state.captured_amount - state.refunded_amount - state.returned_amount,
  );
  assert.equal(
    [...balances.values()].reduce((sum, balance) => sum + balance, 0n),
    0n,
  );
}

function newOperation(id: string, kind: OperationState['kind'], of: bigint): OperationState {
  return {
    operation_id: id,
    kind,
    status: 'sent',
    attempt: 1,
    amount: of,
    moved_amount: null,
    final: true,
    error_code: null,
    payment_service_id: 'service',
  };
}

/** A processor moves what was asked for, or less. */
function outcomeOf(
  operation: OperationState,
  state: TransactionState,
  kind: string,
  less: bigint,
): ReportedOutcome {
  const moved = operation.amount > less ? operation.amount - less : operation.amount;
  const reference = processorReference('reference');
  switch (kind) {
    case 'succeeded':
      if (operation.kind !== 'authorize') return { kind: 'succeeded', reference, value: { amount: moved } };
      return {
        kind: 'succeeded',
        reference,
        value: {
          authorized: moved,
          captured: state.intent === 'capture' ? moved : 0n,
          schemeTransactionId: null,
          avs: null,
          cvv: null,
          authorizationCode: null,
        },
      };
    case 'pending':
      return { kind: 'pending', reference };
    case 'declined':
      return { kind: 'declined', code: errorCode('issuer_decline'), raw: { code: '05', description: null } };
    case 'failed':
      return { kind: 'failed', code: errorCode('service_error'), detail: 'broken' };
    default:
      return { kind: 'unknown', detail: 'no answer' };
  }
}
