import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
  anyObject,
  choice,
  constant,
  fields,
  maybe,
  nullable,
  object,
  optional,
  text,
  variants,
  withDefault,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

const PARAMS =
  '`fields`: columns, in their order; left out, all. `filters`: lists of words by column, and stretches of time ' +
  'with `start` and `end`, each a time or `day_start`, `day_end`, `week_start` … `month_end` of the last whole ' +
  'day, week or month before the run. `sort`: `[{"field":"created_at","order":"desc"}]` for newest first, by ' +
  '`ingested_at` in `detailed_settlement`; left out, oldest first.';

export const AiInsightsReportSpec = object('AiInsightsReportSpec', {
  model: constant('ai_insights'),
  params: anyObject(),
});

export const AccountsReceivablesReportSpec = object('AccountsReceivablesReportSpec', {
  model: constant('accounts_receivables'),
  params: anyObject(),
});

export const DetailedSettlementReportSpec = object('DetailedSettlementReportSpec', {
  model: constant('detailed_settlement'),
  params: anyObject(),
});

export const ReportCreatorType = choice('ReportCreatorType', ['user', 'private_key']);

export const ReportSchedule = choice('ReportSchedule', ['daily', 'monthly', 'once', 'weekly']);

export const ReportSpecModel = choice('ReportSpecModel', [
  'transactions',
  'transaction_retries',
  'detailed_settlement',
  'accounts_receivables',
  'ai_insights',
]);

export const ReportSpec = object('ReportSpec', {
  model: ReportSpecModel,
  params: anyObject(),
});

export const ReportExecutionStatus = choice('ReportExecutionStatus', [
  'dispatched',
  'failed',
  'pending',
  'processing',
  'succeeded',
]);

export const ReportExecutionContext = object('ReportExecutionContext', {
  reference_timestamp: Timestamp,
  reference_timezone: Type.String(),
});

export const ReportExecutionSummary = object('ReportExecutionSummary', {
  type: constant('report-execution'),
  id: Uuid,
  created_at: Timestamp,
  updated_at: Timestamp,
  status: ReportExecutionStatus,
  context: ReportExecutionContext,
});

export const Report = object('Report', {
  type: constant('report'),
  id: Uuid,
  merchant_account_id: Type.String(),
  name: text(100),
  creator_id: nullable(Uuid),
  creator_display_name: nullable(text(1000)),
  creator_type: nullable(ReportCreatorType),
  created_at: Timestamp,
  updated_at: Timestamp,
  next_execution_at: nullable(Timestamp),
  description: nullable(text(1000)),
  schedule: ReportSchedule,
  schedule_enabled: Type.Boolean(),
  schedule_timezone: Type.String(),
  spec: ReportSpec,
  latest_execution: nullable(ReportExecutionSummary),
});

export const TransactionsReportSpec = object('TransactionsReportSpec', {
  model: constant('transactions'),
  params: anyObject(),
});

export const TransactionRetriesReportSpec = object('TransactionRetriesReportSpec', {
  model: constant('transaction_retries'),
  params: anyObject(),
});

const MODEL = { model: 'What the report is about; `ai_insights` is refused.', params: PARAMS } as const;
describe(AiInsightsReportSpec, MODEL);
describe(AccountsReceivablesReportSpec, MODEL);
describe(DetailedSettlementReportSpec, MODEL);
describe(TransactionsReportSpec, MODEL);
describe(TransactionRetriesReportSpec, MODEL);
describe(ReportSpec, MODEL);
describe(ReportExecutionContext, {
  reference_timestamp: 'The moment before which the periods of the run ended.',
  reference_timezone: 'The time zone of these periods.',
});
describe(ReportExecutionSummary, {
  status: '`dispatched` until a worker begins, then `processing`, at the end `succeeded` or `failed`.',
  context: 'What its periods are counted from.',
});

const REPORT_WORDS = {
  name: 'For people to find it by.',
  description: 'More about it; null for nothing.',
  schedule: 'Once, or at each midnight that ends a day, a week (on Sunday) or a month.',
  schedule_enabled: 'Whether it runs by itself; a report that runs `once` does so as soon as this is true.',
} as const;
const ZONE = 'Whose midnights these are, by the IANA database: `Europe/Berlin`.';
describe(Report, {
  ...REPORT_WORDS,
  creator_id: 'The API key or the user that made it.',
  creator_display_name: 'What they were called.',
  creator_type: '`private_key` is an API key.',
  next_execution_at: 'When it runs next; null where it does not.',
  schedule_timezone: ZONE,
  spec: 'What is in its files.',
  latest_execution: 'Its last run; null before the first.',
});

export const ReportCreate = object('ReportCreate', {
  name: text(100),
  description: maybe(text(1000)),
  schedule: ReportSchedule,
  schedule_enabled: Type.Boolean(),
  schedule_timezone: withDefault(Type.String(), 'Etc/UTC'),
  spec: variants('model', [
    TransactionsReportSpec,
    TransactionRetriesReportSpec,
    DetailedSettlementReportSpec,
    AccountsReceivablesReportSpec,
    AiInsightsReportSpec,
  ]),
});

describe(ReportCreate, { ...REPORT_WORDS, schedule_timezone: ZONE, spec: 'What is in its files.' });

export const ReportUpdate = object('ReportUpdate', {
  name: maybe(text(100)),
  description: maybe(text(1000)),
  schedule_enabled: maybe(Type.Boolean()),
});

describe(ReportUpdate, REPORT_WORDS);

export const Reports = page('Reports', Report);

export const listReports = operation({
  id: 'list_reports',
  method: 'GET',
  path: '/reports',
  tag: 'Reports',
  summary: 'List reports.',
  description: 'Newest first, each with its latest run.',
  access: token('reports.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      schedule: optional(Type.Array(ReportSchedule, { maxItems: 100 })),
      schedule_enabled: optional(Type.Boolean()),
      name: optional(text(500, 0)),
    }),
    {
      schedule: 'Only reports with one of these schedules.',
      schedule_enabled: 'Only reports that run by themselves, or only those that do not.',
      name: 'Only reports whose name has this in it, in any case.',
    },
  ),
  responses: { 200: Reports },
});

export const addReport = operation({
  id: 'add_report',
  method: 'POST',
  path: '/reports',
  tag: 'Reports',
  summary: 'Create a report that runs once or on a schedule.',
  description:
    'A worker makes its files, one a run, and `report-execution.succeeded` or ' +
    '`report-execution.failed` tells of the end. Without a filter by time a scheduled report has ' +
    'what the last whole period brought; a receivable is listed for as long as it is owed.',
  access: token('reports.write'),
  merchantAccount: 'header',
  body: ReportCreate,
  responses: { 201: Report },
});

export const getReport = operation({
  id: 'get_report',
  method: 'GET',
  path: '/reports/{report_id}',
  tag: 'Reports',
  summary: 'Read a report.',
  description: 'With its latest run, and when the next one is.',
  access: token('reports.read'),
  merchantAccount: 'header',
  params: describe(fields({ report_id: Uuid }), {
    report_id: 'The report, by the id that its making was answered with.',
  }),
  responses: { 200: Report },
});

export const updateReport = operation({
  id: 'update_report',
  method: 'PUT',
  path: '/reports/{report_id}',
  tag: 'Reports',
  summary: 'Rename a report or turn its schedule on or off.',
  description: 'What is left out stays. What it is about never changes: make another report for that.',
  access: token('reports.write'),
  merchantAccount: 'header',
  params: describe(fields({ report_id: Uuid }), {
    report_id: 'The report, by the id that its making was answered with.',
  }),
  body: ReportUpdate,
  responses: { 200: Report },
});
