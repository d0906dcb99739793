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
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

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

/** A payment has one of the words of each filter; `none` stands for what a payment lacks. */
const FILTER_WORDS = {
  datetime_range:
    'When the payments were created: two times with a slash between them, of which one may be a duration, or a ' +
    'duration until now, as in `PT24H`; at most 400 days. `2027-01-31T00:00:00+01:00[Europe/Berlin]/P7D` goes by ' +
    'days of a time zone.',
  authentication_outcome:
    'How 3-D Secure ended: `complete`, `declined`, `cancelled`, `error`, `setup_error`.',
  authorized: '`true`: the issuer agreed; `false`: declined or failed.',
  country: 'The country of the payment.',
  currency: 'Three letters.',
  error_code: 'Why it was declined or failed, as in the transaction.',
  instrument_type: 'What was sent to the processor, such as `pan` or `network_token`.',
  is_subsequent_payment: '`true` or `false`.',
  liability_shifted: '`true` where 3-D Secure has moved liability for fraud to the issuer, else `false`.',
  merchant_initiated: '`true` or `false`.',
  metadata: '`key:value`, of the keys that the operator has chosen (`RAILYARD_INSIGHTS_METADATA`).',
  method: 'The kind of payment method, such as `card`.',
  payment_method_bin: 'The first six digits of the card number.',
  payment_method_card_issuer_name: 'Who issued the card.',
  payment_method_card_type: '`credit`, `debit` or `prepaid`.',
  payment_method_country: 'Where the card was issued, or the account is kept.',
  payment_method_scheme: 'The scheme of the card.',
  payment_service_id: 'The payment service that was last tried.',
  payment_source: 'As in the transaction: `ecommerce`, `moto`, `recurring` …',
  raw_response_code: 'What the processor said, in its own words.',
  rule_id_route_transaction: 'The rule of the flow that chose payment services.',
  rule_id_skip_3ds: 'The rule of the flow that decided on 3-D Secure.',
  rule_variant_id: 'Rules have no variants here, so no payment has one.',
  three_d_secure_auth_resp: 'The answer of the authentication: `Y` or `A`.',
  three_d_secure_eci: 'The Electronic Commerce Indicator.',
  three_d_secure_method: '`frictionless` or `challenge`.',
} as const;
describe(MetricsExplorerFiltersQueryParams, FILTER_WORDS);

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

describe(MetricsExplorerPreset, {
  source: 'Of which figures it is.',
  metric: 'What of them is shown.',
  filters: 'Which payments, in the words of the query.',
});

export const MetricsExplorerPresetCreate = object('MetricsExplorerPresetCreate', {
  display_name: text(255),
  metric: MetricsExplorerMetric,
  filters: MetricsExplorerFiltersQueryParams,
});

describe(MetricsExplorerPresetCreate, {
  metric: 'What of the figures is shown.',
  filters: 'Which payments, in the words of the query.',
});

export const MetricsExplorerPresetUpdate = object('MetricsExplorerPresetUpdate', {
  display_name: text(255),
});

export const MetricsExplorerTotalSeries = object('MetricsExplorerTotalSeries', {
  first_interval: Type.String(),
  values: Type.Array(nullable(Type.Union([Type.Integer(), Type.Number()]))),
});

describe(MetricsExplorerTotalSeries, {
  first_interval:
    'The beginning of the first value, and how long each goes: `2027-01-31T00:00:00.000000+00:00/PT1H` up to three ' +
    'days, else `…/P1D`.',
  values: 'One for each hour or day, in their order; null where there is none.',
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

describe(MetricsExplorerTotalSeriesSet, {
  current: 'Of the time that was asked about.',
  previous: 'Of the time just before, which is as long; null where it was left out.',
});

describe(MetricsExplorerTotalSummary, {
  value:
    'Payments, minor units of their currency, or a rate from 0 to 1; null where payments have several currencies, or ' +
    'none was decided.',
});

describe(MetricsExplorerTotalSummarySet, {
  current: 'Of the time that was asked about.',
  previous: 'Of the time just before; null where it was left out.',
  delta:
    'How much more than before, as a share of that: 0.1 is ten per cent more; null where there is nothing to ' +
    'compare.',
});

describe(MetricsExplorerTotalResponse, {
  series: 'The metric hour by hour, or day by day.',
  summary: 'The metric over all of the time.',
});

describe(ModuleResponse, {
  key: 'The word of this row, as a filter takes it; `none`: what payments lack.',
  display_name: 'The word as people know it.',
  value: 'Payments, minor units of their currency, or a rate from 0 to 1; null where there is none.',
  metadata: 'Of a payment service: its connector, and whether it is active.',
});

const SOURCE =
  'Which payments are looked at: `authorization`, all; `authentication`, those that 3-D Secure looked at, whose rate ' +
  'is of authentications; `monitoring`, those that were authorized, declined or failed.';
const METRIC =
  '`transactions`: how many; `volume`: what they come to, in minor units, of one currency; `auth_rate`: the share of ' +
  'those that were authorized among those that were decided.';

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
  description: 'By the words of one dimension, the hundred most frequent first.',
  access: token('metrics-explorer.read'),
  merchantAccount: 'header',
  params: describe(
    fields({
      source: MetricsExplorerSource,
      metric: MetricsExplorerMetric,
      module: MetricsExplorerModule,
    }),
    { source: SOURCE, metric: METRIC, module: 'The dimension by whose words payments are told apart.' },
  ),
  query: describe(fields({ datetime_range: text(500, 0), ...filters }), FILTER_WORDS),
  responses: { 200: Type.Array(ModuleResponse) },
});

export const getMetricsExplorerTotals = operation({
  id: 'get_metrics_explorer_totals',
  method: 'GET',
  path: '/metrics-explorer/{source}/metrics/{metric}/totals',
  tag: 'Insights',
  summary: 'Read the totals of a metric.',
  description:
    'With its course, and what it was just before. Payments are counted some seconds after they change.',
  access: token('metrics-explorer.read'),
  merchantAccount: 'header',
  params: describe(fields({ source: MetricsExplorerSource, metric: MetricsExplorerMetric }), {
    source: SOURCE,
    metric: METRIC,
  }),
  query: describe(
    fields({
      datetime_range: text(500, 0),
      ...filters,
      exclude_previous: withDefault(Type.Boolean(), false),
    }),
    { ...FILTER_WORDS, exclude_previous: 'Whether to leave out the time before.' },
  ),
  responses: { 200: MetricsExplorerTotalResponse },
});

export const listMetricsExplorerPresets = operation({
  id: 'list_metrics_explorer_presets',
  method: 'GET',
  path: '/metrics-explorer/{source}/presets',
  tag: 'Insights - Presets',
  summary: 'List saved filters.',
  description: 'In the order in which they were saved.',
  access: token('metrics-explorer.read'),
  merchantAccount: 'header',
  params: describe(fields({ source: MetricsExplorerSource }), { source: SOURCE }),
  responses: { 200: Type.Array(MetricsExplorerPreset) },
});

export const createMetricsExplorerPreset = operation({
  id: 'create_metrics_explorer_preset',
  method: 'POST',
  path: '/metrics-explorer/{source}/presets',
  tag: 'Insights - Presets',
  summary: 'Save a filter.',
  description: 'There are a hundred of a source at most.',
  access: token('metrics-explorer.write'),
  merchantAccount: 'header',
  params: describe(fields({ source: MetricsExplorerSource }), { source: SOURCE }),
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
  params: describe(fields({ source: MetricsExplorerSource, preset_id: Uuid }), { source: SOURCE }),
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
  params: describe(fields({ source: MetricsExplorerSource, preset_id: Uuid }), { source: SOURCE }),
  responses: { 200: fields({}), 204: null },
});
