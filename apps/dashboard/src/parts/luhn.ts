/** Whether a text has what may be a card number: none is ever typed in here. */
export function looksLikeCardNumber(typed: string): boolean {
  return [...typed.matchAll(/\d(?:[ \-.]?\d){12,18}/g)].some(([found]) =>
    passesLuhn(found.replaceAll(/\D/g, '')),
  );
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
