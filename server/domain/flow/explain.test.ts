import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compileFlow } from './compile.ts';
import { decide, type Decision, type Inputs, paymentOptions } from './decide-route.ts';
import { explainOrder, explainRule } from './explain.ts';
import { explainDecision, explainOptions } from './explain-decision.ts';
import { CONDITIONS } from '../../../test/flow/explained-conditions.ts';
import { type Facts, NO_FACTS } from './flow-facts.ts';
import type { FlowAction, FlowName, Rule } from './rule.ts';

const HERE = '0198c4a2-5d3e-7000-8000-000000000001';
const THERE = '0198c4a2-5d3e-7000-8000-000000000002';
const NAMES: Readonly<Record<string, string>> = { [HERE]: 'Adyen', [THERE]: 'Stripe' };
const nameOf = (id: string): string => NAMES[id] ?? id;

function ruleOf(change: Partial<Rule>): Rule {
  const at = '2026-11-22T00:00:00.000000+00:00';
  const plain = {
    id: 'rule-1',
    action: 'route-transaction',
    description: null,
    active: true,
    error_code: null,
  };
  return { ...plain, conditions: [], outcome: [HERE], created_at: at, updated_at: at, ...change } as Rule;
}

function explanationOf(change: Partial<Rule>, known: Partial<Facts>, flow: FlowName = 'card-transaction') {
  const { rules } = compileFlow(flow, 1, [ruleOf(change)]);
  const [one] = [...rules.values()].flat();
  assert.ok(one !== undefined);
  return explainRule(one, { ...NO_FACTS, ...known }, nameOf);
}

for (const [condition, value, known, said, wanted, seen] of CONDITIONS)
  test(`a rule says of its condition: ${said}`, () => {
    const [name = '', operator = ''] = condition.split(' ');
    const told = explanationOf({ conditions: [{ name, operator, value }] }, known);
    const holds = said.startsWith('✔ ');
    assert.deepEqual(told.conditions, [{ name, operator, wanted, seen, holds }]);
    assert.equal(told.applied, holds);
    assert.equal(
      told.reason,
      holds
        ? `Rule 1 of route-transaction applied, because ${said.slice(2)}: it tries Adyen.`
        : `Rule 1 of route-transaction did not apply: it wants that ${said}.`,
    );
  });

test('a rule says all that kept it from applying, or all that it holds for, by its place and description', () => {
  const conditions = [
    { name: 'country', operator: 'is_one_of', value: ['DE'] },
    { name: 'card_type', operator: 'is_one_of', value: ['debit'] },
    { name: 'currency', operator: 'is_one_of', value: ['EUR'] },
  ];
  const known = { country: 'DE', card_type: 'debit', currency: 'EUR' };
  const off = ruleOf({ id: 'off', active: false });
  const { rules } = compileFlow('card-transaction', 1, [off, ruleOf({ conditions, description: 'at home' })]);
  const [one] = rules.get('route-transaction') ?? [];
  assert.ok(one !== undefined);
  const told = explainRule(one, { ...NO_FACTS, ...known }, nameOf);
  assert.deepEqual([told.rule_id, told.description, told.position], ['rule-1', 'at home', 1]);
  assert.equal(
    told.reason,
    'Rule 2 of route-transaction (at home) applied, because country is one of DE (it is DE), and card_type is one ' +
      'of debit (it is debit), and currency is one of EUR (it is EUR): it tries Adyen.',
  );
  assert.equal(
    explainRule(one, { ...NO_FACTS, ...known, country: 'FR', currency: null }, nameOf).reason,
    'Rule 2 of route-transaction (at home) did not apply: it wants that country is one of DE (it is FR), and it ' +
      'wants that currency is one of EUR, which is not known.',
  );
});

const attempt = (instrument: string, ...transformations: string[]): object => ({
  payment_service_id: THERE,
  instrument,
  transformations,
});
const fees = [{ payment_service_id: HERE, basis_points: 100 }];
const DOING: readonly (readonly [action: FlowAction, outcome: unknown, said: string])[] = [
  ['decline-early', true, 'it declines with flow_decline'],
  [
    'skip-3ds',
    'attempt',
    'it authenticates the cardholder where that can be done; where it cannot, the merchant is liable for fraud',
  ],
  [
    'skip-3ds',
    'force',
    'it charges nobody who was not authenticated, so the issuer is liable for fraud as the scheme has it',
  ],
  [
    'skip-3ds',
    'skip',
    'it does not authenticate the cardholder; without a proof of its own, the merchant is liable for fraud',
  ],
  [
    'skip-3ds',
    { exemption: 'low_value' },
    'it asks for the exemption low_value in the place of an authentication',
  ],
  ['select-payment-options', [], 'it shows no way to pay'],
  ['select-payment-options', ['card', 'pix'], 'it shows card, pix'],
  ['route-transaction', [HERE, THERE], 'it tries Adyen, then Stripe'],
  [
    'route-transaction',
    [attempt('pan', 'force_mit', 'use_additional_scheme'), attempt('network_token')],
    'it tries Stripe with the card number as merchant-initiated over its other scheme, then Stripe with its network ' +
      'token',
  ],
  [
    'route-transaction',
    { order_by: 'cost', fees },
    'it tries what costs least first, of all that take this payment',
  ],
  [
    'route-transaction',
    { order_by: 'success_rate', attempts: [THERE, HERE] },
    'it tries what is approved most often first, of Stripe, Adyen',
  ],
];

for (const [action, outcome, said] of DOING)
  test(`a rule without conditions says what it does: ${said}`, () => {
    const flow = action === 'select-payment-options' ? 'checkout' : 'card-transaction';
    const { reason, conditions } = explanationOf({ action, outcome }, {}, flow);
    assert.equal(reason, `Rule 1 of ${action} applied, because it has no conditions: ${said}.`);
    assert.deepEqual(conditions, []);
  });

test('an order says what it knew of each, and that one came first by lot', () => {
  const priced = { payment_service_id: HERE, fixed: 30, basis_points: 140, fee_ten_thousandths: 481_860 };
  const unknown = { payment_service_id: THERE, fixed: null, basis_points: null, fee_ten_thousandths: null };
  assert.equal(explainOrder({ ordered: null }, nameOf), '');
  assert.equal(
    explainOrder({ ordered: { by: 'cost', candidates: [priced, unknown] } }, nameOf),
    ' Adyen takes 48.186 (30 and 140 basis points). What Stripe takes is not known, so it comes last.',
  );
  const candidates = [
    { payment_service_id: THERE, approved: 40, known: 50, drawn: 8123 },
    { payment_service_id: HERE, approved: 3, known: 4, drawn: null },
  ];
  const rates =
    ' Stripe approved 40 of 50 payments like it, and 81.23 percent were drawn. Adyen approved 3 of 4 payments like ' +
    'it, too few to compare.';
  const ordered = { by: 'success_rate', candidates, explored: false } as const;
  assert.equal(explainOrder({ ordered }, nameOf), rates);
  assert.equal(
    explainOrder({ ordered: { ...ordered, explored: true } }, nameOf),
    `${rates} Stripe comes first by lot, so that all of them go on being known.`,
  );
});

const INPUTS: Inputs = {
  facts: { ...NO_FACTS, country: 'DE', card_type: 'debit' },
  chosen: [],
  named: null,
  able: [HERE, THERE],
  avoided: [],
  seed: 1,
  seen: null,
};
const GERMAN = [{ name: 'country', operator: 'is_one_of', value: ['DE'] }];
const FRENCH = [{ name: 'country', operator: 'is_one_of', value: ['FR'] }];

/** Of each action: whether it was asked, by which rule it was decided, why, and which rules were reached. */
function actionsOf(rules: readonly Rule[], change: Partial<Inputs> = {}, decision: Partial<Decision> = {}) {
  const flow = compileFlow('card-transaction', 1, rules);
  const inputs = { ...INPUTS, ...change };
  return explainDecision(flow, inputs, { ...decide(flow, inputs), ...decision }, nameOf).map((one) => ({
    ...one,
    rules: one.rules.map(({ rule_id, isReached }) => `${rule_id}${isReached ? '' : ' unreached'}`),
  }));
}

const plainAttempt = (id: string) => ({ payment_service_id: id, instrument: null, transformations: [] });

test('without rules every action says so, and what takes the payment is tried by position', () => {
  assert.deepEqual(actionsOf([]), [
    {
      action: 'decline-early',
      rule_id: null,
      isAsked: true,
      outcome: { error_code: null },
      reason: 'No rule of decline-early applied.',
      rules: [],
    },
    {
      action: 'route-transaction',
      rule_id: null,
      isAsked: true,
      outcome: { attempts: [plainAttempt(HERE), plainAttempt(THERE)], skipped: [], error_code: null },
      reason:
        'No rule of route-transaction applied: what takes this payment is tried by position, Adyen, then Stripe.',
      rules: [],
    },
    {
      action: 'skip-3ds',
      rule_id: null,
      isAsked: true,
      outcome: { three_d_secure: null },
      reason: 'No rule of skip-3ds applied.',
      rules: [],
    },
  ]);
});

test('a payment that is declined early leaves the actions behind it unasked', () => {
  const decline = ruleOf({ id: 'no', action: 'decline-early', outcome: true, conditions: GERMAN });
  const french = ruleOf({ id: 'fr', action: 'decline-early', outcome: true, conditions: FRENCH });
  const [declined, routed, authenticated] = actionsOf([
    french,
    decline,
    ruleOf({ id: 'late', action: 'decline-early', outcome: true }),
    ruleOf({}),
    ruleOf({ id: 'three', action: 'skip-3ds', outcome: 'force' }),
  ]);
  assert.deepEqual(
    [declined?.rule_id, declined?.outcome, declined?.rules],
    ['no', { error_code: 'flow_decline' }, ['fr', 'no', 'late unreached']],
  );
  assert.match(declined?.reason ?? '', /^Rule 2 of decline-early applied, because country is one of DE/);
  for (const unasked of [routed, authenticated]) {
    assert.deepEqual([unasked?.isAsked, unasked?.rule_id], [false, null]);
    assert.equal(unasked?.reason, `${unasked?.action} was not asked, since the payment had ended before.`);
    assert.ok(unasked?.rules.every((rule) => rule.endsWith(' unreached')));
  }
});

test('a route tells what was skipped, what comes last, and its order', () => {
  const route = ruleOf({ outcome: [THERE, HERE, '0198c4a2-5d3e-7000-8000-000000000003'] });
  const [, routed] = actionsOf([route], { able: [HERE, THERE], avoided: [THERE] });
  assert.equal(
    routed?.reason,
    'Rule 1 of route-transaction applied, because it has no conditions: it tries Stripe, then Adyen, then ' +
      '0198c4a2-5d3e-7000-8000-000000000003. 0198c4a2-5d3e-7000-8000-000000000003 does not take this payment. ' +
      'Stripe comes last, since it has been failing.',
  );
  assert.deepEqual(routed?.outcome, {
    attempts: [plainAttempt(HERE), plainAttempt(THERE)],
    skipped: ['0198c4a2-5d3e-7000-8000-000000000003'],
    error_code: null,
  });
  const [, cheap] = actionsOf([ruleOf({ outcome: { order_by: 'cost', fees } })], {
    facts: { ...INPUTS.facts, amount: 1000n },
  });
  assert.match(
    cheap?.reason ?? '',
    /of all that take this payment\. Adyen takes 10 \(0 and 100 basis points\)\./,
  );
  assert.deepEqual(Object.keys(cheap?.outcome ?? {}), ['attempts', 'skipped', 'error_code', 'ordered']);
});

test('a payment that names its payment service asks no rule of its route', () => {
  const [, routed, authenticated] = actionsOf([ruleOf({ outcome: [HERE] })], { named: THERE });
  assert.equal(
    routed?.reason,
    'The payment names Stripe itself, so the rules of route-transaction were not asked.',
  );
  assert.deepEqual([routed?.isAsked, routed?.rules], [true, ['rule-1 unreached']]);
  assert.equal(authenticated?.isAsked, true);
});

test('where nobody takes a payment five are told with why, and authentication is not asked', () => {
  const left_out = Array.from({ length: 6 }, (_, at) => ({
    payment_service_id: `service-${at}`,
    reasons: ['does not take card'],
  }));
  const [declined, routed, authenticated] = actionsOf([], { able: [], left_out });
  assert.equal(
    routed?.reason,
    'No rule of route-transaction applied, and no payment service takes this payment. ' +
      [0, 1, 2, 3, 4].map((at) => `service-${at} does not take card.`).join(' '),
  );
  assert.deepEqual(routed?.outcome, { attempts: [], skipped: [], error_code: 'all_attempts_skipped' });
  assert.deepEqual(
    [declined?.outcome, authenticated?.isAsked],
    [{ error_code: 'all_attempts_skipped' }, false],
  );
  const [, silent] = actionsOf([], { able: [] });
  assert.equal(
    silent?.reason,
    'No rule of route-transaction applied, and no payment service takes this payment.',
  );
});

test('what a front end said does not weaken an authentication, and the rule that does not count says so', () => {
  const rules = [
    ruleOf({ id: 'weak', action: 'skip-3ds', outcome: 'skip', conditions: GERMAN, description: 'home' }),
    ruleOf({ id: 'none', action: 'skip-3ds', outcome: 'skip', conditions: FRENCH }),
    ruleOf({ id: 'strong', action: 'skip-3ds', outcome: 'force' }),
  ];
  const weaker =
    ' Rule 1 of skip-3ds (home) holds too, and asks for less: it rests on what a front end said, so it does not count.';
  const [, , chosen] = actionsOf(rules, { chosen: ['country'] });
  assert.equal(
    chosen?.reason,
    'Rule 3 of skip-3ds applied, because it has no conditions: it charges nobody who was not authenticated, so the ' +
      `issuer is liable for fraud as the scheme has it.${weaker}`,
  );
  assert.deepEqual(chosen?.rules, ['weak', 'none', 'strong']);
  const [, , unruled] = actionsOf(rules.slice(0, 2), { chosen: ['country'] });
  assert.equal(unruled?.reason, `No rule of skip-3ds applied.${weaker}`);
  const [, , trusted] = actionsOf(rules);
  assert.equal(trusted?.rule_id, 'weak');
  assert.deepEqual(trusted?.outcome, { three_d_secure: 'skip' });
  assert.doesNotMatch(trusted?.reason ?? '', /holds too/);
  const exempt = ruleOf({ id: 'x', action: 'skip-3ds', outcome: { exemption: 'low_value' } });
  assert.deepEqual(actionsOf([exempt])[2]?.outcome, { three_d_secure: 'skip', exemption: 'low_value' });
});

test('a checkout says which rule showed its ways to pay, or that all are shown', () => {
  const rules = [
    ruleOf({ id: 'fr', action: 'select-payment-options', outcome: ['card'], conditions: FRENCH }),
    ruleOf({ id: 'de', action: 'select-payment-options', outcome: ['pix'], conditions: GERMAN }),
    ruleOf({ id: 'all', action: 'select-payment-options', outcome: [] }),
  ];
  const told = (given: readonly Rule[]) => {
    const flow = compileFlow('checkout', 1, given);
    return explainOptions(flow, INPUTS, paymentOptions(flow, INPUTS.facts));
  };
  const { rules: looked, ...spoke } = told(rules);
  assert.deepEqual(spoke, {
    action: 'select-payment-options',
    rule_id: 'de',
    isAsked: true,
    outcome: { payment_options: ['pix'] },
    reason:
      'Rule 2 of select-payment-options applied, because country is one of DE (it is DE): it shows pix.',
  });
  assert.deepEqual(
    looked.map(({ rule_id, isReached }) => [rule_id, isReached]),
    [
      ['fr', true],
      ['de', true],
      ['all', false],
    ],
  );
  const none = told(rules.slice(0, 1));
  assert.deepEqual([none.rule_id, none.outcome], [null, { payment_options: null }]);
  assert.equal(none.reason, 'No rule of select-payment-options applied: every way to pay is shown.');
  assert.deepEqual(
    none.rules.map(({ isReached }) => isReached),
    [true],
  );
});
