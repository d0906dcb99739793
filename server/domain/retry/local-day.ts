const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A day of the calendar, and nothing of the time: how many days it is after 1 January 1970. */
export type LocalDay = number;

/**
 * The time zone in the middle of a country, by its distance from UTC; UTC where nothing is known.
 *
 * @example zoneOf('DE') // 'Europe/Berlin'
 */
export function zoneOf(country: string | null): string {
  if (country === null) return 'UTC';
  const known = zones.get(country);
  if (known !== undefined) return known;
  const ofCountry = timeZonesOf(country).toSorted(
    (a, b) => offsetMs(a, JANUARY) - offsetMs(b, JANUARY) || (a < b ? -1 : 1),
  );
  const zone = ofCountry[Math.floor(ofCountry.length / 2)] ?? 'UTC';
  zones.set(country, zone);
  return zone;
}

/** The types of the language do not know of this method of `Intl.Locale` yet. */
function timeZonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as Intl.Locale &
    Readonly<{ getTimeZones?: () => readonly string[] | undefined }>;
  return locale.getTimeZones?.() ?? [];
}

/** As many as there are countries. */
const zones = new Map<string, string>();
const JANUARY = Date.UTC(2026, 0, 1);

/** Which day it is there. */
export function localDay(at: Date, zone: string): LocalDay {
  return Math.floor((at.getTime() + offsetMs(zone, at.getTime())) / DAY_MS);
}

/** 0 is Sunday; the first day was a Thursday. */
export function weekdayOf(day: LocalDay): number {
  return (day + 4) % 7;
}

/** From 1. By whole numbers, for many days are asked about (Hinnant, "chrono-compatible low-level date algorithms"). */
export function dayOfMonth(day: LocalDay): number {
  const sinceMarch0 = day + 719_468;
  const dayOfEra = sinceMarch0 - 146_097 * Math.floor(sinceMarch0 / 146_097);
  const year = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const month = Math.floor((5 * dayOfYear + 2) / 153);
  return dayOfYear - Math.floor((153 * month + 2) / 5) + 1;
}

/** When it is that hour there; on a day without that hour, the hour after it. */
export function atLocalHour(day: LocalDay, hour: number, zone: string): Date {
  const wallMs = day * DAY_MS + hour * HOUR_MS;
  const guessMs = wallMs - offsetMs(zone, wallMs);
  return new Date(wallMs - offsetMs(zone, guessMs));
}

/** How far ahead of UTC a zone is at a moment; it changes at full quarters of an hour. */
function offsetMs(zone: string, atMs: number): number {
  if (zone === 'UTC') return 0;
  const quarter = Math.floor(atMs / QUARTER_MS);
  const known = offsets.get(zone);
  const ms = known?.get(quarter) ?? askOffsetMs(zone, quarter * QUARTER_MS);
  if (known === undefined || known.size >= OFFSETS_MAX) offsets.set(zone, new Map([[quarter, ms]]));
  else known.set(quarter, ms);
  return ms;
}
const QUARTER_MS = 15 * 60_000;
/** Two months of quarters. */
const OFFSETS_MAX = 6_000;
const offsets = new Map<string, Map<number, number>>();

function askOffsetMs(zone: string, atMs: number): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const name = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const ms = Number(hours) * HOUR_MS + Number(minutes) * 60_000;
  return sign === '-' ? -ms : ms;
}
/** As many as there are zones. */
const formats = new Map<string, Intl.DateTimeFormat>();
