import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { fields } from './schemas/schema.ts';
import { Transaction } from './transaction/transaction.ts';

export const deleteTransactionRetry = operation({
  id: 'delete_transaction_retry',
  method: 'DELETE',
  path: '/transactions/{transaction_id}/retry',
  tag: 'Transactions',
  summary: 'Stop the retries of a transaction.',
  description:
    'No further attempt begins. One that is being made goes on: where it is approved, the retries are `recovered` ' +
    'all the same. Saying it again changes nothing; 409 where none were asked for, or they have ended otherwise.',
  access: token('transactions.write'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  responses: { 200: Transaction },
});
