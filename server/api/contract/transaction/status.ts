import Type from 'typebox';
import { choice } from '../shared/schema.ts';
import {
  type PublishedTransactionStatusWord,
  TRANSACTION_STATUSES,
  type TransactionStatusWord,
} from '../vocabulary.ts';

/** In the words of the caller's API version; handlers go through `vocabulary.ts` in both directions. */
export const TransactionStatus = Type.Unsafe<TransactionStatusWord | PublishedTransactionStatusWord>({
  type: 'string',
  enum: [...TRANSACTION_STATUSES],
  title: 'TransactionStatus',
  'x-vocabulary': 'transaction-status',
});

export const TransactionIntentOutcome = choice('TransactionIntentOutcome', [
  'pending',
  'succeeded',
  'failed',
]);
