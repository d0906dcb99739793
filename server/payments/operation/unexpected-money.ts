import { getPaymentLink } from '../../db/queries/payment-links.ts';
import type { TransactionRow, WebhookEventRow } from '../../db/queries/transaction-rows.ts';
import { toId } from '../../domain/ids.ts';
import type {
  Changes,
  Circumstances,
  IgnoredReport,
  ReportedOutcome,
} from '../../domain/transaction/changes.ts';
import {
  TOLD_OF_UNEXPECTED,
  type TransactionEvent,
  type WebhookEvent,
} from '../../domain/transaction/events.ts';
import { isEnded } from '../../domain/transaction/machine.ts';
import { openIncident } from '../../operations/open-incident.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import type { Step } from './commit-outcome.ts';
import { takeSeparatePayment } from './separate-payment.ts';

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

/** Its payment link has been paid, or is being paid, by another transaction. */
async function isPaidOtherwise(
  { db, clock }: ReadParts,
  { merchant_account_id, payment_link_id, transaction_id }: TransactionRow,
): Promise<boolean> {
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
