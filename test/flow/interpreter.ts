import type { Decision, Inputs } from '../../server/domain/flow/decide-route.ts';
import type { Facts } from '../../server/domain/flow/flow-facts.ts';
import type { Condition, FlowAction, Rule } from '../../server/domain/flow/rule.ts';

/**
 * The flow as its guide tells it, word for word and slow: nothing is read ahead, and nothing is shared with what is
 * tested by it but the types.
 */
export function interpret(rules: readonly Rule[], { facts, named, able, avoided }: Inputs): Decision {
  const declines = first(rules, 'decline-early', facts);
  if (declines !== undefined)
    return {
      attempts: [],
      decline: (declines.error_code ?? 'flow_decline') as Decision['decline'],
      three_d_secure: null,
      exemption: null,
      spoke: [{ action: 'decline-early', rule_id: declines.id }],
      skipped: [],
    };
  const routes = named === null ? first(rules, 'route-transaction', facts) : undefined;
  const wanted =
    routes === undefined
      ? (named === null ? able : [named]).map((id) => attempt(id))
      : (routes.outcome as readonly unknown[]).map(attempt);
  const possible = wanted.filter(
    (one) => one.payment_service_id === named || able.includes(one.payment_service_id),
  );
  const attempts = [
    ...possible.filter((one) => !avoided.includes(one.payment_service_id)),
    ...possible.filter((one) => avoided.includes(one.payment_service_id)),
  ].slice(0, 10);
  const secure = attempts.length > 0 ? first(rules, 'skip-3ds', facts) : undefined;
  return {
    attempts,
    decline: (attempts.length === 0 ? 'all_attempts_skipped' : null) as Decision['decline'],
    three_d_secure: secure === undefined ? null : modeOf(secure.outcome),
    exemption: secure === undefined ? null : exemptionOf(secure.outcome),
    spoke: [
      ...(routes === undefined ? [] : [{ action: 'route-transaction' as const, rule_id: routes.id }]),
      ...(secure === undefined ? [] : [{ action: 'skip-3ds' as const, rule_id: secure.id }]),
    ],
    skipped: [
      ...new Set(wanted.filter((one) => !possible.includes(one)).map((one) => one.payment_service_id)),
    ],
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
