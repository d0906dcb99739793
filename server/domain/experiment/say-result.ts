import {
  type ArmTally,
  type Comparison,
  type EndedBecause,
  type Guardrail,
  type Measure,
  brokenGuardrails,
  evidenceNeeded,
  hasFairShares,
  knownIn,
  measuredInAll,
} from './conclude.ts';

/** An experiment as a person asks about it. */
export type ToldExperiment = Readonly<{
  measure: Measure;
  arms: readonly ArmTally[];
  compared: readonly Comparison[];
  difference_basis_points: number;
  maturity_days: number;
  standing: boolean;
  payments_needed: number;
  /** Null: nobody can say. */
  daysLeft: number | null;
  ended_because: EndedBecause | null;
  winner: string | null;
  goes_on_with: string | null;
}>;

/** What an experiment has found, or how far it is, in sentences for somebody who knows nothing of statistics. */
export function sayResult(told: ToldExperiment): string {
  const { ended_because: why, goes_on_with: arm } = told;
  if (why === null || arm === null) return sayProgress(told);
  return `${ENDS[why](told, sayRates(told)).trimEnd()} Its rules go on with ${arm}.`;
}

function sayProgress(told: ToldExperiment): string {
  const { arms, compared, payments_needed: needed, standing } = told;
  const measured = measuredInAll(told, arms);
  const days = sayDays(told);
  if (measured === 0)
    return (
      `${NOTHING_KNOWN[told.measure](told)} To find a difference of ${sizeOf(told)} takes ${count(needed)} payments ` +
      `at most in nine of ten experiments${days}.`
    );

  const left = Math.max(needed - measured, 0);
  return [
    sayRates(told),
    ...compared.map((one) => sayComparison(told, one)),
    ...sayAlarms(told),
    standing
      ? 'It goes on until somebody ends it.'
      : `It goes on for ${count(left)} payments at most${days}.`,
  ].join(' ');
}

function sayDays({ daysLeft: days }: ToldExperiment): string {
  return days === null ? '' : `, about ${days} ${days === 1 ? 'day' : 'days'} at the traffic so far`;
}

const NOTHING_KNOWN: Readonly<Record<Measure, (told: ToldExperiment) => string>> = {
  approval: () => 'No result is known yet.',
  money_kept: ({ maturity_days: days }) =>
    `What is kept of a payment counts ${days} ${days === 1 ? 'day' : 'days'} after it was made, ` +
    'and nothing counts yet.',
};

/** A standing experiment says what an ended one would have ended by. */
function sayComparison(told: ToldExperiment, { arm, difference, better, worse }: Comparison): string {
  const needed = evidenceNeeded(told.arms);
  if (difference === null) return `Nothing can be said of ${arm} yet.`;
  const bounds = `${boundsOf(difference)}${MEASURED_IN[told.measure]}`;
  const { more, less, may } = VERBS[told.measure];
  if (better > needed) return `${arm} ${more}, ${bounds}.`;
  if (worse > needed) return `${arm} ${less}, ${bounds}.`;
  return `That is no proof: ${arm} may ${may} ${bounds}.`;
}

const VERBS = {
  approval: { more: 'approves more', less: 'approves less', may: 'approve' },
  money_kept: { more: 'keeps more', less: 'keeps less', may: 'keep' },
} as const satisfies Readonly<Record<Measure, object>>;

const MEASURED_IN: Readonly<Record<Measure, string>> = {
  approval: ' points',
  money_kept: ' of each 100 asked',
};

function sayAlarms({ arms, compared }: ToldExperiment): readonly string[] {
  const broken = compared.flatMap((one) =>
    brokenGuardrails(arms, one).map((guardrail) => `Of ${one.arm} ${ALARMS[guardrail]}.`),
  );
  return hasFairShares(arms) ? broken : [...broken, 'Payments did not come to the arms as they were dealt.'];
}

const ALARMS: Readonly<Record<Guardrail, string>> = {
  unknown_outcomes: 'more payments had an outcome that nobody knew',
  three_d_secure_challenges: 'more buyers were challenged by 3-D Secure',
  late_answers: 'more payments were answered late',
  chargebacks: 'more payments were charged back',
};

const ENDS: Readonly<Record<EndedBecause, (told: ToldExperiment, rates: string) => string>> = {
  challenger_better: (told, rates) => `${told.winner ?? ''} is better: ${rates} ${sayDifference(told)}`,
  control_better: ({ winner }, rates) => `${winner ?? ''} is better than what was tried: ${rates}`,
  no_difference_found: (told, rates) =>
    `No difference was found: ${rates} One of ${sizeOf(told)} would have been found in nine of ten experiments.`,
  unknown_outcomes: (_, rates) =>
    `It was ended because payments of a new arm more often had an outcome that nobody knew: ${rates}`,
  three_d_secure_challenges: (_, rates) =>
    `It was ended because buyers of a new arm were challenged by 3-D Secure more often: ${rates}`,
  late_answers: (_, rates) =>
    `It was ended because payment services of a new arm more often answered late: ${rates}`,
  chargebacks: (_, rates) =>
    `It was ended because payments of a new arm were charged back more often: ${rates}`,
  sample_ratio_mismatch: ({ arms }) =>
    'It is invalid: payments did not come to the arms as they were dealt ' +
    `(${arms.map(({ arm, payments }) => `${arm} ${count(payments)}`).join(', ')}). Compare nothing of it.`,
  ended_by_hand: (_, rates) => `It was ended by hand, so it names no winner. Until then: ${rates}`,
};

function sayDifference({ measure, arms, compared, winner }: ToldExperiment): string {
  const difference = compared.find(({ arm }) => arm === winner)?.difference ?? null;
  if (difference === null) return '';
  const control = arms[0]?.arm ?? '';
  if (measure === 'approval')
    return `It approves ${points(basisPoints(difference.middle))} more than ${control}, ${boundsOf(difference)}.`;
  const more = String(basisPoints(difference.middle) / 100);
  return `It keeps ${more} more of each 100 asked than ${control}, ${boundsOf(difference)}.`;
}

function basisPoints(share: number): number {
  return Math.round(share * 10_000);
}

function sayRates({ measure, arms }: ToldExperiment): string {
  return `${arms.map(RATES[measure]).join(', and ')}.`;
}

const RATES: Readonly<Record<Measure, (arm: ArmTally) => string>> = {
  approval: (arm) => {
    const known = knownIn(arm);
    if (known === 0) return `${arm.arm} has no result yet`;
    return `${arm.arm} approved ${((arm.approved / known) * 100).toFixed(2)} % of ${count(known)} payments`;
  },
  money_kept: ({ arm, money_payments: payments, kept_amount: kept, asked_amount: asked }) => {
    if (payments === 0) return `of ${arm} nothing counts yet`;
    return `${arm} kept ${((kept / asked) * 100).toFixed(2)} of each 100 asked by ${count(payments)} payments`;
  },
};

function sizeOf({ measure, difference_basis_points: size }: ToldExperiment): string {
  return measure === 'approval' ? points(size) : `${size / 100} of each 100 asked`;
}

/** Of ten thousand, as points of a hundred. */
function points(size: number): string {
  const value = String(size / 100);
  return `${value} ${value === '1' ? 'point' : 'points'}`;
}

function boundsOf({ low, high }: Readonly<{ low: number; high: number }>): string {
  return `between ${signedPoints(low)} and ${signedPoints(high)}`;
}

function signedPoints(share: number): string {
  const value = (share * 100).toFixed(2);
  return share > 0 ? `+${value}` : value.replace('-', '−');
}

function count(payments: number): string {
  return String(payments).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
