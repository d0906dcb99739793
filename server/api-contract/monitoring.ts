import { operation, token } from './operation.ts';
import { CardScheme } from './schemas/card.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { PaymentMethodKind } from './schemas/payment-method-kind.ts';
import {
  anyObject,
  choice,
  constant,
  fields,
  integer,
  maybe,
  nullable,
  object,
  optional,
  text,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const MonitoringMetricFilters = object('MonitoringMetricFilters', {
  datetime_range: Type.String(),
  method: maybe(Type.Array(nullable(PaymentMethodKind))),
  payment_method_bin: maybe(
    Type.Array(nullable(Type.String({ maxLength: 6, minLength: 6, pattern: '^\\d+$' }))),
  ),
  payment_method_scheme: maybe(Type.Array(nullable(CardScheme))),
  payment_service_id: maybe(Type.Array(nullable(Uuid))),
});

describe(MonitoringMetricFilters, {
  datetime_range:
    'The window of each sample, before its time: a duration of whole quarters of an hour, up to a week, as in `PT1H`.',
  method: 'Only payments by one of these methods; null: those that have none.',
  payment_method_bin: 'Only cards that begin with one of these six digits.',
  payment_method_scheme: 'Only cards of one of these schemes.',
  payment_service_id: 'Only payments by one of these payment services.',
});

export const MonitoringAuthRateMetricSpecParams = object('MonitoringAuthRateMetricSpecParams', {
  filters: MonitoringMetricFilters,
});

describe(MonitoringAuthRateMetricSpecParams, { filters: 'Which payments, and the window of a sample.' });

export const MonitoringAuthRateSpec = object('MonitoringAuthRateSpec', {
  model: constant('auth_rate'),
  params: MonitoringAuthRateMetricSpecParams,
});

describe(MonitoringAuthRateSpec, {
  model: 'The share of payments that were authorized among those that were authorized, declined or failed.',
  params: 'Which payments, and in which window.',
});

export const MonitoringDebouncingIncidentPolicyParams = object('MonitoringDebouncingIncidentPolicyParams', {
  create_after_n: integer(1, 10),
  close_after_n: integer(1, 10),
});

describe(MonitoringDebouncingIncidentPolicyParams, {
  create_after_n: 'An incident begins after so many unhealthy samples in a row.',
  close_after_n: 'It is over after so many healthy samples in a row.',
});

export const MonitoringDebouncingIncidentPolicy = object('MonitoringDebouncingIncidentPolicy', {
  strategy: constant('debouncing'),
  params: MonitoringDebouncingIncidentPolicyParams,
});

describe(MonitoringDebouncingIncidentPolicy, {
  strategy: 'By samples in a row.',
  params: 'How many samples it takes.',
});

export const MonitoringIncident = object('MonitoringIncident', {
  type: constant('monitoring.incident'),
  id: Uuid,
  metric_id: nullable(Uuid),
  merchant_account_id: Type.String(),
  display_name: Type.String(),
  spec: anyObject(),
  alerting_policy: nullable(anyObject()),
  incident_policy: nullable(anyObject()),
  notes: nullable(Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
  closed_at: nullable(Timestamp),
});

describe(MonitoringIncident, {
  metric_id: 'The metric that opened it; null where something else did.',
  spec: 'What it is about: `model` tells the kind of thing, `params` which one and how it was.',
  alerting_policy: 'The threshold that was crossed, where a metric opened it.',
  incident_policy: 'How often it had to be crossed, where a metric opened it.',
  notes: 'What people wrote about it.',
  closed_at: 'When it was over; null while it goes on.',
});

export const MonitoringIncidentUpdate = object('MonitoringIncidentUpdate', {
  notes: nullable(text(1000)),
});

describe(MonitoringIncidentUpdate, { notes: 'What to keep beside it for others to read; null for nothing.' });

export const MonitoringIncidents = page('MonitoringIncidents', MonitoringIncident);

export const MonitoringMetricCreatorType = choice('MonitoringMetricCreatorType', ['private_key', 'user']);

export const MonitoringSample = object('MonitoringSample', {
  timestamp: Timestamp,
  value: nullable(
    Type.Union([
      Type.Integer(),
      Type.Number(),
      Type.String({ pattern: '^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$' }),
    ]),
  ),
  healthy: nullable(Type.Boolean()),
  incident_related: Type.Boolean(),
});

describe(MonitoringSample, {
  timestamp: 'The end of the window.',
  value: 'The rate, from 0 to 1; null where no payment was decided in the window.',
  healthy: 'Whether the value is within the thresholds as they are now; null without a value or a policy.',
  incident_related: 'Whether an incident of the metric was open then.',
});

export const MonitoringMetric = object('MonitoringMetric', {
  type: constant('monitoring.metric'),
  id: Uuid,
  merchant_account_id: Type.String(),
  display_name: Type.String(),
  spec: anyObject(),
  alerting_policy: nullable(anyObject()),
  alerting_policy_updated_at: nullable(Timestamp),
  incident_policy: nullable(anyObject()),
  incident_policy_updated_at: nullable(Timestamp),
  created_at: Timestamp,
  creator_id: Uuid,
  creator_type: MonitoringMetricCreatorType,
  creator_display_name: Type.String(),
  updated_at: Timestamp,
  samples_view: nullable(Type.Array(MonitoringSample)),
});

describe(MonitoringMetric, {
  spec: 'What is watched: `model` tells how it is measured, `params` which payments in which window.',
  alerting_policy: 'Beyond which values a sample is unhealthy; null: none is.',
  alerting_policy_updated_at: 'When that was last changed; null where there never was one.',
  incident_policy: 'After how many samples in a row incidents begin and end; null: none does.',
  incident_policy_updated_at: 'When that was last changed; null where there never was one.',
  creator_id: 'The key or the user that made it.',
  creator_type: '`private_key` is an API key.',
  creator_display_name: 'What they were called.',
  samples_view: 'Samples of the time that was asked about; null where none was.',
});

export const MonitoringThresholdAlertingPolicyParams = object('MonitoringThresholdAlertingPolicyParams', {
  alert_gt: maybe(
    Type.Union([
      Type.Integer(),
      Type.Number(),
      Type.String({ pattern: '^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$' }),
    ]),
  ),
  alert_lt: maybe(
    Type.Union([
      Type.Integer(),
      Type.Number(),
      Type.String({ pattern: '^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$' }),
    ]),
  ),
});

describe(MonitoringThresholdAlertingPolicyParams, {
  alert_gt: 'A sample above this is unhealthy.',
  alert_lt: 'A sample below this is unhealthy.',
});

export const MonitoringThresholdAlertingPolicy = object('MonitoringThresholdAlertingPolicy', {
  strategy: constant('threshold'),
  params: MonitoringThresholdAlertingPolicyParams,
});

describe(MonitoringThresholdAlertingPolicy, {
  strategy: 'By values that are compared with fixed ones.',
  params: 'The values: one of them at least.',
});

export const MonitoringMetricCreate = object('MonitoringMetricCreate', {
  display_name: text(200),
  spec: MonitoringAuthRateSpec,
  alerting_policy: nullable(MonitoringThresholdAlertingPolicy),
  incident_policy: nullable(MonitoringDebouncingIncidentPolicy),
});

const POLICIES = {
  alerting_policy: 'Beyond which values a sample is unhealthy: one threshold at least; null: none is.',
  incident_policy:
    'After how many samples in a row an incident begins and ends; null: none does, and one that is open ends.',
} as const;
describe(MonitoringMetricCreate, { spec: 'What is watched. It does not change.', ...POLICIES });

export const MonitoringMetricUpdate = object('MonitoringMetricUpdate', {
  display_name: text(200),
  alerting_policy: nullable(MonitoringThresholdAlertingPolicy),
  incident_policy: nullable(MonitoringDebouncingIncidentPolicy),
});

describe(MonitoringMetricUpdate, POLICIES);

const SAMPLES =
  'Between which times to show samples, at most 31 days: two times with a slash between them, of which one may be a ' +
  'duration, or a duration until now, as in `P1D`.';

export const MonitoringMetrics = page('MonitoringMetrics', MonitoringMetric);

export const createMonitoringMetric = operation({
  id: 'create_monitoring_metric',
  method: 'POST',
  path: '/monitoring/metrics',
  tag: 'Monitoring',
  summary: 'Define a metric to watch and when to alert.',
  description:
    'It is measured every quarter of an hour, from counts that are kept up to date. A merchant account has 50 at most.',
  access: token('monitoring.write'),
  merchantAccount: 'header',
  body: MonitoringMetricCreate,
  responses: { 201: MonitoringMetric },
});

export const listMonitoringMetrics = operation({
  id: 'list_monitoring_metrics',
  method: 'GET',
  path: '/monitoring/metrics',
  tag: 'Monitoring',
  summary: 'List watched metrics.',
  description: 'Newest first, with their samples.',
  access: token('monitoring.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(5, 10),
      samples_timestamp_interval: text(500, 0),
      search: optional(text(500, 0)),
    }),
    { samples_timestamp_interval: SAMPLES, search: 'Only those with this in their name, in any case.' },
  ),
  responses: { 200: MonitoringMetrics },
});

export const updateMonitoringMetric = operation({
  id: 'update_monitoring_metric',
  method: 'PUT',
  path: '/monitoring/metrics/{metric_id}',
  tag: 'Monitoring',
  summary: 'Change a watched metric.',
  description: 'Samples in a row are counted anew from then on.',
  access: token('monitoring.write'),
  merchantAccount: 'header',
  params: fields({ metric_id: Uuid }),
  body: MonitoringMetricUpdate,
  responses: { 200: MonitoringMetric },
});

export const getMonitoringMetric = operation({
  id: 'get_monitoring_metric',
  method: 'GET',
  path: '/monitoring/metrics/{metric_id}',
  tag: 'Monitoring',
  summary: 'Read a watched metric.',
  access: token('monitoring.read'),
  merchantAccount: 'header',
  params: fields({ metric_id: Uuid }),
  query: describe(fields({ samples_timestamp_interval: optional(text(500, 0)) }), {
    samples_timestamp_interval: SAMPLES,
  }),
  responses: { 200: MonitoringMetric },
});

export const deleteMonitoringMetric = operation({
  id: 'delete_monitoring_metric',
  method: 'DELETE',
  path: '/monitoring/metrics/{metric_id}',
  tag: 'Monitoring',
  summary: 'Stop watching a metric.',
  description: 'Its incident ends with it; incidents stay, and tell what was watched.',
  access: token('monitoring.write'),
  merchantAccount: 'header',
  params: fields({ metric_id: Uuid }),
  responses: { 200: fields({}) },
});

const incidentsQuery = describe(fields({ ...cursorQuery(), timestamp_interval: optional(text(500, 0)) }), {
  timestamp_interval:
    'Only those that began between two times with a slash between them, as in ' +
    '`2027-01-31T00:00:00Z/2027-02-01T00:00:00Z`.',
});

export const listMonitoringMetricIncidents = operation({
  id: 'list_monitoring_metric_incidents',
  method: 'GET',
  path: '/monitoring/metrics/{metric_id}/incidents',
  tag: 'Monitoring',
  summary: 'List the incidents of a metric.',
  description: 'Newest first.',
  access: token('monitoring.read'),
  merchantAccount: 'header',
  params: fields({ metric_id: Uuid }),
  query: incidentsQuery,
  responses: { 200: MonitoringIncidents },
});

export const listMonitoringIncidents = operation({
  id: 'list_monitoring_incidents',
  method: 'GET',
  path: '/monitoring/incidents',
  tag: 'Monitoring',
  summary: 'List all incidents.',
  description:
    'Newest first: metrics beyond their thresholds, endpoints of webhooks that fail, and outcomes that nobody could ' +
    'find out.',
  access: token('monitoring.read'),
  merchantAccount: 'header',
  query: incidentsQuery,
  responses: { 200: MonitoringIncidents },
});

export const getMonitoringIncident = operation({
  id: 'get_monitoring_incident',
  method: 'GET',
  path: '/monitoring/incidents/{incident_id}',
  tag: 'Monitoring',
  summary: 'Read an incident.',
  description: 'With what people noted about it.',
  access: token('monitoring.read'),
  merchantAccount: 'header',
  params: fields({ incident_id: Uuid }),
  responses: { 200: MonitoringIncident },
});

export const updateMonitoringIncident = operation({
  id: 'update_monitoring_incident',
  method: 'PUT',
  path: '/monitoring/incidents/{incident_id}',
  tag: 'Monitoring',
  summary: 'Change the status of an incident.',
  description: 'Its notes are what people may change; it closes by itself when it is over.',
  access: token('monitoring.write'),
  merchantAccount: 'header',
  params: fields({ incident_id: Uuid }),
  body: MonitoringIncidentUpdate,
  responses: { 200: MonitoringIncident },
});
