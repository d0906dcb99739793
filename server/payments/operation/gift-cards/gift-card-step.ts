import type { GiftCardOutcome } from '../../../connectors/gift-card-connector.ts';
import { getGiftCardOperation } from '../../../db/queries/gift-card-operations.ts';
import { advanceTransaction } from '../../../db/queries/perform.ts';
import type { StepWrites } from '../../../db/queries/step-parts.ts';
import type { GiftCardOperationRow, TransactionRow } from '../../../db/queries/transaction-rows.ts';
import { toId } from '../../../domain/ids.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import type { TransactionEvent, WebhookEvent } from '../../../domain/transaction/events.ts';
import type { LedgerEntry } from '../../../domain/transaction/ledger.ts';
import {
  type GiftCardTender,
  giftCardsAfter,
  giftCardsBack,
  isTendering,
  leftOf,
} from '../../../domain/transaction/tenders.ts';
import { isEnded } from '../../../domain/transaction/machine.ts';
import { isUnresolved } from '../../../domain/operation/operation-machine.ts';
import { changeBy, newGiftCardOperation } from '../../../gift-cards/gift-card-operation.ts';
import { isConcludedElsewhere } from '../../../operations/find-out.ts';
import type { MoneyParts, ReadParts } from '../../../parts.ts';
import { type GiftCardService, giftCardServices } from '../../../connections/connection-kinds.ts';
import {
  type AnswerContext,
  auditOf,
  bindKey,
  completeGiftCardRefundKey,
} from '../../request/idempotent-answer.ts';
import { type Change, changeTransaction, transactionOf } from '../../../operations/change.ts';
import { openIncident } from '../../../operations/open-incident.ts';
import { eventRows, ledgerRows, webhookRows } from '../../../operations/rows.ts';
import { type GiftCardSending, sendGiftCard } from './send-gift-card.ts';
import { isRefundedByCard, tenderingDue } from './tendering.ts';

/**
 * Operations at a gift card provider that belong to a transaction, in the three steps of every operation:
 * intent and outcome are each committed with the transaction, behind its version.
 */

/** Takes what this card is to pay. */
export async function redeem(
  parts: MoneyParts,
  transaction: TransactionRow,
  giftCard: GiftCardTender,
): Promise<void> {
  const provider = await providerFor(parts, transaction);
  const row = newGiftCardOperation(parts, provider, {
    kind: 'redeem-gift-card',
    operation_id: toId(giftCard.tender_id),
    transaction_id: transaction.transaction_id,
    target_type: 'gift-card',
    target_id: giftCard.gift_card_id,
    currency: transaction.currency,
    amount: giftCard.amount,
  });
  if (!(await commitOnce(parts, transaction, intentOf(parts, transaction, row, null)))) return;
  await settleGiftCard(parts, row, await sendGiftCard(parts, provider, { row, giftCard, transaction }));
}

/** Gives a card back all that is left of its part. */
export async function giveBack(
  parts: MoneyParts,
  transaction: TransactionRow,
  giftCard: GiftCardTender,
): Promise<GiftCardOperationRow['status'] | 'lost'> {
  const { write, result } = await intendRefund(parts, transaction, giftCard, {
    amount: leftOf(giftCard),
    keeps: { details: { reversal: true } },
    answering: null,
  });
  if (write === null || !(await commitOnce(parts, transaction, write))) return 'lost';
  return (await sendRefund(parts, result)).status;
}

type GiftCardRefund = Readonly<{
  amount: bigint;
  /** What the operation keeps beside its amount. */
  keeps: Partial<
    Pick<
      GiftCardOperationRow,
      'operation_id' | 'external_identifier' | 'reason' | 'creator' | 'answer' | 'details'
    >
  >;
  /** Null where nobody asked for it. */
  answering: AnswerContext | null;
}>;

type RefundIntent = GiftCardSending & Readonly<{ provider: GiftCardService }>;

/** Step a of giving money back to a card: what is to be sent, and what commits that it will be. */
export async function intendRefund(
  parts: MoneyParts,
  transaction: TransactionRow,
  giftCard: GiftCardTender,
  refunding: GiftCardRefund,
): Promise<Change<RefundIntent>> {
  const of = giftCard.provider_reference;
  if (of === null) throw new Error('BUG: a refund of what was never redeemed');

  const provider = await providerFor(parts, transaction);
  const row = newGiftCardOperation(parts, provider, {
    kind: 'refund-gift-card',
    transaction_id: transaction.transaction_id,
    target_type: 'gift-card-redemption',
    target_id: giftCard.tender_id,
    of_reference: of,
    currency: transaction.currency,
    amount: refunding.amount,
    ...refunding.keeps,
  });
  return {
    write: intentOf(parts, transaction, row, refunding.answering),
    result: { provider, row, giftCard, transaction },
  };
}

/** Steps b and c. */
export async function sendRefund(
  parts: MoneyParts,
  { provider, ...sending }: RefundIntent,
): Promise<GiftCardOperationRow> {
  return settleGiftCard(parts, sending.row, await sendGiftCard(parts, provider, sending));
}

function intentOf(
  parts: ReadParts,
  transaction: TransactionRow,
  row: GiftCardOperationRow,
  answering: AnswerContext | null,
) {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  const writing = {
    operations: [row],
    idempotency: bindKey(answering?.idempotency ?? null, row.operation_id),
    audit: answering === null ? null : auditOf(answering, transaction, row),
  };
  return { patch: { updated_at: timestamp(now) }, writing };
}

/** False: the transaction was moved meanwhile, and nothing was written. */
function commitOnce(
  parts: ReadParts,
  transaction: TransactionRow,
  { patch, writing = {} }: NonNullable<Change<unknown>['write']>,
): Promise<boolean> {
  return advanceTransaction(parts.db, transaction, patch, writing);
}

/**
 * Step c, here or in recovery: the operation, the redemption, the ledger, the events and the card's usage in
 * one statement. An operation that is decided stays as it is.
 */
export function settleGiftCard(
  parts: MoneyParts,
  of: GiftCardOperationRow,
  outcome: GiftCardOutcome<unknown>,
): Promise<GiftCardOperationRow> {
  const { transaction_id, merchant_account_id, operation_id: id } = of;
  if (transaction_id === null) throw new Error('BUG: a gift card operation of no transaction');
  const read = transactionOf(parts, { merchant_account_id, transaction_id });
  return changeTransaction<TransactionRow, GiftCardOperationRow>(parts, read, async (transaction) => {
    const row = await getGiftCardOperation(parts.db, merchant_account_id, id);
    if (row === null) throw new Error('BUG: a gift card operation vanished');
    if (isConcludedElsewhere(of, row, outcome)) return { write: null, result: row };
    if (isUnresolved(row.status)) return outcomeOf(parts, transaction, row, outcome);
    return row.status === 'failed' && outcome.kind === 'succeeded'
      ? madeAfterAll(parts, transaction, row, outcome)
      : { write: null, result: row };
  });
}

/**
 * It was taken for failed, and was made. The books have it where they can, a person is told, and what a payment that
 * is over took of a card goes back by itself.
 */
async function madeAfterAll(
  parts: MoneyParts,
  transaction: TransactionRow,
  row: GiftCardOperationRow,
  outcome: GiftCardOutcome<unknown>,
): Promise<Change<GiftCardOperationRow>> {
  const now = parts.clock.nowFor(row.merchant_account_id);
  const { kind, amount, operation_id } = row;
  const why = `a ${kind} of ${amount} ${transaction.currency} (${operation_id}) was made although it had failed`;
  const { isNew, webhooks } = await openIncident(parts, transaction, why, now);
  const { write, result } = outcomeOf(parts, transaction, row, outcome);
  const hasPlace = write?.patch.gift_cards?.every((giftCard) => leftOf(giftCard) >= 0n) === true;
  if (write === null || !hasPlace) {
    if (!isNew && transaction.pending_review) return { write: null, result: row };
    const patch = { pending_review: true, updated_at: timestamp(now) };
    return { write: { patch, writing: { webhooks } }, result: row };
  }

  const { patch, writing = {} } = write;
  const back = isEnded(transaction.status) ? giftCardsBack(transaction) : {};
  const after = { ...transaction, ...patch, ...back };
  const due = back.tenders === undefined ? [] : [tenderingDue(after, now)];
  return {
    write: {
      patch: { ...patch, ...back, pending_review: true },
      writing: {
        ...writing,
        operationChanges: [...(writing.operationChanges ?? []), ...due],
        webhooks: [...(writing.webhooks ?? []), ...webhooks],
      },
    },
    result,
  };
}

function outcomeOf(
  parts: ReadParts,
  transaction: TransactionRow,
  row: GiftCardOperationRow,
  outcome: GiftCardOutcome<unknown>,
): Change<GiftCardOperationRow> {
  const now = parts.clock.nowFor(row.merchant_account_id);
  const change = changeBy(row, outcome, now);
  const after: GiftCardOperationRow = { ...row, ...change };
  const patch = {
    gift_cards: giftCardsAfter(transaction.gift_cards, after),
    updated_at: change.updated_at,
  };
  const isRefund = row.kind === 'refund-gift-card' && row.details['reversal'] !== true;
  const isAllGivenBack =
    isRefundedByCard(transaction) && patch.gift_cards.every((giftCard) => leftOf(giftCard) === 0n);
  const isNews = row.status === 'sent' || !isUnresolved(after.status);
  const writing: StepWrites = {
    operationChanges: [
      change,
      ...(isTendering(transaction.tenders) || isAllGivenBack ? [tenderingDue(transaction, now)] : []),
    ],
    giftCardUse:
      row.kind === 'redeem-gift-card' && after.status === 'succeeded' && row.target_id !== null
        ? { giftCardId: toId(row.target_id), isCustomerInitiated: !transaction.merchant_initiated }
        : null,
    ledger: ledgerRows(transaction, row.operation_id, ledgerOf(after), now),
    events: eventRows(transaction, eventsOf(after), now),
    webhooks: isRefund && isNews ? webhookRows(transaction, row.operation_id, [toldOf(after)], now) : [],
    idempotency: isRefund
      ? completeGiftCardRefundKey({ ...transaction, ...patch, version: transaction.version + 1n }, after)
      : null,
  };

  return { write: { patch, writing }, result: after };
}

function toldOf({ status }: GiftCardOperationRow): WebhookEvent {
  if (status !== 'succeeded' && status !== 'failed') return { name: 'refund.processing', target: 'refund' };
  return { name: `refund.${status}`, target: 'refund' };
}

function ledgerOf({ kind, status, amount }: GiftCardOperationRow): readonly LedgerEntry[] {
  if (status !== 'succeeded') return [];
  if (kind === 'redeem-gift-card')
    return [{ movement: 'redeem', debit: 'gift_card_receivable', credit: 'gift_card_redeemed', amount }];
  return kind === 'refund-gift-card'
    ? [{ movement: 'return_redemption', debit: 'gift_card_returned', credit: 'gift_card_receivable', amount }]
    : [];
}

function eventsOf(row: GiftCardOperationRow): readonly TransactionEvent[] {
  if (isUnresolved(row.status)) return [];
  const isRedemption = row.kind === 'redeem-gift-card';
  const context = {
    gift_card_redemption_id: isRedemption ? row.operation_id : row.target_id,
    gift_card_service_id: row.gift_card_service_id,
    gift_card_id: isRedemption ? row.target_id : null,
    amount: Number(row.amount),
    payment_service_reference: row.processor_reference,
    code: row.error_code,
    raw_response_code: row.raw_response_code,
    raw_response_description: row.raw_response_description,
  };
  if (isRedemption)
    return [
      {
        name: row.status === 'succeeded' ? 'gift-card-redemption-succeeded' : 'gift-card-redemption-failed',
        context,
      },
    ];
  if (row.status === 'failed')
    return [{ name: 'gift-card-refund-failed', context: { ...context, refund_id: row.operation_id } }];

  return [
    {
      name: row.details['reversal'] === true ? 'gift-card-reversal-succeeded' : 'gift-card-refund-succeeded',
      context: { ...context, refund_id: row.operation_id },
    },
  ];
}

/** The service that the transaction was made with, also when another one is active now, or it was deleted. */
async function providerFor(parts: MoneyParts, transaction: TransactionRow): Promise<GiftCardService> {
  const id = transaction.gift_card_service?.['id'];
  const { merchant_account_id: merchantAccountId } = transaction;
  const provider = typeof id === 'string' ? await giftCardServices.find(parts, merchantAccountId, id) : null;
  if (provider === null)
    throw new Error('the gift card connector of this transaction is not part of this release');
  return provider;
}
