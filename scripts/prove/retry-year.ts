import { errorCode } from '../../server/domain/decline.ts';
import type { DeclinedPayment } from '../../server/domain/decline-advice.ts';
import { type RetriedCharge, planRetry, timeOf } from '../../server/domain/retry/plan-retry.ts';
import {
  NO_COUNTS,
  RETRY_COUNT_MAX,
  type RetryCount,
  type RetryKnowledge,
  retryKnowledge,
} from '../../server/domain/retry/retry-knowledge.ts';
import {
  RETRY_ATTEMPTS_MAX,
  RETRY_CAUSES,
  RETRY_SCHEDULES,
  type RetryCause,
  type RetryStep,
} from '../../server/domain/retry/schedules.ts';
import { type Dice, throwDice } from '../dice.ts';
import type { Proof } from '../prove.ts';
import { type Fate, type Issuer, fateOf, twentyIssuers } from './retry-issuers.ts';

/**
 * A year of declines at twenty issuers, in memory, by the policy that the service goes by, beside every fixed policy on
 * the same charges, with as many attempts and days. Charges of a day are planned by what was known the evening before.
 */
const DECLINES = 10_000_000;
const DAYS = 365;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const BEGIN = Date.parse('2026-01-01T00:00:00Z');
const MAX_DAYS = 30;
/** Fixed policies are tried on one charge of so many. */
const FIXED_EVERY = 5;
const POINTS_MAX = 2;

const DECLINED_AS = [
  { cause: 'insufficient_funds', code: errorCode('insufficient_funds'), weight: 55 },
  { cause: 'unexplained', code: errorCode('issuer_decline'), weight: 25 },
  { cause: 'unavailable', code: errorCode('service_network_error'), weight: 10 },
  { cause: null, code: errorCode('suspected_fraud'), weight: 10 },
] as const satisfies readonly Readonly<{
  cause: RetryCause | null;
  code: DeclinedPayment['code'];
  weight: number;
}>[];
const NEVER = errorCode('suspected_fraud');

/** What others do, beside the schedules of the service: every day, every week, two hours and then days. */
const noonOf = (...counts: readonly number[]): readonly RetryStep[] =>
  counts.map((count) => ({ after: 'days', count, hour: 12 }));
const OTHERS: Readonly<Record<string, readonly RetryStep[]>> = {
  'daily at noon': noonOf(1, 2, 3, 4),
  'weekly at noon': noonOf(7, 14, 21, 28),
  'days 3, 5, 7, 9 at noon': noonOf(3, 5, 7, 9),
  'days 1, 5, 10, 20 at noon': noonOf(1, 5, 10, 20),
  '2 hours, then each day': [2, 24, 24, 24].map((count) => ({ after: 'hours', count })),
};
const FIXED: Readonly<Record<RetryCause, readonly (readonly [name: string, steps: readonly RetryStep[]])[]>> =
  {
    insufficient_funds: fixedOf('insufficient_funds'),
    unexplained: fixedOf('unexplained'),
    unavailable: fixedOf('unavailable'),
  };

function fixedOf(cause: RetryCause): readonly (readonly [string, readonly RetryStep[]])[] {
  return [
    ...RETRY_SCHEDULES[cause].map(({ name, steps }) => [name, steps] as const),
    ...Object.entries(OTHERS),
  ];
}

type Tally = { tried: number; recovered: number };
const newTally = (): Tally => ({ tried: 0, recovered: 0 });
type Tallies = Map<string, Tally>;

/** Of an issuer and a cause. */
class CauseStanding {
  readonly ours = newTally();
  /** Of the charges that fixed policies were tried on, too. */
  readonly oursBeside = newTally();
  readonly fixed: Tallies = new Map();
  /** What is known of each attempt of each schedule, and what will be on later days. */
  readonly known: Tallies = new Map();
  readonly later: Tallies[] = Array.from({ length: DAYS + MAX_DAYS + 2 }, () => new Map());
  attempts = 0;
  mostAttempts = 0;

  learn(day: number): void {
    for (const [place, more] of this.later[day] ?? []) {
      const tally = tallyOf(this.known, place);
      add(tally, more);
      if (tally.tried < RETRY_COUNT_MAX) continue;
      tally.tried = Math.floor(tally.tried / 2);
      tally.recovered = Math.floor(tally.recovered / 2);
    }
    this.later[day]?.clear();
  }
}

function add(tally: Tally, { tried, recovered }: Tally): void {
  tally.tried += tried;
  tally.recovered += recovered;
}

function note(tally: Tally, isRecovered: boolean): void {
  add(tally, { tried: 1, recovered: isRecovered ? 1 : 0 });
}

function tallyOf(tallies: Tallies, name: string): Tally {
  const known = tallies.get(name);
  if (known !== undefined) return known;
  const made = newTally();
  tallies.set(name, made);
  return made;
}

function countsOf(tallies: Tallies): readonly RetryCount[] {
  return [...tallies].map(([place, tally]) => {
    const [schedule = '', step = ''] = place.split(' ');
    return { schedule, step: Number(step), ...tally };
  });
}

type IssuerStanding = Readonly<{ issuer: Issuer; of: ReadonlyMap<RetryCause, CauseStanding>; hard: Tally }>;

export function proveRetryYear(quick: boolean): Proof {
  const declines = quick ? DECLINES / 20 : DECLINES;
  const dice = throwDice(20_261_128);
  const standings = twentyIssuers(dice).map((issuer) => ({
    issuer,
    of: new Map(RETRY_CAUSES.map((cause) => [cause, new CauseStanding()])),
    hard: newTally(),
  }));
  const perIssuerAndDay = Math.ceil(declines / standings.length / DAYS);

  for (let day = 0; day < DAYS; day += 1) {
    const known = learnUntil(day, standings);
    for (const [index, standing] of standings.entries())
      for (let serial = 0; serial < perIssuerAndDay; serial += 1)
        retryOne(standing, known[index] ?? new Map<RetryCause, RetryKnowledge>(), {
          dice,
          at: new Date(BEGIN + day * DAY_MS + dice.below(DAY_MS)),
          isBeside: serial % FIXED_EVERY === 0,
        });
  }
  return proofOf(standings);
}

/** What is known in the morning, of each issuer. */
function learnUntil(
  day: number,
  standings: readonly IssuerStanding[],
): readonly ReadonlyMap<RetryCause, RetryKnowledge>[] {
  const all = new Map<RetryCause, Tallies>(RETRY_CAUSES.map((cause) => [cause, new Map()]));
  for (const { of } of standings)
    for (const [cause, standing] of of) {
      standing.learn(day);
      for (const [place, tally] of standing.known)
        add(tallyOf(all.get(cause) ?? new Map<string, Tally>(), place), tally);
    }

  return standings.map(
    ({ of }) =>
      new Map(
        [...of].map(([cause, { known }]) => {
          const counts = {
            issuer: countsOf(known),
            all: countsOf(all.get(cause) ?? new Map<string, Tally>()),
          };
          return [cause, retryKnowledge(cause, counts)];
        }),
      ),
  );
}

type Draw = Readonly<{ dice: Dice; at: Date; isBeside: boolean }>;

function retryOne(
  { issuer, of, hard }: IssuerStanding,
  known: ReadonlyMap<RetryCause, RetryKnowledge>,
  { dice, at, isBeside }: Draw,
): void {
  const { cause, code } = dice.byWeight(DECLINED_AS);
  const until = new Date(at.getTime() + MAX_DAYS * DAY_MS);
  const charge: RetriedCharge = {
    ...{
      declined: declinedBy(code, at),
      firstDeclinedAt: at,
      attemptsMade: 0,
      attemptsMax: RETRY_ATTEMPTS_MAX,
    },
    ...{ until, schedule: null, knowledge: null, zone: issuer.zone, refusedUntil: null, now: at },
    seed: dice.below(2 ** 32),
  };
  if (cause === null) {
    note(hard, planRetry(charge).kind === 'planned');
    return;
  }

  const standing = of.get(cause);
  if (standing === undefined) throw new Error('BUG: a cause without a standing');
  const fate = fateOf(issuer, cause, at, dice);
  const knowledge = known.get(cause) ?? retryKnowledge(cause, NO_COUNTS);
  const isRecovered = retryByService(standing, { ...charge, knowledge }, fate);
  note(standing.ours, isRecovered);

  if (!isBeside) return;
  note(standing.oursBeside, isRecovered);
  for (const [name, steps] of FIXED[cause])
    note(tallyOf(standing.fixed, name), isRecoveredBy(steps, charge, fate));
}

/** As the service does: each attempt is planned after the one before, and counted on the day after. */
function retryByService(standing: CauseStanding, first: RetriedCharge, fate: Fate): boolean {
  let charge = first;

  for (;;) {
    const plan = planRetry(charge);
    if (plan.kind === 'given_up') return false;
    const { attemptsMade } = charge;
    const said = fate(plan.at, attemptsMade);
    standing.attempts += 1;
    standing.mostAttempts = Math.max(standing.mostAttempts, attemptsMade + 1);
    if (plan.by === null) throw new Error('BUG: no attempt of the year is named by anybody');
    const knownFrom = Math.floor((plan.at.getTime() - BEGIN) / DAY_MS) + 1;
    const learned = standing.later[knownFrom];
    if (learned !== undefined)
      note(tallyOf(learned, `${plan.by.schedule} ${attemptsMade}`), said === 'approved');
    if (said === 'approved') return true;
    charge = {
      ...charge,
      attemptsMade: attemptsMade + 1,
      now: plan.at,
      schedule: plan.by.schedule,
      declined: said === 'never' ? declinedBy(NEVER, plan.at) : charge.declined,
    };
  }
}

function isRecoveredBy(steps: readonly RetryStep[], charge: RetriedCharge, fate: Fate): boolean {
  const { firstDeclinedAt, zone } = charge;
  let { now } = charge;
  for (const [attempt, step] of steps.entries()) {
    now = timeOf(step, { now, firstDeclinedAt, zone }, new Date(now.getTime() + HOUR_MS));
    if (now > charge.until) return false;
    const said = fate(now, attempt);
    if (said !== 'declined') return said === 'approved';
  }
  return false;
}

function declinedBy(code: DeclinedPayment['code'], at: Date): DeclinedPayment {
  return {
    ...{ code, scheme: 'visa', adviceCode: null, isMerchantInitiated: true, isAuthenticated: false },
    ...{ isNetworkToken: false, isCard: true, at },
  };
}

const rateOf = ({ tried, recovered }: Tally): number => recovered / Math.max(1, tried);
const percentOf = (rate: number): string => `${(rate * 100).toFixed(2)} %`;

function proofOf(standings: readonly IssuerStanding[]): Proof {
  const results = standings.map(({ issuer, of }) => resultOf(issuer, [...of]));
  const worst = Math.min(...results.map(({ points }) => points));
  const all = standings.flatMap(({ of }) => [...of.values()]);
  const total = (count: (of: CauseStanding) => number): number => all.reduce((sum, of) => sum + count(of), 0);
  const hard = newTally();
  for (const standing of standings) add(hard, standing.hard);
  const declines = total(({ ours }) => ours.tried) + hard.tried;
  const mostAttempts = Math.max(...all.map((of) => of.mostAttempts));

  return {
    head: ['issuer', 'recovered', 'best fixed policies', 'usual days', 'points', 'the best of each cause'],
    rows: results.map(({ row }) => row),
    told: [
      `${declines} declines of a year at ${standings.length} issuers, ` +
        `${total(({ attempts }) => attempts)} further attempts, ${mostAttempts} of a charge at most; ` +
        `${hard.recovered} of ${hard.tried} that are for good are tried again`,
      `at worst ${Math.abs(worst).toFixed(2)} points ${worst < 0 ? 'below' : 'above'} ` +
        'the best fixed policies of an issuer',
    ],
    holds: worst >= -POINTS_MAX && mostAttempts <= RETRY_ATTEMPTS_MAX && hard.recovered === 0,
  };
}

/** Of the charges that fixed policies were tried on: in points, and as a row of the table. */
function resultOf(
  { name }: Issuer,
  all: readonly (readonly [RetryCause, CauseStanding])[],
): Readonly<{ points: number; row: readonly string[] }> {
  const tried = all.reduce((sum, [, { oursBeside }]) => sum + oursBeside.tried, 0);
  const share = (recovered: (of: CauseStanding, cause: RetryCause) => Tally): number =>
    all.reduce((sum, [cause, of]) => sum + recovered(of, cause).recovered, 0) / tried;
  const bestOf = ({ fixed }: CauseStanding): readonly [string, Tally] =>
    [...fixed].reduce((one, other) => (rateOf(other[1]) > rateOf(one[1]) ? other : one));
  const ours = share(({ oursBeside }) => oursBeside);
  const best = share((of) => bestOf(of)[1]);
  const usual = share(({ fixed }, cause) => tallyOf(fixed, RETRY_SCHEDULES[cause][0].name));

  const points = (ours - best) * 100;
  const row = [
    name,
    ...[ours, best, usual].map(percentOf),
    points.toFixed(2),
    all.map(([, of]) => bestOf(of)[0]).join(', '),
  ];
  return { points, row };
}
