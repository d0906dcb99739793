import { type DeclinedPayment, declineAdvice, issuersAdvice } from '../decline-advice.ts';
import { type KnownErrorCode, errorCode } from '../decline.ts';
import { type LocalDay, atLocalHour, dayOfMonth, localDay, weekdayOf } from './local-day.ts';
import { type KnownStep, type RetryKnowledge, TOLD_MIN, chooseSchedule } from './retry-knowledge.ts';
import { type RetryCause, type RetrySchedule, type RetryStep, nameOfHour } from './schedules.ts';

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
  /** As it was chosen before. Null, or one that the cause does not have: it is chosen now. */
  schedule: string | null;
  /** Of the schedules of its cause at its issuer; null where it has no cause. */
  knowledge: RetryKnowledge | null;
  /** A whole number that follows from the charge: see `chooseSchedule`. */
  seed: number;
  /** Time zone where the card is from. */
  zone: string;
  /** The card's scheme allows no attempt before; null where it does. */
  refusedUntil: Date | null;
  now: Date;
}>;

/**
 * `reason`: one sentence for people of the merchant, why then, or why not at all. `by`: the schedule, and the cause
 * that it is for; null where issuer or scheme named the time.
 */
export type RetryPlan =
  | Readonly<{
      kind: 'planned';
      at: Date;
      reason: string;
      by: Readonly<{ cause: RetryCause; schedule: string }> | null;
    }>
  | Readonly<{ kind: 'given_up'; reason: string }>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
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
  if (attemptsMade >= attemptsMax) return givenUp(allDeclined(attemptsMax));

  const named = issuersAdvice(declined);
  const earliest = new Date(
    Math.max(now.getTime() + GAP_MS, named?.notBefore?.getTime() ?? 0, refusedUntil?.getTime() ?? 0),
  );
  const planned = isRefused
    ? { at: earliest, reason: 'The scheme of the card allows the next attempt only then.' }
    : named !== null
      ? { at: earliest, reason: named.reason }
      : bySchedule(charge, earliest);
  if (planned === null) return givenUp('All attempts of its schedule were declined.');
  return planned.at > until
    ? givenUp(
        `The next time that makes sense would be ${wholeMinute(planned.at)}, after the time for retries.`,
      )
    : { by: null, ...planned, kind: 'planned' };
}

const givenUp = (reason: string): RetryPlan => ({ kind: 'given_up', reason });
const allDeclined = (count: number): string =>
  count === 1 ? 'The one further attempt was declined.' : `All ${count} attempts were declined.`;
const wholeMinute = (at: Date): string => `${at.toISOString().slice(0, 16)}Z`;

type AttemptTime = Omit<Extract<RetryPlan, { kind: 'planned' }>, 'kind'>;

/** Null: the schedule is over. */
function bySchedule(charge: RetriedCharge, earliest: Date): AttemptTime | null {
  const { knowledge, attemptsMade } = charge;
  if (knowledge === null) throw new Error('BUG: a charge to try again of whose cause nothing was asked');
  const { cause } = knowledge;
  const { known, isBest } = scheduleOf(charge, knowledge, earliest);
  const { schedule, steps } = known;
  const step = schedule.steps[attemptsMade];
  if (step === undefined) return null;
  return {
    at: timeOf(step, charge, earliest),
    reason: reasonOf(cause, step, isBest ? steps[attemptsMade] : null),
    by: { cause, schedule: schedule.name },
  };
}

function scheduleOf(
  charge: RetriedCharge,
  knowledge: RetryKnowledge,
  earliest: Date,
): ReturnType<typeof chooseSchedule> {
  const known = knowledge.schedules.find(({ schedule }) => schedule.name === charge.schedule);
  if (known !== undefined) return { known, isBest: true };
  const from = charge.attemptsMade;
  const possible = knowledge.schedules.map((one) => ({
    known: one,
    from,
    to: from + possibleAttempts(one.schedule, charge, earliest),
  }));
  return chooseSchedule(knowledge, possible, charge.seed);
}

/** How many further attempts of a schedule there is time for, should each be declined at once. */
function possibleAttempts({ steps, daysMost }: RetrySchedule, charge: RetriedCharge, earliest: Date): number {
  const { attemptsMade, attemptsMax, until, firstDeclinedAt, zone, now } = charge;
  const isFirst = attemptsMade === 0 && earliest.getTime() === now.getTime() + GAP_MS;
  if (isFirst && now.getTime() + daysMost * DAY_MS <= until.getTime())
    return Math.min(steps.length, attemptsMax);

  let before = now;
  let count = 0;
  for (let place = attemptsMade; place < attemptsMax; place += 1) {
    const step = steps[place];
    if (step === undefined) break;
    const soonest = count === 0 ? earliest : new Date(before.getTime() + GAP_MS);
    before = timeOf(step, { now: before, firstDeclinedAt, zone }, soonest);
    if (before > until) break;
    count += 1;
  }
  return count;
}

/** When an attempt is, after the one before (`now`). */
export function timeOf(
  step: RetryStep,
  { now, firstDeclinedAt, zone }: Pick<RetriedCharge, 'now' | 'firstDeclinedAt' | 'zone'>,
  earliest: Date,
): Date {
  switch (step.after) {
    case 'hours':
      return new Date(Math.max(now.getTime() + step.count * HOUR_MS, earliest.getTime()));
    case 'days': {
      const at = atLocalHour(localDay(firstDeclinedAt, zone) + step.count, step.hour, zone);
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
  for (let day = today; day <= today + DAYS_MAX; day += 1) {
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
  const days = weekday === FRIDAY ? [day, day + 1, day + 2] : [day];
  return days.some((one) => PAID_ON.has(dayOfMonth(one)) || dayOfMonth(one + 1) === 1);
}
const PAID_ON: ReadonlySet<number> = new Set([1, 15]);

/** `known`: what was counted of such attempts; null where this one is made to learn more. */
function reasonOf(cause: RetryCause, step: RetryStep, known: KnownStep | null | undefined): string {
  const why = WHY[cause];
  const when = wordsOf(step);
  if (known === null)
    return `${why}, and whether it is better to try ${when} is not known of this issuer yet.`;
  if (known === undefined || known.tried < TOLD_MIN) return `${why}, ${usualReason(cause, step)}.`;
  const percent = Math.round((100 * known.recovered) / known.tried);
  const where = known.at === 'issuer' ? 'at this issuer' : 'over all issuers';
  const counted = COUNTS.format(known.tried);
  return `${why}, and ${where} ${percent} % of ${counted} attempts ${when} were approved.`;
}

const COUNTS = new Intl.NumberFormat('en-US');

const WHY: Readonly<Record<RetryCause, string>> = {
  insufficient_funds: 'There was not enough money',
  unexplained: 'The issuer did not say why',
  unavailable: 'The processor or the issuer could not be reached',
};

function usualReason(cause: RetryCause, step: RetryStep): string {
  if (cause === 'unexplained') return 'and on another day it may approve';
  if (cause === 'unavailable') return 'which seldom lasts that long';
  if (step.after === 'payday') return 'and wages are usually paid on that day';
  return step.after === 'friday' ? 'and many wages are paid on Fridays' : 'and there may be on that day';
}

/** @example wordsOf({ after: 'payday', hour: 8 }) // 'in the morning of the next payday' */
function wordsOf(step: RetryStep): string {
  switch (step.after) {
    case 'hours':
      return step.count === 1 ? 'an hour later' : `${step.count} hours later`;
    case 'days':
      return `${timeOfDay(step.hour)} of day ${step.count}`;
    case 'payday':
    case 'friday':
      return `${timeOfDay(step.hour)} of the next ${step.after === 'friday' ? 'Friday' : 'payday'}`;
    default:
      return step satisfies never;
  }
}

function timeOfDay(hour: number): string {
  const name = nameOfHour(hour);
  return name === 'noon' ? 'at noon' : `in the ${name}`;
}
