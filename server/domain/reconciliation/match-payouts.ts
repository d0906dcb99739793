import type { Currency } from '../currency.ts';
import type { ReconciliationBooks, Term } from './books.ts';
import { theOnlySum } from './subset-sum.ts';

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
const TRANSIT_DAYS = 7;
const BEFORE_DAYS = 1;
/** More payouts than this are never tried as parts of one line. */
const SUM_PAYOUTS_MAX = 200;

/**
 * Holds each payout to the lines of the bank: first to those that name it, then to one of the same amount in its days,
 * then to one that several payouts add up to, in one way alone. What a line names a processor in, and nothing is known
 * of, is unknown to us; other lines are other business.
 */
export function matchPayouts(input: PayoutInput, books: ReconciliationBooks): readonly PayoutMatch[] {
  const matches = byReference(input);
  const left = {
    // Nothing is sent of nothing.
    payouts: new Set(input.payouts.filter(({ amount }) => amount !== 0n)),
    lines: new Set(input.lines),
  };
  const take = (match: PayoutMatch): void => {
    for (const payout of match.payouts) left.payouts.delete(payout);
    for (const line of match.lines) left.lines.delete(line);
  };
  for (const match of matches) take(match);
  for (const search of [byAmount, bySum])
    for (const line of left.lines) {
      const match = search(line, [...left.payouts], input);
      if (match === null) continue;
      matches.push(match);
      take(match);
    }

  for (const match of matches) bookMatch(match, books);
  for (const payout of left.payouts) bookAbsence(payout, input.through, books);
  const services = new Set(input.payouts.map(({ service }) => service));
  const names = [...services].flatMap((service) => input.namesOf(service));
  for (const line of left.lines) if (isNamed(line, names)) bookUnknown(line, books);
  return matches;
}

/** Letters and digits, as both sides write a reference; shorter ones are in any text. */
const REFERENCE_LENGTH_MIN = 6;

function plainReference(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** Payouts and lines that name each other, over however many of both. */
function byReference({ payouts, lines }: PayoutInput): PayoutMatch[] {
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

function byAmount(line: ReceivedLine, payouts: readonly Payout[], input: PayoutInput): PayoutMatch | null {
  const same = candidates(line, payouts, input).filter(({ amount }) => isPaidBy(line, amount));
  // Of equal ones the earliest: whichever it was, the sums are the same.
  const [first] = same.toSorted((one, other) => one.day - other.day);
  return first === undefined ? null : { payouts: [first], lines: [line], proof: 'amount-and-day' };
}

function isPaidBy({ amount, charges }: ReceivedLine, sum: bigint): boolean {
  return sum === amount || sum === amount + charges;
}

function bySum(line: ReceivedLine, payouts: readonly Payout[], input: PayoutInput): PayoutMatch | null {
  const possible = candidates(line, payouts, input);
  if (line.isCharge || possible.length > SUM_PAYOUTS_MAX) return null;
  const amounts = possible.map(({ amount }) => amount);
  const chosen =
    theOnlySum(amounts, line.amount) ??
    (line.charges === 0n ? null : theOnlySum(amounts, line.amount + line.charges));
  if (chosen === null) return null;
  return { payouts: possible.filter((_, index) => chosen.includes(index)), lines: [line], proof: 'sum' };
}

/** Of its currency, its days, and of no company other than the one that it names. */
function candidates(
  line: ReceivedLine,
  payouts: readonly Payout[],
  { namesOf }: PayoutInput,
): readonly Payout[] {
  const possible = payouts.filter(
    ({ currency, day }) =>
      currency === line.currency && line.day >= day - BEFORE_DAYS && line.day <= day + TRANSIT_DAYS,
  );
  const named = possible.filter(({ service }) => isNamed(line, namesOf(service)));
  return named.length > 0 ? named : possible;
}

function isNamed({ counterparty, text, references }: ReceivedLine, names: readonly string[]): boolean {
  const words = [counterparty ?? '', text, ...references].join(' ').toUpperCase();
  return names.some((name) => words.includes(name.toUpperCase()));
}

/** What was sent and what came, the charges of the bank between them, and what they do not explain. */
function bookMatch({ payouts, lines }: PayoutMatch, books: ReconciliationBooks): void {
  const [payout] = payouts;
  if (payout === undefined) return;
  const { id, currency } = payout;
  const sent = payouts.reduce((sum, { amount }) => sum + amount, 0n);
  const came = lines.reduce((sum, { amount }) => sum + amount, 0n);
  books.addArrived(currency, came);
  const charges = chargesOf(lines, came - sent);
  const charged = charges.reduce((sum, { amount }) => sum + amount, 0n);

  if (charges.length > 0) books.add('bank-charge', currency, { kind: 'payout', id }, charges);
  if (came - sent === charged) return;
  books.add('unexplained', currency, { kind: 'payout', id }, [
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
function bookAbsence(
  { id, currency, amount, day }: Payout,
  through: number,
  books: ReconciliationBooks,
): void {
  const reason = day + TRANSIT_DAYS > through ? 'timing' : 'unexplained';
  books.add(reason, currency, { kind: 'payout', id }, [{ of: 'paid out', amount: -amount }]);
}

function bookUnknown(line: ReceivedLine, books: ReconciliationBooks): void {
  books.addArrived(line.currency, line.amount);
  books.add('unknown-to-us', line.currency, { kind: 'bank-line', id: line.id }, [
    { of: 'received', amount: line.amount },
  ]);
}
