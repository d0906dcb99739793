import { getShippingDetails } from '../../../db/queries/shipping-details.ts';
import { toId } from '../../../domain/ids.ts';
import { getBuyerShippingDetails } from '../../contract/shipping-details.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { renderShippingDetails } from './render.ts';

export const get = route(getBuyerShippingDetails, async ({ params, merchantAccountId, parts }) => {
  const row = await getShippingDetails(
    parts.db,
    merchantAccountId,
    toId(params.buyer_id),
    toId(params.shipping_details_id),
  );
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderShippingDetails(row) };
});
