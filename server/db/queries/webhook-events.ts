import type { ApiVersion } from '../../domain/api-version.ts';
import type { EventName } from '../../domain/event-names.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/** Stands for a merchant account where something is of the instance, and so of all of them. */
export const INSTANCE = '';

/**
 * Whether anybody is told of what happens at a merchant account. Every statement that writes an event for the
 * world outside asks it of the same snapshot, so that nothing is kept for nobody.
 */
export function hasListener(merchantAccountId: string): string {
  return `EXISTS (SELECT FROM webhook_subscriptions listener
    WHERE listener.merchant_account_id IN (${merchantAccountId}, '${INSTANCE}') AND listener.is_active)`;
}

/** A resource as each version shows it. */
export type RenderedByVersion = Readonly<Record<ApiVersion, object>>;

const ANNOUNCE = sql(
  'webhook_events.announce',
  `INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id, created_at, target)
   SELECT $1::text, $2::uuid, $3, $4, $5::uuid, $6, $7::json WHERE ${hasListener('$1')}`,
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
