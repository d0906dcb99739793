import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Evidence,
  TIMES,
  LOG_WEIGHTS,
  differenceOf,
  evidenceOf,
  logOfBet,
  logRatioEvidence,
  logThreshold,
} from './e-value.ts';
import { paymentsNeeded } from './payments-needed.ts';

const HALVES = { difference: 0.01, controlShare: 0.5 } as const;
const near = (actual: number, expected: number, by = 1e-9): void =>
  assert.ok(Math.abs(actual - expected) <= by, `${actual} is not ${expected}`);

test('by the dice alone a bet wins nothing, whatever the rate, what was expected and the shares', () => {
  for (const controlShare of [0.5, 0.1, 0.95])
    for (const expected of [0, 0.02, 0.15, 0.5, 0.97, 1])
      for (const times of [...TIMES, -0.5, -1, -2, 100])
        for (const rate of [0, 0.01, 0.4, 1]) {
          const won = (arm: 'control' | 'challenger', result: 0 | 1): number =>
            Math.exp(logOfBet(expected, { difference: 0.01, controlShare }, times, arm, result));
          const mean = (result: 0 | 1): number =>
            controlShare * won('control', result) + (1 - controlShare) * won('challenger', result);
          near(rate * mean(1) + (1 - rate) * mean(0), 1, 1e-12);
        }
});

test('the bets add up to no more than there is', () => {
  near(
    LOG_WEIGHTS.reduce((sum, weight) => sum + Math.exp(weight), 0),
    1,
  );
});

test('nothing known is no evidence, and the same rate is evidence against a difference', () => {
  const of = (control: number, challenger: number, payments: number): Evidence =>
    evidenceOf(
      [
        {
          expected: 0.15,
          control: { yes: control, no: payments - control },
          challenger: { yes: challenger, no: payments - challenger },
        },
      ],
      HALVES,
    );
  near(of(0, 0, 0).higher, 0);
  near(of(0, 0, 0).lower, 0);
  assert.ok(of(7500, 7500, 50_000).higher < -1);
  assert.ok(of(7500, 7000, 50_000).lower > logThreshold(0.05, 1));
  assert.ok(of(7500, 7000, 50_000).higher < -5);
  near(of(7500, 7000, 50_000).lower, of(7000, 7500, 50_000).higher, 1e-6);
});

test('payments that are alike are compared with each other', () => {
  // The challenger is the better one in both, and has more of those that are declined often.
  const strata = [
    { expected: 0.1, control: { yes: 4000, no: 36_000 }, challenger: { yes: 2800, no: 27_200 } },
    { expected: 0.4, control: { yes: 4000, no: 6000 }, challenger: { yes: 7800, no: 12_200 } },
  ];
  assert.ok(evidenceOf(strata, HALVES).lower > evidenceOf(strata, HALVES).higher);
});

test('arms as the dice say are no alarm, and an arm that loses payments is one', () => {
  const of = (...payments: readonly number[]): number =>
    logRatioEvidence(payments.map((each) => ({ share: 1 / payments.length, payments: each })));
  near(of(0, 0), 0);
  assert.ok(of(50_000, 50_100) < 0);
  assert.ok(of(50_000, 47_500) > logThreshold(0.05, 1));
  assert.ok(of(33_000, 33_100, 32_900) < 0);
  assert.ok(of(33_000, 33_100, 30_500) > logThreshold(0.05, 1));
});

test('where the difference lies becomes narrower, and holds the truth', () => {
  assert.equal(differenceOf({ yes: 0, no: 0 }, { yes: 1, no: 0 }, 0.05), null);
  const of = (payments: number): NonNullable<ReturnType<typeof differenceOf>> => {
    const arm = (rate: number) => ({ yes: payments * rate, no: payments * (1 - rate) });
    return differenceOf(arm(0.15), arm(0.14), 0.05) ?? assert.fail('nothing is known');
  };
  near(of(1000).middle, -0.01);
  assert.ok(of(1000).low < -0.01 && of(1000).high > 0);
  assert.ok(of(100_000).high < 0 && of(100_000).low > -0.02);
  assert.ok(of(100_000).high - of(100_000).low < of(1000).high - of(1000).low);
});

test('a smaller difference, an arm of few payments and several challengers take more of them', () => {
  const plan = { expected: 0.15, wrongMost: 0.05, challengers: 1, ...HALVES };
  assert.equal(paymentsNeeded(plan), 86_100);
  assert.ok(paymentsNeeded({ ...plan, difference: 0.02 }) < 25_000);
  assert.ok(paymentsNeeded({ ...plan, difference: 0.005 }) > 300_000);
  assert.ok(paymentsNeeded({ ...plan, controlShare: 0.1 }) > 200_000);
  assert.ok(paymentsNeeded({ ...plan, challengers: 2 }) > 90_000);
});
