import { type ArmCounts, differenceOf, evidenceOf, logRatioEvidence, logThreshold } from './e-value.ts';
import { paymentsNeeded } from './payments-needed.ts';

/** What came of the first payments of the units of an arm. */
export type ArmTally = Readonly<{
  arm: string;
  /** Of a hundred. */
  share_percent: number;
  payments: number;
  approved: number;
  not_approved: number;
  /** Of those whose result is known: for some time nobody knew it. */
  unknown_outcomes: number;
  /** Of those whose result is known: the cardholder was challenged. */
  challenges: number;
}>;

export type ExperimentPlan = Readonly<{
  /** Of ten thousand payments, those that are expected to be declined. */
  expected_decline_basis_points: number;
  /** The smallest difference of two rates that is worth finding, of ten thousand. */
  difference_basis_points: number;
}>;

export const ENDINGS = [
  'challenger_better',
  'control_better',
  'no_difference_found',
  'unknown_outcomes',
  'three_d_secure_challenges',
  'sample_ratio_mismatch',
  'ended_by_hand',
] as const;
export type EndedBecause = (typeof ENDINGS)[number];

/** `winner`: the arm that the evidence names. `goes_on_with`: the arm by which the rules go on. */
export type Conclusion = Readonly<{ because: EndedBecause; winner: string | null; goes_on_with: string }>;

/** A challenger beside the control. Evidence: natural logarithms of e-values. */
export type Comparison = Readonly<{
  arm: string;
  /** That it approves more, and that it approves less. */
  better: number;
  worse: number;
  /** Where the difference of the rates of approval lies, challenger less control; null: nothing is known of an arm. */
  difference: ReturnType<typeof differenceOf>;
  /** That it has more of what guardrails count. */
  unknownOutcomes: number;
  challenges: number;
}>;

/** Of experiments without a difference, those that may name a winner; and of guardrails and alarms, each by itself. */
const WRONG_MOST = 0.05;
const BASIS_POINTS = 10_000;

/** What is expected of a guardrail decides how soon it is found to be broken, never whether it is. */
const GUARDRAILS = {
  unknownOutcomes: { expected: 0.01, difference: 0.01 },
  challenges: { expected: 0.2, difference: 0.05 },
} as const;

/** What an e-value must pass, as a logarithm, where so many arms are compared. */
export function evidenceNeeded(arms: readonly ArmTally[]): number {
  return logThreshold(WRONG_MOST, arms.length - 1);
}

/** Every challenger beside the control, which is the first arm. Pure: counts in, evidence out. */
export function compareArms(plan: ExperimentPlan, arms: readonly ArmTally[]): readonly Comparison[] {
  const [control, ...challengers] = arms;
  if (control === undefined) return [];
  return challengers.map((challenger) => {
    const controlShare = control.share_percent / (control.share_percent + challenger.share_percent);
    const evidence = (
      countsOf: (arm: ArmTally) => ArmCounts,
      { expected, difference }: Readonly<{ expected: number; difference: number }>,
    ) =>
      evidenceOf([{ expected, control: countsOf(control), challenger: countsOf(challenger) }], {
        difference,
        controlShare,
      });
    const approval = evidence(approvals, expectedBy(plan));

    return {
      arm: challenger.arm,
      better: approval.higher,
      worse: approval.lower,
      difference: differenceOf(approvals(control), approvals(challenger), WRONG_MOST / (arms.length - 1)),
      unknownOutcomes: evidence((arm) => among(arm, arm.unknown_outcomes), GUARDRAILS.unknownOutcomes).higher,
      challenges: evidence((arm) => among(arm, arm.challenges), GUARDRAILS.challenges).higher,
    };
  });
}

/** Of rates of approval, between 0 and 1. */
function expectedBy({
  expected_decline_basis_points: declined,
  difference_basis_points: worth,
}: ExperimentPlan) {
  return { expected: 1 - declined / BASIS_POINTS, difference: worth / BASIS_POINTS };
}

function approvals({ approved, not_approved }: ArmTally): ArmCounts {
  return { yes: approved, no: not_approved };
}

export function knownIn({ approved, not_approved }: ArmTally): number {
  return approved + not_approved;
}

export function knownInAll(arms: readonly ArmTally[]): number {
  return arms.reduce((sum, arm) => sum + knownIn(arm), 0);
}

function among(arm: ArmTally, yes: number): ArmCounts {
  return { yes, no: knownIn(arm) - yes };
}

/**
 * Whether an experiment ends with these counts, and how; null: it goes on. What makes all else invalid is asked first,
 * then what must not get worse, then who is better.
 */
export function concludeFrom(
  plan: ExperimentPlan & Readonly<{ payments_needed: number }>,
  arms: readonly ArmTally[],
): Conclusion | null {
  const [control] = arms;
  if (control === undefined) return null;
  const needed = evidenceNeeded(arms);
  const compared = compareArms(plan, arms);
  const without = (because: EndedBecause): Conclusion => ({
    because,
    winner: null,
    goes_on_with: control.arm,
  });

  const shares = arms.map(({ share_percent, payments }) => ({ share: share_percent / 100, payments }));
  if (logRatioEvidence(shares) > logThreshold(WRONG_MOST, 1)) return without('sample_ratio_mismatch');
  if (compared.some(({ unknownOutcomes }) => unknownOutcomes > needed)) return without('unknown_outcomes');
  if (compared.some(({ challenges }) => challenges > needed)) return without('three_d_secure_challenges');
  const [best] = compared
    .filter(({ better }) => better > needed)
    .toSorted((a, b) => (b.difference?.middle ?? 0) - (a.difference?.middle ?? 0));
  if (best !== undefined) return { because: 'challenger_better', winner: best.arm, goes_on_with: best.arm };
  if (compared.every(({ worse }) => worse > needed))
    return { because: 'control_better', winner: control.arm, goes_on_with: control.arm };
  return knownInAll(arms) >= plan.payments_needed ? without('no_difference_found') : null;
}

/** How many payments of all arms find the difference in nine of ten experiments; told before one begins. */
export function paymentsNeededBy(
  plan: ExperimentPlan,
  [control = 0, ...challengers]: readonly number[],
): number {
  const each = challengers.map((share) => {
    const pair = control + share;
    const needed = paymentsNeeded({
      ...expectedBy(plan),
      controlShare: control / pair,
      wrongMost: WRONG_MOST,
      challengers: challengers.length,
    });
    return Math.ceil((needed * 100) / pair);
  });
  return Math.max(...each);
}
