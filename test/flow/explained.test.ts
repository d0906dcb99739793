import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { compileFlow } from '../../server/domain/flow/compile.ts';
import { decide } from '../../server/domain/flow/decide-route.ts';
import { explainDecision } from '../../server/domain/flow/explain-decision.ts';
import { neverReached } from '../../server/domain/flow/never-reached.ts';
import type { Condition, Rule } from '../../server/domain/flow/rule.ts';
import { evaluate } from '../../server/payments/routing/evaluate-flow.ts';
import { interpret } from './interpreter.ts';
import { type Random, randomFrom, randomInputs, randomRules } from './random.ts';

const PAID = ['card-transaction', 'redirect-transaction', 'non-card-transaction'] as const;
const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 32 - 1 }));

test('what a draft would decide is what the rules decide, and each rule is told as it was', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = randomFrom(seed);
      const flow = random.one(PAID);
      const rules = randomRules(random, flow, random.below(12));
      for (let index = 0; index < 20; index += 1) {
        const inputs = randomInputs(random);
        const evaluated = evaluate({ flow, number: 0, rules }, inputs, []);
        const decision = interpret(rules, inputs);
        assert.deepEqual(evaluated.decision, decision);
        for (const action of evaluated.actions) {
          const spoke = decision.spoke.find((one) => one.action === action.action)?.rule_id ?? null;
          assert.equal(action.rule_id, spoke);
          for (const { rule_id, applied, isReached, conditions } of action.rules) {
            assert.equal(
              applied,
              conditions.every(({ holds }) => holds),
            );
            if (rule_id === spoke) assert.ok(applied && isReached, 'what decides holds, and is reached');
          }
          if (spoke === null && action.isAsked && inputs.named === null && inputs.chosen.length === 0)
            assert.ok(!action.rules.some(({ applied }) => applied), 'nothing decides where nothing holds');
        }
      }
    }),
    { numRuns: 40 },
  );
});

/** Rules that narrow others down, as people write them below what already takes everything. */
function withNarrower(random: Random, rules: readonly Rule[]): readonly Rule[] {
  const narrower = rules.map((rule, index): Rule => {
    const [other] = randomRules(random, 'card-transaction', 1);
    const conditions = [...rule.conditions.map((one) => narrowed(random, one)), ...(other?.conditions ?? [])];
    return { ...rule, id: `0198c4a2-5d3e-7000-9000-${String(index).padStart(12, '0')}`, conditions };
  });
  return [...rules, ...narrower];
}

function narrowed(random: Random, condition: Condition): Condition {
  const { value } = condition;
  if (Array.isArray(value) && random.chance(0.7)) {
    const values: readonly unknown[] = value;
    return { ...condition, value: random.some(values, values.length) };
  }
  if (typeof value === 'number' && value > 1) return { ...condition, value: 1 + random.below(value) };
  return condition;
}

test('a rule that is said to be never reached decides no payment, whoever chose what', (t) => {
  let [covered, held] = [0, 0];
  fc.assert(
    fc.property(seeds, (seed) => {
      const random = randomFrom(seed);
      const flow = 'card-transaction';
      const rules = withNarrower(random, randomRules(random, flow, 1 + random.below(8)));
      const never = neverReached(rules);
      covered += never.length;
      const compiled = compileFlow(flow, 1, rules);
      for (let index = 0; index < 100; index += 1) {
        const inputs = { ...randomInputs(random), named: null };
        const decision = decide(compiled, inputs);
        const explained = explainDecision(compiled, inputs, decision, (id) => id).flatMap((one) => one.rules);
        for (const { rule_id, covered_by } of never) {
          assert.ok(!decision.spoke.some((one) => one.rule_id === rule_id), `seed ${seed}: it decided`);
          const [rule, cover] = [rule_id, covered_by].map((id) =>
            explained.find((one) => one.rule_id === id),
          );
          if (rule?.applied === true) {
            held += 1;
            assert.ok(cover?.applied, `seed ${seed}: ${cover?.reason ?? ''} / ${rule.reason}`);
          }
        }
      }
    }),
    { numRuns: 120 },
  );
  t.diagnostic(`${covered} rules covered, which would have held ${held} times`);
  assert.ok(covered > 100 && held > 100, 'the property is about something');
});

const rule = (id: string, conditions: readonly Condition[], active = true): Rule => ({
  id,
  action: 'route-transaction',
  description: null,
  active,
  conditions,
  outcome: ['0198c4a2-5d3e-7000-8000-000000000001'],
  error_code: null,
  created_at: '2026-11-22T00:00:00.000000+00:00',
  updated_at: '2026-11-22T00:00:00.000000+00:00',
});

const EUR = { name: 'currency', operator: 'is_one_of', value: ['EUR'] };
const COVERED: readonly (readonly [
  what: string,
  earlier: readonly Condition[],
  later: readonly Condition[],
])[] = [
  ['no conditions', [], [EUR]],
  ['the same conditions', [EUR], [EUR]],
  ['a longer list', [{ ...EUR, value: ['EUR', 'USD'] }], [EUR]],
  ['an amount tells its currency', [EUR], [amountBelow(100)]],
  ['a higher amount', [amountBelow(5000)], [amountBelow(100)]],
  [
    'a shorter BIN',
    [{ name: 'card_bin', operator: 'is_one_of', value: [{ min: '410000', max: '419999' }] }],
    [{ name: 'card_bin', operator: 'is_one_of', value: ['41111111'] }],
  ],
  [
    'a part of the part of a name',
    [{ name: 'card_issuer_name', operator: 'like_one_of', value: ['bank'] }],
    [{ name: 'card_issuer_name', operator: 'like_one_of', value: ['Sandbox Bank'] }],
  ],
  [
    'a language of every country',
    [{ name: 'browser_language', operator: 'is_one_of', value: ['en'] }],
    [{ name: 'browser_language', operator: 'is_one_of', value: ['en-GB'] }],
  ],
  [
    'a larger share',
    [{ name: 'split_routing', operator: 'less_than_or_equal_to', value: 50 }],
    [{ name: 'split_routing', operator: 'less_than_or_equal_to', value: 10 }],
  ],
];

function amountBelow(value: number): Condition {
  return { name: 'amount', operator: 'less_than', value: { currency: 'EUR', value } };
}

test('a rule below one that takes all of its payments is never reached, whatever they have in common', () => {
  for (const [what, earlier, later] of COVERED) {
    assert.deepEqual(
      neverReached([rule('a', earlier), rule('b', later)]),
      [{ action: 'route-transaction', rule_id: 'b', covered_by: 'a' }],
      what,
    );
    assert.deepEqual(neverReached([rule('a', earlier, false), rule('b', later)]), [], `${what}, not active`);
    if (what !== 'the same conditions')
      assert.deepEqual(
        neverReached([rule('a', later), rule('b', earlier)]),
        [],
        `${what}, the other way round`,
      );
  }
});

test('a card of eight digits is not covered by a range that may not know as many of the other card', () => {
  const six = { name: 'card_bin', operator: 'is_one_of', value: ['411111'] };
  const eight = { name: 'card_bin', operator: 'is_one_of', value: [{ min: '41111100', max: '41111199' }] };
  assert.deepEqual(neverReached([rule('a', [eight]), rule('b', [six])]), []);
  const notEight = { name: 'card_bin', operator: 'is_not_one_of', value: ['55555544'] };
  assert.deepEqual(neverReached([rule('a', [notEight]), rule('b', [six])]), []);
});
