import { toId } from '../../../domain/ids.ts';
import { deletePaymentServiceTokens } from '../../../payment-service-tokens/delete.ts';
import { deletePaymentMethodPaymentServiceToken } from '../../contract/payment-service-tokens.ts';
import { ApiError } from '../../error.ts';
import { route } from '../../route.ts';

export const remove = route(
  deletePaymentMethodPaymentServiceToken,
  async ({ params, merchantAccountId, parts }) => {
    if (
      !(await deletePaymentServiceTokens(
        parts,
        merchantAccountId,
        toId(params.payment_method_id),
        toId(params.payment_service_token_id),
      ))
    )
      throw new ApiError('not_found');
    return { status: 204, body: null };
  },
);
