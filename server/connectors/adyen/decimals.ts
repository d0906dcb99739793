/** Amounts of Adyen's reports: decimal text in major units. Fees may have more digits than their currency. */

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

export const sumOf = (values: readonly Decimal[]): Decimal => values.reduce((sum, value) => sum + value, 0n);

/**
 * Whole minor units; null where the text has more digits than these. As text is in major units, it does not matter
 * with how many digits Adyen counts the currency.
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
