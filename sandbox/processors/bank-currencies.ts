import { currency, exponentOf } from '../../server/domain/currency.ts';
import { decimal, decimalIn, roundedMinorOf, inverse } from '../../server/domain/decimal.ts';

/**
 * What a processor here pays out in dollars: currencies for which the merchants of the sandbox have no bank account,
 * with how much of a dollar one is.
 */
const IN_DOLLARS: Readonly<Record<string, string>> = { CAD: '0.73', JPY: '0.0067' };

export type PaidOut = Readonly<{ currency: string; rate: string; minor: number }>;

/** Null: the currency is paid out as it is. Minor units of ISO 4217. */
export function paidOutOf(minor: number, code: string): PaidOut | null {
  const rate = Object.hasOwn(IN_DOLLARS, code) ? (IN_DOLLARS[code] ?? '') : '';
  const value = rate === '' ? null : decimal(rate);
  if (value === null) return null;
  const given = decimalIn(BigInt(minor), exponentOf(currency(code)));
  return { currency: 'USD', rate, minor: Number(roundedMinorOf(given, inverse(value), 2)) };
}
