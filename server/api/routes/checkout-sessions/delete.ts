import { deleteCheckoutSession as deleteStored } from '../../../checkout/end.ts';
import { toId } from '../../../domain/ids.ts';
import { deleteCheckoutSession } from '../../contract/checkout-sessions.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

export const remove = route(deleteCheckoutSession, async ({ params, merchantAccountId, now, parts }) => {
  if (!(await deleteStored(parts, merchantAccountId, toId(params.session_id), now)))
    throw new Problem('not_found');
  return { status: 204, body: null };
});
