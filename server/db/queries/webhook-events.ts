import type { ApiVersion } from '../../domain/api-version.ts';
import type { EventName } from '../../domain/event-names.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { COLUMNS } from '../columns.ts';
import { type Queryable, sql } from '../db.ts';

/** Stands for a merchant account where something is of the instance, and so of all of them. */
export const INSTANCE = '';

/**
 * When a new event is to be fanned out: at once, or never (null) where nobody is told of what happens at its merchant
 * account. It is kept all the same, since `GET /events` shows it. Every statement that writes an event asks this of
 * its own snapshot.
 */
export function firstDue(merchantAccountId: string): string {
  return `CASE WHEN EXISTS (SELECT FROM webhook_subscriptions listener
    WHERE listener.merchant_account_id IN (${merchantAccountId}, '${INSTANCE}') AND listener.is_active)
    THEN '-infinity'::timestamptz END`;
}

/** What whoever writes an event says of it; the rest follows from that. */
const { due_at: _due, written_in: _in, written_after: _after, ...SAID } = COLUMNS.webhook_events;
export const SAID_OF_EVENTS = SAID;
const LISTED = Object.keys(SAID).join(', ');
const SELECTED = Object.keys(SAID)
  .map((column) => `r.${column}`)
  .join(', ');

/** Writes events that are rows `r`: of a parameter with rows as JSON, where `after` has a row, or of `from`. */
export function insertEvents(
  given: Readonly<{ rows: string; after: string } | { from: string; merchantAccountId: string }>,
): string {
  const { from, merchantAccountId } =
    'from' in given
      ? given
      : {
          from: `${given.after}, jsonb_populate_recordset(NULL::webhook_events, ${given.rows}::jsonb) r`,
          merchantAccountId: '$1',
        };
  return `INSERT INTO webhook_events (${LISTED}, due_at)
    SELECT ${SELECTED}, ${firstDue(merchantAccountId)} FROM ${from}`;
}

/** A resource as each version shows it. */
export type RenderedByVersion = Readonly<Record<ApiVersion, object>>;

const ANNOUNCE = sql(
  'webhook_events.announce',
  `INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id, created_at, target,
     due_at)
   SELECT $1::text, $2::uuid, $3, $4, $5::uuid, $6, $7::json, ${firstDue('$1')}`,
);
/**
 * What happened to a resource that changes inside a SQL transaction, which this belongs into. `shown`: what to
 * tell of it; null where that is read afterwards.
 */
export async function announce(
  tx: Queryable,
  event: Readonly<{
    merchantAccountId: MerchantAccountId | typeof INSTANCE;
    eventId: string;
    name: EventName;
    target: Readonly<{ type: string; id: string }>;
    shown: RenderedByVersion | null;
    at: Date;
  }>,
): Promise<void> {
  const { merchantAccountId, eventId, name, target, shown, at } = event;
  await tx.query(ANNOUNCE, [
    merchantAccountId,
    eventId,
    name,
    target.type,
    target.id,
    at,
    shown === null ? null : JSON.stringify(shown),
  ]);
}
