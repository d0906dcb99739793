import type { Static } from 'typebox';
import type { DeliveryRow, DeliveryWithPayload } from '../../../db/queries/webhook-deliveries.ts';
import type {
  WebhookAuthentication,
  WebhookSubscriptionRow,
} from '../../../db/queries/webhook-subscriptions.ts';
import type { ApiVersion } from '../../../domain/api-version.ts';
import { fromStoredJson } from '../../../json/stored-json.ts';
import type { WebhookDelivery, WebhookDeliveryDetail } from '../../../api-contract/webhook-deliveries.ts';
import { LISTEN_URL, type WebhookSubscription } from '../../../api-contract/webhook-subscriptions.ts';

type Body = Static<typeof WebhookSubscription>;

/** `secret`: its text, in the one answer that shows it. */
export function renderSubscription(
  row: WebhookSubscriptionRow,
  version: ApiVersion,
  now: Date,
  secret: string | null = null,
): Body {
  const { previous_secret_until: until } = row;
  return {
    id: row.webhook_subscription_id,
    type: 'webhook-subscription',
    merchant_account_id: row.merchant_account_id === '' ? null : row.merchant_account_id,
    active: row.is_active,
    url: row.url ?? LISTEN_URL,
    authentication: row.authentication === null ? null : renderAuthentication(row.authentication),
    secret,
    rotating: until !== null && Date.parse(until) > now.getTime(),
    creator: row.creator,
    ...(version === 'published' ? {} : renderOurs(row)),
  };
}

/** What the published subscription does not have. */
function renderOurs(row: WebhookSubscriptionRow) {
  return {
    paused: row.is_paused,
    disabled_reason: row.disabled_reason,
    events: fromStoredJson<NonNullable<Body['events']> | null>(row.events),
    api_version: row.api_version,
    ordering: row.ordering,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

const HIDDEN = '********';

function renderAuthentication(authentication: WebhookAuthentication): NonNullable<Body['authentication']> {
  const type = 'webhook-authentication';
  switch (authentication.kind) {
    case 'basic':
      return { type, ...authentication, password: HIDDEN };
    case 'oauth_client_credentials':
      return { type, ...authentication, client_secret: HIDDEN };
    case 'oauth_password':
      return { type, ...authentication, client_secret: HIDDEN, password: HIDDEN };
    default:
      return authentication satisfies never;
  }
}

export function renderDelivery(row: DeliveryRow): Static<typeof WebhookDelivery> {
  return {
    type: 'webhook-delivery',
    id: row.webhook_delivery_id,
    webhook_subscription_id: row.webhook_subscription_id,
    merchant_account_id: row.merchant_account_id,
    event_id: row.webhook_event_id,
    event: fromStoredJson<Static<typeof WebhookDelivery>['event']>(row.event_name),
    api_version: fromStoredJson<Static<typeof WebhookDelivery>['api_version']>(row.api_version),
    resource_type: row.target_type,
    resource_id: row.target_id,
    transaction_id: row.transaction_id,
    status: row.status,
    tries: row.tries,
    last_attempt: row.attempts.at(-1) ?? null,
    next_attempt_at: row.due_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function renderDeliveryDetail(row: DeliveryWithPayload): Static<typeof WebhookDeliveryDetail> {
  return { ...renderDelivery(row), payload: row.body, attempts: [...row.attempts] };
}
