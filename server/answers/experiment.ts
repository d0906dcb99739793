import type { Static } from 'typebox';
import type { Experiment } from '../api-contract/experiments.ts';
import { type CountedExperiment, getExperiment } from '../db/queries/experiments.ts';
import {
  type ArmTally,
  GUARDRAILS,
  brokenGuardrails,
  compareArms,
  evidenceNeeded,
  knownIn,
  knownInAll,
} from '../domain/experiment/conclude.ts';
import { sayResult } from '../domain/experiment/say-result.ts';
import { experimentOutcome } from '../domain/flow/experiment-arms.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { fromStoredJson } from '../json/stored-json.ts';
import type { ReadParts } from '../parts.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Numbers beyond are as good as sure, and no reader of JSON takes infinity. */
const EVIDENCE_MOST = 1_000_000_000;

export async function readExperiment(
  { db, clock }: Pick<ReadParts, 'db' | 'clock'>,
  {
    merchantAccountId,
    experimentId,
  }: Readonly<{ merchantAccountId: MerchantAccountId; experimentId: string }>,
): Promise<Static<typeof Experiment> | null> {
  const row = await getExperiment(db, merchantAccountId, experimentId);
  return row === null ? null : renderExperiment(row, clock.nowFor(merchantAccountId));
}

/** What came of each arm, with the share that it was given. */
export function talliesOf({
  arms,
  tallies,
}: Pick<CountedExperiment, 'arms' | 'tallies'>): readonly ArmTally[] {
  return tallies.map((tally, at) => ({ ...tally, share_percent: arms[at]?.share_percent ?? 0 }));
}

/** `now`: the merchant account's time. */
export function renderExperiment(row: CountedExperiment, now: Date): Static<typeof Experiment> {
  const arms = talliesOf(row);
  const daysLeft = row.state === 'ended' ? null : daysLeftOf(row, arms, now);
  const given = fromStoredJson<Static<typeof Experiment>['arms']>(row.arms);

  return {
    type: 'experiment',
    id: row.experiment_id,
    merchant_account_id: row.merchant_account_id,
    name: row.name,
    flow: row.flow,
    unit: row.unit,
    arms: given,
    expected_decline_basis_points: row.expected_decline_basis_points,
    difference_basis_points: row.difference_basis_points,
    horizon_hours: row.horizon_hours,
    measure: row.measure,
    money: moneyOf(row),
    maturity_days: row.maturity_days,
    slow_after_ms: row.slow_after_ms,
    standing: row.standing,
    outcome: experimentOutcome({ experiment_id: row.experiment_id, unit: row.unit, arms: given }),
    state: row.state,
    payments_needed: row.payments_needed,
    payments_per_day: row.payments_per_day,
    days_left: daysLeft,
    report: reportOf(row, arms, daysLeft),
    ended_because: row.ended_because,
    winner: row.winner,
    goes_on_with: row.goes_on_with,
    creator: row.creator,
    created_at: row.created_at,
    updated_at: row.updated_at,
    started_at: row.started_at,
    ended_at: row.ended_at,
  };
}

/** What came of its arms, and what is said of it. */
function reportOf(
  row: CountedExperiment,
  arms: readonly ArmTally[],
  daysLeft: number | null,
): Static<typeof Experiment>['report'] {
  const compared = compareArms(row, arms);
  const broken = compared.map((one) => brokenGuardrails(arms, one));
  return {
    arms: arms.map((arm) => ({
      arm: arm.arm,
      payments: arm.payments,
      known: knownIn(arm),
      approved: arm.approved,
      approval_basis_points: basisPoints(knownIn(arm) === 0 ? null : arm.approved / knownIn(arm)),
      unknown_outcomes: arm.unknown_outcomes,
      three_d_secure_challenges: arm.challenges,
      late_answers: arm.late_answers,
      matured: arm.matured,
      charged_back: arm.charged_back,
      money: row.measure === 'money_kept' ? keptIn(arm) : null,
    })),
    comparisons: compared.map(({ arm, better, worse, difference, guardrails }, at) => ({
      arm,
      evidence_better: evidenceOf(better),
      evidence_worse: evidenceOf(worse),
      difference_basis_points: basisPoints(difference?.middle ?? null),
      difference_low: basisPoints(difference?.low ?? null),
      difference_high: basisPoints(difference?.high ?? null),
      guardrails: GUARDRAILS.map((guardrail) => ({
        guardrail,
        evidence: evidenceOf(guardrails[guardrail]),
      })),
      broken_guardrails: [...(broken[at] ?? [])],
    })),
    evidence_needed: evidenceOf(evidenceNeeded(arms)),
    conclusion: sayResult({ ...row, arms, compared, daysLeft }),
  };
}

type MoneyTerms = Static<typeof Experiment>['money'];

/** Null: approvals count. */
function moneyOf({ currency, highest_amount, average_amount, fees }: CountedExperiment): MoneyTerms {
  if (currency === null || highest_amount === null || average_amount === null) return null;
  return {
    currency,
    highest_amount: Number(highest_amount),
    average_amount: Number(average_amount),
    fees: [...(fees ?? [])],
  };
}

function keptIn({ money_payments, asked_amount, kept_amount, fees_estimated }: ArmTally) {
  return {
    payments: money_payments,
    asked_amount,
    kept_amount,
    kept_basis_points: basisPoints(asked_amount === 0 ? null : kept_amount / asked_amount),
    fees_estimated,
  };
}

/**
 * By what has come in a day or more; before that, by what the flow decided in the days before. Money counts when it has
 * matured, so the last payment that counts comes so many days before the end. Null: nobody can say, or by hand.
 */
function daysLeftOf(row: CountedExperiment, arms: readonly ArmTally[], now: Date): number | null {
  if (row.standing) return null;
  const days = row.started_at === null ? 0 : (now.getTime() - Date.parse(row.started_at)) / DAY_MS;
  const came = arms.reduce((sum, { payments }) => sum + payments, 0);
  const perDay = days >= 1 ? came / days : row.payments_per_day;
  const isMoney = row.measure === 'money_kept';
  const left = row.payments_needed - (isMoney ? came : knownInAll(arms));
  if (perDay === null || perDay === 0) return null;
  return Math.ceil(Math.max(left, 0) / perDay) + (isMoney ? row.maturity_days : 0);
}

function basisPoints(share: number | null): number | null {
  return share === null ? null : Math.round(share * 10_000);
}

function evidenceOf(logarithm: number): number {
  return Math.min(Number(Math.exp(logarithm).toPrecision(4)), EVIDENCE_MOST);
}
