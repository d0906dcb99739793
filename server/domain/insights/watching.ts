/** A number as the API takes it, or as text with decimals. */
type Threshold = number | string | null | undefined;

/** What of a metric's values is not as it should be. */
export type AlertingPolicy = Readonly<{
  strategy: 'threshold';
  params: Readonly<{ alert_gt?: Threshold; alert_lt?: Threshold }>;
}>;
/** After how many samples in a row an incident begins, and after how many it is over. */
export type IncidentPolicy = Readonly<{
  strategy: 'debouncing';
  params: Readonly<{ create_after_n: number; close_after_n: number }>;
}>;

/** The most samples that have a say in anything. */
export const SAMPLES_THAT_COUNT = 10;

/** Null: nobody can tell, since there is no threshold or nothing to measure. */
export function isHealthy(value: number | null, policy: AlertingPolicy | null): boolean | null {
  if (policy === null || value === null) return null;
  const { alert_gt: above = null, alert_lt: below = null } = policy.params;
  return !(above !== null && value > Number(above)) && !(below !== null && value < Number(below));
}

export type Watch = Readonly<{ unhealthy_samples: number; healthy_samples: number; hasIncident: boolean }>;

/** What a sample makes of it. One that says nothing leaves everything as it is. */
export function watchAfter(
  watch: Watch,
  healthy: boolean | null,
  { params }: IncidentPolicy,
): Readonly<{ watch: Watch; news: 'open' | 'close' | null }> {
  if (healthy === null) return { watch, news: null };
  const unhealthy_samples = healthy ? 0 : Math.min(watch.unhealthy_samples + 1, SAMPLES_THAT_COUNT);
  const healthy_samples = healthy ? Math.min(watch.healthy_samples + 1, SAMPLES_THAT_COUNT) : 0;
  const news =
    !watch.hasIncident && unhealthy_samples >= params.create_after_n
      ? 'open'
      : watch.hasIncident && healthy_samples >= params.close_after_n
        ? 'close'
        : null;
  const hasIncident = news === null ? watch.hasIncident : news === 'open';
  return { watch: { unhealthy_samples, healthy_samples, hasIncident }, news };
}
