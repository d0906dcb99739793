import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { CurrencyCode } from './shared/money.ts';
import { list } from './shared/pagination.ts';
import { constant, fields, nullable, object } from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';

export const RefundSettlement = object('RefundSettlement', {
  id: Uuid,
  merchant_account_id: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
  posted_at: Timestamp,
  ingested_at: Timestamp,
  currency: CurrencyCode,
  amount: Type.Integer(),
  exchange_rate: nullable(Type.Number()),
  commission: Type.Integer(),
  interchange: nullable(Type.Integer()),
  markup: nullable(Type.Integer()),
  scheme_fee: nullable(Type.Integer()),
  payment_service_report_id: Uuid,
  payment_service_report_file_ids: Type.Array(Uuid),
  transaction_id: Uuid,
  type: constant('refund-settlement'),
  refund_id: Uuid,
});

export const RefundSettlements = list('RefundSettlements', RefundSettlement);

export const Settlement = object('Settlement', {
  id: Uuid,
  merchant_account_id: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
  posted_at: Timestamp,
  ingested_at: Timestamp,
  currency: CurrencyCode,
  amount: Type.Integer(),
  exchange_rate: nullable(Type.Number()),
  commission: Type.Integer(),
  interchange: nullable(Type.Integer()),
  markup: nullable(Type.Integer()),
  scheme_fee: nullable(Type.Integer()),
  payment_service_report_id: Uuid,
  payment_service_report_file_ids: Type.Array(Uuid),
  transaction_id: Uuid,
  type: constant('settlement'),
});

export const Settlements = list('Settlements', Settlement);

export const getTransactionSettlement = operation({
  id: 'get_transaction_settlement',
  method: 'GET',
  path: '/transactions/{transaction_id}/settlements/{settlement_id}',
  tag: 'Transactions - Settlements',
  summary: 'Read a settlement of a transaction.',
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
  summary: 'List the settlements of a transaction\'s refunds.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: RefundSettlements },
});
