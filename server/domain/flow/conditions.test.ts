import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCondition } from './check-rule.ts';
import type { ValueProblem } from './condition-values.ts';
import { CONDITION_NAMES, CONDITIONS } from './conditions.ts';
import { type Facts, NO_FACTS } from './flow-facts.ts';
import { FLOW_NAMES } from './rule.ts';

/** A condition, of which payments it holds, and of which it does not. */
type Case = readonly [
  name: string,
  operator: string,
  value: unknown,
  holds: readonly Partial<Facts>[],
  not: readonly Partial<Facts>[],
];

const usd = (value: number): object => ({ currency: 'USD', value });
const tier = (value: string | number): object => ({ key: 'tier', value });
const cost = (amount: bigint, currency = 'USD'): Partial<Facts> => ({ amount, currency });
const tagged = (value: string): Partial<Facts> => ({ metadata: { other: 'x', tier: value } });

const AMOUNTS: readonly Case[] = [
  ['amount', 'less_than', usd(100), [cost(99n), cost(0n)], [cost(100n), cost(101n), cost(99n, 'EUR')]],
  ['amount', 'less_than', usd(100), [], [{ amount: 1n }, { currency: 'USD' }]],
  ['amount', 'greater_than', usd(100), [cost(101n)], [cost(100n), cost(99n), cost(101n, 'EUR')]],
  ['amount', 'greater_than', usd(0), [cost(1n)], [{ amount: 1n }, { currency: 'USD' }]],
  [
    'amount',
    'is_between',
    { currency: 'USD', min: 100, max: 200 },
    [cost(100n), cost(150n), cost(200n)],
    [cost(99n), cost(201n), cost(150n, 'EUR'), { currency: 'USD' }],
  ],
  ['amount', 'is_between', { currency: 'USD', min: 7, max: 7 }, [cost(7n)], [cost(6n), cost(8n)]],
  ['amount_zero', 'equal_to', true, [cost(0n), { amount: 0n }], [cost(1n), {}]],
  ['amount_zero', 'equal_to', false, [cost(1n)], [cost(0n), {}]],
];

const LISTED_TEXTS: readonly Case[] = (
  [
    ['anti_fraud_decision', 'accept', 'reject', 'review'],
    ['card_country', 'DE', 'FR', 'US'],
    ['card_product_name', 'Gold', 'Platinum', 'gold'],
    ['card_scheme', 'visa', 'mastercard', 'amex'],
    ['card_source', 'raw', 'token', 'applepay'],
    ['card_type', 'credit', 'debit', 'prepaid'],
    ['country', 'DE', 'FR', 'US'],
    ['currency', 'EUR', 'GBP', 'USD'],
    ['payment_source', 'ecommerce', 'moto', 'recurring'],
  ] as const
).flatMap(([name, one, other, third]): Case[] => [
  [name, 'is_one_of', [one, other], [{ [name]: one }, { [name]: other }], [{ [name]: third }, {}]],
  [name, 'is_not_one_of', [one, other], [{ [name]: third }], [{ [name]: one }, { [name]: other }, {}]],
]);

const LIKE: readonly Case[] = (['card_issuer_name', 'card_product_name'] as const).flatMap((name): Case[] => [
  [
    name,
    'like_one_of',
    ['Gold', 'BANK of'],
    [{ [name]: 'gold' }, { [name]: 'Visa GOLD Card' }, { [name]: 'First Bank of Nowhere' }],
    [{ [name]: 'Silver' }, { [name]: 'go ld' }, {}],
  ],
  [
    name,
    'unlike_any_of',
    ['Gold', 'BANK of'],
    [{ [name]: 'Silver' }],
    [{ [name]: 'Visa GOLD Card' }, { [name]: 'bank of' }, {}],
  ],
]);

const FLAGS: readonly Case[] = (
  ['has_gift_cards', 'is_subsequent_payment', 'merchant_initiated'] as const
).flatMap((name): Case[] => [
  [name, 'equal_to', true, [{ [name]: true }], [{ [name]: false }, {}]],
  [name, 'equal_to', false, [{ [name]: false }], [{ [name]: true }, {}]],
]);

const CART: readonly Case[] = (['product_categories', 'product_types', 'skus'] as const).flatMap(
  (name): Case[] => [
    [
      name,
      'includes_all',
      ['a', 'b'],
      [{ [name]: ['b', 'c', 'a'] }],
      [{ [name]: ['a', 'c'] }, { [name]: [] }, { [name]: ['ab'] }],
    ],
    [
      name,
      'includes_at_least_one',
      ['a', 'b'],
      [{ [name]: ['c', 'b'] }, { [name]: ['a'] }],
      [{ [name]: ['c'] }, { [name]: [] }],
    ],
    [
      name,
      'includes_none',
      ['a', 'b'],
      [{ [name]: ['c'] }, { [name]: [] }],
      [{ [name]: ['c', 'a'] }, { [name]: ['b'] }],
    ],
  ],
);

const RANGES = ['411111', { min: '55000000', max: '55999999' }];
const bins = (...gift_card_bins: readonly string[]): Partial<Facts> => ({ gift_card_bins });
const DIGITS: readonly Case[] = [
  [
    'card_bin',
    'is_one_of',
    RANGES,
    ['411111', '41111199', '55000000', '55999999'].map((card_bin) => ({ card_bin })),
    [null, '411112', '411110', '550000', '56000000'].map((card_bin) => ({ card_bin })),
  ],
  [
    'card_bin',
    'is_not_one_of',
    RANGES,
    ['41111200', '56000000'].map((card_bin) => ({ card_bin })),
    [null, '41111100', '55555555', '550000', '400000'].map((card_bin) => ({ card_bin })),
  ],
  [
    'gift_card_bin',
    'is_one_of',
    RANGES,
    [bins('400000', '411111'), bins('55123456')],
    [bins(), bins('400000', '550000')],
  ],
  [
    'gift_card_bin',
    'is_not_one_of',
    RANGES,
    [bins('40000000', '56000000')],
    [bins(), bins('40000000', '41111100'), bins('40000000', '550000')],
  ],
];

const DECLINED = { count: 'declined', by: 'card', within: '1_hour', value: 5 };
const spent = (minor: number): Partial<Facts> => ({
  currency: 'USD',
  velocity: { 'amount per card within 7 days': minor },
});

const OTHERS: readonly Case[] = [
  [
    'browser_language',
    'is_one_of',
    ['EN', 'de-AT'],
    ['en', 'en-gb', 'DE-at'].map((browser_language) => ({ browser_language })),
    [null, 'de', 'eng', 'fr'].map((browser_language) => ({ browser_language })),
  ],
  [
    'browser_language',
    'is_not_one_of',
    ['en', 'de-AT'],
    ['de', 'eng'].map((browser_language) => ({ browser_language })),
    [null, 'EN-us', 'de-AT-1996'].map((browser_language) => ({ browser_language })),
  ],
  ['metadata', 'includes', tier('gold'), [tagged('gold')], [tagged('Gold'), { metadata: { other: 'gold' } }]],
  ['metadata', 'excludes', tier('gold'), [tagged('Gold'), {}], [tagged('gold')]],
  ['metadata', 'excludes', { key: 'toString', value: 'x' }, [{}], []],
  ['metadata_numeric', 'less_than', tier(7.5), [tagged('7.4'), tagged('-8')], [tagged('7.5'), {}]],
  ['metadata_numeric', 'greater_than', tier(7.5), [tagged('7.51')], [tagged('7.5'), tagged('-8'), {}]],
  ['metadata_numeric', 'equal_to', tier(7.5), [tagged('7.5'), tagged('7.50')], [tagged('7'), {}]],
  [
    'metadata_numeric',
    'is_between',
    { key: 'tier', min: -1, max: 2 },
    [tagged('-1'), tagged('2'), tagged('0.5')],
    [tagged('-1.1'), tagged('2.1'), { metadata: { other: '1' } }],
  ],
  ['metadata_numeric', 'less_than', { key: 'toString', value: 1 }, [], [{}]],
  ['payment_method', 'equal_to', 'card', [{ payment_method: 'card' }], [{ payment_method: 'pix' }, {}]],
  [
    'payment_method',
    'is_one_of',
    ['card', 'oxxo'],
    [{ payment_method: 'oxxo' }],
    [{ payment_method: 'pix' }],
  ],
  [
    'velocity',
    'greater_than',
    DECLINED,
    [{ velocity: { 'declined per card within 1 hour': 6 } }],
    [{ velocity: { 'declined per card within 1 hour': 5, 'declined per card within 1 day': 9 } }, {}],
  ],
  [
    'velocity',
    'less_than',
    { ...DECLINED, count: 'cards', by: 'ip_address', within: '10_minutes' },
    [{ velocity: { 'cards per ip_address within 10 minutes': 4 } }],
    [{ velocity: { 'cards per ip_address within 10 minutes': 5 } }, {}],
  ],
  [
    'velocity',
    'greater_than',
    { ...DECLINED, count: 'amount', within: '7_days', currency: 'USD' },
    [spent(6)],
    [spent(5), { ...spent(6), currency: 'EUR' }, { ...spent(6), currency: null }],
  ],
  ['split_routing', 'less_than_or_equal_to', 50, [{ share: 50 }, { share: 1 }], [{ share: 51 }, {}]],
];

for (const [name, operator, value, holding, not] of [
  ...[AMOUNTS, LISTED_TEXTS, LIKE, FLAGS, CART, DIGITS, OTHERS].flat(),
])
  test(`${name} ${operator} ${JSON.stringify(value)} holds of what it says, and of nothing unknown`, () => {
    const holds = readCondition({ name, operator, value }, '', []) ?? assert.fail('it is a condition');
    const held = (facts: readonly Partial<Facts>[]): readonly boolean[] =>
      facts.map((known) => holds({ ...NO_FACTS, ...known }));
    assert.deepEqual([held(holding), held(not)], [holding.map(() => true), not.map(() => false)]);
  });

test('what is no decimal number holds in no comparison of numbers', () => {
  const holds = readCondition(
    { name: 'metadata_numeric', operator: 'greater_than', value: tier(-1) },
    '',
    [],
  );
  const digits = '9'.repeat(15);
  const wrong = [
    '',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '1.',
    '.5',
    '+1',
    '--1',
    `${digits}9`,
    `1.${digits}9`,
    '1.5.5',
  ];
  for (const text of ['0', digits, `1.${digits}`])
    assert.equal(holds?.({ ...NO_FACTS, ...tagged(text) }), true, text);
  for (const text of wrong) assert.equal(holds?.({ ...NO_FACTS, ...tagged(text) }), false, text);
});

test('each condition is known in the flows that know what it asks, with its operators', () => {
  const payments = ['card-transaction', 'non-card-transaction', 'redirect-transaction'] as const;
  const cards = ['card-transaction'] as const;
  const listed = ['is_one_of', 'is_not_one_of'];
  const like = ['like_one_of', 'unlike_any_of'];
  const ofCart = ['includes_all', 'includes_at_least_one', 'includes_none'];
  const expected = {
    amount: [FLOW_NAMES, ['less_than', 'greater_than', 'is_between']],
    amount_zero: [FLOW_NAMES, ['equal_to']],
    anti_fraud_decision: [payments, listed],
    browser_language: [FLOW_NAMES, listed],
    card_bin: [cards, listed],
    card_country: [cards, listed],
    card_issuer_name: [cards, like],
    card_product_name: [cards, [...listed, ...like]],
    card_scheme: [cards, listed],
    card_source: [cards, listed],
    card_type: [cards, listed],
    country: [FLOW_NAMES, listed],
    currency: [FLOW_NAMES, listed],
    gift_card_bin: [payments, listed],
    has_gift_cards: [payments, ['equal_to']],
    is_subsequent_payment: [payments, ['equal_to']],
    merchant_initiated: [payments, ['equal_to']],
    metadata: [FLOW_NAMES, ['includes', 'excludes']],
    metadata_numeric: [FLOW_NAMES, ['less_than', 'greater_than', 'equal_to', 'is_between']],
    payment_method: [payments, ['equal_to', 'is_one_of']],
    payment_source: [payments, listed],
    product_categories: [FLOW_NAMES, ofCart],
    product_types: [FLOW_NAMES, ofCart],
    skus: [FLOW_NAMES, ofCart],
    split_routing: [payments, ['less_than_or_equal_to']],
    velocity: [payments, ['less_than', 'greater_than']],
  };
  const known = Object.entries(CONDITIONS).map(
    ([name, { flows, operators }]) => [name, [flows, Object.keys(operators)]] as const,
  );
  assert.deepEqual(Object.fromEntries(known), expected);
  assert.deepEqual(CONDITION_NAMES, Object.keys(expected));
});

test('a word that a list does not take is told all that it takes', () => {
  for (const [name, values] of [
    ['card_source', ['applepay', 'googlepay', 'network-token', 'raw', 'token']],
    ['card_type', ['credit', 'debit', 'prepaid']],
    ['payment_source', ['ecommerce', 'moto', 'recurring', 'installment', 'card_on_file']],
  ] as const) {
    const wrong: ValueProblem[] = [];
    readCondition({ name, operator: 'is_one_of', value: [...values, 'other'] }, '', wrong);
    assert.deepEqual(
      wrong.map(({ message }) => message),
      [`must be one of ${values.join(', ')}`],
    );
  }
});
