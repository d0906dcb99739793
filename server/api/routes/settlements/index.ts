import {
  listTransactionChargebackReversals,
  listTransactionChargebacks,
} from '../../contract/chargebacks.ts';
import {
  getTransactionRefundSettlement,
  getTransactionSettlement,
  listTransactionRefundSettlements,
  listTransactionSettlements,
} from '../../contract/settlements.ts';
import { type AnyRoute, route } from '../../route.ts';
import { lineOf, linesOf, renderLine, renderRefundSettlement } from './render.ts';

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
