import { type Evidence, logOfSum, logThreshold } from './e-value.ts';
import { paymentsToPass } from './payments-needed.ts';

/**
 * How sure an experiment is about money, at every look. Of each payment its *residual* is looked at: what was kept of
 * it, less the share of its amount that was expected to be kept. The amount is known before an arm is dealt, so that
 * expecting by it is fair whatever was expected, and takes most of what differs from payment to payment out of it.
 *
 * A payment counts as at most `highest_amount`, and what is kept of it lies between all of it and nothing less all of
 * it. So the residual is bounded, and the e-value holds without any assumption on amounts, however heavy their tail,
 * and however rates move: by the dice alone, what is won in one arm is lost in the other. From the same sums comes
 * where the difference lies (Howard, Ramdas, McAuliffe and Sekhon, arXiv 1810.08240; the bound is an inequality of
 * Fan, Grama and Liu), so nothing is read again.
 */
export type Moments = Readonly<{
  /** Whose money is known. */
  payments: number;
  /** Of their residuals, each a share of the highest amount. */
  sum: number;
  squares: number;
}>;

export type MoneyPlan = Readonly<{
  /** Of the payments of both arms, those of the control, between 0 and 1. */
  controlShare: number;
  /** The share of an amount that is expected to be kept, between 0 and 1. */
  expected: number;
  /** The smallest difference worth finding: of what is kept of an amount, as 0.01 for one of a hundred. */
  difference: number;
  /** Of what payments count as, each a share of the highest amount: the mean, and the mean of the squares. */
  amount: number;
  square: number;
}>;

/** Differences of so many times the one that was asked for are bet on, with these weights. */
const BETS = [
  { times: 0.25, weight: 0.1 },
  { times: 0.5, weight: 0.2 },
  { times: 1, weight: 0.4 },
  { times: 2, weight: 0.2 },
  { times: 4, weight: 0.1 },
] as const;
const WEIGHT_OF_PLANNED = 0.4;
/** Nine of ten, with room for amounts that are not quite as those before: their largest are few. */
const FOUND = 0.94;

type Direction = 1 | -1;

/** That the challenger keeps more of a payment, and that it keeps less. */
export function moneyEvidence(control: Moments, challenger: Moments, plan: MoneyPlan): Evidence {
  const sums = pairOf(control, challenger, plan);
  return { higher: evidenceAt(sums, plan, 1, 0), lower: evidenceAt(sums, plan, -1, 0) };
}

/**
 * Where the mean difference of a payment lies, challenger less control, as a share of the highest amount: what no
 * e-value contradicts at any look. Null before anything is known of both arms.
 */
export function moneyDifference(
  control: Moments,
  challenger: Moments,
  plan: MoneyPlan,
  wrongMost: number,
): Readonly<{ low: number; middle: number; high: number }> | null {
  if (control.payments === 0 || challenger.payments === 0) return null;
  const sums = pairOf(control, challenger, plan);
  const middle = challenger.sum / challenger.payments - control.sum / control.payments;
  const threshold = logThreshold(wrongMost, 1);
  const endOf = (direction: Direction): number => {
    // From where nothing can be, towards the middle: the first difference that is not contradicted.
    let [out, within] = [-direction * MOST, middle];
    if (evidenceAt(sums, plan, direction, out) < threshold) return out;
    for (let step = 0; step < 50; step += 1) {
      const between = (out + within) / 2;
      if (evidenceAt(sums, plan, direction, between) >= threshold) out = between;
      else within = between;
    }
    return within;
  };

  const [low, high] = [endOf(1), endOf(-1)];
  return { low, middle: Math.min(Math.max(middle, low), high), high };
}

/** All of the highest amount kept in one arm, and all of it lost in the other. */
const MOST = 2;

/** How many payments of both arms find the difference in nine of ten experiments; told before one begins. */
export function moneyPaymentsNeeded(
  plan: MoneyPlan,
  { wrongMost, challengers }: Readonly<{ wrongMost: number; challengers: number }>,
): number {
  const barrier = logThreshold(wrongMost, challengers) - Math.log(WEIGHT_OF_PLANNED);
  const each = ([1, -1] as const).map((direction) => {
    const { mean, square, stake } = betOf(plan, direction, 1);
    const won = { mean: stake * mean - costOf(stake) * square, variance: stake * stake * square };
    return paymentsToPass(won, barrier, FOUND);
  });
  return Math.ceil(Math.max(...each) / 100) * 100;
}

type PairSums = Moments;

/** Weighed by the chance of each arm, so that the mean of a payment is the difference of the arms. */
function pairOf(control: Moments, challenger: Moments, { controlShare }: MoneyPlan): PairSums {
  const [of, other] = [1 - controlShare, controlShare];
  return {
    payments: control.payments + challenger.payments,
    sum: challenger.sum / of - control.sum / other,
    squares: challenger.squares / of ** 2 + control.squares / other ** 2,
  };
}

/** The logarithm of the e-value that the mean is further in a direction than `at`. */
function evidenceAt(sums: PairSums, plan: MoneyPlan, direction: Direction, at: number): number {
  const most = furthestBack(plan, direction) + Math.max(direction * at, 0);
  const sum = (direction * (sums.sum - sums.payments * at)) / most;
  const squares = (sums.squares - 2 * at * sums.sum + sums.payments * at * at) / most ** 2;
  return logOfSum(
    BETS.map(({ times, weight }) => {
      const { stake } = betOf(plan, direction, times);
      return Math.log(weight) + stake * sum - costOf(stake) * squares;
    }),
  );
}

/** Against a direction one payment can lose so much: what a bet is bounded by. */
function furthestBack({ controlShare, expected }: MoneyPlan, direction: Direction): number {
  const [lost, won] = [1 + expected, 1 - expected];
  return direction === 1
    ? Math.max(lost / (1 - controlShare), won / controlShare)
    : Math.max(won / (1 - controlShare), lost / controlShare);
}

/** What is expected of a payment where the difference is so many times the planned one, and the stake that fits it. */
function betOf(plan: MoneyPlan, direction: Direction, times: number) {
  const { controlShare, expected, difference, amount, square: amounts } = plan;
  const most = furthestBack(plan, direction);
  const mean = (times * difference * amount) / most;
  const spread = expected * (1 - expected) * (1 / controlShare + 1 / (1 - controlShare));
  const square = (amounts * spread) / most ** 2;
  return { mean, square, stake: mean / (mean + square) };
}

/** Of a square: log(1 + stake · x) ≥ stake · x − costOf(stake) · x² for every x ≥ −1 (Fan, Grama, Liu). */
function costOf(stake: number): number {
  return -Math.log1p(-stake) - stake;
}
