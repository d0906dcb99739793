import {
  type SettlementLineFilters,
  type SettlementLineListRow,
  listAllSettlementLines,
} from '../../../db/queries/settlement-line-list.ts';
import {
  type SettlementLineRow,
  getSettlementLine,
  listSettlementLines,
} from '../../../db/queries/settlement-lines.ts';
import {
  type SettlementReportListRow,
  listSettlementReports as listReportRows,
} from '../../../db/queries/settlement-reports.ts';
import { getTransactionRow } from '../../../db/queries/transactions.ts';
import { type MerchantAccountId, toId } from '../../../domain/ids.ts';
import type { SettlementLineKind } from '../../../domain/transaction/settlement-line.ts';
import type { Parts } from '../../../parts.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  listChargebacks as listAllChargebacks,
  listTransactionChargebackReversals,
  listTransactionChargebacks,
} from '../../../api-contract/chargebacks.ts';
import {
  getTransactionRefundSettlement,
  getTransactionSettlement,
  listSettlementReports,
  listSettlements as listAllSettlements,
  listTransactionRefundSettlements,
  listTransactionSettlements,
} from '../../../api-contract/settlements.ts';
import type { QueryOf } from '../../../api-contract/operation.ts';
import { filteredListPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';

const listSettlements = route(listTransactionSettlements, async (context) => {
  const rows = await linesOf(context, context.params.transaction_id, 'settlement');
  return { status: 200, body: { items: rows.map((row) => renderLine(row, 'settlement')) } };
});

const getSettlement = route(getTransactionSettlement, async (context) => ({
  status: 200,
  body: renderLine(await lineOf(context, context.params, 'settlement'), 'settlement'),
}));

const listRefundSettlements = route(listTransactionRefundSettlements, async (context) => {
  const rows = await linesOf(context, context.params.transaction_id, 'refund-settlement');
  return { status: 200, body: { items: rows.map(renderRefundSettlement) } };
});

const getRefundSettlement = route(getTransactionRefundSettlement, async (context) => ({
  status: 200,
  body: renderRefundSettlement(await lineOf(context, context.params, 'refund-settlement')),
}));

const listChargebacks = route(listTransactionChargebacks, async (context) => {
  const rows = await linesOf(context, context.params.transaction_id, 'chargeback');
  return { status: 200, body: { items: rows.map((row) => renderLine(row, 'chargeback')) } };
});

const listReversals = route(listTransactionChargebackReversals, async (context) => {
  const rows = await linesOf(context, context.params.transaction_id, 'chargeback-reversal');
  return { status: 200, body: { items: rows.map((row) => renderLine(row, 'chargeback-reversal')) } };
});

const listAll = route(listAllSettlements, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = filtersOf(query);
  const body = await filteredListPage(context, {
    list: 'settlements',
    filters: asked,
    fetch: (page) => listAllSettlementLines(parts.db, merchantAccountId, filters, page),
    item: renderListedLine,
  });
  return { status: 200, body };
});

const chargebacks = route(listAllChargebacks, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = { ...filtersOf(query), kinds: query.type ?? ['chargeback', 'chargeback-reversal'] };
  const body = await filteredListPage(context, {
    list: 'chargebacks',
    filters: asked,
    fetch: (page) => listAllSettlementLines(parts.db, merchantAccountId, filters, page),
    item: renderListedLine,
  });
  return { status: 200, body };
});

/** The names of the query, in ours. */
function filtersOf(
  query: QueryOf<typeof listAllSettlements> | QueryOf<typeof listAllChargebacks>,
): SettlementLineFilters {
  return {
    ingestedUntil: query.ingested_at_lte,
    ingestedFrom: query.ingested_at_gte,
    postedUntil: query.posted_at_lte,
    postedFrom: query.posted_at_gte,
    kinds: query.type,
    transactionId: query.transaction_id,
    refundId: query.refund_id,
    reportId: query.payment_service_report_id,
    fileId: query.payment_service_report_file_id,
    paymentServiceIds: query.payment_service_id,
    currencies: query.currency,
    amount: query.amount_eq,
    amountUntil: query.amount_lte,
    amountFrom: query.amount_gte,
  };
}

const reports = route(listSettlementReports, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = {
    createdUntil: query.created_at_lte,
    createdFrom: query.created_at_gte,
    postedUntil: query.posted_at_lte,
    postedFrom: query.posted_at_gte,
    id: query.id,
    paymentServiceIds: query.payment_service_id,
    currencies: query.currency,
  };

  const body = await filteredListPage(context, {
    list: 'settlement-reports',
    filters: asked,
    fetch: (page) => listReportRows(parts.db, merchantAccountId, filters, page),
    item: renderReport,
  });
  return { status: 200, body };
});

export const settlementRoutes: readonly AnyRoute[] = [
  listSettlements,
  getSettlement,
  listRefundSettlements,
  getRefundSettlement,
  listChargebacks,
  listReversals,
  listAll,
  chargebacks,
  reports,
];

type Context = Readonly<{ parts: Parts; merchantAccountId: MerchantAccountId }>;

/** The lines of one kind of a transaction that is there. */
async function linesOf(
  { parts, merchantAccountId }: Context,
  transactionId: string,
  kind: SettlementLineKind,
): Promise<readonly SettlementLineRow[]> {
  const id = toId<'transaction'>(transactionId);
  const rows = await listSettlementLines(parts.db, merchantAccountId, id, kind);
  if (rows.length === 0 && (await getTransactionRow(parts.db, merchantAccountId, id)) === null)
    throw new Problem('not_found');
  return rows;
}

/** One line of a transaction, of that kind. */
async function lineOf(
  { parts, merchantAccountId }: Context,
  params: Readonly<{ transaction_id: string; settlement_id: string }>,
  kind: SettlementLineKind,
): Promise<SettlementLineRow> {
  const { settlement_id: id, transaction_id: transactionId } = params;
  const line = await getSettlementLine(parts.db, merchantAccountId, { id, transactionId, kind });
  if (line === null) throw new Problem('not_found');
  return line;
}

/** A line never changes once it is in the books. */
function renderLine<const Kind extends SettlementLineKind>(row: SettlementLineRow, type: Kind) {
  return {
    id: row.settlement_line_id,
    merchant_account_id: row.merchant_account_id,
    created_at: row.ingested_at,
    updated_at: row.ingested_at,
    posted_at: row.posted_at,
    ingested_at: row.ingested_at,
    currency: row.currency,
    amount: Number(row.amount),
    exchange_rate: row.exchange_rate === null ? null : Number(row.exchange_rate),
    commission: Number(row.commission),
    interchange: numberOf(row.interchange),
    markup: numberOf(row.markup),
    scheme_fee: numberOf(row.scheme_fee),
    payment_service_report_id: row.payment_service_report_id,
    payment_service_report_file_ids:
      row.payment_service_report_file_id === null ? [] : [row.payment_service_report_file_id],
    transaction_id: row.transaction_id,
    type,
  };
}

function renderRefundSettlement(row: SettlementLineRow) {
  if (row.refund_id === null) throw new Error('BUG: a refund was settled that is none');
  return { ...renderLine(row, 'refund-settlement'), refund_id: row.refund_id as string };
}

function renderListedLine(row: SettlementLineListRow) {
  return {
    ...renderLine(row, row.kind),
    refund_id: row.refund_id,
    payment_service_id: row.payment_service_id,
    payment_service_line_id: row.reference,
    exchange_currency: row.exchange_currency,
    exchange_net: numberOf(row.exchange_net),
  };
}

function renderReport(row: SettlementReportListRow) {
  const net =
    row.settled_amount - row.refunded_amount - row.charged_back_amount + row.reversed_amount - row.fee_amount;
  return {
    type: 'settlement-report' as const,
    id: row.payment_service_report_id,
    merchant_account_id: row.merchant_account_id,
    payment_service_id: row.payment_service_id,
    currency: row.currency,
    line_count: Number(row.lines),
    settled_amount: Number(row.settled_amount),
    refunded_amount: Number(row.refunded_amount),
    charged_back_amount: Number(row.charged_back_amount),
    reversed_amount: Number(row.reversed_amount),
    fee_amount: Number(row.fee_amount),
    net_amount: Number(net),
    first_posted_at: row.first_posted_at,
    last_posted_at: row.last_posted_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function numberOf(amount: bigint | null): number | null {
  return amount === null ? null : Number(amount);
}
