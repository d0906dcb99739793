import {
  type WebhookSubscriptionListRow,
  type WebhookSubscriptionRow,
  deleteWebhookSubscription as deleteRow,
  insertWebhookSubscription,
  listWebhookSubscriptions,
} from '../../../db/queries/webhook-subscriptions.ts';
import { LIMITS, lockForLimit } from '../../../db/queries/limits.ts';
import { INSTANCE } from '../../../db/queries/webhook-events.ts';
import { makeSecret, shredRecords } from '../../../webhooks/secrets.ts';
import { toId } from '../../../domain/ids.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { newId } from '../../../platform/entropy.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import {
  LISTEN_URL,
  createWebhookSubscription,
  deleteWebhookSubscription,
  listWebhookSubscription,
  readWebhookSubscription,
  rotateWebhookSubscriptionSecret,
  updateWebhookSubscription,
} from '../../../api-contract/webhook-subscriptions.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { limitReached } from '../limit-reached.ts';
import { assertAsRead } from '../as-read.ts';
import { creatorOf } from '../transactions/creator.ts';
import { deliveryRoutes } from './deliveries.ts';
import { renderSubscription } from './render.ts';
import { resendRoutes } from './resends.ts';
import { assertAddresses, takeAuthentication } from './request.ts';
import { changeSubscription, seesInstance, subscriptionOf } from './subscription.ts';

/** A day: for how long the secret before a new one is signed with, unless the request says. */
const OVERLAP_MINUTES = 1_440;
const MINUTE_MS = 60_000;

const create = route(createWebhookSubscription, async (context) => {
  const { body, held, caller, merchantAccountId, version, parts } = context;
  const isOfInstance = body.merchant_account_id === null;
  if (isOfInstance && !seesInstance(caller))
    throw new Problem('forbidden', {
      message: 'A subscription to every merchant account needs a key that may act for all of them',
    });
  assertAddresses(parts, body);
  const now = parts.clock.now();
  const { authentication, recordId } = await takeAuthentication(
    parts,
    merchantAccountId,
    body.authentication ?? null,
    held,
  );
  const secret = await makeSecret(parts, merchantAccountId);
  const wanted: WebhookSubscriptionRow = {
    merchant_account_id: isOfInstance ? toId(INSTANCE) : merchantAccountId,
    webhook_subscription_id: newId(now),
    url: body.url === LISTEN_URL ? null : body.url,
    is_active: body.active,
    is_paused: false,
    disabled_reason: null,
    sealed_for: merchantAccountId,
    authentication,
    authentication_record_id: recordId,
    secret_record_id: secret.recordId,
    previous_secret_record_id: null,
    previous_secret_until: null,
    events: body.events ?? null,
    api_version: body.api_version ?? version,
    ordering: body.ordering ?? 'none',
    creator: creatorOf(caller),
    created_at: timestamp(now),
    updated_at: timestamp(now),
  };
  const row = await parts.db.transaction(async (tx) => {
    await lockForLimit(tx, wanted.merchant_account_id);
    return insertWebhookSubscription(tx, wanted);
  });
  if (row === null) {
    await shredRecords(parts, merchantAccountId, [recordId, secret.recordId]);
    throw limitReached(LIMITS.webhookSubscriptions, 'subscriptions');
  }

  return { status: 201, body: renderSubscription(row, version, now, secret.text) };
});

const list = route(listWebhookSubscription, async (context) => {
  const { caller, merchantAccountId, parts, version } = context;
  const of = { merchantAccountId, seesInstance: seesInstance(caller) };
  const now = parts.clock.now();
  const body = await listPage(context, {
    list: 'webhook-subscriptions',
    filters: of.seesInstance,
    fetch: (page) => listWebhookSubscriptions(parts.db, of, page),
    item: (row: WebhookSubscriptionListRow) => renderSubscription(row, version, now),
  });
  return { status: 200, body };
});

const read = route(readWebhookSubscription, async (context) => {
  const { version, parts } = context;
  return {
    status: 200,
    body: renderSubscription(await subscriptionOf(context), version, parts.clock.now()),
  };
});

const update = route(updateWebhookSubscription, async (context) => {
  const { headers, body, held, merchantAccountId, version, parts } = context;
  assertAddresses(parts, body);
  const before = await subscriptionOf(context);
  assertAsRead(headers, before);
  const url = body.url ?? null;
  if (url !== null && (url === LISTEN_URL) !== (before.url === null))
    throw ruleBroken({
      pointer: '/url',
      message: `cannot become ${LISTEN_URL}, or stop being it: make another subscription`,
    });
  const given = body.authentication;
  if (given != null && before.sealed_for !== merchantAccountId)
    throw ruleBroken({
      pointer: '/authentication',
      message: `can be changed by a request for the merchant account ${before.sealed_for} only, which made it`,
    });

  const taken = given === undefined ? null : await takeAuthentication(parts, merchantAccountId, given, held);
  const { before: replaced, row } = await changeSubscription(context, (now, row) => {
    assertAsRead(headers, row);
    if (taken === null) assertStays(row, url);
    return {
      ...row,
      url: url === null || url === LISTEN_URL ? row.url : url,
      is_active: body.active ?? row.is_active,
      disabled_reason: body.active === true ? null : row.disabled_reason,
      is_paused: body.paused ?? row.is_paused,
      ...(taken === null
        ? {}
        : { authentication: taken.authentication, authentication_record_id: taken.recordId }),
      events: body.events === undefined ? row.events : body.events,
      api_version: body.api_version ?? row.api_version,
      ordering: body.ordering ?? row.ordering,
      updated_at: timestamp(now),
    };
  });
  if (taken !== null) await shredRecords(parts, row.sealed_for, [replaced.authentication_record_id]);
  return { status: 200, body: renderSubscription(row, version, parts.clock.now()) };
});

/** A password that nobody can read is not read by giving the subscription an address of one's own. */
function assertStays({ url: known, authentication }: WebhookSubscriptionRow, url: string | null): void {
  if (url === null || known === null || authentication === null) return;
  if (new URL(url).origin === new URL(known).origin) return;
  throw ruleBroken({
    pointer: '/authentication',
    message:
      'must be sent again, or be null, with an address at another host: what is kept goes to the one it is for',
    type: 'value_error.missing',
  });
}

const remove = route(deleteWebhookSubscription, async (context) => {
  const { parts } = context;
  const row = await subscriptionOf(context);
  if (!(await deleteRow(parts.db, row))) throw new Problem('not_found');
  await shredRecords(parts, row.sealed_for, [
    row.secret_record_id,
    row.previous_secret_record_id,
    row.authentication_record_id,
  ]);
  return { status: 204, body: null };
});

const rotate = route(rotateWebhookSubscriptionSecret, async (context) => {
  const { body, version, parts } = context;
  const { sealed_for: sealedFor } = await subscriptionOf(context);
  const secret = await makeSecret(parts, sealedFor);
  const minutes = body?.delta ?? OVERLAP_MINUTES;
  const { before, row } = await changeSubscription(context, (now, row) => ({
    ...row,
    secret_record_id: secret.recordId,
    previous_secret_record_id: minutes === 0 ? null : row.secret_record_id,
    previous_secret_until: minutes === 0 ? null : timestamp(new Date(now.getTime() + minutes * MINUTE_MS)),
    updated_at: timestamp(now),
  }));
  const unused = minutes === 0 ? [before.secret_record_id] : [];

  await shredRecords(parts, sealedFor, [before.previous_secret_record_id, ...unused]);
  return { status: 200, body: renderSubscription(row, version, parts.clock.now(), secret.text) };
});

export const webhookSubscriptionRoutes: readonly AnyRoute[] = [
  create,
  list,
  read,
  update,
  remove,
  rotate,
  ...deliveryRoutes,
  ...resendRoutes,
];
