import {
  type EvidenceSettings,
  LOG_WEIGHTS,
  TIMES,
  evidenceOf,
  logOfBet,
  logRatioEvidence,
  logThreshold,
} from '../../server/domain/experiment/e-value.ts';
import { paymentsNeeded } from '../../server/domain/experiment/payments-needed.ts';
import type { Proof } from '../prove.ts';
import { throwDice } from '../dice.ts';
import { MONEY_TRUTHS, type MoneyEnd, type MoneyTruth, runMoneyExperiment } from './money-experiments.ts';

/**
 * Experiments whose truth is known, looked at after every payment: how often a winner is named where there is none, and
 * how soon a true difference is found. Rates move by the hour, and every so often an issuer is out for all.
 */
const WRONG_MOST = 0.05;
const FOUND = 0.9;
const POINT = 0.01;
const EXPERIMENTS = 1000;
const NULL_PAYMENTS = 100_000;

type Truth = Readonly<{
  name: string;
  control: number;
  challenger: number;
  moves: boolean;
  /** Of declines, as the months before would say. */
  expected: number;
  payments: number;
}>;
const STILL = { moves: false, expected: 0.15 } as const;
/** Three hours of a hundred are outages, in which nine of ten payments are declined. */
const MOVING = { moves: true, expected: 0.172 } as const;

export function proveExperiments(quick: boolean): Proof {
  const experiments = quick ? EXPERIMENTS / 10 : EXPERIMENTS;
  const truths = [
    { ...MOVING, control: 0.15, challenger: 0.15, name: 'no difference, moving', payments: NULL_PAYMENTS },
    { ...STILL, control: 0.15, challenger: 0.14, name: 'declines 15 and 14 of 100', payments: needed(STILL) },
    {
      ...MOVING,
      control: 0.15,
      challenger: 0.14,
      name: 'declines 15 and 14 of 100, moving',
      payments: needed(MOVING),
    },
    { ...STILL, control: 0.15, challenger: 0.13, name: 'declines 15 and 13 of 100', payments: needed(STILL) },
  ];
  const runs = truths.map((truth) => runMany(truth, experiments));
  const money = MONEY_TRUTHS.map((truth) => runMoney(truth, experiments));
  const wrongRatio = ratioAlarms(experiments);

  const [none, ...differing] = runs;
  const [noneOfMoney, ...differingMoney] = money;
  const wrongShare = (none?.named ?? experiments) / experiments;
  const holds =
    wrongShare <= WRONG_MOST &&
    (noneOfMoney?.named ?? experiments) <= WRONG_MOST * experiments &&
    [...differing, ...differingMoney].every(
      ({ named, right }) => right >= FOUND * experiments && named === right,
    ) &&
    needed(STILL) <= 90_000 &&
    wrongRatio.false <= WRONG_MOST * experiments &&
    wrongRatio.found === experiments;
  return {
    head: [
      'truth',
      'experiments',
      'payments at most',
      'named a winner',
      'the right one',
      'median of payments',
    ],
    rows: [...runs, ...money].map(({ name, payments, named, right, median }) => [
      name,
      `${experiments}`,
      `${payments}`,
      `${named}`,
      `${right}`,
      median === null ? '–' : `${median}`,
    ]),
    told: [
      `told beforehand: about ${needed(STILL)} payments find one point of 15 in nine of ten experiments`,
      `ratio of the arms: ${wrongRatio.false} of ${experiments} false alarms, ${wrongRatio.found} of ${experiments} ` +
        'arms that lose 5 % of their payments found within 100,000',
      `a winner where there is none: ${(100 * wrongShare).toFixed(1)} % by approvals, ` +
        `${((100 * (noneOfMoney?.named ?? 0)) / experiments).toFixed(1)} % by money (at most ${100 * WRONG_MOST} %)`,
    ],
    holds,
  };
}

function needed({ expected }: Pick<Truth, 'expected'>): number {
  const plan = { expected, difference: POINT, controlShare: 0.5, wrongMost: WRONG_MOST, challengers: 1 };
  return paymentsNeeded(plan);
}

type Many = Readonly<{
  name: string;
  payments: number | string;
  named: number;
  right: number;
  median: number | null;
}>;

function runMany(truth: Truth, experiments: number): Many {
  const ends = Array.from({ length: experiments }, (_, index) => runOne(truth, index + 1));
  const better = truth.challenger < truth.control ? 'challenger' : null;
  return { name: truth.name, payments: truth.payments, ...countEnds(ends, better) };
}

/** How many payments are told beforehand follows from what was paid before, and so differs a little. */
function runMoney(truth: MoneyTruth, experiments: number): Many {
  const ends = Array.from({ length: experiments }, (_, index) => runMoneyExperiment(truth, index + 1));
  const told = ends.map(({ payments }) => payments).sort((left, other) => left - other);
  const [least = 0, most = 0] = [told[0], told.at(-1)];
  const payments = least === most ? least : `${least} to ${most}`;
  return { name: truth.name, payments, ...countEnds(ends, truth.better) };
}

function countEnds(
  ends: readonly Pick<MoneyEnd, 'winner' | 'at'>[],
  better: MoneyTruth['better'],
): Pick<Many, 'named' | 'right' | 'median'> {
  const named = ends.filter(({ winner }) => winner !== null);
  const right = named.filter(({ winner }) => winner === better);
  const sorted = ends
    .map(({ winner, at }) => (winner === null ? Number.POSITIVE_INFINITY : at))
    .sort((left, other) => left - other);
  const middle = sorted[Math.floor(ends.length / 2)] ?? Number.POSITIVE_INFINITY;
  return { named: named.length, right: right.length, median: Number.isFinite(middle) ? middle : null };
}

/** Between the seeds of two experiments: theirs are not to follow each other. */
const SEED_STEP = 7919;
const SETTINGS: EvidenceSettings = { difference: POINT, controlShare: 0.5 };
const PER_HOUR = 400;
const OUTAGE_EVERY = 20_000;
const OUTAGE_PAYMENTS = 600;

/** What each payment wins for each bet, by arm and result: the same for all payments, and so made once. */
function tableOf(expected: number): readonly (readonly (readonly number[])[])[] {
  return (['control', 'challenger'] as const).map((arm) =>
    ([0, 1] as const).map((result) =>
      [1, -1].flatMap((direction) =>
        TIMES.map((times) => logOfBet(expected, SETTINGS, direction * times, arm, result)),
      ),
    ),
  );
}

function runOne(
  truth: Truth,
  seed: number,
): Readonly<{ winner: 'control' | 'challenger' | null; at: number }> {
  const { fraction } = throwDice(seed * SEED_STEP);
  const threshold = logThreshold(WRONG_MOST, 1);
  const won = new Float64Array(2 * TIMES.length);
  const counts = [new Int32Array(2), new Int32Array(2)];
  const table = tableOf(truth.expected);

  for (let at = 1; at <= truth.payments; at += 1) {
    const arm = fraction() < 0.5 ? 0 : 1;
    const declined = fraction() < declineRate(truth, arm, at) ? 1 : 0;
    const row = table[arm]?.[declined] ?? [];
    const armCounts = counts[arm];
    if (armCounts !== undefined) armCounts[declined] = (armCounts[declined] ?? 0) + 1;
    for (let bet = 0; bet < won.length; bet += 1) won[bet] = (won[bet] ?? 0) + (row[bet] ?? 0);
    const higher = passes(won, 0, threshold);
    if (higher || passes(won, TIMES.length, threshold)) {
      assertSame(truth.expected, counts, higher, threshold);
      return { winner: higher ? 'control' : 'challenger', at };
    }
  }
  return { winner: null, at: truth.payments };
}

function declineRate({ control, challenger, moves }: Truth, arm: number, at: number): number {
  const rate = arm === 0 ? control : challenger;
  if (!moves) return rate;
  if (at % OUTAGE_EVERY < OUTAGE_PAYMENTS) return 0.9;
  return rate * (1 + 0.5 * Math.sin((2 * Math.PI * Math.floor(at / PER_HOUR)) / 24));
}

/** First whether any bet is near, since the sum of exponentials is dear. */
function passes(won: Float64Array, from: number, threshold: number): boolean {
  let sum = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let bet = 0; bet < TIMES.length; bet += 1)
    most = Math.max(most, (won[from + bet] ?? 0) + (LOG_WEIGHTS[bet] ?? 0));
  if (most < threshold - Math.log(TIMES.length)) return false;
  for (let bet = 0; bet < TIMES.length; bet += 1)
    sum += Math.exp((won[from + bet] ?? 0) + (LOG_WEIGHTS[bet] ?? 0));
  return Math.log(sum) >= threshold;
}

/** What the service says of the counts is what was added up payment by payment. */
function assertSame(
  expected: number,
  counts: readonly Int32Array[],
  isHigher: boolean,
  threshold: number,
): void {
  const [control, challenger] = counts.map((arm) => ({ no: arm[0] ?? 0, yes: arm[1] ?? 0 }));
  if (control === undefined || challenger === undefined) throw new Error('an arm is missing');
  const evidence = evidenceOf([{ expected, control, challenger }], SETTINGS);
  const said = isHigher ? evidence.higher : evidence.lower;
  if (said < threshold - 1e-6) throw new Error(`the counts say ${said}, and the payments ${threshold}`);
}

/** Arms of even shares, and arms of which one loses five of a hundred payments before they are counted. */
function ratioAlarms(experiments: number): Readonly<{ false: number; found: number }> {
  const alarms = (lost: number): number =>
    Array.from({ length: experiments }, (_, index) => isAlarmed(lost, index + 1)).filter(Boolean).length;
  return { false: alarms(0), found: alarms(0.05) };
}

const RATIO_LOOKS = 200;
const RATIO_PAYMENTS = 500;

function isAlarmed(lost: number, seed: number): boolean {
  const { fraction } = throwDice((seed + 1_000_000) * SEED_STEP);
  const counts = [0, 0];
  for (let look = 0; look < RATIO_LOOKS; look += 1) {
    for (let payment = 0; payment < RATIO_PAYMENTS; payment += 1) {
      const arm = fraction() < 0.5 ? 0 : 1;
      if (arm === 0 || lost === 0 || fraction() >= lost) counts[arm] = (counts[arm] ?? 0) + 1;
    }
    const evidence = logRatioEvidence(counts.map((count) => ({ share: 0.5, payments: count })));
    if (evidence >= Math.log(1 / WRONG_MOST)) return true;
  }
  return false;
}
