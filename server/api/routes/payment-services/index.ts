import {
  type PaymentServiceRow,
  deletePaymentService,
  getPaymentService,
  listPaymentServices,
} from '../../../db/queries/payment-services.ts';
import { toId } from '../../../domain/ids.ts';
import { forgetPaymentServices } from '../../../payment-services/payment-services.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  deletePaymentService as deletePaymentServiceOperation,
  getPaymentService as getPaymentServiceOperation,
  listPaymentServices as listPaymentServicesOperation,
} from '../../../api-contract/payment-services.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { create } from './create.ts';
import { presentPaymentService } from './present.ts';
import { createSession } from './session.ts';
import { update } from './update.ts';
import { verify } from './verify.ts';

/** Newest first. */
const list = route(listPaymentServicesOperation, async (context) => {
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

const get = route(getPaymentServiceOperation, async ({ params, merchantAccountId, parts }) => {
  const row = await getPaymentService(parts.db, merchantAccountId, toId(params.payment_service_id));
  if (row === null || row.deleted_at !== null) throw new Problem('not_found');
  return { status: 200, body: presentPaymentService(row, parts) };
});

/**
 * No new transaction goes there. The row and its sealed settings stay: earlier transactions still capture,
 * refund and resolve through it.
 */
const remove = route(deletePaymentServiceOperation, async ({ params, merchantAccountId, now, parts }) => {
  const deleted = await deletePaymentService(
    parts.db,
    merchantAccountId,
    toId(params.payment_service_id),
    now,
  );
  forgetPaymentServices(parts, merchantAccountId);
  if (!deleted) throw new Problem('not_found');
  return { status: 204, body: null };
});

export const paymentServiceRoutes: readonly AnyRoute[] = [
  list,
  create,
  get,
  update,
  remove,
  verify,
  createSession,
];
