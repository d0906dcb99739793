import Type from 'typebox';
import { operation, token } from './operation.ts';
import { ReportCreatorType, ReportExecutionContext, ReportExecutionStatus } from './reports.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
  constant,
  fields,
  integer,
  nullable,
  object,
  optional,
  text,
  withDefault,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';

export const ReportSummary = object('ReportSummary', {
  type: constant('report'),
  id: Uuid,
  merchant_account_id: Type.String(),
  name: text(100),
  creator_id: nullable(Uuid),
  creator_display_name: nullable(Type.String()),
  creator_type: nullable(ReportCreatorType),
});

export const ReportExecution = object('ReportExecution', {
  type: constant('report-execution'),
  id: Uuid,
  created_at: Timestamp,
  updated_at: Timestamp,
  status: ReportExecutionStatus,
  context: ReportExecutionContext,
  report: ReportSummary,
});

export const ReportExecutionUrl = object('ReportExecutionUrl', {
  url: Type.String(),
  expires_at: Timestamp,
});

export const ReportExecutionUrlGenerate = object('ReportExecutionUrlGenerate', {
  expires_in: withDefault(integer(1, 10_080), 5),
});

export const ReportExecutions = page('ReportExecutions', ReportExecution);

export const listReportExecutions = operation({
  id: 'list_report_executions',
  method: 'GET',
  path: '/reports/{report_id}/executions',
  tag: 'Reports - Executions',
  summary: 'List the runs of a report.',
  access: token('reports.read'),
  merchantAccount: 'header',
  params: fields({ report_id: Uuid }),
  query: fields({ ...cursorQuery() }),
  responses: { 200: ReportExecutions },
});

export const createReportExecutionUrl = operation({
  id: 'create_report_execution_url',
  method: 'POST',
  path: '/reports/{report_id}/executions/{report_execution_id}/url',
  tag: 'Reports - Executions',
  summary: 'Get an address to download a finished run from.',
  access: token('reports.read'),
  merchantAccount: 'header',
  params: fields({ report_id: Uuid, report_execution_id: Uuid }),
  body: ReportExecutionUrlGenerate,
  bodyOptional: true,
  responses: { 200: ReportExecutionUrl },
});

export const listAllReportExecutions = operation({
  id: 'list_all_report_executions',
  method: 'GET',
  path: '/report-executions',
  tag: 'Reports - Executions',
  summary: 'List the runs of all reports.',
  access: token('reports.read'),
  merchantAccount: 'header',
  query: fields({
    ...cursorQuery(),
    report_name: optional(text(500, 0)),
    created_at_lte: optional(Timestamp),
    created_at_gte: optional(Timestamp),
    status: optional(Type.Array(ReportExecutionStatus, { maxItems: 100 })),
    creator_id: optional(Type.Array(Uuid, { maxItems: 100 })),
  }),
  responses: { 200: ReportExecutions },
});

export const getReportExecution = operation({
  id: 'get_report_execution',
  method: 'GET',
  path: '/report-executions/{report_execution_id}',
  tag: 'Reports - Executions',
  summary: 'Read a run of a report.',
  access: token('reports.read'),
  merchantAccount: 'header',
  params: fields({ report_execution_id: Uuid }),
  responses: { 200: ReportExecution },
});
