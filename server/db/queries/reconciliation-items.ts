import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import type { Effects } from '../../domain/reconciliation/effects.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { type Claim, claimOf } from './due.ts';
import { FIRST_ID, everyPage, everyRowOf } from './every-page.ts';

/** How far what moved in a merchant account was looked through for what it means to which day. */
export type ReconciliationCursorRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  ledger_entry_id: bigint;
  match_from: string | null;
  match_through: string | null;
  due_at: string;
}>;

const ADD_CURSORS = sql(
  'reconciliation_cursors.add',
  `INSERT INTO reconciliation_cursors (merchant_account_id, ledger_entry_id, due_at)
   SELECT merchant_account_id, 0, $1 FROM ledger_closings ON CONFLICT (merchant_account_id) DO NOTHING`,
);
const claimCursors = claimOf<ReconciliationCursorRow>('reconciliation_cursors.claim', {
  table: 'reconciliation_cursors',
  key: [],
  due: 'due_at',
  clock: 'machine',
  where: (account) => `(d.match_from IS NOT NULL OR EXISTS (
    SELECT FROM ledger_closings c WHERE c.merchant_account_id = ${account} AND c.closed_until > d.ledger_entry_id))`,
});
/**
 * Merchant accounts in which something moved since. Not where tables are spread over servers: which entries are
 * committed is known by the transactions of one server (record 0376).
 */
export async function claimReconciliationCursors(
  db: Db,
  claim: Claim,
): Promise<readonly ReconciliationCursorRow[]> {
  if (db.isDistributed === true) return [];
  await db.query(ADD_CURSORS, [claim.now]);
  return claimCursors(db, claim);
}

const ENTRIES = sql(
  'reconciliation_cursors.entries',
  `SELECT max(ledger_entry_id) AS until, array_agg(DISTINCT transaction_id)
     FILTER (WHERE transaction_id IS NOT NULL) AS transaction_ids, count(*)::integer AS entries
   FROM (
     SELECT e.ledger_entry_id, e.transaction_id FROM ledger_entries e
     WHERE e.merchant_account_id = $1 AND e.ledger_entry_id > $2 AND e.ledger_entry_id <= (
       SELECT c.closed_until FROM ledger_closings c WHERE c.merchant_account_id = $1)
     ORDER BY e.ledger_entry_id LIMIT $3
   ) next`,
);
export type FollowedEntries = Readonly<{
  until: bigint | null;
  transaction_ids: readonly TransactionId[] | null;
  entries: number;
}>;
/** The next entries of the ledger before which no other can come, and whose they are. */
export async function nextEntries(
  db: Queryable,
  { merchant_account_id, ledger_entry_id }: ReconciliationCursorRow,
  limit: number,
): Promise<FollowedEntries> {
  const [row] = await db.query<FollowedEntries>(ENTRIES, [merchant_account_id, ledger_entry_id, limit]);
  return row ?? { until: null, transaction_ids: null, entries: 0 };
}

const ADVANCE = sql(
  'reconciliation_cursors.advance',
  `UPDATE reconciliation_cursors SET ledger_entry_id = $3, due_at = $4,
     match_from = CASE WHEN $7::boolean THEN $5 ELSE least(match_from, $5) END,
     match_through = CASE WHEN $7::boolean THEN $6 ELSE greatest(match_through, $6) END
   WHERE merchant_account_id = $1 AND due_at = $2 RETURNING merchant_account_id`,
);
export type CursorMove = Readonly<{
  until: bigint;
  dueAt: Date;
  /** Days to be matched: beside those that are, or, where `isMatched`, what is left of them. */
  match: Readonly<{ from: string; through: string }> | null;
  isMatched: boolean;
}>;
/** Only while the lease lasts: false where somebody else has it. */
export async function advanceCursor(
  tx: Queryable,
  { merchant_account_id, due_at }: ReconciliationCursorRow,
  { until, dueAt, match, isMatched }: CursorMove,
): Promise<boolean> {
  const values = [merchant_account_id, due_at, until, dueAt, match?.from, match?.through, isMatched];
  return (await tx.query(ADVANCE, values)).length > 0;
}

/** What an upload of bank lines does to the cursor, as a part of its statement: `lines` have `booked_on`. */
export function askForMatch(lines: string): string {
  return `INSERT INTO reconciliation_cursors AS c (merchant_account_id, ledger_entry_id, match_from, match_through,
       due_at)
     SELECT $1, 0, min(booked_on), max(booked_on), 'epoch'::timestamptz FROM ${lines} HAVING count(*) > 0
     ON CONFLICT (merchant_account_id) DO UPDATE
       SET match_from = least(c.match_from, excluded.match_from),
         match_through = greatest(c.match_through, excluded.match_through),
         -- Whoever matches has not read these lines: they lose the lease, and nothing of theirs is written.
         due_at = 'epoch'::timestamptz`;
}

/** Movements of one payment in one statement. */
const MOVEMENTS_PAGE = 1_000;
const MOVEMENTS = sql(
  'reconciliation_items.movements',
  `SELECT m.* FROM unnest($2::uuid[], $3::bigint[]) asked (id, after) CROSS JOIN LATERAL (
     SELECT e.ledger_entry_id, e.transaction_id, e.debit, e.credit, e.currency, e.amount, e.created_at,
       t.payment_service_id, t.authorized_amount
     FROM ledger_entries e
     JOIN transactions t ON t.merchant_account_id = $1 AND t.transaction_id = asked.id
     WHERE e.merchant_account_id = $1 AND e.transaction_id = asked.id AND e.ledger_entry_id > asked.after
       AND 'processor_receivable' IN (e.debit, e.credit) AND 'settled' NOT IN (e.debit, e.credit)
     ORDER BY e.ledger_entry_id LIMIT ${MOVEMENTS_PAGE}
   ) m`,
);
export type LedgerMovementRow = Readonly<{
  ledger_entry_id: bigint;
  transaction_id: TransactionId | null;
  debit: string;
  credit: string;
  currency: string;
  amount: bigint;
  created_at: Timestamp;
  payment_service_id: string | null;
  authorized_amount: bigint;
}>;
/** What was captured, refunded and taken back of these payments at their payment services, in its order. */
export function movementsOfTransactions(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  transactionIds: readonly string[],
): Promise<readonly LedgerMovementRow[]> {
  return everyRowOf(MOVEMENTS_PAGE, transactionIds, {
    idOf: (row: LedgerMovementRow): string | null => row.transaction_id,
    read: (asked) => {
      const [ids, after] = [asked.map(({ id }) => id), asked.map(({ last }) => last?.ledger_entry_id ?? 0n)];
      return db.query<LedgerMovementRow>(MOVEMENTS, [merchantAccountId, ids, after]);
    },
  });
}

export type ItemKind = 'bank-line' | 'payment' | 'payout';
export type ItemKey = Readonly<{ kind: ItemKind; subject_id: string; of_day: string }>;
type HostedItem = ItemKey & Readonly<{ day: string }>;

const HOSTS = sql(
  'reconciliation_items.hosts',
  `SELECT kind, subject_id, of_day, day FROM reconciliation_items
   WHERE merchant_account_id = $1 AND subject_id = ANY ($2::uuid[])`,
);
const ADD_DAYS = sql(
  'reconciliation_days.add',
  `INSERT INTO reconciliation_days (merchant_account_id, day, status, changes, changes_seen, difference_count,
     unexplained_count, attention_count, created_at)
   SELECT $1, day, 'open', 0, 0, 0, 0, 0, $3 FROM unnest($2::text[]) day ORDER BY day
   ON CONFLICT (merchant_account_id, day) DO NOTHING`,
);
const LOCK_DAYS = sql(
  'reconciliation_days.lock',
  `SELECT day, status FROM reconciliation_days WHERE merchant_account_id = $1 AND day = ANY ($2::text[])
   ORDER BY day FOR UPDATE`,
  ['day'],
);
const ADD_ITEMS = sql(
  'reconciliation_items.add',
  `INSERT INTO reconciliation_items (merchant_account_id, day, kind, subject_id, of_day)
   SELECT $1, given.day, given.kind, given.subject_id, given.of_day
   FROM jsonb_to_recordset($2::jsonb) given (day text, kind text, subject_id uuid, of_day text)
   ON CONFLICT (merchant_account_id, day, kind, subject_id, of_day) DO NOTHING`,
);
const TOUCH_DAYS = sql(
  'reconciliation_days.touch',
  `UPDATE reconciliation_days SET changes = changes + 1,
     due_at = CASE WHEN next_run_id IS NULL THEN least(due_at, $3) ELSE due_at END
   WHERE merchant_account_id = $1 AND day = ANY ($2::text[])`,
);

/**
 * Something came of these: the days that they are of are looked at anew. What is of a closed day goes to the open one
 * that corrects it already, or to today. Inside a SQL transaction.
 */
export async function touchItems(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  touched: readonly ItemKey[],
  { today, now, dueAt }: Readonly<{ today: string; now: Date; dueAt: Date }>,
): Promise<void> {
  if (touched.length === 0) return;
  const subjects = [...new Set(touched.map(({ subject_id: id }) => id))];
  const hosted = await tx.query<HostedItem>(HOSTS, [merchantAccountId, subjects]);
  const items = new Map([...hosted, ...touched].map((item) => [keyText(item), item]));
  const days = [...new Set([...items.values(), ...hosted].flatMap(daysOf))].toSorted();
  await tx.query(ADD_DAYS, [merchantAccountId, days, now]);
  const locked = await tx.query<Readonly<{ day: string; status: string }>>(LOCK_DAYS, [
    merchantAccountId,
    days,
  ]);
  const open = new Set(locked.flatMap(({ day, status }) => (status === 'open' ? [day] : [])));

  const placed = [...items.values()].map(({ kind, subject_id, of_day }): HostedItem => {
    const item = { kind, subject_id, of_day };
    if (open.has(of_day)) return { ...item, day: of_day };
    const host = hosted.find((one) => keyText(one) === keyText(item) && open.has(one.day));
    return { ...item, day: host?.day ?? today };
  });
  if (!days.includes(today) && placed.some(({ day }) => day === today))
    await tx.query(ADD_DAYS, [merchantAccountId, [today], now]);
  await tx.query(ADD_ITEMS, [merchantAccountId, JSON.stringify(placed)]);
  // A run that is under way sees by the number of changes that there is more to do.
  await tx.query(TOUCH_DAYS, [merchantAccountId, [...new Set(placed.map(({ day }) => day))], dueAt]);
}

const keyText = ({ kind, subject_id, of_day }: ItemKey): string => `${kind} ${subject_id} ${of_day}`;
const daysOf = (item: ItemKey & Readonly<{ day?: string }>): readonly string[] =>
  item.day === undefined ? [item.of_day] : [item.of_day, item.day];

const PAGE = sql(
  'reconciliation_items.page',
  `SELECT kind, subject_id, of_day FROM reconciliation_items
   WHERE merchant_account_id = $1 AND day = $2
     AND ($3::text IS NULL OR (kind, subject_id, of_day) > ($3, $4::uuid, $5::text))
   ORDER BY kind, subject_id, of_day LIMIT $6`,
);
/** Items of a day behind one of them, or the first. */
export function itemsAfter(
  db: Queryable,
  { merchant_account_id, day }: Readonly<{ merchant_account_id: MerchantAccountId; day: string }>,
  after: readonly string[] | null,
  limit: number,
): Promise<ItemKey[]> {
  const [kind = null, subject = null, ofDay = null] = after ?? [];
  return db.query<ItemKey>(PAGE, [merchant_account_id, day, kind, subject, ofDay, limit]);
}

const SAID = sql(
  'reconciliation_items.said',
  `SELECT i.kind, i.subject_id, i.of_day, i.effects FROM reconciliation_items i
   JOIN reconciliation_days d ON d.merchant_account_id = i.merchant_account_id AND d.day = i.day
   WHERE i.merchant_account_id = $1 AND i.subject_id = ANY ($2::uuid[]) AND d.status = 'closed' AND i.day <> $3`,
);
export type SaidItem = ItemKey & Readonly<{ effects: Effects | null }>;
const SAID_PAGE = sql(
  'reconciliation_items.said_page',
  `SELECT kind, subject_id, of_day, effects FROM reconciliation_items
   WHERE merchant_account_id = $1 AND day = $2
     AND ($3::text IS NULL OR (kind, subject_id, of_day) > ($3, $4::uuid, $5::text))
   ORDER BY kind, subject_id, of_day LIMIT $6`,
);
/** As `itemsAfter`, with what the day says of each. */
export function saidItemsAfter(
  db: Queryable,
  { merchant_account_id, day }: Readonly<{ merchant_account_id: MerchantAccountId; day: string }>,
  after: readonly string[] | null,
  limit: number,
): Promise<SaidItem[]> {
  const [kind = null, subject = null, ofDay = null] = after ?? [];
  return db.query<SaidItem>(SAID_PAGE, [merchant_account_id, day, kind, subject, ofDay, limit]);
}

/** What closed days have said of these. */
export function saidByClosedDays(
  db: Queryable,
  { merchant_account_id, day }: Readonly<{ merchant_account_id: MerchantAccountId; day: string }>,
  subjectIds: readonly string[],
): Promise<SaidItem[]> {
  return db.query<SaidItem>(SAID, [merchant_account_id, subjectIds, day]);
}

const REPORTING = sql(
  'reconciliation_items.reporting_services',
  `SELECT asked.id FROM unnest($2::uuid[]) asked (id) WHERE (
     SELECT true FROM settlement_reports s WHERE s.merchant_account_id = $1 AND s.payment_service_id = asked.id LIMIT 1
   ) IS NOT NULL OR (
     SELECT p.settlement_reporting_enabled FROM payment_services p
     WHERE p.merchant_account_id = $1 AND p.payment_service_id = asked.id LIMIT 1)`,
);
/** Those of these payment services that are to report settlements, or have reported one at some time. */
export async function reportingServices(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  serviceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<Readonly<{ id: string | null }>>(REPORTING, [merchantAccountId, serviceIds]);
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** A line of the bank, and the match that it is of. */
const LINE = `l.bank_line_id, l.booked_on, l.currency, l.amount, l.charges, l.code, l.line_references, l.counterparty,
     l.description, m.match_id`;

/** Lines of the bank of one statement; a window of days may have any number. */
const BANK_LINES_PAGE = 5_000;
const LINES_OF_DAYS = sql(
  'bank_lines.of_days',
  `SELECT ${LINE}
   FROM bank_lines l LEFT JOIN bank_line_matches m
     ON m.merchant_account_id = l.merchant_account_id AND m.bank_line_id = l.bank_line_id
   WHERE l.merchant_account_id = $1 AND (l.booked_on, l.bank_line_id) > ($2, $3::uuid) AND l.booked_on <= $4
   ORDER BY l.booked_on, l.bank_line_id LIMIT ${BANK_LINES_PAGE}`,
);
export type MatchableLine = Readonly<{
  bank_line_id: string;
  booked_on: string;
  currency: string;
  amount: bigint;
  charges: bigint;
  code: string | null;
  line_references: readonly string[];
  counterparty: string | null;
  description: string;
  match_id: string | null;
}>;
/** Those of some days, in their order. */
export function bankLinesOfDays(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  { from, through }: Readonly<{ from: string; through: string }>,
): Promise<readonly MatchableLine[]> {
  return everyPage(BANK_LINES_PAGE, (last: MatchableLine | null) => {
    const after = last === null ? [from, FIRST_ID] : [last.booked_on, last.bank_line_id];
    return db.query<MatchableLine>(LINES_OF_DAYS, [merchantAccountId, ...after, through]);
  });
}

const NEXT_DAY = sql(
  'reconciliation_cursors.next_day',
  `SELECT least(
     (SELECT min(paid_on) FROM settlement_payouts WHERE merchant_account_id = $1 AND paid_on BETWEEN $2 AND $3),
     (SELECT min(booked_on) FROM bank_lines WHERE merchant_account_id = $1 AND booked_on BETWEEN $2 AND $3)
   ) AS day`,
);
/** The first of these days with a payout or a line of the bank; null: none has one. */
export async function nextDayToMatch(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  { from, through }: Readonly<{ from: string; through: string }>,
): Promise<string | null> {
  const [row] = await db.query<Readonly<{ day: string | null }>>(NEXT_DAY, [
    merchantAccountId,
    from,
    through,
  ]);
  return row?.day ?? null;
}

const LINES_OF_MATCHES = sql(
  'bank_lines.of_matches',
  `SELECT ${LINE}
   FROM bank_line_matches m JOIN bank_lines l ON l.merchant_account_id = m.merchant_account_id
     AND l.booked_on = m.booked_on AND l.bank_line_id = m.bank_line_id
   WHERE m.merchant_account_id = $1 AND m.match_id = ANY ($2::uuid[])
   ORDER BY l.booked_on, l.bank_line_id`,
);
export async function bankLinesOfMatches(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  matchIds: readonly string[],
): Promise<MatchableLine[]> {
  if (matchIds.length === 0) return [];
  return db.query<MatchableLine>(LINES_OF_MATCHES, [merchantAccountId, matchIds]);
}

const LINES_BY_ID = sql(
  'bank_lines.by_ids',
  `SELECT ${LINE}
   FROM unnest($2::text[], $3::uuid[]) asked (day, id)
   JOIN bank_lines l ON l.merchant_account_id = $1 AND l.booked_on = asked.day AND l.bank_line_id = asked.id
   LEFT JOIN bank_line_matches m ON m.merchant_account_id = $1 AND m.bank_line_id = l.bank_line_id`,
);
export function bankLinesById(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  lines: readonly Readonly<{ day: string; id: string }>[],
): Promise<MatchableLine[]> {
  const [days, ids] = [lines.map(({ day }) => day), lines.map(({ id }) => id)];
  return db.query<MatchableLine>(LINES_BY_ID, [merchantAccountId, days, ids]);
}

const UNLINK = sql(
  'bank_line_matches.remove',
  `DELETE FROM bank_line_matches WHERE merchant_account_id = $1 AND bank_line_id = ANY ($2::uuid[])`,
);
const LINK = sql(
  'bank_line_matches.set',
  `INSERT INTO bank_line_matches (merchant_account_id, bank_line_id, booked_on, match_id)
   SELECT $1, given.bank_line_id, given.booked_on, given.match_id
   FROM jsonb_to_recordset($2::jsonb) given (bank_line_id uuid, booked_on text, match_id uuid)
   ON CONFLICT (merchant_account_id, bank_line_id) DO UPDATE SET match_id = excluded.match_id`,
);
/** Which match each of these lines is of now; null: of none. */
export async function setLineMatches(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  links: readonly Pick<MatchableLine, 'bank_line_id' | 'booked_on' | 'match_id'>[],
): Promise<void> {
  const removed = links.flatMap(({ bank_line_id: id, match_id }) => (match_id === null ? [id] : []));
  const set = links.flatMap(({ bank_line_id, booked_on, match_id }) =>
    match_id === null ? [] : [{ bank_line_id, booked_on, match_id }],
  );
  await tx.query(UNLINK, [merchantAccountId, removed]);
  await tx.query(LINK, [merchantAccountId, JSON.stringify(set)]);
}
