import {
  type DeliveryListRow,
  acknowledgeDelivery,
  getDelivery,
  listDeliveries,
  replayDeliveries,
  resendDelivery,
  waitingDeliveries,
} from '../../../db/queries/webhook-deliveries.ts';
import { tellOne } from '../../../db/queries/webhook-fan-out.ts';
import { findInstance } from '../../../db/queries/instance.ts';
import { newDelivery } from '../../../webhooks/fan-out.ts';
import { payloadText } from '../../../webhooks/payload.ts';
import { toId, uuidv7 } from '../../../domain/ids.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { newId } from '../../../platform/entropy.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import {
  acknowledgeWebhookDelivery,
  getWebhookDelivery,
  listWaitingWebhookDeliveries,
  listWebhookDeliveries,
  replayWebhookDeliveries,
  resendWebhookDelivery,
  testWebhookSubscription,
} from '../../../api-contract/webhook-deliveries.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { exampleTarget } from '../../event-examples.ts';
import { renderDelivery, renderDeliveryDetail } from './render.ts';
import { subscriptionOf } from './subscription.ts';

/** What one request fetches. */
const WAITING_MAX = 100;
/** Deliveries that begin again by one statement. */
const REPLAY_SLICE = 1_000;
/** More in one request would take too long; the range is walked again for those that are left. */
const REPLAY_MAX = 50_000;

const list = route(listWebhookDeliveries, async (context) => {
  const { query, parts } = context;
  const { webhook_subscription_id: id } = await subscriptionOf(context);
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = {
    status: query.status ?? null,
    event: query.event ?? null,
    ...idsBetween(query.created_at_gte, query.created_at_lte),
  };
  const body = await listPage(context, {
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

const replay = route(replayWebhookDeliveries, async (context) => {
  const { body, parts } = context;
  const subscription = await subscriptionOf(context);
  if (Date.parse(body.until) < Date.parse(body.from))
    throw ruleBroken({ pointer: '/until', message: 'must not be before `from`' });

  const now = parts.clock.now();
  const range = {
    ...idsBetween(body.from, body.until),
    statuses: body.statuses,
    events: body.events ?? null,
    begunBefore: now,
    limit: REPLAY_SLICE,
  };
  let count = 0;
  for (let begun = REPLAY_SLICE; begun === REPLAY_SLICE && count < REPLAY_MAX; count += begun)
    begun = await replayDeliveries(parts.db, subscription, range, now);
  return { status: 200, body: { count } };
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

export const deliveryRoutes: readonly AnyRoute[] = [list, get, resend, replay, tryOut, waiting, acknowledge];

function assertFetched(url: string | null): void {
  if (url !== null)
    throw new Problem('invalid_state', {
      message: 'The deliveries of this subscription are sent to its address, and not fetched',
    });
}

const LAST_MS = 2 ** 48 - 1;

/** Ids are in the order of creation: those of the first and the last moment. */
function idsBetween(
  from: string | undefined,
  until: string | undefined,
): Readonly<{ firstId: string; lastId: string }> {
  const within = (ms: number): number => Math.min(Math.max(ms, 0), LAST_MS);
  const firstMs = from === undefined ? 0 : within(Date.parse(from));
  const lastMs = until === undefined ? LAST_MS : within(Date.parse(until));
  return {
    firstId: uuidv7(firstMs, Buffer.alloc(10)),
    lastId: uuidv7(lastMs, Buffer.alloc(10, 0xff)),
  };
}
