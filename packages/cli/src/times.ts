import { CommandError } from './command-error.ts';

const SPAN = /^(\d{1,6})([smhdw])$/;
const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
/** With its zone: it goes as it was typed. */
const WHOLE = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAYS_AWAY: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

type TimeKind = Readonly<{ type: 'date' | 'date-time'; isFilter: boolean }>;

/**
 * `2027-01-31`, `2027-01-31T12:00:00Z`, `now`, `yesterday`, `today`, `tomorrow`, or a span such as `7d`: before now in
 * a filter, and after now elsewhere. Days begin in UTC.
 * @throws CommandError where it is none of these
 */
export function parseTime(
  what: string,
  text: string,
  { type, isFilter }: TimeKind,
  now = Date.now(),
): string {
  const at = timeIn(text, isFilter, now);
  if (at === null || Number.isNaN(at))
    throw new CommandError(
      `${what} takes a time such as 2027-01-31, 2027-01-31T12:00:00Z, today or 7d, and not ${JSON.stringify(text)}.`,
    );
  if (type === 'date-time' && WHOLE.test(text)) return text;
  const iso = new Date(at).toISOString();
  return type === 'date' ? iso.slice(0, 10) : iso;
}

function timeIn(text: string, isFilter: boolean, now: number): number | null {
  if (text === 'now') return now;
  const days = Object.hasOwn(DAYS_AWAY, text) ? DAYS_AWAY[text] : undefined;
  if (days !== undefined) return Math.floor(now / UNIT_MS.d + days) * UNIT_MS.d;
  const span = SPAN.exec(text);
  if (span !== null) {
    const ms = Number(span[1]) * UNIT_MS[span[2] as keyof typeof UNIT_MS]; // The pattern admits no other letter.
    return isFilter ? now - ms : now + ms;
  }
  return DAY.test(text) || /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : null;
}
