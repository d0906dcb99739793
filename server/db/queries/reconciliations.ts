import type { MerchantAccountId } from '../../domain/ids.ts';
import type { Effects, KeptDifference } from '../../domain/reconciliation/effects.ts';
import type { Reason } from '../../domain/reconciliation/reasons.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import type { NameFor } from '../answer-types.ts';
import { type Queryable, sql } from '../db.ts';
import { type FilterTable, type FiltersOf, filterSql } from '../filter-table.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset, keyset, sortValues } from '../keyset.ts';
import { claimOf } from './due.ts';
import type { FlowCreator } from './flows.ts';
import type { ItemKey } from './reconciliation-items.ts';

export type ReconciliationDayRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  day: string;
  status: 'open' | 'closed';
  changes: bigint;
  changes_seen: bigint;
  run_id: string | null;
  difference_count: number;
  unexplained_count: number;
  attention_count: number;
  reconciled_at: Timestamp | null;
  next_run_id: string | null;
  next_changes: bigint | null;
  next_after: readonly string[] | null;
  next_counts: readonly number[] | null;
  next_waits: boolean | null;
  next_began_at: Timestamp | null;
  due_at: string | null;
  created_at: Timestamp;
  closed_at: Timestamp | null;
  closed_by: FlowCreator | null;
  close_reason: string | null;
}>;

export type ReconciliationSumRow = Readonly<{
  day: string;
  currency: string;
  captured_amount: bigint;
  settled_amount: bigint;
  paid_out_amount: bigint;
  arrived_amount: bigint;
  difference_amount: bigint;
  reasons: Readonly<Record<string, string>>;
  unreported_amount: bigint;
}>;

export const claimDueReconciliations = claimOf<ReconciliationDayRow>('reconciliation_days.claim', {
  table: 'reconciliation_days',
  key: ['day'],
  due: 'due_at',
  clock: 'account',
});

/** Only whoever has the day writes: the time that it is due is the fence. */
const OWN = `merchant_account_id = $1 AND day = $2 AND due_at = $3 AND status = 'open'`;

const BEGIN = sql(
  'reconciliation_days.begin',
  `UPDATE reconciliation_days SET next_run_id = $4, next_changes = changes, next_after = NULL, next_counts = '{0,0,0}',
     next_waits = false, next_began_at = $5
   WHERE ${OWN} RETURNING *`,
);
/** A run over its items begins. Null: it is another worker's, or was closed. */
export async function beginRun(
  db: Queryable,
  { merchant_account_id, day, due_at }: ReconciliationDayRow,
  runId: string,
  now: Date,
): Promise<ReconciliationDayRow | null> {
  const values = [merchant_account_id, day, due_at, runId, now];
  return (await db.query<ReconciliationDayRow>(BEGIN, values))[0] ?? null;
}

const FORGET_DIFFERENCES = sql(
  'reconciliation_differences.forget',
  `WITH kept AS MATERIALIZED (
     SELECT unnest(ARRAY[run_id, next_run_id]) AS id FROM reconciliation_days
     WHERE merchant_account_id = $1 AND day = $2
   ), gone AS (
     DELETE FROM reconciliation_differences d USING (
       SELECT o.run_id, o.position FROM reconciliation_differences o
       WHERE o.merchant_account_id = $1 AND o.day = $2 AND NOT EXISTS (SELECT FROM kept WHERE kept.id = o.run_id)
       LIMIT $3
     ) old
     WHERE d.merchant_account_id = $1 AND d.day = $2 AND d.run_id = old.run_id AND d.position = old.position
     RETURNING 1
   ), sums AS (
     DELETE FROM reconciliation_sums s WHERE s.merchant_account_id = $1 AND s.day = $2
       AND NOT EXISTS (SELECT FROM kept WHERE kept.id = s.run_id)
   )
   SELECT count(*)::integer AS forgotten FROM gone`,
);
/** What earlier runs found, some of it, as it is by then: another process may have begun a run. How many rows went. */
export async function forgetRuns(
  db: Queryable,
  { merchant_account_id, day }: ReconciliationDayRow,
  limit: number,
): Promise<number> {
  const [row] = await db.query<{ forgotten: number }>(FORGET_DIFFERENCES, [merchant_account_id, day, limit]);
  return row?.forgotten ?? 0;
}

const WRITE = sql(
  'reconciliation_days.write_page',
  `WITH mine AS MATERIALIZED (
     UPDATE reconciliation_days SET next_after = $5::text[], next_counts = $6::integer[], next_waits = $7, due_at = $8
     WHERE ${OWN} AND next_run_id = $4 RETURNING *
   ), items AS (
     UPDATE reconciliation_items i SET effects = given.effects
     FROM mine, jsonb_to_recordset($9::jsonb) given (kind text, subject_id uuid, of_day text, effects jsonb)
     WHERE i.merchant_account_id = $1 AND i.day = $2 AND i.kind = given.kind AND i.subject_id = given.subject_id
       AND i.of_day = given.of_day
   ), found AS (
     INSERT INTO reconciliation_differences (merchant_account_id, day, run_id, position, reason, currency, amount,
       terms, subject_kind, subject_id, settlement_line_id, bank_line_id, corrects_day)
     SELECT $1, $2, $4, given.position, given.reason, given.currency, given.amount, given.terms, given.subject_kind,
       given.subject_id, given.settlement_line_id, given.bank_line_id, given.corrects_day
     FROM mine, jsonb_to_recordset($10::jsonb) given (position integer, reason text, currency text, amount bigint,
       terms jsonb, subject_kind text, subject_id uuid, settlement_line_id uuid, bank_line_id uuid, corrects_day text)
   ), sums AS (
     INSERT INTO reconciliation_sums (merchant_account_id, day, run_id, currency, captured_amount, settled_amount,
       paid_out_amount, arrived_amount, difference_amount, reasons, unreported_amount)
     SELECT $1, $2, $4, given.currency, given.captured_amount, given.settled_amount, given.paid_out_amount,
       given.arrived_amount, given.difference_amount, given.reasons, given.unreported_amount
     FROM mine, jsonb_to_recordset($11::jsonb) given (currency text, captured_amount bigint, settled_amount bigint,
       paid_out_amount bigint, arrived_amount bigint, difference_amount bigint, reasons jsonb, unreported_amount bigint)
     ON CONFLICT (merchant_account_id, day, run_id, currency) DO UPDATE
       SET captured_amount = excluded.captured_amount, settled_amount = excluded.settled_amount,
         paid_out_amount = excluded.paid_out_amount, arrived_amount = excluded.arrived_amount,
         difference_amount = excluded.difference_amount, reasons = excluded.reasons,
         unreported_amount = excluded.unreported_amount
   )
   SELECT * FROM mine`,
);
export type RunPage = Readonly<{
  after: readonly string[];
  /** Of the run so far: differences, of them unexplained, of them for a person. */
  counts: readonly [differences: number, unexplained: number, attention: number];
  waits: boolean;
  leaseUntil: Date;
  items: readonly (ItemKey & Readonly<{ effects: Effects }>)[];
  differences: readonly (KeptDifference &
    Pick<
      ReconciliationDifferenceRow,
      'position' | 'subject_kind' | 'subject_id' | 'settlement_line_id' | 'bank_line_id' | 'corrects_day'
    >)[];
  /** Of the run so far, all currencies. */
  sums: readonly SumsOfRun[];
}>;
/** Amounts are minor units as text. */
export type SumsOfRun = Readonly<
  Record<'currency' | Extract<keyof ReconciliationSumRow, `${string}_amount`>, string>
> &
  Readonly<{ reasons: Readonly<Record<string, string>> }>;

/** What a page of items came to, with how far the run is. Null: the day is another worker's, or was closed. */
export async function writeRunPage(
  db: Queryable,
  { merchant_account_id, day, due_at, next_run_id }: ReconciliationDayRow,
  { after, counts, waits, leaseUntil, items, differences, sums }: RunPage,
): Promise<ReconciliationDayRow | null> {
  const values = [
    ...[merchant_account_id, day, due_at, next_run_id, after, counts, waits, leaseUntil],
    ...[JSON.stringify(items), JSON.stringify(differences), JSON.stringify(sums)],
  ];
  return (await db.query<ReconciliationDayRow>(WRITE, values))[0] ?? null;
}

const END = sql(
  'reconciliation_days.end_run',
  `UPDATE reconciliation_days SET run_id = next_run_id, changes_seen = next_changes, difference_count = next_counts[1],
     unexplained_count = next_counts[2], attention_count = next_counts[3], reconciled_at = $4, next_run_id = NULL,
     next_changes = NULL, next_after = NULL, next_counts = NULL, next_waits = NULL, next_began_at = NULL,
     due_at = CASE WHEN changes > next_changes THEN $5::timestamptz WHEN next_waits THEN $6::timestamptz END
   WHERE ${OWN} AND next_run_id IS NOT NULL RETURNING *`,
);
/** The run has seen all items. `again`: when it begins anew where more came; `waits`: where time changes it. */
export async function endRun(
  db: Queryable,
  { merchant_account_id, day, due_at }: ReconciliationDayRow,
  { now, again, waits }: Readonly<{ now: Date; again: Date; waits: Date | null }>,
): Promise<ReconciliationDayRow | null> {
  const values = [merchant_account_id, day, due_at, now, again, waits];
  return (await db.query<ReconciliationDayRow>(END, values))[0] ?? null;
}

const GET = sql(
  'reconciliation_days.get',
  `SELECT * FROM reconciliation_days WHERE merchant_account_id = $1 AND day = $2`,
);
export async function getReconciliationDay(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  day: string,
): Promise<ReconciliationDayRow | null> {
  return (await db.query<ReconciliationDayRow>(GET, [merchantAccountId, day]))[0] ?? null;
}

const SUMS = sql(
  'reconciliation_sums.of_runs',
  `SELECT s.day, s.currency, s.captured_amount, s.settled_amount, s.paid_out_amount, s.arrived_amount,
     s.difference_amount, s.reasons, s.unreported_amount
   FROM unnest($2::text[], $3::uuid[]) asked (day, run_id)
   JOIN reconciliation_sums s ON s.merchant_account_id = $1 AND s.day = asked.day AND s.run_id = asked.run_id
   ORDER BY s.day, s.currency`,
);
/** By day, what its run found in each currency. */
export async function sumsOfRuns(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  runs: readonly Readonly<{ day: string; run_id: string | null }>[],
): Promise<ReadonlyMap<string, readonly ReconciliationSumRow[]>> {
  const whole = runs.filter(({ run_id }) => run_id !== null);
  const values = [merchantAccountId, whole.map(({ day }) => day), whole.map(({ run_id }) => run_id)];
  return Map.groupBy(await db.query<ReconciliationSumRow>(SUMS, values), ({ day }) => day);
}

const FILTERS = {
  status: ['text', 'd.status = ?'],
  from: ['text', 'd.day >= ?'],
  until: ['text', 'd.day <= ?'],
  needsAttention: ['boolean', '(d.attention_count > 0) = ?'],
} as const satisfies FilterTable;
export type ReconciliationFilters = FiltersOf<typeof FILTERS>;
const { names, optional, values } = filterSql(FILTERS);
const KEYS: readonly SortKey[] = [{ expression: 'd.day', type: 'text' }];
export type ReconciliationListRow = ReconciliationDayRow & Readonly<{ sort_values: readonly string[] }>;
const LIST: NameFor<ReconciliationListRow> = 'reconciliation_days.list';
const list = filteredKeyset<ReconciliationListRow>(LIST, {
  row: 'd',
  from: 'reconciliation_days d',
  where: 'd.merchant_account_id = $1',
  filters: optional(),
  values: names.length + 1,
  keys: KEYS,
});
/** The last day first. */
export function listReconciliationDays(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: ReconciliationFilters,
  page: PageRequest,
): Promise<Slice<ReconciliationListRow>> {
  return list(db, [merchantAccountId, ...values(filters)], page);
}

export type ReconciliationDifferenceRow = Readonly<{
  day: string;
  position: number;
  reason: Reason;
  currency: string;
  amount: bigint;
  terms: readonly Readonly<{ of: string; amount: string }>[];
  subject_kind: 'payment' | 'settlement-line' | 'payout' | 'bank-line';
  subject_id: string;
  settlement_line_id: string | null;
  bank_line_id: string | null;
  corrects_day: string | null;
}>;
export type ReconciliationDifferenceListRow = ReconciliationDifferenceRow &
  Readonly<{ sort_values: readonly string[] }>;
const DIFFERENCE_KEYS: readonly SortKey[] = [{ expression: 'd.position', type: 'integer' }];
const differences = keyset<ReconciliationDifferenceListRow>('reconciliation_differences.list', {
  select: `SELECT d.day, d.position, d.reason, d.currency, d.amount, d.terms, d.subject_kind, d.subject_id,
      d.settlement_line_id, d.bank_line_id, d.corrects_day, ${sortValues(DIFFERENCE_KEYS)}
    FROM reconciliation_differences d WHERE d.merchant_account_id = $1 AND d.day = $2 AND d.run_id = $3
      AND ($4::text[] IS NULL OR d.reason = ANY ($4))`,
  values: 4,
  keys: DIFFERENCE_KEYS,
  order: 'asc',
});
/** Of the run of a day, in the order in which they were found; of some reasons, where they are named. */
export function listReconciliationDifferences(
  db: Queryable,
  { merchant_account_id, day, run_id }: ReconciliationDayRow,
  reasons: readonly string[] | null,
  page: PageRequest,
): Promise<Slice<ReconciliationDifferenceListRow>> {
  return differences(db, [merchant_account_id, day, run_id, reasons], page);
}

const CLOSE = sql(
  'reconciliation_days.close',
  `WITH closed AS (
     UPDATE reconciliation_days SET status = 'closed', closed_at = $4, closed_by = $5::jsonb, close_reason = $6,
       due_at = NULL
     WHERE merchant_account_id = $1 AND day = $2 AND run_id = $3 AND status = 'open' AND changes = changes_seen
       AND next_run_id IS NULL
     RETURNING *
   ), revisited AS (
     INSERT INTO reconciliation_revisits (merchant_account_id, day, due_at)
     SELECT $1, $2, $7 FROM closed WHERE $7::timestamptz IS NOT NULL
   )
   SELECT * FROM closed`,
);
/**
 * As that run found it. `revisitAt`: when it is looked through for what has not come; null: nothing of it is on its
 * way. Null: it was closed, or reconciled anew, meanwhile.
 */
export async function closeReconciliationDay(
  tx: Queryable,
  { merchant_account_id, day, run_id }: ReconciliationDayRow,
  {
    by,
    reason,
    now,
    revisitAt,
  }: Readonly<{ by: FlowCreator; reason: string | null; now: Date; revisitAt: Date | null }>,
): Promise<ReconciliationDayRow | null> {
  const values = [merchant_account_id, day, run_id, now, JSON.stringify(by), reason, revisitAt];
  return (await tx.query<ReconciliationDayRow>(CLOSE, values))[0] ?? null;
}
