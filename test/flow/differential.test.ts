import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRule } from '../../server/domain/flow/check-rule.ts';
import { compileFlow } from '../../server/domain/flow/compile.ts';
import {
  type WrittenInputs,
  decide,
  paymentOptions,
  readInputs,
  writeInputs,
} from '../../server/domain/flow/decide-route.ts';
import { explainDecision, explainOptions } from '../../server/domain/flow/explain-decision.ts';
import { type Condition, FLOW_NAMES, type KnownNames, type Rule } from '../../server/domain/flow/rule.ts';
import { interpret } from './interpreter.ts';
import { EXPERIMENTS, SERVICES, randomFacts, randomFrom, randomInputs, randomRules } from './random.ts';

/** `npm run flow:differential` compares as many as it is told. */
const DECISIONS = Number(process.env['FLOW_DECISIONS'] ?? '20000');
const SEED = Number(process.env['FLOW_SEED'] ?? '7');
const PER_RULE_SET = 50;

const KNOWN: KnownNames = {
  paymentServices: new Set(SERVICES),
  methods: new Set(['card', 'paypal', 'oxxo', 'applepay']),
  experiments: EXPERIMENTS,
};

test('the compiled flow decides as the plain interpreter does, for any rules and any payment', (t) => {
  const random = randomFrom(SEED);
  const met = { spoken: 0, dealt: 0, cost: 0, success_rate: 0, explored: 0 };
  for (let made = 0; made < DECISIONS; made += PER_RULE_SET) {
    const flow = random.one(['card-transaction', 'redirect-transaction', 'non-card-transaction'] as const);
    const rules = randomRules(random, flow, random.below(random.chance(0.1) ? 200 : 12));
    const compiled = compileFlow(flow, 1, rules);
    for (let index = 0; index < PER_RULE_SET; index += 1) {
      const inputs = randomInputs(random);
      const decision = decide(compiled, inputs);
      met.spoken += Math.sign(decision.spoke.length);
      if (decision.experiment !== null) met.dealt += 1;
      if (decision.ordered !== null) met[decision.ordered.by] += 1;
      if (decision.ordered?.by === 'success_rate' && decision.ordered.explored) met.explored += 1;
      assert.deepEqual(decision, interpret(rules, inputs), `seed ${SEED}, decision ${made + index}`);
    }
  }
  const told = Object.entries(met).map(([what, count]) => `${what} ${count}`);
  t.diagnostic(`seed ${SEED}, of ${DECISIONS} decisions: ${told.join(', ')}`);
  for (const [what, count] of Object.entries(met))
    assert.ok(DECISIONS < 1000 || count > DECISIONS / 200, `${what} ${count}: the comparison is about it`);
});

test('what a decision saw is stored and read without a difference, and decided alike to the byte', () => {
  const random = randomFrom(SEED + 1);
  const compiled = compileFlow('card-transaction', 1, randomRules(random, 'card-transaction', 20));
  for (let index = 0; index < 2000; index += 1) {
    const inputs = randomInputs(random);
    const written = JSON.stringify(writeInputs(inputs));
    const stored = JSON.parse(written) as WrittenInputs;
    assert.deepEqual(readInputs(stored), inputs);
    // PostgreSQL keeps members in an order of its own.
    const shuffled = readInputs({ ...stored, facts: reverseMembers(stored.facts) });
    assert.equal(JSON.stringify(decide(compiled, shuffled)), JSON.stringify(decide(compiled, inputs)));
  }
});

function reverseMembers(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(object).reverse());
}

test('rules that validate never throw, in no flow, and every rule that was looked at has a sentence', () => {
  const random = randomFrom(SEED + 2);
  for (let index = 0; index < 2000; index += 1) {
    const flow = random.one(FLOW_NAMES);
    const rules = randomRules(random, flow, 3);
    for (const rule of rules)
      assert.deepEqual(checkRule(flow, rule.action, rule, KNOWN), [], JSON.stringify(rule));
    const compiled = compileFlow(flow, 1, rules);
    const facts = randomFacts(random);
    const inputs = { ...randomInputs(random), facts };
    const explained =
      flow === 'checkout'
        ? [explainOptions(compiled, inputs, paymentOptions(compiled, facts))]
        : explainDecision(compiled, inputs, decide(compiled, inputs), (id) => id);
    for (const { reason } of explained.flatMap((one) => one.rules))
      assert.match(reason, /^Rule \d+ of .+\.$/, reason);
  }
});

test('a rule made of anything at all is refused with pointers, or is a rule that never throws', () => {
  const random = randomFrom(SEED + 3);
  const anything = (depth: number): unknown =>
    depth === 0 || random.chance(0.5)
      ? random.one([
          null,
          true,
          0,
          -1,
          1.5,
          'card',
          '',
          'amount',
          '__proto__',
          'is_one_of',
          SERVICES[0],
          [],
          {},
        ])
      : random.chance(0.5)
        ? Array.from({ length: random.below(4) }, () => anything(depth - 1))
        : Object.fromEntries(
            ['name', 'value', 'currency', 'min', 'max', '__proto__', 'payment_service_id', 'instrument']
              .slice(random.below(7))
              .map((key) => [key, anything(depth - 1)]),
          );
  let refused = 0;
  for (let index = 0; index < 5000; index += 1) {
    const flow = random.one(FLOW_NAMES);
    const [model] = randomRules(random, flow, 1);
    assert.ok(model !== undefined);
    const [condition] = model.conditions;
    const spoilt: Rule = {
      ...model,
      active: true,
      conditions:
        condition === undefined
          ? []
          : [{ ...condition, [random.one(['name', 'operator', 'value'])]: anything(3) } as typeof condition],
      outcome: random.chance(0.5) ? anything(3) : model.outcome,
    };
    const wrong = checkRule(flow, spoilt.action, spoilt, KNOWN);
    if (wrong.length === 0) decide(compileFlow(flow, 1, [spoilt]), randomInputs(random));
    else refused += 1;
    for (const { pointer, message } of wrong) assert.ok(pointer.startsWith('/') && message.length > 0);
  }
  assert.ok(refused > 2500, `${refused} were refused`);
  const [model] = randomRules(random, 'checkout', 1);
  assert.ok(model !== undefined);
  const plain = { name: 'amount', operator: 'less_than', value: { currency: 'USD', value: 100 } };
  const wrongWith = (condition: object) =>
    checkRule('checkout', model.action, { ...model, conditions: [condition as Condition] }, KNOWN);
  assert.deepEqual(wrongWith(plain), []);
  for (const key of ['name', 'operator'] as const) {
    const [wrong] = wrongWith({ ...plain, [key]: [plain[key]] });
    assert.equal(wrong?.pointer, `/conditions/0/${key}`);
  }
});
