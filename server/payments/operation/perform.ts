import { attempt } from '../../payment-services/attempt.ts';
import type { Authorize, Follow } from '../../connectors/connector.ts';
import { type PaymentService, callFor } from '../../payment-services/payment-services.ts';
import { type Approval, type Writing, advanceTransaction } from '../../db/queries/perform.ts';
import { getOperation, getTransactionRow } from '../../db/queries/transactions.ts';
import type {
  Json,
  OperationChange,
  OperationRow,
  TransactionPatch,
  TransactionRow,
} from '../../db/queries/transaction-rows.ts';
import {
  type Changes,
  type Ignored,
  type Reported,
  apply,
  mayTryElsewhere,
} from '../../domain/transaction/apply.ts';
import { isUnresolved } from '../../domain/operation/machine.ts';
import type { TransactionEvent } from '../../domain/transaction/events.ts';
import type { PaymentServiceId } from '../../domain/ids.ts';
import { isTendering } from '../../domain/transaction/tenders.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { Parts } from '../../parts.ts';
import { replaceFailedCard } from '../../payment-methods/account-updater.ts';
import { completeKey } from '../answers/answer.ts';
import { learnMandateFrom } from '../../payment-methods/mandates.ts';
import { FIRST_RECOVERY_MS } from '../../operations/retry-schedule.ts';
import { eventRows, ledgerRows, webhookRows } from '../../operations/rows.ts';

/**
 * The three steps of every operation of every kind:
 * a. one statement commits the intent: the operation `sent`, the transaction moved, our reference (the
 * operation's id) fixed — by the caller of this file;
 * b. `send`: the connector is called, with no SQL transaction open;
 * c. `settle`: one statement commits the outcome with everything that follows from it.
 * A crash between a and c leaves `sent`, which recover.ts resolves by calling `settle` as well.
 */
export type Step = Readonly<{ transaction: TransactionRow; operation: OperationRow }>;

export type Sending =
  | Readonly<{ kind: 'authorize'; input: Authorize }>
  | Readonly<{ kind: 'capture' | 'void' | 'refund' | 'cancel' | 'increment'; input: Follow }>;

/** Step b. Whatever happens there, it gives an outcome. */
export function send(
  parts: Parts,
  service: PaymentService,
  operation: Pick<OperationRow, 'operation_id'>,
  options: Json,
  sending: Sending,
): Promise<Reported> {
  const { operations } = service.connector;
  const base = {
    operationId: operation.operation_id,
    options,
    now: parts.clock.nowFor(service.merchantAccountId),
  };
  return attempt<Reported>(async () => {
    if (sending.kind === 'authorize')
      return operations.authorize(callFor(parts, service, { ...base, input: sending.input }));
    const run = operations[sending.kind];
    if (run === undefined) throw new Error(`BUG: ${service.connector.id} was asked to ${sending.kind}`);
    return run(callFor(parts, service, { ...base, input: sending.input }));
  });
}

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
export type Heard = Readonly<{
  paymentServiceId: PaymentServiceId;
  eventId: string;
  name: string;
  receivedAt: Date;
  context: Json;
}>;

/** `heard`: the event was written down too. Where the outcome changed nothing, it was not. */
type Settled = Step & Readonly<{ next: boolean; ignored: string | null; heard: boolean }>;

/**
 * Step c: applies an outcome and commits it, by compare-and-set on the transaction's version. Where another
 * writer was faster, it reads again and
 * applies again; where that writer was recovery or a processor event with this very operation, their outcome
 * stands and ours is dropped.
 */
export async function settle(
  parts: Parts,
  step: Step,
  outcome: Reported,
  next: NextAttempt | null = null,
  heard: Heard | null = null,
): Promise<Settled> {
  let { transaction, operation } = step;
  // Before the outcome: a process that dies in between settles again, and says the same of the mandate.
  await learnMandateFrom(parts, transaction, operation, outcome);
  await replaceFailedCard(parts, transaction, operation, outcome);
  for (let tries = 1; tries <= RACES_MAX; tries += 1) {
    const now = parts.clock.nowFor(transaction.merchant_account_id);
    const changes = apply(transaction, operation, outcome, now, next !== null);
    const after = afterOf(transaction, operation, changes, outcome, now);
    const goesOn = next !== null && changes.kind === 'changed' && mayTryElsewhere(outcome);
    // A buyer, or a bank, may take days: whoever asked under an Idempotency-Key is answered now.
    const isAwaited =
      isTendering(after.transaction.tenders) &&
      (after.transaction.status === 'buyer_approval_pending' || after.transaction.status === 'pending');
    const patch: TransactionPatch & Pick<TransactionRow, 'updated_at'> = {
      ...after.patch,
      ...(goesOn ? next.patch : {}),
      ...dueTenders(parts, transaction, after.transaction),
      ...(isAwaited ? { tenders_answer: null } : {}),
    };
    const done = await advanceTransaction(
      parts.db,
      {
        merchantAccountId: transaction.merchant_account_id,
        transactionId: transaction.transaction_id,
        version: transaction.version,
      },
      patch,
      {
        operationChanges: after.operationChange === null ? [] : [after.operationChange],
        operations: goesOn ? [next.operation] : [],
        ledger:
          changes.kind === 'changed'
            ? ledgerRows(after.transaction, operation.operation_id, changes.ledger, now)
            : [],
        ...toldBy(
          after.transaction,
          goesOn ? [...changes.events, ...next.events] : changes.events,
          changes.kind === 'changed' ? heard : null,
          now,
        ),
        webhooks:
          changes.kind === 'changed'
            ? webhookRows(after.transaction, operation.operation_id, changes.webhooks, now)
            : [],
        idempotency:
          goesOn || (isTendering(after.transaction.tenders) && !isAwaited)
            ? null
            : completeKey(after.transaction, after.operation),
        ignored:
          changes.kind === 'ignored'
            ? { paymentServiceId: operation.payment_service_id, kind: 'ignored' }
            : null,
      },
      approvalOf(after.transaction, operation, outcome, goesOn),
    );
    if (done) {
      if (!goesOn && !isUnresolved(after.operation.status)) tellResolved(parts, after.operation);
      return {
        transaction: goesOn ? { ...after.transaction, ...next.patch } : after.transaction,
        operation: goesOn ? next.operation : after.operation,
        next: goesOn,
        ignored: changes.kind === 'ignored' ? changes.reason : null,
        heard: heard !== null && changes.kind === 'changed',
      };
    }
    // The transaction first: an operation read later is at least as new, and the version tells whether it is
    // newer.
    const [transactionNow, operationNow] = [
      await getTransactionRow(parts.db, transaction.merchant_account_id, transaction.transaction_id),
      await getOperation(parts.db, transaction.merchant_account_id, operation.operation_id),
    ];
    if (transactionNow === null || operationNow === null)
      throw new Error('BUG: a transaction or an operation vanished');
    if (isUnresolved(operation.status) && !isUnresolved(operationNow.status))
      return {
        transaction: transactionNow,
        operation: operationNow,
        next: false,
        ignored: null,
        heard: false,
      };
    transaction = transactionNow;
    operation = operationNow;
  }
  throw new Error(
    `operation ${operation.operation_id} lost ${RACES_MAX} races for its transaction; recovery settles it`,
  );
}

/** The timeline: what the outcome says, and behind it the event that said so. */
function toldBy(
  of: TransactionRow,
  events: readonly TransactionEvent[],
  heard: Heard | null,
  now: Date,
): Pick<Writing, 'events' | 'heard'> {
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

/** Whoever settles here usually goes on with the gift cards itself; should it die first, a worker does. */
function dueTenders(
  parts: Parts,
  before: TransactionRow,
  { tenders }: TransactionRow,
): Pick<TransactionRow, 'tenders_due_at'> | null {
  if (!isTendering(tenders)) return null;
  return {
    tenders_due_at: timestamp(
      new Date(parts.clock.now().getTime() + (before.tenders === tenders ? TENDERS_GRACE_MS : 0)),
    ),
  };
}
export const TENDERS_GRACE_MS = 10_000;

/**
 * Every loser of a race means that somebody else moved on, so this many in a row is a bug or a very hot
 * transaction.
 */
export const RACES_MAX = 200;

/**
 * What a processor has accepted ends by event; should the event get lost, it is found (follow-pending.ts).
 * Buyers' approvals end with their window instead.
 */
const PENDING_LOOK_MS = 6 * 3_600_000;

type After = Step &
  Readonly<{
    patch: TransactionPatch & Pick<TransactionRow, 'updated_at'>;
    operationChange: OperationChange | null;
  }>;

function afterOf(
  transaction: TransactionRow,
  operation: OperationRow,
  changes: Changes | Ignored,
  outcome: Reported,
  now: Date,
): After {
  const updated_at = timestamp(now);
  const patch = { ...(changes.kind === 'changed' ? changes.transaction : {}), updated_at };
  const operationPatch = changes.operation;
  const recovery =
    operationPatch === null || isUnresolved(operationPatch.status) ? {} : { next_recovery_at: null };
  const first =
    operationPatch?.status === 'unknown' && operation.status === 'sent'
      ? { next_recovery_at: timestamp(new Date(now.getTime() + FIRST_RECOVERY_MS)) }
      : {};
  const follow =
    outcome.kind === 'pending' && outcome.next === undefined && operationPatch?.status === 'pending'
      ? { next_recovery_at: timestamp(new Date(now.getTime() + PENDING_LOOK_MS)) }
      : {};
  const operationChange =
    operationPatch === null
      ? null
      : {
          ...operationPatch,
          ...recovery,
          ...first,
          ...follow,
          operation_id: operation.operation_id,
          updated_at,
        };
  return {
    patch,
    operationChange,
    transaction: { ...transaction, ...patch, version: transaction.version + 1n },
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
  outcome: Reported,
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
    };
  }
  if (!stores || (outcome.kind !== 'declined' && outcome.kind !== 'failed')) return null;
  return { paymentMethodId: transaction.payment_method_id, status: 'failed', schemeTransactionId: null };
}

function tellResolved(parts: Parts, operation: OperationRow): void {
  parts.log.debug(
    { operationId: operation.operation_id, kind: operation.kind, status: operation.status },
    'operation settled',
  );
}
