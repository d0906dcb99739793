import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { Amount } from './shared/money.ts';
import { choice, constant, fields, nullable, object } from './shared/schema.ts';
import { Transaction } from './transaction/transaction.ts';

export const IncrementalAuthorizationStatus = choice('IncrementalAuthorizationStatus', [
  'succeeded',
  'failed',
]);

export const TransactionAuthorizationIncrement = object('TransactionAuthorizationIncrement', {
  type: constant('transaction-authorization-increment'),
  status: IncrementalAuthorizationStatus,
  code: nullable(Type.String()),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  transaction: Transaction,
});

export const TransactionAuthorizationIncrementCreate = object('TransactionAuthorizationIncrementCreate', {
  amount: Amount,
});

export const incrementTransactionAuthorization = operation({
  id: 'increment_transaction_authorization',
  method: 'POST',
  path: '/transactions/{transaction_id}/authorization/increment',
  tag: 'Transactions',
  summary: 'Raise the authorized amount.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  idempotent: true,
  params: fields({ transaction_id: Uuid }),
  body: TransactionAuthorizationIncrementCreate,
  responses: { 200: TransactionAuthorizationIncrement },
});
