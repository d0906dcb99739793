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
export const RECOVERY_GIVE_UP_MS = 7 * DAY;

/** Back-off of recovery: how long after so many answers that were none a worker asks again. */
export function recoveryDelayMs(attempts: number): number {
  return SCHEDULE_MS[attempts] ?? DAY;
}

/** How long something sent may be under way in its own process before a worker looks after it. */
export const SENT_GRACE_MS = 10 * SECOND;
/** How long their own process may go on with gift cards before a worker does. */
export const TENDERS_GRACE_MS = 10 * SECOND;
/**
 * What a processor has accepted and not decided ends by event; should the event get lost, it is asked for
 * this often.
 */
export const PENDING_LOOK_MS = 6 * HOUR;
/** How long one worker has what it has claimed to itself: longer than all its exchanges. */
export const OPERATION_LEASE_MS = 5 * MINUTE;
