import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ErrorCode, errorCode } from '../../server/domain/decline.ts';
import type { OperationKind, OperationStatus } from '../../server/domain/operation/operation-machine.ts';
import { processorReference } from '../../server/domain/outcome.ts';
import { apply } from '../../server/domain/transaction/apply.ts';
import type {
  Changes,
  Circumstances,
  IgnoredReport,
  OperationState,
  ReportedOutcome,
} from '../../server/domain/transaction/changes.ts';
import type { TransactionState } from '../../server/domain/transaction/state.ts';
import { printState } from './transaction-states.ts';

/**
 * What a processor's report makes of a transaction, row by row: `before`, the operation and the `report`; then
 * the transaction `after` it, the postings, and who is told what.
 */
export type ReportRow = Readonly<{
  it: string;
  before: TransactionState;
  operation: OperationState;
  report: ReportedOutcome;
  hasNextAttempt?: true;
  given?: Circumstances;
  /** The status, then every amount that is not 0. `ignored` where nothing changes, and why. */
  after: string;
  ledger?: string;
  /** The timeline and the world outside. */
  told?: string;
}>;

const NOW = new Date('2026-11-21T09:00:00Z');
const reference = processorReference('reference');

export const operationState = (
  kind: OperationKind,
  amount: bigint,
  more: Partial<Pick<OperationState, 'status' | 'final' | 'moved_amount' | 'error_code'>> = {},
): OperationState => ({
  operation_id: 'operation',
  kind,
  status: 'sent',
  attempt: 1,
  amount,
  moved_amount: null,
  final: true,
  error_code: null,
  payment_service_id: 'service',
  ...more,
});
export const authorize = (status: OperationStatus = 'sent'): OperationState =>
  operationState('authorize', 1000n, { status });
export const authorizedReport = (amount: bigint, captured = 0n): ReportedOutcome => ({
  kind: 'succeeded',
  reference,
  value: {
    authorized: amount,
    captured,
    schemeTransactionId: null,
    avs: null,
    cvv: null,
    authorizationCode: null,
  },
});
export const movedReport = (amount: bigint): ReportedOutcome => ({
  kind: 'succeeded',
  reference,
  value: { amount },
});
export const pending: ReportedOutcome = { kind: 'pending', reference };
export const redirect: ReportedOutcome = {
  ...pending,
  next: { kind: 'redirect', url: 'https://bank.example' },
};
export const declinedReport = (code: ErrorCode): ReportedOutcome => ({
  kind: 'declined',
  code,
  raw: { code: '05', description: null },
});
export const failedReport = (code: ErrorCode): ReportedOutcome => ({
  kind: 'failed',
  code,
  detail: 'broken',
});
export const unknown: ReportedOutcome = { kind: 'unknown', detail: 'no answer' };
export const [RETRIABLE, FINAL, LAPSED] = (
  ['issuer_decline', 'insufficient_funds', 'incomplete_buyer_approval'] as const
).map(errorCode) as [ErrorCode, ErrorCode, ErrorCode]; // as many as were given

/** A test for each row. */
export function testReports(rows: readonly ReportRow[]): void {
  for (const { it, before, operation, report, hasNextAttempt = false, given = {}, ...expected } of rows)
    test(it, () => {
      assert.deepEqual(
        printChanges(before, apply(before, operation, report, NOW, { hasNextAttempt, ...given })),
        {
          ledger: '',
          ...expected,
        },
      );
    });
}

export function printChanges(
  before: TransactionState,
  changes: Omit<Changes, 'operation'> | IgnoredReport,
): Pick<ReportRow, 'after' | 'ledger' | 'told'> {
  const timeline = changes.events.map(({ name, context }) => {
    if (name === 'transaction-updated-status') return `status ${String(context['status'])}`;
    const isGeneral = name === 'payment-connector-external-transaction-request';
    const kind = [context['kind'], context['result']].filter((word) => word !== undefined).join(' ');
    const late = context['late'] === true ? ' (late)' : '';
    return (isGeneral ? kind : name.replace('payment-connector-response-transaction-', '')) + late;
  });
  const told = (webhooks: readonly string[]): string =>
    `${timeline.join(', ')} | ${webhooks.join(', ')}`.trim();
  if (changes.kind === 'ignored') return { after: `ignored: ${changes.reason}`, ledger: '', told: told([]) };
  const { pending_review: isForReview = false, ...patch } = changes.transaction;
  return {
    after: printState({ ...before, ...patch }) + (isForReview ? ': for review' : ''),
    ledger: changes.ledger.map(({ movement, amount }) => `${movement} ${amount}`).join(', '),
    told: told(changes.webhooks.map(({ name }) => name)),
  };
}
