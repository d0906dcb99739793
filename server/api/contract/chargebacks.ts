import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { CurrencyCode } from './shared/money.ts';
import { list } from './shared/pagination.ts';
import { constant, fields, nullable, object } from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';

export const Chargeback = object('Chargeback', {
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
  type: constant('chargeback'),
});

export const ChargebackReversal = object('ChargebackReversal', {
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
  type: constant('chargeback-reversal'),
});

export const ChargebackReversals = list('ChargebackReversals', ChargebackReversal);

export const Chargebacks = list('Chargebacks', Chargeback);

export const listTransactionChargebacks = operation({
  id: 'list_transaction_chargebacks',
  method: 'GET',
  path: '/transactions/{transaction_id}/chargebacks',
  tag: 'Transactions - Chargebacks',
  summary: 'List the chargebacks of a transaction.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Chargebacks },
});

export const listTransactionChargebackReversals = operation({
  id: 'list_transaction_chargeback_reversals',
  method: 'GET',
  path: '/transactions/{transaction_id}/chargeback-reversals',
  tag: 'Transactions - Chargeback reversals',
  summary: 'List the chargebacks of a transaction that were reversed.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: ChargebackReversals },
});
