/** A card's month of expiry. `year` has four digits. */
export type Expiry = Readonly<{ month: number; year: number }>;

/** `MM/YY`, the only form of the API; two-digit years are of this century. `null` for anything else. */
export function parseExpiry(text: string): Expiry | null {
  const match = /^(0[1-9]|1[0-2])\/([0-9]{2})$/.exec(text);
  return match === null ? null : { month: Number(match[1]), year: 2000 + Number(match[2]) };
}

/** `MM/YY`. */
export function formatExpiry({ month, year }: Expiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}

/** What is wrong with an expiry that is well formed; `null` when nothing is. */
export function expiryProblem(expiry: Expiry, now: Date): 'past' | 'too_far' | null {
  if (isPast(expiry, now)) return 'past';
  return expiry.year - now.getUTCFullYear() > YEARS_AHEAD_MAX ? 'too_far' : null;
}

/**
 * A card is good to the last moment of its month, wherever its holder is: the month ends last in the zone
 * furthest behind UTC.
 */
export function isPast({ month, year }: Expiry, now: Date): boolean {
  const monthIsOverInUtc = Date.UTC(year, month, 1);
  return now.getTime() >= monthIsOverInUtc + ZONE_HOURS_MAX * 3_600_000;
}

/**
 * Zones reach from UTC−12 to UTC+14; the larger of the two, so that no holder is turned away early by a clock
 * that is set wrong for its zone.
 */
const ZONE_HOURS_MAX = 14;

/** No scheme lets a card live longer than 20 years; beyond this it is a slip of the finger, not a card. */
const YEARS_AHEAD_MAX = 50;
