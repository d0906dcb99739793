import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { claimOf } from './due.ts';
import { INSTANCE } from './webhook-events.ts';

/** What is to be told to the world outside, once. */
export type WebhookEvent = Readonly<{
  merchant_account_id: MerchantAccountId;
  webhook_event_id: string;
  name: string;
  target_type: string;
  target_id: string;
  transaction_id: TransactionId | null;
  created_at: string;
  /** The target in the words of each version, where it cannot be read any more. */
  target: Readonly<Record<string, unknown>> | null;
  due_at: string;
}>;

export const claimWebhookEvents = claimOf<WebhookEvent>('webhook_events.claim', {
  table: 'webhook_events',
  key: ['webhook_event_id'],
  due: 'due_at',
  clock: 'machine',
});

export type NewDelivery = Readonly<{
  merchant_account_id: string;
  webhook_delivery_id: string;
  webhook_event_id: string;
  webhook_subscription_id: string;
  event_name: string;
  api_version: string;
  order_key: string | null;
  resource_id: string;
}>;
export type Payload = Readonly<{
  merchant_account_id: string;
  webhook_event_id: string;
  api_version: string;
  body: string;
}>;

/** Deliveries begin now. */
const MADE = `
   made AS (
     INSERT INTO webhook_deliveries (merchant_account_id, webhook_delivery_id, webhook_event_id,
       webhook_subscription_id, event_name, api_version, order_key, resource_id, status, due_at, begun_at, created_at,
       updated_at)
     SELECT given.merchant_account_id, given.webhook_delivery_id, given.webhook_event_id,
       given.webhook_subscription_id, given.event_name, given.api_version, given.order_key, given.resource_id,
       'pending', $1, $1, $1, $1
     FROM gate, jsonb_to_recordset($3::jsonb) given (merchant_account_id text, webhook_delivery_id uuid,
       webhook_event_id uuid, webhook_subscription_id uuid, event_name text, api_version text, order_key uuid,
       resource_id uuid)
     WHERE given.merchant_account_id = gate.merchant_account_id AND given.webhook_event_id = gate.webhook_event_id
     RETURNING webhook_subscription_id
   )`;
/** And the queues of the endpoints that they are for are woken. */
const BEGUN = `${MADE}, listening AS (
     SELECT q.merchant_account_id, q.webhook_subscription_id FROM webhook_queues q
     WHERE (q.merchant_account_id, q.webhook_subscription_id) IN (
       SELECT s.merchant_account_id, s.webhook_subscription_id FROM made
       JOIN webhook_subscriptions s ON s.webhook_subscription_id = made.webhook_subscription_id
       WHERE s.url IS NOT NULL
         AND s.merchant_account_id IN (SELECT gate.merchant_account_id FROM gate UNION ALL SELECT '')
     )
     -- Workers lock several queues at once, too, in this order.
     ORDER BY q.webhook_subscription_id FOR UPDATE
   ), woken AS (
     UPDATE webhook_queues q SET woken_at = $1,
       due_at = CASE WHEN q.is_taken OR q.resting_until > $1 THEN q.due_at ELSE least(q.due_at, $1) END
     FROM listening
     WHERE q.merchant_account_id = listening.merchant_account_id
       AND q.webhook_subscription_id = listening.webhook_subscription_id
   )`;
const FROZEN = `
   payloads AS (
     INSERT INTO webhook_payloads (merchant_account_id, webhook_event_id, api_version, body)
     SELECT given.merchant_account_id, given.webhook_event_id, given.api_version, given.body
     FROM gate, jsonb_to_recordset($4::jsonb) given (merchant_account_id text, webhook_event_id uuid,
       api_version text, body text)
     WHERE given.merchant_account_id = gate.merchant_account_id AND given.webhook_event_id = gate.webhook_event_id
   )`;

const fanOutText = (account: string, rest: string): string => `WITH gate AS (
     UPDATE webhook_events e SET due_at = NULL
     FROM jsonb_to_recordset($2::jsonb) given (merchant_account_id text, webhook_event_id uuid, due_at timestamptz)
     WHERE e.merchant_account_id = ${account} AND e.webhook_event_id = given.webhook_event_id
       AND e.due_at = given.due_at
     RETURNING e.merchant_account_id, e.webhook_event_id
   ),${FROZEN},${rest}`;
const FAN_OUT = sql(
  'webhook_events.fan_out',
  fanOutText('given.merchant_account_id', `${BEGUN}\n   SELECT FROM gate`),
);
const FAN_OUT_OF_ONE = sql(
  'webhook_events.fan_out_of_one',
  fanOutText('$5', `${MADE}\n   SELECT webhook_subscription_id FROM made`),
);
const WAKE = sql(
  'webhook_queues.wake',
  `WITH listening AS MATERIALIZED (
     SELECT q.webhook_subscription_id FROM webhook_queues q
     JOIN webhook_subscriptions s ON s.merchant_account_id = $1
       AND s.webhook_subscription_id = q.webhook_subscription_id
     WHERE q.merchant_account_id = $1 AND q.webhook_subscription_id = ANY ($3::uuid[]) AND s.url IS NOT NULL
     ORDER BY q.webhook_subscription_id FOR UPDATE OF q
   )
   UPDATE webhook_queues q SET woken_at = $2,
     due_at = CASE WHEN q.is_taken OR q.resting_until > $2 THEN q.due_at ELSE least(q.due_at, $2) END
   FROM listening
   WHERE q.merchant_account_id = $1 AND q.webhook_subscription_id = listening.webhook_subscription_id`,
);
/**
 * Wakes queues of a merchant account and of the instance, whose rows are in another part where tables are spread: so
 * within the SQL transaction that gives them something to do.
 */
export async function wakeQueues(
  tx: Queryable,
  merchantAccountId: MerchantAccountId | typeof INSTANCE,
  subscriptionIds: readonly string[],
  now: Date,
): Promise<void> {
  const ids = [...new Set(subscriptionIds)];
  if (ids.length === 0) return;
  for (const account of new Set([INSTANCE, merchantAccountId])) await tx.query(WAKE, [account, now, ids]);
}
type MadeRow = Pick<NewDelivery, 'webhook_subscription_id'>;

/** Of the events that are still the claimer's: payloads, deliveries, and word to the queues. */
export async function fanOutEvents(
  db: Pick<Db, 'isDistributed' | 'query' | 'transaction'>,
  events: readonly WebhookEvent[],
  made: Readonly<{ deliveries: readonly NewDelivery[]; payloads: readonly Payload[] }>,
  now: Date,
): Promise<void> {
  const claims = events.map(({ merchant_account_id, webhook_event_id, due_at }) => ({
    merchant_account_id,
    webhook_event_id,
    due_at,
  }));
  if (db.isDistributed !== true) {
    const rows = [claims, made.deliveries, made.payloads].map((given) => JSON.stringify(given));
    await db.query(FAN_OUT, [now, ...rows]);
    return;
  }
  for (const account of new Set(claims.map((claim) => claim.merchant_account_id))) {
    const rows = [claims, made.deliveries, made.payloads].map((given) =>
      JSON.stringify(given.filter(({ merchant_account_id: of }) => of === account)),
    );
    await db.transaction(async (tx) => {
      const begun = await tx.query<MadeRow>(FAN_OUT_OF_ONE, [now, ...rows, account]);
      await wakeQueues(tx, account, idsOf(begun), now);
    });
  }
}

const idsOf = (rows: readonly MadeRow[]): readonly string[] =>
  rows.map(({ webhook_subscription_id }) => webhook_subscription_id);

const tellText = (account: string, rest: string): string => `WITH gate AS (
     INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id, transaction_id,
       created_at, due_at)
     SELECT ${account}, e.webhook_event_id, e.name, e.target_type, e.target_id, e.transaction_id,
       e.created_at, NULL FROM jsonb_populate_record(NULL::webhook_events, $2::jsonb) e
     RETURNING merchant_account_id, webhook_event_id
   ),${FROZEN},${rest}`;
const TELL_ONE = sql(
  'webhook_events.tell_one',
  tellText('e.merchant_account_id', `${BEGUN}\n   SELECT FROM gate`),
);
const TELL_ONE_OF_ONE = sql(
  'webhook_events.tell_one_of_one',
  tellText('$5::text', `${MADE}\n   SELECT webhook_subscription_id FROM made`),
);
/** An event for one subscription only, which is there to try it out. */
export async function tellOne(
  db: Pick<Db, 'isDistributed' | 'query' | 'transaction'>,
  event: Omit<WebhookEvent, 'due_at' | 'target'>,
  delivery: NewDelivery,
  payload: Payload,
  now: Date,
): Promise<void> {
  const values = [now, JSON.stringify(event), JSON.stringify([delivery]), JSON.stringify([payload])];
  if (db.isDistributed !== true) await db.query(TELL_ONE, values);
  else
    await db.transaction(async (tx) => {
      const begun = await tx.query<MadeRow>(TELL_ONE_OF_ONE, [...values, event.merchant_account_id]);
      await wakeQueues(tx, event.merchant_account_id, idsOf(begun), now);
    });
}
