import type { Timestamp } from '../timestamp.ts';

/** Sandbox and most schemes: an authorization that was not captured by then is gone. */
export const AUTHORIZATION_DAYS = 7;
const DAY_MS = 86_400_000;

/** When the hold of an authorization that is granted `now` ends. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + AUTHORIZATION_DAYS * DAY_MS);
}

/** A time for a capture: to come, and while the money is held. */
export function isWhileHeld(captureAt: Date, now: Date, end: Date): boolean {
  return captureAt > now && captureAt < end;
}

/** When what is held is to be captured by itself, as it was asked for; null: never. */
export function captureTimeOf({
  request,
}: Readonly<{ request: Readonly<Record<string, unknown>> }>): Timestamp | null {
  const at = request['capture_at'];
  return typeof at === 'string' ? (at as Timestamp) : null; // written by `timestamp`
}
