import { BETWEEN_GROUPS, asciiDigits } from '../domain/digits.ts';
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
    bin: digits && length >= (luhn ? 12 : 16) ? value.toString('latin1', 0, binLength(length)) : '',
    lastFour: length >= 8 && length === value.length ? value.toString('latin1', value.length - 4) : '',
    iban: ibanHolds(value),
  };
}

/** Of twelve and thirteen digits fewer, so that with the last four at least four stay hidden. They tell the scheme. */
function binLength(length: number): number {
  return length >= 14 ? 8 : length - 8;
}

/**
 * A BIN as a rule about cards gives it, with or without a `*` behind; '' for everything longer or shorter.
 */
export function cardPrefixOf(value: Buffer): string {
  return value.length <= 9 ? (/^(\d{6,8})\*?$/.exec(value.toString('latin1'))?.[1] ?? '') : '';
}

/**
 * An account number or an IBAN as banks exchange it, of one as people, word processors and banks' apps write it:
 * without what stands between, in capitals, with ASCII digits. Anything else, such as a processor's token, stays as it
 * is. What is not handed on is wiped.
 */
export function electronicForm(given: Buffer): Buffer {
  for (const between of [BETWEEN_GROUPS, BETWEEN_GROUPS_OF_AN_IBAN]) {
    const written = withoutWhatStandsBetween(given, between);
    const { digits, iban } = factsOf(written);
    if (iban || (digits && between === BETWEEN_GROUPS)) {
      given.fill(0);
      return written;
    }
    written.fill(0);
  }
  return given;
}

/** An IBAN has check digits, so that dots in it are none of a token's. */
const BETWEEN_GROUPS_OF_AN_IBAN = /[\s\p{Zs}\p{Pd}\p{Cf}\u2212.\u00b7\uff0e]/u;

/** One character at a time, so that no text of the whole is made. Characters of one width become ASCII. */
function withoutWhatStandsBetween(given: Buffer, between: RegExp): Buffer {
  const value = Buffer.alloc(given.length);
  let length = 0;
  for (let index = 0; index < given.length;) {
    const size = sizeOfCharacter(given[index] ?? 0);
    const character = given.toString('utf8', index, index + size);
    index += size;
    if (between.test(character)) continue;
    const plain = size === 1 ? character : asciiDigits(character.normalize('NFKC'));
    length += value.write(/^[a-z]$/.test(plain) ? plain.toUpperCase() : plain, length, 'utf8');
  }
  return value.subarray(0, length);
}

/** In bytes of UTF-8, by the first of them. */
function sizeOfCharacter(first: number): number {
  return first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
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
