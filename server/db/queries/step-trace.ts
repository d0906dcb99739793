import { createHash } from 'node:crypto';
import type { OperationState, ReportedOutcome } from '../../domain/transaction/changes.ts';
import type { TransactionState } from '../../domain/transaction/state.ts';
import type { StateTrace } from '../state-trace.ts';
import type { TransactionStep } from './step-parts.ts';

/** What a step was decided from: an outcome, told by a processor's answer or by its event. */
export type StepCause = Readonly<{
  operation: OperationState;
  outcome: ReportedOutcome;
  isHeard: boolean;
  hasNextAttempt: boolean;
}>;

const STATE = [
  'status',
  'intent',
  'amount',
  'authorized_amount',
  'held_amount',
  'captured_amount',
  'refunded_amount',
  'returned_amount',
  'charged_back_amount',
  'capturing_amount',
  'refunding_amount',
  'incrementing_amount',
  'over_capture_limit',
  'over_refund_limit',
  'capture_closing',
  'capture_closed',
  'gift_card_amount',
  'tenders',
] as const satisfies readonly (keyof TransactionState)[];
const OPERATION = ['operation_id', 'kind', 'status', 'amount', 'moved_amount', 'final', 'attempt'] as const;
const CHANGE = ['operation_id', 'status', 'moved_amount', 'due_at', 'due_tries'] as const;

/** A step whose statement is to be sent. */
export function noteStep(trace: StateTrace | undefined, step: TransactionStep): number | undefined {
  return trace?.note(lineOf(step));
}

/** Whether the statement took it. */
export function noteResult(trace: StateTrace | undefined, of: number | undefined, isTaken: boolean): void {
  trace?.note({ at: 'result', of, taken: isTaken });
}

function lineOf(step: TransactionStep): Readonly<Record<string, unknown>> {
  const { key, transaction, before, patch, version, operations = [], operationChanges = [] } = step;
  return {
    at: transaction === undefined ? 'step' : 'begins',
    transaction: key.transaction_id,
    clock: step.at,
    version: transaction === undefined ? (version ?? 0n) + 1n : transaction.version,
    before: before === undefined ? null : picked(before, STATE),
    // Of a step, what its statement sets.
    after: picked(transaction ?? patch ?? {}, STATE),
    operations: operations.map((row) => ({ ...picked(row, OPERATION), due_at: row.due_at })),
    changes: operationChanges.map((change) => picked(change, CHANGE)),
    cause: step.cause === undefined ? null : causeLine(step.cause),
    key: keyLine(step),
    ledger:
      step.ledger?.map(({ movement, debit, credit, amount }) => ({ movement, debit, credit, amount })) ?? [],
    webhooks: step.webhooks?.map(({ name, target_type: target }) => ({ name, target })) ?? [],
  };
}

/** A key is the merchant's own text, and so told by a digest. */
function keyLine({ idempotency, key: of }: TransactionStep): object | null {
  if (idempotency === null || idempotency === undefined) return null;
  const { operation, key, ownerId, bindTo, answer } = idempotency;
  const digest = createHash('sha256')
    .update(`${of.merchant_account_id} ${operation} ${key}`)
    .digest('hex')
    .slice(0, 16);
  return { key: digest, owner: ownerId, binds: bindTo, answers: answer !== null };
}

function causeLine({ operation, outcome, isHeard, hasNextAttempt }: StepCause): object {
  return {
    operation: picked(operation, [...OPERATION, 'error_code']),
    outcome: outcomeLine(outcome),
    heard: isHeard,
    next: hasNextAttempt,
  };
}

/** What a processor said, without its words and references. */
export function outcomeLine(said: Readonly<{ kind: string }>): Readonly<Record<string, unknown>> {
  const { kind, code, unsent, value, next } = said as Readonly<Record<string, unknown>>; // each kind has some of them
  const pages = picked(next ?? {}, ['kind']);
  return { kind, code, unsent, value: value && picked(value, VALUE), next: next && pages };
}
const VALUE = ['authorized', 'captured', 'amount', 'currency'] as const;

function picked(of: object, names: readonly string[]): Readonly<Record<string, unknown>> {
  const values = of as Readonly<Record<string, unknown>>; // a row, of which only these columns are told
  return Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));
}
