import { connectors } from '../../../connectors/registry.ts';
import { isOffered } from '../../../payment-services/payment-services.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  createPaymentServiceDefinitionSession,
  getPaymentServiceDefinition,
  listPaymentServiceDefinitions,
} from '../../../api-contract/payment-service-definitions.ts';
import { fixedList, listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { offeredConnector } from '../payment-services/check.ts';
import { presentDefinition } from './present.ts';

/** By id. */
const list = route(listPaymentServiceDefinitions, async (context) => {
  const offered = connectors.filter((connector) => isOffered(context.parts, connector));
  const source = {
    list: 'payment-service-definitions',
    fetch: fixedList(offered, (connector) => connector.id),
    item: ({ entry }: Readonly<{ entry: (typeof offered)[number] }>) => presentDefinition(entry),
  };
  return { status: 200, body: await listPage(context, source) };
});

const get = route(getPaymentServiceDefinition, async ({ params, parts }) => {
  const connector = offeredConnector(parts, params.payment_service_definition_id);
  if (connector === null) throw new Problem('not_found');
  return { status: 200, body: presentDefinition(connector) };
});

/**
 * Client sessions by definition: without a payment service there are no credentials, and every connector of
 * this release wants them.
 */
const createSession = route(createPaymentServiceDefinitionSession, async ({ params, parts }) => {
  const connector = offeredConnector(parts, params.payment_service_definition_id);
  if (connector === null) throw new Problem('not_found');
  throw new Problem('bad_request', { message: `sessions are not supported by ${connector.displayName}` });
});

export const paymentServiceDefinitionRoutes: readonly AnyRoute[] = [list, get, createSession];
