import { currencies } from '../../../../contract/design.json';
import type { Language } from '../words/words.ts';

/** How many digits stand after the point, by ISO 4217; two where the currency is not known. */
export function digitsOf(currency: string): number {
  return (currencies as Readonly<Record<string, number>>)[currency] ?? 2;
}

/** An amount for people: whole minor units in, and no floating point on the way. */
export function moneyText(minor: number, currency: string, language: Language): string {
  const digits = digitsOf(currency);
  const format = formatOf(language, currency, digits);
  // A decimal text is exact, where a quotient is not.
  return withMinus(format.format(decimalText(minor, digits) as Intl.StringNumericLiteral));
}

/** A minus as wide as a digit, where a language writes a hyphen. */
function withMinus(text: string): string {
  return text.replace('-', '−');
}

/** The same without the currency, for columns that name it once. */
export function amountText(minor: number, currency: string, language: Language): string {
  const digits = digitsOf(currency);
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return withMinus(format.format(decimalText(minor, digits) as Intl.StringNumericLiteral));
}

/** `1299` with two digits is `12.99`. */
export function decimalText(minor: number, digits: number): string {
  if (!Number.isSafeInteger(minor)) throw new Error(`${minor} is no amount in minor units`);
  const sign = minor < 0 ? '-' : '';
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${padded.slice(-digits)}`;
}

/** What a person typed as an amount, in minor units; null where it is none: too many digits, or a word. */
export function readAmount(typed: string, currency: string): number | null {
  return readDecimal(typed, digitsOf(currency));
}

/** The same for what has so many digits behind its point, in the smallest of them; null where it is none. */
export function readDecimal(typed: string, digits: number): number | null {
  const plain = westernDigits(typed).replaceAll(/[\s\u00a0\u202f'’]/g, '');
  const [, whole, fraction = ''] = PLAIN_AMOUNT.exec(plain) ?? [];
  if (whole !== undefined && fraction.length <= digits) return toMinor(whole, fraction, digits);
  const [, grouped, , rest = ''] = GROUPED_AMOUNT.exec(plain) ?? [];
  return grouped === undefined || rest.length > digits
    ? null
    : toMinor(grouped.replaceAll(/[.,]/g, ''), rest, digits);
}

const PLAIN_AMOUNT = /^(\d+)(?:[.,](\d+))?$/;
const GROUPED_AMOUNT = /^(\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/;

function toMinor(whole: string, fraction: string, digits: number): number | null {
  const minor = Number(`${whole}${fraction.padEnd(digits, '0')}`);
  return Number.isSafeInteger(minor) ? minor : null;
}

/** Arabic digits and points, as others write them. */
function westernDigits(typed: string): string {
  return typed
    .replaceAll(/[٠-٩]/g, (digit) => String((digit.codePointAt(0) ?? 0x660) - 0x660))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, currency: string, digits: number): Intl.NumberFormat {
  const name = `${language} ${currency}`;
  const kept = formats.get(name) ?? newFormat(language, currency, digits);
  formats.set(name, kept);
  return kept;
}

function newFormat(language: Language, currency: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
