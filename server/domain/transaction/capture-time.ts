import type { Timestamp } from '../timestamp.ts';

/** Sandbox and most schemes: an authorization that was not captured by then is gone. */
export const AUTHORIZATION_DAYS = 7;
const DAY_MS = 86_400_000;

/** When the hold of an authorization that is granted `now` ends. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + AUTHORIZATION_DAYS * DAY_MS);
}

/** A worker has this long to make a capture, and to ask again where it failed. */
const CAPTURE_MARGIN_MS = 3_600_000;

/** Before this a capture may be planned, of a hold that ends then. */
export function lastCapture(end: Date): Date {
  return new Date(end.getTime() - CAPTURE_MARGIN_MS);
}

/** A time for a capture: to come, and well before the hold ends. */
export function isWhileHeld(captureAt: Date, now: Date, end: Date): boolean {
  return captureAt > now && captureAt < lastCapture(end);
}

/** When what is held is to be captured by itself, as it was asked for; null: never. */
export function captureTimeOf({
  request,
}: Readonly<{ request: Readonly<Record<string, unknown>> }>): Timestamp | null {
  const at = request['capture_at'];
  return typeof at === 'string' ? (at as Timestamp) : null; // written by `timestamp`
}
