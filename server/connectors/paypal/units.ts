import { type Currency, exponentOf, parseCurrency } from '../../domain/currency.ts';
import { type JsonObject, objectOf, textAt } from '../../domain/json.ts';
import type { Money } from '../../domain/money.ts';
import {
  type ProcessorExponents,
  fromProcessorUnits,
  toProcessorUnits,
} from '../../domain/processor-units.ts';

/** https://developer.paypal.com/api/rest/reference/currency-codes/: without decimals although ISO 4217 has some. */
const EXPONENTS: ProcessorExponents = { HUF: 0, TWD: 0 };

export const CURRENCIES =
  'USD AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB'.split(
    ' ',
  );

function digitsOf(currency: Currency): number {
  return EXPONENTS[currency] ?? exponentOf(currency);
}

/** Minor units of ISO 4217, of whole units as PayPal's reports write them; null where they are finer. */
export function minorOfUnits(units: bigint, currency: Currency): bigint | null {
  return fromProcessorUnits(units, currency, EXPONENTS);
}

/** Decimal text; null where PayPal's units are too coarse for this amount. */
export function moneyOf(amount: Money): Readonly<{ currency_code: string; value: string }> | null {
  const units = toProcessorUnits(amount, EXPONENTS);
  if (units === null) return null;
  const digits = digitsOf(amount.currency);
  const text = units.toString().padStart(digits + 1, '0');
  const value = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  return { currency_code: amount.currency, value };
}

/** Minor units of ISO 4217. What PayPal writes behind the digits of a currency has to be nothing. */
export function moneyAt(object: JsonObject | null, name: string): Money | null {
  const given = objectOf(object?.[name]);
  const currency = parseCurrency(textAt(given, 'currency_code') ?? '');
  const [, sign, whole, fraction = ''] =
    /^(-?)([0-9]{1,15})(?:\.([0-9]{1,8}))?$/.exec(textAt(given, 'value') ?? '') ?? [];
  if (currency === null || whole === undefined) return null;
  const digits = digitsOf(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const units = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const minor = fromProcessorUnits(units, currency, EXPONENTS);
  return minor === null ? null : { minor: sign === '-' ? -minor : minor, currency };
}
