import type { MerchantAccountId, WebhookDeliveryId, WebhookSubscriptionId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { claimOf } from './due.ts';
import { hasListener } from './webhook-events.ts';

/** The queue of one endpoint, given to one worker. */
export type WebhookQueue = Readonly<{
  merchant_account_id: MerchantAccountId;
  webhook_subscription_id: WebhookSubscriptionId;
  /** When the lease ends. */
  due_at: string;
  failures: number;
  failing_since: string | null;
  resting_until: string | null;
  incident_id: string | null;
}>;

export const claimWebhookQueues = claimOf<WebhookQueue>('webhook_queues.claim', {
  table: 'webhook_queues',
  key: ['webhook_subscription_id'],
  due: 'due_at',
  clock: 'machine',
  set: 'is_taken = true, woken_at = NULL',
});

/** What became of one attempt, as the delivery log shows it. */
export type Attempt = Readonly<{
  at: string;
  duration_ms: number;
  response_status: number | null;
  /** The first bytes of the answer. */
  response_body: string | null;
  /** Why there was no answer, or none that counts. */
  error: string | null;
}>;

/** A delivery as a worker sends it. */
export type DueDelivery = Readonly<{
  merchant_account_id: MerchantAccountId;
  webhook_delivery_id: WebhookDeliveryId;
  webhook_event_id: string;
  tries: number;
  begun_at: string;
  attempts: readonly Attempt[];
  body: string;
}>;

export type SettledDelivery = Readonly<{
  merchant_account_id: string;
  webhook_delivery_id: string;
  status: 'pending' | 'delivered' | 'failed';
  due_at: Date | null;
  tries: number;
  attempts: readonly Attempt[];
}>;

/** How the endpoint does. */
export type Health = Pick<WebhookQueue, 'failures' | 'failing_since' | 'resting_until'>;

/**
 * What may be sent next. Of deliveries that keep an order only the first one, and none while an earlier event
 * of their merchant account is still to be fanned out.
 */
const IS_NEXT = `(d.order_key IS NULL OR (
       NOT EXISTS (
         SELECT FROM webhook_deliveries earlier
         WHERE earlier.webhook_subscription_id = d.webhook_subscription_id AND earlier.order_key = d.order_key
           AND earlier.status = 'pending' AND earlier.webhook_event_id < d.webhook_event_id
           AND earlier.webhook_delivery_id <> ALL (
             SELECT webhook_delivery_id FROM ended WHERE ended.status <> 'pending')
       ) AND NOT EXISTS (
         SELECT FROM webhook_events e WHERE e.merchant_account_id = d.merchant_account_id
           AND e.webhook_event_id < d.webhook_event_id AND e.due_at IS NOT NULL
       )
     ))`;

const SETTLE_AND_TAKE = sql(
  'webhook_queues.settle_and_take',
  `WITH gate AS (
     UPDATE webhook_queues SET due_at = $4::timestamptz, failures = $5, failing_since = $6::timestamptz,
       resting_until = $7::timestamptz
     WHERE merchant_account_id = $1 AND webhook_subscription_id = $2 AND is_taken AND due_at = $3::timestamptz
     RETURNING webhook_subscription_id
   ), ended AS MATERIALIZED (
     SELECT given.* FROM jsonb_to_recordset($8::jsonb) given (merchant_account_id text, webhook_delivery_id uuid,
       status text, due_at timestamptz, tries integer, attempts jsonb)
   ), settled AS (
     UPDATE webhook_deliveries d SET status = ended.status, due_at = ended.due_at, tries = ended.tries,
       attempts = ended.attempts, updated_at = $9
     FROM gate, ended
     WHERE d.merchant_account_id = ended.merchant_account_id AND d.webhook_delivery_id = ended.webhook_delivery_id
       AND d.status = 'pending'
   ), taken AS (
     SELECT d.* FROM webhook_deliveries d
     WHERE d.webhook_subscription_id = $2 AND d.status = 'pending' AND d.due_at <= $9::timestamptz
       AND d.webhook_delivery_id <> ALL ($10::uuid[]) AND ${IS_NEXT}
     ORDER BY d.due_at, d.webhook_event_id LIMIT $11::bigint
   )
   SELECT taken.merchant_account_id, taken.webhook_delivery_id, taken.webhook_event_id, taken.tries, taken.begun_at,
     taken.attempts, p.body
   FROM gate LEFT JOIN (taken JOIN webhook_payloads p ON p.merchant_account_id = taken.merchant_account_id
     AND p.webhook_event_id = taken.webhook_event_id AND p.api_version = taken.api_version) ON true`,
);

/**
 * Writes down what became of deliveries, and takes what may be sent next, except for what is being sent. Null:
 * the queue is another worker's now, and nothing was written.
 */
export async function settleAndTake(
  db: Queryable,
  queue: Pick<WebhookQueue, 'merchant_account_id' | 'webhook_subscription_id'>,
  step: Readonly<{
    fence: string;
    newFence: string;
    health: Health;
    settled: readonly SettledDelivery[];
    flying: readonly string[];
    room: number;
    now: Date;
  }>,
): Promise<readonly DueDelivery[] | null> {
  const { fence, newFence, health, settled, flying, room, now } = step;
  const rows = await db.query<DueDelivery | Readonly<{ webhook_delivery_id: null }>>(SETTLE_AND_TAKE, [
    queue.merchant_account_id,
    queue.webhook_subscription_id,
    fence,
    newFence,
    health.failures,
    health.failing_since,
    health.resting_until,
    JSON.stringify(settled),
    now,
    [...flying, ...settled.map(({ webhook_delivery_id }) => webhook_delivery_id)],
    room,
  ]);
  return rows.length === 0 ? null : rows.filter((row) => row.webhook_delivery_id !== null);
}

const RELEASE = sql(
  'webhook_queues.release',
  `UPDATE webhook_queues q SET is_taken = false, woken_at = NULL, due_at = CASE
     WHEN $5::boolean THEN NULL
     WHEN q.resting_until > $4 THEN q.resting_until
     ELSE (
       SELECT CASE WHEN next.due_at IS NOT NULL THEN greatest(next.due_at, $6::timestamptz) END
       FROM (
         SELECT least(q.woken_at, min(d.due_at)) AS due_at FROM webhook_deliveries d
         WHERE d.webhook_subscription_id = $2 AND d.status = 'pending'
       ) next
     ) END
   WHERE merchant_account_id = $1 AND webhook_subscription_id = $2 AND is_taken AND due_at = $3::timestamptz`,
);
/**
 * Gives a queue back: it is due when its next delivery is, when something was added meanwhile, or when it has
 * rested. `asleep`: not before it is woken. `notBefore`: what is in order waits for what comes before it.
 */
export async function releaseQueue(
  db: Queryable,
  queue: Pick<WebhookQueue, 'merchant_account_id' | 'webhook_subscription_id'>,
  { fence, now, asleep, notBefore }: Readonly<{ fence: string; now: Date; asleep: boolean; notBefore: Date }>,
): Promise<void> {
  const { merchant_account_id, webhook_subscription_id } = queue;
  await db.query(RELEASE, [merchant_account_id, webhook_subscription_id, fence, now, asleep, notBefore]);
}

export type NewIncident = Readonly<{
  monitoring_incident_id: string;
  display_name: string;
  spec: Readonly<Record<string, unknown>>;
  created_at: string;
}>;
const EVENT_COLUMNS = `merchant_account_id, webhook_event_id, name, target_type, target_id, created_at`;
const OPEN_INCIDENT = sql(
  'webhook_queues.open_incident',
  `WITH gate AS (
     UPDATE webhook_queues SET incident_id = $3 WHERE merchant_account_id = $1 AND webhook_subscription_id = $2
       AND incident_id IS NULL RETURNING incident_id
   ), opened AS (
     INSERT INTO monitoring_incidents (merchant_account_id, monitoring_incident_id, display_name, spec, created_at,
       updated_at)
     SELECT $1, $3, $4, $5::jsonb, $6, $6 FROM gate
   ), announced AS (
     INSERT INTO webhook_events (${EVENT_COLUMNS})
     SELECT $1, $7, 'monitoring.incident.created', 'incident', $3, $6 FROM gate WHERE ${hasListener('$1')}
   )
   SELECT incident_id FROM gate`,
);
/** Of an endpoint that fails, once while it does. False: there is one. */
export async function openIncident(
  db: Queryable,
  queue: Pick<WebhookQueue, 'merchant_account_id' | 'webhook_subscription_id'>,
  incident: NewIncident,
  eventId: string,
): Promise<boolean> {
  const rows = await db.query(OPEN_INCIDENT, [
    queue.merchant_account_id,
    queue.webhook_subscription_id,
    incident.monitoring_incident_id,
    incident.display_name,
    JSON.stringify(incident.spec),
    incident.created_at,
    eventId,
  ]);
  return rows.length > 0;
}

const CLOSE_INCIDENT = sql(
  'webhook_queues.close_incident',
  `WITH gate AS (
     UPDATE webhook_queues SET incident_id = NULL WHERE merchant_account_id = $1 AND webhook_subscription_id = $2
       AND incident_id = $3 RETURNING webhook_subscription_id
   ), closed AS (
     UPDATE monitoring_incidents i SET closed_at = $4, updated_at = $4 FROM gate
     WHERE i.monitoring_incident_id = $3 AND i.closed_at IS NULL
       AND i.merchant_account_id = $1 RETURNING i.monitoring_incident_id
   )
   INSERT INTO webhook_events (${EVENT_COLUMNS})
   SELECT $1, $5, 'monitoring.incident.closed', 'incident', $3, $4 FROM closed WHERE ${hasListener('$1')}`,
);
/** The endpoint takes deliveries again. */
export async function closeIncident(
  db: Queryable,
  queue: Pick<WebhookQueue, 'merchant_account_id' | 'webhook_subscription_id'>,
  incident: Readonly<{ id: string; eventId: string; now: Date }>,
): Promise<void> {
  await db.query(CLOSE_INCIDENT, [
    queue.merchant_account_id,
    queue.webhook_subscription_id,
    incident.id,
    incident.now,
    incident.eventId,
  ]);
}
