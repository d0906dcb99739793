import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { CurrencyCode, MinorUnits } from './schemas/money.ts';
import { cursorQuery, filteredPage, list } from './schemas/pagination.ts';
import { constant, fields, object, optional } from './schemas/schema.ts';
import {
  ListedSettlementLine,
  SETTLEMENT_LINE_WORDS,
  SettlementLineType,
  settlementLine,
  settlementLineFilters,
} from './schemas/settlement-line.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

export const RefundSettlement = object('RefundSettlement', {
  ...settlementLine('refund-settlement'),
  refund_id: Uuid,
});
describe(RefundSettlement, { ...SETTLEMENT_LINE_WORDS, refund_id: 'The refund that was settled.' });

export const RefundSettlements = list('RefundSettlements', RefundSettlement);

export const Settlement = object('Settlement', settlementLine('settlement'));
describe(Settlement, SETTLEMENT_LINE_WORDS);

export const Settlements = list('Settlements', Settlement);

export const SettlementLines = filteredPage('SettlementLines', ListedSettlementLine);

export const listSettlements = operation({
  id: 'list_settlements',
  method: 'GET',
  path: '/settlements',
  tag: 'Settlements',
  summary: 'List what processors have settled of all transactions, latest first.',
  description:
    "Every line of the processors' reports, by when it reached this instance: settled captures and refunds, " +
    'chargebacks, and those reversed. Lines never change. Filters are joined by and; a list of values by or.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  query: settlementLineFilters(SettlementLineType),
  responses: { 200: SettlementLines },
});

/** One report of a processor, in one currency of its payments. */
export const SettlementReport = object('SettlementReport', {
  type: constant('settlement-report'),
  id: Uuid,
  merchant_account_id: Type.String(),
  payment_service_id: Uuid,
  currency: CurrencyCode,
  line_count: Type.Integer(),
  settled_amount: MinorUnits,
  refunded_amount: MinorUnits,
  charged_back_amount: MinorUnits,
  reversed_amount: MinorUnits,
  fee_amount: MinorUnits,
  net_amount: MinorUnits,
  first_posted_at: Timestamp,
  last_posted_at: Timestamp,
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(SettlementReport, {
  id: '`payment_service_report_id` of its lines. A report in several currencies is listed once for each.',
  payment_service_id: 'The payment service whose processor made it.',
  currency: 'Currency of the payments, which every figure is in.',
  line_count: 'Lines so far.',
  settled_amount: 'Captures settled, before fees.',
  refunded_amount: 'Refunds settled.',
  charged_back_amount: 'Taken back by chargebacks.',
  reversed_amount: 'Given back by chargebacks that were reversed.',
  fee_amount: 'Fees of all lines.',
  net_amount: 'What the lines add up to: settled and reversed, less refunded, charged back and fees.',
  first_posted_at: 'When the processor booked the first line.',
  last_posted_at: 'When the processor booked the last line.',
  created_at: 'When the first line reached this instance.',
  updated_at: 'When the latest line reached this instance.',
});

export const SettlementReports = filteredPage('SettlementReports', SettlementReport);

export const listSettlementReports = operation({
  id: 'list_settlement_reports',
  method: 'GET',
  path: '/settlement-reports',
  tag: 'Settlements',
  summary: "List processors' settlement reports with what their lines add up to, newest first.",
  description:
    'One for each report and currency, kept up with every line, so its figures are exact. A report is what the ' +
    'processor calls one: a payout, a day or a file.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      created_at_lte: optional(Timestamp),
      created_at_gte: optional(Timestamp),
      posted_at_lte: optional(Timestamp),
      posted_at_gte: optional(Timestamp),
      id: optional(Uuid),
      payment_service_id: optional(Type.Array(Uuid, { maxItems: 100 })),
      currency: optional(Type.Array(CurrencyCode, { maxItems: 100 })),
    }),
    {
      created_at_lte: 'Whose first line came at this moment or before.',
      created_at_gte: 'Whose first line came at this moment or after.',
      posted_at_lte: 'With a line that was booked at this moment or before.',
      posted_at_gte: 'With a line that was booked at this moment or after.',
      id: 'Only the one with this id.',
      payment_service_id: 'Of one of these payment services.',
      currency: 'In one of these currencies.',
    },
  ),
  responses: { 200: SettlementReports },
});

export const getTransactionSettlement = operation({
  id: 'get_transaction_settlement',
  method: 'GET',
  path: '/transactions/{transaction_id}/settlements/{settlement_id}',
  tag: 'Transactions - Settlements',
  summary: 'Read a settlement of a transaction.',
  description: "A line of the processor's report; it never changes.",
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid, settlement_id: Uuid }),
  responses: { 200: Settlement },
});

export const listTransactionSettlements = operation({
  id: 'list_transaction_settlements',
  method: 'GET',
  path: '/transactions/{transaction_id}/settlements',
  tag: 'Transactions - Settlements',
  summary: 'List the settlements of a transaction.',
  description: "Lines of the processor's reports, the first thousand; they never change.",
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Settlements },
});

export const getTransactionRefundSettlement = operation({
  id: 'get_transaction_refund_settlement',
  method: 'GET',
  path: '/transactions/{transaction_id}/refund-settlements/{settlement_id}',
  tag: 'Transactions - Refund settlements',
  summary: 'Read a settlement of a refund.',
  description: "A line of the processor's report; it never changes.",
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid, settlement_id: Uuid }),
  responses: { 200: RefundSettlement },
});

export const listTransactionRefundSettlements = operation({
  id: 'list_transaction_refund_settlements',
  method: 'GET',
  path: '/transactions/{transaction_id}/refund-settlements',
  tag: 'Transactions - Refund settlements',
  summary: "List the settlements of a transaction's refunds.",
  description: "Lines of the processor's reports, the first thousand; they never change.",
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: RefundSettlements },
});
