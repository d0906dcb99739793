import type { Formats } from './formats.ts';
import { digitsOf } from './money.ts';

/** One word that a filter may have. */
export type Choice = Readonly<{ value: string; label: string }>;

/**
 * A filter of a list, by the query parameters of its operation: what is in the address is what is asked for.
 * `time` and `amount` are several parameters: `created_at` is `created_at_gte` and `created_at_lte`.
 */
export type Filter = Readonly<{ name: string; label: string }> &
  (
    | Readonly<{ kind: 'text'; hint?: string; inputMode?: 'numeric' | 'email' }>
    | Readonly<{ kind: 'choice'; choices: readonly Choice[]; isMany?: boolean }>
    | Readonly<{ kind: 'flag' }>
    | Readonly<{ kind: 'time' }>
    /** `amount_eq`, `amount_gte` and `amount_lte`, beside `currency`, which says what a minor unit is. */
    | Readonly<{ kind: 'amount'; currency?: string }>
    /** Names and values, as `metadata` takes them. */
    | Readonly<{ kind: 'pairs' }>
  );

/** The parameters of a filter's own. */
export function parametersOf(filter: Filter): readonly string[] {
  const { name } = filter;
  switch (filter.kind) {
    case 'time':
      return [`${name}_gte`, `${name}_lte`];
    case 'amount':
      return [`${name}_eq`, `${name}_gte`, `${name}_lte`];
    case 'text':
    case 'choice':
    case 'flag':
    case 'pairs':
      return [name];
    default:
      return filter satisfies never;
  }
}

/** What the operation is asked for, by what stands in the address. */
export function queryOfFilters(
  filters: readonly Filter[],
  search: URLSearchParams,
): Readonly<Record<string, unknown>> {
  const entries = filters.flatMap((filter) =>
    parametersOf(filter).flatMap((name): [string, unknown][] => {
      const values = search.getAll(name).filter((value) => value !== '');
      const [first] = values;
      if (first === undefined) return [];
      if (filter.kind === 'flag') return [[name, first === 'true']];
      if (filter.kind === 'amount') return Number.isSafeInteger(Number(first)) ? [[name, Number(first)]] : [];
      if (filter.kind === 'pairs') return [[name, values]];
      return [[name, filter.kind === 'choice' && filter.isMany === true ? values : first]];
    }),
  );
  return Object.fromEntries(entries);
}

/** Those that stand in the address. */
export function activeFilters(filters: readonly Filter[], search: URLSearchParams): readonly Filter[] {
  return filters.filter((filter) => parametersOf(filter).some((name) => (search.get(name) ?? '') !== ''));
}

/** What a filter says now, in words. */
export function filterText(
  filter: Filter,
  search: URLSearchParams,
  { formats, yes, no }: Readonly<{ formats: Formats; yes: string; no: string }>,
): string {
  const [first = '', second = '', third = ''] = parametersOf(filter).map((name) => search.get(name) ?? '');
  switch (filter.kind) {
    case 'flag':
      return first === 'true' ? yes : no;
    case 'choice': {
      const values = search.getAll(filter.name);
      const labels = values.map((value) => filter.choices.find((one) => one.value === value)?.label ?? value);
      return labels.length > 3 ? `${labels.slice(0, 2).join(', ')} +${labels.length - 2}` : labels.join(', ');
    }
    case 'time':
      return rangeText(first, second, (iso) => formats.time(iso));
    case 'amount': {
      const currency = filter.currency ?? search.get('currency') ?? '';
      const write = (minor: string): string => amountOf(minor, currency, formats);
      return first === '' ? rangeText(second, third, write) : `= ${write(first)}`;
    }
    case 'pairs':
      return search.getAll(filter.name).join(', ');
    case 'text':
      return first;
    default:
      return filter satisfies never;
  }
}

function rangeText(from: string, until: string, write: (value: string) => string): string {
  if (from === '') return `≤ ${write(until)}`;
  return until === '' ? `≥ ${write(from)}` : `${write(from)} – ${write(until)}`;
}

function amountOf(minor: string, currency: string, formats: Formats): string {
  const value = Number(minor);
  if (!Number.isSafeInteger(value)) return minor;
  return currency === '' || digitsOf(currency) < 0 ? minor : formats.money(value, currency);
}
