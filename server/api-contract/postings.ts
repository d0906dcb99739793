import { LEDGER_ACCOUNTS, MOVEMENTS } from '../domain/transaction/ledger.ts';
import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { CurrencyCode, PositiveAmount } from './schemas/money.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { choice, constant, fields, nullable, object } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const LedgerAccount = choice(
  'LedgerAccount',
  LEDGER_ACCOUNTS,
  'An account of the ledger; each merchant account has one of each in each currency.',
);

export const LedgerMovement = choice('LedgerMovement', MOVEMENTS, 'What happened to the money.');

/** One movement with both its sides, so that any set of postings sums to zero. */
export const Posting = object('Posting', {
  type: constant('posting'),
  id: Type.String(),
  transaction_id: Uuid,
  operation_id: nullable(Uuid),
  movement: LedgerMovement,
  debit: LedgerAccount,
  credit: LedgerAccount,
  currency: CurrencyCode,
  amount: PositiveAmount,
  created_at: Timestamp,
});
describe(Posting, {
  id: 'The number of the entry, rising with time; of the merchant account.',
  transaction_id: 'The transaction whose money moved.',
  operation_id: 'The capture, refund or void that moved it; null where the processor did by itself.',
  movement: 'What happened.',
  debit: 'The account that gains `amount`.',
  credit: 'The account that loses it.',
  currency: 'Currency of the transaction.',
  amount: 'What moved, always above zero.',
});

export const Postings = page('Postings', Posting);

export const listTransactionPostings = operation({
  id: 'list_transaction_postings',
  method: 'GET',
  path: '/transactions/{transaction_id}/postings',
  tag: 'Transactions - Postings',
  summary: "List the ledger's postings of a transaction, in the order in which they were made.",
  description:
    'Double entry: each posting debits one account and credits another with the same amount, so they sum to zero. ' +
    'They are never changed; a correction is a posting of its own.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  query: fields({ ...cursorQuery() }),
  responses: { 200: Postings },
});
