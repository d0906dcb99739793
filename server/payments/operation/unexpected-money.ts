import { withoutMandate } from '../../domain/agent-mandate.ts';
import { createHash } from 'node:crypto';
import { getPaymentLink } from '../../db/queries/payment-links.ts';
import type { TransactionRow, WebhookEventRow, OperationRow } from '../../db/queries/transaction-rows.ts';
import { toId, type Id, type TransactionId, uuidv8 } from '../../domain/ids.ts';
import type {
  Changes,
  Circumstances,
  IgnoredReport,
  ReportedOutcome,
  AuthorizedFacts,
} from '../../domain/transaction/changes.ts';
import {
  TOLD_OF_UNEXPECTED,
  type TransactionEvent,
  type WebhookEvent,
} from '../../domain/transaction/events.ts';
import { isEnded } from '../../domain/transaction/machine.ts';
import { openIncident } from '../../operations/open-incident.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { beginTransaction } from '../../db/queries/perform.ts';
import { getPaymentOfOrder, getTransactionRow } from '../../db/queries/transactions.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { apply } from '../../domain/transaction/apply.ts';
import { max } from '../../domain/transaction/state.ts';
import { eventRows, ledgerRows, newOperation, webhookRows } from '../../operations/rows.ts';
import { paymentServices } from '../../connections/connection-kinds.ts';
import { NO_AMOUNTS, NO_FACTS } from '../request/transaction-row.ts';
import { NO_TENDERS } from '../request/resolve-gift-cards.ts';
import { holdDueAt } from './due-at.ts';
import type { Step } from './commit-outcome.ts';

/** What beside the amounts says whether money was expected. */
export async function circumstancesOf(
  parts: ReadParts,
  { transaction, operation }: Step,
  outcome: ReportedOutcome,
  hasNextAttempt: boolean,
): Promise<Circumstances> {
  const isLate =
    outcome.kind === 'succeeded' && operation.kind === 'authorize' && isEnded(transaction.status);
  const isOfItsService = operation.payment_service_id === transaction.payment_service_id;
  return {
    hasNextAttempt,
    takesLess: transaction.request['allow_partial_authorization'] === true,
    currency: transaction.currency,
    knownAs: operation.processor_reference,
    isCurrent: isOfItsService && !(isLate && (await isPaidOtherwise(parts, transaction))),
  };
}

/** Its order, or its payment link, has been paid, or is being paid, by another transaction. */
async function isPaidOtherwise(
  { db, clock }: ReadParts,
  { merchant_account_id, payment_link_id, order_key, transaction_id }: TransactionRow,
): Promise<boolean> {
  const other = order_key === null ? null : await getPaymentOfOrder(db, merchant_account_id, order_key);
  if (other !== null && other.transaction_id !== transaction_id) return true;
  if (payment_link_id === null) return false;
  const now = clock.nowFor(merchant_account_id);
  const link = await getPaymentLink(db, merchant_account_id, toId(payment_link_id), now);
  return link !== null && link.transaction_id !== null && link.transaction_id !== transaction_id;
}

type UnexpectedDecision = Readonly<{
  changes: Changes | IgnoredReport;
  webhooks: readonly WebhookEventRow[];
}>;

/**
 * Opens the incident of money that nobody expected, and a transaction for what has no place on this one. Both are
 * there before the outcome is committed, and are the same when it is told again. What a person has been told, and
 * has yet to look at or has looked at, is not told again.
 */
export async function tellOfUnexpected(
  parts: MoneyParts,
  before: Step,
  changes: Changes | IgnoredReport,
  outcome: ReportedOutcome,
  now: Date,
): Promise<UnexpectedDecision> {
  if (changes.kind === 'ignored' || changes.unexpected === undefined) return { changes, webhooks: [] };
  const { transaction } = before;
  const { why, place } = changes.unexpected;
  const separate =
    place === 'apart' && outcome.kind === 'succeeded' && 'authorized' in outcome.value
      ? await takeSeparatePayment(parts, before, { ...outcome, value: outcome.value }, why, now)
      : null;
  const { isNew, webhooks } = await openIncident(parts, transaction, why, now);
  const events = separate === null ? changes.events : namedEvents(changes.events, separate);
  const isSeen = transaction.pending_review || separate?.pending_review === false;
  if (place !== 'here' && !isNew && isSeen)
    return { changes: { kind: 'ignored', reason: why, operation: null, events }, webhooks: [] };

  return {
    changes: { ...changes, events, webhooks: changes.webhooks.filter(isNotOfIncident) },
    webhooks,
  };
}

function namedEvents(
  events: readonly TransactionEvent[],
  { transaction_id }: TransactionRow,
): TransactionEvent[] {
  return events.map(({ name, context }) => ({
    name,
    context: { ...context, received_as_transaction_id: transaction_id },
  }));
}

/** Those of the incident have its id. */
function isNotOfIncident({ name }: WebhookEvent): boolean {
  return !TOLD_OF_UNEXPECTED.some((told) => told.name === name);
}

type Payment = Extract<ReportedOutcome, { kind: 'succeeded' }> & Readonly<{ value: AuthorizedFacts }>;

/**
 * A payment that has no place on the transaction that it was told for: a second one, one in another currency, one of
 * an attempt that another has taken the place of. It becomes a transaction of its own, for review, so that it is in the
 * books, is settled and disputed by its own reference, and can be refunded or voided like every other. Its id follows
 * from the processor's, so it is made once, whoever tells of it.
 */
async function takeSeparatePayment(
  parts: ReadParts,
  { transaction, operation }: Step,
  payment: Payment,
  why: string,
  now: Date,
): Promise<TransactionRow> {
  const { merchant_account_id } = transaction;
  const id = idFor<'transaction'>(operation, payment);
  const known = await getTransactionRow(parts.db, merchant_account_id, id);
  if (known !== null) return known;
  const row = await newRow(parts, { transaction, operation }, payment, id, now);
  const begun = newOperation(
    row,
    { kind: 'authorize', amount: row.amount, payment_service_id: operation.payment_service_id },
    { now, machineNow: parts.clock.now(), firstRecoveryMs: 0 },
  );
  const changes = apply(row, begun, payment, now);
  if (changes.kind === 'ignored' || changes.operation === null)
    throw new Error('BUG: a payment of its own that is not taken');

  const taken = { ...row, ...changes.transaction };
  const ended = { ...begun, operation_id: idFor<'operation'>(operation, payment), ...changes.operation };
  const told = changes.events.map(({ context, ...event }) => ({
    ...event,
    context: { ...context, unexpected: why, received_with_transaction_id: transaction.transaction_id },
  }));
  const writing = {
    operations: [{ ...ended, due_at: holdDueAt(taken, now) }],
    ledger: ledgerRows(taken, ended.operation_id, changes.ledger, now),
    events: eventRows(taken, told, now),
    webhooks: webhookRows(
      taken,
      null,
      TOLD_OF_UNEXPECTED.filter(({ target }) => target === 'transaction'),
      now,
    ),
  };
  try {
    await beginTransaction(parts.db, taken, writing, null);
    return taken;
  } catch (error) {
    // Whoever was told at the same moment has made it.
    const made = await getTransactionRow(parts.db, merchant_account_id, id);
    if (made === null) throw error;
    return made;
  }
}

function idFor<Kind extends 'transaction' | 'operation'>(
  { payment_service_id, operation_id }: OperationRow,
  { reference, value }: Payment,
): Id<Kind> {
  const of = `${payment_service_id} ${operation_id} ${reference} ${value.currency ?? ''}`;
  return uuidv8<Kind>(createHash('sha256').update(of).digest());
}

async function newRow(
  parts: ReadParts,
  { transaction, operation }: Step,
  { value, state, reference }: Payment,
  id: TransactionId,
  now: Date,
): Promise<TransactionRow> {
  // The other one has them already, and no agent may go on with what a person has to look at.
  const { surcharge_amount: _surcharge, tip_amount: _tip, ...said } = withoutMandate(transaction.request);
  const { store: _store, async_capture: _async, capture_at: _at, ...request } = said;

  const at = timestamp(now);
  return {
    ...transaction,
    ...NO_AMOUNTS,
    ...NO_FACTS,
    ...NO_TENDERS,
    ...(await serviceOf(parts, transaction, operation)),
    transaction_id: id,
    version: 1n,
    status: 'processing',
    intent: value.captured > 0n ? 'capture' : 'authorize',
    currency: value.currency ?? transaction.currency,
    amount: max(value.authorized, value.captured),
    payment_service_transaction_id: reference,
    connector_state: state ?? null,
    request,
    pending_review: true,
    vault_record_id: null,
    checkout_session_id: null,
    payment_link_id: null,
    order_key: null,
    reauthorized_from_transaction_id: null,
    retry: null,
    received_with_transaction_id: transaction.transaction_id,
    session_token: null,
    approval_expires_at: null,
    buyer_approval_timedout_at: null,
    created_at: at,
    updated_at: at,
  };
}

/** That which the payment came through, which may not be the one that the transaction went on to. */
async function serviceOf(
  parts: ReadParts,
  { merchant_account_id, payment_service_id, payment_service }: TransactionRow,
  operation: OperationRow,
): Promise<Pick<TransactionRow, 'payment_service_id' | 'payment_service'>> {
  const id = operation.payment_service_id;
  if (id === payment_service_id) return { payment_service_id, payment_service };

  const service = await paymentServices.find(parts, merchant_account_id, id);
  return {
    payment_service_id: id,
    payment_service:
      service === null
        ? null
        : {
            payment_service_definition_id: service.connector.id,
            method: service.method,
            display_name: service.displayName,
          },
  };
}
