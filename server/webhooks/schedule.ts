const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The first and every further attempt, within a week. */
export const TRIES_MAX = 26;
/** After this a delivery is given up, however often it was tried. */
export const DELIVERY_GIVE_UP_MS = 7 * DAY;
const FIRST_DELAY_MS = 5 * SECOND;
const DELAY_MS_MAX = 12 * HOUR;
/** So that what failed together does not come back together. All delays with it end within the week. */
const JITTER = 0.08;

/** Back-off of a delivery: how long after attempt number `tries` (1, 2 …) the next one is. `chance`: from 0 to 1. */
export function deliveryRetryDelayMs(tries: number, chance: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), DELAY_MS_MAX);
  return Math.round(delay * (1 - JITTER + 2 * JITTER * chance));
}

/** An endpoint that has failed for this long is told of. */
export const INCIDENT_AFTER_MS = 15 * MINUTE;

/** The longest that an endpoint can ask to be left alone for at once. */
const RETRY_AFTER_MS_MAX = HOUR;

/** RFC 9110, section 10.2.3: seconds, or a date. Null where it is neither, or nothing that lies ahead. */
export function retryAfterMs(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null;
  const text = value.trim();
  const ms = /^[0-9]{1,12}$/.test(text) ? Number(text) * SECOND : dateMs(text) - now.getTime();
  return ms > 0 ? Math.min(ms, RETRY_AFTER_MS_MAX) : null;
}

const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

function dateMs(text: string): number {
  return HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
}
