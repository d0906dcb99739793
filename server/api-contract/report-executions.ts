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
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const ReportSummary = object('ReportSummary', {
  type: constant('report'),
  id: Uuid,
  merchant_account_id: Type.String(),
  name: text(100),
  creator_id: nullable(Uuid),
  creator_display_name: nullable(Type.String()),
  creator_type: nullable(ReportCreatorType),
});

describe(ReportSummary, {
  name: 'For people to find it by.',
  creator_id: 'The API key or the user that made the report.',
  creator_display_name: 'What they were called.',
  creator_type: '`private_key` is an API key.',
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

describe(ReportExecution, {
  status: '`dispatched` until a worker begins, then `processing`, at the end `succeeded` or `failed`.',
  context: 'What its periods are counted from.',
  report: 'The report that it is a run of.',
});

export const ReportExecutionUrl = object('ReportExecutionUrl', {
  url: Type.String(),
  expires_at: Timestamp,
});

export const ReportExecutionUrlGenerate = object('ReportExecutionUrlGenerate', {
  expires_in: withDefault(integer(1, 10_080), 5),
});

describe(ReportExecutionUrl, {
  url: 'Gives the file to whoever asks, without a token: keep it to yourself.',
  expires_at: 'When the address ends.',
});
describe(ReportExecutionUrlGenerate, { expires_in: 'For how many minutes the address holds: up to a week.' });

export const ReportExecutions = page('ReportExecutions', ReportExecution);

export const listReportExecutions = operation({
  id: 'list_report_executions',
  method: 'GET',
  path: '/reports/{report_id}/executions',
  tag: 'Reports - Executions',
  summary: 'List the runs of a report.',
  description: 'Newest first.',
  access: token('reports.read'),
  merchantAccount: 'header',
  params: describe(fields({ report_id: Uuid }), {
    report_id: 'The report, by the id that its making was answered with.',
  }),
  query: fields({ ...cursorQuery() }),
  responses: { 200: ReportExecutions },
});

export const createReportExecutionUrl = operation({
  id: 'create_report_execution_url',
  method: 'POST',
  path: '/reports/{report_id}/executions/{report_execution_id}/url',
  tag: 'Reports - Executions',
  summary: 'Get an address to download a finished run from.',
  description:
    'The file is CSV by RFC 4180, in UTF-8, compressed on the way where the client takes that. A ' +
    'text that a spreadsheet would take for a formula begins with an apostrophe.',
  access: token('reports.read'),
  confirmed: 'handler',
  merchantAccount: 'header',
  params: describe(fields({ report_id: Uuid, report_execution_id: Uuid }), {
    report_id: 'The report, by the id that its making was answered with.',
    report_execution_id: 'Which run is meant.',
  }),
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
  description: 'Newest first, of every report of the merchant account.',
  access: token('reports.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      report_name: optional(text(500, 0)),
      created_at_lte: optional(Timestamp),
      created_at_gte: optional(Timestamp),
      status: optional(Type.Array(ReportExecutionStatus, { maxItems: 100 })),
      creator_id: optional(Type.Array(Uuid, { maxItems: 100 })),
    }),
    {
      report_name: 'Only runs of reports whose name has this in it, in any case.',
      created_at_lte: 'Only runs that began until then.',
      created_at_gte: 'Only runs that began from then on.',
      status: 'Only runs in one of these states.',
      creator_id: 'Only runs of reports that one of these keys made.',
    },
  ),
  responses: { 200: ReportExecutions },
});

export const getReportExecution = operation({
  id: 'get_report_execution',
  method: 'GET',
  path: '/report-executions/{report_execution_id}',
  tag: 'Reports - Executions',
  summary: 'Read a run of a report.',
  description: 'With the report that it is a run of.',
  access: token('reports.read'),
  merchantAccount: 'header',
  params: describe(fields({ report_execution_id: Uuid }), { report_execution_id: 'Which run is meant.' }),
  responses: { 200: ReportExecution },
});
