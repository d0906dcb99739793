import type { Language } from '../words/words.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The zone that times are shown in, by its IANA name: the one that was chosen, else the browser's. */
export function zoneName(chosen: string | null): string {
  return chosen !== null && isZone(chosen) ? chosen : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether this browser knows a zone: another one may know more. */
function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A moment with its zone, as short as a table wants it: the year where it is another one. */
export function timeText(
  iso: string,
  { language, zone, now, length = 'short' }: TimeStyle & { now: Date },
): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  const isOtherYear = at.getUTCFullYear() !== now.getUTCFullYear();
  const day: Intl.DateTimeFormatOptions = {
    ...(isOtherYear || length === 'long' ? { year: 'numeric' } : {}),
    month: 'short',
    day: 'numeric',
  };
  const options: Intl.DateTimeFormatOptions = {
    ...(length === 'hour' ? {} : day),
    ...(length === 'date' ? {} : { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    ...(length === 'second' || length === 'long' ? { second: '2-digit' } : {}),
    ...(length === 'long' ? { timeZoneName: 'short' } : {}),
  };

  return formatOf(language, zone, options).format(at);
}

/** `second`: for logs; `hour`: of a day that is known; `long`: all of it, with the zone. */
export type TimeLength = 'short' | 'second' | 'long' | 'date' | 'hour';
type TimeStyle = Readonly<{ language: Language; zone: string; length?: TimeLength }>;

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
export function startOfDay(zone: string, now: Date, daysAgo = 0): Date {
  const shown = now.getTime() + aheadMs(zone, now);
  return momentOf(Math.floor(shown / DAY_MS) * DAY_MS - daysAgo * DAY_MS, zone);
}

/** What `<input type="datetime-local">` shows of a moment, in a zone. */
export function toLocalInput(iso: string, zone: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  return new Date(at.getTime() + aheadMs(zone, at)).toISOString().slice(0, 16);
}

/** The moment that stands in such an input; null where none does. */
export function fromLocalInput(value: string, zone: string): string | null {
  const shown = value === '' ? Number.NaN : Date.parse(`${value}Z`);
  return Number.isNaN(shown) ? null : momentOf(shown, zone).toISOString();
}

/** By how much the clocks of a zone are ahead of UTC at a moment. */
function aheadMs(zone: string, at: Date): number {
  const parts = formatOf('en', zone, WHOLE_TIME).formatToParts(at);
  const [year = 0, month = 1, ...rest] = PARTS_OF_TIME.map((name) =>
    Number(parts.find(({ type }) => type === name)?.value),
  );
  return Date.UTC(year, month - 1, ...rest) - Math.floor(at.getTime() / 1000) * 1000;
}

/** The moment at which clocks of a zone show a time, which is given as if it were in UTC. */
function momentOf(shownMs: number, zone: string): Date {
  const near = new Date(shownMs - aheadMs(zone, new Date(shownMs)));
  return new Date(shownMs - aheadMs(zone, near)); // on the other side of a change of clocks
}

const PARTS_OF_TIME = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
const WHOLE_TIME: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
};

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
