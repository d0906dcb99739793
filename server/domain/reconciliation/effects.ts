import type { Currency } from '../currency.ts';
import { isSameJson } from '../json.ts';
import type { DayBooks, Difference, Side } from './books.ts';
import type { Reason } from './reasons.ts';

/** What one payment, payout or line of the bank adds to a day, as it is kept: amounts are minor units as text. */
export type Effects = Readonly<{
  sums: Readonly<Record<string, EffectSums>>;
  differences: readonly KeptDifference[];
}>;
export type EffectSums = Readonly<Partial<Record<Side | 'unreported', string>>> &
  Readonly<{ reasons: Readonly<Record<string, string>> }>;
export type KeptDifference = Omit<Difference, 'amount' | 'terms'> &
  Readonly<{ amount: string; terms: readonly Readonly<{ of: string; amount: string }>[] }>;

export const NO_EFFECTS: Effects = { sums: {}, differences: [] };
const SIDES = ['ours', 'settled', 'paidOut', 'arrived', 'unreported'] as const;

/** Those of a day of books that are about one thing. */
export function effectsOf(books: DayBooks): Effects {
  const sums = [...books.balances()].map(([currency, balance]) => {
    const reasons = [...balance.byReason].map(([reason, amount]) => [reason, String(amount)]);
    const sides = SIDES.map((side) => [side, side === 'unreported' ? '0' : String(balance[side])]);
    return [currency, { ...Object.fromEntries(sides), reasons: Object.fromEntries(reasons) }];
  });
  return withoutZeros({ sums: Object.fromEntries(sums), differences: books.differences.map(keptDifference) });
}

function keptDifference({ amount, terms, ...difference }: Difference): KeptDifference {
  const texts = terms.map((term) => ({ of: term.of, amount: String(term.amount) }));
  return { ...difference, amount: String(amount), terms: texts };
}

/** What a payment service that reports nothing has taken: beside the books. */
export function unreportedEffects(currency: Currency, amount: bigint): Effects {
  return withoutZeros({
    sums: { [currency]: { unreported: String(amount), reasons: {} } },
    differences: [],
  });
}

/** Sums of both, differences of both. */
export function addEffects(one: Effects, other: Effects): Effects {
  const currencies = new Set([...Object.keys(one.sums), ...Object.keys(other.sums)]);
  const sums = [...currencies].map((currency) => [
    currency,
    addSums(one.sums[currency], other.sums[currency]),
  ]);
  return withoutZeros({
    sums: Object.fromEntries(sums),
    differences: [...one.differences, ...other.differences],
  });
}

function addSums(one: EffectSums | undefined, other: EffectSums | undefined): EffectSums {
  const plus = (a: string | undefined, b: string | undefined): string =>
    String(BigInt(a ?? '0') + BigInt(b ?? '0'));
  const reasons = new Set([...Object.keys(one?.reasons ?? {}), ...Object.keys(other?.reasons ?? {})]);
  return {
    ...Object.fromEntries(SIDES.map((side) => [side, plus(one?.[side], other?.[side])])),
    reasons: Object.fromEntries(
      [...reasons].map((reason) => [reason, plus(one?.reasons[reason], other?.reasons[reason])]),
    ),
  };
}

/**
 * What has to be added to `before` for it to be `now`: what closed days have said already, taken back where it is no
 * longer so.
 */
export function correctionOf(now: Effects, before: Effects): Effects {
  const left = [...before.differences];
  const added = now.differences.filter((difference) => {
    const place = left.findIndex((one) => isSameJson(one, difference));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });

  const back: Effects = {
    sums: Object.fromEntries(
      Object.entries(before.sums).map(([currency, sums]) => [currency, negated(sums)]),
    ),
    differences: left.map(takenBack),
  };
  return addEffects({ ...now, differences: added }, back);
}

function negated(sums: EffectSums): EffectSums {
  const { reasons } = sums;
  return {
    ...Object.fromEntries(SIDES.map((side) => [side, opposite(sums[side] ?? '0')])),
    reasons: Object.fromEntries(
      Object.entries(reasons).map(([reason, amount]) => [reason, opposite(amount)]),
    ),
  };
}

function takenBack(difference: KeptDifference): KeptDifference {
  const terms = difference.terms.map(({ of, amount }) => ({ of, amount: opposite(amount) }));
  return { ...difference, amount: opposite(difference.amount), terms };
}

const opposite = (amount: string): string => String(-BigInt(amount));

function withoutZeros({ sums, differences }: Effects): Effects {
  const left = Object.entries(sums).flatMap(([currency, { reasons, ...sides }]) => {
    const isSome = ([, amount]: readonly [string, string | undefined]): boolean => (amount ?? '0') !== '0';
    const [some, named] = [Object.entries(sides).filter(isSome), Object.entries(reasons).filter(isSome)];
    if (some.length + named.length === 0) return [];
    return [[currency, { ...Object.fromEntries(some), reasons: Object.fromEntries(named) }] as const];
  });
  return { sums: Object.fromEntries(left), differences };
}

/** Whether time alone changes them: something is on its way, or its processor has not begun to report. */
export function areWaiting({ sums, differences }: Effects): boolean {
  const timing: Reason = 'timing';
  return (
    differences.some(({ reason }) => reason === timing) ||
    Object.values(sums).some(({ unreported }) => unreported !== undefined)
  );
}

/** Whether something of it has yet to come, what was said and taken back together. */
export function isOnItsWay({ sums }: Effects): boolean {
  const timing: Reason = 'timing';
  return Object.values(sums).some(({ reasons }) => reasons[timing] !== undefined);
}
