import { removeBuyer } from '../../../db/queries/buyers.ts';
import { toId } from '../../../domain/ids.ts';
import { deleteBuyer } from '../../contract/buyers.ts';
import { ApiError } from '../../error.ts';
import { route } from '../../route.ts';

export const remove = route(deleteBuyer, async ({ params, merchantAccountId, parts }) => {
  if (!(await removeBuyer(parts.db, merchantAccountId, toId(params.buyer_id))))
    throw new ApiError('not_found');
  return { status: 204, body: null };
});
