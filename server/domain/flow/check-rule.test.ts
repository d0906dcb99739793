import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkRule, readCondition, type RuleGiven } from './check-rule.ts';
import type { ValueProblem } from './condition-values.ts';
import { readOutcome } from './rule-outcome.ts';
import type { FlowAction, FlowName, Outcome } from './rule.ts';

const HERE = '0198c4a2-5d3e-7000-8000-000000000001';
const THERE = '0198c4a2-5d3e-7000-8000-000000000002';
const NOWHERE = '0198c4a2-5d3e-7000-8000-00000000000f';
const KNOWN = {
  paymentServices: new Set([HERE, THERE]),
  methods: new Set(['card', 'oxxo', 'pix']),
  experiments: new Map(),
};
const RULE: RuleGiven = { conditions: [], outcome: [HERE], error_code: null };

/** What is wrong with a rule: `pointer message (type)`. */
function problemsOf(
  change: Partial<RuleGiven>,
  action: FlowAction = 'route-transaction',
  flow: FlowName = 'card-transaction',
  known = KNOWN,
): readonly string[] {
  return checkRule(flow, action, { ...RULE, ...change }, known).map(
    ({ pointer, message, type }: ValueProblem) => `${pointer} ${message} (${type})`,
  );
}

/** Of a rule in which nothing is wrong. */
function outcomeOf(action: FlowAction, outcome: unknown, error_code: string | null = null): Outcome | null {
  const flow = action === 'select-payment-options' ? 'checkout' : 'card-transaction';
  assert.deepEqual(problemsOf({ outcome, error_code }, action, flow), []);
  return readOutcome(flow, action, { outcome, error_code }, null, []);
}

test('a decline, an authentication and ways to pay are read as what they decide', () => {
  assert.deepEqual(outcomeOf('decline-early', true), { kind: 'decline', code: 'flow_decline' });
  assert.deepEqual(outcomeOf('decline-early', true, 'flow_too_risky'), {
    kind: 'decline',
    code: 'flow_too_risky',
  });
  const authentication = { kind: 'three-d-secure', exemption: null };
  for (const mode of ['attempt', 'force', 'skip'])
    assert.deepEqual(outcomeOf('skip-3ds', mode), { ...authentication, mode });
  assert.deepEqual(outcomeOf('skip-3ds', true), { ...authentication, mode: 'skip' });
  assert.deepEqual(outcomeOf('skip-3ds', { exemption: 'low_value' }), {
    ...authentication,
    mode: 'skip',
    exemption: 'low_value',
  });
  for (const methods of [['pix', 'card'], []])
    assert.deepEqual(outcomeOf('select-payment-options', methods), { kind: 'payment-options', methods });
});

const plainAttempt = (id: string) => ({ payment_service_id: id, instrument: null, transformations: [] });

test('attempts are read in their order, each with how the payment service is asked', () => {
  const byPan = { payment_service_id: HERE, instrument: 'pan' };
  const byToken = { payment_service_id: HERE, instrument: 'network_token', transformations: ['force_mit'] };
  const given = [
    THERE,
    byToken,
    { ...byPan, transformations: ['use_additional_scheme', 'force_mit'] },
    byPan,
  ];
  const attempts = [
    plainAttempt(THERE),
    byToken,
    { ...byPan, transformations: ['force_mit', 'use_additional_scheme'] },
    { ...byPan, transformations: [] },
  ];
  assert.deepEqual(outcomeOf('route-transaction', given), { kind: 'attempts', attempts, order: null });
});

test('an order by success rate explores a tenth of the payments where it does not say how many', () => {
  const ordered = (more: object): Outcome | null =>
    outcomeOf('route-transaction', { order_by: 'success_rate', ...more });
  const expected = (attempts: unknown, explorePercent: number) => ({
    kind: 'attempts',
    attempts,
    order: { by: 'success_rate', explorePercent },
  });
  assert.deepEqual(ordered({}), expected(null, 10));
  assert.deepEqual(ordered({ attempts: null, explore_percent: 1 }), expected(null, 1));
  assert.deepEqual(ordered({ attempts: [HERE], explore_percent: 50 }), expected([plainAttempt(HERE)], 50));
});

test('an order by cost has a table of fees, in which what is not said fits every payment', () => {
  const fee = { payment_service_id: HERE, currency: 'USD', fixed: 1_000_000, basis_points: 9_000 };
  const cards = { card_schemes: ['visa'], card_types: ['debit', 'credit'], card_countries: ['DE'] };
  const any = { currency: null, card_schemes: null, card_types: null, card_countries: null };
  const given = [
    { ...fee, ...cards },
    { payment_service_id: THERE, basis_points: 0 },
    { ...fee, basis_points: null },
  ];
  const fees = [
    { ...fee, ...cards },
    { ...any, payment_service_id: THERE, fixed: 0, basis_points: 0 },
    { ...any, ...fee, basis_points: 0 },
  ];
  assert.deepEqual(outcomeOf('route-transaction', { order_by: 'cost', fees: given }), {
    kind: 'attempts',
    attempts: null,
    order: { by: 'cost', fees },
  });
});

test('a condition of no name, flow or operator that there is is told what there would be', () => {
  const withCondition = (change: object): readonly string[] =>
    problemsOf({ conditions: [{ name: 'amount_zero', operator: 'equal_to', value: true, ...change }] });
  assert.deepEqual(withCondition({}), []);
  assert.match(
    withCondition({ name: 'colour' }).join(),
    /^\/conditions\/0\/name must be one of amount, amount_zero, .*, split_routing, velocity \(value_error\)$/,
  );
  assert.match(withCondition({ name: '__proto__' }).join(), /^\/conditions\/0\/name must be one of /);
  for (const operator of ['less_than', ['equal_to'], 'toString'])
    assert.deepEqual(withCondition({ operator }), [
      '/conditions/0/operator must be one of equal_to (value_error.flow_operator)',
    ]);
  const ofCards = [{ name: 'card_country', operator: 'is_one_of', value: ['XX'] }];
  assert.deepEqual(
    problemsOf({ conditions: ofCards, outcome: ['card'] }, 'select-payment-options', 'checkout'),
    ['/conditions/0/name is not known in checkout (value_error.flow_condition)'],
  );
  assert.equal(readCondition({ name: 'colour', operator: 'is', value: 1 }, '', []), null);
});

test('an action that a flow does not decide is told which ones it does', () => {
  assert.deepEqual(problemsOf({ outcome: 'skip' }, 'skip-3ds', 'redirect-transaction'), [
    ' redirect-transaction decides route-transaction, not skip-3ds (value_error.flow_action)',
  ]);
  assert.deepEqual(problemsOf({ outcome: [] }, 'select-payment-options', 'card-transaction'), [
    ' card-transaction decides decline-early, route-transaction, skip-3ds, not select-payment-options ' +
      '(value_error.flow_action)',
  ]);
});

test('fifty conditions are a rule, and one more is too many', () => {
  const some = (count: number) =>
    Array.from({ length: count }, () => ({ name: 'amount_zero', operator: 'equal_to', value: true }));
  assert.deepEqual(problemsOf({ conditions: some(50) }), []);
  assert.deepEqual(problemsOf({ conditions: some(51) }), [
    '/conditions at most 50 conditions (value_error.list.max_items)',
  ]);
});

const AT = '/conditions/0/value';
const TEXT = 'must be a text of 1 to 200 characters (type_error.str)';
const COUNTRY = 'must be a country, as two capital letters (ISO 3166-1) (value_error)';
const CURRENCY = 'must be a currency, as three capital letters (ISO 4217) (value_error)';
const LANGUAGE = 'must be a language, for example en or en-GB (value_error)';
const BIN = 'must be the first six to eight digits of a number (value_error)';
const RANGE = 'must have as many digits as min, and be no less (value_error)';
const MINOR = 'must be a whole number from 0 to 999999999999 (type_error.integer)';
const METHOD = 'is not a payment method (value_error.payment_method)';
const SERVICE = 'is not a payment service of this merchant account (value_error.payment_service)';
const MANY = Array.from({ length: 1001 }, () => 'a');

/** What is said of values of a condition: each of the first list is taken, each of the second refused so. */
const VALUES: readonly (readonly [
  condition: string,
  taken: readonly unknown[],
  refused: readonly unknown[],
  ...said: string[],
])[] = [
  ['amount_zero equal_to', [true, false], ['true', 1, null], `${AT} must be true or false (type_error.bool)`],
  [
    'split_routing less_than_or_equal_to',
    [1, 99],
    [0, 100, 1.5, '5'],
    `${AT} must be a whole number from 1 to 99 (type_error.integer)`,
  ],
  [
    'skus includes_all',
    [['x'.repeat(200)]],
    [
      ['a', ''],
      ['a', 'x'.repeat(201)],
      ['a', 5],
    ],
    `${AT}/1 ${TEXT}`,
  ],
  [
    'skus includes_none',
    [MANY.slice(0, 1000)],
    [[], MANY, 'a', null],
    `${AT} must be a list of 1 to 1000 values (type_error.list)`,
  ],
  ['country is_one_of', [['DE', 'US']], [['DE', 'XX', 'de']], `${AT}/1 ${COUNTRY}`, `${AT}/2 ${COUNTRY}`],
  [
    'currency is_one_of',
    [['USD']],
    [
      ['USD', 'usd'],
      ['USD', 5],
    ],
    `${AT}/1 ${CURRENCY}`,
  ],
  [
    'browser_language is_one_of',
    [['en', 'en-GB', 'sr-Latn-RS', 'ast', 'de-CH-1996']],
    ['e', 'engl', 'en_GB', 'en-', 'en-a', 'en-abcdefghi', ' en', 'en ', '1n', 7].map((one) => [one]),
    `${AT}/0 ${LANGUAGE}`,
  ],
  [
    'card_type is_one_of',
    [['credit']],
    [['Credit']],
    `${AT}/0 must be one of credit, debit, prepaid (value_error)`,
  ],
  [
    'card_bin is_one_of',
    [['411111', '4111111', '41111111', { min: '400000', max: '400000' }]],
    ['41111', '411111111', '41111a', 'x411111', ''].map((one) => [one]),
    `${AT}/0 ${BIN}`,
  ],
  [
    'card_bin is_one_of',
    [[{ min: '411111', max: '411112' }]],
    [[{ min: '411111', max: '411110' }], [{ min: '411111', max: '4111112' }]],
    `${AT}/0/max ${RANGE}`,
  ],
  ['card_bin is_not_one_of', [], [[{ min: 1, max: '41' }]], `${AT}/0/min ${BIN}`, `${AT}/0/max ${BIN}`],
  ['card_bin is_not_one_of', [], [[7]], `${AT}/0 must be an object with min, max (type_error.dict)`],
  ['gift_card_bin is_one_of', [['411111']], [[{ min: '411111' }]], `${AT}/0/max ${BIN}`],
  [
    'amount less_than',
    [
      { currency: 'USD', value: 0 },
      { currency: 'USD', value: 999_999_999_999 },
    ],
    [{ currency: 'XXY', value: -1 }, { value: 1_000_000_000_000 }],
    `${AT}/currency ${CURRENCY}`,
    `${AT}/value ${MINOR}`,
  ],
  ['amount greater_than', [], [5, null], `${AT} must be an object with currency, value (type_error.dict)`],
  [
    'amount less_than',
    [],
    [{ currency: 'USD', value: 1, 'a/b~c/': 1 }],
    `${AT}/a~1b~0c~1 is not one of currency, value (value_error.extra)`,
  ],
  [
    'amount is_between',
    [{ currency: 'USD', min: 5, max: 5 }],
    [{ currency: 'USD', min: 5, max: 4 }],
    `${AT}/max must be no less than min (value_error)`,
  ],
  ['amount is_between', [], [[]], `${AT} must be an object with currency, min, max (type_error.dict)`],
  ['amount is_between', [], [{ currency: 'no', min: 5 }], `${AT}/currency ${CURRENCY}`, `${AT}/max ${MINOR}`],
  ['amount is_between', [], [{ currency: 'no', min: 5, max: 6 }], `${AT}/currency ${CURRENCY}`],
  ['metadata includes', [], ['x'], `${AT} must be an object with key, value (type_error.dict)`],
  ['metadata excludes', [], [{ key: '', value: 1 }], `${AT}/key ${TEXT}`, `${AT}/value ${TEXT}`],
  ['metadata excludes', [], [{ key: 'k', value: 1 }], `${AT}/value ${TEXT}`],
  ['metadata_numeric equal_to', [], ['x'], `${AT} must be an object with key, value (type_error.dict)`],
  [
    'metadata_numeric less_than',
    [1e15, -1e15].map((value) => ({ key: 'k', value })),
    [1e15 + 1, -1e15 - 1, '5', NaN].map((value) => ({ key: 'k', value })),
    `${AT}/value must be a number (type_error.float)`,
  ],
  ['metadata_numeric less_than', [], [{ value: 1 }], `${AT}/key ${TEXT}`],
  ['metadata_numeric is_between', [], [1], `${AT} must be an object with key, min, max (type_error.dict)`],
  [
    'metadata_numeric is_between',
    [{ key: 'k', min: -0.5, max: -0.5 }],
    [{ key: 5, min: 2, max: 1 }],
    `${AT}/key ${TEXT}`,
    `${AT}/max must be no less than min (value_error)`,
  ],
  [
    'velocity greater_than',
    [
      { count: 'payments', by: 'card', within: '10_minutes', value: 0 },
      { count: 'cards', by: 'ip_address', within: '7_days', value: 999 },
      { count: 'amount', by: 'email_address', within: '1_day', value: 999_999_999_999, currency: 'USD' },
    ],
    [{ count: 'refunds', by: 'iban', within: '2_hours', value: 1000 }],
    `${AT}/count must be one of payments, approved, declined, cards, amount (value_error)`,
    `${AT}/by must be one of card, buyer_id, buyer_external_identifier, email_address, ip_address, ` +
      'device (value_error)',
    `${AT}/within must be one of 10_minutes, 1_hour, 1_day, 7_days (value_error)`,
    `${AT}/value must be a whole number from 0 to 999 (type_error.integer)`,
  ],
  [
    'velocity less_than',
    [],
    [{ count: 'cards', by: 'card', within: '1_day', value: 2 }],
    `${AT}/by must be what different cards can have in common, and not a card (value_error)`,
  ],
  [
    'velocity less_than',
    [],
    [{ count: 'payments', by: 'card', within: '1_day', value: 2, currency: 'USD' }],
    `${AT}/currency is not one of count, by, within, value (value_error.extra)`,
  ],
  [
    'velocity less_than',
    [],
    [{ count: 'amount', by: 'card', within: '1_day', value: 2 }],
    `${AT}/currency must be a currency, as three capital letters (ISO 4217) (value_error)`,
  ],
  ['payment_method equal_to', ['card'], ['cash'], `${AT} ${METHOD}`],
  [
    'payment_method is_one_of',
    [['card', 'pix']],
    [['card', 'cash', 'pix', '?']],
    `${AT}/1 ${METHOD}`,
    `${AT}/3 ${METHOD}`,
  ],
];

for (const [condition, taken, refused, ...said] of VALUES)
  test(`values of ${condition} are taken, or told: ${said.join('; ')}`, () => {
    const [name = '', operator = ''] = condition.split(' ');
    for (const value of taken) assert.deepEqual(problemsOf({ conditions: [{ name, operator, value }] }), []);
    for (const value of refused)
      assert.deepEqual(problemsOf({ conditions: [{ name, operator, value }] }), said, JSON.stringify(value));
  });

const ATTEMPTS = 'must be a list of 1 to 10 payment services (value_error.flow_outcome)';
const TRANSFORMED = 'must be a list of force_mit, use_additional_scheme, each at most once (value_error)';
const FEE_MEMBERS =
  'payment_service_id, currency, card_schemes, card_types, card_countries, fixed, basis_points';

/** What is said of outcomes that mean nothing, by the action and, behind it, the flow. */
const OUTCOMES: readonly (readonly [action: string, outcome: unknown, ...said: string[]])[] = [
  ['decline-early', 'yes', '/outcome must be true (value_error.flow_outcome)'],
  [
    'skip-3ds',
    'never',
    '/outcome must be one of attempt, force, skip, true for skip, or an exemption (value_error.flow_outcome)',
  ],
  [
    'skip-3ds',
    { exemption: 'low_value', mode: 'skip' },
    '/outcome/mode is not one of exemption (value_error.extra)',
  ],
  [
    'skip-3ds',
    { exemption: 'luck' },
    '/outcome/exemption must be one of low_value, transaction_risk_analysis, trusted_beneficiary, ' +
      'merchant_initiated (value_error.flow_outcome)',
  ],
  [
    'select-payment-options checkout',
    'card',
    '/outcome must be a list of at most 200 methods (value_error.flow_outcome)',
  ],
  ['select-payment-options checkout', ['card', 'cash', 5], `/outcome/1 ${METHOD}`, `/outcome/2 ${METHOD}`],
  [
    'select-payment-options checkout',
    ['card', 'pix', 'card'],
    '/outcome must name each method once (value_error.list.unique_items)',
  ],
  ['route-transaction', 'card', `/outcome ${ATTEMPTS}`],
  ['route-transaction', [], `/outcome ${ATTEMPTS}`],
  ['route-transaction', Array.from({ length: 11 }, () => HERE), `/outcome ${ATTEMPTS}`],
  [
    'route-transaction',
    [HERE, { payment_service_id: HERE, instrument: 'pan' }, HERE],
    '/outcome must not have the same attempt twice (value_error.list.unique_items)',
  ],
  [
    'route-transaction',
    [NOWHERE, 'x', { payment_service_id: NOWHERE, instrument: 'pan' }, 5],
    `/outcome/0 ${SERVICE}`,
    `/outcome/1 ${SERVICE}`,
    `/outcome/2/payment_service_id ${SERVICE}`,
    '/outcome/3 must be an object with payment_service_id, instrument, transformations (type_error.dict)',
  ],
  [
    'route-transaction',
    [
      { payment_service_id: HERE, instrument: 'chip' },
      { payment_service_id: HERE, instrument: 'pan', transformations: ['force_mit', 'force_mit'] },
      { payment_service_id: HERE, instrument: 'pan', transformations: 'force_mit' },
      { payment_service_id: HERE, instrument: 'network_token', transformations: ['use_additional_scheme'] },
    ],
    '/outcome/0/instrument must be pan or network_token (value_error)',
    `/outcome/1/transformations ${TRANSFORMED}`,
    `/outcome/2/transformations ${TRANSFORMED}`,
    '/outcome/3/transformations use_additional_scheme goes with the instrument pan only (value_error)',
  ],
  [
    'route-transaction redirect-transaction',
    [{ payment_service_id: HERE, instrument: 'pan' }],
    '/outcome/0 must be the id of a payment service (type_error.uuid)',
  ],
  [
    'route-transaction',
    { order_by: 'luck' },
    '/outcome/order_by must be cost or success_rate (value_error.flow_outcome)',
  ],
  [
    'route-transaction',
    { order_by: 'success_rate', explore_percent: 51, fees: [] },
    '/outcome/fees goes with cost only (value_error)',
    '/outcome/explore_percent must be a whole number from 1 to 50 (type_error.integer)',
  ],
  [
    'route-transaction',
    { order_by: 'cost', explore_percent: 5, fees: [], rows: 1 },
    '/outcome/rows is not one of order_by, attempts, fees, explore_percent (value_error.extra)',
  ],
  [
    'route-transaction',
    { order_by: 'cost', explore_percent: 5, fees: [], attempts: [] },
    '/outcome/explore_percent goes with success_rate only (value_error)',
    '/outcome/fees must be a list of 1 to 500 fees (type_error.list)',
    `/outcome/attempts ${ATTEMPTS}`,
  ],
  [
    'route-transaction',
    {
      order_by: 'cost',
      fees: [
        5,
        { payment_service_id: HERE },
        { payment_service_id: NOWHERE, fixed: 1, basis_points: 9_001 },
        {
          payment_service_id: HERE,
          currency: 'USD',
          fixed: 1_000_001,
          card_types: [],
          card_countries: ['X'],
        },
        { payment_service_id: HERE, card_schemes: ['visa'], basis_points: 1, kind: 1 },
      ],
    },
    `/outcome/fees/0 must be an object with ${FEE_MEMBERS} (type_error.dict)`,
    '/outcome/fees/1 must have fixed, basis_points or both (value_error.missing)',
    `/outcome/fees/2/payment_service_id ${SERVICE}`,
    '/outcome/fees/2/basis_points must be a whole number from 0 to 9000 (type_error.integer)',
    '/outcome/fees/2/currency must be given where fixed is: it is an amount (value_error.missing)',
    '/outcome/fees/3/card_types must be a list of 1 to 1000 values (type_error.list)',
    `/outcome/fees/3/card_countries/0 ${COUNTRY}`,
    '/outcome/fees/3/fixed must be a whole number from 0 to 1000000 (type_error.integer)',
    `/outcome/fees/4/kind is not one of ${FEE_MEMBERS} (value_error.extra)`,
  ],
  [
    'route-transaction redirect-transaction',
    { order_by: 'cost', fees: [{ payment_service_id: HERE, basis_points: 1, card_types: ['debit'] }] },
    '/outcome/fees/0/card_types is not known in redirect-transaction (value_error.flow_condition)',
  ],
];

for (const [what, outcome, ...said] of OUTCOMES)
  test(`an outcome of ${what} that means nothing is told: ${said.join('; ')}`, () => {
    const [action, flow] = what.split(' ') as [FlowAction, FlowName | undefined]; // as the table has it
    assert.deepEqual(problemsOf({ outcome }, action, flow), said);
  });

test('only a decline has a code, and one of its own', () => {
  for (const error_code of ['too_risky', 'flow_', 'flow_Risky'])
    assert.deepEqual(problemsOf({ outcome: true, error_code }, 'decline-early'), [
      '/error_code must be flow_ and then letters a to z or _ (value_error)',
    ]);
  assert.deepEqual(problemsOf({ outcome: [], error_code: 'flow_x' }), [
    '/error_code goes with decline-early only (value_error)',
  ]);
});

test('what is at its limit is taken: ten attempts, two hundred methods, five hundred fees', () => {
  const ids = Array.from(
    { length: 501 },
    (_, at) => `0198c4a2-5d3e-7000-8000-${String(at).padStart(12, '0')}`,
  );
  const known = { ...KNOWN, paymentServices: new Set(ids), methods: new Set(ids) };
  const counted = (action: FlowAction, flow: FlowName, outcome: unknown): number =>
    problemsOf({ outcome }, action, flow, known).length;
  assert.equal(counted('route-transaction', 'card-transaction', ids.slice(0, 10)), 0);
  assert.equal(counted('select-payment-options', 'checkout', ids.slice(0, 200)), 0);
  assert.equal(counted('select-payment-options', 'checkout', ids.slice(0, 201)), 1);
  const fees = ids.map((payment_service_id) => ({ payment_service_id, basis_points: 1 }));
  const byCost = (count: number): object => ({ order_by: 'cost', fees: fees.slice(0, count) });
  assert.equal(counted('route-transaction', 'card-transaction', byCost(500)), 0);
  assert.equal(counted('route-transaction', 'card-transaction', byCost(501)), 1);
});
