import {
  createPaymentService,
  deletePaymentService,
  getPaymentService,
  listPaymentServices as listOperation,
  updatePaymentService,
  verifyPaymentServiceCredentials,
} from '../../../api-contract/payment-services.ts';
import {
  PAYMENT_SERVICE,
  getPaymentServiceDefinition,
  listPaymentServiceDefinitions,
} from '../../../api-contract/payment-service-definitions.ts';
import { paymentServices } from '../../../connections/connection-kinds.ts';
import type { Connector } from '../../../connectors/connector.ts';
import {
  type PaymentServiceRow,
  listPaymentServices,
  paymentServiceTable,
  putPaymentService,
} from '../../../db/queries/payment-services.ts';
import { checkBy } from '../../../payment-services/try-settings.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { connectionRoutes } from '../connections.ts';
import { renderPaymentServiceDefinition } from '../payment-service-definitions/render.ts';
import { healthRoutes } from './health.ts';
import { renderPaymentService } from './render.ts';
import { createSession } from './session.ts';
import { ownColumns, problemsOf } from './own-columns.ts';

/** Newest first. */
const list = route(listOperation, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const filters = { method: query.method ?? null, deleted: query.deleted };

  const page = await listPage(context, {
    list: 'payment-services',
    filters,
    fetch: (request) =>
      listPaymentServices(parts.db, [merchantAccountId, filters.method, filters.deleted], request),
    item: (row: PaymentServiceRow) => {
      const shown = renderPaymentService(row, paymentServices.webhookUrl(parts, row));
      return query.include_fields ? shown : { ...shown, fields: null, reporting_fields: null };
    },
  });
  return { status: 200, body: page };
});

const shared = connectionRoutes<PaymentServiceRow, Connector>(
  {
    published: PAYMENT_SERVICE,
    connections: paymentServices,
    table: paymentServiceTable,
    definition: renderPaymentServiceDefinition,
    problems: problemsOf,
    put: (db, row, change) =>
      putPaymentService(db, { ...row, ...ownColumns(change) }, change.before, change.now),
    render: renderPaymentService,
    check: checkBy,
  },
  {
    listDefinitions: listPaymentServiceDefinitions,
    getDefinition: getPaymentServiceDefinition,
    create: createPaymentService,
    get: getPaymentService,
    update: updatePaymentService,
    delete: deletePaymentService,
    verify: verifyPaymentServiceCredentials,
  },
);

export const paymentServiceRoutes: readonly AnyRoute[] = [...shared, list, createSession, ...healthRoutes];
