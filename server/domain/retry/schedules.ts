/** Why a charge was declined, as far as it matters for when to try again. */
export const RETRY_CAUSES = ['insufficient_funds', 'unexplained', 'unavailable'] as const;
export type RetryCause = (typeof RETRY_CAUSES)[number];

/** When one further attempt is. `hour`: of the day where the card is from. */
export type RetryStep =
  /** From the decline before. */
  | Readonly<{ after: 'hours'; count: number }>
  /** From the first decline. */
  | Readonly<{ after: 'days'; count: number; hour: number }>
  /** The next one. */
  | Readonly<{ after: 'payday'; hour: number }>
  | Readonly<{ after: 'friday'; hour: number }>;

/** Further attempts in their order. After the last one the charge is given up. */
export type RetrySchedule = Readonly<{
  name: string;
  steps: readonly RetryStep[];
  /** None of them is later than so many days after the decline, whatever the day. */
  daysMost: number;
}>;

const MORNING = 8;
const NOON = 12;
const EVENING = 19;

const hours = (...counts: readonly number[]): RetrySchedule => ({
  name: `hours-${counts.join('-')}`,
  steps: counts.map((count) => ({ after: 'hours', count })),
  daysMost: counts.reduce((sum, count) => sum + count, 0) / 24,
});
const days = (hour: number, ...counts: readonly number[]): RetrySchedule => ({
  name: `days-${counts.join('-')}-${nameOfHour(hour)}`,
  steps: counts.map((count) => ({ after: 'days', count, hour })),
  daysMost: Math.max(...counts) + 1,
});
const everyNext = (after: 'payday' | 'friday', hour: number): RetrySchedule => ({
  name: `${after}s-${nameOfHour(hour)}`,
  steps: Array.from({ length: RETRY_ATTEMPTS_MAX }, () => ({ after, hour })),
  daysMost: RETRY_ATTEMPTS_MAX * DAYS_BETWEEN[after] + 1,
});

/** At most: from Friday 13, which stands for the 15th, to the last of a month. */
const DAYS_BETWEEN = { friday: 7, payday: 18 } as const;

/** Attempts of the longest schedule. */
export const RETRY_ATTEMPTS_MAX = 4;

export function nameOfHour(hour: number): 'morning' | 'noon' | 'evening' {
  if (hour === NOON) return 'noon';
  return hour < NOON ? 'morning' : 'evening';
}

/**
 * The schedules of each cause; the first is used where nothing is known of the issuer. A charge that lacks money waits
 * for some, one that the issuer did not explain for another day, one that nobody could be reached for not long. The
 * others are what merchants are used to elsewhere: each is learnt by itself, so none may be longer than it has to be.
 */
export const RETRY_SCHEDULES: Readonly<Record<RetryCause, readonly [RetrySchedule, ...RetrySchedule[]]>> = {
  insufficient_funds: [
    days(MORNING, 1, 3, 7, 14),
    everyNext('payday', MORNING),
    everyNext('payday', EVENING),
    everyNext('friday', MORNING),
    everyNext('friday', EVENING),
    days(MORNING, 3, 5, 7, 10),
    days(EVENING, 3, 5, 7, 10),
    days(MORNING, 7, 14, 21, 28),
    days(EVENING, 7, 14, 21, 28),
    days(NOON, 1, 5, 10, 20),
    days(NOON, 3, 5, 7, 10),
    days(NOON, 7, 14, 21, 28),
  ],
  unexplained: [
    days(MORNING, 1, 3, 7, 14),
    days(EVENING, 3, 7, 14, 21),
    days(MORNING, 7, 14, 21, 28),
    days(EVENING, 7, 14, 21, 28),
  ],
  unavailable: [
    hours(1, 3, 8, 24),
    hours(6, 12, 24, 48),
    hours(24, 24, 24, 24),
    days(NOON, 1, 2, 3, 4),
    days(NOON, 7, 14, 21, 28),
  ],
};
