/** A number of a Visa card that passes the check digit, another one for each serial below ten million. */
export function cardNumber(serial: number): string {
  const digits = `40000${String(serial).padStart(10, '0')}`;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[index]) * (index % 2 === 0 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
