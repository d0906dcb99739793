import { type Db, type Queryable, sql } from '../db.ts';
import { INSTANCE } from './webhook-events.ts';
import type { DueDelivery, QueueStep, SettledDelivery } from './webhook-queues.ts';

/**
 * What `settleAndTake` does, where tables are spread over servers: for one queue, and statement by statement in one
 * SQL transaction. A queue of the instance has deliveries of all merchant accounts, and its own row in another part.
 */
const HOLD = sql(
  'webhook_queues.hold',
  `UPDATE webhook_queues q SET due_at = $4, failures = $5, failing_since = $6, resting_until = $7
   WHERE q.merchant_account_id = $1 AND q.webhook_subscription_id = $2 AND q.is_taken AND q.due_at = $3::timestamptz
   RETURNING q.webhook_subscription_id`,
);
const SETTLE = sql(
  'webhook_queues.settle',
  `UPDATE webhook_deliveries d SET status = ended.status, due_at = ended.due_at, tries = ended.tries,
     attempts = ended.attempts, updated_at = $3
   FROM jsonb_to_recordset($2::jsonb) ended (webhook_delivery_id uuid, status text, due_at timestamptz, tries integer,
     attempts jsonb)
   WHERE d.merchant_account_id = $1 AND d.webhook_delivery_id = ended.webhook_delivery_id AND d.status = 'pending'`,
);
/** How deliveries ended, whoever has their queue: a statement for each merchant account. */
export async function settleDeliveries(
  db: Queryable,
  settled: readonly SettledDelivery[],
  now: Date,
): Promise<void> {
  for (const [account, ended] of Map.groupBy(settled, ({ merchant_account_id: of }) => of))
    await db.query(SETTLE, [account, JSON.stringify(ended), now]);
}

/** Of the merchant account of the delivery `d`, or of the one that the statement is about. */
const earlierFirst = (account: string): string => `NOT EXISTS (
       SELECT true FROM webhook_deliveries earlier
       WHERE earlier.merchant_account_id = ${account} AND earlier.webhook_subscription_id = $1
         AND earlier.order_key = d.order_key AND earlier.status = 'pending'
         AND earlier.webhook_event_id < d.webhook_event_id
     ) AND NOT EXISTS (
       SELECT true FROM webhook_events e WHERE e.merchant_account_id = ${account}
         AND e.webhook_event_id < d.webhook_event_id AND e.due_at IS NOT NULL
     )`;
const dueDeliveries = (
  account: string,
  more: string,
): string => `SELECT d.merchant_account_id, d.webhook_delivery_id,
     d.webhook_event_id, d.tries, d.begun_at, d.attempts, p.body
   FROM webhook_deliveries d JOIN webhook_payloads p ON p.merchant_account_id = ${account}
     AND p.webhook_event_id = d.webhook_event_id AND p.api_version = d.api_version
   WHERE d.webhook_subscription_id = $1 AND d.status = 'pending' AND d.due_at <= $2::timestamptz
     AND d.webhook_delivery_id <> ALL ($3::uuid[]) AND (d.order_key IS NULL OR (${earlierFirst(account)}))${more}
   ORDER BY d.due_at, d.webhook_event_id LIMIT $4`;
const TAKE = sql('webhook_queues.take', dueDeliveries('$5', ' AND d.merchant_account_id = $5'));
/** An order of the whole endpoint goes over all merchant accounts, any other keeps to what one of them has. */
const TAKE_OF_ALL = sql(
  'webhook_queues.take_of_all',
  dueDeliveries(
    'd.merchant_account_id',
    ` AND (d.order_key IS DISTINCT FROM $1 OR d.webhook_event_id = (
       SELECT first.webhook_event_id FROM webhook_deliveries first
       WHERE first.webhook_subscription_id = $1 AND first.order_key = $1 AND first.status = 'pending'
       ORDER BY first.webhook_event_id LIMIT 1))`,
  ),
);

/** Null: the queue is another worker's now, and nothing was written. */
export function settleAndTakeOne(
  db: Pick<Db, 'transaction'>,
  { queue, fence, newFence, health, settled, inFlight, room, now }: QueueStep,
): Promise<readonly DueDelivery[] | null> {
  const { merchant_account_id: account, webhook_subscription_id: id } = queue;
  const { failures, failing_since, resting_until } = health;
  return db.transaction(async (tx) => {
    const held = await tx.query(HOLD, [account, id, fence, newFence, failures, failing_since, resting_until]);
    if (held.length === 0) return null;
    await settleDeliveries(tx, settled, now);
    if (room === 0) return [];
    const busy = [...inFlight, ...settled.map(({ webhook_delivery_id }) => webhook_delivery_id)];
    return account === INSTANCE
      ? tx.query<DueDelivery>(TAKE_OF_ALL, [id, now, busy, room])
      : tx.query<DueDelivery>(TAKE, [id, now, busy, room, account]);
  });
}
