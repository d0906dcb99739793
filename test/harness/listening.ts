import type { Queryable } from '../../server/db/db.ts';

/** A webhook subscription of this merchant account that is sent nothing: from now on its events are kept. */
export async function listenTo(db: Queryable, merchantAccountId: string): Promise<void> {
  await db.query(SUBSCRIBE, [merchantAccountId]);
}

const SUBSCRIBE = {
  name: 'test_listen',
  text: `INSERT INTO webhook_subscriptions (merchant_account_id, webhook_subscription_id, is_active,
      sealed_for, api_version,
      ordering, created_at, updated_at)
    SELECT $1, gen_random_uuid(), true, $1, '2026-11-01', 'none', now(), now()
    WHERE NOT EXISTS (SELECT FROM webhook_subscriptions WHERE merchant_account_id = $1::text)`,
} as const;
