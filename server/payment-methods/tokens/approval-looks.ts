const MINUTE = 60_000;

/** How long a buyer has to approve a token, where the processor does not say. */
export const APPROVAL_MS = 60 * MINUTE;
/** A buyer who approved and never came back is found this soon. */
const LOOK_MS = 2 * MINUTE;

/** When a worker asks next how the approval went, the last time at its end. */
export function nextLook(now: Date, expiresAt: Date): Date {
  return new Date(Math.max(Math.min(now.getTime() + LOOK_MS, expiresAt.getTime()), now.getTime()));
}
