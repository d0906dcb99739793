import {
  type IncidentListRow,
  listIncidents,
  listIncidentsOfMetric,
  noteOnIncident,
} from '../../../db/queries/monitoring-incidents.ts';
import { readIncident, renderIncident } from '../../../answers/incident.ts';
import { isTimestampText } from '../../../domain/timestamp.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  getMonitoringIncident,
  listMonitoringIncidents,
  listMonitoringMetricIncidents,
  updateMonitoringIncident,
} from '../../../api-contract/monitoring.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';
import { findMetric, metricRoutes } from './metrics.ts';

const list = route(listMonitoringIncidents, async (context) => {
  const { merchantAccountId, parts, query } = context;
  const interval = query.timestamp_interval ?? null;
  const range = rangeOf(interval);
  const body = await listPage(context, {
    list: 'monitoring-incidents',
    filters: interval,
    fetch: (page) => listIncidents(parts.db, merchantAccountId, range, page),
    item: (row: IncidentListRow) => renderIncident(row),
  });
  return { status: 200, body };
});

const listOfMetric = route(listMonitoringMetricIncidents, async (context) => {
  const { params, merchantAccountId, parts, query } = context;
  const interval = query.timestamp_interval ?? null;
  const range = rangeOf(interval);
  const { monitoring_metric_id: metricId } = await findMetric(parts, merchantAccountId, params.metric_id);
  const body = await listPage(context, {
    list: 'monitoring-metric-incidents',
    filters: [metricId, interval],
    fetch: (page) => listIncidentsOfMetric(parts.db, merchantAccountId, metricId, range, page),
    item: (row: IncidentListRow) => renderIncident(row),
  });
  return { status: 200, body };
});

const get = route(getMonitoringIncident, async ({ params, merchantAccountId, parts }) => {
  const incidentId = params.incident_id;
  return answerOrNotFound(await readIncident(parts, { merchantAccountId, incidentId }));
});

const update = route(updateMonitoringIncident, async ({ params, body, merchantAccountId, now, parts }) => {
  const row = await noteOnIncident(parts.db, merchantAccountId, params.incident_id, body.notes, now);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderIncident(row) };
});

export const monitoringRoutes: readonly AnyRoute[] = [list, listOfMetric, get, update, ...metricRoutes];

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
