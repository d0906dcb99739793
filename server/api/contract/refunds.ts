import Type from 'typebox';
import { allOf, operation, token } from './operation.ts';
import { Creator } from './shared/creator.ts';
import { Uuid } from './shared/identifier.ts';
import { Amount, CurrencyCode } from './shared/money.ts';
import { page } from './shared/pagination.ts';
import { choice, constant, fields, maybe, nullable, object, text, withDefault } from './shared/schema.ts';
import { Timestamp } from './shared/time.ts';

export const RefundStatus = choice('RefundStatus', [
  'processing',
  'succeeded',
  'failed',
  'declined',
  'voided',
]);

export const RefundTargetType = choice('RefundTargetType', ['payment-method', 'gift-card-redemption']);

export const Refund = object('Refund', {
  type: constant('refund'),
  id: Uuid,
  transaction_id: Uuid,
  payment_service_refund_id: nullable(text(300)),
  status: RefundStatus,
  currency: CurrencyCode,
  amount: Amount,
  reason: nullable(Type.String()),
  target_type: RefundTargetType,
  target_id: nullable(Uuid),
  reconciliation_id: Type.String(),
  external_identifier: nullable(Type.String()),
  transaction_reconciliation_id: Type.String(),
  transaction_external_identifier: nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
  creator: nullable(Creator),
  error_code: nullable(Type.String()),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  settled_currency: nullable(CurrencyCode),
  settled_amount: Type.Integer(),
  settled: Type.Boolean(),
});

export const Refunds = page('Refunds', Refund);

export const TransactionRefundAllCreate = object('TransactionRefundAllCreate', {
  reason: maybe(text(100, 0)),
  external_identifier: maybe(text(300)),
});

export const TransactionRefundCreate = object('TransactionRefundCreate', {
  amount: maybe(Amount),
  target_type: withDefault(RefundTargetType, 'payment-method'),
  target_id: maybe(Uuid),
  reason: maybe(text(100, 0)),
  external_identifier: maybe(text(300)),
});

export const listTransactionRefunds = operation({
  id: 'list_transaction_refunds',
  method: 'GET',
  path: '/transactions/{transaction_id}/refunds',
  tag: 'Refunds',
  summary: 'List the refunds of a transaction.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Refunds },
});

export const createTransactionRefund = operation({
  id: 'create_transaction_refund',
  method: 'POST',
  path: '/transactions/{transaction_id}/refunds',
  tag: 'Refunds',
  summary: 'Refund all or part of what was captured.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  idempotent: true,
  params: fields({ transaction_id: Uuid }),
  body: TransactionRefundCreate,
  responses: { 201: Refund },
});

export const getTransactionRefund = operation({
  id: 'get_transaction_refund',
  method: 'GET',
  path: '/transactions/{transaction_id}/refunds/{refund_id}',
  tag: 'Refunds',
  summary: 'Read a refund of a transaction.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid, refund_id: Uuid }),
  responses: { 200: Refund },
});

export const getRefund = operation({
  id: 'get_refund',
  method: 'GET',
  path: '/refunds/{refund_id}',
  tag: 'Refunds',
  summary: 'Read a refund by its id alone.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ refund_id: Uuid }),
  responses: { 200: Refund },
});

export const createFullTransactionRefund = operation({
  id: 'create_full_transaction_refund',
  method: 'POST',
  path: '/transactions/{transaction_id}/refunds/all',
  tag: 'Refunds',
  summary: 'Refund every instrument of a transaction at once.',
  access: allOf('transactions.write', 'gift-cards.write'),
  merchantAccount: 'header',
  idempotent: true,
  params: fields({ transaction_id: Uuid }),
  body: TransactionRefundAllCreate,
  bodyOptional: true,
  responses: { 201: Refunds },
});

/** The same as refunding under the transaction, with its id in the body. */
export const RefundCreate = object('RefundCreate', {
  transaction_id: Uuid,
  ...TransactionRefundCreate.properties,
});

export const createRefund = operation({
  id: 'create_refund',
  method: 'POST',
  path: '/refunds',
  tag: 'Refunds',
  summary: 'Refund all or part of what was captured of a transaction named in the body.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  idempotent: true,
  body: RefundCreate,
  responses: { 201: Refund },
});
