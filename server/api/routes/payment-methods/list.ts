import { listPaymentMethodRows, type PaymentMethodListRow } from '../../../db/queries/payment-methods.ts';
import { toId } from '../../../domain/ids.ts';
import { listPaymentMethods } from '../../contract/payment-methods.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { renderPaymentMethod } from './render.ts';

export const list = route(listPaymentMethods, async (context) => {
  const { merchantAccountId, parts, query, version } = context;
  const filters = {
    buyerId: query.buyer_id === undefined ? null : toId<'buyer'>(query.buyer_id),
    buyerExternalIdentifier: query.buyer_external_identifier ?? null,
    statuses: query.status === undefined || query.status.length === 0 ? null : query.status,
    externalIdentifier: query.external_identifier ?? null,
  };
  const body = await listPage(context, {
    list: 'payment-methods',
    filters,
    fetch: (page) => listPaymentMethodRows(parts.db, merchantAccountId, filters, page),
    item: (row: PaymentMethodListRow) => renderPaymentMethod(row, version),
  });
  return { status: 200, body };
});
