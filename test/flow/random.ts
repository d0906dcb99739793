import { CONDITIONS } from '../../server/domain/flow/conditions.ts';
import type { Inputs } from '../../server/domain/flow/decide-route.ts';
import type { ExperimentUnits } from '../../server/domain/flow/experiment-arms.ts';
import type { Facts } from '../../server/domain/flow/flow-facts.ts';
import type { SuccessCount } from '../../server/domain/flow/success-rate.ts';
import {
  type Condition,
  type FlowAction,
  type FlowName,
  type Rule,
  actionsOf,
} from '../../server/domain/flow/rule.ts';

/** Numbers from a seed: Mulberry32, fast enough for millions of payments, and the same on every machine. */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number): number => Math.floor(next() * most);
  return {
    below,
    chance: (share: number): boolean => next() < share,
    /** Throws where there is nothing to choose from. */
    one<Value>(values: readonly Value[]): Value {
      const [value] = values.slice(below(values.length));
      if (values.length === 0) throw new Error('nothing to choose from');
      return value as Value;
    },
    some<Value>(values: readonly Value[], most: number): readonly Value[] {
      const count = 1 + below(most);
      return values.toSorted(() => next() - 0.5).slice(0, count);
    },
  };
}
export type Random = ReturnType<typeof randomFrom>;

export const SERVICES = [1, 2, 3, 4, 5].map((digit) => `0198c4a2-5d3e-7000-8000-00000000000${digit}`);

/** The outcomes of rules that deal to the arms of these experiments, by their ids. */
export const EXPERIMENTS: ReadonlyMap<string, object> = new Map([
  dealing('0192f0aa-0000-7000-8000-0000000000e1', 'buyer', [
    [50, {}],
    [50, { order_by: 'success_rate', explore_percent: 20 }],
  ]),
  dealing('0192f0aa-0000-7000-8000-0000000000e2', 'card', [
    [
      90,
      {
        order_by: 'cost',
        fees: SERVICES.map((payment_service_id, at) => ({ payment_service_id, basis_points: 90 - at })),
      },
    ],
    [9, { order_by: 'success_rate' }],
    [1, {}],
  ]),
]);

/** `shares`: of each arm, with what puts its attempts in an order. */
function dealing(
  experiment_id: string,
  unit: string,
  shares: readonly (readonly [number, object])[],
): readonly [string, object] {
  const arms = shares.map(([share_percent, order], at) => ({
    name: `arm ${at}`,
    share_percent,
    attempts: SERVICES.slice(at, at + 3),
    ...order,
  }));
  return [experiment_id, { experiment_id, unit, arms }];
}
const COUNTRIES = ['US', 'DE', 'FR', 'GB', 'BR'];
const CURRENCIES = ['USD', 'EUR', 'GBP'];
const SCHEMES = ['visa', 'mastercard', 'amex', 'carte-bancaire'];
const BINS = ['411111', '41111111', '555555', '55555544', '371449', '400000'];
const WORDS = [
  'lamp',
  'chair',
  'Sandbox Bank',
  'gold',
  'constructor',
  '__proto__',
  'Ünïcode',
  '42',
  '-7.5',
  '1e3',
];
const KEYS = ['tier', 'risk', '__proto__', 'toString', 'x'];
const VELOCITIES = [
  'payments per card within 10 minutes',
  'amount per card within 10 minutes',
  'declined per email_address within 1 hour',
  'cards per device within 7 days',
];
const LANGUAGES = ['en', 'en-GB', 'de-AT', 'fr', 'EN-us', 'pt-BR'];
const METHODS = ['card', 'paypal', 'oxxo', 'applepay'];

export function randomFacts(random: Random): Facts {
  const maybe = <Value>(values: readonly Value[]): Value | null =>
    random.chance(0.15) ? null : random.one(values);
  const list = (values: readonly string[]): readonly string[] =>
    random.chance(0.4) ? [] : random.some(values, 3);
  return {
    amount: random.chance(0.1) ? null : BigInt(random.one([0, 1, 99, 100, 101, 5000, random.below(20_000)])),
    currency: maybe(CURRENCIES),
    country: maybe(COUNTRIES),
    payment_method: maybe(METHODS),
    payment_source: maybe(['ecommerce', 'moto', 'recurring', 'installment', 'card_on_file']),
    merchant_initiated: maybe([true, false]),
    is_subsequent_payment: maybe([true, false]),
    browser_language: maybe(LANGUAGES),
    anti_fraud_decision: maybe(['accept', 'reject', 'review', 'error', 'exception', 'skipped']),
    card_bin: maybe(BINS),
    card_country: maybe(COUNTRIES),
    card_issuer_name: maybe(WORDS),
    card_product_name: maybe(WORDS),
    card_scheme: maybe(SCHEMES),
    card_additional_scheme: random.chance(0.7) ? null : random.one(SCHEMES),
    card_source: maybe(['raw', 'token', 'applepay', 'googlepay', 'network-token']),
    card_type: maybe(['credit', 'debit', 'prepaid']),
    has_gift_cards: maybe([true, false]),
    gift_card_bins: list(BINS),
    product_categories: list(WORDS),
    product_types: list(WORDS),
    skus: list(WORDS),
    metadata: Object.fromEntries(list(KEYS).map((key) => [key, random.one(WORDS)])),
    share: maybe([1, 2, 49, 50, 51, 99, 100]),
    velocity: Object.fromEntries(list(VELOCITIES).map((name) => [name, random.below(7)])),
  };
}

const CHOSEN = [
  'country',
  'metadata',
  'metadata_numeric',
  'product_types',
  'skus',
  'browser_language',
  'velocity',
] as const;

export function randomInputs(random: Random): Inputs {
  const able = random.chance(0.1) ? [] : random.some(SERVICES, 5);
  const inputs = {
    facts: randomFacts(random),
    named: random.chance(0.1) ? random.one(SERVICES) : null,
    able,
    avoided: random.chance(0.8) || able.length === 0 ? [] : random.some(able, 3),
    seed: random.below(2 ** 32),
    seen: random.chance(0.3)
      ? null
      : able.filter(() => random.chance(0.8)).map((id) => randomSeen(random, id)),
  };
  const chosen = CHOSEN.filter((_, bit) => (inputs.seed >>> bit) % 2 === 1);
  return random.chance(0.5) ? { ...inputs, chosen } : { ...inputs, chosen, units: randomUnits(random) };
}

/** Of some experiments alone: what was decided before an experiment began knows no unit of it. */
function randomUnits(random: Random): ExperimentUnits {
  const known = random.some([...EXPERIMENTS.keys()], 2);
  return Object.fromEntries(
    known.map((id) => [
      id,
      {
        kind: random.one(['buyer', 'card', 'transaction'] as const),
        hash: random
          .below(2 ** 32)
          .toString(16)
          .padStart(8, '0')
          .repeat(4),
      },
    ]),
  );
}

function randomSeen(random: Random, payment_service_id: string): SuccessCount {
  const known = random.one([0, 29, 30, 100, 1000]);
  return { payment_service_id, known, approved: random.below(known + 1) };
}

/** Rules that say something about such payments: each holds for a good part of them. */
export function randomRules(random: Random, flow: FlowName, count: number): readonly Rule[] {
  return Array.from({ length: count }, (_, index) => randomRule(random, flow, index));
}

function randomRule(random: Random, flow: FlowName, index: number): Rule {
  const action = random.one(actionsOf(flow));
  return {
    id: `0198c4a2-5d3e-7000-8000-${String(index).padStart(12, '0')}`,
    action,
    description: null,
    active: random.chance(0.9),
    conditions: random.chance(0.05)
      ? []
      : Array.from({ length: 1 + random.below(3) }, () => randomCondition(random, flow)),
    outcome: randomOutcome(random, flow, action),
    error_code: action === 'decline-early' && random.chance(0.5) ? 'flow_too_risky' : null,
    created_at: '2026-11-22T00:00:00.000000+00:00',
    updated_at: '2026-11-22T00:00:00.000000+00:00',
  };
}

function randomCondition(random: Random, flow: FlowName): Condition {
  const [name, { operators }] = random.one(
    Object.entries(CONDITIONS).filter(([, { flows }]) => flows.includes(flow)),
  );
  const operator = random.one(Object.keys(operators));
  return { name, operator, value: randomValue(random, name, operator) };
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
  anti_fraud_decision: ['accept', 'reject', 'review', 'error', 'exception', 'skipped'],
  browser_language: ['en', 'de', 'de-AT', 'fr', 'pt-BR'],
  card_country: COUNTRIES,
  country: COUNTRIES,
  currency: CURRENCIES,
  card_scheme: SCHEMES,
  card_source: ['raw', 'token', 'applepay', 'googlepay', 'network-token'],
  card_type: ['credit', 'debit', 'prepaid'],
  payment_method: METHODS,
  payment_source: ['ecommerce', 'moto', 'recurring', 'installment', 'card_on_file'],
};
const FLAGS = ['amount_zero', 'has_gift_cards', 'is_subsequent_payment', 'merchant_initiated'];

function randomValue(random: Random, name: string, operator: string): unknown {
  if (name === 'split_routing') return 1 + random.below(99);
  if (FLAGS.includes(name)) return random.chance(0.5);
  if (name === 'metadata') return { key: random.one(KEYS), value: random.one(WORDS) };
  if (name === 'amount' || name === 'metadata_numeric') {
    const of = name === 'amount' ? { currency: random.one(CURRENCIES) } : { key: random.one(KEYS) };
    const value = random.one([0, 99, 100, 101, 5000]);
    return operator === 'is_between'
      ? { ...of, min: value, max: value + random.below(5000) }
      : { ...of, value };
  }
  if (name === 'velocity') {
    const [count, by, within] = random.one(VELOCITIES).split(/ per | within /);
    const of = count === 'amount' ? { currency: random.one(CURRENCIES) } : {};
    return { count, by, within: within?.replace(' ', '_'), value: random.below(7), ...of };
  }
  if (name.endsWith('_bin'))
    return random.some([...BINS, { min: '410000', max: '419999' }, { min: '55000000', max: '56000000' }], 4);
  const values = VALUES[name] ?? WORDS;
  return operator === 'equal_to' ? random.one(values) : random.some(values, 3);
}

function randomOutcome(random: Random, flow: FlowName, action: FlowAction): unknown {
  if (action === 'decline-early') return true;
  if (action === 'select-payment-options') return random.chance(0.1) ? [] : random.some(METHODS, 3);
  if (action === 'skip-3ds')
    return random.one([true, 'attempt', 'force', 'skip', { exemption: 'low_value' }]);
  if (random.chance(0.1)) return random.one([...EXPERIMENTS.values()]);
  if (random.chance(0.4)) return randomOrder(random, flow);
  return randomAttempts(random, flow);
}

function randomAttempts(random: Random, flow: FlowName): readonly unknown[] {
  const ids = random.some(SERVICES, 4);
  if (flow !== 'card-transaction') return ids;
  return ids.map((payment_service_id) => {
    if (random.chance(0.3)) return payment_service_id;
    const instrument = random.one(['pan', 'network_token']);
    const transformations = random.one([
      [],
      ['force_mit'],
      ...(instrument === 'pan' ? [['use_additional_scheme', 'force_mit']] : []),
    ]);
    return random.chance(0.5)
      ? { payment_service_id, instrument }
      : { payment_service_id, instrument, transformations };
  });
}

function randomOrder(random: Random, flow: FlowName): unknown {
  const attempts = random.chance(0.3) ? {} : { attempts: randomAttempts(random, flow) };
  if (random.chance(0.5))
    return { order_by: 'success_rate', ...attempts, ...(random.chance(0.5) ? { explore_percent: 30 } : {}) };
  return { order_by: 'cost', ...attempts, fees: randomFees(random, flow) };
}

function randomFees(random: Random, flow: FlowName): readonly unknown[] {
  return Array.from({ length: 1 + random.below(10) }, () => ({
    payment_service_id: random.one(SERVICES),
    ...(random.chance(0.5) ? { currency: random.one(CURRENCIES), fixed: random.below(50) } : {}),
    ...(flow === 'card-transaction' ? randomCards(random) : {}),
    basis_points: random.below(300),
  }));
}

function randomCards(random: Random): object {
  return {
    ...(random.chance(0.3) ? { card_schemes: random.some(SCHEMES, 2) } : {}),
    ...(random.chance(0.3) ? { card_types: random.some(['credit', 'debit', 'prepaid'], 2) } : {}),
    ...(random.chance(0.3) ? { card_countries: random.some(COUNTRIES, 3) } : {}),
  };
}
