import { createPaymentServiceDefinitionSession } from '../../contract/payment-service-definitions.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { offeredConnector } from '../payment-services/check.ts';

/**
 * Client sessions by definition: without a payment service there are no credentials, and every connector of
 * this release wants them.
 */
export const createSession = route(createPaymentServiceDefinitionSession, async ({ params, parts }) => {
  const connector = offeredConnector(parts, params.payment_service_definition_id);
  if (connector === null) throw new Problem('not_found');
  throw new Problem('bad_request', { message: `sessions are not supported by ${connector.displayName}` });
});
