import {
  type SettlementLineRow,
  getSettlementLine,
  listSettlementLines,
} from '../../../db/queries/settlement-lines.ts';
import { getTransactionRow } from '../../../db/queries/transactions.ts';
import { type MerchantAccountId, toId } from '../../../domain/ids.ts';
import type { SettlementLineKind } from '../../../domain/transaction/settlement-line.ts';
import type { Parts } from '../../../parts.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  listTransactionChargebackReversals,
  listTransactionChargebacks,
} from '../../../api-contract/chargebacks.ts';
import {
  getTransactionRefundSettlement,
  getTransactionSettlement,
  listTransactionRefundSettlements,
  listTransactionSettlements,
} from '../../../api-contract/settlements.ts';
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

export const settlementRoutes: readonly AnyRoute[] = [
  listSettlements,
  getSettlement,
  listRefundSettlements,
  getRefundSettlement,
  listChargebacks,
  listReversals,
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

function numberOf(amount: bigint | null): number | null {
  return amount === null ? null : Number(amount);
}
