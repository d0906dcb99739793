import type { Currency } from '../currency.ts';
import type { Reason } from './reasons.ts';

export type Subject = Readonly<{
  kind: 'payment' | 'settlement-line' | 'payout' | 'bank-line';
  id: string;
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

/** In one currency: what our books say, and all differences, add up to what arrived. */
export type Balance = Readonly<{
  ours: bigint;
  arrived: bigint;
  byReason: ReadonlyMap<Reason, bigint>;
  /** What is left: zero, as nothing is added up twice or left out. */
  rest: bigint;
}>;

/** Adds up what two sides say, with each difference between them. */
export class ReconciliationBooks {
  readonly differences: Difference[] = [];
  readonly #ours = new Map<Currency, bigint>();
  readonly #arrived = new Map<Currency, bigint>();
  readonly #byReason = new Map<Currency, Map<Reason, bigint>>();

  addOurs(currency: Currency, amount: bigint): void {
    this.#ours.set(currency, (this.#ours.get(currency) ?? 0n) + amount);
  }

  addArrived(currency: Currency, amount: bigint): void {
    this.#arrived.set(currency, (this.#arrived.get(currency) ?? 0n) + amount);
  }

  /** What is the same for every payment, such as a fee in its line: in the sum alone. */
  addSum(reason: Reason, currency: Currency, amount: bigint): void {
    const byReason = this.#byReason.get(currency) ?? new Map<Reason, bigint>();
    byReason.set(reason, (byReason.get(reason) ?? 0n) + amount);
    this.#byReason.set(currency, byReason);
  }

  /** A difference of these terms. */
  add(reason: Reason, currency: Currency, subject: Subject, terms: readonly Term[]): void {
    const amount = terms.reduce((sum, term) => sum + term.amount, 0n);
    this.addSum(reason, currency, amount);
    this.differences.push({ reason, subject, currency, amount, terms });
  }

  balances(): ReadonlyMap<Currency, Balance> {
    const currencies = new Set([...this.#ours.keys(), ...this.#arrived.keys(), ...this.#byReason.keys()]);
    return new Map([...currencies].sort().map((currency) => [currency, this.#balanceOf(currency)]));
  }

  #balanceOf(currency: Currency): Balance {
    const [ours, arrived] = [this.#ours.get(currency) ?? 0n, this.#arrived.get(currency) ?? 0n];
    const byReason = this.#byReason.get(currency) ?? new Map<Reason, bigint>();
    const explained = [...byReason.values()].reduce((sum, amount) => sum + amount, 0n);
    return { ours, arrived, byReason, rest: arrived - ours - explained };
  }
}
