import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ArmTally, compareArms, concludeFrom, evidenceNeeded, paymentsNeededBy } from './conclude.ts';
import { sayResult } from './say-result.ts';

const PLAN = {
  measure: 'approval',
  standing: false,
  highest_amount: null,
  average_amount: null,
  average_square: null,
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
    late_answers: 0,
    matured: payments,
    charged_back: 0,
    money_payments: 0,
    asked_amount: 0,
    kept_amount: 0,
    fees_estimated: 0,
    residual_sum: 0,
    residual_squares: 0,
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
  assert.equal(ended({ late_answers: 300 }), 'late_answers');
  assert.equal(ended({ charged_back: 100 }), 'chargebacks');
  assert.equal(ended({ charged_back: 3 }), 'challenger_better', 'three are no evidence');
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
      maturity_days: 30,
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

const MONEY = {
  ...PLAN,
  measure: 'money_kept',
  expected_decline_basis_points: 2000,
  difference_basis_points: 200,
  highest_amount: 50_000n,
  average_amount: 10_000n,
  average_square: 0.08,
} as const;

/** So many payments of 100.00, of each of which such a share was kept or nothing. */
function moneyArm(arm: string, keptShare: number, more: Partial<ArmTally> = {}): ArmTally {
  const payments = 30_000;
  const [kept, lost] = [Math.round(payments * keptShare), Math.round(payments * (1 - keptShare))];
  const [good, bad] = [0.2 * 0.2, 0.2 * -0.8];
  return armOf(arm, 25_000, {
    payments,
    money_payments: payments,
    asked_amount: payments * 10_000,
    kept_amount: kept * 10_000,
    residual_sum: kept * good + lost * bad,
    residual_squares: kept * good ** 2 + lost * bad ** 2,
    ...more,
  });
}

test('by money the arm that keeps more wins, whatever it approves, and it is said of what was asked', () => {
  const arms = [moneyArm('old', 0.8), moneyArm('new', 0.83, { approved: 24_000, not_approved: 6000 })];
  const conclusion = concludeFrom(MONEY, arms);
  assert.deepEqual(conclusion, { because: 'challenger_better', winner: 'new', goes_on_with: 'new' });
  const [compared] = compareArms(MONEY, arms);
  assert.ok(Math.abs((compared?.difference?.middle ?? 0) - 0.03) < 1e-9);
  const said = sayResult({
    ...MONEY,
    maturity_days: 30,
    arms,
    compared: compareArms(MONEY, arms),
    daysLeft: null,
    ended_because: 'challenger_better',
    winner: 'new',
    goes_on_with: 'new',
  });
  assert.match(
    said,
    /^new is better: old kept 80\.00 of each 100 asked by 30,000 payments, .+ keeps 3 more of each 100 asked than old/,
  );
  const worse = [moneyArm('old', 0.83), moneyArm('new', 0.8)];
  assert.equal(concludeFrom(MONEY, worse)?.because, 'control_better');
  assert.equal(concludeFrom(MONEY, [moneyArm('old', 0.8), moneyArm('new', 0.801)]), null);
});

test('by money an experiment ends without a winner once as many payments have matured as were told', () => {
  const arms = [moneyArm('old', 0.8), moneyArm('new', 0.8)];
  assert.equal(concludeFrom({ ...MONEY, payments_needed: 60_000 }, arms)?.because, 'no_difference_found');
  assert.equal(concludeFrom({ ...MONEY, payments_needed: 60_001 }, arms), null);
  const needed = paymentsNeededBy(MONEY, [50, 50]);
  assert.ok(needed > 40_000 && needed < 90_000, String(needed));
  assert.ok(paymentsNeededBy({ ...MONEY, average_square: 0.16 }, [50, 50]) > 1.8 * needed);
});

test('a standing experiment ends by nothing, and says what another would have ended by', () => {
  const standing = { ...PLAN, standing: true } as const;
  const arms = [armOf('old', 17_000), armOf('new', 17_600, { unknown_outcomes: 600 })];
  assert.equal(concludeFrom(standing, arms), null);
  const said = sayResult({
    ...standing,
    maturity_days: 30,
    arms,
    compared: compareArms(standing, arms),
    daysLeft: null,
    ended_because: null,
    winner: null,
    goes_on_with: null,
  });
  assert.match(
    said,
    /new approves more, between .+ points\. Of new more payments had an outcome that nobody knew\./,
  );
  assert.match(said, /It goes on until somebody ends it\.$/);
});

test('evidence that is needed is told for as many arms as there are', () => {
  assert.equal(Math.round(Math.exp(evidenceNeeded([armOf('a', 1), armOf('b', 1)]))), 40);
  assert.equal(Math.round(Math.exp(evidenceNeeded([armOf('a', 1), armOf('b', 1), armOf('c', 1)]))), 80);
});
