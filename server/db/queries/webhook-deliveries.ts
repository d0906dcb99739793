import type {
  MerchantAccountId,
  TransactionId,
  WebhookDeliveryId,
  WebhookSubscriptionId,
} from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import { INSTANCE } from './webhook-events.ts';
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
  /** What its event is about. */
  target_type: string;
  target_id: string;
  transaction_id: TransactionId | null;
}>;
export type DeliveryListRow = DeliveryRow & Readonly<{ sort_values: readonly string[] }>;

const OF_EVENT = 'e.target_type, e.target_id, e.transaction_id';
const EVENT = `JOIN webhook_events e ON e.merchant_account_id = d.merchant_account_id
  AND e.webhook_event_id = d.webhook_event_id`;
const KEYS: readonly SortKey[] = [{ expression: 'd.webhook_delivery_id', type: 'uuid' }];
const LISTED = {
  row: 'd',
  from: 'webhook_deliveries d',
  columns: `d.*, ${OF_EVENT}`,
  join: EVENT,
  keys: KEYS,
};

const list = filteredKeyset<DeliveryListRow>('webhook_deliveries.list', {
  ...LISTED,
  where: 'd.webhook_subscription_id = $1 AND d.webhook_delivery_id BETWEEN $4::uuid AND $5::uuid',
  filters: '($2::text IS NULL OR d.status = $2) AND ($3::text IS NULL OR d.event_name = $3)',
  values: 5,
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

/** Of the merchant account's own subscriptions, and of the instance's for whoever sees those. */
const IS_SEEN = `EXISTS (SELECT FROM webhook_subscriptions s
  WHERE s.merchant_account_id IN ($1, CASE WHEN $2::boolean THEN '${INSTANCE}' ELSE $1 END)
    AND s.webhook_subscription_id = d.webhook_subscription_id)`;
const OF_ACCOUNT = {
  ...LISTED,
  where: 'd.merchant_account_id = $1 AND d.webhook_delivery_id BETWEEN $5::uuid AND $6::uuid',
  filters: `($3::text IS NULL OR d.status = $3) AND ($4::text IS NULL OR d.event_name = $4) AND ${IS_SEEN}`,
};
const ofAccount = filteredKeyset<DeliveryListRow>('webhook_deliveries.of_account', {
  ...OF_ACCOUNT,
  values: 6,
});
/** A capture or a refund is found with its payment, among whose deliveries its own are. */
const ofResource = filteredKeyset<DeliveryListRow>('webhook_deliveries.of_resource', {
  ...OF_ACCOUNT,
  where: `${OF_ACCOUNT.where} AND d.resource_id = coalesce((SELECT o.transaction_id FROM operations o
    WHERE o.merchant_account_id = $1 AND o.operation_id = $7::uuid), $7::uuid)`,
  filters: `${OF_ACCOUNT.filters} AND (d.resource_id = $7 OR e.target_id = $7)`,
  values: 7,
});
/** Newest first, whatever subscription they are of. `resourceId`: what they tell of. */
export function listDeliveriesOfAccount(
  db: Queryable,
  of: Readonly<{ merchantAccountId: MerchantAccountId; seesInstance: boolean; resourceId: string | null }>,
  { status, event, firstId, lastId }: DeliveryFilters,
  page: PageRequest,
): Promise<Slice<DeliveryListRow>> {
  const values = [of.merchantAccountId, of.seesInstance, status, event, firstId, lastId];
  return of.resourceId === null
    ? ofAccount(db, values, page)
    : ofResource(db, [...values, of.resourceId], page);
}

/** An hour's deliveries, by what has become of them. */
export type DeliveryCountRow = Readonly<{
  from: string;
  delivered: bigint;
  pending: bigint;
  failed: bigint;
  first: string;
}>;
const COUNT = sql(
  'webhook_deliveries.count',
  `SELECT date_trunc('hour', d.created_at) AS "from", count(*) FILTER (WHERE d.status = 'delivered') AS delivered,
     count(*) FILTER (WHERE d.status = 'pending') AS pending, count(*) FILTER (WHERE d.status = 'failed') AS failed,
     min(d.created_at) AS first
   FROM (
     SELECT created_at, status FROM webhook_deliveries
     WHERE webhook_subscription_id = $1 AND webhook_delivery_id >= $2::uuid
     ORDER BY webhook_delivery_id DESC LIMIT $3
   ) d GROUP BY 1 ORDER BY 1 LIMIT 100`,
);
/** Of those from `firstId` on, the latest so many. */
export function countDeliveries(
  db: Queryable,
  subscriptionId: WebhookSubscriptionId,
  firstId: string,
  limit: number,
): Promise<DeliveryCountRow[]> {
  return db.query<DeliveryCountRow>(COUNT, [subscriptionId, firstId, limit]);
}

const PAYLOAD = `(SELECT p.body FROM webhook_payloads p WHERE p.merchant_account_id = d.merchant_account_id
  AND p.webhook_event_id = d.webhook_event_id AND p.api_version = d.api_version) AS body`;
export type DeliveryWithPayload = DeliveryRow & Readonly<{ body: string }>;

const GET = sql(
  'webhook_deliveries.get',
  `SELECT d.*, ${OF_EVENT}, ${PAYLOAD} FROM webhook_deliveries d ${EVENT}
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
  `SELECT d.*, ${OF_EVENT}, ${PAYLOAD} FROM webhook_deliveries d ${EVENT}
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
  `UPDATE webhook_deliveries d SET status = CASE WHEN $5::boolean THEN 'delivered' ELSE d.status END,
     due_at = CASE WHEN $5::boolean THEN NULL ELSE d.due_at END, tries = d.tries + 1,
     attempts = jsonb_path_query_array(d.attempts || $3::jsonb, '$[last - 49 to last]'), updated_at = $4
   FROM webhook_events e
   WHERE d.webhook_subscription_id = $1 AND d.webhook_delivery_id = $2 AND d.status = 'pending'
     AND e.merchant_account_id = d.merchant_account_id AND e.webhook_event_id = d.webhook_event_id
   RETURNING d.*, ${OF_EVENT}`,
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
export const BEGIN_AGAIN = `UPDATE webhook_deliveries d SET status = 'pending', due_at = $2::timestamptz, tries = 0,
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
   SELECT d.*, ${OF_EVENT} FROM again d ${EVENT}`,
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
