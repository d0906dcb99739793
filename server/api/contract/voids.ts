import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { PreferHeaders } from './shared/prefer.ts';
import { choice, constant, fields, nullable, object } from './shared/schema.ts';
import { Transaction } from './transaction/transaction.ts';

export const VoidStatus = choice('VoidStatus', ['succeeded', 'pending', 'declined', 'failed']);

export const TransactionVoid = object('TransactionVoid', {
  type: constant('transaction-void'),
  status: VoidStatus,
  code: nullable(Type.String()),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  transaction: Transaction,
});

export const VoidCreate = object('VoidCreate', { transaction_id: Uuid });

export const createVoid = operation({
  id: 'create_void',
  method: 'POST',
  path: '/voids',
  tag: 'Transactions',
  summary: 'Release the authorization of a transaction named in the body.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  idempotent: true,
  body: VoidCreate,
  responses: { 201: TransactionVoid },
});

export const voidTransaction = operation({
  id: 'void_transaction',
  method: 'POST',
  path: '/transactions/{transaction_id}/void',
  tag: 'Transactions',
  summary: 'Release an authorization that was not captured.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  idempotent: true,
  params: fields({ transaction_id: Uuid }),
  headers: PreferHeaders,
  responses: { 200: Type.Union([Transaction, TransactionVoid]) },
});
