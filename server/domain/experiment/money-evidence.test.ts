import assert from 'node:assert/strict';
import { test } from 'node:test';
import { logThreshold } from './e-value.ts';
import {
  type MoneyPlan,
  type Moments,
  moneyDifference,
  moneyEvidence,
  moneyPaymentsNeeded,
} from './money-evidence.ts';

const PLAN: MoneyPlan = { controlShare: 0.5, expected: 0.8, difference: 0.02, amount: 0.2, square: 0.08 };
const NOTHING: Moments = { payments: 0, sum: 0, squares: 0 };

function momentsOf(residuals: readonly number[]): Moments {
  return {
    payments: residuals.length,
    sum: residuals.reduce((sum, one) => sum + one, 0),
    squares: residuals.reduce((sum, one) => sum + one * one, 0),
  };
}

/** So many payments, each of the most that counts, of which such a share was kept whole. */
function momentsKeeping(payments: number, share: number): Moments {
  const [good, bad] = [payments * share, payments * (1 - share)];
  return { payments, sum: good * 0.2 - bad * 0.8, squares: good * 0.04 + bad * 0.64 };
}

test('by the dice alone the e-value of one payment is at most one on average, whatever was kept of it', () => {
  for (const controlShare of [0.5, 0.1, 0.9])
    for (const expected of [0.05, 0.5, 0.95])
      for (const residual of [-1 - expected, -expected, -0.01, 0, 0.01, 1 - expected]) {
        const plan = { ...PLAN, controlShare, expected };
        const one = momentsOf([residual]);
        const [inControl, inChallenger] = [
          moneyEvidence(one, NOTHING, plan),
          moneyEvidence(NOTHING, one, plan),
        ];
        for (const direction of ['higher', 'lower'] as const) {
          const mean =
            controlShare * Math.exp(inControl[direction]) +
            (1 - controlShare) * Math.exp(inChallenger[direction]);
          assert.ok(
            mean <= 1 + 1e-12,
            `${mean} of ${residual} by ${expected}, ${controlShare}, ${direction}`,
          );
        }
      }
});

test('nothing known is no evidence, an arm that keeps more is, and the two directions are each other', () => {
  const none = moneyEvidence(NOTHING, NOTHING, PLAN);
  assert.ok(Math.abs(none.higher) < 1e-12 && Math.abs(none.lower) < 1e-12);
  const { higher, lower } = moneyEvidence(momentsKeeping(20_000, 0.8), momentsKeeping(20_000, 0.83), PLAN);
  assert.ok(higher > logThreshold(0.05, 1));
  assert.ok(lower < 0);
  const turned = moneyEvidence(momentsKeeping(20_000, 0.83), momentsKeeping(20_000, 0.8), PLAN);
  assert.ok(turned.lower > logThreshold(0.05, 1));
});

test('where the difference lies holds the truth and becomes narrower; nothing of one arm is nothing known', () => {
  assert.equal(moneyDifference(NOTHING, momentsKeeping(10, 0.8), PLAN, 0.05), null);
  const of = (payments: number) =>
    moneyDifference(momentsKeeping(payments, 0.8), momentsKeeping(payments, 0.83), PLAN, 0.05) ??
    assert.fail('nothing is known');
  for (const payments of [10, 1000, 100_000]) {
    const { low, middle, high } = of(payments);
    assert.ok(Math.abs(middle - 0.03) < 1e-9);
    assert.ok(low < middle && middle < high, `${payments}: ${low} to ${high}`);
  }
  assert.ok(of(1000).low < 0 && of(100_000).low > 0.02 && of(100_000).high < 0.04);
  assert.deepEqual([of(10).low, of(10).high], [-2, 2]);
});

test('evidence passes the threshold where the bounds leave out no difference, and nowhere else', () => {
  for (const share of [0.8, 0.805, 0.81, 0.815, 0.82, 0.83]) {
    const arms = [momentsKeeping(20_000, 0.8), momentsKeeping(20_000, share)] as const;
    const passes = moneyEvidence(...arms, PLAN).higher >= logThreshold(0.05, 1);
    assert.equal((moneyDifference(...arms, PLAN, 0.05)?.low ?? 0) > 0, passes, String(share));
  }
});

test('a smaller difference, amounts further apart and several challengers take more payments', () => {
  const one = { wrongMost: 0.05, challengers: 1 };
  const needed = moneyPaymentsNeeded(PLAN, one);
  assert.ok(needed > 40_000 && needed < 90_000, String(needed));
  assert.ok(moneyPaymentsNeeded({ ...PLAN, difference: 0.01 }, one) > 3 * needed);
  assert.ok(moneyPaymentsNeeded({ ...PLAN, square: 0.16 }, one) > 1.8 * needed);
  assert.ok(moneyPaymentsNeeded({ ...PLAN, controlShare: 0.1 }, one) > 2 * needed);
  assert.ok(moneyPaymentsNeeded(PLAN, { ...one, challengers: 2 }) > needed);
});
