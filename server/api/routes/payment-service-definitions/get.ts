import { getPaymentServiceDefinition } from '../../contract/payment-service-definitions.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { offeredConnector } from '../payment-services/check.ts';
import { presentDefinition } from './present.ts';

export const get = route(getPaymentServiceDefinition, async ({ params, parts }) => {
  const connector = offeredConnector(parts, params.payment_service_definition_id);
  if (connector === null) throw new Problem('not_found');
  return { status: 200, body: presentDefinition(connector) };
});
