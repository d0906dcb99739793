import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import {
  choice,
  constant,
  fields,
  maybe,
  nullable,
  object,
  optional,
  text,
  withDefault,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';

export const MetricsExplorerFiltersQueryParams = object('MetricsExplorerFiltersQueryParams', {
  datetime_range: Type.String(),
  authentication_outcome: maybe(Type.Array(Type.String())),
  authorized: maybe(Type.Array(Type.String())),
  country: maybe(Type.Array(Type.String())),
  currency: maybe(Type.Array(Type.String())),
  error_code: maybe(Type.Array(Type.String())),
  instrument_type: maybe(Type.Array(Type.String())),
  is_subsequent_payment: maybe(Type.Array(Type.String())),
  liability_shifted: maybe(Type.Array(Type.String())),
  merchant_initiated: maybe(Type.Array(Type.String())),
  metadata: maybe(Type.Array(Type.String())),
  method: maybe(Type.Array(Type.String())),
  payment_method_bin: maybe(Type.Array(Type.String())),
  payment_method_card_issuer_name: maybe(Type.Array(Type.String())),
  payment_method_card_type: maybe(Type.Array(Type.String())),
  payment_method_country: maybe(Type.Array(Type.String())),
  payment_method_scheme: maybe(Type.Array(Type.String())),
  payment_service_id: maybe(Type.Array(Type.String())),
  payment_source: maybe(Type.Array(Type.String())),
  raw_response_code: maybe(Type.Array(Type.String())),
  rule_id_route_transaction: maybe(Type.Array(Type.String())),
  rule_id_skip_3ds: maybe(Type.Array(Type.String())),
  rule_variant_id: maybe(Type.Array(Type.String())),
  three_d_secure_auth_resp: maybe(Type.Array(Type.String())),
  three_d_secure_eci: maybe(Type.Array(Type.String())),
  three_d_secure_method: maybe(Type.Array(Type.String())),
});

export const MetricsExplorerMetric = choice('MetricsExplorerMetric', ['volume', 'transactions', 'auth_rate']);

export const MetricsExplorerModule = choice('MetricsExplorerModule', [
  'authentication_outcome',
  'authorized',
  'country',
  'currency',
  'error_code',
  'instrument_type',
  'is_subsequent_payment',
  'liability_shifted',
  'merchant_initiated',
  'metadata',
  'method',
  'payment_method_bin',
  'payment_method_card_issuer_name',
  'payment_method_card_type',
  'payment_method_country',
  'payment_method_scheme',
  'payment_service',
  'payment_source',
  'raw_response_code',
  'rule_route_transaction',
  'rule_skip_3ds',
  'rule_variant_id',
  'three_d_secure_auth_resp',
  'three_d_secure_eci',
  'three_d_secure_method',
]);

export const MetricsExplorerSource = choice('MetricsExplorerSource', [
  'authentication',
  'authorization',
  'monitoring',
]);

export const MetricsExplorerPreset = object('MetricsExplorerPreset', {
  type: constant('metrics-explorer.preset'),
  id: Uuid,
  merchant_account_id: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
  display_name: Type.String(),
  source: MetricsExplorerSource,
  metric: MetricsExplorerMetric,
  filters: Type.Record(Type.String(), Type.Union([Type.String(), Type.Array(Type.String())])),
});

export const MetricsExplorerPresetCreate = object('MetricsExplorerPresetCreate', {
  display_name: text(255),
  metric: MetricsExplorerMetric,
  filters: MetricsExplorerFiltersQueryParams,
});

export const MetricsExplorerPresetUpdate = object('MetricsExplorerPresetUpdate', {
  display_name: text(255),
});

export const MetricsExplorerTotalSeries = object('MetricsExplorerTotalSeries', {
  first_interval: Type.String(),
  values: Type.Array(nullable(Type.Union([Type.Integer(), Type.Number()]))),
});

export const MetricsExplorerTotalSeriesSet = object('MetricsExplorerTotalSeriesSet', {
  current: MetricsExplorerTotalSeries,
  previous: nullable(MetricsExplorerTotalSeries),
});

export const MetricsExplorerTotalSummary = object('MetricsExplorerTotalSummary', {
  value: nullable(Type.Union([Type.Integer(), Type.Number()])),
});

export const MetricsExplorerTotalSummarySet = object('MetricsExplorerTotalSummarySet', {
  current: MetricsExplorerTotalSummary,
  previous: nullable(MetricsExplorerTotalSummary),
  delta: nullable(Type.Number()),
});

export const MetricsExplorerTotalResponse = object('MetricsExplorerTotalResponse', {
  type: constant('metrics-explorer.total'),
  series: MetricsExplorerTotalSeriesSet,
  summary: MetricsExplorerTotalSummarySet,
});

export const ModuleResponse = object('ModuleResponse', {
  type: constant('metrics-explorer.module'),
  key: Type.String(),
  display_name: Type.String(),
  value: nullable(Type.Union([Type.Integer(), Type.Number()])),
  metadata: nullable(Type.Record(Type.String(), Type.Union([Type.String(), Type.Boolean()]))),
});

const values = optional(Type.Array(text(500, 0), { maxItems: 100 }));
const filters = {
  authentication_outcome: values,
  authorized: values,
  country: values,
  currency: values,
  error_code: values,
  instrument_type: values,
  is_subsequent_payment: values,
  liability_shifted: values,
  merchant_initiated: values,
  metadata: values,
  method: values,
  payment_method_bin: values,
  payment_method_card_issuer_name: values,
  payment_method_card_type: values,
  payment_method_country: values,
  payment_method_scheme: values,
  payment_service_id: values,
  payment_source: values,
  raw_response_code: values,
  rule_id_route_transaction: values,
  rule_id_skip_3ds: values,
  rule_variant_id: values,
  three_d_secure_auth_resp: values,
  three_d_secure_eci: values,
  three_d_secure_method: values,
};

export const getMetricsExplorerModule = operation({
  id: 'get_metrics_explorer_module',
  method: 'GET',
  path: '/metrics-explorer/{source}/metrics/{metric}/modules/{module}',
  tag: 'Insights',
  summary: 'Read the data of one chart.',
  access: token('metrics-explorer.read'),
  merchantAccount: 'header',
  params: fields({
    source: MetricsExplorerSource,
    metric: MetricsExplorerMetric,
    module: MetricsExplorerModule,
  }),
  query: fields({
    datetime_range: text(500, 0),
    ...filters,
  }),
  responses: { 200: Type.Array(ModuleResponse) },
});

export const getMetricsExplorerTotals = operation({
  id: 'get_metrics_explorer_totals',
  method: 'GET',
  path: '/metrics-explorer/{source}/metrics/{metric}/totals',
  tag: 'Insights',
  summary: 'Read the totals of a metric.',
  access: token('metrics-explorer.read'),
  merchantAccount: 'header',
  params: fields({ source: MetricsExplorerSource, metric: MetricsExplorerMetric }),
  query: fields({
    datetime_range: text(500, 0),
    ...filters,
    exclude_previous: withDefault(Type.Boolean(), false),
  }),
  responses: { 200: MetricsExplorerTotalResponse },
});

export const listMetricsExplorerPresets = operation({
  id: 'list_metrics_explorer_presets',
  method: 'GET',
  path: '/metrics-explorer/{source}/presets',
  tag: 'Insights - Presets',
  summary: 'List saved filters.',
  access: token('metrics-explorer.read'),
  merchantAccount: 'header',
  params: fields({ source: MetricsExplorerSource }),
  responses: { 200: Type.Array(MetricsExplorerPreset) },
});

export const createMetricsExplorerPreset = operation({
  id: 'create_metrics_explorer_preset',
  method: 'POST',
  path: '/metrics-explorer/{source}/presets',
  tag: 'Insights - Presets',
  summary: 'Save a filter.',
  access: token('metrics-explorer.write'),
  merchantAccount: 'header',
  params: fields({ source: MetricsExplorerSource }),
  body: MetricsExplorerPresetCreate,
  responses: { 200: MetricsExplorerPreset },
});

export const updateMetricsExplorerPreset = operation({
  id: 'update_metrics_explorer_preset',
  method: 'PUT',
  path: '/metrics-explorer/{source}/presets/{preset_id}',
  tag: 'Insights - Presets',
  summary: 'Rename a saved filter.',
  access: token('metrics-explorer.write'),
  merchantAccount: 'header',
  params: fields({ source: MetricsExplorerSource, preset_id: Uuid }),
  body: MetricsExplorerPresetUpdate,
  responses: { 200: MetricsExplorerPreset },
});

export const deleteMetricsExplorerPreset = operation({
  id: 'delete_metrics_explorer_preset',
  method: 'DELETE',
  path: '/metrics-explorer/{source}/presets/{preset_id}',
  tag: 'Insights - Presets',
  summary: 'Delete a saved filter.',
  access: token('metrics-explorer.write'),
  merchantAccount: 'header',
  params: fields({ source: MetricsExplorerSource, preset_id: Uuid }),
  responses: { 200: Type.Unknown(), 204: null },
});
