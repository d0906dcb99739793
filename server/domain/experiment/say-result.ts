import { type ArmTally, type Comparison, type EndedBecause, knownIn, knownInAll } from './conclude.ts';

/** An experiment as a person asks about it. */
export type ToldExperiment = Readonly<{
  arms: readonly ArmTally[];
  compared: readonly Comparison[];
  difference_basis_points: number;
  payments_needed: number;
  /** Null: nobody can say. */
  daysLeft: number | null;
  ended_because: EndedBecause | null;
  winner: string | null;
  goes_on_with: string | null;
}>;

/** What an experiment has found, or how far it is, in sentences for somebody who knows nothing of statistics. */
export function sayResult(told: ToldExperiment): string {
  const { arms, ended_because: why, goes_on_with: arm } = told;
  if (why === null || arm === null) return sayProgress(told);
  const rates = `${arms.map(sayRate).join(', and ')}.`;
  return `${ENDS[why](told, rates).trimEnd()} Its rules go on with ${arm}.`;
}

function sayProgress(told: ToldExperiment): string {
  const { arms, compared, payments_needed: needed, difference_basis_points: smallest, daysLeft } = told;
  const known = knownInAll(arms);
  const days =
    daysLeft === null ? '' : `, about ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} at the traffic so far`;
  if (known === 0)
    return (
      `No result is known yet. To find a difference of ${points(smallest)} takes ${count(needed)} payments ` +
      `at most in nine of ten experiments${days}.`
    );
  const left = Math.max(needed - known, 0);

  return [
    `${arms.map(sayRate).join(', and ')}.`,
    ...compared.map(({ arm, difference }) =>
      difference === null
        ? `Nothing can be said of ${arm} yet.`
        : `That is no proof: ${arm} may approve ${boundsOf(difference)} points.`,
    ),
    `It goes on for ${count(left)} payments at most${days}.`,
  ].join(' ');
}

const ENDS: Readonly<Record<EndedBecause, (told: ToldExperiment, rates: string) => string>> = {
  challenger_better: (told, rates) => `${told.winner ?? ''} is better: ${rates} ${sayDifference(told)}`,
  control_better: ({ winner }, rates) => `${winner ?? ''} is better than what was tried: ${rates}`,
  no_difference_found: ({ difference_basis_points: smallest }, rates) =>
    `No difference was found: ${rates} One of ${points(smallest)} would have been found in nine of ten experiments.`,
  unknown_outcomes: (_, rates) =>
    `It was ended because payments of a new arm more often had an outcome that nobody knew: ${rates}`,
  three_d_secure_challenges: (_, rates) =>
    `It was ended because buyers of a new arm were challenged by 3-D Secure more often: ${rates}`,
  sample_ratio_mismatch: ({ arms }) =>
    'It is invalid: payments did not come to the arms as they were dealt ' +
    `(${arms.map(({ arm, payments }) => `${arm} ${count(payments)}`).join(', ')}). Compare nothing of it.`,
  ended_by_hand: (_, rates) => `It was ended by hand, so it names no winner. Until then: ${rates}`,
};

function sayDifference({ arms, compared, winner }: ToldExperiment): string {
  const difference = compared.find(({ arm }) => arm === winner)?.difference ?? null;
  if (difference === null) return '';
  const more = points(Math.round(difference.middle * 10_000));
  return `It approves ${more} more than ${arms[0]?.arm ?? ''}, ${boundsOf(difference)}.`;
}

function sayRate(arm: ArmTally): string {
  const known = knownIn(arm);
  if (known === 0) return `${arm.arm} has no result yet`;
  return `${arm.arm} approved ${((arm.approved / known) * 100).toFixed(2)} % of ${count(known)} payments`;
}

/** Of ten thousand, as points of a hundred. */
function points(basisPoints: number): string {
  const value = String(basisPoints / 100);
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
