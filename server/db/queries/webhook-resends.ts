import type { MerchantAccountId, WebhookSubscriptionId } from '../../domain/ids.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, keyset, sortValues } from '../keyset.ts';
import { claimOf } from './due.ts';
import { BEGIN_AGAIN } from './webhook-deliveries.ts';
import { resendSliceOfSpread } from './webhook-resends-of-spread.ts';

/** Deliveries of a subscription that begin again, in slices: those that fit, and stood there when it was asked for. */
export type WebhookResendRow = Readonly<{
  /** The subscription's: '' for one of the instance. */
  merchant_account_id: MerchantAccountId;
  webhook_resend_id: string;
  webhook_subscription_id: WebhookSubscriptionId;
  status: 'running' | 'completed' | 'stopped';
  first_delivery_id: string;
  last_delivery_id: string;
  created_at_gte: string | null;
  created_at_lte: string | null;
  statuses: readonly string[];
  events: readonly string[] | null;
  resource_id: string | null;
  delivery_ids: readonly string[] | null;
  count: bigint;
  reached_id: string | null;
  creator_name: string | null;
  /** While it runs: when a worker sees to it next, and the fence of whoever does. */
  due_at: string | null;
  created_at: string;
  updated_at: string;
}>;
type ResendKey = Pick<WebhookResendRow, 'merchant_account_id' | 'webhook_resend_id'>;

/** That run at once for one subscription. */
export const RUNNING_MAX = 20;

const INSERT = sql(
  'webhook_resends.insert',
  `INSERT INTO webhook_resends SELECT r.* FROM jsonb_populate_record(NULL::webhook_resends, $1::jsonb) r
   WHERE (SELECT count(*) FROM webhook_resends w WHERE w.merchant_account_id = $2
     AND w.webhook_subscription_id = $3 AND w.status = 'running') < ${RUNNING_MAX}
   RETURNING *`,
);
/** Null: as many run already as may. */
export async function insertResend(
  db: Queryable,
  row: Omit<WebhookResendRow, 'count'>,
): Promise<WebhookResendRow | null> {
  const [made] = await db.query<WebhookResendRow>(INSERT, [
    JSON.stringify({ ...row, count: 0 }),
    row.merchant_account_id,
    row.webhook_subscription_id,
  ]);
  return made ?? null;
}

export const claimResends = claimOf<WebhookResendRow>('webhook_resends.claim', {
  table: 'webhook_resends',
  key: ['webhook_resend_id'],
  due: 'due_at',
  clock: 'machine',
});

const STEP = sql(
  'webhook_resends.step',
  `WITH gate AS MATERIALIZED (
     SELECT r.* FROM webhook_resends r WHERE r.merchant_account_id = $1 AND r.webhook_resend_id = $3
       AND r.status = 'running' AND r.due_at = $4::timestamptz FOR UPDATE
   ), looked AS MATERIALIZED (
     SELECT o.merchant_account_id, o.webhook_delivery_id, o.status = ANY (g.statuses) AND o.begun_at < g.created_at
         AND (g.events IS NULL OR o.event_name = ANY (g.events))
         AND (g.resource_id IS NULL OR o.resource_id = g.resource_id)
         AND (g.delivery_ids IS NULL OR o.webhook_delivery_id = ANY (g.delivery_ids)) AS fits
     FROM gate g CROSS JOIN LATERAL (
       SELECT d.* FROM webhook_deliveries d WHERE d.webhook_subscription_id = g.webhook_subscription_id
         AND d.webhook_delivery_id >= coalesce(g.reached_id, g.first_delivery_id)
         AND d.webhook_delivery_id <= g.last_delivery_id AND d.webhook_delivery_id IS DISTINCT FROM g.reached_id
       ORDER BY d.webhook_delivery_id LIMIT $6
     ) o
   ), old AS MATERIALIZED (
     SELECT d.merchant_account_id, d.webhook_delivery_id FROM looked
     JOIN webhook_deliveries d ON d.merchant_account_id = looked.merchant_account_id
       AND d.webhook_delivery_id = looked.webhook_delivery_id
     WHERE looked.fits ORDER BY d.webhook_delivery_id FOR UPDATE OF d
   ), again AS (
     ${BEGIN_AGAIN} FROM old
     WHERE d.merchant_account_id = old.merchant_account_id AND d.webhook_delivery_id = old.webhook_delivery_id
     RETURNING d.webhook_subscription_id
   ), woken AS (
     UPDATE webhook_queues q SET woken_at = $2,
       due_at = CASE WHEN q.is_taken OR q.resting_until > $2 THEN q.due_at ELSE least(q.due_at, $2) END
     FROM gate JOIN webhook_subscriptions s ON s.merchant_account_id = gate.merchant_account_id
       AND s.webhook_subscription_id = gate.webhook_subscription_id
     WHERE q.merchant_account_id = s.merchant_account_id AND q.webhook_subscription_id = s.webhook_subscription_id
       AND s.url IS NOT NULL AND EXISTS (SELECT FROM again)
   )
   UPDATE webhook_resends r SET count = r.count + (SELECT count(*) FROM again), updated_at = $2,
     reached_id = coalesce((SELECT l.webhook_delivery_id FROM looked l ORDER BY l.webhook_delivery_id DESC LIMIT 1),
       r.reached_id),
     status = CASE WHEN (SELECT count(*) FROM looked) < $6 THEN 'completed' ELSE 'running' END,
     due_at = CASE WHEN (SELECT count(*) FROM looked) < $6 THEN NULL ELSE $5::timestamptz END
   FROM gate WHERE r.merchant_account_id = gate.merchant_account_id AND r.webhook_resend_id = gate.webhook_resend_id
   RETURNING r.*`,
);
/**
 * Looks at the next `limit` deliveries and begins those again that fit. Null: it was stopped, or is another worker's.
 */
export async function resendSlice(
  db: Pick<Db, 'isDistributed' | 'query' | 'transaction'>,
  row: WebhookResendRow,
  of: Readonly<{ now: Date; dueAt: Date; limit: number }>,
): Promise<WebhookResendRow | null> {
  if (db.isDistributed === true) return resendSliceOfSpread(db, row, of);
  const { now, dueAt, limit } = of;
  const { merchant_account_id, webhook_resend_id, due_at } = row;
  const values = [merchant_account_id, now, webhook_resend_id, due_at, dueAt, limit];
  const [made] = await db.query<WebhookResendRow>(STEP, values);
  return made ?? null;
}

const RELEASE = sql(
  'webhook_resends.release',
  `UPDATE webhook_resends SET due_at = $4 WHERE merchant_account_id = $1 AND webhook_resend_id = $2
     AND status = 'running' AND due_at = $3::timestamptz`,
);
/** A worker goes on with it. */
export async function releaseResend(db: Queryable, row: WebhookResendRow, now: Date): Promise<void> {
  await db.query(RELEASE, [row.merchant_account_id, row.webhook_resend_id, row.due_at, now]);
}

const STOP = sql(
  'webhook_resends.stop',
  `UPDATE webhook_resends SET status = 'stopped', due_at = NULL, updated_at = $4
   WHERE merchant_account_id = $1 AND webhook_subscription_id = $2 AND webhook_resend_id = $3 AND status = 'running'
   RETURNING *`,
);
/** What has begun stays so. Null: it does not run. */
export async function stopResend(
  db: Queryable,
  of: ResendKey & Pick<WebhookResendRow, 'webhook_subscription_id'>,
  now: Date,
): Promise<WebhookResendRow | null> {
  const values = [of.merchant_account_id, of.webhook_subscription_id, of.webhook_resend_id, now];
  const [row] = await db.query<WebhookResendRow>(STOP, values);
  return row ?? null;
}

const GET = sql(
  'webhook_resends.get',
  `SELECT r.* FROM webhook_resends r
   WHERE r.merchant_account_id = $1 AND r.webhook_subscription_id = $2 AND r.webhook_resend_id = $3`,
);
export async function getResend(
  db: Queryable,
  of: ResendKey & Pick<WebhookResendRow, 'webhook_subscription_id'>,
): Promise<WebhookResendRow | null> {
  const values = [of.merchant_account_id, of.webhook_subscription_id, of.webhook_resend_id];
  const [row] = await db.query<WebhookResendRow>(GET, values);
  return row ?? null;
}

export type WebhookResendListRow = WebhookResendRow & Readonly<{ sort_values: readonly string[] }>;
const KEYS: readonly SortKey[] = [{ expression: 'r.webhook_resend_id', type: 'uuid' }];
const list = keyset<WebhookResendListRow>('webhook_resends.list', {
  select: `SELECT r.*, ${sortValues(KEYS)} FROM webhook_resends r
    WHERE r.merchant_account_id = $1 AND r.webhook_subscription_id = $2`,
  values: 2,
  keys: KEYS,
});
/** Newest first. */
export function listResends(
  db: Queryable,
  of: Pick<WebhookResendRow, 'merchant_account_id' | 'webhook_subscription_id'>,
  page: PageRequest,
): Promise<Slice<WebhookResendListRow>> {
  return list(db, [of.merchant_account_id, of.webhook_subscription_id], page);
}
