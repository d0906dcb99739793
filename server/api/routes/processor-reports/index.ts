import { paymentServices } from '../../../connections/connection-kinds.ts';
import {
  createProcessorReport,
  getProcessorReport,
  listProcessorReportLines,
  listProcessorReports,
} from '../../../api-contract/processor-reports.ts';
import {
  type LineLeftRow,
  getProcessorReport as getReportRow,
  listLinesLeft,
  listProcessorReports as listReportRows,
} from '../../../db/queries/processor-report-list.ts';
import type { ProcessorReportRow } from '../../../db/queries/processor-reports.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import type { Parts } from '../../../parts.ts';
import { takeUpload } from '../../../settlement-files/take-upload.ts';
import { filteredListPage, listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';

const list = route(listProcessorReports, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const filters = {
    announcedUntil: query.announced_at_lte,
    announcedFrom: query.announced_at_gte,
    statuses: query.status,
    paymentServiceIds: query.payment_service_id,
    name: query.name,
    hasUnmatched: query.has_unmatched,
  };

  const body = await filteredListPage(context, {
    list: 'processor-reports',
    filters: asked,
    fetch: (page) => listReportRows(parts.db, merchantAccountId, filters, page),
    item: render,
  });
  return { status: 200, body };
});

const create = route(createProcessorReport, async ({ body, merchantAccountId, parts }) => {
  const service = await paymentServices.find(parts, merchantAccountId, body.payment_service_id);
  if (service === null)
    throw ruleBroken({
      pointer: '/payment_service_id',
      message: 'must be a payment service of this merchant account',
    });
  return { status: 201, body: render(await takeUpload(parts, service, body)) };
});

const get = route(getProcessorReport, async ({ params, merchantAccountId, parts }) => ({
  status: 200,
  body: render(await reportOf(parts, merchantAccountId, params.processor_report_id)),
}));

const lines = route(listProcessorReportLines, async (context) => {
  const { params, merchantAccountId, parts } = context;
  const report = await reportOf(parts, merchantAccountId, params.processor_report_id);
  const body = await listPage(context, {
    list: 'processor-report-lines',
    filters: { id: report.file_id },
    fetch: (page) => listLinesLeft(parts.db, report, page),
    item: (row: LineLeftRow) => renderLine(row, report.columns ?? []),
  });
  return { status: 200, body };
});

export const processorReportRoutes: readonly AnyRoute[] = [list, create, get, lines];

async function reportOf(
  { db }: Pick<Parts, 'db'>,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<ProcessorReportRow> {
  const row = await getReportRow(db, merchantAccountId, id);
  if (row === null) throw new Problem('not_found');
  return row;
}

function render(row: ProcessorReportRow) {
  return {
    type: 'processor-report' as const,
    id: row.file_id,
    merchant_account_id: row.merchant_account_id,
    payment_service_id: row.payment_service_id,
    name: row.name,
    status: row.status,
    line_count: Number(row.lines),
    payment_line_count: Number(row.of_payments),
    account_line_count: Number(row.of_account),
    unmatched_line_count: Number(row.unmatched),
    unreadable_line_count: Number(row.unreadable),
    waiting_line_count: Number(row.gathered),
    totals: row.totals.map(({ type, currency, lines: count, net }) => ({
      line_type: type,
      currency,
      line_count: count,
      net_amount: Number(net),
    })),
    fault: row.fault,
    announced_at: row.announced_at,
    updated_at: row.updated_at,
  };
}

function renderLine({ line, why, cells }: LineLeftRow, columns: readonly string[]) {
  return {
    type: 'processor-report-line' as const,
    line: Number(line),
    reason: why,
    cells: cells.map((value, index) => ({ column: columns[index] ?? '', value })),
  };
}
