/**
 * True when the last digit is the Luhn check digit of the others (ISO/IEC 7812-1 annex B). False for anything
 * but ASCII digits.
 */
export function luhnHolds(digits: string): boolean {
  return digits.length > 1 && DIGITS.test(digits) && luhnSum(digits, false) % 10 === 0;
}

/** The digit that makes `digits` + digit pass. */
export function luhnCheckDigit(digits: string): string {
  return String((10 - (luhnSum(digits, true) % 10)) % 10);
}

const DIGITS = /^[0-9]+$/;

function luhnSum(digits: string, doubleLast: boolean): number {
  let sum = 0;
  let double = doubleLast;
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    const digit = digits.charCodeAt(index) - 48;
    const doubled = digit * 2;
    sum += double ? (doubled > 9 ? doubled - 9 : doubled) : digit;
    double = !double;
  }
  return sum;
}
