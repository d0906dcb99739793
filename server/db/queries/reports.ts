import type { ApiVersion } from '../../domain/api-version.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import { claimOf } from './due.ts';
import type { ExecutionStatus, NewExecution } from './report-executions.ts';

export type ReportSchedule = 'once' | 'daily' | 'weekly' | 'monthly';
export type ReportSpecRow = Readonly<{ model: string; params: Readonly<Record<string, unknown>> }>;

export type ReportRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  report_id: string;
  name: string;
  description: string | null;
  schedule: ReportSchedule;
  schedule_enabled: boolean;
  schedule_timezone: string;
  spec: ReportSpecRow;
  api_version: ApiVersion;
  creator: Readonly<{ id: string; name: string; kind?: 'key' | 'user' }> | null;
  next_execution_at: string | null;
  due_at: string | null;
  created_at: string;
  updated_at: string;
}>;

/** A report with its latest run; all of them null where it has not run. */
export type ReportWithLatest = ReportRow &
  Readonly<{
    latest_id: string | null;
    latest_status: ExecutionStatus | null;
    latest_reference_timestamp: string | null;
    latest_reference_timezone: string | null;
    latest_created_at: string | null;
    latest_updated_at: string | null;
  }>;

const LATEST = `LEFT JOIN LATERAL (
    SELECT report_execution_id AS latest_id, status AS latest_status,
      reference_timestamp AS latest_reference_timestamp, reference_timezone AS latest_reference_timezone,
      created_at AS latest_created_at, updated_at AS latest_updated_at
    FROM report_executions e
    WHERE e.merchant_account_id = $1 AND e.report_id = r.report_id
    ORDER BY e.created_at DESC, e.report_execution_id DESC LIMIT 1
  ) latest ON true`;

const INSERT = sql(
  'reports.insert',
  `INSERT INTO reports (merchant_account_id, report_id, name, description, schedule, schedule_enabled,
     schedule_timezone, spec, api_version, creator, next_execution_at, due_at, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10::jsonb, $11::timestamptz, $11::timestamptz, $12, $12)`,
);
export async function insertReport(
  db: Queryable,
  report: Omit<ReportRow, 'next_execution_at' | 'due_at' | 'created_at' | 'updated_at'>,
  times: Readonly<{ next: Date | null; now: Date }>,
): Promise<void> {
  await db.query(INSERT, [
    report.merchant_account_id,
    report.report_id,
    report.name,
    report.description,
    report.schedule,
    report.schedule_enabled,
    report.schedule_timezone,
    JSON.stringify(report.spec),
    report.api_version,
    report.creator === null ? null : JSON.stringify(report.creator),
    times.next,
    times.now,
  ]);
}

const GET = sql(
  'reports.get',
  `SELECT r.*, latest.* FROM reports r ${LATEST} WHERE r.merchant_account_id = $1 AND r.report_id = $2`,
);
export async function getReport(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<ReportWithLatest | null> {
  const [row] = await db.query<ReportWithLatest>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const KEYS: readonly SortKey[] = [
  { expression: 'r.created_at', type: 'timestamptz' },
  { expression: 'r.report_id', type: 'uuid' },
];
export type ReportListRow = ReportWithLatest & Readonly<{ sort_values: readonly string[] }>;
const list = filteredKeyset<ReportListRow>('reports.list', {
  row: 'r',
  from: 'reports r',
  where: 'r.merchant_account_id = $1',
  columns: 'r.*, latest.*',
  join: LATEST,
  filters: `($2::text[] IS NULL OR r.schedule = ANY ($2)) AND ($3::boolean IS NULL OR r.schedule_enabled = $3)
    AND ($4::text IS NULL OR strpos(lower(r.name), lower($4)) > 0)`,
  values: 4,
  keys: KEYS,
});
export function listReports(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: Readonly<{ schedules: readonly string[] | null; enabled: boolean | null; name: string | null }>,
  page: PageRequest,
): Promise<Slice<ReportListRow>> {
  return list(db, [merchantAccountId, filters.schedules, filters.enabled, filters.name], page);
}

const UPDATE = sql(
  'reports.update',
  `UPDATE reports SET name = $3, description = $4, schedule_enabled = $5, next_execution_at = $6::timestamptz,
     due_at = $6::timestamptz, updated_at = $7
   WHERE merchant_account_id = $1 AND report_id = $2`,
);
export async function updateReport(
  db: Queryable,
  report: Pick<ReportRow, 'merchant_account_id' | 'report_id' | 'name' | 'description' | 'schedule_enabled'>,
  times: Readonly<{ next: Date | null; now: Date }>,
): Promise<void> {
  const { merchant_account_id, report_id, name, description, schedule_enabled } = report;
  await db.query(UPDATE, [
    merchant_account_id,
    report_id,
    name,
    description,
    schedule_enabled,
    times.next,
    times.now,
  ]);
}

export const claimDueReports = claimOf<ReportRow>('reports.claim', {
  table: 'reports',
  key: ['report_id'],
  due: 'due_at',
  clock: 'account',
});

const BEGIN = sql(
  'reports.begin_execution',
  `WITH begun AS (
     UPDATE reports SET next_execution_at = $4::timestamptz, due_at = $4::timestamptz
     WHERE merchant_account_id = $1 AND report_id = $2 AND due_at = $3 RETURNING report_id
   )
   INSERT INTO report_executions (merchant_account_id, report_execution_id, report_id, status, reference_timestamp,
     reference_timezone, due_at, created_at, updated_at)
   SELECT $1, $5::uuid, report_id, 'dispatched', $6::timestamptz, $7, $8::timestamptz, $9::timestamptz, $9::timestamptz
   FROM begun`,
);
/** One run, and when the next one is due; nothing where the report is no longer this worker's. */
export async function beginExecution(
  db: Queryable,
  { merchant_account_id, report_id, due_at }: ReportRow,
  execution: NewExecution & Readonly<{ next: Date | null }>,
): Promise<void> {
  await db.query(BEGIN, [
    merchant_account_id,
    report_id,
    due_at,
    execution.next,
    execution.id,
    execution.reference,
    execution.zone,
    execution.dueAt,
    execution.now,
  ]);
}
