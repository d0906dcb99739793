import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ArmTally, compareArms, concludeFrom, evidenceNeeded, paymentsNeededBy } from './conclude.ts';
import { sayResult } from './say-result.ts';

const PLAN = {
  expected_decline_basis_points: 1500,
  difference_basis_points: 100,
  payments_needed: 86_100,
} as const;

function armOf(arm: string, approved: number, more: Partial<ArmTally> = {}): ArmTally {
  const payments = more.payments ?? 20_000;
  return {
    arm,
    share_percent: 50,
    payments,
    approved,
    not_approved: payments - approved,
    unknown_outcomes: 0,
    challenges: 0,
    ...more,
  };
}
const end = (...arms: readonly ArmTally[]) => concludeFrom(PLAN, arms);

test('with nothing known, or rates alike, an experiment goes on', () => {
  assert.equal(end(armOf('old', 0, { payments: 0 }), armOf('new', 0, { payments: 0 })), null);
  assert.equal(end(armOf('old', 17_000), armOf('new', 17_020)), null);
});

test('the arm that approves more wins, whichever it is, and its attempts go on', () => {
  assert.deepEqual(end(armOf('old', 17_000), armOf('new', 17_600)), {
    because: 'challenger_better',
    winner: 'new',
    goes_on_with: 'new',
  });
  assert.deepEqual(end(armOf('old', 17_600), armOf('new', 17_000)), {
    because: 'control_better',
    winner: 'old',
    goes_on_with: 'old',
  });
});

test('of two challengers the better one wins, and one that is worse ends nothing by itself', () => {
  const three = (second: number, third: number) =>
    end(
      armOf('old', 17_000, { share_percent: 34 }),
      armOf('second', second, { share_percent: 33 }),
      armOf('third', third, { share_percent: 33 }),
    );
  assert.equal(three(17_800, 18_000)?.winner, 'third');
  assert.equal(three(16_000, 17_010)?.winner, undefined);
  assert.equal(three(16_000, 16_100)?.because, 'control_better');
});

test('after as many payments as were told, no difference was found, and the control goes on', () => {
  const arms = [armOf('old', 36_593, { payments: 43_050 }), armOf('new', 36_600, { payments: 43_050 })];
  assert.deepEqual(end(...arms), { because: 'no_difference_found', winner: null, goes_on_with: 'old' });
});

test('arms that did not get what they were dealt make it invalid, whoever seems to win', () => {
  assert.deepEqual(end(armOf('old', 17_000), armOf('new', 18_000, { payments: 18_500, not_approved: 500 })), {
    because: 'sample_ratio_mismatch',
    winner: null,
    goes_on_with: 'old',
  });
});

test('a guardrail that breaks ends it, also where the arm approves more', () => {
  const known = armOf('old', 17_000, { unknown_outcomes: 100, challenges: 2000 });
  const ended = (more: Partial<ArmTally>) =>
    end(known, armOf('new', 18_000, { unknown_outcomes: 100, challenges: 2000, ...more }))?.because;
  assert.equal(ended({}), 'challenger_better');
  assert.equal(ended({ unknown_outcomes: 600 }), 'unknown_outcomes');
  assert.equal(ended({ challenges: 3000 }), 'three_d_secure_challenges');
  assert.equal(ended({ unknown_outcomes: 0, challenges: 0 }), 'challenger_better', 'fewer is no harm');
});

test('what is needed grows with arms of few payments and with challengers', () => {
  assert.equal(paymentsNeededBy(PLAN, [50, 50]), 86_100);
  assert.ok(paymentsNeededBy(PLAN, [90, 10]) > 200_000);
  assert.ok(paymentsNeededBy(PLAN, [34, 33, 33]) > 130_000);
  assert.ok(paymentsNeededBy({ ...PLAN, difference_basis_points: 1500 }, [50, 50]) < 1000);
});

test('what is said is about these counts, for one who knows no statistics', () => {
  const say = (arms: readonly ArmTally[], daysLeft: number | null = null): string => {
    const conclusion = concludeFrom(PLAN, arms);
    return sayResult({
      ...PLAN,
      arms,
      compared: compareArms(PLAN, arms),
      daysLeft,
      ended_because: conclusion?.because ?? null,
      winner: conclusion?.winner ?? null,
      goes_on_with: conclusion?.goes_on_with ?? null,
    });
  };
  assert.equal(
    say([armOf('old', 0, { payments: 0 }), armOf('new', 0, { payments: 0 })], 72),
    'No result is known yet. To find a difference of 1 point takes 86,100 payments at most in nine of ten ' +
      'experiments, about 72 days at the traffic so far.',
  );
  assert.match(
    say([armOf('old', 17_000), armOf('new', 17_020)], 1),
    /85\.00 % of 20,000 .+ 85\.10 % of 20,000 payments\. That is no proof: .+ goes on for 46,100 payments at most/,
  );
  assert.match(
    say([armOf('old', 17_000), armOf('new', 17_600)]),
    /^new is better: .+ 3 points more than old, between \+\d\.\d\d and \+\d\.\d\d\. Its rules go on with new\.$/,
  );
  assert.match(
    say([armOf('old', 17_000), armOf('new', 18_000, { payments: 18_500, not_approved: 500 })]),
    /It is invalid: .+ \(old 20,000, new 18,500\)\. Compare nothing of it\. Its rules go on with old\.$/,
  );
});

test('evidence that is needed is told for as many arms as there are', () => {
  assert.equal(Math.round(Math.exp(evidenceNeeded([armOf('a', 1), armOf('b', 1)]))), 40);
  assert.equal(Math.round(Math.exp(evidenceNeeded([armOf('a', 1), armOf('b', 1), armOf('c', 1)]))), 80);
});
