import { renderGiftCardRefund, renderRefund, withSettledAmounts } from '../../../answers/refund.ts';
import type { QueryOf } from '../../../api-contract/operation.ts';
import { listRefunds } from '../../../api-contract/refunds.ts';
import {
  type RefundFilters,
  type RefundListRow,
  listRefundRows,
  refundTotals,
} from '../../../db/queries/refund-list.ts';
import { fromBase62 } from '../../../domain/ids.ts';
import { totaledListPage } from '../../pagination.ts';
import { route } from '../../route.ts';

export const listAll = route(listRefunds, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const { cursor: _cursor, limit: _limit, totals: _totals, ...asked } = query;
  const filters = filtersOf(query);
  const page = await totaledListPage(context, {
    list: 'refunds',
    filters: asked,
    totals: () => refundTotals(parts.db, merchantAccountId, filters),
    fetch: (request) => listRefundRows(parts.db, merchantAccountId, filters, request),
    item: render,
  });

  return {
    status: 200,
    body: { ...page, items: await withSettledAmounts(parts, merchantAccountId, page.items) },
  };
});

/** What is told as `processing` is under way, or its outcome is not known. */
const STATUSES = {
  processing: ['sent', 'unknown', 'pending'],
  succeeded: ['succeeded'],
  failed: ['failed'],
  declined: ['declined'],
  voided: ['voided'],
} as const;

function filtersOf(query: QueryOf<typeof listRefunds>): RefundFilters {
  const reconciledId = query.reconciliation_id;
  return {
    createdUntil: query.created_at_lte,
    createdFrom: query.created_at_gte,
    statuses: query.status?.flatMap((status): readonly string[] => STATUSES[status]),
    id: query.id,
    reconciledId: reconciledId === undefined ? undefined : (fromBase62(reconciledId) ?? NO_ID),
    transactionId: query.transaction_id,
    processorReference: query.payment_service_refund_id,
    externalIdentifier: query.external_identifier,
    amount: query.amount_eq,
    amountUntil: query.amount_lte,
    amountFrom: query.amount_gte,
    currencies: query.currency,
    paymentServiceIds: query.payment_service_id,
    targetType: query.target_type,
  };
}

/** The nil UUID, which names nothing (RFC 9562). */
const NO_ID = '00000000-0000-0000-0000-000000000000';

function render(row: RefundListRow) {
  const transaction = {
    transaction_id: row.transaction_id,
    currency: row.transaction_currency,
    external_identifier: row.transaction_external_identifier,
  };
  return row.kind === 'refund' ? renderRefund(transaction, row) : renderGiftCardRefund(transaction, row);
}
