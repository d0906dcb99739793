import { type Currency, exponentOf } from '../domain/currency.ts';
import { type Language, localeOf } from './language.ts';

/**
 * An amount as people write it who speak the language, in the country where one is given: `$250.00` in Mexico, and
 * `250,00 MXN` in Spain. Digits after the sign are ISO 4217's, not those of `Intl`, and the amount is never divided as
 * a number: `Intl` takes decimal text exactly.
 */
export function moneyText(
  minor: bigint,
  currency: Currency,
  language: Language,
  country: string | null = null,
): string {
  const exponent = exponentOf(currency);
  const digits = minor.toString().padStart(exponent + 1, '0');
  const exact = exponent === 0 ? digits : `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
  const format = new Intl.NumberFormat(localeOf(language, country), {
    style: 'currency',
    currency,
    minimumFractionDigits: exponent,
    maximumFractionDigits: exponent,
    numberingSystem: 'latn',
  });
  return format.format(exact as Intl.StringNumericLiteral).replaceAll('\u00a0', ' ');
}

/**
 * A time as the buyer's language writes it. The server does not know where the buyer is, so it says the time of
 * UTC; the page's script, where one runs, puts the buyer's own in its place.
 */
export function timeMarkup(time: string, language: Language): string {
  return `<time datetime="${new Date(time).toISOString()}">${timeText(time, language)}</time>`;
}

/** The same as plain text. */
export function timeText(time: string, language: Language): string {
  const text = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(time));
  return `${text} UTC`;
}
