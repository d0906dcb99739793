import type { NameFor } from '../answer-types.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import { claimOf } from './due.ts';
import { firstDue } from './webhook-events.ts';

export type ExecutionStatus = 'dispatched' | 'pending' | 'processing' | 'succeeded' | 'failed';

export type ReportExecutionRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  report_execution_id: string;
  report_id: string;
  status: ExecutionStatus;
  reference_timestamp: string;
  reference_timezone: string;
  reached_at: string;
  reached_id: string;
  parts: number;
  row_count: bigint;
  text_bytes: bigint;
  file_bytes: bigint;
  checksum: bigint;
  tries: number;
  due_at: string | null;
  file_removed_at: string | null;
  created_at: string;
  updated_at: string;
}>;

export type NewExecution = Readonly<{
  id: string;
  /** The moment that its periods end before, and the time zone of these. */
  reference: Date;
  zone: string;
  /** By the machine's clock. */
  dueAt: Date;
  now: Date;
}>;

/** A run with what is shown of its report. */
export type ShownExecution = ReportExecutionRow &
  Readonly<{ name: string; creator: Readonly<{ id: string; name: string; kind?: 'key' | 'user' }> | null }>;

const REPORT =
  'JOIN reports r ON r.merchant_account_id = e.merchant_account_id AND r.report_id = e.report_id';

const GET = sql(
  'report_executions.get',
  `SELECT e.*, r.name, r.creator FROM report_executions e ${REPORT}
   WHERE e.merchant_account_id = $1 AND e.report_execution_id = $2`,
);
export async function getReportExecution(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<ShownExecution | null> {
  const [row] = await db.query<ShownExecution>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const KEYS: readonly SortKey[] = [
  { expression: 'e.created_at', type: 'timestamptz' },
  { expression: 'e.report_execution_id', type: 'uuid' },
];
export type ExecutionListRow = ShownExecution & Readonly<{ sort_values: readonly string[] }>;
const declare = (
  name: NameFor<ExecutionListRow>,
  leading: string,
): ReturnType<typeof filteredKeyset<ExecutionListRow>> =>
  filteredKeyset<ExecutionListRow>(name, {
    row: 'e',
    from: 'report_executions e',
    where: `e.merchant_account_id = $1${leading}`,
    bounds: { from: '$3::timestamptz', until: '$4::timestamptz' },
    columns: 'e.*, r.name, r.creator',
    join: REPORT,
    filters: `($2::uuid IS NULL OR e.report_id = $2) AND ($5::text IS NULL OR strpos(lower(r.name), lower($5)) > 0)
      AND ($6::text[] IS NULL OR e.status = ANY ($6)) AND ($7::text[] IS NULL OR r.creator->>'id' = ANY ($7))`,
    values: 7,
    keys: KEYS,
  });
const listOfAll = declare('report_executions.list', '');
const listOfReport = declare('report_executions.list_of_report', ' AND e.report_id = $2::uuid');
export type ExecutionFilters = Readonly<{
  reportId: string | null;
  createdFrom: string | null;
  createdUntil: string | null;
  name: string | null;
  statuses: readonly string[] | null;
  creatorIds: readonly string[] | null;
}>;
/** Newest first. */
export function listReportExecutions(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  of: ExecutionFilters,
  page: PageRequest,
): Promise<Slice<ExecutionListRow>> {
  const values = [of.reportId, of.createdFrom, of.createdUntil, of.name, of.statuses, of.creatorIds];
  const list = of.reportId === null ? listOfAll : listOfReport;
  return list(db, [merchantAccountId, ...values], page);
}

export const claimDueExecutions = claimOf<ReportExecutionRow>('report_executions.claim', {
  table: 'report_executions',
  key: ['report_execution_id'],
  due: 'due_at',
  clock: 'machine',
  set: 'tries = claimed.tries + 1',
});

const ADVANCE = sql(
  'report_executions.advance',
  `WITH advanced AS (
     UPDATE report_executions SET status = 'processing', reached_at = $4, reached_id = $5, parts = parts + $6::integer,
       row_count = row_count + $7, text_bytes = text_bytes + $8, file_bytes = file_bytes + $9, checksum = $10,
       due_at = $11, tries = 0, updated_at = $12
     WHERE merchant_account_id = $1 AND report_execution_id = $2 AND due_at = $3 RETURNING *
   ), kept AS (
     INSERT INTO report_parts (merchant_account_id, report_execution_id, part, content)
     SELECT merchant_account_id, report_execution_id, parts - 1, $13::bytea FROM advanced WHERE $6::integer > 0
   )
   SELECT * FROM advanced LIMIT 1`,
);
/** One slice: how far it has come and the piece of the file, together. Null: it is another worker's now. */
export async function advanceExecution(
  db: Queryable,
  execution: ReportExecutionRow,
  slice: Readonly<{
    reachedAt: string;
    reachedId: string;
    rows: number;
    textBytes: number;
    content: Buffer | null;
    checksum: number;
    dueAt: Date;
    now: Date;
  }>,
): Promise<ReportExecutionRow | null> {
  const [row] = await db.query<ReportExecutionRow>(ADVANCE, [
    execution.merchant_account_id,
    execution.report_execution_id,
    execution.due_at,
    slice.reachedAt,
    slice.reachedId,
    slice.content === null ? 0 : 1,
    slice.rows,
    slice.textBytes,
    slice.content?.length ?? 0,
    slice.checksum,
    slice.dueAt,
    slice.now,
    slice.content,
  ]);
  return row ?? null;
}

const YIELD = sql(
  'report_executions.yield',
  `UPDATE report_executions SET due_at = $4
   WHERE merchant_account_id = $1 AND report_execution_id = $2 AND due_at = $3`,
);
/** The next turn is anybody's. */
export async function yieldExecution(db: Queryable, execution: ReportExecutionRow, at: Date): Promise<void> {
  const { merchant_account_id, report_execution_id, due_at } = execution;
  await db.query(YIELD, [merchant_account_id, report_execution_id, due_at, at]);
}

const PART = sql(
  'report_executions.part',
  `SELECT content FROM report_parts WHERE merchant_account_id = $1 AND report_execution_id = $2 AND part = $3`,
);
export async function reportPart(
  db: Queryable,
  { merchant_account_id, report_execution_id }: ReportExecutionRow,
  part: number,
): Promise<Buffer> {
  const [row] = await db.query<{ content: Buffer }>(PART, [merchant_account_id, report_execution_id, part]);
  if (row === undefined) throw new Error('BUG: a part of a report is gone');
  return row.content;
}

const END = sql(
  'report_executions.end',
  `WITH ended AS (
     UPDATE report_executions SET status = $4, due_at = NULL, updated_at = $5
     WHERE merchant_account_id = $1 AND report_execution_id = $2 AND due_at = $3 RETURNING report_execution_id
   ), parts AS (
     DELETE FROM report_parts p USING ended
     WHERE p.merchant_account_id = $1 AND p.report_execution_id = ended.report_execution_id
   )
   INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id, created_at, due_at)
   SELECT $1, $6::uuid, 'report-execution.' || $4::text, 'report-execution', ended.report_execution_id, $5,
     ${firstDue('$1')}
   FROM ended`,
);
/** It is over: the pieces go, and whoever listens is told. */
export async function endExecution(
  db: Queryable,
  execution: ReportExecutionRow,
  end: Readonly<{ status: 'succeeded' | 'failed'; eventId: string; now: Date }>,
): Promise<void> {
  const { merchant_account_id, report_execution_id, due_at } = execution;
  await db.query(END, [merchant_account_id, report_execution_id, due_at, end.status, end.now, end.eventId]);
}

const WITH_OLD_FILE = sql(
  'report_executions.with_old_file',
  `SELECT merchant_account_id, report_execution_id FROM report_executions
   WHERE status = 'succeeded' AND file_removed_at IS NULL AND updated_at < $1 ORDER BY updated_at LIMIT $2`,
);
export type ExecutionKey = Pick<ReportExecutionRow, 'merchant_account_id' | 'report_execution_id'>;
/** Runs that ended before this moment and still have their file, the oldest first. */
export function executionsWithOldFile(db: Queryable, before: Date, limit: number): Promise<ExecutionKey[]> {
  return db.query<ExecutionKey>(WITH_OLD_FILE, [before, limit]);
}

const FILE_REMOVED = sql(
  'report_executions.file_removed',
  `UPDATE report_executions SET file_removed_at = $3
   WHERE merchant_account_id = $1 AND report_execution_id = $2 AND status = 'succeeded'`,
);
export async function noteFileRemoved(db: Queryable, execution: ExecutionKey, at: Date): Promise<void> {
  await db.query(FILE_REMOVED, [execution.merchant_account_id, execution.report_execution_id, at]);
}
