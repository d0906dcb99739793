import { CARD_SCHEMES, type CardScheme, type SchemeFacts } from './card-schemes.ts';

/**
 * What can be said of a card before the service has seen it. The service has rules of its own: both are held by
 * the vectors of cards (`cards.json`).
 */

type Range = Readonly<{ scheme: CardScheme; from: string; to: string }>;

/** The longest first: a range may lie within another scheme's. */
const RANGES: readonly Range[] = Object.entries<SchemeFacts>(CARD_SCHEMES)
  .flatMap(([scheme, { ranges }]) =>
    ranges.map((range) => {
      const [from = '', to = from] = range.split('-');
      return { scheme: scheme as CardScheme, from, to }; // a key of the table
    }),
  )
  .sort((a, b) => b.from.length - a.from.length);

/** The scheme of a number, or of its first eight digits. */
export function detectScheme(digits: string): CardScheme {
  const range = RANGES.find(({ from, to }) => {
    const head = digits.slice(0, from.length);
    return head.length === from.length && head >= from && head <= to;
  });
  return range?.scheme ?? 'other';
}

export function parseCardScheme(text: string): CardScheme | null {
  return Object.hasOwn(CARD_SCHEMES, text) ? (text as CardScheme) : null;
}

/** Null: a scheme that is not known yet. */
export function factsOf(scheme: CardScheme | null): SchemeFacts {
  return CARD_SCHEMES[scheme ?? 'other'];
}

/** Whether the last digit is the check digit of the others (ISO/IEC 7812-1 annex B). */
export function luhnHolds(digits: string): boolean {
  if (!/^[0-9]{2,}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A month's last moment is that of the zone furthest behind UTC; clocks that are set wrong get two hours more. */
const ZONE_HOURS_MAX = 14;
const YEARS_AHEAD_MAX = 50;

/** What is wrong with an expiration date (`MM/YY`); null where nothing is. */
export function expiryProblem(expirationDate: string, now: Date): 'malformed' | 'past' | 'too_far' | null {
  const match = /^(0[1-9]|1[0-2])\/([0-9]{2})$/.exec(expirationDate);
  if (match === null) return 'malformed';
  const [month, year] = [Number(match[1]), 2000 + Number(match[2])];
  if (now.getTime() >= Date.UTC(year, month, 1) + ZONE_HOURS_MAX * 3_600_000) return 'past';
  return year - now.getUTCFullYear() > YEARS_AHEAD_MAX ? 'too_far' : null;
}
