import type { Currency } from '../currency.ts';
import type { DayBooks, ReconciliationBooks, Term } from './books.ts';
import { type StepBudget, theOnlySum } from './subset-sum.ts';

/** What a processor says that it sent to the bank, in minor units; below zero where it collects. */
export type Payout = Readonly<{
  id: string;
  service: string;
  /** As a bank line would name it. */
  reference: string;
  currency: Currency;
  amount: bigint;
  /** Days since 1970. */
  day: number;
}>;

/** A line of a bank statement, as far as it can be about a payout. */
export type ReceivedLine = Readonly<{
  id: string;
  currency: Currency;
  amount: bigint;
  charges: bigint;
  /** A charge of the bank by its code, in a line of its own. */
  isCharge: boolean;
  day: number;
  references: readonly string[];
  counterparty: string | null;
  text: string;
}>;

export type PayoutInput = Readonly<{
  payouts: readonly Payout[];
  lines: readonly ReceivedLine[];
  /** How a bank line names the company behind a payment service, such as `ADYEN`. */
  namesOf: (service: string) => readonly string[];
  /** The last day that is looked at. */
  through: number;
}>;

/** Why a line is about payouts: it names them, its amount and day are theirs, or it is what they alone add up to. */
export type Proof = 'reference' | 'amount-and-day' | 'sum';
export type PayoutMatch = Readonly<{
  payouts: readonly Payout[];
  lines: readonly ReceivedLine[];
  proof: Proof;
}>;

/** A payout is in the account after so many days at most; a line may be booked so many days before. */
export const TRANSIT_DAYS = 7;
export const BEFORE_DAYS = 1;
/** More payouts than this are never tried as parts of one line. */
const SUM_PAYOUTS_MAX = 200;

/**
 * Holds each payout to the lines of the bank, and books what came of it: what a line names a processor in, and nothing
 * is known of, is unknown to us; other lines are other business.
 */
export function matchPayouts(input: PayoutInput, books: ReconciliationBooks): readonly PayoutMatch[] {
  const matches = findMatches(input);
  const matched = new Set(matches.flatMap(({ payouts }) => payouts));
  const taken = new Set(matches.flatMap(({ lines }) => lines));

  for (const match of matches)
    for (const payout of match.payouts) bookMatched(payout, match, books.on(payout.day));
  for (const payout of input.payouts)
    if (!matched.has(payout)) bookAbsence(payout, input.through, books.on(payout.day));
  const services = new Set(input.payouts.map(({ service }) => service));
  const names = [...services].flatMap((service) => input.namesOf(service));
  for (const line of input.lines)
    if (!taken.has(line) && isNamed(line, names)) bookUnknown(line, books.on(line.day));
  return matches;
}

/** For all lines together, some two seconds of a processor: what is left then is for a person. */
const SUM_STEPS_MAX = 10_000_000;

/**
 * Which lines are about which payouts: first those that name them, then one of the same amount in its days, then one
 * that several payouts of the processor that it names add up to, in one way alone.
 */
export function findMatches(input: Omit<PayoutInput, 'through'>): readonly PayoutMatch[] {
  const matches = byReference(input);
  const referenced = new Set(matches.flatMap(({ payouts }) => payouts));
  // Nothing is sent of nothing.
  const isLeft = (payout: Payout): boolean => payout.amount !== 0n && !referenced.has(payout);
  const payouts = new PayoutsByDay(input.payouts.filter(isLeft), input.namesOf);
  const lines = new Set(input.lines);
  for (const match of matches) for (const line of match.lines) lines.delete(line);

  const budget: StepBudget = { steps: SUM_STEPS_MAX };
  for (const search of [byAmount, bySum])
    for (const line of lines) {
      const match = search(line, payouts, budget);
      if (match === null) continue;
      matches.push(match);
      payouts.take(match.payouts);
      lines.delete(line);
    }
  return matches;
}

/** Payouts that are about no line yet, by day: there may be thousands, and only those of a few days can be meant. */
class PayoutsByDay {
  readonly #byDay = new Map<string, Set<Payout>>();
  readonly #namesOf: PayoutInput['namesOf'];

  constructor(payouts: readonly Payout[], namesOf: PayoutInput['namesOf']) {
    this.#namesOf = namesOf;
    for (const payout of payouts) {
      const same = this.#byDay.get(dayKey(payout)) ?? new Set();
      this.#byDay.set(dayKey(payout), same.add(payout));
    }
  }

  take(payouts: readonly Payout[]): void {
    for (const payout of payouts) this.#byDay.get(dayKey(payout))?.delete(payout);
  }

  /** Of the currency of the line, and the days in which it may have been sent. */
  candidatesFor({ currency, day }: ReceivedLine): readonly Payout[] {
    const days = Array.from(
      { length: TRANSIT_DAYS + BEFORE_DAYS + 1 },
      (_, index) => day - TRANSIT_DAYS + index,
    );
    return days.flatMap((one) => [...(this.#byDay.get(dayKey({ currency, day: one })) ?? [])]);
  }

  /** Those of companies that the line names. */
  namedIn(line: ReceivedLine, payouts: readonly Payout[]): readonly Payout[] {
    const services = new Set(payouts.map(({ service }) => service));
    const named = new Set([...services].filter((service) => isNamed(line, this.#namesOf(service))));
    return payouts.filter(({ service }) => named.has(service));
  }
}

function dayKey({ currency, day }: Pick<Payout, 'currency' | 'day'>): string {
  return `${currency} ${day}`;
}

/** Letters and digits, as both sides write a reference; shorter ones are in any text. */
const REFERENCE_LENGTH_MIN = 6;

function plainReference(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** Payouts and lines that name each other, over however many of both. */
function byReference({ payouts, lines }: Pick<PayoutInput, 'payouts' | 'lines'>): PayoutMatch[] {
  const byName = new Map<string, Payout>();
  for (const payout of payouts) {
    const name = plainReference(payout.reference);
    if (name.length >= REFERENCE_LENGTH_MIN) byName.set(`${payout.currency} ${name}`, payout);
  }
  const groups = new Map<Payout, { payouts: Set<Payout>; lines: Set<ReceivedLine> }>();

  for (const line of lines) {
    const named = new Set(wordsOf(line).flatMap((word) => byName.get(`${line.currency} ${word}`) ?? []));
    if (named.size === 0) continue;
    const group = { payouts: named, lines: new Set([line]) };
    for (const payout of named) {
      const other = groups.get(payout);
      for (const one of other?.payouts ?? []) group.payouts.add(one);
      for (const one of other?.lines ?? []) group.lines.add(one);
    }
    for (const payout of group.payouts) groups.set(payout, group);
  }
  return [...new Set(groups.values())].map((group) => ({
    ...{ payouts: [...group.payouts], lines: [...group.lines], proof: 'reference' as const },
  }));
}

/** Its references as they are, and each word of them and of the text. */
function wordsOf({ references, text }: ReceivedLine): readonly string[] {
  const words = [...references, ...references.flatMap((one) => one.split(BREAKS)), ...text.split(BREAKS)];
  return [...new Set(words.map(plainReference))].filter((word) => word.length >= REFERENCE_LENGTH_MIN);
}

const BREAKS = /[\s,;:+/|()]+/;

function byAmount(line: ReceivedLine, payouts: PayoutsByDay): PayoutMatch | null {
  const possible = payouts.candidatesFor(line);
  const named = payouts.namedIn(line, possible);
  // Of no company other than the one that it names.
  const same = (named.length > 0 ? named : possible).filter(({ amount }) => isPaidBy(line, amount));
  // Of equal ones the earliest: whichever it was, the sums are the same.
  const [first] = same.toSorted((one, other) => one.day - other.day);
  return first === undefined ? null : { payouts: [first], lines: [line], proof: 'amount-and-day' };
}

function isPaidBy({ amount, charges }: ReceivedLine, sum: bigint): boolean {
  return sum === amount || sum === amount + charges;
}

/** Of a line that names no processor nearly any amount is a sum of some. */
function bySum(line: ReceivedLine, payouts: PayoutsByDay, budget: StepBudget): PayoutMatch | null {
  const possible = payouts.namedIn(line, payouts.candidatesFor(line));
  if (line.isCharge || possible.length > SUM_PAYOUTS_MAX) return null;
  const amounts = possible.map(({ amount }) => amount);
  const chosen =
    theOnlySum(amounts, line.amount, budget) ??
    (line.charges === 0n ? null : theOnlySum(amounts, line.amount + line.charges, budget));
  if (chosen === null) return null;
  return { payouts: possible.filter((_, index) => chosen.includes(index)), lines: [line], proof: 'sum' };
}

export function isNamed(
  { counterparty, text, references }: Pick<ReceivedLine, 'counterparty' | 'text' | 'references'>,
  names: readonly string[],
): boolean {
  const words = [counterparty ?? '', text, ...references].join(' ').toUpperCase();
  return names.some((name) => words.includes(name.toUpperCase()));
}

/**
 * What was sent and what came, the charges of the bank between them, and what they do not explain. Of several payouts
 * the first has what is between; of the others what was sent has come.
 */
export function bookMatched(
  payout: Payout,
  { payouts, lines }: Omit<PayoutMatch, 'proof'>,
  books: DayBooks,
): void {
  const { id, currency, amount } = payout;
  if (payout !== payouts[0]) {
    books.addTo('arrived', currency, amount);
    return;
  }
  const sent = payouts.reduce((sum, one) => sum + one.amount, 0n);
  const came = lines.reduce((sum, line) => sum + line.amount, 0n);
  books.addTo('arrived', currency, came - sent + amount);
  const charges = chargesOf(lines, came - sent);
  const charged = charges.reduce((sum, one) => sum + one.amount, 0n);

  const [first] = lines;
  const subject = { kind: 'payout', id, ...(first === undefined ? {} : { bankLine: first.id }) } as const;
  if (charges.length > 0) books.add('bank-charge', currency, subject, charges);
  if (came - sent === charged) return;
  books.add('unexplained', currency, subject, [
    { of: 'received', amount: came },
    { of: 'paid out', amount: -sent },
    { of: 'charges', amount: -charged },
  ]);
}

/** Lines that are charges; and charges in the amount of a line, where that is what is missing of it. */
function chargesOf(lines: readonly ReceivedLine[], missing: bigint): readonly Term[] {
  const own = lines
    .filter(({ isCharge }) => isCharge)
    .map(({ id, amount }) => ({ of: `line ${id}`, amount }));
  const left = missing - own.reduce((sum, { amount }) => sum + amount, 0n);
  const within = lines
    .filter(({ charges }) => charges > 0n)
    .map(({ id, charges }) => ({ of: `charges of line ${id}`, amount: -charges }));
  const isWithin = left !== 0n && within.reduce((sum, { amount }) => sum + amount, 0n) === left;
  return isWithin ? [...own, ...within] : own;
}

/** It is on its way, or was to be here. */
export function bookAbsence({ id, currency, amount, day }: Payout, through: number, books: DayBooks): void {
  if (amount === 0n) return;
  const reason = day + TRANSIT_DAYS > through ? 'timing' : 'unexplained';
  books.add(reason, currency, { kind: 'payout', id }, [{ of: 'paid out', amount: -amount }]);
}

export function bookUnknown(
  { id, currency, amount }: Pick<ReceivedLine, 'id' | 'currency' | 'amount'>,
  books: DayBooks,
): void {
  books.addTo('arrived', currency, amount);
  books.add('unknown-to-us', currency, { kind: 'bank-line', id }, [{ of: 'received', amount }]);
}
