import Type from 'typebox';
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

export const ReportUpdate = object('ReportUpdate', {
  name: maybe(text(100)),
  description: maybe(text(1000)),
  schedule_enabled: maybe(Type.Boolean()),
});

export const Reports = page('Reports', Report);

export const listReports = operation({
  id: 'list_reports',
  method: 'GET',
  path: '/reports',
  tag: 'Reports',
  summary: 'List reports.',
  access: token('reports.read'),
  merchantAccount: 'header',
  query: fields({
    ...cursorQuery(),
    schedule: optional(Type.Array(ReportSchedule, { maxItems: 100 })),
    schedule_enabled: optional(Type.Boolean()),
    name: optional(text(500, 0)),
  }),
  responses: { 200: Reports },
});

export const addReport = operation({
  id: 'add_report',
  method: 'POST',
  path: '/reports',
  tag: 'Reports',
  summary: 'Create a report that runs once or on a schedule.',
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
  access: token('reports.read'),
  merchantAccount: 'header',
  params: fields({ report_id: Uuid }),
  responses: { 200: Report },
});

export const updateReport = operation({
  id: 'update_report',
  method: 'PUT',
  path: '/reports/{report_id}',
  tag: 'Reports',
  summary: 'Rename a report or turn its schedule on or off.',
  access: token('reports.write'),
  merchantAccount: 'header',
  params: fields({ report_id: Uuid }),
  body: ReportUpdate,
  responses: { 200: Report },
});
