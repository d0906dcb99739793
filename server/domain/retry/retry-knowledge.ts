import { RETRY_SCHEDULES, type RetryCause, type RetrySchedule } from './schedules.ts';

/** How often one attempt of a schedule was made, by its place from 0, and how often it was approved. */
export type RetryCount = Readonly<{ schedule: string; step: number; tried: number; recovered: number }>;

/** Of one cause: at the card's issuer, and at all issuers of the merchant account, this one too. */
export type RetryCounts = Readonly<{ issuer: readonly RetryCount[]; all: readonly RetryCount[] }>;

export const NO_COUNTS: RetryCounts = { issuer: [], all: [] };

/** What is known of one attempt of a schedule, of charges that came so far. */
export type KnownStep = Readonly<{
  /** The share that is not approved, as far as is known, and how far off that may be: variance of its logarithm. */
  lost: number;
  variance: number;
  /** Where attempts were counted that say so. */
  at: 'issuer' | 'all';
  tried: number;
  recovered: number;
}>;
export type KnownSchedule = Readonly<{ schedule: RetrySchedule; steps: readonly KnownStep[] }>;

/** What is known of a cause's schedules at an issuer. `isLittle`: nothing is to be read from it yet. */
export type RetryKnowledge = Readonly<{
  cause: RetryCause;
  schedules: readonly KnownSchedule[];
  isLittle: boolean;
}>;

/** From so many attempts on, older ones count half, so that an issuer that has changed is noticed. */
export const RETRY_COUNT_MAX = 100_000;

/** A count that no attempt was added to for so long is forgotten. */
export const RETRY_COUNT_DAYS = 400;

/** With fewer attempts counted over all issuers nothing is read from counts. */
const KNOWN_MIN = 200;
/** What all issuers show weighs as much as so many attempts at one: few, for issuers differ a lot. */
const ALL_WEIGHT = 10;
/** A guess weighs as much as so many attempts at all of them. It is high, so that what is new is tried. */
const GUESS_WEIGHT = 30;
const GUESS = 0.15;

export function retryKnowledge(cause: RetryCause, { issuer, all }: RetryCounts): RetryKnowledge {
  const ofIssuer = byPlace(issuer);
  const ofAll = byPlace(all);
  return {
    cause,
    isLittle: all.reduce((sum, { tried }) => sum + tried, 0) < KNOWN_MIN,
    schedules: RETRY_SCHEDULES[cause].map((schedule) => ({
      schedule,
      steps: schedule.steps.map((_, step) => {
        const place = placeOf(schedule.name, step);
        return knownStep(ofIssuer.get(place) ?? NONE, ofAll.get(place) ?? NONE);
      }),
    })),
  };
}

type CountedAttempts = Pick<RetryCount, 'tried' | 'recovered'>;
const NONE: CountedAttempts = { tried: 0, recovered: 0 };
const placeOf = (schedule: string, step: number): string => `${schedule} ${step}`;

function byPlace(counts: readonly RetryCount[]): ReadonlyMap<string, CountedAttempts> {
  return new Map(counts.map((count) => [placeOf(count.schedule, count.step), count]));
}

function knownStep(issuer: CountedAttempts, all: CountedAttempts): KnownStep {
  const overall = (all.recovered + GUESS_WEIGHT * GUESS) / (all.tried + GUESS_WEIGHT);
  // Until all issuers have shown more, what they show weighs less.
  const weight = Math.min(ALL_WEIGHT, all.tried + GUESS_WEIGHT);
  const rate = (issuer.recovered + weight * overall) / (issuer.tried + weight);

  const told =
    issuer.tried >= TOLD_MIN ? ({ at: 'issuer', ...issuer } as const) : ({ at: 'all', ...all } as const);
  return {
    lost: 1 - rate,
    variance: rate / ((1 - rate) * (issuer.tried + weight + 1)),
    at: told.at,
    tried: told.tried,
    recovered: told.recovered,
  };
}

/** A share of fewer attempts is not told to people. */
export const TOLD_MIN = 50;

/** A schedule, and how many attempts of it a charge has time for. */
export type PossibleSchedule = Readonly<{ known: KnownSchedule; from: number; to: number }>;

/** `isBest`: by what is known, and not to learn more. */
export type ChosenSchedule = Readonly<{ known: KnownSchedule; isBest: boolean }>;

/** So large a share of charges goes by another schedule where little is known. */
const EXPLORED_SHARE = 0.1;

/**
 * The schedule for a charge (Thompson sampling): what each recovers is drawn from what its counts allow, and the
 * largest wins. So one that is known to be worse is left alone, and one that may be better is tried as often as it may
 * be. Where little is known it is the first of its cause, and one charge of ten tries another.
 *
 * @param seed a whole number that follows from the charge: who plans it again chooses the same
 */
export function chooseSchedule(
  { isLittle }: Pick<RetryKnowledge, 'isLittle'>,
  possible: readonly PossibleSchedule[],
  seed: number,
): ChosenSchedule {
  const [usual] = possible;
  if (usual === undefined) throw new Error('BUG: a cause without schedules');
  if (isLittle) {
    const draw = fractionOf(seed, 0);
    // What there is no time for recovers nothing, and teaches nothing.
    const others = possible.filter(({ to }) => to >= usual.to);
    const other =
      draw < EXPLORED_SHARE ? others[Math.floor((draw / EXPLORED_SHARE) * others.length)] : undefined;
    return { known: (other ?? usual).known, isBest: true };
  }

  let best = usual;
  let bestRate = -Infinity;
  let drawn = usual;
  let drawnRate = -Infinity;
  for (const [index, one] of possible.entries()) {
    const { lost, deviation } = lostBy(one);
    const drawnLost = lost * (1 + deviation * normalOf(seed, index));
    if (1 - lost > bestRate) [best, bestRate] = [one, 1 - lost];
    if (1 - drawnLost > drawnRate) [drawn, drawnRate] = [one, 1 - drawnLost];
  }
  return { known: drawn.known, isBest: drawn === best };
}

/** The share that all attempts together do not recover, and by which share of it that may be off. */
function lostBy({ known, from, to }: PossibleSchedule): Readonly<{ lost: number; deviation: number }> {
  let lost = 1;
  let variance = 0;
  for (let step = from; step < to; step += 1) {
    const one = known.steps[step];
    if (one === undefined) break;
    lost *= one.lost;
    variance += one.variance;
  }
  return { lost, deviation: Math.sqrt(variance) };
}

/** From 0 up to and without 1: the same for the same (splitmix32). */
function fractionOf(seed: number, index: number): number {
  let mixed = (seed + Math.imul(index + 1, 0x9e3779b9)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** By the normal distribution (Box and Muller). */
function normalOf(seed: number, index: number): number {
  const size = Math.sqrt(-2 * Math.log(1 - fractionOf(seed, 2 * index + 1)));
  return size * Math.cos(2 * Math.PI * fractionOf(seed, 2 * index + 2));
}
