import type { MerchantAccountId, WebhookDeliveryId, WebhookSubscriptionId } from '../../domain/ids.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { batcherOf } from '../batch.ts';
import { claimOf } from './due.ts';
import { firstDue } from './webhook-events.ts';
import { settleAndTakeOne, settleDeliveries } from './webhook-queues-of-one.ts';

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
  `WITH given AS MATERIALIZED (
     SELECT * FROM jsonb_to_recordset($1::jsonb) given (merchant_account_id text, webhook_subscription_id uuid,
       fence timestamptz, new_fence timestamptz, failures integer, failing_since timestamptz,
       resting_until timestamptz, now timestamptz, busy uuid[], room bigint)
   ), held AS MATERIALIZED (
     SELECT given.*, (q.due_at, q.failures, q.failing_since, q.resting_until) IS DISTINCT FROM
       (given.new_fence, given.failures, given.failing_since, given.resting_until) AS is_news
     FROM given JOIN webhook_queues q ON q.merchant_account_id = given.merchant_account_id
       AND q.webhook_subscription_id = given.webhook_subscription_id AND q.is_taken AND q.due_at = given.fence
   ), told AS (
     UPDATE webhook_queues q SET due_at = held.new_fence, failures = held.failures,
       failing_since = held.failing_since, resting_until = held.resting_until
     FROM held WHERE held.is_news AND q.merchant_account_id = held.merchant_account_id
       AND q.webhook_subscription_id = held.webhook_subscription_id AND q.is_taken AND q.due_at = held.fence
     RETURNING q.webhook_subscription_id
   ), gate AS MATERIALIZED (
     -- Where nothing is new, the lease is far from its end, and nobody else can have the queue.
     SELECT held.* FROM held WHERE NOT held.is_news
     UNION ALL
     SELECT held.* FROM held JOIN told ON told.webhook_subscription_id = held.webhook_subscription_id
   ), ended AS MATERIALIZED (
     SELECT * FROM jsonb_to_recordset($2::jsonb) ended (webhook_subscription_id uuid, merchant_account_id text,
       webhook_delivery_id uuid, status text, due_at timestamptz, tries integer, attempts jsonb)
   ), settled AS (
     UPDATE webhook_deliveries d SET status = ended.status, due_at = ended.due_at, tries = ended.tries,
       attempts = ended.attempts, updated_at = gate.now
     FROM gate JOIN ended ON ended.webhook_subscription_id = gate.webhook_subscription_id
     WHERE d.merchant_account_id = ended.merchant_account_id AND d.webhook_delivery_id = ended.webhook_delivery_id
       AND d.status = 'pending'
   )
   SELECT gate.webhook_subscription_id AS queue_id, taken.merchant_account_id, taken.webhook_delivery_id,
     taken.webhook_event_id, taken.tries, taken.begun_at, taken.attempts, p.body
   FROM gate LEFT JOIN (
     LATERAL (
       SELECT d.* FROM webhook_deliveries d
       WHERE d.webhook_subscription_id = gate.webhook_subscription_id AND d.status = 'pending'
         AND d.due_at <= gate.now AND d.webhook_delivery_id <> ALL (gate.busy) AND ${IS_NEXT}
       ORDER BY d.due_at, d.webhook_event_id LIMIT gate.room
     ) taken
     JOIN webhook_payloads p ON p.merchant_account_id = taken.merchant_account_id
       AND p.webhook_event_id = taken.webhook_event_id AND p.api_version = taken.api_version
   ) ON true`,
);

/** What a worker says of a queue that it has: how it stands, and what is to be sent next. */
export type QueueStep = Readonly<{
  queue: Pick<WebhookQueue, 'merchant_account_id' | 'webhook_subscription_id'>;
  fence: string;
  newFence: string;
  health: Health;
  settled: readonly SettledDelivery[];
  inFlight: readonly string[];
  room: number;
  now: Date;
}>;

/** Queues of one statement, at most. */
const BATCH_MAX = 32;

const steps = batcherOf<QueueStep, readonly DueDelivery[] | null>((db) => ({
  max: BATCH_MAX,
  rowsOf: ({ queue }) => [queue.webhook_subscription_id],
  run: async (members) => {
    type Row = Readonly<{ queue_id: string }> & (DueDelivery | Readonly<{ webhook_delivery_id: null }>);
    // In one order everywhere: whoever locks several queues waits for nobody who waits for them.
    const ordered = members.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
    const rows = await db.query<Row>(SETTLE_AND_TAKE, [
      JSON.stringify(ordered.map(stepRow)),
      JSON.stringify(ordered.flatMap((step) => step.settled.map((one) => ({ ...one, ...idRow(step) })))),
    ]);
    const ours = Map.groupBy(rows, ({ queue_id }) => queue_id);
    return members.map(
      (step) => ours.get(idOf(step))?.filter((row) => row.webhook_delivery_id !== null) ?? null,
    );
  },
}));

const idOf = ({ queue }: QueueStep): string => queue.webhook_subscription_id;
const idRow = (step: QueueStep): Readonly<Record<string, string>> => ({
  webhook_subscription_id: idOf(step),
});

function stepRow(step: QueueStep): Readonly<Record<string, unknown>> {
  const { queue, fence, newFence, health, settled, inFlight, room, now } = step;
  return {
    merchant_account_id: queue.merchant_account_id,
    ...idRow(step),
    fence,
    new_fence: newFence,
    failures: health.failures,
    failing_since: health.failing_since,
    resting_until: health.resting_until,
    now,
    busy: [...inFlight, ...settled.map(({ webhook_delivery_id }) => webhook_delivery_id)],
    room,
  };
}

/**
 * Writes down what became of deliveries, and takes what may be sent next, except for what is being sent. Null:
 * the queue is another worker's now, and nothing was written. Queues of one process share statements.
 */
export function settleAndTake(
  db: Pick<Db, 'byKey' | 'transaction'>,
  step: QueueStep,
): Promise<readonly DueDelivery[] | null> {
  return db.byKey.isDistributed === true ? settleAndTakeOne(db, step) : steps(db.byKey).add(step);
}

/** What has arrived has arrived, whoever has the queue by now: what that worker has not sent yet, it does not send. */
export async function keepDelivered(
  db: Queryable,
  settled: readonly SettledDelivery[],
  now: Date,
): Promise<void> {
  const delivered = settled.filter(({ status }) => status === 'delivered');
  await settleDeliveries(db, delivered, now);
}

const RELEASE = sql(
  'webhook_queues.release',
  `WITH next AS MATERIALIZED (
     SELECT min(d.due_at) AS due_at FROM webhook_deliveries d
     WHERE d.webhook_subscription_id = $2 AND d.status = 'pending'
   )
   UPDATE webhook_queues q SET is_taken = false, woken_at = NULL, due_at = CASE
     WHEN $5::boolean THEN NULL
     WHEN q.resting_until > $4 THEN q.resting_until
     WHEN least(q.woken_at, next.due_at) IS NOT NULL
       THEN greatest(least(q.woken_at, next.due_at), $6::timestamptz) END
   FROM next
   WHERE q.merchant_account_id = $1 AND q.webhook_subscription_id = $2 AND q.is_taken AND q.due_at = $3::timestamptz`,
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
const EVENT_COLUMNS = `merchant_account_id, webhook_event_id, name, target_type, target_id, created_at, due_at`;
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
     SELECT $1, $7, 'monitoring.incident.created', 'incident', $3, $6, ${firstDue('$1')} FROM gate
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
   SELECT $1, $5, 'monitoring.incident.closed', 'incident', $3, $4, ${firstDue('$1')} FROM closed`,
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
