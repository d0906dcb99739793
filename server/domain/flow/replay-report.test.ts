import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, Inputs } from './decide-route.ts';
import type { FeeTable } from './fees.ts';
import { NO_FACTS } from './flow-facts.ts';
import { rateOf, reportOf } from './replay-report.ts';
import { type Tally, count, emptyTally } from './replay-tally.ts';
import { SAMPLE_MIN } from './success-rate.ts';

const inputs: Inputs = {
  facts: { ...NO_FACTS, amount: 1000n, currency: 'EUR', card_scheme: 'visa' },
  chosen: [],
  named: null,
  able: ['a', 'b'],
  avoided: [],
  seed: 1,
  seen: null,
};
const decisionFor = (service: string | null): Decision => ({
  attempts: service === null ? [] : [{ payment_service_id: service, instrument: null, transformations: [] }],
  decline: service === null ? ('flow_decline' as Decision['decline']) : null,
  three_d_secure: null,
  exemption: null,
  spoke: [],
  ordered: null,
  experiment: null,
  skipped: [],
});
const add = (
  tally: Tally,
  before: string | null,
  after: string | null,
  approved: boolean | null,
  times = 1,
  fees: FeeTable = [],
): void => {
  for (let index = 0; index < times; index += 1)
    count(
      tally,
      {
        inputs,
        before: decisionFor(before),
        after: decisionFor(after),
        isReproduced: true,
        wasApproved: approved,
      },
      fees,
    );
};

test('what stays counts as it ended, what moves by the rate of its like, and what is refused not at all', () => {
  const tally = emptyTally();
  add(tally, 'a', 'a', true, 60);
  add(tally, 'a', 'b', false, 40);
  add(tally, 'b', 'b', true, 90);
  add(tally, 'b', 'b', false, 10);
  add(tally, 'b', null, true, 20);
  const { approvals, moves, unknown } = reportOf(tally, false);
  const [euros] = approvals;
  assert.ok(euros !== undefined);
  assert.deepEqual([tally.decisions, tally.changed, euros.payments, euros.before], [220, 60, 220, 170]);
  // 60 and 90 stay approved; 40 move to b, which approved 110 of 120; 20 are refused.
  assert.equal(euros.after.expected, Number((150 + (40 * 110) / 120).toFixed(1)));
  assert.ok(euros.after.low < euros.after.expected && euros.after.expected < euros.after.high);
  assert.deepEqual(moves, [
    { from: 'a', to: 'b', count: 40 },
    { from: 'b', to: 'flow_decline', count: 20 },
  ]);
  assert.deepEqual(unknown, []);
});

test('where fewer than thirty like it have been, nothing is expected, and it is said', () => {
  const tally = emptyTally();
  add(tally, 'a', 'b', true, 10);
  add(tally, 'b', 'b', true, SAMPLE_MIN - 1);
  const { approvals, unknown } = reportOf(tally, false);
  const [euros] = approvals;
  const stay = SAMPLE_MIN - 1;
  assert.deepEqual(
    [euros?.payments, euros?.before, euros?.after.expected],
    [stay, stay, stay],
    'the ten that move are on neither side',
  );
  assert.deepEqual(unknown, [
    { currency: 'EUR', kind: 'visa', payment_service_id: 'b', count: 10, approved: 10, sample: stay },
  ]);
});

test('what was refused and would be tried counts as not approved before, what is under way as nothing', () => {
  const tally = emptyTally();
  add(tally, 'b', 'b', true, 45);
  add(tally, 'b', 'b', false, 15);
  add(tally, null, 'b', null, 20);
  add(tally, 'a', 'b', null, 7);
  const [euros] = reportOf(tally, false).approvals;
  assert.deepEqual([tally.changed, euros?.payments, euros?.before], [27, 80, 45]);
  assert.equal(euros?.after.expected, 45 + (20 * 45) / 60);
});

test('what the rules wanted to try and could not, and what else they change, is counted beside the moves', () => {
  const tally = emptyTally();
  const a = decisionFor('a');
  const change = (after: Decision): void =>
    count(tally, { inputs, before: a, after, isReproduced: true, wasApproved: true }, []);
  change({ ...a, skipped: ['new'] });
  change({ ...a, three_d_secure: 'force' });
  change({ ...a, three_d_secure: 'skip', exemption: 'low_value' });
  change({ ...a, attempts: [...a.attempts, ...decisionFor('b').attempts] });
  change({ ...decisionFor(null), three_d_secure: 'force' });
  const { moves, skipped, threeDSecure } = reportOf(tally, false);
  assert.deepEqual(
    [tally.changed, tally.otherwise, moves, skipped],
    [1, 1, [{ from: 'a', to: 'flow_decline', count: 1 }], [{ payment_service_id: 'new', count: 1 }]],
  );
  assert.deepEqual(threeDSecure, [
    { from: 'none', to: 'force', count: 1 },
    { from: 'none', to: 'low_value', count: 1 },
  ]);
});

test('fees are taken of what is approved, before and after, and what has none is told', () => {
  const tally = emptyTally();
  const fee = { currency: null, card_schemes: null, card_types: null, card_countries: null };
  const fees = [
    { ...fee, payment_service_id: 'a', currency: 'EUR', fixed: 10, basis_points: 200 },
    { ...fee, payment_service_id: 'b', currency: 'EUR', card_schemes: ['visa'], fixed: 5, basis_points: 100 },
  ];
  add(tally, 'a', 'b', true, 30, fees);
  add(tally, 'b', 'b', true, 30, fees);
  const [euros] = reportOf(tally, true).approvals;
  assert.deepEqual([euros?.fees_before, euros?.fees_after?.expected], [30 * 30 + 30 * 15, 60 * 15]);
  add(tally, 'c', 'c', true, 3, fees);
  add(tally, 'c', 'c', false, 2, fees);
  const [told] = reportOf(tally, true).approvals;
  assert.deepEqual([told?.fees_before, told?.without_fee], [euros?.fees_before, { before: 3, after: 3 }]);
});

test('the interval of a rate is the one of Wilson’s paper: narrow for many, and never beyond 0 and 1', () => {
  assert.deepEqual(rateOf(0, 0), { expected: 0, low: 0, high: 1 });
  assert.deepEqual(rateOf(81, 263), { expected: 0.308, low: 0.2553, high: 0.3662 });
  assert.deepEqual(rateOf(20, 20), { expected: 1, low: 0.8389, high: 1 });
});

test('counts stay within bounds, whatever a period holds', () => {
  const tally = emptyTally();
  for (let index = 0; index < 6000; index += 1) add(tally, `s${index}`, `t${index}`, true);
  assert.equal(tally.decisions, 6000);
  assert.ok(Object.keys(tally.moved).length <= 5001 && Object.keys(tally.moves).length <= 5001);
});
