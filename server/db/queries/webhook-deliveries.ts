import type { MerchantAccountId, WebhookDeliveryId, WebhookSubscriptionId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import type { Attempt } from './webhook-queues.ts';

/** One event for one subscription, over all its attempts. */
export type DeliveryRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  webhook_delivery_id: WebhookDeliveryId;
  webhook_event_id: string;
  webhook_subscription_id: WebhookSubscriptionId;
  event_name: string;
  api_version: string;
  status: 'pending' | 'delivered' | 'failed';
  due_at: string | null;
  tries: number;
  attempts: readonly Attempt[];
  created_at: string;
  updated_at: string;
}>;
export type DeliveryListRow = DeliveryRow & Readonly<{ sort_values: readonly string[] }>;

const KEYS: readonly SortKey[] = [{ expression: 'd.webhook_delivery_id', type: 'uuid' }];
const list = filteredKeyset<DeliveryListRow>('webhook_deliveries.list', {
  row: 'd',
  from: 'webhook_deliveries d',
  where: 'd.webhook_subscription_id = $1 AND d.webhook_delivery_id BETWEEN $4::uuid AND $5::uuid',
  filters: '($2::text IS NULL OR d.status = $2) AND ($3::text IS NULL OR d.event_name = $3)',
  values: 5,
  keys: KEYS,
});
export type DeliveryFilters = Readonly<{
  status: string | null;
  event: string | null;
}> &
  DeliveryRange;
/** Ids are in the order of creation, so a time is an id. */
export type DeliveryRange = Readonly<{ firstId: string; lastId: string }>;
/** Newest first. */
export function listDeliveries(
  db: Queryable,
  subscriptionId: WebhookSubscriptionId,
  { status, event, firstId, lastId }: DeliveryFilters,
  page: PageRequest,
): Promise<Slice<DeliveryListRow>> {
  return list(db, [subscriptionId, status, event, firstId, lastId], page);
}

const PAYLOAD = `(SELECT p.body FROM webhook_payloads p WHERE p.merchant_account_id = d.merchant_account_id
  AND p.webhook_event_id = d.webhook_event_id AND p.api_version = d.api_version) AS body`;
export type DeliveryWithPayload = DeliveryRow & Readonly<{ body: string }>;

const GET = sql(
  'webhook_deliveries.get',
  `SELECT d.*, ${PAYLOAD} FROM webhook_deliveries d
   WHERE d.webhook_delivery_id = $2 AND d.webhook_subscription_id = $1`,
);
export async function getDelivery(
  db: Queryable,
  subscriptionId: WebhookSubscriptionId,
  id: WebhookDeliveryId,
): Promise<DeliveryWithPayload | null> {
  const [row] = await db.query<DeliveryWithPayload>(GET, [subscriptionId, id]);
  return row ?? null;
}

const WAITING = sql(
  'webhook_deliveries.waiting',
  `SELECT d.*, ${PAYLOAD} FROM webhook_deliveries d
   WHERE d.webhook_subscription_id = $1 AND d.status = 'pending' ORDER BY d.due_at, d.webhook_event_id LIMIT $2`,
);
/** What a subscription without an address has to fetch, oldest first. */
export function waitingDeliveries(
  db: Queryable,
  subscriptionId: WebhookSubscriptionId,
  limit: number,
): Promise<DeliveryWithPayload[]> {
  return db.query<DeliveryWithPayload>(WAITING, [subscriptionId, limit]);
}

const ACKNOWLEDGE = sql(
  'webhook_deliveries.acknowledge',
  `UPDATE webhook_deliveries SET status = CASE WHEN $5::boolean THEN 'delivered' ELSE status END,
     due_at = CASE WHEN $5::boolean THEN NULL ELSE due_at END, tries = tries + 1,
     attempts = jsonb_path_query_array(attempts || $3::jsonb, '$[last - 49 to last]'), updated_at = $4
   WHERE webhook_subscription_id = $1 AND webhook_delivery_id = $2 AND status = 'pending' RETURNING *`,
);
/** The attempt of whoever fetched it. Null: it waits no longer. */
export async function acknowledgeDelivery(
  db: Queryable,
  subscriptionId: WebhookSubscriptionId,
  id: WebhookDeliveryId,
  attempt: Attempt,
  outcome: Readonly<{ isDelivered: boolean; now: Date }>,
): Promise<DeliveryRow | null> {
  const [row] = await db.query<DeliveryRow>(ACKNOWLEDGE, [
    subscriptionId,
    id,
    JSON.stringify([attempt]),
    outcome.now,
    outcome.isDelivered,
  ]);
  return row ?? null;
}

/** From the beginning: with as many attempts as a new one, and what was tried before still in its log. */
const BEGIN_AGAIN = `UPDATE webhook_deliveries d SET status = 'pending', due_at = $2::timestamptz, tries = 0,
  begun_at = $2::timestamptz, updated_at = $2::timestamptz`;
const WOKEN = `UPDATE webhook_queues q SET woken_at = $2,
    due_at = CASE WHEN q.is_taken OR q.resting_until > $2 THEN q.due_at ELSE least(q.due_at, $2) END
  FROM webhook_subscriptions s
  WHERE s.webhook_subscription_id = $1 AND s.merchant_account_id = $3 AND s.url IS NOT NULL
    AND q.merchant_account_id = $3 AND q.webhook_subscription_id = $1`;

const RESEND = sql(
  'webhook_deliveries.resend',
  `WITH again AS (${BEGIN_AGAIN} WHERE d.webhook_subscription_id = $1 AND d.webhook_delivery_id = $4 RETURNING d.*),
   woken AS (${WOKEN} AND EXISTS (SELECT FROM again))
   SELECT * FROM again`,
);
export async function resendDelivery(
  db: Queryable,
  of: Readonly<{ webhook_subscription_id: WebhookSubscriptionId; merchant_account_id: MerchantAccountId }>,
  id: WebhookDeliveryId,
  now: Date,
): Promise<DeliveryRow | null> {
  const [row] = await db.query<DeliveryRow>(RESEND, [
    of.webhook_subscription_id,
    now,
    of.merchant_account_id,
    id,
  ]);
  return row ?? null;
}

const REPLAY = sql(
  'webhook_deliveries.replay',
  `WITH again AS (
     ${BEGIN_AGAIN} FROM (
       SELECT o.merchant_account_id, o.webhook_delivery_id FROM webhook_deliveries o
       WHERE o.webhook_subscription_id = $1 AND o.webhook_delivery_id BETWEEN $4::uuid AND $5::uuid
         AND o.status = ANY ($6::text[]) AND ($7::text[] IS NULL OR o.event_name = ANY ($7))
         AND o.begun_at < $8::timestamptz
       ORDER BY o.webhook_delivery_id LIMIT $9::bigint FOR UPDATE
     ) old
     WHERE d.merchant_account_id = old.merchant_account_id AND d.webhook_delivery_id = old.webhook_delivery_id
     RETURNING d.webhook_delivery_id
   ), woken AS (${WOKEN} AND EXISTS (SELECT FROM again))
   SELECT count(*) AS count FROM again`,
);
/** How many began again of this range; those of before `begunBefore` only, so that slices come to an end. */
export async function replayDeliveries(
  db: Queryable,
  of: Readonly<{ webhook_subscription_id: WebhookSubscriptionId; merchant_account_id: MerchantAccountId }>,
  range: DeliveryRange &
    Readonly<{
      statuses: readonly string[];
      events: readonly string[] | null;
      begunBefore: Date;
      limit: number;
    }>,
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ count: bigint }>(REPLAY, [
    of.webhook_subscription_id,
    now,
    of.merchant_account_id,
    range.firstId,
    range.lastId,
    range.statuses,
    range.events,
    range.begunBefore,
    range.limit,
  ]);
  return Number(row?.count ?? 0n);
}
