import { declinedPaymentOf } from '../../answers/transaction.ts';
import { newRow } from '../../db/new-operation.ts';
import type { StepWrites } from '../../db/queries/step-parts.ts';
import type {
  EventRow,
  OperationChange,
  RetryRow,
  TransactionRow,
  WebhookEventRow,
} from '../../db/queries/transaction-rows.ts';
import { errorCode } from '../../domain/decline.ts';
import { toId } from '../../domain/ids.ts';
import { zoneOf } from '../../domain/retry/local-day.ts';
import { type RetryPlan, planRetry } from '../../domain/retry/plan-retry.ts';
import type { RetryKnowledge } from '../../domain/retry/retry-knowledge.ts';
import type { RetryState } from '../../domain/retry/retry.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { TransactionEvent, WebhookEventName } from '../../domain/transaction/events.ts';
import { eventRows, webhookRows } from '../../operations/rows.ts';

/** Retries that have moved: for the statement that moves them. */
export type RetryMove = Readonly<{
  retry: RetryState;
  /** The job, where it begins. */
  operations: readonly RetryRow[];
  /** The job, where it is there. */
  operationChanges: readonly OperationChange[];
  events: readonly EventRow[];
  webhooks: readonly WebhookEventRow[];
}>;

/** What a step writes, with what the retries that follow from it begin and tell. */
export function withRetries<Writing extends Pick<StepWrites, 'operations' | 'events' | 'webhooks'>>(
  writing: Writing,
  retries: RetryMove | null,
): Writing & Pick<StepWrites, 'operations' | 'events' | 'webhooks'> {
  if (retries === null) return writing;
  return {
    ...writing,
    operations: [...(writing.operations ?? []), ...retries.operations],
    events: [...(writing.events ?? []), ...retries.events],
    webhooks: [...(writing.webhooks ?? []), ...retries.webhooks],
  };
}

/** `refusedUntil`: its card's scheme allows no attempt before. `knowledge`: see retry-knowledge-of.ts. */
export type KnownOfDecline = Readonly<{ refusedUntil: Date | null; knowledge: RetryKnowledge | null }>;

/** What a payment that comes to nothing means for the retries that it asked for; null for every other. */
export function planFirstRetry(
  before: TransactionRow,
  after: TransactionRow,
  now: Date,
  known: KnownOfDecline,
): RetryMove | null {
  const { retry } = after;
  const hasEnded = after.status === 'declined' || after.status === 'failed';
  if (retry?.status !== 'armed' || !hasEnded || before.status === after.status) return null;
  const declined = { ...retry, declined_at: timestamp(now) };
  const move = moveOf(after, stateAfter(after, declined, after, known, now), now);
  return move.retry.next_attempt_at === null
    ? move
    : { ...move, operations: [newJobOf(after, move.retry.next_attempt_at, now)], operationChanges: [] };
}

/** Retries after an attempt that was declined: `attempt` is its transaction. */
export function stateAfter(
  of: TransactionRow,
  retry: RetryState,
  attempt: TransactionRow,
  known: KnownOfDecline,
  now: Date,
): RetryState {
  const again = afterBrokenOff(attempt, retry, now);
  if (again !== null) return again;

  const plan = planOf(of, retry, attempt, known, now);
  const { reason } = plan;
  if (plan.kind === 'given_up') return { ...retry, status: 'given_up', next_attempt_at: null, reason };
  const { schedule, cause } = plan.by ?? { schedule: retry.schedule, cause: null };
  return { ...retry, status: 'planned', next_attempt_at: timestamp(plan.at), schedule, cause, reason };
}

/**
 * Null: it was not broken off. The process that made it died before it asked for money, so nothing is known of the
 * card: it is made again, and neither counts as one of those that there may be nor moves its schedule on.
 */
function afterBrokenOff(
  { status, error_code, payment_service_id }: TransactionRow,
  retry: RetryState,
  now: Date,
): RetryState | null {
  const isBrokenOff =
    status === 'failed' && error_code === errorCode('internal_error') && payment_service_id === null;
  if (!isBrokenOff) return null;

  const state = { ...retry, attempts_made: Math.max(retry.attempts_made - 1, 0), next_attempt_at: null };
  if (state.attempt_ids.length - state.attempts_made > BROKEN_OFF_MAX)
    return { ...state, status: 'given_up', reason: 'The attempt was broken off too often.' };
  const next_attempt_at = timestamp(new Date(now.getTime() + BROKEN_OFF_MS));
  return { ...state, status: 'planned', next_attempt_at, reason: BROKEN_OFF };
}
const BROKEN_OFF = 'The last attempt was broken off before anybody was asked for money, and is made again.';
const BROKEN_OFF_MAX = 3;
const BROKEN_OFF_MS = 10 * 60_000;

function planOf(
  of: TransactionRow,
  retry: RetryState,
  attempt: TransactionRow,
  known: KnownOfDecline,
  now: Date,
): RetryPlan {
  const declined = declinedPaymentOf(attempt);
  if (declined === null) throw new Error('BUG: a declined payment without a code');
  return planRetry({
    declined,
    firstDeclinedAt: new Date(retry.declined_at ?? now),
    attemptsMade: retry.attempts_made,
    attemptsMax: retry.max_attempts,
    until: new Date(retry.until),
    schedule: retry.schedule,
    zone: zoneOf(of.payment_method_country ?? of.country),
    ...known,
    seed: Number.parseInt(of.transaction_id.slice(-8), 16),
    now,
  });
}

const TOLD = {
  planned: { event: 'retry-planned', webhook: 'transaction.retry-planned' },
  attempting: { event: 'retry-made', webhook: null },
  recovered: { event: 'retry-recovered', webhook: 'transaction.retry-recovered' },
  given_up: { event: 'retry-ended', webhook: 'transaction.retry-ended' },
  stopped: { event: 'retry-ended', webhook: 'transaction.retry-ended' },
} as const satisfies Readonly<
  Record<
    Exclude<RetryState['status'], 'armed'>,
    Readonly<{ event: TransactionEvent['name']; webhook: WebhookEventName | null }>
  >
>;

/** What is written with retries that stand so from now on. */
export function moveOf(of: TransactionRow, retry: RetryState, now: Date): RetryMove {
  const { status, next_attempt_at, transaction_id, attempts_made, reason } = retry;
  if (status === 'armed') throw new Error('BUG: retries are armed once');
  const { event, webhook } = TOLD[status];
  const context = {
    status,
    attempts_made,
    retry_transaction_id: transaction_id,
    next_attempt_at,
    reason,
  };
  const told = webhook === null ? [] : [{ name: webhook, target: 'transaction' } as const];
  const changes = status === 'attempting' ? [] : [jobChange(of, retry, now)];

  return {
    retry,
    operations: [],
    operationChanges: changes,
    events: eventRows(of, [{ name: event, context }], now),
    webhooks: webhookRows(of, null, told, now),
  };
}

function newJobOf(of: TransactionRow, dueAt: string, now: Date): RetryRow {
  return {
    ...newRow({ now, machineNow: now, firstRecoveryMs: 0 }),
    merchant_account_id: of.merchant_account_id,
    operation_id: toId(of.transaction_id),
    transaction_id: of.transaction_id,
    kind: 'retry-payment',
    status: 'pending',
    due_at: dueAt,
  };
}

function jobChange(of: TransactionRow, { next_attempt_at: dueAt }: RetryState, now: Date): OperationChange {
  const change = { operation_id: toId<'operation'>(of.transaction_id), updated_at: timestamp(now) };
  return dueAt === null
    ? { ...change, status: 'succeeded', moved_amount: 0n, due_at: null, resolved_at: timestamp(now) }
    : { ...change, due_at: dueAt, due_tries: 0 };
}
