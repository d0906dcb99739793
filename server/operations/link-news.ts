import type { TransactionRow, WebhookEventRow } from '../db/queries/transaction-rows.ts';
import { isAwaited, type TransactionStatus } from '../domain/transaction/machine.ts';
import { newId } from '../machine/entropy.ts';
import { timestamp } from '../domain/timestamp.ts';

/**
 * Where a payment link stands follows from its payment, so whoever moves the payment tells of the link.
 * `before`: the status that the payment had; null where it begins.
 */
export function linkNews(
  of: Pick<TransactionRow, 'merchant_account_id' | 'transaction_id' | 'payment_link_id'>,
  before: TransactionStatus | null,
  after: TransactionStatus,
  now: Date,
): readonly WebhookEventRow[] {
  const { payment_link_id: link } = of;
  if (link === null || standingOf(before) === standingOf(after)) return [];
  return [linkUpdated({ ...of, payment_link_id: link }, now)];
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
    due_at: '-infinity',
  };
}

/** As db/queries/payment-links.ts reads it of a link whose time is not over. */
function standingOf(status: TransactionStatus | null): 'active' | 'processing' | 'completed' {
  if (status === null || status === 'declined' || status === 'failed' || status === 'expired')
    return 'active';
  return status === 'processing' || isAwaited(status) ? 'processing' : 'completed';
}
