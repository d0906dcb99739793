import { removeBuyer } from '../../../db/queries/buyers.ts';
import { toId } from '../../../domain/ids.ts';
import { deleteBuyer } from '../../contract/buyers.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

export const remove = route(deleteBuyer, async ({ params, merchantAccountId, parts }) => {
  if (!(await removeBuyer(parts.db, merchantAccountId, toId(params.buyer_id))))
    throw new Problem('not_found');
  return { status: 204, body: null };
});
