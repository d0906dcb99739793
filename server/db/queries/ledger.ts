import type { MerchantAccountId, OperationId, TransactionId } from '../../domain/ids.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import type { LedgerAccount, Movement } from '../../domain/transaction/ledger.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, keyset, sortValues } from '../keyset.ts';
import { claimOf } from './due.ts';

export type LedgerBalance = Readonly<{
  merchant_account_id: MerchantAccountId;
  currency: string;
  account: string;
  balance: bigint;
}>;

/** Each entry twice: debits add to an account, credits take away. */
const SIDES = `CROSS JOIN LATERAL (VALUES (e.debit, e.amount), (e.credit, -e.amount)) side (account, amount)`;

const BALANCES = sql(
  'ledger.balances',
  `SELECT $1::text AS merchant_account_id, currency, account, sum(balance)::bigint AS balance
   FROM (
     SELECT currency, account, balance FROM ledger_totals WHERE merchant_account_id = $1
     UNION ALL
     SELECT e.currency, side.account, side.amount FROM ledger_entries e ${SIDES}
     WHERE e.merchant_account_id = $1 AND e.ledger_entry_id >
       coalesce((SELECT c.closed_until FROM ledger_closings c WHERE c.merchant_account_id = $1), 0)
   ) parts
   GROUP BY currency, account ORDER BY currency, account`,
);
/** Debits less credits, by account and currency: the totals, and the entries that came after them. */
export function ledgerBalances(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<LedgerBalance[]> {
  return db.query<LedgerBalance>(BALANCES, [merchantAccountId]);
}

/** One movement of a transaction between two accounts. */
export type PostingRow = Readonly<{
  ledger_entry_id: bigint;
  transaction_id: TransactionId | null;
  operation_id: OperationId | null;
  movement: Movement;
  debit: LedgerAccount;
  credit: LedgerAccount;
  currency: string;
  amount: bigint;
  created_at: Timestamp;
  sort_values: readonly string[];
}>;
const POSTING_KEYS: readonly SortKey[] = [{ expression: 'e.ledger_entry_id', type: 'bigint' }];
const postings = keyset<PostingRow>('ledger.postings', {
  select: `SELECT e.ledger_entry_id, e.transaction_id, e.operation_id, e.movement, e.debit, e.credit, e.currency,
      e.amount, e.created_at, ${sortValues(POSTING_KEYS)}
    FROM ledger_entries e WHERE e.merchant_account_id = $1 AND e.transaction_id = $2`,
  values: 2,
  keys: POSTING_KEYS,
  order: 'asc',
});
/** In the order in which they were posted. */
export function listPostings(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  transactionId: TransactionId,
  page: PageRequest,
): Promise<Slice<PostingRow>> {
  return postings(db, [merchantAccountId, transactionId], page);
}

const CLOSE = sql('ledger.close', `SELECT close_ledger($1::bigint) AS behind`);
/**
 * Adds entries to the totals, at most so many of each merchant account. Gives the number of merchant accounts
 * that have so many more. Not within an SQL transaction.
 */
export async function closeLedger(db: Queryable, entriesMax: number): Promise<number> {
  const [row] = await db.query<{ behind: bigint }>(CLOSE, [entriesMax]);
  return Number(row?.behind ?? 0n);
}

/** One account that does not say what the books say. */
export type LedgerDifference = Readonly<{
  merchant_account_id: MerchantAccountId;
  currency: string;
  account: string;
  ledger: bigint;
  transactions: bigint;
}>;

/** What the ledger is posted from: transactions with all that belongs to them, and payouts. */
export type LedgerSubject = 'transactions' | 'payouts';

/** Of the subject, in the order of ids: those after `after`, up to `until`. */
export type LedgerSlice = Readonly<{
  merchantAccountId: MerchantAccountId;
  subject: LedgerSubject;
  after: string;
  until: string;
}>;

const SUBJECTS = {
  transactions: sql(
    'ledger.slice_of_transactions',
    `SELECT transaction_id AS until FROM transactions WHERE merchant_account_id = $1 AND transaction_id > $2
     ORDER BY transaction_id OFFSET $3 LIMIT 1`,
  ),
  payouts: sql(
    'ledger.slice_of_payouts',
    `SELECT payout_id AS until FROM payouts WHERE merchant_account_id = $1 AND payout_id > $2
     ORDER BY payout_id OFFSET $3 LIMIT 1`,
  ),
} as const;
/** The id at which a slice of that many ends; null where fewer are left. */
export async function endOfLedgerSlice(
  db: Queryable,
  slice: Omit<LedgerSlice, 'until'>,
  size: number,
): Promise<string | null> {
  const [row] = await db.query<{ until: string }>(SUBJECTS[slice.subject], [
    slice.merchantAccountId,
    slice.after,
    size - 1,
  ]);
  return row?.until ?? null;
}

const inSlice = (row: string, id: string): string =>
  `${row}.merchant_account_id = $1 AND ${row}.${id} > $2::uuid AND ${row}.${id} <= $3::uuid`;

const postedSums = (id: string): string =>
  `SELECT e.currency, side.account, sum(side.amount)::bigint AS balance FROM (
     SELECT currency, debit, credit, sum(amount) AS amount FROM ledger_entries e WHERE ${inSlice('e', id)}
     GROUP BY currency, debit, credit
   ) e ${SIDES} GROUP BY e.currency, side.account`;

/** What each account of the ledger gains by a row. */
type Amounts = Readonly<Record<string, string>>;

/** One part of what the books say: rows of a table, added up before they are told apart by account. */
function bookedSums(table: string, id: string, amounts: Amounts, condition = ''): string {
  const sums = Object.values(amounts).map((amount, index) => `sum(${amount})::bigint AS sum_${index}`);
  const accounts = Object.keys(amounts).map((account, index) => `('${account}', b.sum_${index})`);
  return `SELECT b.currency, a.account, a.balance FROM (
     SELECT b.currency, ${sums.join(', ')} FROM ${table} b WHERE ${inSlice('b', id)}${condition} GROUP BY b.currency
   ) b CROSS JOIN LATERAL (VALUES ${accounts.join(', ')}) a (account, balance)`;
}

const CHARGED_BACK = `CASE b.kind WHEN 'chargeback' THEN b.amount WHEN 'chargeback-reversal' THEN -b.amount ELSE 0 END`;
const HOLDS_END = `('hold_used', 'hold_released', 'voided')`;

const DIFFERENCES = {
  transactions: sql(
    'ledger.differences_of_transactions',
    `WITH posted AS (${postedSums('transaction_id')}),
     told AS (
       ${bookedSums('transactions', 'transaction_id', {
         authorized: 'b.authorized_amount',
         issuer: '-b.held_amount',
         captured: '-b.captured_amount',
         refunded: 'b.refunded_amount',
         returned: 'b.returned_amount',
         settled: 'b.settled_amount',
         'holds that ended': 'b.held_amount - b.authorized_amount',
         processor_receivable: 'b.captured_amount - b.refunded_amount - b.returned_amount - b.settled_amount',
       })}
       UNION ALL
       ${bookedSums('settlement_lines', 'transaction_id', {
         fees: 'b.commission',
         charged_back: CHARGED_BACK,
         deducted: `-b.commission - ${CHARGED_BACK}`,
       })}
       UNION ALL
       ${bookedSums(
         'operations',
         'transaction_id',
         {
           gift_card_receivable: `CASE b.kind WHEN 'redeem-gift-card' THEN b.amount ELSE -b.amount END`,
           gift_card_redeemed: `CASE b.kind WHEN 'redeem-gift-card' THEN -b.amount ELSE 0 END`,
           gift_card_returned: `CASE b.kind WHEN 'refund-gift-card' THEN b.amount ELSE 0 END`,
         },
         ` AND b.gift_card_service_id IS NOT NULL AND b.status = 'succeeded'
           AND b.kind IN ('redeem-gift-card', 'refund-gift-card')`,
       )}
     ),
     compared AS (
       SELECT currency, account, coalesce(p.balance, 0) AS ledger, coalesce(t.balance, 0) AS transactions
       FROM (
         SELECT currency, CASE WHEN account IN ${HOLDS_END} THEN 'holds that ended' ELSE account END AS account,
           sum(balance)::bigint AS balance
         FROM posted GROUP BY 1, 2
       ) p FULL JOIN (
         SELECT currency, account, sum(balance)::bigint AS balance FROM told GROUP BY currency, account
       ) t USING (currency, account)
       UNION ALL
       SELECT currency, 'settlement lines', coalesce(l.balance, 0), coalesce(t.balance, 0)
       FROM (${bookedSums('settlement_lines', 'transaction_id', {
         settled: `CASE b.kind WHEN 'settlement' THEN b.amount WHEN 'refund-settlement' THEN -b.amount ELSE 0 END`,
       })}) l FULL JOIN (SELECT currency, balance FROM told WHERE account = 'settled') t USING (currency)
     )
     SELECT $1::text AS merchant_account_id, * FROM compared WHERE ledger <> transactions ORDER BY currency, account`,
  ),
  payouts: sql(
    'ledger.differences_of_payouts',
    `WITH posted AS (${postedSums('payout_id')}),
     told AS (${bookedSums(
       'payouts',
       'payout_id',
       { paid_out: 'b.amount', deducted: '-b.amount' },
       ` AND b.status = 'succeeded'`,
     )})
     SELECT $1::text AS merchant_account_id, currency, account, coalesce(p.balance, 0) AS ledger,
       coalesce(t.balance, 0) AS transactions
     FROM posted p FULL JOIN told t USING (currency, account)
     WHERE coalesce(p.balance, 0) <> coalesce(t.balance, 0) ORDER BY currency, account`,
  ),
} as const;
/**
 * The proof: for every currency, each account's entries beside what the books of the slice add up to. One
 * statement, so that both sides are of one moment. Empty where the ledger says what they say.
 */
export function ledgerDifferencesIn(db: Queryable, slice: LedgerSlice): Promise<LedgerDifference[]> {
  return db.query<LedgerDifference>(DIFFERENCES[slice.subject], [
    slice.merchantAccountId,
    slice.after,
    slice.until,
  ]);
}

/** Where the check of one merchant account's ledger stands, within a pass over all of it. */
export type LedgerCheck = Readonly<{
  merchant_account_id: MerchantAccountId;
  subject: LedgerSubject;
  checked_until: string;
  slices: bigint;
  differences: bigint;
  /** When the pass began; null where this is its first slice. */
  began_at: string | null;
}>;

const BEGIN = sql(
  'ledger.begin_checks',
  `INSERT INTO ledger_checks (merchant_account_id, subject, checked_until, slices, differences, due_at)
   SELECT merchant_account_id, 'transactions', '00000000-0000-0000-0000-000000000000', 0, 0, $1::timestamptz
   FROM merchant_accounts ON CONFLICT (merchant_account_id) DO NOTHING`,
);
const claimDueChecks = claimOf<LedgerCheck>('ledger.claim_check', {
  table: 'ledger_checks',
  key: [],
  due: 'due_at',
  clock: 'machine',
});
/** The check that has been due longest, for as long as the lease; null where none is. */
export async function claimLedgerCheck(db: Db, now: Date, leaseMs: number): Promise<LedgerCheck | null> {
  const claim = (): Promise<LedgerCheck[]> => claimDueChecks(db, { now, leaseMs, limit: 1, busy: [] });
  const [row] = await claim();
  if (row !== undefined) return row;
  await db.query(BEGIN, [now]); // merchant accounts that are new
  return (await claim())[0] ?? null;
}

const ADVANCE = sql(
  'ledger.advance_check',
  `UPDATE ledger_checks
   SET subject = $2, checked_until = $3, slices = slices + 1, differences = differences + $4, due_at = $5,
     began_at = coalesce(began_at, $6)
   WHERE merchant_account_id = $1`,
);
/** One slice is checked; the pass goes on after it, with whoever claims it once it is due. */
export async function advanceLedgerCheck(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  next: Readonly<{ subject: LedgerSubject; after: string; found: number; beganAt: Date; dueAt: Date }>,
): Promise<void> {
  const { subject, after, found, beganAt, dueAt } = next;
  await db.query(ADVANCE, [merchantAccountId, subject, after, found, dueAt, beganAt]);
}

const END = sql(
  'ledger.end_check',
  `UPDATE ledger_checks
   SET subject = 'transactions', checked_until = '00000000-0000-0000-0000-000000000000', slices = 0, differences = 0,
     began_at = NULL, ended_at = $3, ended_differences = differences + $2, due_at = $4
   WHERE merchant_account_id = $1`,
);
/** The last slice is checked; the next pass begins when it is due. */
export async function endLedgerCheck(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  end: Readonly<{ found: number; endedAt: Date; dueAt: Date }>,
): Promise<void> {
  await db.query(END, [merchantAccountId, end.found, end.endedAt, end.dueAt]);
}
