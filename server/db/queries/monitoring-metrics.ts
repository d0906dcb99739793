import type { MerchantAccountId } from '../../domain/ids.ts';
import type { AlertingPolicy, IncidentPolicy } from '../../domain/insights/watching.ts';
import { type Queryable, sql } from '../db.ts';
import { LIMITS } from './limits.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import { claimOf } from './due.ts';
import { firstDue } from './webhook-events.ts';

/** What is watched: payments that pass the filters, in a window of this length; null in a list: what has none. */
export type MetricSpec = Readonly<{
  model: 'auth_rate';
  params: Readonly<{
    filters: Readonly<{ datetime_range: string }> &
      Readonly<Partial<Record<MetricFilter, readonly (string | null)[] | null>>>;
  }>;
}>;
export type MetricFilter = 'method' | 'payment_method_bin' | 'payment_method_scheme' | 'payment_service_id';

export type MonitoringMetricRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  monitoring_metric_id: string;
  display_name: string;
  spec: MetricSpec;
  alerting_policy: AlertingPolicy | null;
  alerting_policy_updated_at: string | null;
  incident_policy: IncidentPolicy | null;
  incident_policy_updated_at: string | null;
  /** `kind` came with people: where there is none, it was a key. */
  creator: Readonly<{ id: string; name: string; kind?: 'key' | 'user' }>;
  sample_at: string;
  due_at: string | null;
  unhealthy_samples: number;
  healthy_samples: number;
  incident_id: string | null;
  created_at: string;
  updated_at: string;
}>;

const INSERT = sql(
  'monitoring_metrics.insert',
  `INSERT INTO monitoring_metrics
   SELECT r.* FROM jsonb_populate_record(NULL::monitoring_metrics, $1::jsonb) r
   WHERE (SELECT count(*) FROM monitoring_metrics m WHERE m.merchant_account_id = $2) < ${LIMITS.monitoringMetrics}
   RETURNING *`,
);
/** Null where the merchant account has as many as it may. */
export async function insertMonitoringMetric(
  db: Queryable,
  row: MonitoringMetricRow,
): Promise<MonitoringMetricRow | null> {
  const [made] = await db.query<MonitoringMetricRow>(INSERT, [JSON.stringify(row), row.merchant_account_id]);
  return made ?? null;
}

const GET = sql(
  'monitoring_metrics.get',
  'SELECT * FROM monitoring_metrics WHERE merchant_account_id = $1 AND monitoring_metric_id = $2',
);
export async function getMonitoringMetric(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<MonitoringMetricRow | null> {
  const [row] = await db.query<MonitoringMetricRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const KEYS: readonly SortKey[] = [
  { expression: 'm.created_at', type: 'timestamptz' },
  { expression: 'm.monitoring_metric_id', type: 'uuid' },
];
export type MonitoringMetricListRow = MonitoringMetricRow & Readonly<{ sort_values: readonly string[] }>;
const list = filteredKeyset<MonitoringMetricListRow>('monitoring_metrics.list', {
  row: 'm',
  from: 'monitoring_metrics m',
  where: 'm.merchant_account_id = $1',
  filters: '($2::text IS NULL OR strpos(lower(m.display_name), lower($2)) > 0)',
  values: 2,
  keys: KEYS,
});
export function listMonitoringMetrics(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  search: string | null,
  page: PageRequest,
): Promise<Slice<MonitoringMetricListRow>> {
  return list(db, [merchantAccountId, search], page);
}

/** The rows of `gate` and `over`, each with an incident that is over with it, and what is told of that. */
const endIncident = (incidentId: string, eventId: string, at: string, now: string): string => `over AS (
    UPDATE monitoring_incidents i SET closed_at = ${at}, updated_at = ${now}
    WHERE i.merchant_account_id = $1 AND i.monitoring_incident_id = ${incidentId} AND i.closed_at IS NULL
    RETURNING i.monitoring_incident_id
  ), told AS (
    INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id, created_at, due_at)
    SELECT $1, ${eventId}::uuid, 'monitoring.incident.closed', 'incident', monitoring_incident_id, ${now},
      ${firstDue('$1')}
    FROM over
  )`;

const UPDATE = sql(
  'monitoring_metrics.update',
  `WITH was AS (
     SELECT * FROM monitoring_metrics WHERE merchant_account_id = $1 AND monitoring_metric_id = $2 FOR UPDATE
   ), ${endIncident('(SELECT incident_id FROM was WHERE $4::jsonb IS NULL OR $5::jsonb IS NULL)', '$8', '$9', '$9')}
   UPDATE monitoring_metrics m SET display_name = $3, alerting_policy = $4::jsonb, incident_policy = $5::jsonb,
     alerting_policy_updated_at = CASE WHEN was.alerting_policy IS DISTINCT FROM $4::jsonb THEN $9
       ELSE was.alerting_policy_updated_at END,
     incident_policy_updated_at = CASE WHEN was.incident_policy IS DISTINCT FROM $5::jsonb THEN $9
       ELSE was.incident_policy_updated_at END,
     incident_id = CASE WHEN $4::jsonb IS NOT NULL AND $5::jsonb IS NOT NULL THEN was.incident_id END,
     unhealthy_samples = 0, healthy_samples = 0, sample_at = $6, due_at = $7, updated_at = $9
   FROM was WHERE m.merchant_account_id = $1 AND m.monitoring_metric_id = was.monitoring_metric_id RETURNING m.*`,
);
/** Samples in a row are counted anew. Without both policies nothing would end its incident, so this does. */
export async function updateMonitoringMetric(
  db: Queryable,
  metric: Pick<
    MonitoringMetricRow,
    'merchant_account_id' | 'monitoring_metric_id' | 'display_name' | 'alerting_policy' | 'incident_policy'
  >,
  times: Readonly<{ sampleAt: Date; dueAt: Date | null; eventId: string; now: Date }>,
): Promise<MonitoringMetricRow | null> {
  const { merchant_account_id, monitoring_metric_id, display_name, alerting_policy, incident_policy } =
    metric;
  const [row] = await db.query<MonitoringMetricRow>(UPDATE, [
    ...[merchant_account_id, monitoring_metric_id, display_name],
    alerting_policy === null ? null : JSON.stringify(alerting_policy),
    incident_policy === null ? null : JSON.stringify(incident_policy),
    ...[times.sampleAt, times.dueAt, times.eventId, times.now],
  ]);
  return row ?? null;
}

const DELETE = sql(
  'monitoring_metrics.delete',
  `WITH gone AS (
     DELETE FROM monitoring_metrics WHERE merchant_account_id = $1 AND monitoring_metric_id = $2
     RETURNING monitoring_metric_id, incident_id
   ), ${endIncident('(SELECT incident_id FROM gone)', '$3', '$4', '$4')}
   SELECT monitoring_metric_id FROM gone`,
);
/** With its incident, which ends. False: there is no such metric. */
export async function deleteMonitoringMetric(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
  { eventId, now }: Readonly<{ eventId: string; now: Date }>,
): Promise<boolean> {
  return (await db.query(DELETE, [merchantAccountId, id, eventId, now])).length > 0;
}

export const claimMonitoringMetrics = claimOf<MonitoringMetricRow>('monitoring_metrics.claim', {
  table: 'monitoring_metrics',
  key: ['monitoring_metric_id'],
  due: 'due_at',
  clock: 'account',
});

const SAMPLED = sql(
  'monitoring_metrics.sampled',
  `WITH gate AS (
     UPDATE monitoring_metrics SET sample_at = $4, due_at = $5, unhealthy_samples = $6, healthy_samples = $7,
       incident_id = CASE WHEN $8::text = 'open' THEN $9::uuid WHEN $8 = 'close' THEN NULL ELSE incident_id END
     WHERE merchant_account_id = $1 AND monitoring_metric_id = $2 AND due_at = $3 RETURNING *
   ), opened AS (
     INSERT INTO monitoring_incidents (merchant_account_id, monitoring_incident_id, monitoring_metric_id, display_name,
       spec, alerting_policy, incident_policy, created_at, updated_at)
     SELECT $1, $9, monitoring_metric_id, display_name, spec, alerting_policy, incident_policy, $10, $12
     FROM gate WHERE $8 = 'open' RETURNING monitoring_incident_id
   ), announced AS (
     INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id, created_at,
       due_at)
     SELECT $1, $11::uuid, 'monitoring.incident.created', 'incident', monitoring_incident_id, $12, ${firstDue('$1')}
     FROM opened
   ), ${endIncident("(SELECT $9::uuid FROM gate WHERE $8 = 'close')", '$11', '$10', '$12')}
   SELECT monitoring_metric_id FROM gate`,
);
/** What a sample made of a metric, with the incident that begins or ends by it; nothing where the claim is lost. */
export async function settleSample(
  db: Queryable,
  { merchant_account_id, monitoring_metric_id, due_at }: MonitoringMetricRow,
  sample: Readonly<{
    at: Date;
    next: Readonly<{ sampleAt: Date; dueAt: Date }>;
    watch: Pick<MonitoringMetricRow, 'unhealthy_samples' | 'healthy_samples'>;
    news: Readonly<{ kind: 'open' | 'close'; incidentId: string; eventId: string }> | null;
    now: Date;
  }>,
): Promise<boolean> {
  const { at, next, watch, news, now } = sample;
  const rows = await db.query(SAMPLED, [
    ...[merchant_account_id, monitoring_metric_id, due_at, next.sampleAt, next.dueAt],
    ...[watch.unhealthy_samples, watch.healthy_samples],
    ...[news?.kind ?? null, news?.incidentId ?? null, at, news?.eventId ?? null, now],
  ]);
  return rows.length > 0;
}
