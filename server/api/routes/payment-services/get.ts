import { getPaymentService } from '../../../db/queries/payment-services.ts';
import { toId } from '../../../domain/ids.ts';
import { getPaymentService as getPaymentServiceOperation } from '../../contract/payment-services.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { presentPaymentService } from './present.ts';

export const get = route(getPaymentServiceOperation, async ({ params, merchantAccountId, parts }) => {
  const row = await getPaymentService(parts.db, merchantAccountId, toId(params.payment_service_id));
  if (row === null || row.deleted_at !== null) throw new Problem('not_found');
  return { status: 200, body: presentPaymentService(row, parts) };
});
