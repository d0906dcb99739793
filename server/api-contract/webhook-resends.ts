import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { choice, constant, fields, maybe, nullable, object, withDefault } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { DeliveryStatus } from './webhook-deliveries.ts';
import { EventFilter } from './webhook-subscriptions.ts';
import { Type } from './schemas/type.ts';

const ResendStatus = choice(
  'WebhookResendStatus',
  ['running', 'completed', 'stopped'],
  '`running`: more may begin again. `completed`: all that fit have. `stopped`: somebody ended it before.',
);

/** Marked by hand: as many as a person marks. */
const DELIVERIES_MAX = 500;

export const WebhookResendCreate = object('WebhookResendCreate', {
  created_at_gte: maybe(Timestamp),
  created_at_lte: maybe(Timestamp),
  statuses: withDefault(Type.Array(DeliveryStatus, { minItems: 1 }), ['failed']),
  events: maybe(EventFilter),
  resource_id: maybe(Uuid),
  delivery_ids: maybe(Type.Array(Uuid, { minItems: 1, maxItems: DELIVERIES_MAX })),
});
const OF_FILTER = {
  created_at_gte: 'Only deliveries that were made at this time or later.',
  created_at_lte: 'Only deliveries that were made at this time or earlier.',
  statuses: 'Those that stand so when they are looked at. Left out: those that were given up.',
  events: 'Only those of these events; null for all.',
  resource_id: 'Only those of this payment, or of this resource where it is of no payment.',
  delivery_ids: 'Only these; null for all.',
} as const;
describe(WebhookResendCreate, OF_FILTER);

export const WebhookResend = object('WebhookResend', {
  type: constant('webhook-resend'),
  id: Uuid,
  webhook_subscription_id: Uuid,
  status: ResendStatus,
  count: Type.Integer(),
  created_at_gte: nullable(Timestamp),
  created_at_lte: nullable(Timestamp),
  statuses: Type.Array(DeliveryStatus),
  events: nullable(EventFilter),
  resource_id: nullable(Uuid),
  delivery_ids: nullable(Type.Array(Uuid)),
  creator_name: nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(WebhookResend, {
  ...OF_FILTER,
  status: 'Whether it goes on.',
  count: 'How many deliveries have begun again.',
  creator_name: 'Who asked for it.',
  updated_at: 'When it last went on.',
});
export const WebhookResends = page('WebhookResends', WebhookResend);

const SUBSCRIPTION = fields({ subscription_id: Uuid });
const ONE = describe(fields({ subscription_id: Uuid, resend_id: Uuid }), { resend_id: 'Which resend.' });

export const createWebhookResend = operation({
  id: 'create_webhook_resend',
  method: 'POST',
  path: '/webhook-subscriptions/{subscription_id}/resends',
  tag: 'Webhook subscriptions',
  summary: 'Send all deliveries again that match.',
  description:
    'A job of the server: each delivery that was there when it was asked for and fits begins again, as `resend` ' +
    'would begin it. It counts them, and can be stopped; what has begun by then is sent. At most twenty run at once ' +
    'for one subscription.',
  access: token('webhook-subscriptions.write', 'webhook-deliveries.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: SUBSCRIPTION,
  body: WebhookResendCreate,
  responses: { 201: WebhookResend },
  errors: [409],
});

export const listWebhookResends = operation({
  id: 'list_webhook_resends',
  method: 'GET',
  path: '/webhook-subscriptions/{subscription_id}/resends',
  tag: 'Webhook subscriptions',
  summary: 'List what was sent again by a filter.',
  description: 'Newest first, for as long as events are kept: those that run, and those that have ended.',
  access: token('webhook-subscriptions.read'),
  merchantAccount: 'header',
  params: SUBSCRIPTION,
  query: fields({ ...cursorQuery() }),
  responses: { 200: WebhookResends },
});

export const getWebhookResend = operation({
  id: 'get_webhook_resend',
  method: 'GET',
  path: '/webhook-subscriptions/{subscription_id}/resends/{resend_id}',
  tag: 'Webhook subscriptions',
  summary: 'Read how far it has come.',
  description: 'Its count grows until it has ended.',
  access: token('webhook-subscriptions.read'),
  merchantAccount: 'header',
  params: ONE,
  responses: { 200: WebhookResend },
});

export const stopWebhookResend = operation({
  id: 'stop_webhook_resend',
  method: 'POST',
  path: '/webhook-subscriptions/{subscription_id}/resends/{resend_id}/stop',
  tag: 'Webhook subscriptions',
  summary: 'Begin no more of them again.',
  description: 'What has begun is sent. One that has ended stays as it is.',
  access: token('webhook-subscriptions.write', 'webhook-deliveries.write'),
  merchantAccount: 'header',
  params: ONE,
  responses: { 200: WebhookResend },
});
