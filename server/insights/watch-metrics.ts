import {
  type MonitoringMetricRow,
  claimMonitoringMetrics,
  settleSample,
} from '../db/queries/monitoring-metrics.ts';
import { isCountingBehind } from '../db/queries/payment-counting.ts';
import { SLOT_MS, slotEndAfter } from '../domain/insights/time-range.ts';
import { SAMPLES_THAT_COUNT, isHealthy, watchAfter } from '../domain/insights/watching.ts';
import { newId } from '../platform/entropy.ts';
import type { Source } from '../operations/due.ts';
import type { MoneyParts } from '../parts.ts';
import { samplesOf } from './samples.ts';

/** Until payments that were made before the end of a window have been counted. */
const COUNTED_AFTER_MS = 30_000;

/** When the next sample of a metric is taken; `dueAt` is null where nothing would follow from it. */
export function nextSample(
  metric: Pick<MonitoringMetricRow, 'alerting_policy' | 'incident_policy'>,
  now: Date,
): Readonly<{ sampleAt: Date; dueAt: Date | null }> {
  const sampleAt = slotEndAfter(now);
  const isWatched = metric.alerting_policy !== null && metric.incident_policy !== null;
  return { sampleAt, dueAt: isWatched ? dueFor(sampleAt) : null };
}

function dueFor(sampleAt: Date): Date {
  return new Date(sampleAt.getTime() + COUNTED_AFTER_MS);
}

/** Metrics whose next sample can be taken: one a claim, until they are up to date. */
export const metricsDue: Source<MonitoringMetricRow> = {
  name: 'watched-metrics',
  claim: claimMonitoringMetrics,
  limitKey: ({ merchant_account_id: account }) => account,
  about: ({ monitoring_metric_id: metricId }) => ({ metricId }),
  work: takeSample,
  leaseMs: 10_000,
};

async function takeSample(parts: MoneyParts, metric: MonitoringMetricRow): Promise<void> {
  const { db, clock } = parts;
  const { merchant_account_id: account, alerting_policy: alerting, incident_policy: policy } = metric;
  if (policy === null) return;
  const now = clock.nowFor(account);
  const at = laterOf(new Date(metric.sample_at), earliestThatCounts(now));
  // What is not counted yet could be what is wrong: it is looked at again when the lease is over.
  if (await isCountingBehind(db, account, at)) return;

  const [sample] = await samplesOf(parts, account, metric, { first: at, last: at });
  const value = sample?.value ?? null;
  const { watch, news } = watchAfter(
    { ...metric, hasIncident: metric.incident_id !== null },
    isHealthy(value, alerting),
    policy,
  );
  const sampleAt = slotEndAfter(at);
  const incidentId = metric.incident_id ?? newId(now);
  const isSettled = await settleSample(db, metric, {
    at,
    next: { sampleAt, dueAt: dueFor(sampleAt) },
    watch,
    news: news === null ? null : { kind: news, incidentId, eventId: newId(now) },
    now,
  });
  if (!isSettled || news === null) return;
  const about = { metricId: metric.monitoring_metric_id, incidentId, value };
  if (news === 'open') parts.log.error(about, 'a metric is beyond its threshold');
  else parts.log.info(about, 'a metric is back within its threshold');
}

/** After a rest, or when a sandbox's clock was moved: what comes before the samples that count plays no part. */
function earliestThatCounts(now: Date): Date {
  const last = Math.floor((now.getTime() - COUNTED_AFTER_MS) / SLOT_MS) * SLOT_MS;
  return new Date(last - (SAMPLES_THAT_COUNT - 1) * SLOT_MS);
}

function laterOf(one: Date, other: Date): Date {
  return one.getTime() > other.getTime() ? one : other;
}
