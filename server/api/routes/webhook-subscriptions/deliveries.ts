import {
  type DeliveryListRow,
  acknowledgeDelivery,
  countDeliveries,
  getDelivery,
  listDeliveries,
  listDeliveriesOfAccount,
  resendDelivery,
  waitingDeliveries,
} from '../../../db/queries/webhook-deliveries.ts';
import { tellOne } from '../../../db/queries/webhook-fan-out.ts';
import { findInstance } from '../../../db/queries/instance.ts';
import { newDelivery } from '../../../webhooks/fan-out.ts';
import { payloadText } from '../../../webhooks/payload.ts';
import { toId } from '../../../domain/ids.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { newId } from '../../../platform/entropy.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  acknowledgeWebhookDelivery,
  getWebhookDelivery,
  listAllWebhookDeliveries,
  listWaitingWebhookDeliveries,
  listWebhookDeliveries,
  listWebhookDeliveryCounts,
  resendWebhookDelivery,
  testWebhookSubscription,
} from '../../../api-contract/webhook-deliveries.ts';
import { idsBetween } from '../../id-range.ts';
import { filteredListPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { exampleTarget } from '../../event-examples.ts';
import { renderDelivery, renderDeliveryDetail } from './render.ts';
import { seesInstance, subscriptionOf } from './subscription.ts';

/** What one request fetches. */
const WAITING_MAX = 100;
const HOUR_MS = 60 * 60_000;
const HOURS = 24;
/** More would take too long: the latest of them are counted. */
const COUNTED_MAX = 100_000;

const list = route(listWebhookDeliveries, async (context) => {
  const { query, parts } = context;
  const { webhook_subscription_id: id } = await subscriptionOf(context);
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = {
    status: query.status ?? null,
    event: query.event ?? null,
    ...idsBetween(query.created_at_gte, query.created_at_lte),
  };
  const body = await filteredListPage(context, {
    list: `webhook-deliveries of ${id}`,
    filters: asked,
    fetch: (page) => listDeliveries(parts.db, id, filters, page),
    item: (row: DeliveryListRow) => renderDelivery(row),
  });

  return { status: 200, body };
});

const get = route(getWebhookDelivery, async (context) => {
  const { webhook_subscription_id: id } = await subscriptionOf(context);
  const row = await getDelivery(context.parts.db, id, toId(context.params.delivery_id));
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderDeliveryDetail(row) };
});

const resend = route(resendWebhookDelivery, async (context) => {
  const { parts, params } = context;
  const subscription = await subscriptionOf(context);
  const row = await resendDelivery(parts.db, subscription, toId(params.delivery_id), parts.clock.now());
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderDelivery(row) };
});

const ofAll = route(listAllWebhookDeliveries, async (context) => {
  const { caller, merchantAccountId, query, parts } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = {
    status: query.status ?? null,
    event: query.event ?? null,
    ...idsBetween(query.created_at_gte, query.created_at_lte),
  };
  const of = { merchantAccountId, seesInstance: seesInstance(caller), resourceId: query.resource_id ?? null };
  const body = await filteredListPage(context, {
    list: 'webhook-deliveries',
    filters: { ...asked, seesInstance: of.seesInstance },
    fetch: (page) => listDeliveriesOfAccount(parts.db, of, filters, page),
    item: (row: DeliveryListRow) => renderDelivery(row),
  });

  return { status: 200, body };
});

/** The hour that is now, and those of the day before it. */
const counts = route(listWebhookDeliveryCounts, async (context) => {
  const { parts } = context;
  const { webhook_subscription_id: id } = await subscriptionOf(context);
  const firstMs = Math.floor(parts.clock.now().getTime() / HOUR_MS) * HOUR_MS - (HOURS - 1) * HOUR_MS;
  const { firstId } = idsBetween(timestamp(new Date(firstMs)), null);
  const rows = await countDeliveries(parts.db, id, firstId, COUNTED_MAX);
  const byHour = new Map(rows.map((row) => [Date.parse(row.from), row]));
  const counted = rows.reduce(
    (sum, { delivered, pending, failed }) => sum + delivered + pending + failed,
    0n,
  );
  const items = Array.from({ length: HOURS }, (_, hour) => {
    const fromMs = firstMs + hour * HOUR_MS;
    const row = byHour.get(fromMs);
    return {
      from: timestamp(new Date(fromMs)),
      until: timestamp(new Date(fromMs + HOUR_MS)),
      delivered: Number(row?.delivered ?? 0n),
      pending: Number(row?.pending ?? 0n),
      failed: Number(row?.failed ?? 0n),
    };
  });

  const countedSince = counted < COUNTED_MAX ? undefined : rows[0]?.first;
  return { status: 200, body: { items, counted_since: countedSince ?? timestamp(new Date(firstMs)) } };
});

const tryOut = route(testWebhookSubscription, async (context) => {
  const { body, merchantAccountId, parts } = context;
  const subscription = await subscriptionOf(context);
  const now = parts.clock.now();
  const { api_version: version } = subscription;
  const target = exampleTarget(body.event, version);
  const event = {
    merchant_account_id: merchantAccountId,
    webhook_event_id: newId(now),
    name: body.event,
    target_type: 'example',
    target_id: newId(now),
    transaction_id: null,
    created_at: timestamp(now),
  };
  const instanceId = (await findInstance(parts.db))?.instance_id ?? '';
  const { environment } = parts.config;
  const delivery = newDelivery(parts, event, subscription);
  const text = payloadText(event, target, { version, instanceId, environment });
  const payload = {
    merchant_account_id: merchantAccountId,
    webhook_event_id: event.webhook_event_id,
    api_version: version,
    body: text,
  };
  await tellOne(parts.db, event, delivery, payload, now);
  const row = await getDelivery(
    parts.db,
    subscription.webhook_subscription_id,
    toId(delivery.webhook_delivery_id),
  );
  if (row === null) throw new Error('BUG: a delivery that was made is not there');

  return { status: 201, body: renderDelivery(row) };
});

const waiting = route(listWaitingWebhookDeliveries, async (context) => {
  const { webhook_subscription_id: id, url } = await subscriptionOf(context);
  assertFetched(url);
  const rows = await waitingDeliveries(context.parts.db, id, WAITING_MAX);
  return { status: 200, body: { items: rows.map(renderDeliveryDetail) } };
});

const acknowledge = route(acknowledgeWebhookDelivery, async (context) => {
  const { body, params, parts } = context;
  const { webhook_subscription_id: id, url } = await subscriptionOf(context);
  assertFetched(url);
  const now = parts.clock.now();
  const { response_status: status, duration_ms } = body;
  const isDelivered = status !== null && status >= 200 && status <= 299;
  const attempt = {
    at: timestamp(now),
    duration_ms,
    response_status: status,
    response_body: null,
    error: isDelivered ? null : 'the address that it was forwarded to did not answer with 2xx',
  };
  const outcome = { isDelivered, now };
  const row = await acknowledgeDelivery(parts.db, id, toId(params.delivery_id), attempt, outcome);
  if (row !== null) return { status: 200, body: renderDelivery(row) };

  // Acknowledged before, by an answer that did not arrive.
  const before = await getDelivery(parts.db, id, toId(params.delivery_id));
  if (before === null) throw new Problem('not_found');
  return { status: 200, body: renderDelivery(before) };
});

export const deliveryRoutes: readonly AnyRoute[] = [
  list,
  ofAll,
  counts,
  get,
  resend,
  tryOut,
  waiting,
  acknowledge,
];

function assertFetched(url: string | null): void {
  if (url !== null)
    throw new Problem('invalid_state', {
      message: 'The deliveries of this subscription are sent to its address, and not fetched',
    });
}
