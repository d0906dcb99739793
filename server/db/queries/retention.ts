import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import type { INSTANCE } from './webhook-events.ts';

const PROCESSOR_EVENTS = sql(
  'retention.processor_events',
  `SELECT forget_old_processor_events($1::timestamptz, $2::bigint) AS forgotten`,
);
const SETTLEMENT_REPORTS = sql(
  'retention.settlement_reports',
  `WITH forgotten AS (
     DELETE FROM processor_reports r USING (
       SELECT merchant_account_id, payment_service_id, name FROM processor_reports
       WHERE due_at IS NULL AND updated_at < $1 ORDER BY updated_at LIMIT $2
     ) old
     WHERE r.merchant_account_id = old.merchant_account_id AND r.payment_service_id = old.payment_service_id
       AND r.name = old.name AND r.due_at IS NULL RETURNING 1
   )
   SELECT count(*) AS forgotten FROM forgotten`,
);
const FORGETTING = { processorEvents: PROCESSOR_EVENTS, settlementReports: SETTLEMENT_REPORTS } as const;

/** Forgets what is older than `before`, this many rows at most. How many there were. */
export async function forgetRows(
  db: Queryable,
  what: keyof typeof FORGETTING,
  before: Date,
  limit: number,
): Promise<number> {
  const [row] = await db.query<{ forgotten: bigint }>(FORGETTING[what], [before, limit]);
  return Number(row?.forgotten ?? 0n);
}

/** Of one merchant account, or of none: ids are in the order of creation. */
const byIds = (table: string, id: string): string => `WITH forgotten AS (
     DELETE FROM ${table} e USING (
       SELECT o.${id} AS id FROM ${table} o
       WHERE o.merchant_account_id = $3
         AND o.${id} < (lpad(to_hex((extract(epoch FROM $1::timestamptz) * 1000)::bigint), 12, '0')
           || repeat('0', 20))::uuid
       ORDER BY o.${id} LIMIT $2
     ) old
     WHERE e.merchant_account_id = $3 AND e.${id} = old.id RETURNING 1
   )
   SELECT count(*) AS forgotten FROM forgotten`;
const FORGETTING_OF = {
  auditLogs: sql(
    'retention.audit_logs',
    `SELECT forget_audit_logs_of($3::text, $1::timestamptz, $2::bigint) AS forgotten`,
  ),
  webhookEvents: sql('retention.webhook_events', byIds('webhook_events', 'webhook_event_id')),
  requests: sql('retention.requests', byIds('requests', 'request_id')),
  webhookResends: sql('retention.webhook_resends', byIds('webhook_resends', 'webhook_resend_id')),
  cardAttempts: sql(
    'retention.card_attempts',
    `WITH forgotten AS (
       DELETE FROM card_attempts a USING (
         SELECT o.fingerprint, o.credential FROM card_attempts o
         WHERE o.merchant_account_id = $3 AND o.last_at < $1 ORDER BY o.last_at LIMIT $2
       ) old
       WHERE a.merchant_account_id = $3 AND a.fingerprint = old.fingerprint AND a.credential = old.credential
         AND a.last_at < $1 RETURNING 1
     )
     SELECT count(*) AS forgotten FROM forgotten`,
  ),
  retryCounts: sql(
    'retention.retry_counts',
    `WITH forgotten AS (
       DELETE FROM retry_counts c USING (
         SELECT o.issuer, o.cause, o.schedule, o.step FROM retry_counts o
         WHERE o.merchant_account_id = $3 AND o.last_at < $1 ORDER BY o.last_at LIMIT $2
       ) old
       WHERE c.merchant_account_id = $3 AND c.issuer = old.issuer AND c.cause = old.cause
         AND c.schedule = old.schedule AND c.step = old.step AND c.last_at < $1 RETURNING 1
     )
     SELECT count(*) AS forgotten FROM forgotten`,
  ),
  fraudListEntries: sql(
    'retention.fraud_list_entries',
    `WITH forgotten AS (
       DELETE FROM fraud_list_entries e USING (
         SELECT o.fraud_list_entry_id AS id FROM fraud_list_entries o
         WHERE o.merchant_account_id = $3 AND o.expires_at < $1 ORDER BY o.expires_at LIMIT $2
       ) old
       WHERE e.merchant_account_id = $3 AND e.fraud_list_entry_id = old.id AND e.expires_at < $1 RETURNING 1
     )
     SELECT count(*) AS forgotten FROM forgotten`,
  ),
} as const;

/** The same of one merchant account, or of what belongs to none. */
export async function forgetRowsOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId | typeof INSTANCE,
  what: keyof typeof FORGETTING_OF,
  before: Date,
  limit: number,
): Promise<number> {
  const [row] = await db.query<{ forgotten: bigint }>(FORGETTING_OF[what], [
    before,
    limit,
    merchantAccountId,
  ]);
  return Number(row?.forgotten ?? 0n);
}

const TIMELINES = sql(
  'retention.timelines',
  `SELECT reached, forgotten FROM forget_timelines_of($1::text, $2::timestamptz, $3::uuid, $4::bigint)`,
);
/**
 * Looks at this many timelines at most of transactions after `after`, and forgets those that ended before
 * `before`. The last one that was looked at, null where there was none, and how many rows went.
 */
export async function forgetTimelines(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  slice: Readonly<{ before: Date; after: string; limit: number }>,
): Promise<Readonly<{ reached: string | null; forgotten: number }>> {
  const [row] = await db.query<{ reached: string | null; forgotten: bigint }>(TIMELINES, [
    merchantAccountId,
    slice.before,
    slice.after,
    slice.limit,
  ]);
  return { reached: row?.reached ?? null, forgotten: Number(row?.forgotten ?? 0n) };
}
