import { isHeldBack, type Screening } from './anti-fraud.ts';
import { isAwaited, type TransactionStatus } from './transaction/machine.ts';
import { max } from './transaction/state.ts';

/** What of a payment says where its link stands. */
export type LinkPayment = Readonly<{
  status: TransactionStatus;
  screening: Screening;
  authorized_at: string | null;
  gift_card_amount: bigint;
  captured_amount: bigint;
  refunded_amount: bigint;
  charged_back_amount: bigint;
}>;

/**
 * Where a payment link stands by its payment; `active`: as if there were none. What an anti-fraud service, or a person,
 * still decides about is not paid, and what went back to the buyer is neither paid nor to be paid. As
 * db/queries/payment-links.ts reads it of a link whose time is not over.
 */
export function linkStandingOf(
  payment: LinkPayment | null,
): 'active' | 'processing' | 'completed' | 'given_back' {
  if (payment === null || neverCameAbout(payment)) return 'active';
  const { status } = payment;
  if (status === 'processing' || status === 'void_pending' || isAwaited(status)) return 'processing';
  if (status === 'authorized' && isHeldBack(payment.screening)) return 'processing';
  return isGivenBack(payment) ? 'given_back' : 'completed';
}

/** Nothing was authorized, so the link can be paid by another payment. */
function neverCameAbout({ status, authorized_at: authorizedAt }: LinkPayment): boolean {
  return status === 'declined' || status === 'failed' || (status === 'expired' && authorizedAt === null);
}

function isGivenBack(payment: LinkPayment): boolean {
  const { status, gift_card_amount: byGiftCards, captured_amount: captured } = payment;
  if (status === 'voided' || status === 'returned' || status === 'expired') return true;
  const back = payment.refunded_amount + max(payment.charged_back_amount, 0n);
  return byGiftCards === 0n && captured > 0n && back >= captured;
}
