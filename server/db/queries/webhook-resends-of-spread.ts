import { type Db, sql } from '../db.ts';
import { BEGIN_AGAIN } from './webhook-deliveries.ts';
import { wakeQueues } from './webhook-fan-out.ts';
import type { WebhookResendRow } from './webhook-resends.ts';

/**
 * What `resendSlice` does, where tables are spread over servers: statement by statement in one SQL transaction. A
 * subscription of the instance has deliveries of all merchant accounts.
 */
const HOLD = sql(
  'webhook_resends.hold',
  `SELECT r.webhook_resend_id FROM webhook_resends r WHERE r.merchant_account_id = $1 AND r.webhook_resend_id = $2
     AND r.status = 'running' AND r.due_at = $3::timestamptz FOR UPDATE`,
);
const LOOK = sql(
  'webhook_resends.look',
  `SELECT d.merchant_account_id, d.webhook_delivery_id, d.status = ANY ($5::text[]) AND d.begun_at < $6::timestamptz
     AND ($7::text[] IS NULL OR d.event_name = ANY ($7)) AND ($8::uuid IS NULL OR d.resource_id = $8)
     AND ($9::uuid[] IS NULL OR d.webhook_delivery_id = ANY ($9)) AS fits
   FROM webhook_deliveries d WHERE d.webhook_subscription_id = $1
     AND d.webhook_delivery_id >= coalesce($2::uuid, $3::uuid) AND d.webhook_delivery_id <= $4::uuid
     AND d.webhook_delivery_id IS DISTINCT FROM $2::uuid
   ORDER BY d.webhook_delivery_id LIMIT $10`,
);
const AGAIN = sql(
  'webhook_resends.begin_again',
  `WITH old AS MATERIALIZED (
     SELECT webhook_delivery_id FROM webhook_deliveries
     WHERE merchant_account_id = $1 AND webhook_delivery_id = ANY ($3::uuid[])
     ORDER BY webhook_delivery_id FOR UPDATE
   ) ${BEGIN_AGAIN} FROM old
   WHERE d.merchant_account_id = $1 AND d.webhook_delivery_id = old.webhook_delivery_id
   RETURNING d.webhook_delivery_id`,
);
const ADVANCE = sql(
  'webhook_resends.advance',
  `UPDATE webhook_resends SET count = count + $3::bigint, updated_at = $4, reached_id = coalesce($5::uuid, reached_id),
     status = $6, due_at = $7::timestamptz
   WHERE merchant_account_id = $1 AND webhook_resend_id = $2 RETURNING *`,
);

type LookedAt = Readonly<{ merchant_account_id: string; webhook_delivery_id: string; fits: boolean }>;

export function resendSliceOfSpread(
  db: Pick<Db, 'transaction'>,
  row: WebhookResendRow,
  { now, dueAt, limit }: Readonly<{ now: Date; dueAt: Date; limit: number }>,
): Promise<WebhookResendRow | null> {
  const {
    merchant_account_id: account,
    webhook_resend_id: id,
    webhook_subscription_id: subscriptionId,
  } = row;
  return db.transaction(async (tx) => {
    if ((await tx.query(HOLD, [account, id, row.due_at])).length === 0) return null;
    const from = [row.reached_id, row.first_delivery_id, row.last_delivery_id];
    const filters = [row.statuses, row.created_at, row.events, row.resource_id, row.delivery_ids];
    const looked = await tx.query<LookedAt>(LOOK, [subscriptionId, ...from, ...filters, limit]);
    const fitting = Map.groupBy(
      looked.filter(({ fits }) => fits),
      ({ merchant_account_id: of }) => of,
    );
    let count = 0;
    for (const [of, deliveries] of fitting) {
      const ids = deliveries.map(({ webhook_delivery_id }) => webhook_delivery_id);
      count += (await tx.query(AGAIN, [of, now, ids])).length;
    }
    if (count > 0) await wakeQueues(tx, account, [subscriptionId], now);

    const isOver = looked.length < limit;
    const [next] = await tx.query<WebhookResendRow>(ADVANCE, [
      account,
      id,
      count,
      now,
      looked.at(-1)?.webhook_delivery_id ?? null,
      isOver ? 'completed' : 'running',
      isOver ? null : dueAt,
    ]);
    return next ?? null;
  });
}
