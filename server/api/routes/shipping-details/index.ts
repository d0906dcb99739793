import { getBuyerById } from '../../../db/queries/buyers.ts';
import {
  type ShippingDetailsFields,
  type ShippingDetailsRow,
  getShippingDetails,
  insertShippingDetails,
  listShippingDetails,
  lockShippingDetails,
  removeShippingDetails,
  replaceShippingDetails,
} from '../../../db/queries/shipping-details.ts';
import { toId } from '../../../domain/ids.ts';
import { mergePatchOrKeep } from '../../../domain/merge-patch.ts';
import { newId } from '../../../platform/entropy.ts';
import { Problem } from '../../../domain/problem.ts';
import type { BodyOf } from '../../../api-contract/operation.ts';
import {
  addBuyerShippingDetails,
  deleteBuyerShippingDetails,
  getBuyerShippingDetails,
  listBuyerShippingDetails,
  updateBuyerShippingDetails,
} from '../../../api-contract/shipping-details.ts';
import { route } from '../../route.ts';
import { announceResource } from '../announcing.ts';
import { renderShippingDetails } from './render.ts';

const list = route(listBuyerShippingDetails, async ({ params, merchantAccountId, parts }) => {
  const buyerId = toId<'buyer'>(params.buyer_id);
  const rows = await listShippingDetails(parts.db, merchantAccountId, buyerId);
  if (rows.length === 0 && (await getBuyerById(parts.db, merchantAccountId, buyerId)) === null)
    throw new Problem('not_found');
  return { status: 200, body: { items: rows.map(renderShippingDetails) } };
});

const add = route(addBuyerShippingDetails, async ({ params, body, merchantAccountId, now, parts }) => {
  const fields = {
    first_name: body.first_name ?? null,
    last_name: body.last_name ?? null,
    email_address: body.email_address ?? null,
    phone_number: body.phone_number ?? null,
    address: body.address ?? null,
  };
  const row = await parts.db.transaction(async (tx) => {
    const id = newId<'shipping-details'>(now);
    const made = await insertShippingDetails(tx, merchantAccountId, toId(params.buyer_id), id, fields, now);
    if (made !== null)
      await announceResource(
        tx,
        merchantAccountId,
        'shipping-details.created',
        renderShippingDetails(made),
        now,
      );
    return made;
  });
  if (row === null) throw new Problem('not_found');

  return { status: 201, body: renderShippingDetails(row) };
});

const get = route(getBuyerShippingDetails, async ({ params, merchantAccountId, parts }) => {
  const row = await getShippingDetails(
    parts.db,
    merchantAccountId,
    toId(params.buyer_id),
    toId(params.shipping_details_id),
  );
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderShippingDetails(row) };
});

const update = route(updateBuyerShippingDetails, async ({ params, body, merchantAccountId, now, parts }) => {
  const id = toId<'shipping-details'>(params.shipping_details_id);
  const row = await parts.db.transaction(async (tx) => {
    const before = await lockShippingDetails(tx, merchantAccountId, toId(params.buyer_id), id);
    if (before === null) return null;
    const after = await replaceShippingDetails(tx, merchantAccountId, id, changedDetails(before, body), now);
    if (after !== null)
      await announceResource(
        tx,
        merchantAccountId,
        'shipping-details.updated',
        renderShippingDetails(after),
        now,
      );
    return after;
  });
  if (row === null) throw new Problem('not_found');

  return { status: 200, body: renderShippingDetails(row) };
});

function changedDetails(
  before: ShippingDetailsRow,
  body: BodyOf<typeof updateBuyerShippingDetails>,
): ShippingDetailsFields {
  return {
    first_name: body.first_name === undefined ? before.first_name : body.first_name,
    last_name: body.last_name === undefined ? before.last_name : body.last_name,
    email_address: body.email_address === undefined ? before.email_address : body.email_address,
    phone_number: body.phone_number === undefined ? before.phone_number : body.phone_number,
    address: mergePatchOrKeep(before.address, body.address),
  };
}

const remove = route(deleteBuyerShippingDetails, async ({ params, merchantAccountId, now, parts }) => {
  const buyerId = toId<'buyer'>(params.buyer_id);
  const id = toId<'shipping-details'>(params.shipping_details_id);

  await parts.db.transaction(async (tx) => {
    const before = await lockShippingDetails(tx, merchantAccountId, buyerId, id);
    if (before === null || !(await removeShippingDetails(tx, merchantAccountId, buyerId, id)))
      throw new Problem('not_found');
    await announceResource(
      tx,
      merchantAccountId,
      'shipping-details.deleted',
      renderShippingDetails(before),
      now,
    );
  });
  return { status: 204, body: null };
});

export const shippingDetailsRoutes = [add, list, get, update, remove] as const;
