import { findPaymentService } from '../../../connectors/payment-services.ts';
import { toId } from '../../../domain/ids.ts';
import { createPaymentServiceSession } from '../../contract/payment-services.ts';
import { ApiError } from '../../error.ts';
import { route } from '../../route.ts';

/** Client sessions outside a transaction. No connector of this release offers one. */
export const createSession = route(createPaymentServiceSession, async ({ params, merchantAccountId, parts }) => {
  const service = await findPaymentService(parts, merchantAccountId, toId(params.payment_service_id));
  if (service === null || service.deleted) throw new ApiError('not_found');
  throw new ApiError('bad_request', { message: `sessions are not supported by ${service.connector.displayName}` });
});
