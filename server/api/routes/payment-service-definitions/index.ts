import { createPaymentServiceDefinitionSession } from '../../../api-contract/payment-service-definitions.ts';
import { paymentServices } from '../../../connections/connection-kinds.ts';
import { Problem } from '../../../domain/problem.ts';
import { type AnyRoute, route } from '../../route.ts';

/**
 * Client sessions by definition: without a payment service there are no credentials, and every connector of
 * this release wants them.
 */
const createSession = route(createPaymentServiceDefinitionSession, async ({ params, parts }) => {
  const connector = paymentServices.offered(parts, params.payment_service_definition_id);
  if (connector === null) throw new Problem('not_found');
  throw new Problem('bad_request', { message: `sessions are not supported by ${connector.displayName}` });
});

export const paymentServiceDefinitionRoutes: readonly AnyRoute[] = [createSession];
