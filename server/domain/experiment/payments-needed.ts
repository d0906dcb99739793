import { type EvidenceSettings, LOG_WEIGHTS, TIMES, logOfBet, logThreshold } from './e-value.ts';

export type PlanInputs = EvidenceSettings &
  Readonly<{
    /** The share of `yes` in the control, as it was before. */
    expected: number;
    /** Of experiments without a difference, those that may name a winner; 0.05. */
    wrongMost: number;
    challengers: number;
  }>;

/** Of experiments with that difference, those that have found it by the number that is told. */
const FOUND = 0.9;

/**
 * How many payments of control and challenger find a difference of that size in nine of ten experiments; told before
 * one begins. What the bets win is a Brownian motion with drift, near enough: when it first passes the threshold is
 * distributed by the inverse Gaussian law.
 */
export function paymentsNeeded(plan: PlanInputs): number {
  const slower = Math.max(needed(plan, 1), needed(plan, -1));
  return Math.ceil(slower / 100) * 100;
}

function needed(plan: PlanInputs, direction: 1 | -1): number {
  const weight = LOG_WEIGHTS[TIMES.indexOf(1)] ?? 0;
  const barrier = logThreshold(plan.wrongMost, plan.challengers) - weight;
  return paymentsToPass(wonEach(plan, direction), barrier, FOUND);
}

/** Of what a bet wins with each payment, as a logarithm. */
type Won = Readonly<{ mean: number; variance: number }>;

/** By how many payments a bet has passed the barrier in such a share of experiments. */
export function paymentsToPass({ mean, variance }: Won, barrier: number, share: number): number {
  let [low, high] = [0, 1];
  while (passedBy(high, barrier, mean, variance) < share) high *= 2;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (passedBy(middle, barrier, mean, variance) < share) low = middle;
    else high = middle;
  }
  return high;
}

/** Of what a payment wins for the bet on the true difference: mean and variance. */
function wonEach(plan: PlanInputs, direction: 1 | -1): Won {
  const { expected, difference, controlShare } = plan;
  const cases = (['control', 'challenger'] as const).flatMap((arm) => {
    const share = arm === 'control' ? controlShare : 1 - controlShare;
    const moved = arm === 'control' ? expected : expected + direction * difference;
    const rate = Math.min(Math.max(moved, 0), 1);
    return ([0, 1] as const).map((result) => ({
      chance: share * (result === 1 ? rate : 1 - rate),
      won: logOfBet(expected, plan, direction, arm, result),
    }));
  });

  const mean = cases.reduce((sum, { chance, won }) => sum + chance * won, 0);
  const square = cases.reduce((sum, { chance, won }) => sum + chance * won * won, 0);
  return { mean, variance: square - mean * mean };
}

/** The chance that a motion with drift has passed the barrier by then. */
function passedBy(payments: number, barrier: number, mean: number, variance: number): number {
  const spread = Math.sqrt(variance * payments);
  const reflected = Math.exp((2 * mean * barrier) / variance) * normal((-barrier - mean * payments) / spread);
  return normal((mean * payments - barrier) / spread) + reflected;
}

/** The normal distribution's function, by Abramowitz and Stegun 7.1.26: off by 1.5e-7 at most. */
function normal(value: number): number {
  const at = Math.abs(value) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * at);
  const series =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const tail = 0.5 * series * Math.exp(-at * at);
  return value >= 0 ? 1 - tail : tail;
}
