import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { fields, object, oneOf } from './schemas/schema.ts';
import { describe } from './schemas/words.ts';
import { Transaction } from './transaction/transaction.ts';

export const TransactionReview = object('TransactionReview', { decision: oneOf('accept', 'reject') });
describe(TransactionReview, {
  decision: '`accept` captures what was to be captured; `reject` gives back what was authorized.',
});

export const reviewTransaction = operation({
  id: 'review_transaction',
  method: 'POST',
  path: '/transactions/{transaction_id}/review',
  tag: 'Transactions',
  summary: 'Decide about a payment that is to be reviewed.',
  description:
    'For a transaction with `pending_review`. Where an anti-fraud service asked for it, the capture, or the void, ' +
    'follows within seconds. Where money came that nobody expected, `accept` keeps it, and `reject` voids or refunds ' +
    'it before it answers. Saying the same again changes nothing; a review that has ended otherwise is 409.',
  access: token('transactions.write'),
  confirmed: true,
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  body: TransactionReview,
  responses: { 200: Transaction },
});
