import { toId } from '../../../domain/ids.ts';
import { deletePaymentMethod as deleteStored } from '../../../payment-methods/delete.ts';
import { deletePaymentMethod } from '../../contract/payment-methods.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { pinnedBuyer } from './pinned-buyer.ts';

/** A front end deletes only what belongs to the buyer in its token; anything else is not there for it. */
export const remove = route(deletePaymentMethod, async ({ params, caller, merchantAccountId, parts }) => {
  const isFrontEnd = caller.kind === 'key' && caller.embed;
  const buyerId = isFrontEnd ? await pinnedBuyer(parts.db, merchantAccountId, caller) : null;
  if (isFrontEnd && buyerId === null) throw new Problem('not_found');
  if (!(await deleteStored(parts, merchantAccountId, toId(params.payment_method_id), buyerId)))
    throw new Problem('not_found');
  return { status: 204, body: null };
});
