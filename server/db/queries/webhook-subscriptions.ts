import type { ApiVersion } from '../../domain/api-version.ts';
import type { MerchantAccountId, VaultRecordId, WebhookSubscriptionId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { LIMITS } from './limits.ts';
import { type PageRequest, type Slice, type SortKey, keyset, sortValues } from '../keyset.ts';
import { INSTANCE } from './webhook-events.ts';

/** How an endpoint wants to be asked, without what is secret. */
export type WebhookAuthentication =
  | Readonly<{ kind: 'basic'; username: string }>
  | Readonly<{ kind: 'oauth_client_credentials'; client_id: string; token_url: string; scope: string | null }>
  | Readonly<{
      kind: 'oauth_password';
      client_id: string;
      token_url: string;
      scope: string | null;
      username: string;
    }>;

export type WebhookOrdering = 'none' | 'resource' | 'endpoint';

export type WebhookSubscriptionRow = Readonly<{
  /** '' for the instance. */
  merchant_account_id: MerchantAccountId;
  webhook_subscription_id: WebhookSubscriptionId;
  /** Null: nothing is sent, and deliveries wait to be fetched. */
  url: string | null;
  is_active: boolean;
  is_paused: boolean;
  disabled_reason: 'gone' | null;
  /** Whose keys of the vault seal its secrets. */
  sealed_for: MerchantAccountId;
  authentication: WebhookAuthentication | null;
  authentication_record_id: VaultRecordId | null;
  secret_record_id: VaultRecordId | null;
  previous_secret_record_id: VaultRecordId | null;
  previous_secret_until: string | null;
  events: readonly string[] | null;
  api_version: ApiVersion;
  ordering: WebhookOrdering;
  creator: Readonly<{ id: string; name: string; email_address: string }> | null;
  created_at: string;
  updated_at: string;
}>;

const INSERT = sql(
  'webhook_subscriptions.insert',
  `WITH made AS (
     INSERT INTO webhook_subscriptions AS n
     SELECT r.* FROM jsonb_populate_record(NULL::webhook_subscriptions, $1::jsonb) r
     WHERE (SELECT count(*) FROM webhook_subscriptions s WHERE s.merchant_account_id = $2)
       < ${LIMITS.webhookSubscriptions}
     RETURNING n.*
   ), queued AS (
     INSERT INTO webhook_queues (merchant_account_id, webhook_subscription_id)
     SELECT merchant_account_id, webhook_subscription_id FROM made
   )
   SELECT * FROM made`,
);
/** Null where the merchant account has as many as it may; after `lockForLimit`. */
export async function insertWebhookSubscription(
  db: Queryable,
  row: WebhookSubscriptionRow,
): Promise<WebhookSubscriptionRow | null> {
  const [made] = await db.query<WebhookSubscriptionRow>(INSERT, [
    JSON.stringify(row),
    row.merchant_account_id,
  ]);
  return made ?? null;
}

/** `seesInstance`: those of the instance too, for callers who may act for every merchant account. */
const OF_CALLER = `s.merchant_account_id IN ($1, CASE WHEN $2::boolean THEN '${INSTANCE}' ELSE $1 END)`;

const GET = sql(
  'webhook_subscriptions.get',
  `SELECT s.* FROM webhook_subscriptions s WHERE ${OF_CALLER} AND s.webhook_subscription_id = $3`,
);
export async function getWebhookSubscription(
  db: Queryable,
  of: Readonly<{ merchantAccountId: MerchantAccountId; seesInstance: boolean }>,
  id: WebhookSubscriptionId,
): Promise<WebhookSubscriptionRow | null> {
  const [row] = await db.query<WebhookSubscriptionRow>(GET, [of.merchantAccountId, of.seesInstance, id]);
  return row ?? null;
}

export type WebhookSubscriptionListRow = WebhookSubscriptionRow &
  Readonly<{ sort_values: readonly string[] }>;
const KEYS: readonly SortKey[] = [
  { expression: 's.created_at', type: 'timestamptz' },
  { expression: 's.webhook_subscription_id', type: 'uuid' },
];
const list = keyset<WebhookSubscriptionListRow>('webhook_subscriptions.list', {
  select: `SELECT s.*, ${sortValues(KEYS)} FROM webhook_subscriptions s WHERE ${OF_CALLER}`,
  values: 2,
  keys: KEYS,
});
/** Newest first. */
export function listWebhookSubscriptions(
  db: Queryable,
  of: Readonly<{ merchantAccountId: MerchantAccountId; seesInstance: boolean }>,
  page: PageRequest,
): Promise<Slice<WebhookSubscriptionListRow>> {
  return list(db, [of.merchantAccountId, of.seesInstance], page);
}

/**
 * By compare-and-set on `updated_at`. The queue is woken, with no memory of failures at an address that is no
 * longer asked.
 */
const REPLACE = sql(
  'webhook_subscriptions.replace',
  `WITH made AS (
     UPDATE webhook_subscriptions s SET (url, is_active, is_paused, disabled_reason, authentication,
       authentication_record_id, secret_record_id, previous_secret_record_id, previous_secret_until, events,
       api_version, ordering, updated_at) =
       (SELECT r.url, r.is_active, r.is_paused, r.disabled_reason, r.authentication, r.authentication_record_id,
          r.secret_record_id, r.previous_secret_record_id, r.previous_secret_until, r.events, r.api_version, r.ordering,
          r.updated_at FROM jsonb_populate_record(s, $1::jsonb) r)
     WHERE s.merchant_account_id = $2 AND s.webhook_subscription_id = $3 AND s.updated_at = $4::timestamptz
     RETURNING *
   ), woken AS (
     UPDATE webhook_queues q SET woken_at = $5, due_at = CASE WHEN q.is_taken THEN q.due_at ELSE $5::timestamptz END,
       failures = 0, resting_until = NULL
     FROM made WHERE q.merchant_account_id = $2 AND q.webhook_subscription_id = $3 AND made.url IS NOT NULL
   )
   SELECT * FROM made`,
);
/** Null: somebody else changed it meanwhile. `machineNow` is what queues go by. */
export async function replaceWebhookSubscription(
  db: Queryable,
  row: WebhookSubscriptionRow,
  before: Pick<WebhookSubscriptionRow, 'updated_at'>,
  machineNow: Date,
): Promise<WebhookSubscriptionRow | null> {
  const [made] = await db.query<WebhookSubscriptionRow>(REPLACE, [
    JSON.stringify(row),
    row.merchant_account_id,
    row.webhook_subscription_id,
    before.updated_at,
    machineNow,
  ]);
  return made ?? null;
}

/** Its deliveries go with it: nobody could fetch them any more. */
const DELETE = sql(
  'webhook_subscriptions.delete',
  `WITH gone AS (
     DELETE FROM webhook_subscriptions WHERE merchant_account_id = $1 AND webhook_subscription_id = $2
     RETURNING webhook_subscription_id
   ), deliveries AS (
     DELETE FROM webhook_deliveries d USING gone WHERE d.webhook_subscription_id = gone.webhook_subscription_id
   )
   SELECT webhook_subscription_id FROM gone`,
);
export async function deleteWebhookSubscription(
  db: Queryable,
  { merchant_account_id, webhook_subscription_id }: WebhookSubscriptionKey,
): Promise<boolean> {
  return (await db.query(DELETE, [merchant_account_id, webhook_subscription_id])).length > 0;
}
export type WebhookSubscriptionKey = Pick<
  WebhookSubscriptionRow,
  'merchant_account_id' | 'webhook_subscription_id'
>;

const DISABLE = sql(
  'webhook_subscriptions.disable',
  `UPDATE webhook_subscriptions SET is_active = false, disabled_reason = $3, updated_at = $4
   WHERE merchant_account_id = $1 AND webhook_subscription_id = $2 AND is_active`,
);
/** The endpoint said that it is gone for good. */
export async function disableWebhookSubscription(
  db: Queryable,
  { merchant_account_id, webhook_subscription_id }: WebhookSubscriptionKey,
  now: Date,
): Promise<void> {
  await db.query(DISABLE, [merchant_account_id, webhook_subscription_id, 'gone', now]);
}

export type Listener = Pick<
  WebhookSubscriptionRow,
  'merchant_account_id' | 'webhook_subscription_id' | 'events' | 'api_version' | 'ordering' | 'created_at'
>;
const LISTENERS = sql(
  'webhook_subscriptions.listeners',
  `SELECT merchant_account_id, webhook_subscription_id, events, api_version, ordering, created_at
   FROM webhook_subscriptions WHERE merchant_account_id = ANY ($1::text[] || '${INSTANCE}'::text) AND is_active`,
);
/** The active subscriptions of these merchant accounts, and of the instance. */
export function listenersOf(db: Queryable, merchantAccountIds: readonly string[]): Promise<Listener[]> {
  return db.query<Listener>(LISTENERS, [merchantAccountIds]);
}
