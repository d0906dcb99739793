const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An outcome that is not known is asked for this soon. */
export const FIRST_RECOVERY_MS = 5_000;
/** When to ask again after the first, second, … answer that was none; then daily. */
const SCHEDULE_MS: readonly number[] = [
  FIRST_RECOVERY_MS,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  6 * HOUR,
];
/** After this it is for a person: the processor does not say. */
export const GIVE_UP_MS = 7 * DAY;

export function retryDelayMs(attempts: number): number {
  return SCHEDULE_MS[attempts] ?? DAY;
}
