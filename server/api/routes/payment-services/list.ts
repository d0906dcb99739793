import { type PaymentServiceRow, listPaymentServices } from '../../../db/queries/payment-services.ts';
import { listPaymentServices as listPaymentServicesOperation } from '../../contract/payment-services.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { presentPaymentService } from './present.ts';

/** Newest first. */
export const list = route(listPaymentServicesOperation, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const filters = { method: query.method ?? null, deleted: query.deleted };
  const page = await listPage(context, {
    list: 'payment-services',
    filters,
    fetch: (request) =>
      listPaymentServices(parts.db, [merchantAccountId, filters.method, filters.deleted], request),
    item: (row: PaymentServiceRow) => presentPaymentService(row, parts),
  });
  return { status: 200, body: page };
});
