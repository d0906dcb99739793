/**
 * How sure an experiment is, at every look: an e-value (a test martingale). Under "no difference" its expectation is at
 * most 1 whenever one stops, so that it passes 1/α in at most α of all experiments, also where it is looked at after
 * each payment (Ville's inequality).
 *
 * Of each payment it is bet which arm it was in, once its result is known. Who pays in which arm was decided by dice
 * that know nothing of the payment, so a bet on the arm wins nothing by itself, however the rate moves over the day and
 * whatever was expected: what was expected decides how soon a difference is found, never whether it is true. It is the
 * e-variable of Turner, Ly and Grünwald, "Generic E-variables for exact sequential k-sample tests" (arXiv 2106.02693),
 * for an assignment by dice in the place of blocks.
 */

/** Of one arm: payments by whether what is measured came true. `yes` is approved, or whatever a guardrail counts. */
export type ArmCounts = Readonly<{ yes: number; no: number }>;

/** Payments that are alike, as of one scheme and country: what is expected of them, and what came. */
export type Stratum = Readonly<{
  /** The share of `yes` that is expected, between 0 and 1; from before the experiment. */
  expected: number;
  control: ArmCounts;
  challenger: ArmCounts;
}>;

export type EvidenceSettings = Readonly<{
  /** The difference of two rates that it would be a pity to miss, as 0.01 for a point. */
  difference: number;
  /** Of the payments of both arms, those of the control, between 0 and 1. */
  controlShare: number;
}>;

/** Natural logarithms of the two e-values: that the challenger's rate is higher, and that it is lower. */
export type Evidence = Readonly<{ higher: number; lower: number }>;

/** How large the difference may truly be, of the one that was asked for, and how much is bet on each. */
const BETS = [
  { times: 0.5, weight: 0.25 },
  { times: 1, weight: 0.5 },
  { times: 2, weight: 0.25 },
] as const;
/** What is expected is never nothing, and never all. */
const EXPECTED_MIN = 0.001;
/** Of what there is: a bet that could lose all of it would end the experiment. */
const STAKE_MAX = 0.9;

export function evidenceOf(strata: readonly Stratum[], settings: EvidenceSettings): Evidence {
  return { higher: mixtureOf(strata, settings, 1), lower: mixtureOf(strata, settings, -1) };
}

function mixtureOf(strata: readonly Stratum[], settings: EvidenceSettings, direction: 1 | -1): number {
  return logOfSum(
    BETS.map(
      ({ times, weight }) =>
        Math.log(weight) +
        strata.reduce((sum, stratum) => sum + wonIn(stratum, settings, direction * times), 0),
    ),
  );
}

/** The logarithm of what one bet made in a stratum. */
function wonIn(
  { expected, control, challenger }: Stratum,
  settings: EvidenceSettings,
  times: number,
): number {
  const won = (arm: Arm, result: 0 | 1): number => logOfBet(expected, settings, times, arm, result);
  return (
    control.yes * won('control', 1) +
    control.no * won('control', 0) +
    challenger.yes * won('challenger', 1) +
    challenger.no * won('challenger', 0)
  );
}

export type Arm = 'control' | 'challenger';

/**
 * Of one payment. The stake is signed by its arm, and the smaller an arm is the more: by the dice alone what is won in
 * one is lost in the other.
 */
export function logOfBet(
  expected: number,
  { difference, controlShare }: EvidenceSettings,
  times: number,
  arm: Arm,
  result: 0 | 1,
): number {
  const rate = Math.min(Math.max(expected, EXPECTED_MIN), 1 - EXPECTED_MIN);
  const sign = arm === 'challenger' ? controlShare : controlShare - 1;
  const wanted = (times * difference) / (rate * (1 - rate));
  const most = STAKE_MAX / (Math.max(rate, 1 - rate) * Math.max(controlShare, 1 - controlShare));
  const stake = Math.sign(wanted) * Math.min(Math.abs(wanted), most);
  return Math.log1p(stake * sign * (result - rate));
}

/** Of one payment, by each of the bets, with their weights: for one who looks after each. */
export const LOG_WEIGHTS: readonly number[] = BETS.map(({ weight }) => Math.log(weight));
export const TIMES: readonly number[] = BETS.map(({ times }) => times);

/** Of what stands as logarithms: the logarithm of their sum. */
export function logOfSum(logs: readonly number[]): number {
  const most = Math.max(...logs);
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0));
}

/** What an e-value of either direction must pass, as its logarithm; `challengers` are compared with one control. */
export function logThreshold(wrongMost: number, challengers: number): number {
  return Math.log((2 * challengers) / wrongMost);
}

/**
 * Whether payments came to the arms as the dice say: the e-value of a multinomial mixture (arXiv 2011.03567), as its
 * logarithm. Where it passes, payments are lost or counted twice in an arm, and nothing else that is said holds.
 */
export function logRatioEvidence(arms: readonly Readonly<{ share: number; payments: number }>[]): number {
  const all = arms.reduce((sum, { payments }) => sum + payments, 0);
  const each = arms.map(({ share, payments }) => {
    const weight = RATIO_CONCENTRATION * share;
    return logGamma(weight + payments) - logGamma(weight) - payments * Math.log(share);
  });
  return (
    logGamma(RATIO_CONCENTRATION) -
    logGamma(RATIO_CONCENTRATION + all) +
    each.reduce((sum, log) => sum + log, 0)
  );
}

/** Finds arms that differ from their shares by some per cent of them within some thousand payments. */
const RATIO_CONCENTRATION = 1000;

/** Stirling's series; exact to twelve digits from 10 on, to where it is brought first. */
function logGamma(value: number): number {
  let shift = 0;
  let at = value;
  while (at < 10) {
    shift += Math.log(at);
    at += 1;
  }
  const inverse = 1 / (at * at);
  const series =
    (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse * (1 / 1680 - inverse / 1188)))) / at;
  return (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series - shift;
}

/**
 * Where the difference of the rates lies, challenger less control, at every look: an asymptotic confidence sequence
 * (Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas, arXiv 2103.06476). Null before anything is known of both arms.
 */
export function differenceOf(
  control: ArmCounts,
  challenger: ArmCounts,
  wrongMost: number,
): Readonly<{ low: number; middle: number; high: number }> | null {
  const [of, other] = [challenger.yes + challenger.no, control.yes + control.no];
  if (of === 0 || other === 0) return null;
  const [rate, otherRate] = [(challenger.yes + 0.5) / (of + 1), (control.yes + 0.5) / (other + 1)];
  const variance = (rate * (1 - rate)) / of + (otherRate * (1 - otherRate)) / other;
  // The mixture is sharpest where this many variances have gathered; wider everywhere else, and true everywhere.
  const gathered = (of + other) / SHARPEST_AT;
  const radius = Math.sqrt(
    variance * (1 + 1 / gathered) * (2 * Math.log(1 / wrongMost) + Math.log(1 + gathered)),
  );
  const middle = challenger.yes / of - control.yes / other;
  return { low: Math.max(middle - radius, -1), middle, high: Math.min(middle + radius, 1) };
}

const SHARPEST_AT = 5000;
