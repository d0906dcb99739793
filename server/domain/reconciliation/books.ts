import type { Currency } from '../currency.ts';
import type { Reason } from './reasons.ts';

export type Subject = Readonly<{
  kind: 'payment' | 'settlement-line' | 'payout' | 'bank-line';
  id: string;
  /** The line of the processor that it came by, and the first line of the bank that is about it. */
  line?: string;
  bankLine?: string;
}>;

/** One of the amounts that a difference is made of, with its sign: all of them add up to it. */
export type Term = Readonly<{ of: string; amount: bigint }>;

/** Above zero: more arrived than our books say. In minor units. */
export type Difference = Readonly<{
  reason: Reason;
  subject: Subject;
  currency: Currency;
  amount: bigint;
  terms: readonly Term[];
}>;

/**
 * In one currency: what our books say, and all differences, add up to what arrived, less what the processor keeps
 * between its lines and its payouts. Of a day that is what it settled on it and paid out on another one.
 */
export type Balance = Readonly<{
  ours: bigint;
  settled: bigint;
  paidOut: bigint;
  arrived: bigint;
  byReason: ReadonlyMap<Reason, bigint>;
  /** What is left: zero, as nothing is added up twice or left out. */
  rest: bigint;
}>;

/** What is said of one day, on each side. `settled` are lines of processors, `paidOut` the lines of its payouts. */
const SIDES = ['ours', 'settled', 'paidOut', 'arrived'] as const;
export type Side = (typeof SIDES)[number];

type Sums = { readonly sides: Record<Side, bigint>; readonly byReason: Map<Reason, bigint> };

/** Adds up what the sides say of one day, with each difference between them. */
export class DayBooks {
  readonly differences: Difference[] = [];
  readonly #sums = new Map<Currency, Sums>();

  addTo(side: Side, currency: Currency, amount: bigint): void {
    this.#of(currency).sides[side] += amount;
  }

  /** What is the same for every payment, such as a fee in its line: in the sum alone. */
  addSum(reason: Reason, currency: Currency, amount: bigint): void {
    const { byReason } = this.#of(currency);
    byReason.set(reason, (byReason.get(reason) ?? 0n) + amount);
  }

  /** A difference of these terms. */
  add(reason: Reason, currency: Currency, subject: Subject, terms: readonly Term[]): void {
    const amount = terms.reduce((sum, term) => sum + term.amount, 0n);
    this.addSum(reason, currency, amount);
    this.differences.push({ reason, subject, currency, amount, terms });
  }

  balances(): ReadonlyMap<Currency, Balance> {
    return new Map([...this.#sums].map(([currency, sums]) => [currency, balanceOf(sums)]));
  }

  #of(currency: Currency): Sums {
    const found = this.#sums.get(currency) ?? newSums();
    this.#sums.set(currency, found);
    return found;
  }
}

/** Books of days, by their number since 1970. */
export class ReconciliationBooks {
  readonly days = new Map<number, DayBooks>();

  on(day: number): DayBooks {
    const found = this.days.get(day) ?? new DayBooks();
    this.days.set(day, found);
    return found;
  }

  get differences(): readonly Difference[] {
    return [...this.days.values()].flatMap(({ differences }) => differences);
  }

  /** Of all days together. */
  balances(): ReadonlyMap<Currency, Balance> {
    const all = new Map<Currency, Sums>();
    for (const day of this.days.values())
      for (const [currency, balance] of day.balances()) {
        const sums = all.get(currency) ?? newSums();
        all.set(currency, sums);
        for (const side of SIDES) sums.sides[side] += balance[side];
        for (const [reason, amount] of balance.byReason)
          sums.byReason.set(reason, (sums.byReason.get(reason) ?? 0n) + amount);
      }
    return new Map([...all].sort().map(([currency, sums]) => [currency, balanceOf(sums)]));
  }
}

function newSums(): Sums {
  return { sides: { ours: 0n, settled: 0n, paidOut: 0n, arrived: 0n }, byReason: new Map() };
}

function balanceOf({ sides, byReason }: Sums): Balance {
  const explained = [...byReason.values()].reduce((sum, amount) => sum + amount, 0n);
  const { ours, settled, paidOut, arrived } = sides;
  return { ...sides, byReason, rest: arrived + settled - paidOut - ours - explained };
}
