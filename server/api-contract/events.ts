import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, filteredPage } from './schemas/pagination.ts';
import { constant, fields, nullable, object, optional } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { WebhookEventName } from './webhook-subscriptions.ts';
import { Type } from './schemas/type.ts';

export const Event = object('Event', {
  type: constant('event'),
  id: Uuid,
  name: WebhookEventName,
  merchant_account_id: Type.String(),
  resource_type: Type.String(),
  resource_id: Uuid,
  transaction_id: nullable(Uuid),
  created_at: Timestamp,
  payload: Type.String(),
});
describe(Event, {
  id: 'The same as in deliveries of it, and as the `id:` of a stream.',
  name: 'What happened.',
  merchant_account_id: 'Where it happened.',
  resource_type: 'What it is about: `transaction`, `refund`, `payment-method` …',
  resource_id: 'Which one.',
  transaction_id: 'The payment that it belongs to; null where there is none.',
  created_at: 'When it happened, by the clock of the merchant account.',
  payload:
    'The text that endpoints of this version of the API get. What was told to one is as it was then; else the ' +
    'resource in it is as it is now.',
});
export const Events = filteredPage('Events', Event);

export const listEvents = operation({
  id: 'list_events',
  method: 'GET',
  path: '/events',
  tag: 'Events',
  summary: 'List what happened, or follow it.',
  description:
    'Newest first, for as long as events are kept, whether or not a webhook subscription is told of them. A page may ' +
    'be short while more follow. With `Accept: text/event-stream` it is a stream of what happens from now on, or ' +
    'after the event of `Last-Event-ID`: `data:` is the payload. An event may come twice after a pause, under the ' +
    'same id; none is left out. Times and cursors are of the list only.',
  access: token('events.read'),
  merchantAccount: 'header',
  eventStream: true,
  query: describe(
    fields({
      ...cursorQuery(),
      name: optional(WebhookEventName),
      resource_id: optional(Uuid),
      created_at_gte: optional(Timestamp),
      created_at_lte: optional(Timestamp),
    }),
    {
      name: 'Only events of this name.',
      resource_id: 'Only what happened to this resource; of a payment, to its captures and refunds as well.',
      created_at_gte: 'Only those of this time or later.',
      created_at_lte: 'Only those of this time or earlier.',
    },
  ),
  responses: { 200: Events },
});
