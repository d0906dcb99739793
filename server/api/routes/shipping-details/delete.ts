import { removeShippingDetails } from '../../../db/queries/shipping-details.ts';
import { toId } from '../../../domain/ids.ts';
import { deleteBuyerShippingDetails } from '../../contract/shipping-details.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

export const remove = route(deleteBuyerShippingDetails, async ({ params, merchantAccountId, parts }) => {
  if (
    !(await removeShippingDetails(
      parts.db,
      merchantAccountId,
      toId(params.buyer_id),
      toId(params.shipping_details_id),
    ))
  )
    throw new Problem('not_found');
  return { status: 204, body: null };
});
