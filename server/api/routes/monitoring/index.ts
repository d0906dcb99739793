import type { Static } from 'typebox';
import {
  type IncidentListRow,
  type IncidentRow,
  getIncident,
  listIncidents,
  listIncidentsOfMetric,
  noteOnIncident,
} from '../../../db/queries/monitoring-incidents.ts';
import { isTimestampText } from '../../../domain/timestamp.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  type MonitoringIncident,
  getMonitoringIncident,
  listMonitoringIncidents,
  listMonitoringMetricIncidents,
  updateMonitoringIncident,
} from '../../../api-contract/monitoring.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { existing, metricRoutes } from './metrics.ts';

const list = route(listMonitoringIncidents, async (context) => {
  const { merchantAccountId, parts, query } = context;
  const interval = query.timestamp_interval ?? null;
  const range = rangeOf(interval);
  const body = await listPage(context, {
    list: 'monitoring-incidents',
    filters: interval,
    fetch: (page) => listIncidents(parts.db, merchantAccountId, range, page),
    item: (row: IncidentListRow) => presentIncident(row),
  });
  return { status: 200, body };
});

const listOfMetric = route(listMonitoringMetricIncidents, async (context) => {
  const { params, merchantAccountId, parts, query } = context;
  const interval = query.timestamp_interval ?? null;
  const range = rangeOf(interval);
  const { monitoring_metric_id: metricId } = await existing(parts, merchantAccountId, params.metric_id);
  const body = await listPage(context, {
    list: 'monitoring-metric-incidents',
    filters: [metricId, interval],
    fetch: (page) => listIncidentsOfMetric(parts.db, merchantAccountId, metricId, range, page),
    item: (row: IncidentListRow) => presentIncident(row),
  });
  return { status: 200, body };
});

const get = route(getMonitoringIncident, async ({ params, merchantAccountId, parts }) => {
  const row = await getIncident(parts.db, merchantAccountId, params.incident_id);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: presentIncident(row) };
});

const update = route(updateMonitoringIncident, async ({ params, body, merchantAccountId, now, parts }) => {
  const row = await noteOnIncident(parts.db, merchantAccountId, params.incident_id, body.notes, now);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: presentIncident(row) };
});

export const monitoringRoutes: readonly AnyRoute[] = [list, listOfMetric, get, update, ...metricRoutes];

function presentIncident(row: IncidentRow): Static<typeof MonitoringIncident> {
  return {
    type: 'monitoring.incident',
    id: row.monitoring_incident_id,
    metric_id: row.monitoring_metric_id,
    merchant_account_id: row.merchant_account_id,
    display_name: row.display_name,
    spec: { ...row.spec },
    alerting_policy: row.alerting_policy === null ? null : { ...row.alerting_policy },
    incident_policy: row.incident_policy === null ? null : { ...row.incident_policy },
    notes: row.notes,
    created_at: row.created_at,
    updated_at: row.updated_at,
    closed_at: row.closed_at,
  };
}

/** ISO 8601: two times with a slash between them. */
function rangeOf(interval: string | null): Readonly<{ from: Date | null; until: Date | null }> {
  if (interval === null || interval === '') return { from: null, until: null };
  const [from = '', until = '', ...rest] = interval.split('/');
  if (rest.length > 0 || !isTimestampText(from) || !isTimestampText(until))
    throw new Problem('bad_request', {
      details: [
        {
          location: 'query',
          pointer: 'timestamp_interval',
          message: 'must be two times with a slash between them: 2027-01-31T00:00:00Z/2027-02-01T00:00:00Z',
          type: 'value_error.interval',
        },
      ],
    });
  return { from: new Date(from), until: new Date(until) };
}
