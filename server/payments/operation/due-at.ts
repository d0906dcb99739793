import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { OperationStatus } from '../../domain/operation/operation-machine.ts';
import { type Timestamp, timestamp } from '../../domain/timestamp.ts';
import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import { lapsesAt } from '../../domain/transaction/facts.ts';
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
  return isCapturedLater(transaction) && screening !== 'review' ? timestamp(now) : end;
}

/**
 * In a message of its own: so it was asked for, or an anti-fraud service had to accept it first. What a person is to
 * look at waits for them.
 */
export function isCapturedLater({
  intent,
  request,
  screening,
  pending_review,
}: Pick<TransactionRow, 'intent' | 'request' | 'screening' | 'pending_review'>): boolean {
  if (pending_review) return false;
  return request['async_capture'] === true || (intent === 'capture' && screening === 'accepted');
}
