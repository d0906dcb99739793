import { CURRENCY_DIGITS } from './generated/contract.ts';

/** `1299` of EUR is `12.99 EUR`: whole minor units in, and no floating point on the way. */
export function moneyText(minor: number, currency: string): string {
  const digits = CURRENCY_DIGITS[currency] ?? 2;
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits);
  const sign = minor < 0 ? '-' : '';
  return `${sign}${whole}${digits === 0 ? '' : `.${padded.slice(-digits)}`} ${currency}`;
}
