import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { choice, constant, fields, nullable, object } from './schemas/schema.ts';
import { Transaction } from './transaction/transaction.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const CancelStatus = choice(
  'CancelStatus',
  ['succeeded', 'pending', 'failed'],
  '`pending` says also that the outcome is not known yet; `failed`: it certainly did not happen.',
);

export const TransactionCancel = object('TransactionCancel', {
  type: constant('transaction-cancel'),
  status: CancelStatus,
  code: nullable(Type.String()),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  transaction: Transaction,
});
describe(TransactionCancel, {
  code: 'The error in one vocabulary for all processors; null where it succeeded.',
  raw_response_code: "The processor's own code; null where it gave none.",
  raw_response_description: "The processor's own words; null where it gave none.",
  transaction: 'The transaction as it is now.',
  status: 'How the cancellation went; `pending` where that is not known yet.',
});

export const cancelTransaction = operation({
  id: 'cancel_transaction',
  method: 'POST',
  path: '/transactions/{transaction_id}/cancel',
  tag: 'Transactions',
  summary: 'Cancel a transaction that is not finished yet.',
  description:
    'For what the buyer has not approved and the processor has not finished. What the buyer does ' +
    'afterwards charges nothing.',
  access: token('transactions.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: TransactionCancel },
});
