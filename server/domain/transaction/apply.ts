import { errorCode, isRetriable } from '../decline.ts';
import { type OperationKind, canBecome, comesBack } from '../operation/operation-machine.ts';
import { type NextAction, wordsMasked } from '../outcome.ts';
import { timestamp } from '../timestamp.ts';
import { amountsAfter } from './amounts.ts';
import type {
  Changes,
  Circumstances,
  IgnoredReport,
  OperationPatch,
  OperationState,
  ReportedOutcome,
  UnexpectedMoney,
} from './changes.ts';
import {
  STATUS_WEBHOOKS,
  TOLD_OF_UNEXPECTED,
  type TransactionEvent,
  type WebhookEvent,
  eventNameOf,
  operationWebhooks,
} from './events.ts';
import { contextOf, factsOf, patchOf, stateLeftBy } from './facts.ts';
import { entriesFor } from './ledger.ts';
import { type Report, type TransactionStatus, isAwaited, isEnded, move } from './machine.ts';
import type { TransactionState } from './state.ts';
import { giftCardsBack, isTendering } from './tenders.ts';
import { unexpectedIn } from './unexpected.ts';

/**
 * What the outcome of an operation does. Money that nobody expected is never only ignored: it is booked where it has
 * a place, and a person is told.
 * Pure, and safe to run again on a newer state when another writer was faster.
 */
export function apply(
  before: TransactionState,
  operation: OperationState,
  reported: ReportedOutcome,
  now: Date,
  of: Circumstances = {},
): Changes | IgnoredReport {
  const outcome = wordsMasked(reported);
  const lapses = isLapse(operation, outcome);
  const operationPatch: OperationPatch = lapses ? { status: 'pending' } : patchOf(outcome, now);
  const { status: next } = operationPatch;
  const unexpected = unexpectedIn(before, operation, outcome, of);
  if (unexpected !== null && unexpected.place !== 'here')
    return withoutPlace(before, operation, outcome, unexpected);
  if (unexpected !== null && outcome.kind === 'succeeded')
    return unexpectedHere(before, operation, outcome, { unexpected, patch: operationPatch, now });
  if (hasEnded(operation, next))
    return ignoredReport(operation, outcome, `the operation is ${operation.status} already`, null);
  const isNews = next !== operation.status || lapses;
  const event = eventOf(operation, outcome);

  const news = (status: TransactionStatus): News =>
    isNews ? { events: [event], webhooks: operationWebhooks(operation.kind, outcome.kind, status) } : NO_NEWS;
  const unmoved = { kind: 'changed', transaction: {}, operation: operationPatch, ledger: [] } as const;

  if (outcome.kind === 'unknown') return { ...unmoved, ...news(before.status) };
  if (of.hasNextAttempt === true && mayTryElsewhere(outcome))
    return { ...unmoved, events: news(before.status).events, webhooks: [] };
  const target = lapses
    ? move(before.status, 'expire')
    : targetOf(before, operation.kind, reportOf(operation.kind, outcome));
  if (target === null)
    return ignoredReport(operation, outcome, `the transaction is ${before.status}`, operationPatch);
  const moved = moveTo(before, operation, outcome, target);
  const booked = bookingOf(before, operation, outcome, moved, now);
  const [told, toldOfMove] = [news(moved.after.status), newsOfMove(before, moved.after, operation)];
  const end = lapses ? { buyer_approval_timedout_at: timestamp(now) } : {};
  return {
    ...booked,
    kind: 'changed',
    transaction: { ...booked.transaction, ...end },
    operation: operationPatch,
    events: [...told.events, ...toldOfMove.events],
    webhooks: [...told.webhooks, ...toldOfMove.webhooks],
  };
}

type KnownOutcome = Exclude<ReportedOutcome, { kind: 'unknown' }>;
type AppliedChange = Readonly<{ patch: Partial<TransactionState>; after: TransactionState }>;

function moveTo(
  before: TransactionState,
  operation: OperationState,
  outcome: KnownOutcome,
  target: TransactionStatus,
): AppliedChange {
  const amounts = amountsAfter(before, operation, outcome);
  const patch = { ...amounts, status: statusAfter(before, operation, target, amounts) };
  return { patch, after: { ...before, ...patch } };
}

function bookingOf(
  before: TransactionState,
  operation: OperationState,
  outcome: KnownOutcome,
  { patch, after }: AppliedChange,
  now: Date,
): Pick<Changes, 'transaction' | 'ledger'> {
  return {
    transaction: {
      ...patch,
      ...factsOf(operation, outcome, after, now),
      ...stateLeftBy(outcome),
      ...(after.status === 'voided' ? giftCardsBack(before) : {}),
    },
    ledger: entriesFor(before, after, after.status === 'voided' ? 'voided' : 'hold_released'),
  };
}

/**
 * The books say what has moved, and the transaction waits for a person. Whoever acts on the news of a status hears of
 * a change instead.
 */
function unexpectedHere(
  before: TransactionState,
  operation: OperationState,
  outcome: KnownOutcome & { kind: 'succeeded' },
  { unexpected, patch, now }: Readonly<{ unexpected: UnexpectedMoney; patch: OperationPatch; now: Date }>,
): Changes {
  const isAfter = !canBecome(operation.status, patch.status) || isEnded(before.status);
  const report = reportOf(operation.kind, outcome);
  const target = (isAfter ? null : targetOf(before, operation.kind, report)) ?? targetLate(before, report);
  const moved = moveTo(before, operation, outcome, target);
  const booked = bookingOf(before, operation, outcome, moved, now);
  const ofOperation = operationWebhooks(operation.kind, 'succeeded', moved.after.status);

  return {
    ...booked,
    kind: 'changed',
    transaction: { ...booked.transaction, pending_review: true },
    operation: patch,
    events: [
      unexpectedEvent(before, operation, outcome, unexpected, isAfter),
      ...newsOfMove(before, moved.after, operation).events,
    ],
    webhooks: [...ofOperation, ...TOLD_OF_UNEXPECTED],
    unexpected,
  };
}

/** Where money that comes after the end leaves the transaction. */
function targetLate(before: TransactionState, report: Report): TransactionStatus {
  if (isTendering(before.tenders)) return before.status;
  switch (report) {
    case 'authorize_captured':
    case 'capture_succeeded':
      return before.status === 'returned' ? 'returned' : 'captured';
    case 'authorize_authorized':
      return 'authorized';
    default:
      return move(before.status, report) ?? before.status;
  }
}

/** The books of this transaction cannot take it. It waits for a person all the same. */
function withoutPlace(
  before: TransactionState,
  operation: OperationState,
  outcome: ReportedOutcome,
  unexpected: UnexpectedMoney,
): Changes {
  return {
    kind: 'changed',
    transaction: { pending_review: true },
    operation: null,
    ledger: [],
    events: [unexpectedEvent(before, operation, outcome, unexpected, true)],
    webhooks: TOLD_OF_UNEXPECTED,
    unexpected,
  };
}

function unexpectedEvent(
  { status }: TransactionState,
  operation: OperationState,
  outcome: ReportedOutcome,
  { why }: UnexpectedMoney,
  isLate: boolean,
): TransactionEvent {
  const event = eventOf(operation, outcome);
  const context = { ...event.context, unexpected: why, ...(isLate ? { late: true, status } : {}) };
  return { ...event, context };
}

function eventOf(operation: OperationState, outcome: ReportedOutcome): TransactionEvent {
  return { name: eventNameOf(operation.kind, outcome.kind), context: contextOf(operation, outcome) };
}

function hasEnded({ kind, status }: OperationState, next: OperationPatch['status']): boolean {
  return !canBecome(status, next) && !comesBack(kind, status, next);
}

type News = Readonly<{ events: readonly TransactionEvent[]; webhooks: readonly WebhookEvent[] }>;
const NO_NEWS: News = { events: [], webhooks: [] };
const MODIFIED: News = { events: [], webhooks: [{ name: 'transaction.modified', target: 'transaction' }] };

/** Another capture that is still under way keeps the transaction where it waits for it. */
function statusAfter(
  before: TransactionState,
  { kind }: OperationState,
  target: TransactionStatus,
  { capturing_amount: capturing }: Pick<TransactionState, 'capturing_amount'>,
): TransactionStatus {
  return kind === 'capture' && target === 'authorized' && capturing !== 0n ? before.status : target;
}

/** What is told of a transaction that has another status now. */
function newsOfMove(
  before: TransactionState,
  { status, held_amount }: TransactionState,
  { kind }: OperationState,
): News {
  const hasLetGo = held_amount < before.held_amount;
  if (status === before.status) return kind === 'void' && hasLetGo ? MODIFIED : NO_NEWS;
  const context = { status, previous_status: before.status };
  const name = STATUS_WEBHOOKS[status];
  const isBack = status === 'authorized' && kind !== 'authorize';
  return {
    events: [{ name: 'transaction-updated-status', context }],
    webhooks: name === null || isBack ? [] : [{ name, target: 'transaction' }],
  };
}

/**
 * While gift cards are being redeemed or given back, the payment method's outcomes move its amounts only: the
 * transaction comes to its status when every tender is decided (see tenders.ts).
 */
function targetOf(before: TransactionState, kind: OperationKind, report: Report): TransactionStatus | null {
  if (!isTendering(before.tenders)) return move(before.status, report);
  if (kind === 'cancel') return move(before.status, report); // only what still waits can be cancelled
  if (kind !== 'authorize') return before.status;
  const target = move(before.status, report);
  return target === null || isAwaited(target) ? target : 'processing';
}

/**
 * The buyer's time is over, by our clock or by the processor's. The transaction ends, but the operation does
 * not: money that comes all the same must still find it.
 */
function isLapse(operation: OperationState, outcome: ReportedOutcome): boolean {
  return (
    operation.kind === 'authorize' &&
    operation.status === 'pending' &&
    outcome.kind === 'failed' &&
    outcome.code === errorCode('incomplete_buyer_approval')
  );
}

/** Certainly nothing happened at this payment service, and what went wrong there may go right at another. */
export function mayTryElsewhere(outcome: ReportedOutcome): boolean {
  if (outcome.kind === 'failed') return isRetriable(outcome.code);
  return outcome.kind === 'declined' && isRetriable(outcome.code);
}

function reportOf(kind: OperationKind, outcome: Exclude<ReportedOutcome, { kind: 'unknown' }>): Report {
  if (kind === 'authorize' || kind === 'sync') {
    switch (outcome.kind) {
      case 'succeeded':
        return 'captured' in outcome.value && outcome.value.captured > 0n
          ? 'authorize_captured'
          : 'authorize_authorized';
      case 'pending':
        return pendingReport(outcome.next);
      case 'declined':
        return 'authorize_declined';
      case 'failed':
        return 'authorize_failed';
      default:
        return outcome satisfies never;
    }
  }
  const end = outcome.kind === 'succeeded' || outcome.kind === 'pending' ? outcome.kind : 'refused';
  return `${kind}_${end}`;
}

/** A reference can be paid long after the buyer has left: nobody waits for an approval. */
function pendingReport(next: NextAction | undefined): Report {
  switch (next?.kind) {
    case undefined:
    case 'display':
      return 'authorize_pending';
    case 'transfer':
      return 'authorize_transfer';
    case 'redirect':
    case 'session':
      return 'authorize_approval_needed';
    default:
      return next satisfies never;
  }
}

function ignoredReport(
  operation: OperationState,
  outcome: ReportedOutcome,
  reason: string,
  patch: OperationPatch | null,
): IgnoredReport {
  return {
    kind: 'ignored',
    reason,
    operation: patch,
    events: [
      {
        name: 'payment-connector-external-transaction-request',
        context: { ...contextOf(operation, outcome), ignored: reason },
      },
    ],
  };
}
