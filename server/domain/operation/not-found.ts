import type { Timestamp } from '../timestamp.ts';

/**
 * "Never heard of it" counts only when nothing of ours can still be on its way there: longer than any
 * exchange lives (30 s), with room for a queue at
 * the processor's door.
 */
export const NOT_FOUND_GRACE_MS = 60_000;

/**
 * How long "never heard of it" is not yet believed; not positive: it is. Both times are the machine's: what
 * travels does not travel faster because the
 * clock of a sandbox is moved.
 */
export function untilBelievedMs(sent: Readonly<{ sent_at: Timestamp }>, machineNow: Date): number {
  return NOT_FOUND_GRACE_MS - (machineNow.getTime() - Date.parse(sent.sent_at));
}
