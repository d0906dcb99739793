import {
  type NewDelivery,
  type Payload,
  type WebhookEvent,
  claimWebhookEvents,
  fanOutEvents,
} from '../db/queries/webhook-fan-out.ts';
import { findInstance } from '../db/queries/instance.ts';
import { type Listener, listenersOf } from '../db/queries/webhook-subscriptions.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { NAMED_ONLY } from '../domain/event-names.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import { readEventTarget } from './event-target.ts';
import { payloadText } from './payload.ts';

/** Events of one claim, which are fanned out by one statement. */
const FAN_OUT_BATCH = 100;
/** Longer than reading what they are about takes. */
const FAN_OUT_LEASE_MS = 30_000;

type NewDeliveries = Readonly<{ deliveries: readonly NewDelivery[]; payloads: readonly Payload[] }>;

/**
 * Reader of the transactional outbox, whose rows are `webhook_events`: makes a delivery of every event for every
 * subscription that listens to it, and freezes what is sent. An event that cannot be read is logged, and is due
 * again when its lease is over.
 */
export async function fanOut(parts: MoneyParts): Promise<number> {
  const claim = { now: parts.clock.now(), leaseMs: FAN_OUT_LEASE_MS, limit: FAN_OUT_BATCH, busy: [] };
  const events = await claimWebhookEvents(parts.db, claim);
  if (events.length === 0) return 0;
  const accounts = [...new Set(events.map(({ merchant_account_id }) => String(merchant_account_id)))];
  const listeners = await listenersOf(parts.db, accounts);
  const instanceId = (await findInstance(parts.db))?.instance_id ?? '';
  const read = await Promise.all(
    events.map(async (event) => {
      try {
        return [{ event, made: await deliveriesOf(parts, event, listeners, instanceId) }];
      } catch (error) {
        const { webhook_event_id: eventId, name } = event;
        parts.log.error(
          { eventId, name, reason: error },
          'an event could not be fanned out; it is tried again',
        );
        return [];
      }
    }),
  );
  const made = read.flat();

  await fanOutEvents(
    parts.db,
    made.map(({ event }) => event),
    {
      deliveries: made.flatMap(({ made: { deliveries } }) => deliveries),
      payloads: made.flatMap(({ made: { payloads } }) => payloads),
    },
    parts.clock.now(),
  );
  return events.length;
}

async function deliveriesOf(
  parts: ReadParts,
  event: WebhookEvent,
  listeners: readonly Listener[],
  instanceId: string,
): Promise<NewDeliveries> {
  const listening = listeners.filter(
    ({ merchant_account_id: of, events }) =>
      (of === event.merchant_account_id || of === '') &&
      (events === null ? !NAMED_ONLY.has(event.name) : events.includes(event.name)),
  );
  const versions = [...new Set(listening.map(({ api_version }) => api_version))];
  return {
    deliveries: listening.map((listener) => newDelivery(parts, event, listener)),
    payloads: await Promise.all(versions.map((version) => payloadOf(parts, event, version, instanceId))),
  };
}

async function payloadOf(
  parts: ReadParts,
  event: WebhookEvent,
  version: ApiVersion,
  instanceId: string,
): Promise<Payload> {
  const target = await readEventTarget(parts, event, version);
  const { environment } = parts.config;
  const { merchant_account_id, webhook_event_id } = event;
  const body = payloadText(event, target, { version, instanceId, environment });
  return { merchant_account_id, webhook_event_id, api_version: version, body };
}

type AnnouncedEvent = Pick<
  WebhookEvent,
  'merchant_account_id' | 'webhook_event_id' | 'name' | 'transaction_id' | 'target_id'
>;
type ToldTo = Pick<Listener, 'webhook_subscription_id' | 'api_version' | 'ordering'>;

export function newDelivery(parts: ReadParts, event: AnnouncedEvent, listener: ToldTo): NewDelivery {
  return {
    merchant_account_id: event.merchant_account_id,
    webhook_delivery_id: newId(parts.clock.now()),
    webhook_event_id: event.webhook_event_id,
    webhook_subscription_id: listener.webhook_subscription_id,
    event_name: event.name,
    api_version: listener.api_version,
    order_key: orderKey(event, listener),
    resource_id: resourceOf(event),
  };
}

/** What happens to one transaction keeps its order, with its captures and refunds. */
function orderKey(event: AnnouncedEvent, { ordering, webhook_subscription_id }: ToldTo): string | null {
  switch (ordering) {
    case 'none':
      return null;
    case 'resource':
      return resourceOf(event);
    case 'endpoint':
      return webhook_subscription_id;
    default:
      return ordering satisfies never;
  }
}

/** A payment, with its captures and refunds; else what the event is about. */
function resourceOf({ transaction_id, target_id }: AnnouncedEvent): string {
  return transaction_id ?? target_id;
}
