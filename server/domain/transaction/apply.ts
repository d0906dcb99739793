import { errorCode, isRetriable } from '../decline.ts';
import { type OperationKind, canBecome, comesBack } from '../operation/operation-machine.ts';
import { type NextAction, wordsMasked } from '../outcome.ts';
import { timestamp } from '../timestamp.ts';
import { amountsAfter } from './amounts.ts';
import type { Changes, Ignored, OperationPatch, OperationState, Reported } from './changes.ts';
import {
  STATUS_WEBHOOKS,
  type TransactionEvent,
  type WebhookEvent,
  eventNameOf,
  operationWebhooks,
} from './events.ts';
import { contextOf, factsOf, patchOf, stateLeftBy } from './facts.ts';
import { entriesFor } from './ledger.ts';
import { type Report, type TransactionStatus, isAwaited, move } from './machine.ts';
import type { TransactionState } from './state.ts';
import { giftCardsBack, isTendering } from './tenders.ts';

/**
 * What the outcome of an operation does. `hasNextAttempt`: a refused authorization that may be tried
 * elsewhere leaves the transaction where it is.
 * Pure, and safe to run again on a newer state when another writer was faster.
 */
export function apply(
  before: TransactionState,
  operation: OperationState,
  reported: Reported,
  now: Date,
  hasNextAttempt = false,
): Changes | Ignored {
  const outcome = wordsMasked(reported);
  const result = outcome.kind;
  const lapses = isLapse(operation, outcome);
  const operationPatch: OperationPatch = lapses ? { status: 'pending' } : patchOf(outcome, now);
  const { status: next } = operationPatch;
  if (!canBecome(operation.status, next) && !comesBack(operation.kind, operation.status, next))
    return ignored(operation, outcome, `the operation is ${operation.status} already`, null);
  const isNews = next !== operation.status || lapses;
  const event: TransactionEvent = {
    name: eventNameOf(operation.kind, result),
    context: contextOf(operation, outcome),
  };

  const news = (status: TransactionStatus): News =>
    isNews ? { events: [event], webhooks: operationWebhooks(operation.kind, result, status) } : NO_NEWS;
  const unmoved = { kind: 'changed', transaction: {}, operation: operationPatch, ledger: [] } as const;

  if (outcome.kind === 'unknown') return { ...unmoved, ...news(before.status) };
  if (hasNextAttempt && mayTryElsewhere(outcome))
    return { ...unmoved, events: news(before.status).events, webhooks: [] };
  const target = lapses
    ? move(before.status, 'expire')
    : targetOf(before, operation.kind, reportOf(operation.kind, outcome));
  if (target === null)
    return isMoney(operation, outcome)
      ? keptLate(before, operation, outcome, operationPatch)
      : ignored(operation, outcome, `the transaction is ${before.status}`, operationPatch);
  const amounts = amountsAfter(before, operation, outcome);
  const after = { ...before, ...amounts, status: statusAfter(before, operation, target, amounts) };
  const [told, moved] = [news(after.status), newsOfMove(before, after, operation)];
  return {
    kind: 'changed',
    transaction: {
      ...amounts,
      status: after.status,
      ...factsOf(operation, outcome, after, now),
      ...stateLeftBy(outcome),
      ...(lapses ? { buyer_approval_timedout_at: timestamp(now) } : {}),
      ...(after.status === 'voided' ? giftCardsBack(before) : {}),
    },
    operation: operationPatch,
    ledger: entriesFor(before, after, operation.kind === 'void' ? 'voided' : 'hold_released'),
    events: [...told.events, ...moved.events],
    webhooks: [...told.webhooks, ...moved.webhooks],
  };
}

type News = Readonly<{ events: readonly TransactionEvent[]; webhooks: readonly WebhookEvent[] }>;
const NO_NEWS: News = { events: [], webhooks: [] };

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
function newsOfMove(before: TransactionState, { status }: TransactionState, { kind }: OperationState): News {
  if (status === before.status) return NO_NEWS;
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
function isLapse(operation: OperationState, outcome: Reported): boolean {
  return (
    operation.kind === 'authorize' &&
    operation.status === 'pending' &&
    outcome.kind === 'failed' &&
    outcome.code === errorCode('incomplete_buyer_approval')
  );
}

/** The buyer's money arrived. */
function isMoney(operation: OperationState, outcome: Reported): boolean {
  return (
    operation.kind === 'authorize' &&
    outcome.kind === 'succeeded' &&
    'captured' in outcome.value &&
    outcome.value.captured > 0n
  );
}

/** Money that arrives after the end moves nothing here. The operation keeps it, and a person is told. */
function keptLate(
  before: TransactionState,
  operation: OperationState,
  outcome: Reported,
  patch: OperationPatch,
): Changes {
  return {
    kind: 'changed',
    transaction: { pending_review: true },
    operation: patch,
    ledger: [],
    events: [
      {
        name: eventNameOf(operation.kind, outcome.kind),
        context: { ...contextOf(operation, outcome), late: true, status: before.status },
      },
    ],
    webhooks: [
      { name: 'transaction.modified', target: 'transaction' },
      { name: 'monitoring.incident.created', target: 'operation' },
    ],
  };
}

/** Certainly nothing happened at this payment service, and what went wrong there may go right at another. */
export function mayTryElsewhere(outcome: Reported): boolean {
  if (outcome.kind === 'failed') return isRetriable(outcome.code);
  return outcome.kind === 'declined' && isRetriable(outcome.code);
}

function reportOf(kind: OperationKind, outcome: Exclude<Reported, { kind: 'unknown' }>): Report {
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

function ignored(
  operation: OperationState,
  outcome: Reported,
  reason: string,
  patch: OperationPatch | null,
): Ignored {
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
