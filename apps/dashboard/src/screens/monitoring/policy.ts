import type { PaymentMethodKindInput } from '@railyard/sdk/schemas';
import { recordOf } from '../../api/problem.ts';
import { useFormats } from '../../parts/formats.ts';
import { useWords } from '../../words/words.ts';
import { WORDS } from './words.ts';

type Policy = Readonly<Record<string, unknown>>;

/** The bound of a metric, in words. */
export function useBoundText(): (policy: Policy | null) => string {
  const say = useWords(WORDS);
  const { percent, list } = useFormats();
  return (policy) => {
    const { alert_lt: low, alert_gt: high } = recordOf(policy?.['params']);
    const words = [
      low === undefined || low === null ? null : say('below_text', { percent: percent(Number(low)) }),
      high === undefined || high === null ? null : say('above_text', { percent: percent(Number(high)) }),
    ].filter((word) => word !== null);
    return words.length === 0 ? say('no_bound') : list(words);
  };
}

/** Below what it is out of bounds; null where there is no such bound. */
export function lowestOf(policy: Policy | null): number | null {
  const { alert_lt: low } = recordOf(policy?.['params']);
  return low === undefined || low === null ? null : Number(low);
}

/** What is to be watched: in which window, below what, of which payments. */
export type Watch = Readonly<{
  name: string;
  window: string;
  belowPercent: number;
  method?: PaymentMethodKindInput | undefined;
  serviceId?: string | undefined;
}>;

/** The metric for it: an incident begins with the second sample in a row, and ends with the second healthy one. */
export function metricOf({ name, window, belowPercent, method, serviceId }: Watch) {
  return {
    display_name: name,
    spec: {
      model: 'auth_rate',
      params: {
        filters: {
          datetime_range: window,
          ...(method === undefined ? {} : { method: [method] }),
          ...(serviceId === undefined ? {} : { payment_service_id: [serviceId] }),
        },
      },
    },
    alerting_policy: { strategy: 'threshold', params: { alert_lt: String(belowPercent / 100) } },
    incident_policy: { strategy: 'debouncing', params: { create_after_n: 2, close_after_n: 2 } },
  } as const;
}
