import { getBuyerById } from '../../../db/queries/buyers.ts';
import { listShippingDetails } from '../../../db/queries/shipping-details.ts';
import { toId } from '../../../domain/ids.ts';
import { listBuyerShippingDetails } from '../../contract/shipping-details.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { renderShippingDetails } from './render.ts';

export const list = route(listBuyerShippingDetails, async ({ params, merchantAccountId, parts }) => {
  const buyerId = toId<'buyer'>(params.buyer_id);
  const rows = await listShippingDetails(parts.db, merchantAccountId, buyerId);
  if (rows.length === 0 && (await getBuyerById(parts.db, merchantAccountId, buyerId)) === null)
    throw new Problem('not_found');
  return { status: 200, body: { items: rows.map(renderShippingDetails) } };
});
