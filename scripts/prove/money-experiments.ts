import { logThreshold } from '../../server/domain/experiment/e-value.ts';
import {
  type MoneyPlan,
  moneyEvidence,
  moneyPaymentsNeeded,
} from '../../server/domain/experiment/money-evidence.ts';
import { type Dice, throwDice } from '../dice.ts';

/**
 * Experiments on money whose truth is known, looked at after every payment. Amounts have a tail so heavy that they have
 * no variance (Pareto's law, 1.6), and rise in the evening; declines move by the hour; every so often an issuer is out;
 * approved payments are refunded, charged back, and cost fees of which a part is fixed. What counts as the most of one
 * payment, and how many payments it takes, follows from 5,000 payments before, as in the service.
 */
export type MoneyTruth = Readonly<{
  name: string;
  /** Of the challenger less the control: shares of payments that are declined, and of approved ones given back. */
  declines: number;
  refunds: number;
  better: 'control' | 'challenger' | null;
  /** Null: as many as are told beforehand. */
  payments: number | null;
}>;

const WRONG_MOST = 0.05;
/** Two of a hundred that are asked. */
const DIFFERENCE = 0.02;
const DECLINES = 0.15;
const REFUNDS = 0.06;
/** Of an amount, what the control keeps: with its declines and outages, refunds and fees. */
const KEPT = 0.76;

export const MONEY_TRUTHS: readonly MoneyTruth[] = [
  { name: 'money: no difference', declines: 0, refunds: 0, better: null, payments: 100_000 },
  {
    name: 'money: keeps 2 of 100 more, by approving more',
    declines: -DIFFERENCE / 0.886,
    refunds: 0,
    better: 'challenger',
    payments: null,
  },
  {
    name: 'money: approves 1 of 100 more, and keeps 2 of 100 less',
    declines: -0.01,
    refunds: 0.035,
    better: 'control',
    payments: null,
  },
];

export type MoneyEnd = Readonly<{ winner: 'control' | 'challenger' | null; at: number; payments: number }>;

/** Between the seeds of two experiments: theirs are not to follow each other. */
const SEED_STEP = 7919;
const HISTORY = 5000;

export function runMoneyExperiment(truth: MoneyTruth, seed: number): MoneyEnd {
  const dice = throwDice((seed + 2_000_000) * SEED_STEP);
  const { plan, highest } = planFrom(dice);
  const payments = truth.payments ?? moneyPaymentsNeeded(plan, { wrongMost: WRONG_MOST, challengers: 1 });
  const threshold = logThreshold(WRONG_MOST, 1);
  const arms = [0, 1].map(() => ({ payments: 0, sum: 0, squares: 0 }));
  const [control, challenger] = arms;
  if (control === undefined || challenger === undefined) throw new Error('an arm is missing');

  for (let at = 1; at <= payments; at += 1) {
    const isChallenger = dice.fraction() < 0.5;
    const amount = amountAt(dice, at);
    const residual =
      (Math.min(amount, highest) / highest) * (keptOf(dice, amount, truth, isChallenger, at) - KEPT);
    const arm = isChallenger ? challenger : control;
    arm.payments += 1;
    arm.sum += residual;
    arm.squares += residual * residual;
    if (!canHavePassed(challenger.sum - control.sum, challenger.squares + control.squares, threshold))
      continue;
    const { higher, lower } = moneyEvidence(control, challenger, plan);
    if (higher >= threshold) return { winner: 'challenger', at, payments };
    if (lower >= threshold) return { winner: 'control', at, payments };
  }
  return { winner: null, at: payments, payments };
}

/** No stake wins more than this from these sums, so that most looks need no logarithm. */
function canHavePassed(sum: number, squares: number, threshold: number): boolean {
  return sum * sum >= 2 * threshold * squares;
}

/** As `POST /experiments` plans by the payments before. */
function planFrom(dice: Dice): Readonly<{ plan: MoneyPlan; highest: number }> {
  const amounts = Array.from({ length: HISTORY }, (_, at) => amountAt(dice, at)).toSorted((a, b) => a - b);
  const highest = amounts[Math.ceil(0.99 * HISTORY) - 1] ?? 1;
  const shares = amounts.map((amount) => Math.min(amount, highest) / highest);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;

  const plan = {
    controlShare: 0.5,
    expected: KEPT,
    difference: DIFFERENCE,
    amount: mean(shares),
    square: mean(shares.map((share) => share * share)),
  };
  return { plan, highest };
}

const PER_HOUR = 400;
const OUTAGE_EVERY = 20_000;
const OUTAGE_PAYMENTS = 600;
const TAIL = 1.6;
const LEAST_AMOUNT = 10;

function wave(at: number): number {
  return Math.sin((2 * Math.PI * Math.floor(at / PER_HOUR)) / 24);
}

function amountAt({ fraction }: Dice, at: number): number {
  return LEAST_AMOUNT * (1 + 0.3 * wave(at)) * (1 - fraction()) ** (-1 / TAIL);
}

/** The share of an amount that is kept, no less than minus one. */
function keptOf(
  { fraction }: Dice,
  amount: number,
  { declines, refunds }: MoneyTruth,
  isChallenger: boolean,
  at: number,
): number {
  const isOut = at % OUTAGE_EVERY < OUTAGE_PAYMENTS;
  const declineRate = isOut ? 0.9 : DECLINES * (1 + 0.5 * wave(at)) + (isChallenger ? declines : 0);
  if (fraction() < declineRate) return 0;
  const fee = 0.015 + 0.25 / amount;
  const given = fraction();
  if (given < REFUNDS + (isChallenger ? refunds : 0)) return -fee;
  if (given > 0.996) return Math.max(-fee - 15 / amount, -1);
  return 1 - fee;
}
