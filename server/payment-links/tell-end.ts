import { newJob } from '../db/new-operation.ts';
import { endJob } from '../db/queries/jobs.ts';
import { type PaymentLink, getPaymentLink, tellOfEndOfPaymentLink } from '../db/queries/payment-links.ts';
import type { JobRow } from '../db/queries/transaction-rows.ts';
import { type MerchantAccountId, toId } from '../domain/ids.ts';
import { DONE, UNTIL_DONE } from '../operations/find-out.ts';
import type { Kind } from '../operations/kinds.ts';
import { linkUpdated } from '../operations/link-news.ts';
import type { ReadParts } from '../parts.ts';

/** Has a worker tell of a link when its time is over. */
export function paymentLinkJob(
  { clock }: Pick<ReadParts, 'clock'>,
  merchantAccountId: MerchantAccountId,
  { expiresAt, now }: Readonly<{ expiresAt: Date; now: Date }>,
): JobRow {
  return newJob(
    { kind: 'payment-link', merchant_account_id: merchantAccountId, status: 'pending' },
    { now, machineNow: clock.now(), firstRecoveryMs: expiresAt.getTime() - now.getTime() },
  );
}

/**
 * A link whose time is over and that nobody pays is told of. One that is paid has been, and one that is being
 * paid will be when that payment ends (operations/link-news.ts).
 */
export const paymentLinkKind: Kind<PaymentLink> = {
  open: async (parts, operation) => {
    const { merchant_account_id: merchantAccountId, operation_id: id } = operation;
    const now = parts.clock.nowFor(merchantAccountId);
    const link = await getPaymentLink(parts.db, merchantAccountId, toId(id), now);
    const until = link === null ? null : standsUntil(link, now);
    if (until !== null) return { kind: 'waits', until };
    if (link?.status === 'expired') return { kind: 'open', subject: link };
    await endJob(parts.db, merchantAccountId, id, operation);
    return DONE;
  },
  send: async (parts, link, operation) => {
    const now = parts.clock.nowFor(link.merchant_account_id);
    await tellOfEndOfPaymentLink(parts.db, operation, linkUpdated({ ...link, transaction_id: null }, now));
    return DONE;
  },
  apply: async () => DONE,
  policy: () => UNTIL_DONE,
  tells: 'the end of a payment link could not be told',
};

/** Null: its time is over. A payment that has been begun and not written down yet is waited for. */
function standsUntil(link: PaymentLink, now: Date): Date | null {
  const { expires_at: end, claimed_until: claimed, status, transaction_id: transactionId } = link;
  if (Date.parse(end) > now.getTime()) return new Date(end);
  return status === 'processing' && transactionId === null && claimed !== null ? new Date(claimed) : null;
}
