import type { TransactionRow, WebhookEventRow } from '../db/queries/transaction-rows.ts';
import { type LinkPayment, linkStandingOf } from '../domain/payment-link.ts';
import { newId } from '../platform/entropy.ts';
import { timestamp } from '../domain/timestamp.ts';

type LinkTransaction = LinkPayment &
  Pick<TransactionRow, 'merchant_account_id' | 'transaction_id' | 'payment_link_id'>;

/**
 * Where a payment link stands follows from its payment, so whoever moves the payment tells of the link.
 * `before`: the payment as it was; null where it begins.
 */
export function linkNews(
  before: LinkPayment | null,
  after: LinkTransaction,
  now: Date,
): readonly WebhookEventRow[] {
  const { payment_link_id: link } = after;
  if (link === null || linkStandingOf(before) === linkStandingOf(after)) return [];
  return [linkUpdated({ ...after, payment_link_id: link }, now)];
}

/** What is told of the link is read when it is sent out. */
export function linkUpdated(
  of: Readonly<{ payment_link_id: string; transaction_id: TransactionRow['transaction_id'] | null }> &
    Pick<TransactionRow, 'merchant_account_id'>,
  now: Date,
): WebhookEventRow {
  return {
    merchant_account_id: of.merchant_account_id,
    webhook_event_id: newId<'event'>(now),
    name: 'payment-link.updated',
    target_type: 'payment-link',
    target_id: of.payment_link_id,
    transaction_id: of.transaction_id,
    created_at: timestamp(now),
    target: null,
  };
}
