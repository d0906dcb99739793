import { type DeclinedPayment, declineAdvice, issuersAdvice } from '../decline-advice.ts';
import { type KnownErrorCode, errorCode } from '../decline.ts';
import { type LocalDay, atLocalHour, localDay, plusDays, weekdayOf } from './local-day.ts';
import { RETRY_SCHEDULES, type RetryCause, type RetryStep, scheduleNamed } from './schedules.ts';

/** A charge that was declined, and what of its retries is known. */
export type RetriedCharge = Readonly<{
  /** The last attempt. */
  declined: DeclinedPayment;
  firstDeclinedAt: Date;
  /** Attempts after the first payment. */
  attemptsMade: number;
  attemptsMax: number;
  /** No attempt is later. */
  until: Date;
  /** As it was chosen at the first decline; null, or one that is not there any more: the first of the cause. */
  schedule: string | null;
  /** Time zone where the card is from. */
  zone: string;
  /** The card's scheme allows no attempt before; null where it does. */
  refusedUntil: Date | null;
  now: Date;
}>;

/** `reason`: one sentence for people of the merchant, why then, or why not at all. */
export type RetryPlan =
  | Readonly<{ kind: 'planned'; at: Date; reason: string }>
  | Readonly<{ kind: 'given_up'; reason: string }>;

const HOUR_MS = 3_600_000;
/** Nobody is asked again sooner, whatever a schedule says. */
const GAP_MS = HOUR_MS;

const CAUSES = new Map<string, RetryCause>(
  Object.entries({
    insufficient_funds: 'insufficient_funds',
    issuer_decline: 'unexplained',
    other_decline: 'unexplained',
    invalid_service_response: 'unavailable',
    service_decline: 'unavailable',
    service_error: 'unavailable',
    service_network_error: 'unavailable',
    service_rate_limit: 'unavailable',
  } satisfies Partial<Record<KnownErrorCode, RetryCause>>),
);

/** Null: trying the same again later does not help. */
export function retryCauseOf(declined: DeclinedPayment): RetryCause | null {
  const cause = CAUSES.get(declined.code) ?? null;
  const issuers = issuersAdvice(declined);
  if (issuers !== null) return issuers.action === 'try_later' ? (cause ?? 'unexplained') : null;
  if (cause === 'unavailable') return cause;
  return declineAdvice(declined).action === 'try_later' ? (cause ?? 'unexplained') : null;
}

/**
 * When a declined charge is tried again, or why it is not. The issuer's own word comes first, then the scheme's limit,
 * then the schedule.
 *
 * @example planRetry({ declined, attemptsMade: 0, attemptsMax: 4, zone: 'Europe/Berlin', … }).kind // 'planned'
 */
export function planRetry(charge: RetriedCharge): RetryPlan {
  const { declined, attemptsMade, attemptsMax, refusedUntil, now, until } = charge;
  const isRefused = refusedUntil !== null && declined.code === errorCode('attempt_limit_reached');
  const cause = isRefused ? 'unexplained' : retryCauseOf(declined);
  if (cause === null) return givenUp(declineAdvice(declined).reason);
  if (attemptsMade >= attemptsMax) return givenUp(`All ${attemptsMax} attempts were declined.`);

  const named = issuersAdvice(declined);
  const earliest = new Date(
    Math.max(now.getTime() + GAP_MS, named?.notBefore?.getTime() ?? 0, refusedUntil?.getTime() ?? 0),
  );
  const planned = isRefused
    ? { at: earliest, reason: 'The scheme of the card allows the next attempt only then.' }
    : named !== null
      ? { at: earliest, reason: named.reason }
      : bySchedule(charge, cause, earliest);
  if (planned === null) return givenUp('All attempts of its schedule were declined.');
  return planned.at > until
    ? givenUp(
        `The next time that makes sense would be ${wholeMinute(planned.at)}, after the time for retries.`,
      )
    : { kind: 'planned', ...planned };
}

const givenUp = (reason: string): RetryPlan => ({ kind: 'given_up', reason });
const wholeMinute = (at: Date): string => `${at.toISOString().slice(0, 16)}Z`;

type AttemptTime = Readonly<{ at: Date; reason: string }>;

/** Null: the schedule is over. */
function bySchedule(charge: RetriedCharge, cause: RetryCause, earliest: Date): AttemptTime | null {
  const schedule = scheduleNamed(cause, charge.schedule) ?? RETRY_SCHEDULES[cause][0];
  const step = schedule.steps[charge.attemptsMade];
  return step === undefined ? null : { at: timeOf(step, charge, earliest), reason: reasonOf(cause, step) };
}

function timeOf(step: RetryStep, { now, firstDeclinedAt, zone }: RetriedCharge, earliest: Date): Date {
  switch (step.after) {
    case 'hours':
      return new Date(Math.max(now.getTime() + step.count * HOUR_MS, earliest.getTime()));
    case 'days': {
      const day = plusDays(localDay(firstDeclinedAt, zone), step.count);
      const at = atLocalHour(day, step.hour, zone);
      return at >= earliest ? at : firstOn(() => true, step.hour, zone, earliest);
    }
    case 'payday':
      return firstOn(isPayday, step.hour, zone, earliest);
    case 'friday':
      return firstOn((day) => weekdayOf(day) === FRIDAY, step.hour, zone, earliest);
    default:
      return step satisfies never;
  }
}

const FRIDAY = 5;
/** There is a payday in each month, twice. */
const DAYS_MAX = 40;

/** The first such day on which that hour is not before a moment. */
function firstOn(isOne: (day: LocalDay) => boolean, hour: number, zone: string, earliest: Date): Date {
  const today = localDay(earliest, zone);
  for (let count = 0; count <= DAYS_MAX; count += 1) {
    const day = plusDays(today, count);
    const at = isOne(day) ? atLocalHour(day, hour, zone) : null;
    if (at !== null && at >= earliest) return at;
  }
  throw new Error('BUG: no such day within forty days');
}

/** Wages come on the 1st, the 15th and the last working day; what falls on a weekend is paid on the Friday before. */
export function isPayday(day: LocalDay): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  // A Friday stands for its weekend, too.
  const days = weekday === FRIDAY ? [day, plusDays(day, 1), plusDays(day, 2)] : [day];
  return days.some((one) => one.day === 1 || one.day === 15 || plusDays(one, 1).day === 1);
}

function reasonOf(cause: RetryCause, step: RetryStep): string {
  switch (cause) {
    case 'insufficient_funds':
      if (step.after === 'payday')
        return 'There was not enough money, and wages are usually paid on that day.';
      if (step.after === 'friday') return 'There was not enough money, and many wages are paid on Fridays.';
      return 'There was not enough money, and there may be on that day.';
    case 'unexplained':
      return 'The issuer did not say why, and on another day it may approve.';
    case 'unavailable':
      return 'The processor or the issuer could not be reached, which seldom lasts that long.';
    default:
      return cause satisfies never;
  }
}
