import type { TransactionStatus } from './machine.ts';
import type { TenderState } from './tenders.ts';

/**
 * What decides over a transaction's money. The names are the resource's own, so that a patch of the state is
 * a patch of the stored row.
 * Amounts are minor units of the transaction's currency.
 */
export type TransactionState = Readonly<{
  status: TransactionStatus;
  intent: 'authorize' | 'capture';
  /** What the merchant wants over all instruments. */
  amount: bigint;
  authorized_amount: bigint;
  /** Of what was authorized, still open at the issuer: not captured, voided, expired or released. */
  held_amount: bigint;
  captured_amount: bigint;
  refunded_amount: bigint;
  /** Of what was captured, taken back by the buyer's bank afterwards. */
  returned_amount: bigint;
  /**
   * Of what was captured, taken by chargebacks, less their reversals. Below zero while a reversal is told before its
   * chargeback.
   */
  charged_back_amount: bigint;
  /** Reserved by operations whose outcome is not final yet. */
  capturing_amount: bigint;
  refunding_amount: bigint;
  incrementing_amount: bigint;
  /** How far captures may go beyond the authorization, as granted to the captures so far. */
  over_capture_limit: bigint;
  /** How far refunds and chargebacks together go beyond what was captured, as granted, or as banks did it. */
  over_refund_limit: bigint;
  /** A final capture is under way: no other may start. */
  capture_closing: boolean;
  /** A final capture happened. */
  capture_closed: boolean;
  /** What of `amount` gift cards are to pay. All other amounts are the payment method's. */
  gift_card_amount: bigint;
  tenders: TenderState;
}>;

/**
 * The invariants that no sequence of commands and outcomes may break; SQL CHECKs repeat them. Gives the names
 * of those that are broken.
 */
export function brokenInvariants(state: TransactionState): readonly string[] {
  const broken: string[] = [];
  const isPlain = state.tenders === 'none';
  const isCaptured = state.status === 'captured' || state.status === 'returned';
  const hold = (name: string, holds: boolean): void => void (holds || broken.push(name));
  const amounts = [
    state.amount,
    state.authorized_amount,
    state.held_amount,
    state.captured_amount,
    state.refunded_amount,
    state.returned_amount,
    state.capturing_amount,
    state.refunding_amount,
    state.incrementing_amount,
    state.over_capture_limit,
    state.over_refund_limit,
    state.gift_card_amount,
  ];

  hold('gift cards pay at most the amount', state.gift_card_amount <= state.amount);
  hold(
    'no amount is negative',
    amounts.every((amount) => amount >= 0n),
  );
  hold(
    'captured and capturing stay within authorized and the over-capture limit',
    state.captured_amount + state.capturing_amount <= state.authorized_amount + state.over_capture_limit,
  );
  hold(
    'refunded, refunding and charged back stay within captured and the over-refund limit',
    overRefund(state) <= state.over_refund_limit,
  );
  hold('returned stays within captured', state.returned_amount <= state.captured_amount);
  hold('returned shows', !isPlain || state.returned_amount > 0n === (state.status === 'returned'));
  hold('held stays within authorized', state.held_amount <= state.authorized_amount);
  hold('nothing is held once captures are closed', !state.capture_closed || state.held_amount === 0n);
  hold(
    'an authorization that is gone holds nothing',
    !isPlain ||
      !['voided', 'expired', 'declined', 'failed', 'processing'].includes(state.status) ||
      state.held_amount === 0n,
  );
  hold('captured means that something was captured', !isPlain || !isCaptured || state.captured_amount > 0n);
  hold(
    'only captured transactions have captured amounts',
    !isPlain || state.captured_amount === 0n || isCaptured,
  );
  hold(
    'a reservation to capture shows',
    !isPlain || state.capturing_amount === 0n || state.status === 'capture_pending' || isCaptured,
  );
  return broken;
}

export function leftToCapture(state: TransactionState): bigint {
  return max(0n, state.authorized_amount - state.captured_amount - state.capturing_amount);
}

/**
 * What can still be refunded: the one place that says so. What the buyer's bank took back, by a return or a
 * chargeback, the buyer has already. `despiteChargeback`: the merchant gives it all the same.
 * A return can take back what was refunded, too: then nothing is left, and the processor is owed.
 */
export function leftToRefund(state: RefundedState, despiteChargeback = false): bigint {
  const chargedBack = despiteChargeback ? 0n : max(0n, state.charged_back_amount);
  const gone = state.refunded_amount + state.refunding_amount + state.returned_amount + chargedBack;
  return max(0n, state.captured_amount - gone);
}

/** How far what the buyer has back, by refunds and chargebacks, goes beyond what was captured. */
export function overRefund(state: Omit<RefundedState, 'returned_amount'>): bigint {
  const chargedBack = max(0n, state.charged_back_amount);
  return max(0n, state.refunded_amount + state.refunding_amount + chargedBack - state.captured_amount);
}

type RefundedState = Pick<
  TransactionState,
  'captured_amount' | 'refunded_amount' | 'refunding_amount' | 'returned_amount' | 'charged_back_amount'
>;

export function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

export function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
