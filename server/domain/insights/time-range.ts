import { isTimeZone, periodEndAfter } from '../report/local-time.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Payments are counted by quarters of an hour, so that a day of every time zone is a number of them. */
export const SLOT_MS = 15 * MINUTE_MS;
/** Up to here a series goes by hours, and from there by days. */
const HOURS_UP_TO_MS = 3 * DAY_MS;
export const RANGE_MAX_MS = 400 * DAY_MS;

/** From the first moment up to the last, which is not in it. Both begin a quarter of an hour. */
export type TimeRange = Readonly<{ from: Date; until: Date; zone: string | null }>;

export const TIME_RANGE_FORMS =
  'must be two times with a slash between them, of which one may be a duration: `2027-01-31T00:00:00Z/P7D`, ' +
  '`2027-01-31T00:00:00+01:00[Europe/Berlin]/2027-02-01T00:00:00+01:00`; or a duration until now: `PT24H`';

/** Time zones have slashes, too. */
const SLASH = /\/(?![^[]*\])/;

/**
 * An interval of ISO 8601, whose times may name their time zone as RFC 9557 has it. The beginning is taken back, and
 * the end on, to a quarter of an hour. Null: it is none, or is empty.
 */
export function parseTimeRange(text: string, now: Date): TimeRange | null {
  const [first = '', second, ...rest] = text.split(SLASH);
  if (rest.length > 0) return null;
  const from = readEnd(first);
  const until = second === undefined ? { at: now, zone: null } : readEnd(second);
  if (from === null || until === null || (second === undefined && 'at' in from)) return null;
  const ends = endsOf(from, until);
  if (ends === null) return null;
  const start = Math.floor(ends.from.getTime() / SLOT_MS) * SLOT_MS;
  const end = Math.ceil(ends.until.getTime() / SLOT_MS) * SLOT_MS;
  return start < end ? { from: new Date(start), until: new Date(end), zone: ends.zone } : null;
}

type Moment = Readonly<{ at: Date; zone: string | null }>;
type End = Moment | Readonly<{ durationMs: number }>;

function endsOf(from: End, until: End): TimeRange | null {
  if ('durationMs' in from)
    return 'durationMs' in until
      ? null
      : { from: new Date(until.at.getTime() - from.durationMs), until: until.at, zone: until.zone };
  return 'durationMs' in until
    ? { from: from.at, until: new Date(from.at.getTime() + until.durationMs), zone: from.zone }
    : { from: from.at, until: until.at, zone: from.zone ?? until.zone };
}

/** A `+` that was not encoded in an address comes as a space. */
const MOMENT =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+ -]\d\d:\d\d))(?:\[([A-Za-z0-9_+/-]{1,64})\])?$/;

function readEnd(text: string): End | null {
  const durationMs = parseDurationMs(text);
  if (durationMs !== null) return { durationMs };
  const [, moment = '', zone = null] = MOMENT.exec(text) ?? [];
  const at = new Date(moment.replace(' ', '+'));
  return Number.isNaN(at.getTime()) || (zone !== null && !isTimeZone(zone)) ? null : { at, zone };
}

/** Of whole weeks, or of days, hours and minutes: months and years are not always as long. */
export function parseDurationMs(text: string): number | null {
  const found = /^P(?:(\d{1,3})W|(?:(\d{1,4})D)?(?:T(?=\d)(?:(\d{1,5})H)?(?:(\d{1,6})M)?)?)$/.exec(text);
  if (found === null) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = found.slice(1).map((digits) => Number(digits ?? 0));
  const ms = (weeks * 7 + days) * DAY_MS + hours * HOUR_MS + minutes * MINUTE_MS;
  return ms > 0 ? ms : null;
}

/** The stretches of a series, as the edges between them; the last one may be shorter. */
export type Stretches = Readonly<{ unit: 'PT1H' | 'P1D'; edges: readonly Date[] }>;

/** Hours or days from the beginning; where the time zone is named, days of its calendar. */
export function stretchesOf({ from, until, zone }: TimeRange): Stretches {
  const isByHours = until.getTime() - from.getTime() <= HOURS_UP_TO_MS;
  const after = (at: Date): Date =>
    isByHours
      ? new Date(at.getTime() + HOUR_MS)
      : zone === null
        ? new Date(at.getTime() + DAY_MS)
        : periodEndAfter(at, 'day', zone);
  const edges: Date[] = [];
  for (let at = from; at.getTime() < until.getTime(); at = after(at)) edges.push(at);
  return { unit: isByHours ? 'PT1H' : 'P1D', edges: [...edges, until] };
}

/** The stretches just before, one for each and each as long. */
export function stretchesBefore({ unit, edges }: Stretches): Stretches {
  const [first, last] = [edges[0]?.getTime() ?? 0, edges.at(-1)?.getTime() ?? 0];
  return { unit, edges: edges.map((edge) => new Date(edge.getTime() - (last - first))) };
}

/** The next end of a quarter of an hour. */
export function slotEndAfter(at: Date): Date {
  return new Date((Math.floor(at.getTime() / SLOT_MS) + 1) * SLOT_MS);
}
