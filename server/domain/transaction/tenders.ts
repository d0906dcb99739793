import type { GiftCardErrorCode, GiftCardOperationKind } from '../gift-card.ts';
import { type OperationKind, type OperationStatus, isUnresolved } from '../operation/operation-machine.ts';
import { type TransactionStatus, isAwaited } from './machine.ts';
import { type TransactionState, leftToCapture, leftToRefund } from './state.ts';

/**
 * The gift cards of a transaction. `open`: not all of them are redeemed yet; `unwinding`: something failed,
 * and all that was taken goes back;
 * `settled`: neither. Until then the transaction is `processing`, whatever its payment method has given
 * already.
 */
export type TenderState = 'none' | 'open' | 'unwinding' | 'settled';

export function isTendering(tenders: TenderState): boolean {
  return tenders === 'open' || tenders === 'unwinding';
}

/** The payment method's part is over, and nothing was captured: what gift cards gave goes back. */
export function giftCardsBack({ tenders }: TransactionState): Partial<TransactionState> {
  return tenders === 'settled' ? { tenders: 'unwinding' } : {};
}

/**
 * One gift card's part of a transaction, a row of `tenders`. The payment method is the tender before all of
 * them; its amounts are the transaction's own.
 */
export type GiftCardTender = Readonly<{
  /** Also the id of the operation that redeems it. */
  tender_id: string;
  /** In the order given, from 1. */
  position: number;
  status: 'created' | 'succeeded' | 'failed' | 'skipped';
  amount: bigint;
  captured_amount: bigint;
  refunded_amount: bigint;
  /** Null for a card that came with the request. */
  gift_card_id: string | null;
  bin: string;
  sub_bin: string;
  last_four: string;
  /** Where a card that came with the request is sealed until it is no longer needed. */
  vault_record_id: string | null;
  provider_reference: string | null;
  error_code: GiftCardErrorCode | null;
  raw_error_code: string | null;
  raw_error_message: string | null;
}>;

/** Everything that the next step depends on. Operations stand oldest first. */
type TenderView = Readonly<{
  state: TransactionState;
  hasMethod: boolean;
  /** The payment method is captured with the gift cards: not with the intent `authorize`, nor asynchronously. */
  capturesNow: boolean;
  /** What the payment service can do. */
  can: Readonly<{ capture: boolean; void: boolean; refund: boolean }>;
  operations: readonly Readonly<{
    kind: OperationKind;
    status: OperationStatus;
    error_code: string | null;
  }>[];
  giftCards: readonly GiftCardTender[];
  cardOperations: readonly Readonly<{
    kind: GiftCardOperationKind;
    status: OperationStatus;
    target_id: string | null;
  }>[];
}>;

export type TenderStep =
  /** An outcome or the buyer is awaited. */
  | Readonly<{ kind: 'wait' }>
  | Readonly<{ kind: 'redeem'; giftCard: GiftCardTender }>
  | Readonly<{ kind: 'give_back'; giftCard: GiftCardTender; isRetry: boolean }>
  | Readonly<{ kind: 'move'; by: 'capture' | 'void' | 'refund'; isRetry: boolean }>
  /** From here on everything goes back. */
  | Readonly<{ kind: 'unwind' }>
  /** All is decided. `left`: something could not be given back, and a person has to. */
  | Readonly<{ kind: 'land'; status: TransactionStatus; errorCode: string | null; left: boolean }>
  | Readonly<{ kind: 'done' }>;

/** Giving back is tried this often; then it is for a person. */
const GIVE_BACK_TRIES_MAX = 5;

const WAIT: TenderStep = { kind: 'wait' };

/** What to do next, from what is stored alone: so any process goes on where another one died. */
export function nextTenderStep(view: TenderView): TenderStep {
  if (!isTendering(view.state.tenders)) return { kind: 'done' };
  if (view.cardOperations.some(({ status }) => isUnresolved(status))) return WAIT;
  if (view.operations.some(({ status }) => isUnresolved(status))) return WAIT;
  return view.state.tenders === 'open' ? goOn(view) : unwind(view);
}

/** The payment method first: gift cards are touched only once it has said yes. */
function goOn(view: TenderView): TenderStep {
  const { state, hasMethod } = view;
  if (isAwaited(state.status)) return WAIT;
  if (state.status !== 'processing') return land(state.status, null); // It ended while the buyer was awaited.
  return (
    authorizationStep(view) ??
    giftCardStep(view) ??
    captureStep(view) ??
    land(!hasMethod || state.captured_amount > 0n ? 'captured' : 'authorized', null)
  );
}

function authorizationStep({ hasMethod, operations }: TenderView): TenderStep | null {
  const authorization = operations.findLast(({ kind }) => kind === 'authorize');
  if (!hasMethod || authorization?.status === 'succeeded') return null;
  if (authorization === undefined || authorization.status === 'pending') return WAIT;
  return land(authorization.status === 'declined' ? 'declined' : 'failed', null);
}

function giftCardStep({ giftCards }: TenderView): TenderStep | null {
  if (giftCards.some(({ status }) => status === 'failed')) return { kind: 'unwind' };
  const next = giftCards.find(({ status }) => status === 'created');
  return next === undefined ? null : { kind: 'redeem', giftCard: next };
}

function captureStep({ capturesNow, can, state, operations }: TenderView): TenderStep | null {
  if (!capturesNow || !can.capture || state.captured_amount !== 0n) return null;
  const capture = operations.findLast(({ kind }) => kind === 'capture');
  if (capture === undefined) return { kind: 'move', by: 'capture', isRetry: false };
  return capture.status === 'pending' ? land('capture_pending', null) : { kind: 'unwind' };
}

/** Gift cards first: what the payment method holds back is the buyer's all the same. */
function unwind(view: TenderView): TenderStep {
  const { state, operations, giftCards } = view;
  if (operations.some(({ kind, status }) => (kind === 'void' || kind === 'refund') && status === 'pending'))
    return WAIT;
  const isOpen = state.status === 'processing';
  const step = giveBackStep(view) ?? (isOpen ? methodBackStep(view) : null);
  if (step !== null) return step;

  const left =
    giftCards.some((giftCard) => leftOf(giftCard) > 0n) ||
    (isOpen && (state.held_amount > 0n || leftToRefund(state) > 0n));
  if (!isOpen) return { ...land(state.status, null), left };
  const cause =
    giftCards.find(({ status }) => status === 'failed')?.error_code ??
    operations.findLast(({ kind }) => kind === 'capture')?.error_code ??
    null;
  return { ...land(state.returned_amount > 0n ? 'returned' : 'failed', cause), left };
}

function giveBackStep({ giftCards, cardOperations }: TenderView): TenderStep | null {
  for (const giftCard of giftCards) {
    if (leftOf(giftCard) === 0n) continue;
    const tries = cardOperations.filter(
      ({ kind, status, target_id: id }) =>
        kind === 'refund-gift-card' && status === 'failed' && id === giftCard.tender_id,
    ).length;
    if (tries < GIVE_BACK_TRIES_MAX) return { kind: 'give_back', giftCard, isRetry: tries > 0 };
  }
  return null;
}

function methodBackStep({ state, can, operations }: TenderView): TenderStep | null {
  const left = { void: state.held_amount, refund: leftToRefund(state) };
  for (const by of ['void', 'refund'] as const) {
    const refused = operations.filter(
      ({ kind, status }) => kind === by && (status === 'declined' || status === 'failed'),
    ).length;
    if (left[by] > 0n && can[by] && refused < GIVE_BACK_TRIES_MAX)
      return { kind: 'move', by, isRetry: refused > 0 };
  }
  return null;
}

function land(status: TransactionStatus, errorCode: string | null): TenderStep & { kind: 'land' } {
  return { kind: 'land', status, errorCode, left: false };
}

/** What of its part the card has not got back. */
export function leftOf({ captured_amount: captured, refunded_amount: refunded }: GiftCardTender): bigint {
  return captured - refunded;
}

type TenderedState = TransactionState & Readonly<{ gift_cards: readonly GiftCardTender[] }>;

/**
 * What a buyer has paid, and was given back, by the payment method and gift cards together, in minor units; nothing
 * while gift cards are being redeemed or given back. They are redeemed before the payment method is captured, and count
 * with its first capture.
 * @example { captured: 1299n, refunded: 0n } // 300 of it by a gift card
 */
export function movedInAll(tendered: TenderedState): Readonly<{ captured: bigint; refunded: bigint }> {
  const { captured_amount: byMethod, refunded_amount: toMethod, gift_cards: giftCards, status } = tendered;
  if (isTendering(tendered.tenders)) return { captured: 0n, refunded: 0n };
  const back = giftCards.reduce((sum, { refunded_amount: amount }) => sum + amount, toMethod);
  const isPaid = byMethod > 0n || (methodAmount(tendered) === 0n && status === 'captured');
  return { captured: isPaid ? byMethod + redeemedAmount(tendered) : 0n, refunded: back };
}

/** What gift cards have given. */
export function redeemedAmount({ gift_cards: giftCards }: Pick<TenderedState, 'gift_cards'>): bigint {
  return giftCards.reduce((sum, { captured_amount: amount }) => sum + amount, 0n);
}

/** What the payment method is to pay. */
export function methodAmount(state: Pick<TransactionState, 'amount' | 'gift_card_amount'>): bigint {
  return state.amount - state.gift_card_amount;
}

/**
 * The payment method's part of a step: how much moves, and what it reserves. The transaction stays where it
 * is until it lands.
 */
export function decideMove(
  state: TransactionState,
  by: 'capture' | 'void' | 'refund',
): Readonly<{ amount: bigint; patch: Partial<TransactionState> }> {
  switch (by) {
    case 'capture': {
      const amount = leftToCapture(state);
      return { amount, patch: { capturing_amount: state.capturing_amount + amount, capture_closing: true } };
    }
    case 'void':
      return { amount: state.held_amount, patch: {} };
    case 'refund': {
      const amount = leftToRefund(state);
      return { amount, patch: { refunding_amount: state.refunding_amount + amount } };
    }
    default:
      return by satisfies never;
  }
}

/** The gift cards after one operation at their provider ended. */
export function giftCardsAfter(
  giftCards: readonly GiftCardTender[],
  operation: Readonly<{
    kind: GiftCardOperationKind;
    operation_id: string;
    status: OperationStatus;
    target_id: string | null;
    amount: bigint;
    processor_reference: string | null;
    error_code: string | null;
    raw_response_code: string | null;
    raw_response_description: string | null;
  }>,
): readonly GiftCardTender[] {
  return giftCards.map((giftCard) => {
    if (operation.kind === 'refund-gift-card')
      return giftCard.tender_id === operation.target_id && operation.status === 'succeeded'
        ? { ...giftCard, refunded_amount: giftCard.refunded_amount + operation.amount }
        : giftCard;
    const { status } = operation;
    if (giftCard.tender_id !== operation.operation_id || (status !== 'succeeded' && status !== 'failed'))
      return giftCard;

    return {
      ...giftCard,
      status,
      captured_amount: status === 'succeeded' ? giftCard.amount : 0n,
      provider_reference: operation.processor_reference,
      error_code: operation.error_code as GiftCardErrorCode | null, // As the connector's vocabulary gave it.
      raw_error_code: operation.raw_response_code,
      raw_error_message: operation.raw_response_description,
    };
  });
}
