import type { Static } from 'typebox';
import { renderReportCreator } from '../../../answers/report-execution.ts';
import type { ReportWithLatest } from '../../../db/queries/reports.ts';
import type { Report } from '../../../api-contract/reports.ts';

export function renderReport(row: ReportWithLatest): Static<typeof Report> {
  return {
    type: 'report',
    id: row.report_id,
    merchant_account_id: row.merchant_account_id,
    name: row.name,
    ...renderReportCreator(row),
    created_at: row.created_at,
    updated_at: row.updated_at,
    next_execution_at: row.next_execution_at,
    description: row.description,
    schedule: row.schedule,
    schedule_enabled: row.schedule_enabled,
    schedule_timezone: row.schedule_timezone,
    spec: row.spec as Static<typeof Report>['spec'], // checked when it was made
    latest_execution: renderLatest(row),
  };
}

function renderLatest(row: ReportWithLatest): Static<typeof Report>['latest_execution'] {
  if (row.latest_id === null || row.latest_status === null) return null;
  return {
    type: 'report-execution',
    id: row.latest_id,
    created_at: row.latest_created_at ?? '',
    updated_at: row.latest_updated_at ?? '',
    status: row.latest_status,
    context: {
      reference_timestamp: row.latest_reference_timestamp ?? '',
      reference_timezone: row.latest_reference_timezone ?? '',
    },
  };
}
