import type {
  MerchantAccountId,
  OperationId,
  PaymentMethodId,
  PaymentServiceId,
  TransactionId,
} from '../../domain/ids.ts';
import type { MandateStatus } from '../../domain/outcome.ts';
import type { WebhookEventName } from '../../domain/transaction/events.ts';
import { type Queryable, sql } from '../db.ts';
import type { IncidentRow } from './monitoring-incidents.ts';
import { type JobRow, type EventRow, type WebhookEventRow, rowJson } from './transaction-rows.ts';
import { firstDue, insertEvents } from './webhook-events.ts';

export type MandateRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  payment_service_id: PaymentServiceId;
  reference: string;
  status: MandateStatus;
  told_at: string | null;
  ended_by: 'buyer' | 'bank' | 'merchant' | 'processor' | null;
  payment_method_id: PaymentMethodId | null;
  transaction_id: TransactionId | null;
  created_at: string;
  updated_at: string;
  found_status: MandateStatus | null;
  found_payment_method: boolean;
}>;

export type MandateNews = Readonly<{
  merchantAccountId: MerchantAccountId;
  paymentServiceId: PaymentServiceId;
  reference: string;
  status: MandateStatus;
  /** The processor's time of the event that told it; null where nobody said. */
  toldAt: Date | null;
  endedBy: MandateRow['ended_by'];
  paymentMethodId: PaymentMethodId | null;
  transactionId: TransactionId | null;
}>;

/** What is told outside, by status: of mandates of stored payment methods only, and not of what we ended. */
export type MandateAnnouncement = Readonly<{
  id: string;
  names: Readonly<Record<MandateStatus, WebhookEventName | null>>;
}>;

/** The operation by which we end a mandate. */
const ENDING = `o.merchant_account_id = $1 AND o.payment_service_id = $2 AND o.of_reference = $3
    AND o.kind = 'cancel-mandate'`;

const REMEMBER = sql(
  'mandates.remember',
  `WITH after AS (
     INSERT INTO mandates AS m (merchant_account_id, payment_service_id, reference, status, ended_by,
       payment_method_id, transaction_id, created_at, updated_at, told_at)
     VALUES ($1, $2, $3, $4, CASE WHEN $4 IN ('revoked', 'failed') THEN $5::text END, $6, $7, $8, $8, $11)
     ON CONFLICT (merchant_account_id, payment_service_id, reference) DO UPDATE SET
       found_status = m.status,
       found_payment_method = m.payment_method_id IS NOT NULL,
       status = CASE WHEN m.status IN ('revoked', 'failed') THEN m.status
         WHEN m.status = 'pending' OR excluded.status IN ('revoked', 'failed') THEN excluded.status
         WHEN excluded.status = 'pending' OR excluded.told_at IS NULL OR excluded.told_at < m.told_at THEN m.status
         ELSE excluded.status END,
       told_at = greatest(m.told_at, excluded.told_at),
       ended_by = CASE WHEN m.status IN ('revoked', 'failed') THEN m.ended_by ELSE excluded.ended_by END,
       payment_method_id = coalesce(m.payment_method_id, excluded.payment_method_id),
       transaction_id = coalesce(m.transaction_id, excluded.transaction_id),
       updated_at = excluded.updated_at
     RETURNING *
   ), announced AS (
     INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id,
       transaction_id, created_at, due_at)
     SELECT $1, $9::uuid, CASE WHEN found_status = 'paused' AND status = 'active' THEN 'payment-method.resumed'
       ELSE $10::jsonb ->> status END, 'payment-method', payment_method_id, transaction_id, $8,
       ${firstDue('$1')}
     FROM after
     WHERE $9::uuid IS NOT NULL AND payment_method_id IS NOT NULL
       AND (found_status IS DISTINCT FROM status OR NOT found_payment_method)
       AND ended_by IS DISTINCT FROM 'merchant' AND $10::jsonb ->> status IS NOT NULL
   )
   SELECT after.*, found_status IS DISTINCT FROM status AS is_news,
     CASE WHEN status IN ('revoked', 'failed') THEN (
       SELECT o.operation_id FROM operations o WHERE ${ENDING} AND o.status IN ('sent', 'unknown')) END AS answers
   FROM after`,
);
export type RememberedMandate = MandateRow &
  Readonly<{
    is_news: boolean;
    /** Our operation to end it that has no outcome yet, where the mandate has ended: this is its answer. */
    answers: OperationId | null;
  }>;
/**
 * What is now known of a mandate. Statuses only go forward (pending, active, ended), and the newest event says
 * whether it is paused, so news may come twice, in any order and at once; `is_news` when this changed it. An event
 * may come before the outcome that says whose mandate it is: it is announced then, as it stands.
 */
export async function rememberMandate(
  db: Queryable,
  news: MandateNews,
  announcement: MandateAnnouncement | null,
  now: Date,
): Promise<RememberedMandate> {
  const [row] = await db.query<RememberedMandate>(REMEMBER, [
    news.merchantAccountId,
    news.paymentServiceId,
    news.reference,
    news.status,
    news.endedBy,
    news.paymentMethodId,
    news.transactionId,
    now,
    announcement?.id ?? null,
    announcement === null ? null : JSON.stringify(announcement.names),
    news.toldAt,
  ]);
  if (row === undefined) throw new Error('BUG: a mandate was not written');
  return row;
}

const BY_PAYMENT_METHOD = sql(
  'mandates.by_payment_method',
  `SELECT * FROM mandates
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND status IN ('pending', 'active', 'paused')
   ORDER BY created_at DESC LIMIT 20`,
);
/** Mandates of a payment method that have not ended: those to end when it is deleted. Newest first. */
export function livingMandates(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<MandateRow[]> {
  return db.query(BY_PAYMENT_METHOD, [merchantAccountId, paymentMethodId]);
}

const AT = sql(
  'mandates.at',
  `SELECT * FROM mandates
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND payment_service_id = $3
   ORDER BY status IN ('pending', 'active') DESC, status = 'paused' DESC, created_at DESC LIMIT 1`,
);
/**
 * The mandate to debit a payment method under at one payment service: the newest living one that is not
 * paused, else one that is, else the last that ended; null where there was none.
 */
export async function mandateAt(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  paymentServiceId: PaymentServiceId,
): Promise<MandateRow | null> {
  return (await db.query<MandateRow>(AT, [merchantAccountId, paymentMethodId, paymentServiceId]))[0] ?? null;
}

const GET = sql(
  'mandates.get',
  `SELECT * FROM mandates WHERE merchant_account_id = $1 AND payment_service_id = $2 AND reference = $3`,
);
export async function getMandate(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentServiceId: PaymentServiceId,
  reference: string,
): Promise<MandateRow | null> {
  return (await db.query<MandateRow>(GET, [merchantAccountId, paymentServiceId, reference]))[0] ?? null;
}

const KEY = 'merchant_account_id = $1 AND payment_service_id = $2 AND reference = $3';
const keyOf = ({ merchant_account_id, payment_service_id, reference }: MandateRow): readonly string[] => [
  merchant_account_id,
  payment_service_id,
  reference,
];

const BEGIN_CANCEL = sql(
  'mandates.begin_cancel',
  `INSERT INTO operations SELECT r.* FROM mandates m, jsonb_populate_record(NULL::operations, $4::jsonb) r
   WHERE m.merchant_account_id = $1 AND m.payment_service_id = $2 AND m.reference = $3
     AND m.status IN ('pending', 'active', 'paused')
   ON CONFLICT (merchant_account_id, payment_service_id, of_reference)
   WHERE kind = 'cancel-mandate' DO NOTHING RETURNING operation_id`,
);
/** The intent to end it, with our reference fixed. False: it has ended, or somebody is at it. */
export async function beginMandateCancel(
  db: Queryable,
  mandate: MandateRow,
  operation: JobRow,
): Promise<boolean> {
  return (await db.query(BEGIN_CANCEL, [...keyOf(mandate), rowJson(operation)])).length === 1;
}

/**
 * What is told with the end of it: on the timeline of the transaction that made the mandate, outside, and to people.
 */
export type MandateTold = Readonly<{
  events: readonly EventRow[];
  webhooks: readonly WebhookEventRow[];
  incidents: readonly IncidentRow[];
}>;
const TOLD = `told AS (INSERT INTO transaction_events SELECT r.*
    FROM ended, jsonb_populate_recordset(NULL::transaction_events, $5::jsonb) r),
   announced AS (${insertEvents({ rows: '$6', after: 'ended' })}),
   opened AS (INSERT INTO monitoring_incidents SELECT r.*
     FROM ended, jsonb_populate_recordset(NULL::monitoring_incidents, $8::jsonb) r)`;

const FINISH_CANCEL = sql(
  'mandates.finish_cancel',
  `WITH ended AS (
     UPDATE operations o
     SET status = $7::text, moved_amount = CASE WHEN $7::text = 'succeeded' THEN 0 END, due_at = NULL,
       resolved_at = $4, updated_at = $4
     WHERE ${ENDING} AND o.status IN ('sent', 'unknown') RETURNING operation_id
   ), revoked AS (
     UPDATE mandates SET status = 'revoked', ended_by = 'merchant', updated_at = $4 FROM ended
     WHERE ${KEY} AND $7::text = 'succeeded' AND status IN ('pending', 'active', 'paused')
   ), ${TOLD}
   SELECT operation_id FROM ended`,
);
/**
 * Succeeded: nothing can be debited under it any more. Failed: a person has to. False: the outcome was known
 * already.
 */
export async function finishMandateCancel(
  db: Queryable,
  mandate: MandateRow,
  result: 'succeeded' | 'failed',
  told: MandateTold,
  now: Date,
): Promise<boolean> {
  return (
    (
      await db.query(FINISH_CANCEL, [
        ...keyOf(mandate),
        now,
        rowJson(told.events),
        rowJson(told.webhooks),
        result,
        rowJson(told.incidents),
      ])
    ).length === 1
  );
}
