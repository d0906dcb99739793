import type { Static } from 'typebox';
import { LIMITS, lockForLimit } from '../../../db/queries/limits.ts';
import { actorOf, type Caller } from '../../../access/caller.ts';
import { incidentTimes } from '../../../db/queries/monitoring-incidents.ts';
import {
  type MetricSpec,
  type MonitoringMetricListRow,
  type MonitoringMetricRow,
  deleteMonitoringMetric as deleteStored,
  getMonitoringMetric as getStored,
  insertMonitoringMetric,
  listMonitoringMetrics as listStored,
  updateMonitoringMetric as updateStored,
} from '../../../db/queries/monitoring-metrics.ts';
import {
  SLOT_MS,
  TIME_RANGE_FORMS,
  type TimeRange,
  parseTimeRange,
  slotEndAfter,
} from '../../../domain/insights/time-range.ts';
import { type AlertingPolicy, isHealthy } from '../../../domain/insights/watching.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { samplesOf, windowMsOf } from '../../../insights/samples.ts';
import { nextSample } from '../../../insights/watch-metrics.ts';
import { newId } from '../../../platform/entropy.ts';
import type { Parts } from '../../../parts.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import {
  type MonitoringMetric,
  createMonitoringMetric,
  deleteMonitoringMetric,
  getMonitoringMetric,
  listMonitoringMetrics,
  updateMonitoringMetric,
} from '../../../api-contract/monitoring.ts';
import { type Page, listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { limitReached } from '../limit-reached.ts';

type RenderedMetric = Static<typeof MonitoringMetric>;

const create = route(createMonitoringMetric, async ({ body, caller, merchantAccountId, now, parts }) => {
  const { display_name, spec, alerting_policy, incident_policy } = body;
  const broken = [...windowProblems(spec), ...policyProblems(alerting_policy)];
  if (broken.length > 0) throw ruleBroken(...broken);
  const { sampleAt, dueAt } = nextSample({ alerting_policy, incident_policy }, now);
  const wanted = {
    merchant_account_id: merchantAccountId,
    monitoring_metric_id: newId(now),
    ...{ display_name, spec, alerting_policy, incident_policy },
    alerting_policy_updated_at: alerting_policy === null ? null : timestamp(now),
    incident_policy_updated_at: incident_policy === null ? null : timestamp(now),
    creator: makerOf(caller),
    sample_at: timestamp(sampleAt),
    due_at: dueAt === null ? null : timestamp(dueAt),
    ...{ unhealthy_samples: 0, healthy_samples: 0, incident_id: null },
    created_at: timestamp(now),
    updated_at: timestamp(now),
  };
  const row = await parts.db.transaction(async (tx) => {
    await lockForLimit(tx, merchantAccountId);
    return insertMonitoringMetric(tx, wanted);
  });
  if (row === null) throw limitReached(LIMITS.monitoringMetrics, 'metrics');

  return { status: 201, body: renderMetric(row, null) };
});

const list = route(listMonitoringMetrics, async (context) => {
  const { query, merchantAccountId, now, parts } = context;
  const range = samplesRange(query.samples_timestamp_interval, now);
  const search = query.search ?? null;
  const page: Page<MonitoringMetricListRow> = await listPage(context, {
    list: 'monitoring-metrics',
    filters: search,
    fetch: (asked) => listStored(parts.db, merchantAccountId, search, asked),
    item: (row: MonitoringMetricListRow) => row,
  });
  const items: RenderedMetric[] = [];
  for (const row of page.items) items.push(renderMetric(row, await samplesView(parts, row, range, now)));
  return { status: 200, body: { ...page, items } };
});

const get = route(getMonitoringMetric, async ({ params, query, merchantAccountId, now, parts }) => {
  const asked = query.samples_timestamp_interval ?? '';
  const range = asked === '' ? null : samplesRange(asked, now);
  const row = await findMetric(parts, merchantAccountId, params.metric_id);
  const samples = range === null ? null : await samplesView(parts, row, range, now);
  return { status: 200, body: renderMetric(row, samples) };
});

const update = route(updateMonitoringMetric, async ({ params, body, merchantAccountId, now, parts }) => {
  const { display_name, alerting_policy, incident_policy } = body;
  const broken = policyProblems(alerting_policy);
  if (broken.length > 0) throw ruleBroken(...broken);
  const row = await updateStored(
    parts.db,
    {
      merchant_account_id: merchantAccountId,
      monitoring_metric_id: params.metric_id,
      ...{ display_name, alerting_policy, incident_policy },
    },
    { ...nextSample({ alerting_policy, incident_policy }, now), eventId: newId(now), now },
  );
  if (row === null) throw new Problem('not_found');

  return { status: 200, body: renderMetric(row, null) };
});

const remove = route(deleteMonitoringMetric, async ({ params, merchantAccountId, now, parts }) => {
  const event = { eventId: newId(now), now };
  if (!(await deleteStored(parts.db, merchantAccountId, params.metric_id, event)))
    throw new Problem('not_found');
  return { status: 200, body: {} };
});

export const metricRoutes = [create, list, get, update, remove];

export async function findMetric(
  { db }: Pick<Parts, 'db'>,
  merchantAccountId: MonitoringMetricRow['merchant_account_id'],
  id: string,
): Promise<MonitoringMetricRow> {
  const row = await getStored(db, merchantAccountId, id);
  if (row === null) throw new Problem('not_found');
  return row;
}

type Mistakes = readonly Readonly<{ pointer: string; message: string }>[];

function windowProblems(spec: MetricSpec): Mistakes {
  return windowMsOf(spec) === null
    ? [
        {
          pointer: '/spec/params/filters/datetime_range',
          message: 'must be a duration of whole quarters of an hour, up to a week: PT1H, PT90M, P1D',
        },
      ]
    : [];
}

function policyProblems(policy: AlertingPolicy | null): Mistakes {
  const { alert_gt: above = null, alert_lt: below = null } = policy?.params ?? {};
  return policy !== null && above === null && below === null
    ? [{ pointer: '/alerting_policy/params', message: 'needs alert_gt, alert_lt or both' }]
    : [];
}

const SAMPLES_MAX_MS = 31 * 24 * 60 * 60_000;

function samplesRange(text: string, now: Date): TimeRange {
  const range = parseTimeRange(text, now);
  const problem =
    range === null
      ? TIME_RANGE_FORMS
      : range.until.getTime() - range.from.getTime() > SAMPLES_MAX_MS
        ? 'is longer than 31 days'
        : null;
  if (range !== null && problem === null) return range;
  const pointer = 'samples_timestamp_interval';
  throw new Problem('bad_request', {
    details: [{ location: 'query', pointer, message: problem ?? TIME_RANGE_FORMS, type: 'value_error' }],
  });
}

/** Every quarter of an hour of the range that has ended. */
async function samplesView(
  parts: Parts,
  metric: MonitoringMetricRow,
  range: TimeRange,
  now: Date,
): Promise<RenderedMetric['samples_view']> {
  const first = slotEndAfter(range.from);
  const lastMs = Math.min(range.until.getTime(), slotEndAfter(now).getTime() - SLOT_MS);
  if (lastMs < first.getTime()) return [];

  const { merchant_account_id: account, monitoring_metric_id: id } = metric;
  const last = new Date(lastMs);
  const samples = await samplesOf(parts, account, metric, { first, last });
  const incidents = (await incidentTimes(parts.db, account, id, { from: first, until: last })).map(
    (each) => ({
      fromMs: Date.parse(each.created_at),
      untilMs: each.closed_at === null ? Number.POSITIVE_INFINITY : Date.parse(each.closed_at),
    }),
  );
  return samples.map(({ at, value }) => ({
    timestamp: timestamp(at),
    value,
    healthy: isHealthy(value, metric.alerting_policy),
    incident_related: incidents.some(
      ({ fromMs, untilMs }) => fromMs <= at.getTime() && at.getTime() < untilMs,
    ),
  }));
}

function makerOf(caller: Caller): MonitoringMetricRow['creator'] {
  const actor = actorOf(caller);
  if (actor === null) throw new Error('BUG: a metric of nobody');
  return { id: actor.id, name: actor.name, kind: actor.kind };
}

function renderMetric(row: MonitoringMetricRow, samples: RenderedMetric['samples_view']): RenderedMetric {
  return {
    type: 'monitoring.metric',
    id: row.monitoring_metric_id,
    merchant_account_id: row.merchant_account_id,
    display_name: row.display_name,
    spec: { ...row.spec },
    alerting_policy: row.alerting_policy === null ? null : { ...row.alerting_policy },
    alerting_policy_updated_at: row.alerting_policy_updated_at,
    incident_policy: row.incident_policy === null ? null : { ...row.incident_policy },
    incident_policy_updated_at: row.incident_policy_updated_at,
    created_at: row.created_at,
    creator_id: row.creator.id,
    creator_type: row.creator.kind === 'user' ? 'user' : 'private_key',
    creator_display_name: row.creator.name,
    updated_at: row.updated_at,
    samples_view: samples,
  };
}
