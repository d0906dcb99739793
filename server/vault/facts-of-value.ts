import type { Facts } from './vault.ts';

/** What may be said about a secret, computed on its bytes. */
export function factsOf(value: Buffer): Facts {
  const digits = value.length > 0 && value.every((byte) => byte >= 0x30 && byte <= 0x39);
  const luhn = digits && luhnHolds(value);
  const length = characters(value);
  return {
    length,
    digits,
    luhn,
    bin: digits && length >= (luhn ? 14 : 16) ? value.toString('latin1', 0, 8) : '',
    lastFour: length >= 8 && length === value.length ? value.toString('latin1', value.length - 4) : '',
    iban: ibanHolds(value),
  };
}

/**
 * A BIN as a rule about cards gives it, with or without a `*` behind; '' for everything longer or shorter.
 */
export function cardPrefixOf(value: Buffer): string {
  return value.length <= 9 ? (/^(\d{6,8})\*?$/.exec(value.toString('latin1'))?.[1] ?? '') : '';
}

/**
 * An account number or an IBAN as banks exchange it, of one as people write it: without blanks and dashes, in
 * capitals. Anything else, such as a processor's token, stays as it is. What is not handed on is wiped.
 */
export function electronicForm(given: Buffer): Buffer {
  const value = Buffer.alloc(given.length);
  let length = 0;
  for (let index = 0; index < given.length; index += 1) {
    const byte = given[index] ?? 0;
    const isNoBreakSpace = byte === 0xc2 && given[index + 1] === 0xa0;
    if (isNoBreakSpace) index += 1;
    if (isNoBreakSpace || byte === 0x20 || byte === 0x2d) continue;
    value[length] = byte >= 0x61 && byte <= 0x7a ? byte - 0x20 : byte;
    length += 1;
  }
  const written = value.subarray(0, length);
  const { digits, iban } = factsOf(written);
  (digits || iban ? given : value).fill(0);
  return digits || iban ? written : given;
}

/** Unicode code points of UTF-8 text, as JSON Schema counts: bytes that do not continue a character. */
function characters(value: Buffer): number {
  let count = 0;
  for (const byte of value) if ((byte & 0xc0) !== 0x80) count += 1;
  return count;
}

/** ISO/IEC 7812-1 annex B. */
function luhnHolds(digits: Buffer): boolean {
  let sum = 0;
  for (let index = digits.length - 1, double = false; index >= 0; index -= 1, double = !double) {
    const digit = (digits[index] ?? 0) - 0x30;
    sum += double ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit;
  }
  return sum % 10 === 0;
}

/** ISO 13616 electronic form (capitals, no spaces), ISO/IEC 7064 mod 97-10. */
function ibanHolds(value: Buffer): boolean {
  if (value.length < 15 || value.length > 34) return false;
  let remainder = 0;
  for (let index = 0; index < value.length; index += 1) {
    const at = (index + 4) % value.length;
    const byte = value[at] ?? 0;
    const digit = byte >= 0x30 && byte <= 0x39;
    const letter = byte >= 0x41 && byte <= 0x5a;
    if (at < 2 ? !letter : at < 4 ? !digit : !digit && !letter) return false;
    remainder = digit ? (remainder * 10 + byte - 0x30) % 97 : (remainder * 100 + byte - 0x37) % 97;
  }
  return remainder === 1;
}
