import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, filteredPage } from './schemas/pagination.ts';
import {
  choice,
  constant,
  fields,
  integer,
  maybe,
  nullable,
  object,
  optional,
  withDefault,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { EventFilter, PinnedVersion, WebhookEventName } from './webhook-subscriptions.ts';
import { Type } from './schemas/type.ts';

export const DeliveryStatus = choice(
  'WebhookDeliveryStatus',
  ['pending', 'delivered', 'failed'],
  '`pending`: it is sent, again where that failed. `delivered`: the endpoint answered 2xx. `failed`: it is given up.',
);

const WebhookAttempt = object('WebhookAttempt', {
  at: Timestamp,
  duration_ms: Type.Integer(),
  response_status: nullable(Type.Integer()),
  response_body: nullable(Type.String()),
  error: nullable(Type.String()),
});
describe(WebhookAttempt, {
  at: 'When it was sent.',
  duration_ms: 'How long it took, from the look-up of the address to the end of what was read of the answer.',
  response_status: 'The HTTP status of the answer; null where there was none in time.',
  response_body: 'The first bytes of the answer, with what looks like a card number masked.',
  error: 'What went wrong where there was no answer, or none of 2xx.',
});

const DELIVERY = {
  type: constant('webhook-delivery'),
  id: Uuid,
  webhook_subscription_id: Uuid,
  merchant_account_id: Type.String(),
  event_id: Uuid,
  event: WebhookEventName,
  api_version: PinnedVersion,
  resource_type: Type.String(),
  resource_id: Uuid,
  transaction_id: nullable(Uuid),
  status: DeliveryStatus,
  tries: Type.Integer(),
  last_attempt: nullable(WebhookAttempt),
  next_attempt_at: nullable(Timestamp),
  created_at: Timestamp,
  updated_at: Timestamp,
};
const OF_DELIVERY = {
  event_id: 'The `id` of the event, and of the message in its headers: the same on every attempt.',
  event: 'What happened.',
  api_version: 'The version whose words its payload is in.',
  status: 'Whether it has arrived, or is still sent, or was given up.',
  merchant_account_id: 'Whose event it is; empty for one of the instance.',
  resource_type: 'What the event is about: `transaction`, `refund`, `payment-method` …',
  resource_id: 'Which one.',
  transaction_id: 'The payment that it belongs to; null where there is none.',
  tries: 'How often it has been sent since it was last begun.',
  last_attempt: 'The last time that it was sent; null where it has not been.',
  next_attempt_at: 'When it is sent next, unless the endpoint rests; null once it has ended.',
} as const;
export const WebhookDelivery = object('WebhookDelivery', DELIVERY);
describe(WebhookDelivery, OF_DELIVERY);
export const WebhookDeliveryDetail = object('WebhookDeliveryDetail', {
  ...DELIVERY,
  payload: Type.String(),
  attempts: Type.Array(WebhookAttempt),
});
describe(WebhookDeliveryDetail, {
  ...OF_DELIVERY,
  payload: 'The exact text that is sent as the body, and signed.',
  attempts: 'Every attempt, oldest first; the last fifty where there were more.',
});
export const WebhookDeliveries = filteredPage('WebhookDeliveries', WebhookDelivery);
export const WaitingWebhookDeliveries = object('WaitingWebhookDeliveries', {
  items: Type.Array(WebhookDeliveryDetail),
});
describe(WaitingWebhookDeliveries, { items: 'The oldest ones that wait, a hundred at most.' });

export const WebhookAcknowledgement = object('WebhookAcknowledgement', {
  response_status: nullable(integer(100, 599)),
  duration_ms: integer(0, 600_000),
});
describe(WebhookAcknowledgement, {
  response_status:
    'What the address that you sent it to answered; null where nothing did. 2xx: it waits no longer.',
  duration_ms: 'How long that took.',
});

export const WebhookReplay = object('WebhookReplay', {
  from: Timestamp,
  until: Timestamp,
  statuses: withDefault(Type.Array(DeliveryStatus, { minItems: 1 }), ['failed']),
  events: maybe(EventFilter),
});
describe(WebhookReplay, {
  from: 'The first moment whose deliveries begin again, by when they were made.',
  until: 'The last one.',
  statuses: 'Those that stand so now. Left out: those that were given up.',
  events: 'Only those of these events; null for all.',
});
export const WebhookReplayed = object('WebhookReplayed', { count: Type.Integer(), resend_id: Uuid });
describe(WebhookReplayed, {
  count: 'How many deliveries have begun again so far.',
  resend_id:
    'The job that did it, and goes on where there are very many: `resends` says how far it has come.',
});

export const WebhookDeliveryCount = object('WebhookDeliveryCount', {
  from: Timestamp,
  until: Timestamp,
  delivered: Type.Integer(),
  pending: Type.Integer(),
  failed: Type.Integer(),
});
describe(WebhookDeliveryCount, {
  from: 'When the hour begins.',
  until: 'When it ends, which is no more of it.',
  delivered: 'How many deliveries that were made in it have arrived.',
  pending: 'How many of them are still sent.',
  failed: 'How many of them were given up.',
});
export const WebhookDeliveryCounts = object('WebhookDeliveryCounts', {
  items: Type.Array(WebhookDeliveryCount),
  counted_since: Timestamp,
});
describe(WebhookDeliveryCounts, {
  items: 'The hours of the last day, oldest first, those without a delivery among them.',
  counted_since:
    'Since when deliveries are counted: later than the first hour where there are more than 100,000.',
});

export const WebhookTest = object('WebhookTest', { event: WebhookEventName });
describe(WebhookTest, { event: 'Which event to tell of, with an example of its resource.' });

const SUBSCRIPTION = fields({ subscription_id: Uuid });
const ONE_DELIVERY = fields({ subscription_id: Uuid, delivery_id: Uuid });

export const listWebhookDeliveries = operation({
  id: 'list_webhook_deliveries',
  method: 'GET',
  path: '/webhook-subscriptions/{subscription_id}/deliveries',
  tag: 'Webhook subscriptions',
  summary: 'List what was told to a webhook subscription.',
  description: 'Newest first, for as long as events are kept. A page may be short while more follow.',
  access: token('webhook-subscriptions.read'),
  merchantAccount: 'header',
  params: SUBSCRIPTION,
  query: describe(
    fields({
      ...cursorQuery(),
      status: optional(DeliveryStatus),
      event: optional(WebhookEventName),
      created_at_gte: optional(Timestamp),
      created_at_lte: optional(Timestamp),
    }),
    {
      status: 'Only those that stand so.',
      event: 'Only those of this event.',
      created_at_gte: 'Only those of this time or later.',
      created_at_lte: 'Only those of this time or earlier.',
    },
  ),
  responses: { 200: WebhookDeliveries },
});

export const listAllWebhookDeliveries = operation({
  id: 'list_all_webhook_deliveries',
  method: 'GET',
  path: '/webhook-deliveries',
  tag: 'Webhook subscriptions',
  summary: 'List what was told to all webhook subscriptions.',
  description:
    'Newest first, of every subscription that you may see: with `resource_id`, which webhooks a payment has caused. ' +
    'A page may be short while more follow.',
  access: token('webhook-subscriptions.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      resource_id: optional(Uuid),
      status: optional(DeliveryStatus),
      event: optional(WebhookEventName),
      created_at_gte: optional(Timestamp),
      created_at_lte: optional(Timestamp),
    }),
    {
      resource_id: 'Only those about this resource; of a payment, also those about its captures and refunds.',
      status: 'Only those that stand so.',
      event: 'Only those of this event.',
      created_at_gte: 'Only those of this time or later.',
      created_at_lte: 'Only those of this time or earlier.',
    },
  ),
  responses: { 200: WebhookDeliveries },
});

export const listWebhookDeliveryCounts = operation({
  id: 'list_webhook_delivery_counts',
  method: 'GET',
  path: '/webhook-subscriptions/{subscription_id}/delivery-counts',
  tag: 'Webhook subscriptions',
  summary: 'Count what was told in the last day.',
  description: 'By the hour in which a delivery was made, and by what has become of it.',
  access: token('webhook-subscriptions.read'),
  merchantAccount: 'header',
  params: SUBSCRIPTION,
  responses: { 200: WebhookDeliveryCounts },
});

export const getWebhookDelivery = operation({
  id: 'get_webhook_delivery',
  method: 'GET',
  path: '/webhook-subscriptions/{subscription_id}/deliveries/{delivery_id}',
  tag: 'Webhook subscriptions',
  summary: 'Read one delivery, with its payload and every attempt.',
  description: 'What the endpoint answered is shown as far as its first bytes go.',
  access: token('webhook-subscriptions.read'),
  merchantAccount: 'header',
  params: ONE_DELIVERY,
  responses: { 200: WebhookDeliveryDetail },
});

export const resendWebhookDelivery = operation({
  id: 'resend_webhook_delivery',
  method: 'POST',
  path: '/webhook-subscriptions/{subscription_id}/deliveries/{delivery_id}/resend',
  tag: 'Webhook subscriptions',
  summary: 'Send one delivery again.',
  description:
    'Whatever became of it: the same bytes under the same id, with a week of attempts before it. It is sent at ' +
    'once, unless the endpoint rests after failures or is paused.',
  access: token('webhook-subscriptions.write', 'webhook-deliveries.write'),
  merchantAccount: 'header',
  params: ONE_DELIVERY,
  responses: { 200: WebhookDelivery },
});

export const replayWebhookDeliveries = operation({
  id: 'replay_webhook_deliveries',
  method: 'POST',
  path: '/webhook-subscriptions/{subscription_id}/replay',
  tag: 'Webhook subscriptions',
  summary: 'Send the deliveries of a range of time again.',
  description:
    'For an endpoint that lost what it had taken, or was away for longer than a week. Each begins again as `resend` ' +
    'would begin it. Events that were never told to this subscription are not part of it. It is a resend, as of ' +
    '`/resends`, whose first 50,000 deliveries are waited for.',
  access: token('webhook-subscriptions.write', 'webhook-deliveries.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: SUBSCRIPTION,
  body: WebhookReplay,
  responses: { 200: WebhookReplayed },
});

export const testWebhookSubscription = operation({
  id: 'test_webhook_subscription',
  method: 'POST',
  path: '/webhook-subscriptions/{subscription_id}/test',
  tag: 'Webhook subscriptions',
  summary: 'Send an example of an event.',
  description:
    'Signed and delivered like any other, to this subscription only and past its filter of events. The resource in ' +
    'it is an example: nothing of that id exists.',
  access: token('webhook-subscriptions.write'),
  merchantAccount: 'header',
  params: SUBSCRIPTION,
  body: WebhookTest,
  responses: { 201: WebhookDelivery },
});

export const listWaitingWebhookDeliveries = operation({
  id: 'list_waiting_webhook_deliveries',
  method: 'GET',
  path: '/webhook-subscriptions/{subscription_id}/waiting',
  tag: 'Webhook subscriptions',
  summary: 'Fetch what waits for a subscription without an address.',
  description:
    'Oldest first, and the same again until it is acknowledged, so that nothing is lost whoever dies. ' +
    '`railyard listen` forwards it to an address of your machine.',
  access: token('webhook-subscriptions.read'),
  merchantAccount: 'header',
  params: SUBSCRIPTION,
  responses: { 200: WaitingWebhookDeliveries },
  errors: [409],
});

export const acknowledgeWebhookDelivery = operation({
  id: 'acknowledge_webhook_delivery',
  method: 'POST',
  path: '/webhook-subscriptions/{subscription_id}/deliveries/{delivery_id}/acknowledge',
  tag: 'Webhook subscriptions',
  summary: 'Say what became of a delivery that was fetched.',
  description:
    'With a status of 2xx it waits no longer; any other is noted among its attempts, and it waits on.',
  access: token('webhook-subscriptions.write'),
  merchantAccount: 'header',
  params: ONE_DELIVERY,
  body: WebhookAcknowledgement,
  responses: { 200: WebhookDelivery },
});
