import { RETRY_DAYS, RETRY_DAYS_MAX, RETRY_STATUSES } from '../../domain/retry/retry.ts';
import { RETRY_ATTEMPTS_MAX } from '../../domain/retry/schedules.ts';
import { choice, integer, nullable, object, withDefault } from '../schemas/schema.ts';
import { Uuid } from '../schemas/identifier.ts';
import { Timestamp } from '../schemas/time.ts';
import { Type } from '../schemas/type.ts';
import { describe } from '../schemas/words.ts';

export const TransactionRetryCreate = object('TransactionRetryCreate', {
  max_days: withDefault(integer(1, RETRY_DAYS_MAX), RETRY_DAYS),
  max_attempts: withDefault(integer(1, RETRY_ATTEMPTS_MAX), RETRY_ATTEMPTS_MAX),
});
describe(TransactionRetryCreate, {
  max_days: 'No attempt is made later than so many days after the payment.',
  max_attempts: 'How many further attempts there are at most.',
});

export const TransactionRetry = object('TransactionRetry', {
  status: choice('TransactionRetryStatus', RETRY_STATUSES),
  until: Timestamp,
  max_attempts: Type.Integer(),
  attempts_made: Type.Integer(),
  next_attempt_at: nullable(Timestamp),
  last_transaction_id: nullable(Uuid),
  reason: nullable(Type.String()),
});
describe(TransactionRetry, {
  status:
    '`armed`: the payment has not been declined. `planned`: the next attempt is at `next_attempt_at`. `attempting`: ' +
    'it is being made, or its outcome is not known yet. `recovered`: an attempt was approved. `given_up`: none makes ' +
    'sense any more. `stopped`: you ended it.',
  until: 'No attempt is made later.',
  max_attempts: 'How many further attempts there are at most.',
  attempts_made: 'How many were made, each a transaction of its own.',
  next_attempt_at: 'When the next attempt is made; null while none is planned.',
  last_transaction_id:
    'The transaction of the last attempt; with `recovered`, the one that was paid. Null before one.',
  reason: 'One sentence, why then, or why not; null while the payment has not been declined.',
});
