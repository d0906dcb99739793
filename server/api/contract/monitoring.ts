import Type from 'typebox';
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

export const MonitoringMetricFilters = object('MonitoringMetricFilters', {
  datetime_range: Type.String(),
  method: maybe(Type.Array(nullable(PaymentMethodKind))),
  payment_method_bin: maybe(
    Type.Array(nullable(Type.String({ maxLength: 6, minLength: 6, pattern: '^\\d+$' }))),
  ),
  payment_method_scheme: maybe(Type.Array(nullable(CardScheme))),
  payment_service_id: maybe(Type.Array(nullable(Uuid))),
});

export const MonitoringAuthRateMetricSpecParams = object('MonitoringAuthRateMetricSpecParams', {
  filters: MonitoringMetricFilters,
});

export const MonitoringAuthRateSpec = object('MonitoringAuthRateSpec', {
  model: constant('auth_rate'),
  params: MonitoringAuthRateMetricSpecParams,
});

export const MonitoringDebouncingIncidentPolicyParams = object('MonitoringDebouncingIncidentPolicyParams', {
  create_after_n: integer(1, 10),
  close_after_n: integer(1, 10),
});

export const MonitoringDebouncingIncidentPolicy = object('MonitoringDebouncingIncidentPolicy', {
  strategy: constant('debouncing'),
  params: MonitoringDebouncingIncidentPolicyParams,
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

export const MonitoringThresholdAlertingPolicy = object('MonitoringThresholdAlertingPolicy', {
  strategy: constant('threshold'),
  params: MonitoringThresholdAlertingPolicyParams,
});

export const MonitoringMetricCreate = object('MonitoringMetricCreate', {
  display_name: text(200),
  spec: MonitoringAuthRateSpec,
  alerting_policy: nullable(MonitoringThresholdAlertingPolicy),
  incident_policy: nullable(MonitoringDebouncingIncidentPolicy),
});

export const MonitoringMetricUpdate = object('MonitoringMetricUpdate', {
  display_name: text(200),
  alerting_policy: nullable(MonitoringThresholdAlertingPolicy),
  incident_policy: nullable(MonitoringDebouncingIncidentPolicy),
});

export const MonitoringMetrics = page('MonitoringMetrics', MonitoringMetric);

export const createMonitoringMetric = operation({
  id: 'create_monitoring_metric',
  method: 'POST',
  path: '/monitoring/metrics',
  tag: 'Monitoring',
  summary: 'Define a metric to watch and when to alert.',
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
  access: token('monitoring.read'),
  merchantAccount: 'header',
  query: fields({
    ...cursorQuery(5, 10),
    samples_timestamp_interval: text(500, 0),
    search: optional(text(500, 0)),
  }),
  responses: { 200: MonitoringMetrics },
});

export const updateMonitoringMetric = operation({
  id: 'update_monitoring_metric',
  method: 'PUT',
  path: '/monitoring/metrics/{metric_id}',
  tag: 'Monitoring',
  summary: 'Change a watched metric.',
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
  query: fields({ samples_timestamp_interval: optional(text(500, 0)) }),
  responses: { 200: MonitoringMetric },
});

export const deleteMonitoringMetric = operation({
  id: 'delete_monitoring_metric',
  method: 'DELETE',
  path: '/monitoring/metrics/{metric_id}',
  tag: 'Monitoring',
  summary: 'Stop watching a metric.',
  access: token('monitoring.write'),
  merchantAccount: 'header',
  params: fields({ metric_id: Uuid }),
  responses: { 200: Type.Unknown() },
});

export const listMonitoringMetricIncidents = operation({
  id: 'list_monitoring_metric_incidents',
  method: 'GET',
  path: '/monitoring/metrics/{metric_id}/incidents',
  tag: 'Monitoring',
  summary: 'List the incidents of a metric.',
  access: token('monitoring.read'),
  merchantAccount: 'header',
  params: fields({ metric_id: Uuid }),
  query: fields({
    ...cursorQuery(),
    timestamp_interval: optional(text(500, 0)),
  }),
  responses: { 200: MonitoringIncidents },
});

export const listMonitoringIncidents = operation({
  id: 'list_monitoring_incidents',
  method: 'GET',
  path: '/monitoring/incidents',
  tag: 'Monitoring',
  summary: 'List all incidents.',
  description: 'Newest first: endpoints of webhooks that fail, and outcomes that nobody could find out.',
  access: token('monitoring.read'),
  merchantAccount: 'header',
  query: describe(fields({ ...cursorQuery(), timestamp_interval: optional(text(500, 0)) }), {
    timestamp_interval:
      'Only those that began between two times with a slash between them, as in ' +
      '`2027-01-31T00:00:00Z/2027-02-01T00:00:00Z`.',
  }),
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
