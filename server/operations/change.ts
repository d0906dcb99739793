import { advanceTransaction } from '../db/queries/perform.ts';
import type { Approval, StepWrites } from '../db/queries/step-parts.ts';
import { getTransactionRow } from '../db/queries/transactions.ts';
import type { TransactionPatch, TransactionRow } from '../db/queries/transaction-rows.ts';
import type { ReadParts } from '../parts.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { TransactionEvent } from '../domain/transaction/events.ts';
import { receiptsDue } from './receipts-due.ts';
import { reportsOf } from './reports.ts';
import { Problem } from '../domain/problem.ts';
import { linkNews } from './link-news.ts';
import { eventRows } from './rows.ts';

/**
 * Every loser of a race means that somebody else moved on, so this many in a row is a bug or a very hot row.
 */
const RACES_MAX = 200;

/** What was decided on a row as it stood. */
type DecidedChange<Result> = Readonly<{
  /** Writes it, only while the row still stands so. False: somebody was faster. Null: nothing to write. */
  commit: (() => Promise<boolean>) | null;
  result: Result;
}>;

/**
 * Optimistic concurrency: the one loop of compare-and-set. It decides on the row as it is, commits while it still
 * is so, else reads again and decides anew. `decide` may run often, so it does nothing that cannot be done twice.
 */
export async function compareAndSet<Row, Result>(
  subject: Readonly<{
    name: string;
    /** The row, where the caller has just read it. */
    known: Row | null;
    read: () => Promise<Row>;
    version: (row: Row) => unknown;
  }>,
  decide: (row: Row) => DecidedChange<Result> | Promise<DecidedChange<Result>>,
): Promise<Result> {
  let row = subject.known ?? (await subject.read());
  for (let tries = 1; tries <= RACES_MAX; tries += 1) {
    const { commit, result } = await decide(row);
    if (commit === null || (await commit())) return result;
    const again = await subject.read();
    // Nobody moved it: what the statement also asks for, the Idempotency-Key, is no longer this request's.
    if (subject.version(again) === subject.version(row)) throw new Problem('concurrent_request');
    row = again;
  }
  throw new Problem('service_unavailable', { privateText: `${subject.name} is too busy` });
}

/** One step of a transaction, and what it is to the caller. `write` null: nothing is to be written. */
export type Change<Result> = Readonly<{
  write: Readonly<{
    patch: TransactionPatch & Pick<TransactionRow, 'updated_at'>;
    writing?: StepWrites;
    approval?: Approval | null;
    /** A correction of the books: no money moved now, so no receipt says that it did. */
    isCorrection?: true;
  }> | null;
  result: Result;
}>;

/** Nothing moved; the timeline says what was done. False: somebody moved it at the same moment. */
export function noteOnTimeline(
  parts: Pick<ReadParts, 'db' | 'clock'>,
  transaction: TransactionRow,
  event: TransactionEvent,
): Promise<boolean> {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  const events = eventRows(transaction, [event], now);
  return advanceTransaction(parts.db, transaction, { updated_at: timestamp(now) }, { events });
}

/** Reads the transaction of a row that names one. */
export function transactionOf(
  parts: Pick<ReadParts, 'db'>,
  { merchant_account_id: merchantAccountId, transaction_id: id }: TransactionKey,
): () => Promise<TransactionRow | null> {
  return () => getTransactionRow(parts.db, merchantAccountId, id);
}
type TransactionKey = Pick<TransactionRow, 'merchant_account_id' | 'transaction_id'>;

/**
 * Moves a transaction by compare-and-set on its version, and has its anti-fraud service told where it is then, and its
 * buyer sent receipts.
 * `known`: the row, where it was just read.
 */
export function changeTransaction<Row extends TransactionRow, Result>(
  parts: Pick<ReadParts, 'db'>,
  read: () => Promise<Row | null>,
  decide: (row: Row) => Change<Result> | Promise<Change<Result>>,
  known: Row | null = null,
): Promise<Result> {
  const subject = {
    name: 'a transaction',
    known,
    read: async () => (await read()) ?? missing(),
    version: (row: Row) => row.version,
  };
  return compareAndSet(subject, async (row) => {
    const { write, result } = await decide(row);
    if (write === null) return { commit: null, result };
    const { patch, writing: given = {}, approval = null, isCorrection = false } = write;
    const after = { ...row, ...patch };
    const follow = [...reportsOf(row, after), ...(isCorrection ? [] : receiptsDue(row, after))];
    const writing =
      follow.length === 0 ? given : { ...given, operations: [...(given.operations ?? []), ...follow] };
    const news = linkNews(row, after, new Date(patch.updated_at));
    const told =
      news.length === 0 ? writing : { ...writing, webhooks: [...(writing.webhooks ?? []), ...news] };
    return { commit: () => advanceTransaction(parts.db, row, patch, told, approval), result };
  });
}

function missing(): never {
  throw new Problem('not_found');
}
