import { forgetPaymentServices } from '../../../payment-services/payment-services.ts';
import { deletePaymentService } from '../../../db/queries/payment-services.ts';
import { toId } from '../../../domain/ids.ts';
import { deletePaymentService as deletePaymentServiceOperation } from '../../contract/payment-services.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

/**
 * No new transaction goes there. The row and its sealed settings stay: earlier transactions still capture,
 * refund and resolve through it.
 */
export const remove = route(
  deletePaymentServiceOperation,
  async ({ params, merchantAccountId, now, parts }) => {
    const deleted = await deletePaymentService(
      parts.db,
      merchantAccountId,
      toId(params.payment_service_id),
      now,
    );
    forgetPaymentServices(parts, merchantAccountId);
    if (!deleted) throw new Problem('not_found');
    return { status: 204, body: null };
  },
);
