import { isOffered } from '../../../payment-services/payment-services.ts';
import { connectors } from '../../../connectors/registry.ts';
import { listPaymentServiceDefinitions } from '../../contract/payment-service-definitions.ts';
import { fixedList, listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { presentDefinition } from './present.ts';

/** By id. */
export const list = route(listPaymentServiceDefinitions, async (context) => {
  const offered = connectors.filter((connector) => isOffered(context.parts, connector));
  const source = {
    list: 'payment-service-definitions',
    fetch: fixedList(offered, (connector) => connector.id),
    item: ({ entry }: Readonly<{ entry: (typeof offered)[number] }>) => presentDefinition(entry),
  };
  return { status: 200, body: await listPage(context, source) };
});
