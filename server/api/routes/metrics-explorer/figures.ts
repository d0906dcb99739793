import {
  type BucketSums,
  type PaymentFilters,
  type WordSums,
  countsByTime,
  countsByWord,
} from '../../../db/queries/payment-counts.ts';
import {
  RANGE_MAX_MS,
  type Stretches,
  TIME_RANGE_FORMS,
  type TimeRange,
  parseTimeRange,
  stretchesBefore,
  stretchesOf,
} from '../../../domain/insights/time-range.ts';
import { timestamp } from '../../../domain/timestamp.ts';
import { type Metric, paymentsQuery, dimensionOf, isOneCurrency, valueOf } from '../../../insights/asked.ts';
import type { Parts } from '../../../parts.ts';
import { type Detail, Problem } from '../../../domain/problem.ts';
import {
  getMetricsExplorerModule,
  getMetricsExplorerTotals,
} from '../../../api-contract/metrics-explorer.ts';
import { route } from '../../route.ts';

export const totalsRoute = route(
  getMetricsExplorerTotals,
  async ({ params, query, merchantAccountId, now, parts }) => {
    const { exclude_previous: isAlone, ...given } = query;
    const { range, filters } = readQuery(given, { now, parts, place: QUERY });
    const which = paymentsQuery(params.source, filters);
    const current = stretchesOf(range);
    const previous = isAlone ? null : stretchesBefore(current);
    const counts = await countsByTime(parts.db, merchantAccountId, which, current.edges);
    const before =
      previous === null ? [] : await countsByTime(parts.db, merchantAccountId, which, previous.edges);
    const isAddable = isOneCurrency([...counts, ...before]);
    const of = { metric: params.metric, isAddable };
    const [value, other] = [
      valueOf(of.metric, counts, isAddable),
      previous === null ? null : valueOf(of.metric, before, isAddable),
    ];

    return {
      status: 200,
      body: {
        type: 'metrics-explorer.total' as const,
        series: {
          current: seriesOf(current, counts, of),
          previous: previous === null ? null : seriesOf(previous, before, of),
        },
        summary: {
          current: { value },
          previous: previous === null ? null : { value: other },
          delta: value === null || other === null || other === 0 ? null : (value - other) / other,
        },
      },
    };
  },
);

export const moduleRoute = route(
  getMetricsExplorerModule,
  async ({ params, query, merchantAccountId, now, parts }) => {
    const { range, filters } = readQuery(query, { now, parts, place: QUERY });
    const rows = await countsByWord(parts.db, merchantAccountId, paymentsQuery(params.source, filters), {
      ...range,
      dimension: dimensionOf(params.module),
    });
    const body = rows.map((row) => ({
      type: 'metrics-explorer.module' as const,
      key: row.word,
      display_name: nameOf(params.module, row),
      value: valueOf(params.metric, [row], isOneCurrency([row])),
      metadata:
        row.service_definition === null
          ? null
          : {
              payment_service_definition_id: row.service_definition,
              active: row.service_active === true,
            },
    }));

    return { status: 200, body };
  },
);

function seriesOf(
  { unit, edges }: Stretches,
  counts: readonly BucketSums[],
  { metric, isAddable }: Readonly<{ metric: Metric; isAddable: boolean }>,
) {
  const byBucket = new Map(counts.map((each) => [each.bucket, each] as const));
  const [first] = edges;
  return {
    first_interval: `${timestamp(first ?? new Date(0))}/${unit}`,
    values: edges
      .slice(1)
      .map((_, index) => valueOf(metric, [byBucket.get(index + 1) ?? []].flat(), isAddable)),
  };
}

const QUERY = { location: 'query', prefix: '' } as const;
type GivenFilters = Readonly<Record<string, string | readonly string[] | null | undefined>>;

/** When and which payments; everything that is wrong with them at once. */
export function readQuery(
  given: GivenFilters,
  {
    now,
    parts,
    place: { location, prefix },
  }: Readonly<{
    now: Date;
    parts: Pick<Parts, 'config'>;
    place: Readonly<{ location: 'query' | 'body'; prefix: string }>;
  }>,
): Readonly<{ range: TimeRange; filters: PaymentFilters }> {
  const details: Detail[] = [];
  const wrong = (name: string, message: string): void => {
    details.push({ location, pointer: `${prefix}${name}`, message, type: 'value_error' });
  };
  const { datetime_range: asText, ...lists } = given;
  const range = parseTimeRange(String(asText), now);
  if (range === null) wrong('datetime_range', TIME_RANGE_FORMS);
  else if (range.until.getTime() - range.from.getTime() > RANGE_MAX_MS)
    wrong('datetime_range', 'is longer than 400 days');
  const filters = Object.entries(lists).flatMap(([name, words]) =>
    Array.isArray(words) && words.length > 0 ? [[dimensionOf(name), words] as const] : [],
  );
  const keys = parts.config.insightsMetadata;
  for (const word of lists['metadata'] ?? [])
    if (word !== 'none' && !keys.includes(word.split(':')[0] ?? ''))
      wrong(
        'metadata',
        `${word} begins with no key that payments are counted by: ` +
          (keys.length === 0 ? 'the operator has chosen none' : keys.join(', ')),
      );
  if (range === null || details.length > 0) throw new Problem('bad_request', { details });

  return { range, filters: Object.fromEntries(filters) };
}

const WORDS_WITH_NAMES: Readonly<Record<string, 'region' | 'currency'>> = {
  country: 'region',
  payment_method_country: 'region',
  currency: 'currency',
};
const displayNames = new Map<string, Intl.DisplayNames>();

function nameOf(module: string, { word, service_name: name }: WordSums): string {
  if (word === 'none') return 'None';
  const type = WORDS_WITH_NAMES[module];
  return name ?? (type === undefined ? word : (displayNamesOf(type).of(word) ?? word));
}

/** Made when they are first asked for: all of them together take as long as a hundred files at each start. */
function displayNamesOf(type: 'region' | 'currency'): Intl.DisplayNames {
  const made = displayNames.get(type) ?? new Intl.DisplayNames('en', { type });
  displayNames.set(type, made);
  return made;
}
