import type { Static } from 'typebox';
import type { ReportExecution } from '../api-contract/report-executions.ts';
import { getReportExecution, type ShownExecution } from '../db/queries/report-executions.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';

export async function readReportExecution(
  { db }: ReadParts,
  {
    merchantAccountId,
    reportExecutionId,
  }: Readonly<{ merchantAccountId: MerchantAccountId; reportExecutionId: string }>,
): Promise<Static<typeof ReportExecution> | null> {
  const row = await getReportExecution(db, merchantAccountId, reportExecutionId);
  return row === null ? null : renderReportExecution(row);
}

export function renderReportExecution(row: ShownExecution): Static<typeof ReportExecution> {
  return {
    type: 'report-execution',
    id: row.report_execution_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
    status: row.status,
    context: {
      reference_timestamp: row.reference_timestamp,
      reference_timezone: row.reference_timezone,
    },
    report: {
      type: 'report',
      id: row.report_id,
      merchant_account_id: row.merchant_account_id,
      name: row.name,
      ...renderReportCreator(row),
    },
  };
}

/** Who made a report, and so its runs. */
export function renderReportCreator({ creator }: Pick<ShownExecution, 'creator'>) {
  return {
    creator_id: creator?.id ?? null,
    creator_display_name: creator?.name ?? null,
    creator_type:
      creator === null ? null : creator.kind === 'user' ? ('user' as const) : ('private_key' as const),
  };
}
