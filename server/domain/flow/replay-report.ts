import { type TallyCell, type Tally, noneSeen } from './replay-tally.ts';
import { SAMPLE_MIN } from './success-rate.ts';

/** An expectation with the bounds that it lies between nineteen times of twenty. */
export type Expectation = Readonly<{ expected: number; low: number; high: number }>;

type Move = Readonly<{ from: string; to: string; count: number }>;

export type ReplayReport = Readonly<{
  moves: readonly Move[];
  threeDSecure: readonly Move[];
  approvals: readonly Readonly<{
    currency: string;
    /** Payments whose end is known, and can be told from others like them: those that both sides are of. */
    payments: number;
    before: number;
    after: Expectation;
    fees_before: number | null;
    fees_after: Expectation | null;
    /** Payments in these sums for which no fee is known: they count as nothing. */
    without_fee: Readonly<{ before: number; after: number }> | null;
  }>[];
  /** Payments that would go where too few like them have been. */
  unknown: readonly Readonly<{
    currency: string;
    kind: string;
    payment_service_id: string;
    count: number;
    /** Of these, where they went. */
    approved: number;
    sample: number;
  }>[];
  skipped: readonly Readonly<{ payment_service_id: string; count: number }>[];
  samples: readonly Readonly<{
    currency: string;
    kind: string;
    payment_service_id: string;
    count: number;
    approved: number;
    rate: Expectation;
  }>[];
}>;

/** What the counts say, and what they do not. */
export function reportOf(tally: Tally, hasFees: boolean): ReplayReport {
  const currencies = [...new Set([...Object.keys(tally.seen), ...Object.keys(tally.moved)].map(currencyIn))];
  return {
    moves: movesIn(tally.moves),
    threeDSecure: movesIn(tally.authentications),
    approvals: currencies.sort().map((currency) => approvalsIn(currency, tally, hasFees)),
    unknown: Object.entries(tally.moved).flatMap(([key, { before }]) => {
      const sample = tally.seen[key]?.count ?? 0;
      return sample >= SAMPLE_MIN
        ? []
        : [{ ...nameParts(key), count: before.count, approved: before.approved, sample }];
    }),
    skipped: Object.entries(tally.skipped)
      .map(([id, count]) => ({ payment_service_id: id, count }))
      .sort((a, b) => b.count - a.count),
    samples: Object.entries(tally.seen).map(([key, { count, approved }]) => ({
      ...nameParts(key),
      count,
      approved,
      rate: rateOf(approved, count),
    })),
  };
}

function movesIn(counts: Readonly<Record<string, number>>): readonly Move[] {
  return Object.entries(counts)
    .map(([key, count]) => ({ from: partOf(key, 0), to: partOf(key, 1), count }))
    .sort((a, b) => b.count - a.count);
}

/** The same payments before and after: what nothing can be expected of is in neither sum. */
function approvalsIn(currency: string, tally: Tally, hasFees: boolean): ReplayReport['approvals'][number] {
  const inCurrency = <Cell>(cells: Readonly<Record<string, Cell>>): readonly (readonly [string, Cell])[] =>
    Object.entries(cells).filter(([key]) => currencyIn(key) === currency);
  const cellsIn = (cells: Readonly<Record<string, TallyCell>>): readonly TallyCell[] =>
    inCurrency(cells).map(([, cell]) => cell);
  const told = inCurrency(tally.moved).flatMap(([key, moved]) => {
    const seen = tally.seen[key];
    return seen === undefined || seen.count < SAMPLE_MIN ? [] : [{ moved, seen }];
  });
  const kept = sumOf(cellsIn(tally.kept));
  const before = sumOf([kept, ...cellsIn(tally.refused), ...told.map(({ moved }) => moved.before)]);
  const after = exactExpectation(kept.approved);
  const cost = exactExpectation(kept.fees);
  for (const { moved, seen } of told) {
    const rate = rateOf(seen.approved, seen.count);
    for (const bound of ['expected', 'low', 'high'] as const) {
      after[bound] += rate[bound] * moved.before.count;
      cost[bound] += rate[bound] * moved.fees;
    }
  }

  const unpriced = told.reduce((sum, { moved }) => sum + moved.unpriced, kept.unpriced);
  return {
    currency,
    payments: before.count,
    before: before.approved,
    after: roundExpectation(after, 1),
    fees_before: hasFees ? before.fees : null,
    fees_after: hasFees ? roundExpectation(cost, 0) : null,
    without_fee: hasFees ? { before: before.unpriced, after: unpriced } : null,
  };
}

function exactExpectation(value: number): { -readonly [Bound in keyof Expectation]: number } {
  return { expected: value, low: value, high: value };
}

function sumOf(cells: readonly TallyCell[]): TallyCell {
  const sum = noneSeen();
  for (const cell of cells) {
    sum.count += cell.count;
    sum.approved += cell.approved;
    sum.fees += cell.fees;
    sum.unpriced += cell.unpriced;
  }
  return sum;
}

const Z = 1.96;

/** Wilson's interval: it holds for few and for extreme shares as well. */
export function rateOf(approved: number, of: number): Expectation {
  if (of === 0) return { expected: 0, low: 0, high: 1 };
  const share = approved / of;
  const middle = share + (Z * Z) / (2 * of);
  const reach = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  const low = Math.max(0, (middle - reach) / scale);
  return roundExpectation({ expected: share, low, high: Math.min(1, (middle + reach) / scale) }, 4);
}

function roundExpectation({ expected, low, high }: Expectation, digits: number): Expectation {
  const round = (value: number): number => Number(value.toFixed(digits));
  return { expected: round(expected), low: round(low), high: round(high) };
}

function nameParts(key: string) {
  return { currency: partOf(key, 0), kind: partOf(key, 1), payment_service_id: partOf(key, 2) };
}

function currencyIn(key: string): string {
  return partOf(key, 0);
}

function partOf(key: string, index: number): string {
  return key.split('|')[index] ?? '';
}
