import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import type { AuditLogRow } from './audit-logs.ts';
import type { DisputeEventRow } from './disputes.ts';
import type { SettlementLineRow } from './settlement-lines.ts';
import type { TransactionRow } from './transaction-rows.ts';

const SETTLEMENT_LINES = sql(
  'story.settlement_lines',
  `SELECT * FROM settlement_lines WHERE merchant_account_id = $1 AND transaction_id = $2
   ORDER BY kind, settlement_line_id LIMIT $3`,
);
/** Of every kind. */
export function settlementLinesOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: TransactionId,
  limit: number,
): Promise<SettlementLineRow[]> {
  return db.query<SettlementLineRow>(SETTLEMENT_LINES, [merchantAccountId, id, limit]);
}

export type DisputeStoryRow = DisputeEventRow &
  Readonly<{ payment_service_id: string; amount: bigint; currency: string; reason: string | null }>;

const DISPUTES = sql(
  'story.disputes',
  `SELECT e.*, d.payment_service_id, d.amount, d.currency, d.reason FROM (
     SELECT * FROM disputes WHERE merchant_account_id = $1 AND transaction_id = $2
     ORDER BY created_at, dispute_id LIMIT 20
   ) d JOIN LATERAL (
     SELECT * FROM dispute_events WHERE merchant_account_id = $1 AND dispute_id = d.dispute_id
     ORDER BY dispute_event_id LIMIT $3
   ) e ON true
   ORDER BY e.dispute_event_id LIMIT $3`,
);
/** The histories of a transaction's disputes. */
export function disputeHistoryOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: TransactionId,
  limit: number,
): Promise<DisputeStoryRow[]> {
  return db.query<DisputeStoryRow>(DISPUTES, [merchantAccountId, id, limit]);
}

const AUDITS = sql(
  'story.audits',
  `SELECT a.* FROM unnest($2::text[]) asked (id) JOIN LATERAL (
     SELECT * FROM audit_logs WHERE merchant_account_id = $1 AND resource_id = asked.id
     ORDER BY at, audit_log_id LIMIT $3
   ) a ON true
   ORDER BY a.at, a.audit_log_id LIMIT $3`,
);
export type AuditStoryRow = Omit<AuditLogRow, 'sort_values'>;
/** What was called about a transaction, or about one of its operations. */
export function auditsAbout(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  ids: readonly string[],
  limit: number,
): Promise<AuditStoryRow[]> {
  // The job of a payment's retries has its id.
  return db.query<AuditStoryRow>(AUDITS, [merchantAccountId, [...new Set(ids)], limit]);
}

/** Another transaction that has to do with this one. */
export type RelatedRow = Pick<
  TransactionRow,
  'transaction_id' | 'status' | 'currency' | 'amount' | 'captured_amount' | 'created_at'
>;

const SAME_ORDER = sql(
  'story.same_order',
  `SELECT transaction_id, status, currency, amount, captured_amount, created_at FROM transactions
   WHERE merchant_account_id = $1 AND external_identifier = $2 AND transaction_id <> $3
   ORDER BY updated_at DESC, transaction_id DESC LIMIT $4`,
);
/** Those with the same external identifier, what changed last first. */
export function paymentsOfSameOrder(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  of: Readonly<{ externalIdentifier: string; except: TransactionId }>,
  limit: number,
): Promise<RelatedRow[]> {
  return db.query<RelatedRow>(SAME_ORDER, [merchantAccountId, of.externalIdentifier, of.except, limit]);
}
