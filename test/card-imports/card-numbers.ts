import { luhnCheckDigit } from '../../server/domain/luhn.ts';

/** A number of a Visa card that passes the check digit, another one for each serial below ten million. */
export function cardNumber(serial: number): string {
  const digits = `40000${String(serial).padStart(10, '0')}`;
  return `${digits}${luhnCheckDigit(digits)}`;
}
