import { type Currency, exponentOf } from './currency.ts';

/**
 * Amounts and rates that processors write as decimal text in major units. Fees may have more digits than their
 * currency.
 */

/** In units of 10⁻¹⁰. */
export type Decimal = bigint;
const DIGITS = 10;
const ONE = 10n ** BigInt(DIGITS);

/** Empty is nothing; null for what is no number. */
export function decimal(text: string): Decimal | null {
  if (text === '') return 0n;
  const [, sign, whole, fraction = ''] = /^(-?)([0-9]{1,15})(?:\.([0-9]{1,10}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const value = BigInt(whole + fraction.padEnd(DIGITS, '0'));
  return sign === '-' ? -value : value;
}

/** How much of one currency another is: above zero, to ten digits behind the point; none of those before it is cut. */
export function rateIn(text: string | null): Decimal | null {
  const [short = ''] = /^[0-9]{1,15}(?![0-9])(?:\.[0-9]{1,10})?/.exec(text ?? '') ?? [];
  const rate = /^[0-9]+(?:\.[0-9]+)?$/.test(text ?? '') ? decimal(short) : null;
  return rate === null || rate <= 0n ? null : rate;
}

/** A number of a JSON body; null for one that is none, or has more digits before its point than text may. */
export function decimalOf(value: unknown): Decimal | null {
  return typeof value === 'number' && Number.isFinite(value) ? decimal(value.toFixed(DIGITS)) : null;
}

/** As it is kept, without zeros at the end. */
export function decimalText(value: Decimal): string {
  const size = String(value < 0n ? -value : value).padStart(DIGITS + 1, '0');
  const text = `${size.slice(0, -DIGITS)}.${size.slice(-DIGITS)}`.replace(/\.?0+$/, '');
  return value < 0n ? `-${text}` : text;
}

/** One divided by it, half away from zero; of what is above zero. */
export function inverse(value: Decimal): Decimal {
  return (2n * ONE * ONE + value) / (2n * value);
}

/** Whole minor units in major ones. */
export function decimalIn(minor: bigint, exponent: number): Decimal {
  return minor * 10n ** BigInt(DIGITS - exponent);
}

export const sumOf = (values: readonly Decimal[]): Decimal => values.reduce((sum, value) => sum + value, 0n);

/**
 * Whole minor units; null where the text has more digits than these. As text is in major units, it does not matter
 * with how many digits a processor counts the currency.
 */
export function minorOf(value: Decimal, exponent: number): bigint | null {
  const minor = value * 10n ** BigInt(exponent);
  return minor % ONE === 0n ? minor / ONE : null;
}

/** Half away from zero; `rate`: how much of the value's currency is one of the other. */
export function roundedMinorOf(value: Decimal, rate: Decimal, exponent: number): bigint {
  const size = value < 0n ? -value : value;
  const rounded = (2n * size * 10n ** BigInt(exponent) + rate) / (2n * rate);
  return value < 0n ? -rounded : rounded;
}

/** Minor units of `from` in those of `into`, half away from zero; `rate`: how much of `from` one of `into` is. */
export function convertedMinor(minor: bigint, from: Currency, into: Currency, rate: Decimal): bigint {
  return roundedMinorOf(decimalIn(minor, exponentOf(from)), rate, exponentOf(into));
}

/** Minor units of `from` in those of `into`, half away from zero; `rate`: how much of `into` one of `from` is. */
export function exchangedMinor(minor: bigint, from: Currency, into: Currency, rate: Decimal): bigint {
  const size = (minor < 0n ? -minor : minor) * rate * 10n ** BigInt(exponentOf(into));
  const unit = ONE * 10n ** BigInt(exponentOf(from));
  const rounded = (2n * size + unit) / (2n * unit);
  return minor < 0n ? -rounded : rounded;
}
