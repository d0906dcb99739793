import type { PaymentLink } from '../../db/queries/payment-links.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import { parseUuid, toId } from '../../domain/ids.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import type { Parts } from '../../parts.ts';
import { paymentLinkUrl } from '../../answers/payment-link-address.ts';
import { type PayWord, refusalWord } from './pay-words.ts';

/** What a buyer is told of an attempt that came to nothing; null of one that did not. */
export function afterPayment({ status, error_code: code }: TransactionRow): PayWord | null {
  return status === 'declined' || status === 'failed' || status === 'expired'
    ? refusalWord(status, code)
    : null;
}

/** What the card's issuer wants the buyer to read; empty where it wants nothing. */
export function issuersWords({ three_d_secure: told }: TransactionRow): string {
  return textAt(objectOf(objectOf(told)?.['response_data']), 'cardholder_info') ?? '';
}

/** Where the buyer goes on: while they have to approve, or have a reference to pay. */
export function approvalUrlOf({ status, next_action: next }: TransactionRow): string | null {
  return status === 'buyer_approval_pending' || status === 'pending' || status === 'transfer_pending'
    ? textAt(next, 'url')
    : null;
}

/** The attempt that an address of the page names, if it is one of this link. */
export async function lastAttempt(
  parts: Parts,
  link: PaymentLink,
  address: string,
): Promise<TransactionRow | null> {
  const named = new URLSearchParams(address.split('?')[1] ?? '').get('transaction_id');
  const id = parseUuid(named ?? '');
  const row = id === null ? null : await getTransactionRow(parts.db, link.merchant_account_id, toId(id));
  return row?.payment_link_id === link.payment_link_id ? row : null;
}

/** `popup`, `frame`: whoever opened it closes it when the buyer comes back; `page`: the buyer goes on to the shop. */
export function returnAddress(parts: Parts, link: PaymentLink, window: unknown): string {
  const url = paymentLinkUrl(parts.config.publicUrl, link);
  return window === 'popup' || window === 'frame' || window === 'page' ? `${url}?window=${window}` : url;
}
