import { listOperations } from '../../db/queries/transactions.ts';
import type { OperationChange, OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { OperationStatus } from '../../domain/operation/operation-machine.ts';
import { type Timestamp, timestamp } from '../../domain/timestamp.ts';
import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import { captureTimeOf } from '../../domain/transaction/capture-time.ts';
import { lapsesAt } from '../../domain/transaction/facts.ts';
import type { ReadParts } from '../../parts.ts';
import { FIRST_RECOVERY_MS, PENDING_LOOK_MS } from '../../operations/retry-schedule.ts';

/** When somebody is to see to an operation next; nothing where that stays as it is. `after`: the outcome. */
export function dueAfter(
  after: TransactionRow,
  before: OperationRow,
  status: OperationStatus,
  outcome: ReportedOutcome,
  now: Date,
): Readonly<{ due_at?: Timestamp | null }> {
  const soon = (ms: number): Timestamp => timestamp(new Date(now.getTime() + ms));
  if (status === 'unknown') return before.status === 'sent' ? { due_at: soon(FIRST_RECOVERY_MS) } : {};
  if (status !== 'pending' || outcome.kind !== 'pending')
    return { due_at: before.kind === 'authorize' ? holdDueAt(after, now) : null };
  // A buyer who has to act is waited for, to the end of their time.
  const look = soon(PENDING_LOOK_MS);
  return { due_at: outcome.next === undefined ? look : (lapsesAt(after) ?? look) };
}

/**
 * When an authorization that was granted is due again: for the capture that was asked for with it, for what its
 * anti-fraud service wants, or for its end. It is the authorization's own row that is due, so a hold costs no other.
 */
export function holdDueAt(transaction: TransactionRow, now: Date): Timestamp | null {
  const { status, screening, authorization_expires_at: end } = transaction;
  if (status !== 'authorized') return null;
  if (screening === 'due' || screening === 'rejected') return timestamp(now);
  const capture = screening === 'review' ? null : capturedLaterAt(transaction, now);
  return capture === null || (end !== null && end < capture) ? end : capture;
}

/**
 * When it is captured in a message of its own: so it was asked for, now or at a time, or an anti-fraud service had to
 * accept it first. Null: not by itself, or a person is to look at it first.
 */
export function capturedLaterAt(
  transaction: Pick<TransactionRow, 'intent' | 'request' | 'screening' | 'pending_review'>,
  now: Date,
): Timestamp | null {
  const { intent, request, screening, pending_review: isReviewed } = transaction;
  if (isReviewed) return null;
  const isNow = request['async_capture'] === true || (intent === 'capture' && screening === 'accepted');
  return isNow ? timestamp(now) : captureTimeOf(transaction);
}

/** Its time for a capture by itself has come. */
export function isCaptureDue(transaction: Parameters<typeof capturedLaterAt>[0], now: Date): boolean {
  const at = capturedLaterAt(transaction, now);
  return at !== null && new Date(at) <= now;
}

/** Whoever looks after what is authorized is to look when that is due now. */
export async function dueAgain(
  parts: ReadParts,
  after: TransactionRow,
  now: Date,
): Promise<readonly OperationChange[]> {
  const due_at = holdDueAt(after, now);
  if (due_at === null) return [];
  const { merchant_account_id: merchantAccountId, transaction_id: id } = after;
  const authorization = (await listOperations(parts.db, merchantAccountId, id, 'authorize')).at(-1);
  if (authorization === undefined) throw new Error('BUG: authorized without an authorization');
  return [{ operation_id: authorization.operation_id, due_at, due_tries: 0, updated_at: timestamp(now) }];
}
