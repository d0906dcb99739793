import { insertShippingDetails } from '../../../db/queries/shipping-details.ts';
import { toId } from '../../../domain/ids.ts';
import { newId } from '../../../machine/entropy.ts';
import { addBuyerShippingDetails } from '../../contract/shipping-details.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { renderShippingDetails } from './render.ts';

export const add = route(addBuyerShippingDetails, async ({ params, body, merchantAccountId, now, parts }) => {
  const fields = {
    first_name: body.first_name ?? null,
    last_name: body.last_name ?? null,
    email_address: body.email_address ?? null,
    phone_number: body.phone_number ?? null,
    address: body.address ?? null,
  };
  const row = await insertShippingDetails(
    parts.db,
    merchantAccountId,
    toId(params.buyer_id),
    newId(now),
    fields,
    now,
  );
  if (row === null) throw new Problem('not_found');
  return { status: 201, body: renderShippingDetails(row) };
});
