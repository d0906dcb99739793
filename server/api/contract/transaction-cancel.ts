import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { choice, constant, fields, nullable, object } from './shared/schema.ts';
import { Transaction } from './transaction/transaction.ts';

export const CancelStatus = choice('CancelStatus', ['succeeded', 'pending', 'failed']);

export const TransactionCancel = object('TransactionCancel', {
  type: constant('transaction-cancel'),
  status: CancelStatus,
  code: nullable(Type.String()),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  transaction: Transaction,
});

export const cancelTransaction = operation({
  id: 'cancel_transaction',
  method: 'POST',
  path: '/transactions/{transaction_id}/cancel',
  tag: 'Transactions',
  summary: 'Cancel a transaction that is not finished yet.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: TransactionCancel },
});
