const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A day of the calendar, and nothing of the time. */
export type LocalDay = Readonly<{ year: number; month: number; day: number }>;

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
  const there = new Date(at.getTime() + offsetMs(zone, at.getTime()));
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate() };
}

/** So many days later. */
export function plusDays({ year, month, day }: LocalDay, count: number): LocalDay {
  const later = new Date(Date.UTC(year, month - 1, day) + count * DAY_MS);
  return { year: later.getUTCFullYear(), month: later.getUTCMonth() + 1, day: later.getUTCDate() };
}

/** 0 is Sunday. */
export function weekdayOf({ year, month, day }: LocalDay): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** When it is that hour there; on a day without that hour, the hour after it. */
export function atLocalHour({ year, month, day }: LocalDay, hour: number, zone: string): Date {
  const wallMs = Date.UTC(year, month - 1, day, hour);
  const guessMs = wallMs - offsetMs(zone, wallMs);
  return new Date(wallMs - offsetMs(zone, guessMs));
}

/** How far ahead of UTC a zone is at a moment. */
function offsetMs(zone: string, atMs: number): number {
  if (zone === 'UTC') return 0;
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
