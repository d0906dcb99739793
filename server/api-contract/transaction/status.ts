import { choice } from '../schemas/schema.ts';
import { withDescription } from '../schemas/words.ts';
import { type TransactionStatusWord, transactionStatusWords } from '../vocabulary.ts';
import { Type } from '../schemas/type.ts';

/** In the words of the caller's API version; handlers go through `api-contract/vocabulary.ts` in both directions. */
export const TransactionStatus = withDescription(
  Type.Unsafe<TransactionStatusWord>({
    type: 'string',
    enum: [...transactionStatusWords('2026-11-01')],
    title: 'TransactionStatus',
    'x-vocabulary': 'transaction-status',
  }),
  '`processing`, `capture_pending`, `void_pending`: the outcome is not known yet, do not pay again; ' +
    '`buyer_approval_pending`: the buyer has to act; `pending`: the money is on its way, or the buyer sends or pays ' +
    'it in their own time; `authorized`: promised; ' +
    '`captured`: taken; `voided`, `expired`: the promise is gone; `returned`: a bank took it back; `declined`: ' +
    'refused; `failed`: it certainly did not happen.',
);

export const TransactionIntentOutcome = choice(
  'TransactionIntentOutcome',
  ['pending', 'succeeded', 'failed'],
  'Of the whole payment, gift cards included.',
);
