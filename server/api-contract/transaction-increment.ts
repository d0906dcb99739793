import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount } from './schemas/money.ts';
import { choice, constant, fields, nullable, object } from './schemas/schema.ts';
import { Transaction } from './transaction/transaction.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

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
describe(TransactionAuthorizationIncrement, {
  code: 'The error in one vocabulary for all processors; null where it succeeded.',
  raw_response_code: "The processor's own code; null where it gave none.",
  raw_response_description: "The processor's own words; null where it gave none.",
  transaction: 'The transaction as it is now.',
  status: 'Whether the issuer agreed to the higher amount.',
});

export const TransactionAuthorizationIncrementCreate = object('TransactionAuthorizationIncrementCreate', {
  amount: Amount,
});
describe(TransactionAuthorizationIncrementCreate, { amount: 'How much more is to be authorized.' });

export const incrementTransactionAuthorization = operation({
  id: 'increment_transaction_authorization',
  method: 'POST',
  path: '/transactions/{transaction_id}/authorization/increment',
  tag: 'Transactions',
  summary: 'Raise the authorized amount.',
  description: 'Only where the connector can; see `supported_features.increment` of its definition.',
  access: token('transactions.write'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  params: fields({ transaction_id: Uuid }),
  body: TransactionAuthorizationIncrementCreate,
  responses: { 200: TransactionAuthorizationIncrement },
});
