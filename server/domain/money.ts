import { type Currency, exponentOf } from './currency.ts';

/** An amount in the smallest unit of its currency. `bigint`, so that `amount * 0.1` does not compile. */
export type Money = Readonly<{ minor: bigint; currency: Currency }>;

export function money(minor: bigint, currency: Currency): Money {
  return { minor, currency };
}

export function add(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return { minor: a.minor + b.minor, currency: a.currency };
}

/** "12.99", "1300" (JPY), "1.250" (KWD). Text surgery, never division. */
export function toMajorString({ minor, currency }: Money): string {
  const exponent = exponentOf(currency);
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) throw new Error(`BUG: ${a.currency} met ${b.currency}`);
}

/**
 * The inverse of `toMajorString`: minor units from "12.99"; `null` for anything that does not have exactly
 * the currency's digits.
 */
export function fromMajorString(text: string, currency: Currency): bigint | null {
  const exponent = exponentOf(currency);
  const shape = /^(-?)([0-9]{1,18})(?:\.([0-9]+))?$/.exec(text);
  const [, sign = '', whole = '', fraction = ''] = shape ?? [];
  if (shape === null || fraction.length !== exponent) return null;
  return BigInt(`${sign}${whole}${fraction}`);
}
