const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** A day of a calendar, wherever its midnight is. */
type LocalDate = Readonly<{ year: number; month: number; day: number }>;
export type PeriodUnit = 'day' | 'week' | 'month';
export type Period = Readonly<{ start: Date; end: Date }>;

/** The last whole day, week (from Monday) or month of a time zone before a moment; `end` is not in it. */
export function periodBefore(at: Date, unit: PeriodUnit, zone: string): Period {
  const end = firstOf(localDateOf(at, zone), unit);
  const start = unit === 'month' ? { ...end, month: end.month - 1 } : plusDays(end, unit === 'day' ? -1 : -7);
  return { start: startOfDay(start, zone), end: startOfDay(end, zone) };
}

/** The midnight of a time zone that ends the day, week or month of a moment. */
export function periodEndAfter(at: Date, unit: PeriodUnit, zone: string): Date {
  const first = firstOf(localDateOf(at, zone), unit);
  const next =
    unit === 'month' ? { ...first, month: first.month + 1 } : plusDays(first, unit === 'day' ? 1 : 7);
  return startOfDay(next, zone);
}

export function isTimeZone(text: string): boolean {
  try {
    formatterOf(text);
    return true;
  } catch {
    return false;
  }
}

function firstOf(date: LocalDate, unit: PeriodUnit): LocalDate {
  if (unit === 'day') return date;
  if (unit === 'month') return { ...date, day: 1 };
  const weekday = (new Date(utcOf(date)).getUTCDay() + 6) % 7;
  return plusDays(date, -weekday);
}

function plusDays(date: LocalDate, days: number): LocalDate {
  const moved = new Date(utcOf(date) + days * DAY_MS);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Midnight, or the first moment of a day whose clocks skip it. */
function startOfDay(date: LocalDate, zone: string): Date {
  const utcMs = utcOf(date);
  const { day } = plusDays(date, 0);
  const candidates = [-DAY_MS, DAY_MS]
    .map((away) => new Date(utcMs - offsetMs(new Date(utcMs + away), zone)))
    .filter((at) => localDateOf(at, zone).day === day)
    .sort((one, other) => one.getTime() - other.getTime());
  const [first] = candidates;
  if (first === undefined) throw new Error(`BUG: a day without a beginning in ${zone}`);
  return first;
}

function utcOf({ year, month, day }: LocalDate): number {
  return Date.UTC(year, month - 1, day);
}

function localDateOf(at: Date, zone: string): LocalDate {
  const local = new Date(at.getTime() + offsetMs(at, zone));
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** How far the clocks of a zone are ahead of UTC at a moment. */
function offsetMs(at: Date, zone: string): number {
  const told = new Map(
    formatterOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): number => told.get(name) ?? 0;
  const localMs = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );

  return localMs - Math.floor(at.getTime() / 1000) * 1000;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
/** There are about 600 time zones; their names come from callers. */
const FORMATTERS_MAX = 1_000;

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const numeric = 'numeric';
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  });
  if (formatters.size >= FORMATTERS_MAX) formatters.clear();
  formatters.set(zone, made);
  return made;
}
