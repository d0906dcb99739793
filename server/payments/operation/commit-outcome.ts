import type {
  Approval,
  CardAttemptWriting,
  IdempotencyWriting,
  StepWrites,
} from '../../db/queries/step-parts.ts';
import type { AgentMandateChange } from '../../db/queries/agent-mandates.ts';
import { getOperation } from '../../db/queries/transactions.ts';
import type {
  Json,
  OperationChange,
  OperationRow,
  TransactionPatch,
  TransactionRow,
  WebhookEventRow,
} from '../../db/queries/transaction-rows.ts';
import { markedMandate } from '../../domain/agent-mandate.ts';
import { apply, mayTryElsewhere } from '../../domain/transaction/apply.ts';
import {
  type Changes,
  type IgnoredReport,
  type ReportedOutcome,
  inCurrencyOf,
} from '../../domain/transaction/changes.ts';
import { isFinal, isUnresolved, type OperationStatus } from '../../domain/operation/operation-machine.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import type { PaymentServiceId } from '../../domain/ids.ts';
import { screeningEnd } from '../../domain/anti-fraud.ts';
import { isAwaited } from '../../domain/transaction/machine.ts';
import { isTendering } from '../../domain/transaction/tenders.ts';
import type { RetryKnowledge } from '../../domain/retry/retry-knowledge.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { type Change, changeTransaction, transactionOf } from '../../operations/change.ts';
import { isConcludedElsewhere } from '../../operations/find-out.ts';
import { completeKey } from '../request/idempotent-answer.ts';
import { tenderingDue } from './gift-cards/tendering.ts';
import { cardAttemptOf } from './card-attempt.ts';
import { dueAfter } from './due-at.ts';
import { retryKnowledgeOf } from './retry-knowledge-of.ts';
import { type RetryMove, planFirstRetry, withRetries } from './retry-move.ts';
import { circumstancesOf, tellOfUnexpected } from './unexpected-money.ts';
import { TENDERS_GRACE_MS } from '../../operations/retry-schedule.ts';
import { eventRows, ledgerRows, webhookRows } from '../../operations/rows.ts';

/**
 * The three steps of every operation of every kind:
 * a. one statement commits the intent: the operation `sent`, the transaction moved, our reference (the
 * operation's id) fixed — by the caller of this file;
 * b. `send` (send.ts): the connector is called, with no SQL transaction open;
 * c. `settle` (settle.ts): one statement commits the outcome with everything that follows from it.
 * A crash between a and c leaves `sent`, which payments/recovery/recover.ts resolves by calling `settle` as well.
 */
export type Step = Readonly<{ transaction: TransactionRow; operation: OperationRow }>;

/**
 * The attempt to make when this one was refused in a way that allows it. Committed with the outcome of the
 * one before.
 */
export type NextAttempt = Readonly<{
  operation: OperationRow;
  patch: TransactionPatch;
  events: readonly TransactionEvent[];
}>;

/**
 * A processor's event that brought an outcome, to be written down in the statement that commits what it
 * changed.
 */
export type ReceivedEvent = Readonly<{
  paymentServiceId: PaymentServiceId;
  eventId: string;
  name: string;
  receivedAt: Date;
  context: Json;
}>;

/**
 * `next`: the next attempt is to be sent. `heard`: the event was written down too; where the outcome changed
 * nothing, it was not.
 */
export type SettledStep = Step & Readonly<{ next: boolean; ignored: string | null; heard: boolean }>;

/** An outcome, on the rows as they stand, at a moment. */
type OutcomeAtMoment = Readonly<{
  before: Step;
  changes: Changes | IgnoredReport;
  outcome: ReportedOutcome;
  now: Date;
  /** Of an incident. */
  webhooks: readonly WebhookEventRow[];
  cardAttempt: CardAttemptWriting | null;
  /** Of the retries that it asked for, where it ends with this. */
  knowledge: RetryKnowledge | null;
}>;

/**
 * The commit of step c: applies an outcome by compare-and-set on the transaction. Where another writer was
 * faster it is applied anew on what is there then; where that writer was recovery or a processor event with
 * this very operation, their outcome stands and ours is dropped. What an event says is never dropped: nobody tells
 * it again.
 */
export function commitOutcome(
  parts: MoneyParts,
  step: Step,
  reported: ReportedOutcome,
  next: NextAttempt | null = null,
  heard: ReceivedEvent | null = null,
): Promise<SettledStep> {
  const isFirstAnswer = heard === null && step.operation.status === 'sent';
  const outcome = isFirstAnswer ? inCurrencyOf(step.operation, reported) : reported;
  let known = step.operation;
  const decide = async (transaction: TransactionRow): Promise<Change<SettledStep>> => {
    // The transaction first: an operation read later is at least as new, and the version tells whether it is
    // newer.
    const operation = transaction === step.transaction ? known : await operationNow(parts, known);
    const isLate =
      isConcludedElsewhere(step.operation, operation, outcome) ||
      (isUnresolved(known.status) && isOvertaken(operation.status, outcome, heard));
    if (isLate)
      return { write: null, result: { transaction, operation, next: false, ignored: null, heard: false } };

    known = operation;
    const now = parts.clock.nowFor(transaction.merchant_account_id);
    const before = { transaction, operation };
    const of = await circumstancesOf(parts, before, outcome, next !== null);
    const changes = apply(transaction, operation, outcome, now, of);
    const decided = await tellOfUnexpected(parts, before, changes, outcome, now);
    const cardAttempt = cardAttemptOf(parts, before, outcome, now);
    const knowledge = await knowledgeOf(parts, transaction, changes);
    return changeOf({ before, outcome, now, ...decided, cardAttempt, knowledge }, next, heard);
  };

  return changeTransaction(parts, transactionOf(parts, step.transaction), decide, step.transaction);
}

async function knowledgeOf(
  parts: ReadParts,
  transaction: TransactionRow,
  changes: Changes | IgnoredReport,
): Promise<RetryKnowledge | null> {
  if (transaction.retry?.status !== 'armed' || changes.kind !== 'changed') return null;
  return retryKnowledgeOf(parts, { ...transaction, ...changes.transaction });
}

/**
 * Whether what we learned of an operation is out of date, now that another writer has told of it. That it goes on is
 * not its end: a processor's yes or no counts, and only that nothing was sent is known better by now.
 */
function isOvertaken(now: OperationStatus, { kind }: ReportedOutcome, heard: ReceivedEvent | null): boolean {
  if (heard !== null || isUnresolved(now)) return false;
  // Somebody concluded that nothing happened, and it did.
  if (kind === 'succeeded') return now === 'succeeded';
  return isFinal(now) || kind !== 'declined';
}

async function operationNow(parts: ReadParts, of: OperationRow): Promise<OperationRow> {
  const operation = await getOperation(parts.db, of.merchant_account_id, of.operation_id);
  if (operation === null) throw new Error('BUG: an operation vanished');
  return operation;
}

/** What one outcome writes. Where it lets the next attempt run, that attempt's intent goes with it. */
function changeOf(
  at: OutcomeAtMoment,
  next: NextAttempt | null,
  heard: ReceivedEvent | null,
): Change<SettledStep> {
  const { changes, outcome } = at;
  const after = afterOf(at);
  const isChanged = changes.kind === 'changed';
  const following = isChanged && mayTryElsewhere(outcome) ? next : null;
  const tenders = tendersOf(at.before.transaction, after.transaction, at.now);
  const events = following === null ? changes.events : [...changes.events, ...following.events];

  return {
    write: {
      patch: { ...after.patch, ...following?.patch },
      writing: withRetries(
        {
          operationChanges: [
            ...(after.operationChange === null ? [] : [after.operationChange]),
            ...tenders.changes,
          ],
          operations: following === null ? [] : [following.operation],
          ...toldBy(after.transaction, events, isChanged ? heard : null, at.now),
          ...movedBy(after, at),
          idempotency: following === null ? keyAnsweredBy(after, tenders) : null,
          cardAttempt: at.cardAttempt,
          mandateReturn: refundReturn(at.before.operation, after.operation),
          cause: {
            operation: at.before.operation,
            outcome,
            isHeard: heard !== null,
            hasNextAttempt: next !== null,
          },
        },
        after.retries,
      ),
      approval:
        changes.operation === null
          ? null
          : approvalOf(after.transaction, after.operation, outcome, following !== null),
    },
    result: {
      transaction: following === null ? after.transaction : { ...after.transaction, ...following.patch },
      operation: following?.operation ?? after.operation,
      next: following !== null,
      ignored: isChanged ? null : changes.reason,
      heard: heard !== null && isChanged,
    },
  };
}

/**
 * A refund that an agent asked for came to nothing, or came back: its amount is its mandate's again, once. Where it was
 * made all the same, it is taken again.
 */
function refundReturn(before: OperationRow, { status, amount }: OperationRow): AgentMandateChange | null {
  const agentMandateId = before.kind === 'refund' ? markedMandate(before.details) : null;
  if (agentMandateId === null || isRefused(before.status) === isRefused(status)) return null;
  const refunded = isRefused(status) ? -amount : amount;
  return { agentMandateId, isAsked: false, paid: 0n, payments: 0, refunded, refunds: 0 };
}

function isRefused(status: OperationStatus): boolean {
  return status === 'declined' || status === 'failed' || status === 'voided';
}

/** The key of a payment with gift cards is answered by whoever decides the last of them. */
function keyAnsweredBy(
  { transaction, operation }: Step,
  { answersLater }: Readonly<{ answersLater: boolean }>,
): IdempotencyWriting | null {
  return answersLater && operation.kind === 'authorize' ? null : completeKey(transaction, operation);
}

/** Books and news of an outcome that counts; the count of one that comes too late. */
function movedBy(
  { transaction, operation }: StepAfter,
  { changes, now, webhooks }: OutcomeAtMoment,
): Pick<StepWrites, 'ledger' | 'webhooks' | 'ignored'> {
  if (changes.kind === 'ignored')
    return { ignored: { paymentServiceId: operation.payment_service_id, kind: 'ignored' } };
  return {
    ledger: ledgerRows(transaction, operation.operation_id, changes.ledger, now),
    webhooks: [...webhookRows(transaction, operation.operation_id, changes.webhooks, now), ...webhooks],
  };
}

/** The timeline: what the outcome says, and behind it the event that said so. */
function toldBy(
  of: TransactionRow,
  events: readonly TransactionEvent[],
  heard: ReceivedEvent | null,
  now: Date,
): Pick<StepWrites, 'events' | 'heard'> {
  if (heard === null) return { events: eventRows(of, events, now) };
  const rows = eventRows(
    of,
    [...events, { name: 'payment-connector-transaction-webhook-processed', context: heard.context }],
    now,
  );
  const event = rows.at(-1);
  if (event === undefined) throw new Error('BUG: an event without a row');
  return { events: rows.slice(0, -1), heard: { ...heard, event } };
}

/**
 * Gift cards beside the payment method go on after it (settle.ts); should this process die first, a worker
 * goes on. A buyer, or a bank, may take days: whoever asked under an Idempotency-Key is answered now.
 */
export function tendersOf(
  before: Pick<TransactionRow, 'tenders'>,
  after: TransactionRow,
  now: Date,
): Readonly<{ answersLater: boolean; changes: readonly OperationChange[] }> {
  if (!isTendering(after.tenders)) return { answersLater: false, changes: [] };
  const graceMs = before.tenders === after.tenders ? TENDERS_GRACE_MS : 0;
  return { answersLater: !isAwaited(after.status), changes: [tenderingDue(after, now, graceMs)] };
}

type StepAfter = Step &
  Readonly<{
    /** What the outcome means for retries that were asked for. */
    retries: RetryMove | null;
    patch: TransactionPatch & Pick<TransactionRow, 'updated_at'>;
    operationChange: OperationChange | null;
  }>;

function afterOf({
  before: { transaction, operation },
  changes,
  outcome,
  now,
  knowledge,
}: OutcomeAtMoment): StepAfter {
  const updated_at = timestamp(now);
  const moved = changes.kind === 'changed' ? changes.transaction : {};
  const ended = {
    ...moved,
    ...screeningEnd(transaction.screening, moved.status ?? transaction.status),
    updated_at,
  };
  const retries = planFirstRetry(transaction, { ...transaction, ...ended }, now, {
    refusedUntil: null,
    knowledge,
  });
  const patch = retries === null ? ended : { ...ended, retry: retries.retry };
  const after = { ...transaction, ...patch, version: transaction.version + 1n };
  const operationPatch = changes.operation;
  const operationChange =
    operationPatch === null
      ? null
      : {
          ...operationPatch,
          ...dueAfter(after, operation, operationPatch.status, outcome, now),
          operation_id: operation.operation_id,
          updated_at,
        };

  return {
    patch,
    operationChange,
    retries,
    transaction: after,
    operation: operationChange === null ? operation : { ...operation, ...operationChange },
  };
}

/**
 * The transaction that stores a payment method decides what becomes of it; and every later customer-initiated
 * one brings a newer scheme transaction id.
 */
function approvalOf(
  transaction: TransactionRow,
  operation: OperationRow,
  outcome: ReportedOutcome,
  goesOn: boolean,
): Approval | null {
  if (operation.kind !== 'authorize' || goesOn || transaction.payment_method_id === null) return null;
  const stores = transaction.request['store'] === true;
  if (outcome.kind === 'succeeded') {
    // What was approved elsewhere can be charged again when its token comes; approved is not enough.
    if (transaction.instrument_type === 'redirect') return null;
    if (!stores && (transaction.merchant_initiated || transaction.scheme_transaction_id === null))
      return null;
    return {
      paymentMethodId: transaction.payment_method_id,
      status: 'succeeded',
      schemeTransactionId: transaction.scheme_transaction_id,
      scheme: transaction.payment_method_scheme,
    };
  }
  if (!stores || (outcome.kind !== 'declined' && outcome.kind !== 'failed')) return null;

  return { paymentMethodId: transaction.payment_method_id, status: 'failed', schemeTransactionId: null };
}
