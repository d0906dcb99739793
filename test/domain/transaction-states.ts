import type { TransactionState } from '../../server/domain/transaction/state.ts';

/** A transaction of which nothing is known yet, to begin a test with. */
export function newTransaction(intent: TransactionState['intent'], amount: bigint): TransactionState {
  return {
    status: 'processing',
    intent,
    amount,
    authorized_amount: 0n,
    held_amount: 0n,
    captured_amount: 0n,
    refunded_amount: 0n,
    capturing_amount: 0n,
    refunding_amount: 0n,
    incrementing_amount: 0n,
    returned_amount: 0n,
    charged_back_amount: 0n,
    over_capture_limit: 0n,
    over_refund_limit: 0n,
    capture_closing: false,
    capture_closed: false,
    gift_card_amount: 0n,
    tenders: 'none',
  };
}

/** The status, then every amount of the payment method that is not 0, as a row of a test says it. */
export function printState(state: TransactionState): string {
  const amounts: readonly (readonly [string, bigint])[] = [
    ['authorized', state.authorized_amount],
    ['held', state.held_amount],
    ['capturing', state.capturing_amount],
    ['captured', state.captured_amount],
    ['refunding', state.refunding_amount],
    ['refunded', state.refunded_amount],
    ['returned', state.returned_amount],
    ['charged back', state.charged_back_amount],
    ['incrementing', state.incrementing_amount],
    ['over by', state.over_capture_limit],
    ['refunded over by', state.over_refund_limit],
  ];
  const words = [
    ...amounts.flatMap(([name, amount]) => (amount === 0n ? [] : [`${name} ${amount}`])),
    ...(state.capture_closing ? ['closing'] : []),
    ...(state.capture_closed ? ['closed'] : []),
    ...(state.tenders === 'none' ? [] : [`tenders ${state.tenders}`]),
  ];
  return [state.status, words.join(', ')].filter((part) => part !== '').join(': ');
}
