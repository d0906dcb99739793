import type { CallAudit } from '../../access/audit.ts';
import { getTransactionRow } from '../../db/queries/transactions.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { AntiFraudServiceId, MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { WebhookEventName } from '../../domain/transaction/events.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { changeTransaction } from '../../operations/change.ts';
import { eventRows, webhookRows } from '../../operations/rows.ts';
import { Problem } from '../../domain/problem.ts';
import { reviewUnexpected } from './review-unexpected.ts';
import { dueAgain } from '../operation/due-at.ts';

/** `by`: the provider that says so; null for the merchant's own call. */
export type Review = Readonly<{
  merchantAccountId: MerchantAccountId;
  transactionId: TransactionId;
  decision: 'accept' | 'reject';
  by: Readonly<{ serviceId: AntiFraudServiceId; displayName: string; raw: string }> | null;
  /** The merchant's call. */
  audit?: CallAudit | null;
}>;

/** `ignored`: there is nothing to review, or nothing any more. `unmatched`: not of this service. */
type ReviewResult = Readonly<{ kind: 'applied' | 'ignored' | 'unmatched'; transaction: TransactionRow }>;

/**
 * The end of a review, once: what was held is captured, or given back, by whoever looks after authorizations. What
 * is not authorized yet goes that way when it is.
 */
export async function resolveReview(parts: ReadParts, review: Review): Promise<ReviewResult | null> {
  const { merchantAccountId, transactionId, decision, by } = review;
  const read = () => getTransactionRow(parts.db, merchantAccountId, transactionId);
  if ((await read()) === null) return null;

  return changeTransaction<TransactionRow, ReviewResult>(parts, read, async (transaction) => {
    if (by !== null && transaction.anti_fraud_service_id !== by.serviceId)
      return { write: null, result: { kind: 'unmatched', transaction } };
    if (!isUnderReview(transaction)) return { write: null, result: { kind: 'ignored', transaction } };

    const now = parts.clock.nowFor(merchantAccountId);
    const patch = {
      screening: decision === 'accept' ? ('accepted' as const) : ('rejected' as const),
      pending_review: false,
      updated_at: timestamp(now),
    };
    const after = { ...transaction, ...patch, version: transaction.version + 1n };
    const name: WebhookEventName =
      decision === 'accept' ? 'transaction.review-accepted' : 'transaction.modified';
    const context = {
      anti_fraud_service_id: transaction.anti_fraud_service_id,
      decision,
      raw_response_code: by?.raw ?? null,
      reason: reasonOf(review, after),
    };
    const writing = {
      operationChanges: await dueAgain(parts, after, now),
      events: eventRows(transaction, [{ name: 'anti-fraud-webhook', context }], now),
      webhooks: webhookRows(transaction, null, [{ name, target: 'transaction' }], now),
      audit: review.audit?.of('transaction', transactionId) ?? null,
    };
    return { write: { patch, writing }, result: { kind: 'applied', transaction: after } };
  });
}

/** Nobody has decided, and there is money to decide about, or may be soon. */
function isUnderReview({ screening, status }: TransactionRow): boolean {
  return (
    screening === 'review' &&
    !['declined', 'failed', 'voided', 'expired', 'void_pending', 'captured', 'returned'].includes(status)
  );
}

function reasonOf({ decision, by }: Review, { intent }: TransactionRow): string {
  const who = by === null ? 'The merchant' : by.displayName;
  if (decision === 'reject') return `${who} rejects the payment. What was authorized is given back.`;
  return intent === 'capture'
    ? `${who} accepts the payment. What was authorized is captured.`
    : `${who} accepts the payment. What was authorized may be captured.`;
}

/** `POST /transactions/{id}/review`: the merchant decides, whatever the provider will say. */
export async function reviewByMerchant(parts: MoneyParts, of: Omit<Review, 'by'>): Promise<TransactionRow> {
  const resolved = await resolveReview(parts, { ...of, by: null });
  if (resolved === null) throw new Problem('not_found');
  const wanted = of.decision === 'accept' ? 'accepted' : 'rejected';
  if (resolved.kind === 'applied' || resolved.transaction.screening === wanted) return resolved.transaction;
  if (resolved.transaction.pending_review) return reviewUnexpected(parts, resolved.transaction, of.decision);
  throw new Problem('invalid_state', {
    message: 'This is not possible now: the payment is not under review',
  });
}
