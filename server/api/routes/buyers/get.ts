import { getBuyerById } from '../../../db/queries/buyers.ts';
import { toId } from '../../../domain/ids.ts';
import { getBuyer } from '../../contract/buyers.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { renderBuyer } from './render.ts';

export const get = route(getBuyer, async ({ params, merchantAccountId, parts }) => {
  const row = await getBuyerById(parts.db, merchantAccountId, toId(params.buyer_id));
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderBuyer(row) };
});
