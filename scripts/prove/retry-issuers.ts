import type { Dice } from '../dice.ts';
import { isPayday } from '../../server/domain/retry/plan-retry.ts';
import { atLocalHour, dayOfMonth, localDay, weekdayOf, zoneOf } from '../../server/domain/retry/local-day.ts';
import { RETRY_ATTEMPTS_MAX, type RetryCause } from '../../server/domain/retry/schedules.ts';

/**
 * Issuers that differ in what a charge waits for: when wages come and how long they last, how long an unexplained no
 * lasts, how long nobody can be reached, and at which hours a good charge is refused all the same. None of it is known
 * to the policy.
 */
export type Issuer = Readonly<{
  name: string;
  zone: string;
  /** Of a hundred charges without money, so many wait for wages; the others for money at any time. */
  waitsForWages: number;
  wages: 'paydays' | 'fridays' | 'tenth';
  /** The hour at which wages are booked. */
  bookedAt: number;
  /** For how long wages last, and when money comes otherwise, in days on average. */
  wagesLastDays: number;
  moneyComesDays: number;
  moneyLastsDays: number;
  /** An unexplained no lasts so many days on average; of a hundred, so many are for good. */
  doubtDays: number;
  doubtForGood: number;
  /** Nobody can be reached for so many hours on average. */
  outageHours: number;
  /** Of a hundred good charges, so many are refused in the morning, in the evening. */
  refusedInMorning: number;
  refusedInEvening: number;
}>;

/** Twenty of them, each by its own dice. */
export function twentyIssuers(dice: Dice): readonly Issuer[] {
  const countries = ['DE', 'US', 'GB', 'FR', 'BR', 'JP', 'IN', 'AU', 'ES', 'NL'];
  const wages = ['paydays', 'fridays', 'tenth'] as const;
  return Array.from({ length: 20 }, (_, index) => ({
    name: `${countries[index % 10]} ${String(index + 1).padStart(2, '0')}`,
    zone: zoneOf(countries[index % 10] ?? null),
    waitsForWages: 20 + dice.below(75),
    wages: wages[index % 3] ?? 'paydays',
    bookedAt: [2, 6, 12][dice.below(3)] ?? 6,
    wagesLastDays: 1 + dice.below(8),
    moneyComesDays: 2 + dice.below(14),
    moneyLastsDays: 1 + dice.below(6),
    doubtDays: 1 + dice.below(12),
    doubtForGood: 30 + dice.below(50),
    outageHours: 1 + dice.below(24),
    refusedInMorning: index % 4 === 1 ? 30 + dice.below(40) : dice.below(10),
    refusedInEvening: index % 4 === 3 ? 30 + dice.below(40) : dice.below(10),
  }));
}

/** How long something lasts that may end at any moment. */
function lasting(dice: Dice, meanMs: number): number {
  return -meanMs * Math.log(1 - dice.fraction());
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * What an issuer says of one charge whenever it is asked: the same to every policy. `never`: it is declined, and may
 * not be sent again.
 */
export type Fate = (at: Date, attempt: number) => 'approved' | 'declined' | 'never';
/** Of a hundred attempts that are not to be approved ever, so many are told so. */
const TOLD_NEVER = 15;

export function fateOf(issuer: Issuer, cause: RetryCause, declinedAt: Date, dice: Dice): Fate {
  const isGood = goodness(issuer, cause, declinedAt, dice);
  const luck = Array.from({ length: RETRY_ATTEMPTS_MAX }, () => dice.below(100));
  return (at, attempt) => {
    const own = luck[attempt];
    if (own === undefined) throw new Error('BUG: more attempts than there are');
    if (!isGood(at.getTime()))
      return cause === 'unexplained' && own < TOLD_NEVER && !isGood(Number.MAX_SAFE_INTEGER)
        ? 'never'
        : 'declined';
    return isRefused(issuer, at, own) ? 'declined' : 'approved';
  };
}

function goodness(
  issuer: Issuer,
  cause: RetryCause,
  declinedAt: Date,
  dice: Dice,
): (atMs: number) => boolean {
  const startMs = declinedAt.getTime();
  if (cause === 'unavailable') {
    const endMs = startMs + lasting(dice, issuer.outageHours * HOUR_MS);
    return (atMs) => atMs >= endMs;
  }
  if (cause === 'unexplained') {
    const isForGood = dice.below(100) < issuer.doubtForGood;
    const endMs = startMs + lasting(dice, issuer.doubtDays * DAY_MS);
    return (atMs) => !isForGood && atMs >= endMs;
  }
  if (dice.below(100) >= issuer.waitsForWages) {
    const comesMs = startMs + lasting(dice, issuer.moneyComesDays * DAY_MS);
    const goesMs = comesMs + lasting(dice, issuer.moneyLastsDays * DAY_MS);
    return (atMs) => atMs >= comesMs && atMs < goesMs;
  }

  // Of each wage, how long it lasts: a month like the last.
  const lastsMs = lasting(dice, issuer.wagesLastDays * DAY_MS);
  return (atMs) => {
    const bookedMs = lastWages(issuer, atMs);
    return bookedMs > startMs && atMs < bookedMs + lastsMs;
  };
}

/** When wages were last booked before a moment. */
function lastWages(issuer: Issuer, atMs: number): number {
  const booked = bookedOf(issuer);
  let low = 0;
  let high = booked.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((booked[middle] ?? Infinity) <= atMs) low = middle + 1;
    else high = middle;
  }
  return booked[low - 1] ?? -Infinity;
}

const FIRST_DAY = Date.UTC(2025, 11, 1) / DAY_MS;
const WAGE_DAYS = 500;

/** All moments of a year at which an issuer books wages, in order. */
function bookedOf(issuer: Issuer): readonly number[] {
  const known = booked.get(issuer);
  if (known !== undefined) return known;
  const { wages, zone, bookedAt } = issuer;
  const isOne = { paydays: isPayday, fridays: (day: number) => weekdayOf(day) === 5, tenth: isTenth }[wages];
  const made = Array.from({ length: WAGE_DAYS }, (_, index) => FIRST_DAY + index)
    .filter(isOne)
    .map((day) => atLocalHour(day, bookedAt, zone).getTime());
  booked.set(issuer, made);
  return made;
}
const booked = new Map<Issuer, readonly number[]>();
const isTenth = (day: number): boolean => dayOfMonth(day) === 10;

function isRefused({ zone, refusedInMorning, refusedInEvening }: Issuer, at: Date, luck: number): boolean {
  const noon = atLocalHour(localDay(at, zone), 12, zone);
  return luck < (at < noon ? refusedInMorning : refusedInEvening);
}
