import { toId } from '../../../domain/ids.ts';
import { deletePaymentServiceTokens } from '../../../payment-methods/tokens/delete.ts';
import { deletePaymentMethodPaymentServiceToken } from '../../contract/payment-service-tokens.ts';
import { Problem } from '../../../problem/problem.ts';
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
      throw new Problem('not_found');
    return { status: 204, body: null };
  },
);
