import type { Tally } from './replay-tally.ts';
import { SAMPLE_MIN } from './success-rate.ts';

/** An expectation with the bounds that it lies between nineteen times of twenty. */
export type Expected = Readonly<{ expected: number; low: number; high: number }>;

export type ReplayReport = Readonly<{
  moves: readonly Readonly<{ from: string; to: string; count: number }>[];
  approvals: readonly Readonly<{
    currency: string;
    /** Payments whose end is known, or can be told from others like them. */
    payments: number;
    before: number;
    after: Expected;
    fees_before: number | null;
    fees_after: Expected | null;
    /** Payments in these sums for which no fee is known: they count as nothing. */
    without_fee: Readonly<{ before: number; after: number }> | null;
  }>[];
  /** Payments that would go where too few like them have been. */
  unknown: readonly Readonly<{
    currency: string;
    kind: string;
    payment_service_id: string;
    count: number;
    sample: number;
  }>[];
  samples: readonly Readonly<{
    currency: string;
    kind: string;
    payment_service_id: string;
    count: number;
    approved: number;
    rate: Expected;
  }>[];
}>;

/** What the counts say, and what they do not. */
export function reportOf(tally: Tally, hasFees: boolean): ReplayReport {
  const cells = Object.entries(tally.moved).map(([key, moved]) => ({ key, moved, seen: tally.seen[key] }));
  const currencies = [...new Set([...Object.keys(tally.seen), ...Object.keys(tally.moved)].map(currencyIn))];
  return {
    moves: Object.entries(tally.moves)
      .map(([key, count]) => ({ from: partOf(key, 0), to: partOf(key, 1), count }))
      .sort((a, b) => b.count - a.count),
    approvals: currencies.sort().map((currency) => approvalsIn(currency, tally, hasFees)),
    unknown: cells
      .filter(({ seen }) => (seen?.count ?? 0) < SAMPLE_MIN)
      .map(({ key, moved, seen }) => ({ ...named(key), count: moved.count, sample: seen?.count ?? 0 })),
    samples: Object.entries(tally.seen).map(([key, { count, approved }]) => ({
      ...named(key),
      count,
      approved,
      rate: rateOf(approved, count),
    })),
  };
}

function approvalsIn(currency: string, tally: Tally, hasFees: boolean): ReplayReport['approvals'][number] {
  const inCurrency = <Cell>(cells: Readonly<Record<string, Cell>>): readonly (readonly [string, Cell])[] =>
    Object.entries(cells).filter(([key]) => currencyIn(key) === currency);
  const [before, kept] = [sumOf(inCurrency(tally.seen)), sumOf(inCurrency(tally.kept))];
  const sum = { payments: kept.count, unpriced: kept.unpriced };
  const after = alike(kept.approved);
  const cost = alike(kept.fees);
  for (const [key, { count, fees, unpriced }] of inCurrency(tally.moved)) {
    const seen = tally.seen[key];
    if (seen === undefined || seen.count < SAMPLE_MIN) continue;
    const rate = rateOf(seen.approved, seen.count);
    sum.payments += count;
    sum.unpriced += unpriced;
    for (const bound of ['expected', 'low', 'high'] as const) {
      after[bound] += rate[bound] * count;
      cost[bound] += rate[bound] * fees;
    }
  }
  return {
    currency,
    payments: sum.payments,
    before: before.approved,
    after: rounded(after, 1),
    fees_before: hasFees ? before.fees : null,
    fees_after: hasFees ? rounded(cost, 0) : null,
    without_fee: hasFees ? { before: before.unpriced, after: sum.unpriced } : null,
  };
}

function alike(value: number): { -readonly [Bound in keyof Expected]: number } {
  return { expected: value, low: value, high: value };
}

function sumOf(cells: readonly (readonly [string, Tally['seen'][string]])[]): Tally['seen'][string] {
  const sum = { count: 0, approved: 0, fees: 0, unpriced: 0 };
  for (const [, cell] of cells) {
    sum.count += cell.count;
    sum.approved += cell.approved;
    sum.fees += cell.fees;
    sum.unpriced += cell.unpriced;
  }
  return sum;
}

const Z = 1.96;

/** Wilson's interval: it holds for few and for extreme shares as well. */
export function rateOf(approved: number, of: number): Expected {
  if (of === 0) return { expected: 0, low: 0, high: 1 };
  const share = approved / of;
  const middle = share + (Z * Z) / (2 * of);
  const reach = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  const low = Math.max(0, (middle - reach) / scale);
  return rounded({ expected: share, low, high: Math.min(1, (middle + reach) / scale) }, 4);
}

function rounded({ expected, low, high }: Expected, digits: number): Expected {
  const round = (value: number): number => Number(value.toFixed(digits));
  return { expected: round(expected), low: round(low), high: round(high) };
}

function named(key: string) {
  return { currency: partOf(key, 0), kind: partOf(key, 1), payment_service_id: partOf(key, 2) };
}

function currencyIn(key: string): string {
  return partOf(key, 0);
}

function partOf(key: string, index: number): string {
  return key.split('|')[index] ?? '';
}
