import {
  type PaymentLink,
  type PaymentLinkId,
  type PaymentLinkStatus,
  expirePaymentLink as expireStored,
  getPaymentLink as getStored,
  insertPaymentLink,
  listPaymentLinks as listStored,
} from '../../../db/queries/payment-links.ts';
import { newLinkSecret } from '../../../answers/payment-link-address.ts';
import { readPaymentLink, renderPaymentLink } from '../../../answers/payment-link.ts';
import type { Queryable } from '../../../db/db.ts';
import { announce } from '../../../db/queries/webhook-events.ts';
import type { ApiVersion } from '../../../domain/api-version.ts';
import { type BuyerId, type MerchantAccountId, toId } from '../../../domain/ids.ts';
import { withoutNulls } from '../../../domain/json.ts';
import { newId } from '../../../platform/entropy.ts';
import { paymentLinkJob } from '../../../payment-links/tell-end.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  addPaymentLink,
  expirePaymentLink,
  getPaymentLink,
  listPaymentLinks,
} from '../../../api-contract/payment-links.ts';
import { orderKeyOf } from '../../../payments/request/order-key.ts';
import { filteredListPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';
import { linkEnd, linkProblems } from './link-problems.ts';

const add = route(addPaymentLink, async ({ body, merchantAccountId, now, version, parts }) => {
  const problems = await linkProblems(parts, merchantAccountId, body, now);
  if (problems.length > 0) throw new Problem('unprocessable', { details: problems });

  const { amount, currency, country, buyer_id: buyerId = null, expires_at: _end, ...rest } = body;
  const { connection_options: options, ...said } = rest;
  const order = orderKeyOf(body);
  const details = order === null ? said : { ...said, order_key: order };
  const wanted = {
    merchant_account_id: merchantAccountId,
    payment_link_id: newId<'payment-link'>(now),
    secret: newLinkSecret(),
    amount: BigInt(amount),
    currency,
    country,
    details: options == null ? details : { ...details, connection_options: withoutNulls(options) },
    is_embedded: false,
    rate_bucket: null,
    buyer_id: buyerId === null ? null : (toId<'buyer'>(buyerId) satisfies BuyerId),
  };
  const times = { expiresAt: linkEnd(body, now), now };
  const toEnd = paymentLinkJob(parts, merchantAccountId, times);
  const link = await parts.db.transaction(async (tx) => {
    const made = await insertPaymentLink(tx, wanted, times, toEnd);
    await tellOfLink(tx, 'payment-link.created', merchantAccountId, wanted.payment_link_id, now);
    return made;
  });
  return { status: 201, body: await renderPaymentLink(parts, link, version) };
});

const list = route(listPaymentLinks, async (context) => {
  const { query, merchantAccountId, now, version, parts } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = {
    now,
    createdFrom: query.created_at_gte ?? null,
    createdUntil: query.created_at_lte ?? null,
    updatedFrom: query.updated_at_gte ?? null,
    updatedUntil: query.updated_at_lte ?? null,
    currencies: query.currency ?? null,
    amount: query.amount_eq ?? null,
    amountFrom: query.amount_gte ?? null,
    amountUntil: query.amount_lte ?? null,
    statuses: statusesAsked(query.status, version),
    buyer: query.buyer_search ?? null,
  };
  const page = await filteredListPage(context, {
    list: 'payment-links',
    filters: asked,
    fetch: (request) => listStored(parts.db, merchantAccountId, filters, request),
    item: (row: PaymentLink) => renderPaymentLink(parts, row, version),
  });

  return { status: 200, body: { ...page, items: await Promise.all(page.items) } };
});

/** The published version tells of what went back as `expired`. */
function statusesAsked(
  asked: readonly PaymentLinkStatus[] | undefined,
  version: ApiVersion,
): readonly PaymentLinkStatus[] | null {
  if (asked === undefined) return null;
  return version === 'published' && asked.includes('expired') ? [...asked, 'given_back'] : asked;
}

const get = route(getPaymentLink, async ({ params, merchantAccountId, version, parts }) => {
  const paymentLinkId = toId<'payment-link'>(params.payment_link_id);
  return answerOrNotFound(await readPaymentLink(parts, { merchantAccountId, paymentLinkId }, version));
});

/** A link that was paid, or is being paid, stays what it is; the answer is the same. */
const expire = route(expirePaymentLink, async ({ params, merchantAccountId, now, parts }) => {
  const id = toId<'payment-link'>(params.payment_link_id);
  if ((await getStored(parts.db, merchantAccountId, id, now)) === null) throw new Problem('not_found');
  await parts.db.transaction(async (tx) => {
    if (await expireStored(tx, merchantAccountId, id, now))
      await tellOfLink(tx, 'payment-link.updated', merchantAccountId, id, now);
  });
  return { status: 204, body: null };
});

/** What is told of a link is read when it is sent out, as after its payments (operations/link-news.ts). */
async function tellOfLink(
  tx: Queryable,
  name: 'payment-link.created' | 'payment-link.updated',
  merchantAccountId: MerchantAccountId,
  id: PaymentLinkId,
  at: Date,
): Promise<void> {
  const target = { type: 'payment-link', id };
  await announce(tx, { merchantAccountId, eventId: newId(at), name, target, shown: null, at });
}

export const paymentLinkRoutes: readonly AnyRoute[] = [add, list, get, expire];
