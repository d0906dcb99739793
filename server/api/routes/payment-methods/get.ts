import { getLivePaymentMethod } from '../../../db/queries/payment-methods.ts';
import { toId } from '../../../domain/ids.ts';
import { getPaymentMethod } from '../../contract/payment-methods.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { renderPaymentMethod } from './render.ts';

export const get = route(getPaymentMethod, async ({ params, merchantAccountId, version, parts }) => {
  const row = await getLivePaymentMethod(parts.db, merchantAccountId, toId(params.payment_method_id));
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderPaymentMethod(row, version) };
});
