/**
 * A time as the API and the database write it: ISO 8601 in UTC with microseconds,
 * `2026-11-21T09:00:00.123000+00:00`.
 */
export type Timestamp = string;

export function timestamp(at: Date): Timestamp {
  if (at.getTime() !== last.ms)
    last = { ms: at.getTime(), text: `${at.toISOString().slice(0, -1)}000+00:00` };
  return last.text;
}

/** One request writes the same time into many rows. */
let last: Readonly<{ ms: number; text: Timestamp }> = { ms: Number.NaN, text: '' };
