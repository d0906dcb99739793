import type { Static } from 'typebox';
import { type Caller, actorOf } from '../../../access/caller.ts';
import {
  type WebhookResend,
  createWebhookResend,
  getWebhookResend,
  listWebhookResends,
  stopWebhookResend,
} from '../../../api-contract/webhook-resends.ts';
import { replayWebhookDeliveries } from '../../../api-contract/webhook-deliveries.ts';
import {
  RUNNING_MAX,
  type WebhookResendListRow,
  type WebhookResendRow,
  getResend,
  insertResend,
  listResends,
  stopResend,
} from '../../../db/queries/webhook-resends.ts';
import type { WebhookSubscriptionRow } from '../../../db/queries/webhook-subscriptions.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { fromStoredJson } from '../../../json/stored-json.ts';
import { newId } from '../../../platform/entropy.ts';
import { leaseFrom, runResend } from '../../../webhooks/resend.ts';
import { idsBetween } from '../../id-range.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, type RouteContext, route } from '../../route.ts';
import { subscriptionOf } from './subscription.ts';

type Body = Static<typeof WebhookResend>;

/** Deliveries that a replay is waited for: a worker goes on with the rest. */
const REPLAY_MAX = 50_000;

const create = route(createWebhookResend, async (context) => {
  const { body, caller, parts } = context;
  const subscription = await subscriptionOf(context);
  const { created_at_gte: from = null, created_at_lte: until = null } = body;
  assertOrder(from, until, '/created_at_lte', '`created_at_gte`');
  const now = parts.clock.now();
  const ids = body.delivery_ids?.toSorted() ?? null;
  const range = idsBetween(from, until);
  const row = await begin(context, subscription, {
    first_delivery_id: later(range.firstId, ids?.[0]),
    last_delivery_id: earlierJob(range.lastId, ids?.at(-1)),
    created_at_gte: from,
    created_at_lte: until,
    statuses: body.statuses,
    events: body.events ?? null,
    resource_id: body.resource_id ?? null,
    delivery_ids: ids,
    creator_name: nameOf(caller),
    due_at: timestamp(now),
    ...newRow(now),
  });

  return { status: 201, body: renderResend(row) };
});

/** The older form: a resend of a range of time, which is waited for. */
const replay = route(replayWebhookDeliveries, async (context) => {
  const { body, caller, parts } = context;
  const subscription = await subscriptionOf(context);
  assertOrder(body.from, body.until, '/until', '`from`');
  const now = parts.clock.now();
  const { firstId, lastId } = idsBetween(body.from, body.until);
  const begun = await begin(context, subscription, {
    first_delivery_id: firstId,
    last_delivery_id: lastId,
    created_at_gte: body.from,
    created_at_lte: body.until,
    statuses: body.statuses,
    events: body.events ?? null,
    resource_id: null,
    delivery_ids: null,
    creator_name: nameOf(caller),
    due_at: timestamp(leaseFrom(now)),
    ...newRow(now),
  });

  const { count, webhook_resend_id: id } = await runResend(parts, begun, REPLAY_MAX);
  return { status: 200, body: { count: Number(count), resend_id: id } };
});

const list = route(listWebhookResends, async (context) => {
  const of = await subscriptionOf(context);
  const body = await listPage(context, {
    list: `webhook-resends of ${of.webhook_subscription_id}`,
    fetch: (page) => listResends(context.parts.db, of, page),
    item: (row: WebhookResendListRow) => renderResend(row),
  });
  return { status: 200, body };
});

const get = route(getWebhookResend, async (context) => ({
  status: 200,
  body: renderResend(await resendOf(context)),
}));

const stop = route(stopWebhookResend, async (context) => {
  const { parts } = context;
  const row = await resendOf(context);
  const stopped = await stopResend(parts.db, row, parts.clock.now());
  return { status: 200, body: renderResend(stopped ?? (await resendOf(context))) };
});

export const resendRoutes: readonly AnyRoute[] = [create, replay, list, get, stop];

type AskedResend = Omit<
  WebhookResendRow,
  'merchant_account_id' | 'webhook_subscription_id' | 'count' | 'reached_id' | 'status'
>;

async function begin(
  { parts }: Pick<RouteContext<typeof createWebhookResend>, 'parts'>,
  { merchant_account_id, webhook_subscription_id }: WebhookSubscriptionRow,
  asked: AskedResend,
): Promise<WebhookResendRow> {
  const row = await insertResend(parts.db, {
    merchant_account_id,
    webhook_subscription_id,
    status: 'running',
    reached_id: null,
    ...asked,
  });
  if (row !== null) return row;
  throw new Problem('invalid_state', {
    message: `${RUNNING_MAX} resends of this subscription are running: stop one of them, or wait for its end`,
  });
}

function newRow(now: Date): Pick<WebhookResendRow, 'webhook_resend_id' | 'created_at' | 'updated_at'> {
  return { webhook_resend_id: newId(now), created_at: timestamp(now), updated_at: timestamp(now) };
}

function assertOrder(from: string | null, until: string | null, pointer: string, named: string): void {
  if (from !== null && until !== null && Date.parse(until) < Date.parse(from))
    throw ruleBroken({ pointer, message: `must not be before ${named}` });
}

async function resendOf(context: RouteContext<typeof getWebhookResend>): Promise<WebhookResendRow> {
  const { merchant_account_id, webhook_subscription_id } = await subscriptionOf(context);
  const webhook_resend_id = context.params.resend_id;
  const row = await getResend(context.parts.db, {
    merchant_account_id,
    webhook_subscription_id,
    webhook_resend_id,
  });
  if (row === null) throw new Problem('not_found');
  return row;
}

function later(id: string, other: string | undefined): string {
  return other !== undefined && other > id ? other : id;
}

function earlierJob(id: string, other: string | undefined): string {
  return other !== undefined && other < id ? other : id;
}

function nameOf(caller: Caller): string | null {
  return actorOf(caller)?.name ?? null;
}

function renderResend(row: WebhookResendRow): Body {
  return {
    type: 'webhook-resend',
    id: row.webhook_resend_id,
    webhook_subscription_id: row.webhook_subscription_id,
    status: row.status,
    count: Number(row.count),
    created_at_gte: row.created_at_gte,
    created_at_lte: row.created_at_lte,
    statuses: fromStoredJson<Body['statuses']>(row.statuses),
    events: fromStoredJson<Body['events']>(row.events),
    resource_id: row.resource_id,
    delivery_ids: row.delivery_ids === null ? null : [...row.delivery_ids],
    creator_name: row.creator_name,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
