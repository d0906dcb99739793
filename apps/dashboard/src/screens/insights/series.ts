import type { MetricsExplorerTotalSeries } from '@railyard/sdk/schemas';

const HOUR_MS = 3_600_000;

/** The moments at which the values of a series begin: it says the first, and how long each goes. */
export function timesOf({ first_interval: first, values }: MetricsExplorerTotalSeries): readonly string[] {
  const [begin = '', length = 'PT1H'] = first.split('/');
  const startMs = Date.parse(begin.replace(/\[.*$/, ''));
  const stepMs = /^P\d+D$/.test(length) ? 24 * HOUR_MS : HOUR_MS;
  return values.map((_, index) => new Date(startMs + index * stepMs).toISOString());
}
