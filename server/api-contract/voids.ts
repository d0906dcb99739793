import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { PreferHeaders } from './schemas/prefer.ts';
import { choice, constant, fields, nullable, object } from './schemas/schema.ts';
import { Transaction } from './transaction/transaction.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const VoidStatus = choice(
  'VoidStatus',
  ['succeeded', 'pending', 'declined', 'failed'],
  '`pending` says also that the outcome is not known yet; `declined`: the processor said no; ' +
    '`failed`: it certainly did not happen.',
);

export const TransactionVoid = object('TransactionVoid', {
  type: constant('transaction-void'),
  status: VoidStatus,
  code: nullable(Type.String()),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  transaction: Transaction,
});
describe(TransactionVoid, {
  code: 'The error in one vocabulary for all processors; null where it succeeded.',
  raw_response_code: "The processor's own code; null where it gave none.",
  raw_response_description: "The processor's own words; null where it gave none.",
  transaction: 'The transaction as it is now.',
  status: 'How the void went; `pending` where that is not known yet.',
});

export const VoidCreate = object('VoidCreate', { transaction_id: Uuid });
describe(VoidCreate, { transaction_id: 'The authorized transaction.' });

export const createVoid = operation({
  id: 'create_void',
  method: 'POST',
  path: '/voids',
  tag: 'Transactions',
  summary: 'Release the authorization of a transaction named in the body.',
  description:
    "The same as voiding under the transaction's path. Answers the void with the transaction in it.",
  access: token('transactions.write'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  keySpace: 'void',
  body: VoidCreate,
  responses: { 201: TransactionVoid },
});

export const voidTransaction = operation({
  id: 'void_transaction',
  method: 'POST',
  path: '/transactions/{transaction_id}/void',
  tag: 'Transactions',
  summary: 'Release what is held and was not captured.',
  description:
    '`void_pending` says that the outcome is not known yet. Behind captures that were not final it lets go of the ' +
    'rest, where the processor can, and the transaction stays `captured`.',
  access: token('transactions.write'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  keySpace: 'void',
  params: fields({ transaction_id: Uuid }),
  headers: PreferHeaders,
  responses: { 200: Type.Union([Transaction, TransactionVoid]) },
});
