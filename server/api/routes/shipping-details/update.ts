import {
  lockShippingDetails,
  replaceShippingDetails,
  type ShippingDetailsFields,
  type ShippingDetailsRow,
} from '../../../db/queries/shipping-details.ts';
import { toId } from '../../../domain/ids.ts';
import { mergePatchOrKeep } from '../../../domain/merge-patch.ts';
import type { BodyOf } from '../../contract/operation.ts';
import { updateBuyerShippingDetails } from '../../contract/shipping-details.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { renderShippingDetails } from './render.ts';

export const update = route(
  updateBuyerShippingDetails,
  async ({ params, body, merchantAccountId, now, parts }) => {
    const id = toId<'shipping-details'>(params.shipping_details_id);
    const row = await parts.db.transaction(async (tx) => {
      const before = await lockShippingDetails(tx, merchantAccountId, toId(params.buyer_id), id);
      return before === null
        ? null
        : replaceShippingDetails(tx, merchantAccountId, id, changed(before, body), now);
    });
    if (row === null) throw new Problem('not_found');
    return { status: 200, body: renderShippingDetails(row) };
  },
);

function changed(
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
