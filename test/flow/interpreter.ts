import type { Decision, Inputs } from '../../server/domain/flow/decide-route.ts';
import type { Facts } from '../../server/domain/flow/flow-facts.ts';
import { drawOf, exploredOf, percentOf } from '../../server/domain/flow/success-rate.ts';
import type { Condition, FlowAction, Rule } from '../../server/domain/flow/rule.ts';

/**
 * The flow as its guide tells it, word for word and slow: nothing is read ahead, and nothing is shared with what is
 * tested by it but the types and the dice, which have tests of their own.
 */
export function interpret(rules: readonly Rule[], inputs: Inputs): Decision {
  const { facts, named, chosen } = inputs;
  const declines = first(rules, 'decline-early', facts);
  if (declines !== undefined)
    return {
      attempts: [],
      decline: (declines.error_code ?? 'flow_decline') as Decision['decline'],
      three_d_secure: null,
      exemption: null,
      ordered: null,
      experiment: null,
      spoke: [{ action: 'decline-early', rule_id: declines.id }],
      skipped: [],
    };
  const routes = named === null ? first(rules, 'route-transaction', facts) : undefined;
  const { attempts, ordered, experiment, skipped } = route(routes, inputs);
  const secure = attempts.length > 0 ? authentication(rules, facts, chosen) : undefined;
  return {
    attempts,
    decline: (attempts.length === 0 ? 'all_attempts_skipped' : null) as Decision['decline'],
    three_d_secure: secure === undefined ? null : modeOf(secure.outcome),
    exemption: secure === undefined ? null : exemptionOf(secure.outcome),
    ordered,
    experiment,
    spoke: [
      ...(routes === undefined ? [] : [{ action: 'route-transaction' as const, rule_id: routes.id }]),
      ...(secure === undefined ? [] : [{ action: 'skip-3ds' as const, rule_id: secure.id }]),
    ],
    skipped,
  };
}

/** What a front end chose counts only where it asks for more than the rules that it has no say in. */
function authentication(rules: readonly Rule[], facts: Facts, chosen: readonly string[]): Rule | undefined {
  const all = first(rules, 'skip-3ds', facts);
  const others = first(
    rules.filter(({ conditions }) => !conditions.some(({ name }) => chosen.includes(name))),
    'skip-3ds',
    facts,
  );
  const order = ['skip', 'none', 'attempt', 'force'];
  const placeOf = (rule: Rule | undefined): number =>
    order.indexOf(rule === undefined ? 'none' : String(modeOf(rule.outcome)));
  return all === others || placeOf(all) > placeOf(others) ? all : others;
}

type RoutePart = Pick<Decision, 'attempts' | 'ordered' | 'experiment' | 'skipped'>;

function route(rule: Rule | undefined, inputs: Inputs): RoutePart {
  const dealt = rule?.outcome as Dealing | undefined;
  if (dealt?.experiment_id === undefined) return { ...routeBy(rule?.outcome, inputs), experiment: null };
  const { experiment_id, arms } = dealt;
  const unit = inputs.units?.[experiment_id];
  const place =
    unit === undefined ? percentOf(inputs.seed, experiment_id) : Number(`0x${unit.hash.slice(0, 8)}`) % 100;
  // A hundred places, of which each arm has as many as its share.
  const places = arms.flatMap((arm) => Array.from({ length: arm.share_percent }, () => arm));
  const { name, share_percent, ...tries } = places[place] as Dealing['arms'][number];
  const drawn = { experiment_id, arm: name, share_percent, unit: unit?.kind ?? ('transaction' as const) };
  return { ...routeBy(tries.order_by === undefined ? tries.attempts : tries, inputs), experiment: drawn };
}

type Dealing = Readonly<{
  experiment_id: string;
  arms: readonly Readonly<{
    name: string;
    share_percent: number;
    attempts: readonly unknown[];
    order_by?: string;
  }>[];
}>;

function routeBy(told: unknown, inputs: Inputs): Omit<RoutePart, 'experiment'> {
  const { named, able, avoided } = inputs;
  const outcome = told as readonly unknown[] | Ordering | undefined;
  const order = outcome === undefined || Array.isArray(outcome) ? undefined : (outcome as Ordering);
  const listed = order === undefined ? (outcome as readonly unknown[] | undefined) : order.attempts;
  const wanted = (listed ?? (named === null ? able : [named])).map(attempt);
  const possible = wanted.filter((one) => able.includes(one.payment_service_id));
  const { tried, ordered } =
    order === undefined ? { tried: possible, ordered: null } : inOrder(order, possible, inputs);
  const attempts = [
    ...tried.filter((one) => !avoided.includes(one.payment_service_id)),
    ...tried.filter((one) => avoided.includes(one.payment_service_id)),
  ].slice(0, 10);
  return {
    attempts,
    ordered,
    skipped: [
      ...new Set(wanted.filter((one) => !possible.includes(one)).map((one) => one.payment_service_id)),
    ],
  };
}

type Ordering = Readonly<{ attempts?: readonly unknown[] }> &
  (
    | Readonly<{ order_by: 'cost'; fees: readonly Fee[] }>
    | Readonly<{ order_by: 'success_rate'; explore_percent?: number }>
  );
type Fee = Readonly<{
  payment_service_id: string;
  currency?: string;
  card_schemes?: readonly string[];
  card_types?: readonly string[];
  card_countries?: readonly string[];
  fixed?: number;
  basis_points: number;
}>;
type DecidedAttempt = Decision['attempts'][number];

function inOrder(
  order: Ordering,
  attempts: readonly DecidedAttempt[],
  inputs: Inputs,
): Readonly<{ tried: readonly DecidedAttempt[]; ordered: Decision['ordered'] }> {
  if (order.order_by === 'cost') {
    const told = attempts.map((one) => ({ one, told: priceOf(order.fees, one, inputs.facts) }));
    const sorted = smallestFirst(told, (at) => at.told.fee_ten_thousandths ?? Infinity);
    return {
      tried: sorted.map(({ one }) => one),
      ordered: { by: 'cost', candidates: sorted.map((at) => at.told) },
    };
  }
  const told = attempts.map((one) => ({ one, told: rateOf(one, inputs) }));
  const sorted = smallestFirst(told, (at) => (at.told.drawn === null ? Infinity : -at.told.drawn));
  const lot =
    sorted.length === 0 ? null : exploredOf(inputs.seed, order.explore_percent ?? 10, sorted.length);
  const all = lot === null ? sorted : [...sorted.slice(lot, lot + 1), ...sorted.toSpliced(lot, 1)];
  return {
    tried: all.map(({ one }) => one),
    ordered: { by: 'success_rate', candidates: all.map((at) => at.told), explored: lot !== null },
  };
}

/** The smallest of what is left is taken, again and again; of two alike, the one that stands first. */
function smallestFirst<Value>(values: readonly Value[], of: (value: Value) => number): readonly Value[] {
  if (values.length === 0) return [];
  const smallest = values.reduce((best, next) => (of(next) < of(best) ? next : best));
  return [smallest, ...smallestFirst(values.toSpliced(values.indexOf(smallest), 1), of)];
}

function priceOf(fees: readonly Fee[], one: DecidedAttempt, facts: Facts) {
  const other = one.transformations.includes('use_additional_scheme') && facts.card_additional_scheme;
  const scheme = other === false || other === null ? facts.card_scheme : other;
  const row = fees.find(
    (fee) =>
      fee.payment_service_id === one.payment_service_id &&
      (fee.currency === undefined || fee.currency === facts.currency) &&
      (fee.card_schemes === undefined || fee.card_schemes.some((known) => known === scheme)) &&
      (fee.card_types === undefined || fee.card_types.some((known) => known === facts.card_type)) &&
      (fee.card_countries === undefined || fee.card_countries.some((known) => known === facts.card_country)),
  );
  const { payment_service_id } = one;
  if (row === undefined)
    return { payment_service_id, fixed: null, basis_points: null, fee_ten_thousandths: null };
  const { fixed = 0, basis_points } = row;
  const fee_ten_thousandths = fixed * 10_000 + Number(facts.amount ?? 0) * basis_points;
  return { payment_service_id, fixed, basis_points, fee_ten_thousandths };
}

function rateOf({ payment_service_id }: DecidedAttempt, { seen, seed }: Inputs) {
  const [counts] = (seen ?? []).filter((one) => one.payment_service_id === payment_service_id);
  const { approved, known } = counts ?? { approved: 0, known: 0 };
  return {
    payment_service_id,
    approved,
    known,
    drawn: known >= 30 ? drawOf(seed, { payment_service_id, approved, known }) : null,
  };
}

function modeOf(outcome: unknown): Decision['three_d_secure'] {
  return typeof outcome === 'string' ? (outcome as 'skip') : 'skip';
}

function exemptionOf(outcome: unknown): Decision['exemption'] {
  return typeof outcome === 'object' ? (outcome as { exemption: 'low_value' }).exemption : null;
}

function attempt(given: unknown): Decision['attempts'][number] {
  if (typeof given === 'string')
    return { payment_service_id: given.toLowerCase(), instrument: null, transformations: [] };
  type Written = Omit<Decision['attempts'][number], 'transformations'> &
    Partial<Pick<Decision['attempts'][number], 'transformations'>>;
  const { payment_service_id: id, instrument, transformations = [] } = given as Written;
  return {
    payment_service_id: id.toLowerCase(),
    instrument,
    transformations: ['force_mit' as const, 'use_additional_scheme' as const].filter((one) =>
      transformations.includes(one),
    ),
  };
}

function first(rules: readonly Rule[], action: FlowAction, facts: Facts): Rule | undefined {
  return rules.find(
    (rule) =>
      rule.active && rule.action === action && rule.conditions.every((condition) => holds(condition, facts)),
  );
}

type Bounds = Readonly<{ currency: string; value: number; min: number; max: number; key: string }>;

type Holds = (condition: Condition, facts: Facts) => boolean;

const SPECIAL: Readonly<Record<string, Holds>> = {
  amount: ({ operator, value }, { amount, currency }) =>
    amount !== null && holdsAmount(operator, value as Bounds, Number(amount), currency),
  amount_zero: ({ value }, { amount }) => (amount === null ? false : (amount === 0n) === value),
  split_routing: ({ value }, { share }) => share !== null && share <= Number(value),
  metadata: ({ operator, value }, { metadata }) => {
    const { key, value: wanted } = value as Readonly<{ key: string; value: string }>;
    const has = Object.entries(metadata).some(([known, text]) => known === key && text === wanted);
    return operator === 'includes' ? has : !has;
  },
  metadata_numeric: ({ operator, value }, { metadata }) => {
    const bounds = value as Bounds;
    const text = Object.entries(metadata).find(([known]) => known === bounds.key)?.[1];
    if (text === undefined || !/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) return false;
    return holdsNumber(operator, bounds, parseFloat(text));
  },
  velocity: ({ operator, value }, { velocity, currency }) => {
    const bounds = value as Bounds & Readonly<{ count: string; by: string; within: string }>;
    const called = `${bounds.count} per ${bounds.by} within ${bounds.within.replace('_', ' ')}`;
    const known = Object.entries(velocity).find(([name]) => name === called)?.[1];
    if (known === undefined || (bounds.count === 'amount' && bounds.currency !== currency)) return false;
    return operator === 'less_than' ? known < bounds.value : known > bounds.value;
  },
  card_bin: ({ operator, value }, { card_bin: bin }) => bin !== null && holdsBins(operator, value, [bin]),
  gift_card_bin: ({ operator, value }, { gift_card_bins: bins }) =>
    bins.length > 0 && holdsBins(operator, value, bins),
  product_categories: ({ operator, value }, facts) => holdsList(operator, value, facts.product_categories),
  product_types: ({ operator, value }, facts) => holdsList(operator, value, facts.product_types),
  skus: ({ operator, value }, facts) => holdsList(operator, value, facts.skus),
};

function holds(condition: Condition, facts: Facts): boolean {
  const special = SPECIAL[condition.name];
  if (special !== undefined) return special(condition, facts);
  const { name, operator, value } = condition;
  return holdsOne(name, operator, value, facts[name as 'country']);
}

function holdsAmount(operator: string, bounds: Bounds, amount: number, currency: string | null): boolean {
  return currency === bounds.currency && holdsNumber(operator, bounds, amount);
}

function holdsNumber(operator: string, { value, min, max }: Bounds, known: number): boolean {
  if (operator === 'less_than') return known < value;
  if (operator === 'greater_than') return known > value;
  if (operator === 'equal_to') return known === value;
  return min <= known && known <= max;
}

function holdsBins(operator: string, value: unknown, bins: readonly string[]): boolean {
  const answers = bins.flatMap((bin) =>
    (value as readonly (string | Readonly<{ min: string; max: string }>)[]).map((one) => {
      const { min, max } = typeof one === 'string' ? { min: one, max: one } : one;
      if (bin.length < min.length) return 'cannot tell';
      const head = Number(bin.slice(0, min.length));
      return head >= Number(min) && head <= Number(max) ? 'in' : 'out';
    }),
  );
  return operator === 'is_one_of' ? answers.includes('in') : answers.every((answer) => answer === 'out');
}

function holdsList(operator: string, value: unknown, known: readonly string[]): boolean {
  const wanted = value as readonly string[];
  const there = wanted.filter((one) => known.includes(one)).length;
  if (operator === 'includes_all') return there === wanted.length;
  return operator === 'includes_none' ? there === 0 : there > 0;
}

function holdsOne(name: string, operator: string, value: unknown, known: string | boolean | null): boolean {
  if (known === null) return false;
  if (operator === 'equal_to') return known === value;
  const list = value as readonly string[];
  const text = String(known);
  const isIn =
    name === 'browser_language'
      ? list.some((tag) => `${text.toLowerCase()}-`.startsWith(`${tag.toLowerCase()}-`))
      : operator.includes('like')
        ? list.some((part) => text.toLowerCase().indexOf(part.toLowerCase()) >= 0)
        : list.includes(text);
  return operator === 'is_one_of' || operator === 'like_one_of' ? isIn : !isIn;
}
