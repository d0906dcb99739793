import type { Language } from '../words/words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The zone that times are shown in: the browser's, or UTC. */
export function zoneName(zone: 'mine' | 'utc'): string {
  return zone === 'utc' ? 'UTC' : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A moment with its zone, as short as a table wants it: the year where it is another one. */
export function timeText(
  iso: string,
  { language, zone, now, length = 'short' }: TimeStyle & { now: Date },
): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const isOtherYear = at.getUTCFullYear() !== now.getUTCFullYear();
  const options: Intl.DateTimeFormatOptions =
    length === 'date'
      ? { ...(isOtherYear ? { year: 'numeric' } : {}), month: 'short', day: 'numeric' }
      : {
          ...(isOtherYear || length === 'long' ? { year: 'numeric' } : {}),
          month: 'short',
          day: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          ...(length === 'long' ? { second: '2-digit', timeZoneName: 'short' } : {}),
          hourCycle: 'h23',
        };

  return formatOf(language, zoneName(zone), options).format(at);
}

type TimeStyle = Readonly<{
  language: Language;
  zone: 'mine' | 'utc';
  length?: 'short' | 'long' | 'date';
}>;

/** How long ago it was, or is until then. */
export function agoText(iso: string, language: Language, now: Date): string {
  const ms = new Date(iso).getTime() - now.getTime();
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const size = Math.abs(ms);
  if (size < MINUTE_MS) return format.format(Math.trunc(ms / 1000), 'second');
  if (size < HOUR_MS) return format.format(Math.trunc(ms / MINUTE_MS), 'minute');
  if (size < DAY_MS) return format.format(Math.trunc(ms / HOUR_MS), 'hour');
  return format.format(Math.trunc(ms / DAY_MS), 'day');
}

/** A stretch of time in few words: `1.2 s`, `340 ms`, `3 min`. */
export function durationText(ms: number, language: Language): string {
  const [value, unit] =
    ms < 1000
      ? [ms, 'millisecond']
      : ms < MINUTE_MS
        ? [ms / 1000, 'second']
        : ms < HOUR_MS
          ? [ms / MINUTE_MS, 'minute']
          : ms < DAY_MS
            ? [ms / HOUR_MS, 'hour']
            : [ms / DAY_MS, 'day'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
    maximumFractionDigits: ms < 1000 ? 0 : 1,
  }).format(Number(value));
}

/** The moment at which a day of a zone begins, `daysAgo` days before today. */
export function startOfDay(zone: 'mine' | 'utc', now: Date, daysAgo = 0): Date {
  const start = new Date(now);
  if (zone === 'utc') {
    start.setUTCHours(0, 0, 0, 0);
    start.setUTCDate(start.getUTCDate() - daysAgo);
  } else {
    start.setHours(0, 0, 0, 0);
    start.setDate(start.getDate() - daysAgo);
  }
  return start;
}

/** What `<input type="datetime-local">` shows of a moment, in a zone. */
export function toLocalInput(iso: string, zone: 'mine' | 'utc'): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  const shifted = zone === 'utc' ? at : new Date(at.getTime() - at.getTimezoneOffset() * MINUTE_MS);
  return shifted.toISOString().slice(0, 16);
}

/** The moment that stands in such an input; null where none does. */
export function fromLocalInput(value: string, zone: 'mine' | 'utc'): string | null {
  const at = new Date(zone === 'utc' ? `${value}Z` : value);
  return value === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(
  language: Language,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const name = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const kept = formats.get(name) ?? new Intl.DateTimeFormat(language, { ...options, timeZone });
  formats.set(name, kept);
  return kept;
}
