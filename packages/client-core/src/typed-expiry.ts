import { asciiDigits, digitsOf } from './digits.ts';

/**
 * An expiry date while it is typed: `MMYY` in the end. On the way there it may have four digits of a year (`MM203`),
 * or begin with them (`2030`, `20301`).
 */

const COMPLETE = 4;

/** What stands before the caret once `typed` has gone in between the two, as far as there is room. */
export function putExpiry(head: string, typed: string, tail: string): string {
  const text = asciiDigits(typed);
  if (head === '' && tail === '') {
    const whole = wholeExpiry(text);
    if (whole !== null) return whole;
  }
  return Array.from(text).reduce((front, character) => withCharacter(front, character, tail), head);
}

function withCharacter(head: string, character: string, tail: string): string {
  const isDigit = /\d/.test(character);
  if (!isDigit && /[\p{L}\p{N}]/u.test(character)) return head;
  if (tail !== '') {
    const added = isDigit ? head + character : padMonth(head);
    return (added + tail).length > COMPLETE ? head : added;
  }
  if (!isDigit) return /\s/.test(character) ? padMonth(head) : separatedHead(head);
  if (head.startsWith('20')) return withYearFirst(head + character);
  // 2 may begin a year, the others cannot begin a month of two digits
  if (head === '' && /[3-9]/.test(character)) return `0${character}`;
  if (head === '1' && /[3-9]/.test(character)) return `01${character}`;
  if (head === '2' && character !== '0') return withCharacter('02', character, tail);

  return withYear(head + character);
}

/**
 * What stands before a separator is a month, or a year with a month: a 0 that made `01 / 3` of `13` was none of it. A
 * blank says less, since the field shows blanks of its own.
 */
function separatedHead(head: string): string {
  if (/^0\d\d$/.test(head)) return head.slice(1);
  return /^20\d\d[1-9]$/.test(head) ? monthAndYear(head.slice(4), head.slice(0, 4)) : padMonth(head);
}

/** Whoever types a separator after one digit means a month of one. */
function padMonth(head: string): string {
  return /^[1-9]$/.test(head) ? `0${head}` : head;
}

/** `MM20YY` is taken for `MMYY` once it is whole; what more is typed finds no room. */
function withYear(digits: string): string {
  if (digits.length <= COMPLETE) return digits;
  if (!/^\d\d20\d{1,2}$/.test(digits)) return digits.slice(0, digits.length - 1);
  return digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits;
}

/** `YYYYMM`, typed key by key. */
function withYearFirst(digits: string): string {
  const [year, month] = [digits.slice(2, 4), digits.slice(4)];
  if (month === '' || month === '0' || month === '1') return digits;
  if (/^[2-9]$/.test(month)) return `0${month}${year}`;
  return /^(?:0[1-9]|1[0-2])$/.test(month) ? month + year : digits.slice(0, -1);
}

/** `MM / YYYY`, `YYYY-MM` and the like come from browsers, password managers and clipboards, whole. */
function wholeExpiry(text: string): string | null {
  const yearFirst = /^\D*(20\d\d)\D+(\d{1,2})(?:\D+\d{1,2})?\D*$/.exec(text);
  if (yearFirst !== null) return monthAndYear(yearFirst[2], yearFirst[1]);
  const monthFirst = /^\D*(\d{1,2})\D+((?:20)?\d\d)\D*$/.exec(text);
  if (monthFirst !== null) return monthAndYear(monthFirst[1], monthFirst[2]);
  const digits = digitsOf(text);
  if (/^20\d\d(?:0[1-9]|1[0-2])$/.test(digits)) return monthAndYear(digits.slice(4), digits.slice(0, 4));
  if (/^(?:\d\d|[1-9])20\d\d$/.test(digits)) return monthAndYear(digits.slice(0, -4), digits.slice(-4));
  return digits.length === COMPLETE && !digits.startsWith('20') ? digits : null;
}

function monthAndYear(month = '', year = ''): string {
  return month.padStart(2, '0') + year.slice(-2);
}

/** With a stroke between month and year, or between the two of a year that came first. */
export function shownExpiry(text: string, raw: string): string {
  const first = raw.startsWith('20') ? 4 : 2;
  return text.length > first ? `${text.slice(0, first)} / ${text.slice(first)}` : text;
}
