import type { MetricSpec, MonitoringMetricRow } from '../db/queries/monitoring-metrics.ts';
import { type PaymentFilters, countsByTime } from '../db/queries/payment-counts.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { SLOT_MS, parseDurationMs } from '../domain/insights/time-range.ts';
import type { ReadParts } from '../parts.ts';
import { paymentsQuery, dimensionOf, valueOf } from './asked.ts';

const WINDOW_MAX_MS = 7 * 24 * 60 * 60_000;

/** Null: it is none that a metric may have. */
export function windowMsOf(spec: MetricSpec): number | null {
  const ms = parseDurationMs(spec.params.filters.datetime_range);
  return ms !== null && ms % SLOT_MS === 0 && ms <= WINDOW_MAX_MS ? ms : null;
}

/**
 * What a metric was at the ends of quarters of an hour, from the first to the last: its rate over the window that
 * ends there, null where no payment was decided.
 */
export async function samplesOf(
  { db }: Pick<ReadParts, 'db'>,
  merchantAccountId: MerchantAccountId,
  { spec }: Pick<MonitoringMetricRow, 'spec'>,
  { first, last }: Readonly<{ first: Date; last: Date }>,
): Promise<readonly Readonly<{ at: Date; value: number | null }>[]> {
  const windowMs = windowMsOf(spec);
  if (windowMs === null) throw new Error('BUG: a metric without a window');

  const slots = windowMs / SLOT_MS;
  const beginMs = first.getTime() - windowMs;
  const edges = Array.from(
    { length: (last.getTime() - beginMs) / SLOT_MS + 1 },
    (_, index) => new Date(beginMs + index * SLOT_MS),
  );
  const counts = await countsByTime(
    db,
    merchantAccountId,
    paymentsQuery('monitoring', filtersOf(spec)),
    edges,
  );
  const bySlot = new Map(counts.map((each) => [each.bucket, each] as const));
  return edges.slice(slots).map((at, index) => {
    const window = Array.from({ length: slots }, (_, slot) => bySlot.get(index + slot + 1) ?? []).flat();
    return { at, value: valueOf('auth_rate', window, false) };
  });
}

function filtersOf({ params }: MetricSpec): PaymentFilters {
  const { datetime_range: _window, ...lists } = params.filters;
  return Object.fromEntries(
    Object.entries(lists)
      .filter(([, words]) => words !== null && words.length > 0)
      .map(([name, words]) => [dimensionOf(name), (words ?? []).map((word) => word ?? 'none')]),
  );
}
