import type { MerchantAccountId } from '../../domain/ids.ts';
import type { NameFor } from '../answer-types.ts';
import { type Queryable, sql } from '../db.ts';
import { type FilterTable, type FiltersOf, filterSql } from '../filter-table.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset, keyset, sortValues } from '../keyset.ts';
import type { ProcessorReportRow, ReportKey } from './processor-reports.ts';

type SortedRow = Readonly<{ sort_values: readonly string[] }>;
export type ProcessorReportListRow = ProcessorReportRow & SortedRow;

const FILTERS = {
  announcedUntil: ['timestamptz', 'r.announced_at <= ?'],
  announcedFrom: ['timestamptz', 'r.announced_at >= ?'],
  statuses: ['text[]', 'r.status = ANY (?)'],
  paymentServiceIds: ['uuid[]', 'r.payment_service_id = ANY (?)'],
  name: ['text', 'r.name = ?'],
  hasUnmatched: ['boolean', '(r.unmatched + r.unreadable > 0) = ?'],
} as const satisfies FilterTable;
export type ProcessorReportFilters = FiltersOf<typeof FILTERS>;

const { names, optional, values } = filterSql(FILTERS);
/** Of a file's first announcement, which its id has the time of. */
const KEYS: readonly SortKey[] = [{ expression: 'r.file_id', type: 'uuid' }];
const LIST: NameFor<ProcessorReportListRow> = 'processor_reports.list';
const list = filteredKeyset<ProcessorReportListRow>(LIST, {
  row: 'r',
  from: 'processor_reports r',
  where: 'r.merchant_account_id = $1',
  filters: optional(),
  values: names.length + 1,
  keys: KEYS,
});

/** What was announced first, last. */
export function listProcessorReports(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: ProcessorReportFilters,
  page: PageRequest,
): Promise<Slice<ProcessorReportListRow>> {
  return list(db, [merchantAccountId, ...values(filters)], page);
}

const GET = sql(
  'processor_reports.get',
  `SELECT * FROM processor_reports WHERE merchant_account_id = $1 AND file_id = $2 LIMIT 1`,
);
export async function getProcessorReport(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  fileId: string,
): Promise<ProcessorReportRow | null> {
  const [row] = await db.query<ProcessorReportRow>(GET, [merchantAccountId, fileId]);
  return row ?? null;
}

/** A line of a file that came to nothing. */
export type LineLeftRow = Readonly<{ line: bigint; why: string; cells: readonly string[] }> & SortedRow;

const LINE_KEYS: readonly SortKey[] = [{ expression: 'l.line', type: 'bigint' }];
const linesLeft = keyset<LineLeftRow>('processor_reports.lines_left', {
  select: `SELECT l.line, l.why, l.cells, ${sortValues(LINE_KEYS)} FROM processor_report_lines_left l
    WHERE l.merchant_account_id = $1 AND l.payment_service_id = $2 AND l.name = $3`,
  values: 3,
  keys: LINE_KEYS,
  order: 'asc',
});

/** In the order of the file. */
export function listLinesLeft(
  db: Queryable,
  report: ReportKey,
  page: PageRequest,
): Promise<Slice<LineLeftRow>> {
  return linesLeft(db, [report.merchant_account_id, report.payment_service_id, report.name], page);
}
