import { isOffered } from '../../../connectors/payment-services.ts';
import { connectors } from '../../../connectors/registry.ts';
import { listPaymentServiceDefinitions } from '../../contract/payment-service-definitions.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { presentDefinition } from './present.ts';

/** By id. */
export const list = route(listPaymentServiceDefinitions, async (context) => {
  const offered = connectors.filter((connector) => isOffered(context.parts, connector)).map((connector) => ({ connector, sort_values: [connector.id] }));
  const page = await listPage(context, {
    list: 'payment-service-definitions',
    fetch: async ({ limit, position }) => {
      const from = position?.values[0] ?? '';
      const before = position?.direction === 'previous';
      const start = before ? Math.max(0, offered.findIndex((row) => row.connector.id >= from) - limit) : offered.findIndex((row) => row.connector.id > from);
      const rows = start === -1 ? [] : offered.slice(start, start + limit);
      return { rows, hasPrevious: start > 0, hasNext: start !== -1 && start + limit < offered.length };
    },
    item: (row: (typeof offered)[number]) => presentDefinition(row.connector),
  });
  return { status: 200, body: page };
});
