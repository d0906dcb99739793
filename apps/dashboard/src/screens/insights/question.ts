import type { GetMetricsExplorerTotalsQuery } from '@railyard/sdk/schemas';
import { useFormats } from '../../parts/formats.ts';
import { oneOf, texts, useUrlQuery } from '../../shell/router.tsx';

export type Metric = 'auth_rate' | 'transactions' | 'volume';

/** What a metric is called, which the service calls by a shorter word. */
const CALLED: ReadonlyMap<Metric, 'approval' | 'transactions' | 'volume'> = new Map([
  ['auth_rate', 'approval'],
  ['transactions', 'transactions'],
  ['volume', 'volume'],
]);

/** The row of words of a metric. */
export function metricName(metric: Metric): 'approval' | 'transactions' | 'volume' {
  return CALLED.get(metric) ?? 'transactions';
}

/** What payments are split by: the module of the service, and the filter of figures and of payments for it. */
export const SPLITS = {
  payment_service: 'payment_service_id',
  country: 'country',
  payment_method_bin: 'payment_method_bin',
  error_code: 'error_code',
  payment_method_scheme: 'payment_method_scheme',
  method: 'method',
  currency: 'currency',
} as const;
export type Split = keyof typeof SPLITS;
export type FilterName = (typeof SPLITS)[Split];
export const SPLIT_NAMES = Object.keys(SPLITS) as Split[]; // the keys of the table above

const CODECS = {
  metric: oneOf('auth_rate', 'transactions', 'volume'),
  range: oneOf('P7D', 'P1D', 'P30D', 'P90D'),
  split: oneOf(...(SPLIT_NAMES as [Split, ...Split[]])), // there are some
  payment_service_id: texts,
  country: texts,
  payment_method_bin: texts,
  error_code: texts,
  payment_method_scheme: texts,
  method: texts,
  currency: texts,
};

/** What is asked, and nothing beside the address says it. */
export function useQuestion() {
  return useUrlQuery(CODECS);
}
export type Question = ReturnType<typeof useQuestion>[0];

/** The filters that are set, in the words of the service. */
export function filtersOf(question: Question): Partial<Record<FilterName, readonly string[]>> {
  return Object.fromEntries(
    Object.values(SPLITS)
      .map((name) => [name, question[name]] as const)
      .filter(([, words]) => words.length > 0),
  );
}

export function queryOf(question: Question): GetMetricsExplorerTotalsQuery {
  return { datetime_range: question.range, ...filtersOf(question) };
}

/** How a figure of a metric is written; an amount needs a currency. */
export function useWriter(metric: Metric): (value: number, currency: string | null) => string {
  const { percent, number, money } = useFormats();
  return (value, currency) => {
    if (metric === 'auth_rate') return percent(value);
    return metric === 'volume' && currency !== null ? money(value, currency) : number(value);
  };
}
