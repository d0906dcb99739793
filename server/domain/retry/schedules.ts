/** Why a charge was declined, as far as it matters for when to try again. */
export type RetryCause = 'insufficient_funds' | 'unexplained' | 'unavailable';

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
export type RetrySchedule = Readonly<{ name: string; steps: readonly RetryStep[] }>;

const MORNING = 8;
const EVENING = 19;

const hours = (...counts: readonly number[]): readonly RetryStep[] =>
  counts.map((count) => ({ after: 'hours', count }));
const days = (hour: number, ...counts: readonly number[]): readonly RetryStep[] =>
  counts.map((count) => ({ after: 'days', count, hour }));
const times = (count: number, step: RetryStep): readonly RetryStep[] =>
  Array.from({ length: count }, () => step);

/**
 * The schedules of each cause; the first is used where nothing is known of the issuer. A charge that lacks money waits
 * for some, one that the issuer did not explain is asked for few times, one that nobody could be reached for soon.
 */
export const RETRY_SCHEDULES: Readonly<Record<RetryCause, readonly [RetrySchedule, ...RetrySchedule[]]>> = {
  insufficient_funds: [
    { name: 'days-1-3-7-14-morning', steps: days(MORNING, 1, 3, 7, 14) },
    { name: 'paydays-morning', steps: times(4, { after: 'payday', hour: MORNING }) },
    { name: 'paydays-evening', steps: times(4, { after: 'payday', hour: EVENING }) },
    { name: 'fridays-morning', steps: times(4, { after: 'friday', hour: MORNING }) },
    { name: 'days-3-5-7-10-evening', steps: days(EVENING, 3, 5, 7, 10) },
  ],
  unexplained: [
    { name: 'days-1-3-7-morning', steps: days(MORNING, 1, 3, 7) },
    { name: 'days-1-2-3-evening', steps: days(EVENING, 1, 2, 3) },
    { name: 'days-3-7-14-morning', steps: days(MORNING, 3, 7, 14) },
  ],
  unavailable: [
    { name: 'hours-1-3-8-24', steps: hours(1, 3, 8, 24) },
    { name: 'hours-6-12-24-48', steps: hours(6, 12, 24, 48) },
  ],
};

/** Attempts of the longest schedule. */
export const RETRY_ATTEMPTS_MAX = 4;

/** Null where no schedule has that name any more: a later release may have others. */
export function scheduleNamed(cause: RetryCause, name: string | null): RetrySchedule | null {
  return RETRY_SCHEDULES[cause].find((schedule) => schedule.name === name) ?? null;
}
