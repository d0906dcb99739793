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

const TEXT = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:[Zz]|([+-])(\d{2}):?(\d{2}))$/;
const MINUTE_MS = 60_000;
const FIRST_MS = Date.parse('0001-01-01T00:00:00Z');
const LAST_MS = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A time that a caller may write: RFC 3339 with an offset, up to nanoseconds. Its day is in the calendar, and in
 * UTC it is in the years 0001 to 9999: PostgreSQL takes none before, and writes those as "BC" that an offset moves
 * there.
 */
export function isTimestampText(text: string): boolean {
  const parts = text.length > 40 ? null : TEXT.exec(text);
  if (parts === null) return false;
  const [, date = '', hour, minute, second, sign = '+', offsetHour = '0', offsetMinute = '0'] = parts;
  if (Number(hour) >= 24 || Number(minute) >= 60 || Number(second) >= 60) return false;
  if (Number(offsetHour) >= 16 || Number(offsetMinute) >= 60 || !isDateText(date)) return false;
  const offsetMs = (Number(offsetHour) * 60 + Number(offsetMinute)) * MINUTE_MS;
  const utcMs = Date.parse(`${date}T${hour}:${minute}:${second}Z`) - (sign === '-' ? -offsetMs : offsetMs);
  return utcMs >= FIRST_MS && utcMs <= LAST_MS;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** A day of the calendar, from the year 0001. */
export function isDateText(text: string): boolean {
  const parts = text.length === 10 ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) : null;
  if (parts === null) return false;
  const [year, month, day] = parts.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return false;
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day >= 1 && day <= (DAYS[month - 1] ?? 0) + (leap ? 1 : 0);
}
