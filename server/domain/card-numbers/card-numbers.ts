import { detectScheme, rulesOf, type CardScheme } from '../card-scheme.ts';
import { type DigitGroup, type DigitRun, digitRuns } from './digits-in-text.ts';

/**
 * The one look for card numbers in texts where none belongs. A number counts by the range, the length and the check
 * digit of a scheme. It is asked in two ways, because a wrong guess costs something else in each:
 *
 * - Where a request comes in, `holdsCardNumber` has it refused. About one in thirty random numbers of sixteen digits
 *   looks like a card number, and an honest order must not be refused, so a number has to stand by itself, in the
 *   groups that people write, or with its expiry date, its security code or another card number joined to it.
 * - Where the words of others are kept or shown, `maskCardNumbers` masks it. A masked order number is a small loss, so
 *   any start and any length within a longer number counts too, and a whole number of an unknown scheme by its check
 *   digit.
 *
 * What neither sees is written down in SECURITY.md.
 */
export function holdsCardNumber(text: string): boolean {
  return digitRuns(withoutUuids(text), LENGTH_MIN).some((run) => refusable(run));
}

export function maskCardNumbers(text: string): string {
  const found = digitRuns(withoutUuids(text), SHORTEST).flatMap(maskable);
  let masked = '';
  let at = 0;
  for (const { start, end } of found.sort((one, other) => one.start - other.start)) {
    if (start >= at) masked += `${text.slice(at, start)}${MASK}`;
    at = Math.max(at, end);
  }
  return at === 0 ? text : masked + text.slice(at);
}

/** Of a text that is cut off at its end, where a number may have been cut off too. */
export function maskCardNumbersCut(text: string): string {
  return maskCardNumbers(text).replace(DIGITS_AT_END, MASK);
}

const MASK = '«card number»';
/** More than the first digits of a card that anybody may see. */
const DIGITS_AT_END = /\p{Nd}(?:[^\p{L}\p{N}]{0,3}\p{Nd}){6,}[^\p{L}\p{N}]{0,3}$/u;
const LENGTH_MIN = 13;
const LENGTH_MAX = 19;
/** Maestro's; in texts of others only, where it stands by itself: numbers of accounts have as many. */
const SHORTEST = 12;

const UUID_LENGTH = 36;
const UUID = /(?<![0-9a-f])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9a-f])/gi;

/** As long as before, so that places in it are places in the text. */
function withoutUuids(text: string): string {
  return text.length >= UUID_LENGTH && text.includes('-')
    ? text.replaceAll(UUID, (uuid) => 'x'.repeat(uuid.length))
    : text;
}

type Span = Readonly<{ start: number; end: number }>;

function refusable(run: DigitRun): boolean {
  const numbers = new Numbers(run);
  return run.groups.some((group, index) => {
    const { from, to } = group;
    if (to - from >= LENGTH_MIN && !isFraction(run, index) && numbers.beginsIn(from, to)) return true;
    return (
      numbers.inEvenGroups(index, true).length > 0 ||
      (to - from === PRINTED_FIRST &&
        numbers
          .asPrinted(index)
          .some(({ end, groupEnd }) => end === groupEnd || numbers.isTail(from, end, groupEnd)))
    );
  });
}

/** Where in the text the numbers of a run stand. Digits that are joined to one go with it. */
function maskable(run: DigitRun): Span[] {
  const numbers = new Numbers(run);
  const found: Readonly<{ from: number; to: number }>[] = [];

  for (const [index, group] of run.groups.entries()) {
    const { from, to, touchesLetter } = group;
    if (
      to - from >= SHORTEST &&
      (numbers.isAnywhereIn(from, to) || (!touchesLetter && numbers.isByItself(from, to)))
    )
      found.push(group);
    for (const last of numbers.inEvenGroups(index, false)) found.push({ from, to: last.to });
    if (to - from >= PRINTED_FIRST)
      for (const { groupEnd } of numbers.asPrinted(index)) found.push({ from, to: groupEnd });
  }
  return found.map(({ from, to }) => ({ start: run.starts[from] ?? 0, end: run.ends[to - 1] ?? 0 }));
}

/** Behind `0.` at an entry: the number is a fraction, as programs print one. */
function isFraction({ digits, groups }: DigitRun, index: number): boolean {
  const [before, group] = [groups[index - 1], groups[index]];
  return group?.gap === '.' && before !== undefined && digits.slice(before.from, before.to) === '0';
}

/** Cards print 4-4-4-4, 4-4-4-4-3 or 4-6-5. */
const PRINTED_FIRST = 4;

/** The card numbers of a run. Its sums of digits are made once, so that each look takes no time. */
class Numbers {
  readonly #digits: string;
  readonly #groups: readonly DigitGroup[];
  /** Up to each digit, with every other one doubled: those at even places, and those at odd places. */
  readonly #sums: readonly [even: Int32Array, odd: Int32Array];

  constructor({ digits, groups }: DigitRun) {
    this.#digits = digits;
    this.#groups = groups;
    this.#sums = [new Int32Array(digits.length + 1), new Int32Array(digits.length + 1)];
    for (let index = 0; index < digits.length; index += 1) {
      const digit = digits.charCodeAt(index) - 48;
      const doubled = digit > 4 ? 2 * digit - 9 : 2 * digit;
      for (const [parity, sums] of this.#sums.entries())
        sums[index + 1] = (sums[index] ?? 0) + (index % 2 === parity ? doubled : digit);
    }
  }

  /** A number that starts the group, and is all of it, or all but what is joined to numbers. */
  beginsIn(from: number, to: number): boolean {
    return lengths(from, to).some(
      (end) => this.#isNumber(from, end) && (end === to || this.isTail(from, end, to)),
    );
  }

  isAnywhereIn(from: number, to: number): boolean {
    for (let start = from; start + LENGTH_MIN <= to; start += 1)
      if (lengths(start, to).some((end) => this.#isNumber(start, end))) return true;
    return false;
  }

  /** Of whatever scheme; with twelve digits, of one that has as few. */
  isByItself(from: number, to: number): boolean {
    return to - from < LENGTH_MIN ? this.#isNumber(from, to) : this.#mayBeNumber(from, to);
  }

  /** The last groups of numbers that begin with this one, and have the same separator between all their groups. */
  inEvenGroups(index: number, isStrict: boolean): DigitGroup[] {
    const first = this.#groups[index];
    if (first === undefined) return [];
    return this.#evenGroups(first, index).filter((last) =>
      isStrict
        ? this.#isNumber(first.from, last.to) && !isDecimalNumber(first, last)
        : this.#isNumber(first.from, last.to) ||
          (isByBlanks(first, last) && this.#mayBeNumber(first.from, last.to)),
    );
  }

  #evenGroups(first: DigitGroup, index: number): DigitGroup[] {
    const found: DigitGroup[] = [];
    const gap = this.#groups[index + 1]?.gap;
    for (let next = index + 1; next < this.#groups.length; next += 1) {
      const group = this.#groups[next];
      if (group === undefined || group.gap !== gap || group.to - first.from > LENGTH_MAX) break;
      if (group.to - first.from >= LENGTH_MIN) found.push(group);
    }
    return found;
  }

  /** Numbers in printed groups, with any separators, whose first four digits end this group. */
  asPrinted(index: number): Readonly<{ end: number; groupEnd: number }>[] {
    const [first, second, third, fourth, fifth] = this.#groups.slice(index, index + 5);
    if (first === undefined || second === undefined || third === undefined) return [];
    const from = first.to - PRINTED_FIRST;
    const found: Readonly<{ end: number; groupEnd: number }>[] = [];
    const look = (group: DigitGroup | undefined, least: number, most: number): void => {
      if (group === undefined) return;
      for (let end = group.from + least; end <= Math.min(group.from + most, group.to); end += 1)
        if (this.#isNumber(from, end)) found.push({ end, groupEnd: group.to });
    };
    const [secondLength, thirdLength] = [second.to - second.from, third.to - third.from];
    if (secondLength === 6) look(third, 4, 5);
    if (secondLength !== 4 || thirdLength !== 4) return found;

    look(fourth, 1, 4);
    if (fourth !== undefined && fourth.to - fourth.from === 4) look(fifth, 1, 3);
    return found;
  }

  /** What people and programs write right behind a number: its expiry date, its code, or the next number. */
  isTail(from: number, end: number, to: number): boolean {
    if (to - from < LENGTH_MAX) return false; // what is as short is a number of its own
    const rest = this.#digits.slice(end, to);
    const codes = rulesOf(this.#schemeAt(from)).securityCodeLengths;
    return (
      codes.includes(rest.length) ||
      EXPIRY_AND_CODE.test(rest) ||
      lengths(end, to).some((next) => this.#isNumber(end, next))
    );
  }

  #isNumber(from: number, to: number): boolean {
    if (!this.#hasCheckDigit(from, to)) return false;
    const scheme = this.#schemeAt(from);
    return scheme !== 'other' && rulesOf(scheme).lengths.includes(to - from);
  }

  /** No card's number begins with 0 (ISO/IEC 7812-1). */
  #mayBeNumber(from: number, to: number): boolean {
    return to - from <= LENGTH_MAX && this.#digits[from] !== '0' && this.#hasCheckDigit(from, to);
  }

  #schemeAt(from: number): CardScheme {
    return detectScheme(this.#digits.slice(from, from + 8));
  }

  #hasCheckDigit(from: number, to: number): boolean {
    const sums = this.#sums[to % 2 === 0 ? 0 : 1];
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) % 10 === 0;
  }
}

const EXPIRY_AND_CODE = /^(?:(?:0[1-9]|1[0-2])(?:20)?[2-4]\d|(?:20)?[2-4]\d(?:0[1-9]|1[0-2]))(?:\d{3,4})?$/;

/** Where numbers of every length would end that start at `from`. */
function lengths(from: number, to: number): number[] {
  const ends: number[] = [];
  for (let end = from + LENGTH_MIN; end <= Math.min(from + LENGTH_MAX, to); end += 1) ends.push(end);
  return ends;
}

/** As `97.4123456789012`: no card is written like that. */
function isDecimalNumber(whole: DigitGroup, fraction: DigitGroup): boolean {
  const isNext = fraction.from === whole.to;
  return (
    isNext && /^[.,]$/.test(fraction.gap) && whole.to - whole.from <= 3 && fraction.to - fraction.from >= 10
  );
}

/** As people write numbers, and with no word beside them. */
function isByBlanks(first: DigitGroup, last: DigitGroup): boolean {
  return /^[ -]$/.test(last.gap) && !first.touchesLetter && !last.touchesLetter;
}
