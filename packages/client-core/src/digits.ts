/** The text with the digits of every script as ASCII digits: a person types those of their keyboard. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, valueOf);
}

/** ASCII digits alone, whatever script they were typed in. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '');
}

/** Digits of a script stand in order, ten by ten, and no run of them begins with anything but a zero. */
function valueOf(digit: string): string {
  const own = digit.codePointAt(0) ?? 0;
  let first = own;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((own - first) % 10);
}
