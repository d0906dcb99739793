import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/** What a worker will look at when the clock of the merchant account gets there. */
export type DueThing = Readonly<{
  kind: string;
  status: string;
  due_at: string;
  operation_id: string;
  transaction_id: string | null;
  /** Of a hold: it is captured then, and does not end. */
  is_capture: boolean;
}>;
export type DueName = Readonly<{ id: string; due_at: string; name: string }>;

/** Rows of each table that are looked at: more are not counted. */
export const DUE_ROWS_MAX = 1_000;

const OPERATIONS = sql(
  'sandbox.due_operations',
  `SELECT o.kind, o.status, o.due_at, o.operation_id, o.transaction_id,
     coalesce(o.due_at < t.authorization_expires_at AND t.status = 'authorized'
       AND coalesce(t.screening, '') NOT IN ('due', 'rejected'), false) AS is_capture
   FROM operations o
   LEFT JOIN transactions t ON t.merchant_account_id = o.merchant_account_id AND t.transaction_id = o.transaction_id
   WHERE o.merchant_account_id = $1 AND o.due_at <= $2
     AND (o.kind <> 'authorize' OR o.status <> 'succeeded' OR t.held_amount > 0)
   ORDER BY o.due_at LIMIT ${DUE_ROWS_MAX}`,
  ['due_at'],
);
/** An authorization that holds nothing any more comes to nothing, and is left out. */
export function dueOperations(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  until: Date,
): Promise<DueThing[]> {
  return db.query<DueThing>(OPERATIONS, [merchantAccountId, until]);
}

const REPORTS = sql(
  'sandbox.due_reports',
  `SELECT report_id AS id, due_at, name FROM reports
   WHERE merchant_account_id = $1 AND due_at <= $2 ORDER BY due_at LIMIT ${DUE_ROWS_MAX}`,
  ['due_at'],
);
export function dueReports(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  until: Date,
): Promise<DueName[]> {
  return db.query<DueName>(REPORTS, [merchantAccountId, until]);
}

const METRICS = sql(
  'sandbox.due_metrics',
  `SELECT monitoring_metric_id AS id, due_at, display_name AS name FROM monitoring_metrics
   WHERE merchant_account_id = $1 AND due_at <= $2 ORDER BY due_at LIMIT ${DUE_ROWS_MAX}`,
  ['due_at'],
);
export function dueMetrics(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  until: Date,
): Promise<DueName[]> {
  return db.query<DueName>(METRICS, [merchantAccountId, until]);
}

const QUEUES = sql(
  'sandbox.due_webhooks',
  `SELECT q.webhook_subscription_id AS id, q.due_at, coalesce(s.url, '') AS name
   FROM webhook_queues q
   JOIN webhook_subscriptions s ON s.merchant_account_id = q.merchant_account_id
     AND s.webhook_subscription_id = q.webhook_subscription_id
   WHERE q.merchant_account_id = $1 AND q.due_at <= $2 ORDER BY q.due_at LIMIT ${DUE_ROWS_MAX}`,
  ['due_at'],
);
/** Endpoints that something is sent to, by the machine's time. */
export function dueWebhookQueues(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  machineUntil: Date,
): Promise<DueName[]> {
  return db.query<DueName>(QUEUES, [merchantAccountId, machineUntil]);
}
