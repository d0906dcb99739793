import type { MerchantAccountId, PaymentMethodId, PaymentServiceId, TransactionId } from '../../domain/ids.ts';
import type { MandateStatus } from '../../domain/outcome.ts';
import { type Queryable, sql } from '../db.ts';

export type MandateRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  payment_service_id: PaymentServiceId;
  reference: string;
  status: MandateStatus;
  ended_by: 'buyer' | 'bank' | 'merchant' | 'processor' | null;
  payment_method_id: PaymentMethodId | null;
  transaction_id: TransactionId | null;
  created_at: string;
  updated_at: string;
}>;

export type MandateNews = Readonly<{
  merchantAccountId: MerchantAccountId;
  paymentServiceId: PaymentServiceId;
  reference: string;
  status: MandateStatus;
  endedBy: MandateRow['ended_by'];
  paymentMethodId: PaymentMethodId | null;
  transactionId: TransactionId | null;
}>;

const REMEMBER = sql(
  'mandates.remember',
  `WITH before AS (
     SELECT status FROM mandates WHERE merchant_account_id = $1 AND payment_service_id = $2 AND reference = $3
   ), after AS (
     INSERT INTO mandates AS m (merchant_account_id, payment_service_id, reference, status, ended_by, payment_method_id, transaction_id, created_at, updated_at)
     VALUES ($1, $2, $3, $4, CASE WHEN $4 IN ('revoked', 'failed') THEN $5::text END, $6, $7, $8, $8)
     ON CONFLICT (merchant_account_id, payment_service_id, reference) DO UPDATE SET
       status = CASE WHEN m.status IN ('revoked', 'failed') OR (m.status = 'active' AND excluded.status = 'pending') THEN m.status ELSE excluded.status END,
       ended_by = CASE WHEN m.status IN ('revoked', 'failed') THEN m.ended_by ELSE excluded.ended_by END,
       payment_method_id = coalesce(m.payment_method_id, excluded.payment_method_id),
       transaction_id = coalesce(m.transaction_id, excluded.transaction_id),
       updated_at = excluded.updated_at
     RETURNING *
   )
   SELECT after.*, before.status IS DISTINCT FROM after.status AS is_news FROM after LEFT JOIN before ON true`,
);
/** What is now known of a mandate. Statuses only go forward (pending, active, ended), so news may come twice and in any order; `is_news` when this changed it. */
export async function rememberMandate(db: Queryable, news: MandateNews, now: Date): Promise<MandateRow & Readonly<{ is_news: boolean }>> {
  const [row] = await db.query<MandateRow & { is_news: boolean }>(REMEMBER, [
    news.merchantAccountId, news.paymentServiceId, news.reference, news.status, news.endedBy, news.paymentMethodId, news.transactionId, now,
  ]);
  if (row === undefined) throw new Error('BUG: a mandate was not written');
  return row;
}

const BY_PAYMENT_METHOD = sql(
  'mandates.by_payment_method',
  `SELECT * FROM mandates WHERE merchant_account_id = $1 AND payment_method_id = $2 AND status IN ('pending', 'active') ORDER BY created_at DESC LIMIT 20`,
);
/** Mandates of a payment method that have not ended: those to cancel when it is deleted, and to debit under. Newest first. */
export function livingMandates(db: Queryable, merchantAccountId: MerchantAccountId, paymentMethodId: PaymentMethodId): Promise<MandateRow[]> {
  return db.query(BY_PAYMENT_METHOD, [merchantAccountId, paymentMethodId]);
}
