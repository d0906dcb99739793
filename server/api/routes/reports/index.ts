import { assertExportConfirmed } from '../../../confirmations/exports.ts';
import { readReportExecution, renderReportExecution } from '../../../answers/report-execution.ts';
import type { Queryable } from '../../../db/db.ts';
import { findInstance } from '../../../db/queries/instance.ts';
import {
  type ExecutionFilters,
  type ExecutionListRow,
  getReportExecution as getStoredExecution,
  listReportExecutions as listStoredExecutions,
} from '../../../db/queries/report-executions.ts';
import {
  type ReportListRow,
  type ReportWithLatest,
  getReport as getStored,
  insertReport,
  listReports as listStored,
  updateReport as updateStored,
} from '../../../db/queries/reports.ts';
import { hasRoomForReport, LIMITS } from '../../../db/queries/limits.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { newId } from '../../../platform/entropy.ts';
import type { Parts } from '../../../parts.ts';
import { Problem } from '../../../domain/problem.ts';
import { nextRun } from '../../../reports/begin-runs.ts';
import { downloadKey, downloadUrl } from '../../../reports/download-link.ts';
import { specProblems } from '../../../reports/spec.ts';
import {
  createReportExecutionUrl,
  getReportExecution,
  listAllReportExecutions,
  listReportExecutions,
} from '../../../api-contract/report-executions.ts';
import { addReport, getReport, listReports, updateReport } from '../../../api-contract/reports.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';
import { limitReached } from '../limit-reached.ts';
import { actorOf } from '../../../access/caller.ts';
import { renderReport } from './render.ts';

const MINUTE_MS = 60_000;
const DEFAULT_MINUTES = 5;

const add = route(addReport, async ({ body, caller, merchantAccountId, version, now, parts }) => {
  const { name, description = null, schedule, schedule_enabled, schedule_timezone, spec } = body;
  const problems = specProblems(spec, schedule_timezone);
  if (problems.length > 0) throw new Problem('unprocessable', { details: problems });

  const creator = actorOf(caller);
  const row = {
    merchant_account_id: merchantAccountId,
    report_id: newId(now),
    ...{ name, description, schedule, schedule_enabled, schedule_timezone, spec, api_version: version },
    creator: creator === null ? null : { id: creator.id, name: creator.name, kind: creator.kind },
  };
  const next = nextRun(row, now, false);
  await parts.db.transaction(async (tx) => {
    if (next !== null) await assertRoom(tx, merchantAccountId);
    await insertReport(tx, row, { next, now });
  });
  return { status: 201, body: renderReport(await findReport(parts, merchantAccountId, row.report_id)) };
});

const list = route(listReports, async (context) => {
  const { query, merchantAccountId, parts } = context;
  const filters = {
    schedules: query.schedule ?? null,
    enabled: query.schedule_enabled ?? null,
    name: query.name ?? null,
  };
  const body = await listPage(context, {
    list: 'reports',
    filters,
    fetch: (page) => listStored(parts.db, merchantAccountId, filters, page),
    item: (row: ReportListRow) => renderReport(row),
  });

  return { status: 200, body };
});

const get = route(getReport, async ({ params, merchantAccountId, parts }) => ({
  status: 200,
  body: renderReport(await findReport(parts, merchantAccountId, params.report_id)),
}));

const update = route(updateReport, async ({ params, body, merchantAccountId, now, parts }) => {
  const row = await findReport(parts, merchantAccountId, params.report_id);
  const changed = {
    ...row,
    name: body.name ?? row.name,
    description: body.description === undefined ? row.description : body.description,
    schedule_enabled: body.schedule_enabled ?? row.schedule_enabled,
  };
  const isSame = changed.schedule_enabled === row.schedule_enabled;
  const kept = row.next_execution_at === null ? null : new Date(row.next_execution_at);
  const next = isSame ? kept : nextRun(changed, now, row.latest_id !== null);

  await parts.db.transaction(async (tx) => {
    if (kept === null && next !== null) await assertRoom(tx, merchantAccountId);
    await updateStored(tx, changed, { next, now });
  });
  return { status: 200, body: renderReport(await findReport(parts, merchantAccountId, params.report_id)) };
});

async function assertRoom(tx: Queryable, merchantAccountId: MerchantAccountId): Promise<void> {
  if (!(await hasRoomForReport(tx, merchantAccountId)))
    throw limitReached(LIMITS.reportsToCome, 'reports with a run to come');
}

const listOfReport = route(listReportExecutions, async (context) => {
  const { params, merchantAccountId, parts } = context;
  await findReport(parts, merchantAccountId, params.report_id);
  return { status: 200, body: await executions(context, { ...ALL, reportId: params.report_id }) };
});

const listAll = route(listAllReportExecutions, async (context) => {
  const { query } = context;
  const filters = {
    reportId: null,
    createdFrom: query.created_at_gte ?? null,
    createdUntil: query.created_at_lte ?? null,
    name: query.report_name ?? null,
    statuses: query.status ?? null,
    creatorIds: query.creator_id ?? null,
  };
  return { status: 200, body: await executions(context, filters) };
});

const ALL: ExecutionFilters = {
  ...{ reportId: null, createdFrom: null, createdUntil: null },
  ...{ name: null, statuses: null, creatorIds: null },
};

function executions(
  context: Parameters<typeof listPage>[0] & Readonly<{ parts: Parts }>,
  filters: ExecutionFilters,
) {
  return listPage(context, {
    list: 'report-executions',
    filters,
    fetch: (page) => listStoredExecutions(context.parts.db, context.merchantAccountId, filters, page),
    item: (row: ExecutionListRow) => renderReportExecution(row),
  });
}

const getExecution = route(getReportExecution, async ({ params, merchantAccountId, parts }) => {
  const reportExecutionId = params.report_execution_id;
  return answerOrNotFound(await readReportExecution(parts, { merchantAccountId, reportExecutionId }));
});

const createUrl = route(createReportExecutionUrl, async (context) => {
  const { params, body, merchantAccountId, parts } = context;
  const { report_id: reportId, report_execution_id: executionId } = params;
  const row = await getStoredExecution(parts.db, merchantAccountId, executionId);
  if (row === null || row.report_id !== reportId) throw new Problem('not_found');
  if (row.status !== 'succeeded')
    throw new Problem('invalid_state', { message: `This run is ${row.status}, and has no file` });
  if (row.file_removed_at !== null)
    throw new Problem('invalid_state', {
      message: `The file of this run was removed at ${row.file_removed_at}: it is kept for a time. Run it again`,
    });
  assertExportConfirmed(context, Number(row.row_count));

  // By the machine's clock, like every token: a sandbox's moved clock opens no link.
  const expiresAt = new Date(parts.clock.now().getTime() + (body?.expires_in ?? DEFAULT_MINUTES) * MINUTE_MS);
  expiresAt.setUTCMilliseconds(0);
  const instance = await findInstance(parts.db);
  if (instance === null) throw new Error('BUG: an API without its instance');
  const key = downloadKey(instance.cursor_key);
  const url = downloadUrl(parts.config.publicUrl, key, { merchantAccountId, executionId, expiresAt });
  return { status: 200, body: { url, expires_at: expiresAt.toISOString() } };
});

export const reportRoutes: readonly AnyRoute[] = [
  ...[add, list, get, update],
  ...[listOfReport, listAll, getExecution, createUrl],
];

async function findReport(
  parts: Parts,
  merchantAccountId: ReportWithLatest['merchant_account_id'],
  id: string,
) {
  const row = await getStored(parts.db, merchantAccountId, id);
  if (row === null) throw new Problem('not_found');
  return row;
}
