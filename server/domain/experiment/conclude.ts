import { type ArmCounts, differenceOf, evidenceOf, logRatioEvidence, logThreshold } from './e-value.ts';
import { type MoneyPlan, moneyDifference, moneyEvidence, moneyPaymentsNeeded } from './money-evidence.ts';
import { paymentsNeeded } from './payments-needed.ts';

/** What is compared: whether payments were approved, or the money that is kept of them. */
export const MEASURES = ['approval', 'money_kept'] as const;
export type Measure = (typeof MEASURES)[number];

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
  /** Of those whose result is known: the payment services took longer than the plan says. */
  late_answers: number;
  /** Those whose refunds, chargebacks and fees were looked at, and of them those with a chargeback. */
  matured: number;
  charged_back: number;
  /** Of those matured, in the currency of the plan: what they asked and what was kept, in minor units. */
  money_payments: number;
  asked_amount: number;
  kept_amount: number;
  /** No settlement had told their fees. */
  fees_estimated: number;
  /** Of what was kept less what was expected, each a share of the highest amount. */
  residual_sum: number;
  residual_squares: number;
}>;

export type ExperimentPlan = Readonly<{
  measure: Measure;
  /** Of ten thousand payments, those that are expected to be declined; or what is not kept of ten thousand asked. */
  expected_decline_basis_points: number;
  /** The smallest difference of two rates that is worth finding, of ten thousand payments, or of ten thousand asked. */
  difference_basis_points: number;
  /** It ends by hand alone. */
  standing: boolean;
  /** Null where approvals count. */
  highest_amount: bigint | null;
  average_amount: bigint | null;
  average_square: number | null;
}>;

export const ENDINGS = [
  'challenger_better',
  'control_better',
  'no_difference_found',
  'unknown_outcomes',
  'three_d_secure_challenges',
  'late_answers',
  'chargebacks',
  'sample_ratio_mismatch',
  'ended_by_hand',
] as const;
export type EndedBecause = (typeof ENDINGS)[number];

/** `winner`: the arm that the evidence names. `goes_on_with`: the arm by which the rules go on. */
export type Conclusion = Readonly<{ because: EndedBecause; winner: string | null; goes_on_with: string }>;

/** A challenger beside the control. Evidence: natural logarithms of e-values. */
export type Comparison = Readonly<{
  arm: string;
  /** That it approves or keeps more, and that it does less. */
  better: number;
  worse: number;
  /** Where the difference of the rates lies, challenger less control; null: nothing is known of an arm. */
  difference: ReturnType<typeof differenceOf>;
  /** That it has more of what guardrails count. */
  guardrails: Readonly<Record<Guardrail, number>>;
}>;

/** Of experiments without a difference, those that may name a winner; and of guardrails and alarms, each by itself. */
const WRONG_MOST = 0.05;
const BASIS_POINTS = 10_000;

export const GUARDRAILS = [
  'unknown_outcomes',
  'three_d_secure_challenges',
  'late_answers',
  'chargebacks',
] as const satisfies readonly EndedBecause[];
export type Guardrail = (typeof GUARDRAILS)[number];

/**
 * What must not get worse: how many of an arm, and of how many. What is expected of it decides how soon it is found to
 * be broken, never whether it is.
 */
const WATCHED: Readonly<
  Record<
    Guardrail,
    Readonly<{
      expected: number;
      difference: number;
      countIn: (arm: ArmTally) => number;
      of: (arm: ArmTally) => number;
    }>
  >
> = {
  unknown_outcomes: { expected: 0.01, difference: 0.01, countIn: (arm) => arm.unknown_outcomes, of: knownIn },
  three_d_secure_challenges: {
    expected: 0.2,
    difference: 0.05,
    countIn: (arm) => arm.challenges,
    of: knownIn,
  },
  late_answers: { expected: 0.05, difference: 0.05, countIn: (arm) => arm.late_answers, of: knownIn },
  chargebacks: {
    expected: 0.005,
    difference: 0.005,
    countIn: (arm) => arm.charged_back,
    of: ({ matured }) => matured,
  },
};

/** What an e-value must pass, as a logarithm, where so many arms are compared. */
export function evidenceNeeded(arms: readonly ArmTally[]): number {
  return logThreshold(WRONG_MOST, arms.length - 1);
}

/** Every challenger beside the control, which is the first arm. Pure: counts in, evidence out. */
export function compareArms(plan: ExperimentPlan, arms: readonly ArmTally[]): readonly Comparison[] {
  const [control, ...challengers] = arms;
  if (control === undefined) return [];
  const wrongMost = WRONG_MOST / (arms.length - 1);
  return challengers.map((challenger) => {
    const pair = { control, challenger, controlShare: shareOf(control, challenger) };
    const measured =
      plan.measure === 'money_kept'
        ? compareMoney(plan, pair, wrongMost)
        : compareApprovals(plan, pair, wrongMost);
    return { arm: challenger.arm, ...measured, guardrails: watch(pair) };
  });
}

type Pair = Readonly<{ control: ArmTally; challenger: ArmTally; controlShare: number }>;
type MeasuredDifference = Omit<Comparison, 'arm' | 'guardrails'>;

/** Of the payments of both, those of the control. */
function shareOf(control: ArmTally, challenger: ArmTally): number {
  return control.share_percent / (control.share_percent + challenger.share_percent);
}

function compareApprovals(
  plan: ExperimentPlan,
  { control, challenger, controlShare }: Pair,
  wrongMost: number,
): MeasuredDifference {
  const { expected, difference } = expectedBy(plan);
  const counts = { expected, control: approvals(control), challenger: approvals(challenger) };
  const { higher, lower } = evidenceOf([counts], { difference, controlShare });
  return {
    better: higher,
    worse: lower,
    difference: differenceOf(counts.control, counts.challenger, wrongMost),
  };
}

/** The difference is told of what was asked, as shares of it are, so that it can be read beside what each arm kept. */
function compareMoney(
  plan: ExperimentPlan,
  { control, challenger, controlShare }: Pair,
  wrongMost: number,
): MeasuredDifference {
  const terms = moneyPlanOf(plan, controlShare);
  const { higher, lower } = moneyEvidence(momentsOf(control), momentsOf(challenger), terms);
  const each = moneyDifference(momentsOf(control), momentsOf(challenger), terms, wrongMost);
  const asked = (control.asked_amount + challenger.asked_amount) / Number(plan.highest_amount);
  const average = asked / (control.money_payments + challenger.money_payments);
  const ofAsked = (difference: number): number =>
    Math.min(Math.max(difference / average, -MOST_OF_ASKED), MOST_OF_ASKED);
  const difference =
    each === null ? null : { low: ofAsked(each.low), middle: ofAsked(each.middle), high: ofAsked(each.high) };
  return { better: higher, worse: lower, difference };
}

/** All that was asked kept in one arm, and all of it lost in the other. */
const MOST_OF_ASKED = 2;

function momentsOf({ money_payments: payments, residual_sum: sum, residual_squares: squares }: ArmTally) {
  return { payments, sum, squares };
}

function moneyPlanOf(plan: ExperimentPlan, controlShare: number): MoneyPlan {
  const { highest_amount: highest, average_amount: average, average_square: square } = plan;
  if (highest === null || average === null || square === null)
    throw new Error('BUG: an experiment on money without amounts');
  return { ...expectedBy(plan), controlShare, amount: Number(average) / Number(highest), square };
}

function watch({ control, challenger, controlShare }: Pair): Comparison['guardrails'] {
  const evidence = (guardrail: Guardrail): number => {
    const { expected, difference, countIn, of } = WATCHED[guardrail];
    const countsOf = (arm: ArmTally): ArmCounts => ({ yes: countIn(arm), no: of(arm) - countIn(arm) });
    const counts = { expected, control: countsOf(control), challenger: countsOf(challenger) };
    return evidenceOf([counts], { difference, controlShare }).higher;
  };
  return {
    unknown_outcomes: evidence('unknown_outcomes'),
    three_d_secure_challenges: evidence('three_d_secure_challenges'),
    late_answers: evidence('late_answers'),
    chargebacks: evidence('chargebacks'),
  };
}

/** Of rates, between 0 and 1. */
function expectedBy({
  expected_decline_basis_points: declined,
  difference_basis_points: worth,
}: Pick<ExperimentPlan, 'expected_decline_basis_points' | 'difference_basis_points'>) {
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

/** Payments that count towards those that were told beforehand. */
export function measuredInAll(
  { measure }: Pick<ExperimentPlan, 'measure'>,
  arms: readonly ArmTally[],
): number {
  if (measure === 'approval') return knownInAll(arms);
  return arms.reduce((sum, { money_payments: payments }) => sum + payments, 0);
}

/** Whether payments came to the arms as they were dealt. */
export function hasFairShares(arms: readonly ArmTally[]): boolean {
  const shares = arms.map(({ share_percent, payments }) => ({ share: share_percent / 100, payments }));
  return logRatioEvidence(shares) <= logThreshold(WRONG_MOST, 1);
}

/** The guardrails that a challenger has broken. */
export function brokenGuardrails(
  arms: readonly ArmTally[],
  { guardrails }: Comparison,
): readonly Guardrail[] {
  return GUARDRAILS.filter((guardrail) => guardrails[guardrail] > evidenceNeeded(arms));
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
  if (control === undefined || plan.standing) return null;
  const needed = evidenceNeeded(arms);
  const compared = compareArms(plan, arms);
  const without = (because: EndedBecause): Conclusion => ({
    because,
    winner: null,
    goes_on_with: control.arm,
  });

  if (!hasFairShares(arms)) return without('sample_ratio_mismatch');
  const [broken] = compared.flatMap((one) => brokenGuardrails(arms, one));
  if (broken !== undefined) return without(broken);
  const [best] = compared
    .filter(({ better }) => better > needed)
    .toSorted((a, b) => (b.difference?.middle ?? 0) - (a.difference?.middle ?? 0));
  if (best !== undefined) return { because: 'challenger_better', winner: best.arm, goes_on_with: best.arm };
  if (compared.every(({ worse }) => worse > needed))
    return { because: 'control_better', winner: control.arm, goes_on_with: control.arm };
  return measuredInAll(plan, arms) >= plan.payments_needed ? without('no_difference_found') : null;
}

/** How many payments of all arms find the difference in nine of ten experiments; told before one begins. */
export function paymentsNeededBy(
  plan: ExperimentPlan,
  [control = 0, ...challengers]: readonly number[],
): number {
  const terms = { wrongMost: WRONG_MOST, challengers: challengers.length };
  const each = challengers.map((share) => {
    const pair = control + share;
    const controlShare = control / pair;
    const needed =
      plan.measure === 'money_kept'
        ? moneyPaymentsNeeded(moneyPlanOf(plan, controlShare), terms)
        : paymentsNeeded({ ...expectedBy(plan), controlShare, ...terms });
    return Math.ceil((needed * 100) / pair);
  });
  return Math.max(...each);
}
