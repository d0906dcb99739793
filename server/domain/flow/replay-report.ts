import type { Tally } from './replay-tally.ts';

/** What a payment service takes of an approved payment. */
export type Fee = Readonly<{ payment_service_id: string; fixed: number; basis_points: number }>;

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

/** Fewer are no rate. */
export const SAMPLE_MIN = 30;

/** What the counts say, and what they do not. */
export function reportOf(tally: Tally, fees: readonly Fee[]): ReplayReport {
  const cells = Object.entries(tally.moved).map(([key, moved]) => ({ key, moved, seen: tally.seen[key] }));
  const currencies = [...new Set([...Object.keys(tally.seen), ...Object.keys(tally.moved)].map(currencyIn))];
  return {
    moves: Object.entries(tally.moves)
      .map(([key, count]) => ({ from: partOf(key, 0), to: partOf(key, 1), count }))
      .sort((a, b) => b.count - a.count),
    approvals: currencies.sort().map((currency) => approvalsIn(currency, tally, fees)),
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

function approvalsIn(
  currency: string,
  tally: Tally,
  fees: readonly Fee[],
): ReplayReport['approvals'][number] {
  const inCurrency = <Cell>(cells: Readonly<Record<string, Cell>>): readonly (readonly [string, Cell])[] =>
    Object.entries(cells).filter(([key]) => currencyIn(key) === currency);
  const feeOf = (key: string): Fee | null =>
    fees.find(({ payment_service_id: id }) => id === partOf(key, 2)) ?? null;
  const sum = { before: 0, kept: 0, payments: 0, feesBefore: 0, feesKept: 0 };
  for (const [key, { approved, approvedAmount }] of inCurrency(tally.seen)) {
    sum.before += approved;
    sum.feesBefore += costOf(feeOf(key), approved, approvedAmount);
  }
  for (const [key, { count, approved, approvedAmount }] of inCurrency(tally.kept)) {
    sum.payments += count;
    sum.kept += approved;
    sum.feesKept += costOf(feeOf(key), approved, approvedAmount);
  }
  const after = { expected: sum.kept, low: sum.kept, high: sum.kept };
  const cost = { expected: sum.feesKept, low: sum.feesKept, high: sum.feesKept };
  for (const [key, { count, amount }] of inCurrency(tally.moved)) {
    const seen = tally.seen[key];
    if (seen === undefined || seen.count < SAMPLE_MIN) continue;
    const rate = rateOf(seen.approved, seen.count);
    sum.payments += count;
    for (const bound of ['expected', 'low', 'high'] as const) {
      after[bound] += rate[bound] * count;
      cost[bound] += costOf(feeOf(key), rate[bound] * count, rate[bound] * amount);
    }
  }
  return {
    currency,
    payments: sum.payments,
    before: sum.before,
    after: rounded(after, 1),
    fees_before: fees.length === 0 ? null : Math.round(sum.feesBefore),
    fees_after: fees.length === 0 ? null : rounded(cost, 0),
  };
}

/** Minor units. */
function costOf(fee: Fee | null, approved: number, amount: number): number {
  return fee === null ? 0 : approved * fee.fixed + (amount * fee.basis_points) / 10_000;
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
