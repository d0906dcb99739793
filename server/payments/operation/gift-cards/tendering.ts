import type { OperationChange, TenderingRow, TransactionRow } from '../../../db/queries/transaction-rows.ts';
import { type OperationId, toId } from '../../../domain/ids.ts';
import { textAt } from '../../../domain/json.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { giftCardServices } from '../../../connections/connection-kinds.ts';
import { isTendering, leftOf } from '../../../domain/transaction/tenders.ts';
import { TENDERS_GRACE_MS } from '../../../operations/retry-schedule.ts';
import { newRow } from '../../../db/new-operation.ts';
import type { ReadParts } from '../../../parts.ts';
import { type AnswerContext, answerJson } from '../../request/idempotent-answer.ts';

/**
 * The tenders of a transaction are an operation too: each request to a company is an operation of its own,
 * and this one is due when none of those is under way and nobody goes on with the next.
 */
type TenderedTransaction = Pick<
  TransactionRow,
  'merchant_account_id' | 'transaction_id' | 'gift_card_service'
>;

/** Longer than a request with gift cards takes until its payment method is decided. */
const REQUEST_GRACE_MS = 60_000;

/**
 * For a transaction that begins: its tenders, where it has more than the payment method. `answering`: who is
 * answered once all of them are decided; null where they are answered before.
 */
export function tenderingOf(
  parts: Pick<ReadParts, 'clock'>,
  of: TenderedTransaction & Pick<TransactionRow, 'tenders'>,
  answering: AnswerContext | null,
): readonly TenderingRow[] {
  if (!isTendering(of.tenders)) return [];

  const now = parts.clock.nowFor(of.merchant_account_id);
  const row: TenderingRow = {
    ...newRow({ now, machineNow: parts.clock.now(), firstRecoveryMs: REQUEST_GRACE_MS }),
    merchant_account_id: of.merchant_account_id,
    operation_id: tenderingId(of),
    transaction_id: of.transaction_id,
    kind: 'tenders',
    status: 'pending',
    gift_card_service_id: toId(textAt(of.gift_card_service, 'id') ?? ''),
    answer: answering === null ? null : answerJson(answering),
  };
  return [row];
}

/** Something has moved: who moved it goes on, and should they die, somebody else does. */
export function tenderingDue(
  of: TenderedTransaction,
  now: Date,
  graceMs = TENDERS_GRACE_MS,
): OperationChange {
  return {
    operation_id: tenderingId(of),
    status: 'pending',
    moved_amount: null,
    resolved_at: null,
    due_at: timestamp(new Date(now.getTime() + graceMs)),
    due_tries: 0,
    updated_at: timestamp(now),
  };
}

/** How long a card that its provider wants for refunds is kept: buyers ask within this time, if they ask. */
const CARD_KEPT_MS = 180 * 24 * 60 * 60_000;

/** When the cards that came with a payment are forgotten; null: now. */
export function cardsKeptUntil(
  { gift_cards: giftCards, gift_card_service: service }: TransactionRow,
  { created_at: createdAt }: Pick<TenderingRow, 'created_at'>,
  now: Date,
): Date | null {
  const until = new Date(Date.parse(createdAt) + CARD_KEPT_MS);
  return isRefundedByCard({ gift_card_service: service }) &&
    giftCards.some((giftCard) => leftOf(giftCard) > 0n) &&
    now < until
    ? until
    : null;
}

export function isRefundedByCard({
  gift_card_service: service,
}: Pick<TransactionRow, 'gift_card_service'>): boolean {
  const id = textAt(service, 'gift_card_service_definition_id') ?? '';
  return giftCardServices.known(id)?.refundsNeedCard === true;
}

/** All is decided, and nothing is kept of the cards. */
export function tenderingDone(of: TenderedTransaction, now: Date): OperationChange {
  const at = timestamp(now);
  return {
    operation_id: tenderingId(of),
    status: 'succeeded',
    moved_amount: 0n,
    resolved_at: at,
    due_at: null,
    updated_at: at,
  };
}

function tenderingId({ transaction_id: id }: TenderedTransaction): OperationId {
  return toId(id);
}
