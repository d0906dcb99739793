import { exponentOf, parseCurrency } from '../currency.ts';
import { isObject } from '../json.ts';
import type { CompiledRule } from './compile.ts';
import type { Decision } from './decide-route.ts';
import { SHARE } from './fees.ts';
import type { Facts } from './flow-facts.ts';
import type { PricedAttempt, RatedAttempt } from './order-attempts.ts';
import type { Attempt, Condition, Outcome } from './rule.ts';
import { velocityBound, velocityName } from './velocity.ts';

/** What a payment service is called; its id where nobody knows. */
export type NameOf = (paymentServiceId: string) => string;

/** One condition of a rule beside what the payment had. */
export type ExplainedCondition = Readonly<{
  name: string;
  operator: string;
  /** What the rule compares with, in words. */
  wanted: string;
  /** What the payment had, in words; null: nobody knew, so that the condition cannot hold. */
  seen: string | null;
  holds: boolean;
}>;

/** One rule, in a sentence: whether it applied, why, and what it did. */
export type ExplainedRule = Readonly<{
  rule_id: string;
  description: string | null;
  position: number;
  /** All of its conditions hold. */
  applied: boolean;
  reason: string;
  conditions: readonly ExplainedCondition[];
}>;

/** What a rule makes of a payment, whether it is its turn or not. */
export function explainRule(one: CompiledRule, facts: Facts, nameOf: NameOf): ExplainedRule {
  const { id: rule_id, description, conditions } = one.rule;
  const failed = conditions.filter((_, at) => one.tests[at]?.(facts) === false);
  const title = titleOf(one);
  const reason =
    failed.length === 0
      ? `${title} applied, because ${heldIn(conditions, facts)}: ${doingOf(one.outcome, nameOf)}.`
      : `${title} did not apply: ${failed.map((condition) => missedIn(condition, facts)).join(', and ')}.`;

  return {
    rule_id,
    description,
    position: one.position,
    applied: failed.length === 0,
    reason,
    conditions: conditions.map((condition) => ({
      name: condition.name,
      operator: condition.operator,
      wanted: valueWords(condition.value),
      seen: factOf(condition.name, condition.value, facts),
      holds: !failed.includes(condition),
    })),
  };
}

/** How sentences call a rule: by its place among all rules of its action, active or not. */
export function titleOf({ rule, position }: CompiledRule): string {
  const called = rule.description === null ? '' : ` (${rule.description})`;
  return `Rule ${position + 1} of ${rule.action}${called}`;
}

/** Which arm of an experiment it was dealt to; empty where it was dealt to none. */
export function explainArm(
  { experiment, attempts }: Pick<Decision, 'experiment' | 'attempts'>,
  nameOf: NameOf,
): string {
  if (experiment === null) return '';
  const tried = attempts.map((attempt) => attemptWords(attempt, nameOf)).join(', then ');
  const { arm, share_percent: share, unit } = experiment;
  return ` It was dealt to ${arm} (${share} of 100, by ${unit}), which tries ${tried || 'nothing that takes it'}.`;
}

/** What put the attempts in their order; empty where the rule itself did. */
export function explainOrder({ ordered }: Pick<Decision, 'ordered'>, nameOf: NameOf): string {
  if (ordered === null) return '';
  const words =
    ordered.by === 'cost'
      ? ordered.candidates.map((one) => priceWords(one, nameOf))
      : [
          ...ordered.candidates.map((one) => rateWords(one, nameOf)),
          ...(ordered.explored ? [exploredWords(ordered.candidates, nameOf)] : []),
        ];
  return words.map((sentence) => ` ${sentence}.`).join('');
}

function priceWords(
  { payment_service_id: id, fixed, basis_points, fee_ten_thousandths: fee }: PricedAttempt,
  nameOf: NameOf,
): string {
  if (fee === null) return `What ${nameOf(id)} takes is not known, so it comes last`;
  return `${nameOf(id)} takes ${fee / SHARE} (${fixed} and ${basis_points} basis points)`;
}

function rateWords({ payment_service_id: id, approved, known, drawn }: RatedAttempt, nameOf: NameOf): string {
  const seen = `${nameOf(id)} approved ${approved} of ${known} payments like it`;
  return drawn === null ? `${seen}, too few to compare` : `${seen}, and ${drawn / 100} percent were drawn`;
}

function exploredWords([first]: readonly RatedAttempt[], nameOf: NameOf): string {
  const name = first === undefined ? '' : nameOf(first.payment_service_id);
  return `${name} comes first by lot, so that all of them go on being known`;
}

function heldIn(conditions: readonly Condition[], facts: Facts): string {
  if (conditions.length === 0) return 'it has no conditions';
  return conditions.map((condition) => `${wordsOf(condition)}${sawOf(condition, facts)}`).join(', and ');
}

function missedIn(condition: Condition, facts: Facts): string {
  return `it wants that ${wordsOf(condition)}${sawOf(condition, facts) || ', which is not known'}`;
}

const OPERATOR_WORDS: Readonly<Record<string, string>> = {
  less_than: 'is less than',
  greater_than: 'is greater than',
  is_between: 'is between',
  less_than_or_equal_to: 'is at most',
  equal_to: 'is',
  is_one_of: 'is one of',
  is_not_one_of: 'is none of',
  like_one_of: 'is like one of',
  unlike_any_of: 'is unlike all of',
  includes: 'includes',
  excludes: 'excludes',
  includes_all: 'include all of',
  includes_at_least_one: 'include at least one of',
  includes_none: 'include none of',
};

function wordsOf({ name, operator, value }: Condition): string {
  return `${name} ${OPERATOR_WORDS[operator] ?? operator} ${valueWords(value, AS_READ)}`;
}

/** Amounts in minor units, as a program reads them, or as people do. */
type AmountWords = (minor: readonly string[], currency: string) => string;
const AS_STORED: AmountWords = (minor, code) => `${minor.join(' and ')} ${code}`;
const AS_READ: AmountWords = (minor, code) => {
  const known = parseCurrency(code);
  const exponent = known === null ? 0 : exponentOf(known);
  const decimals = minor.map((one) => one.padStart(exponent + 1, '0'));
  const read = decimals.map((one) =>
    exponent === 0 ? one : `${one.slice(0, -exponent)}.${one.slice(-exponent)}`,
  );
  return `${read.join(' and ')} ${code}`;
};

const VALUES_SHOWN = 5;

function valueWords(value: unknown, amountWords: AmountWords = AS_STORED): string {
  if (Array.isArray(value)) {
    const shown = value
      .slice(0, VALUES_SHOWN)
      .map((one) => valueWords(one))
      .join(', ');
    return value.length > VALUES_SHOWN ? `${shown} and ${value.length - VALUES_SHOWN} more` : shown;
  }
  if (!isObject(value)) return String(value);
  const { currency, key, min, max, value: bound } = value;
  const bounds = (min === undefined ? [bound] : [min, max]).map(String);

  const counted = velocityBound(value, '', []);
  if (counted !== null) {
    const amount =
      typeof currency === 'string' ? amountWords(bounds, currency) : `${bounds.join()} ${counted.count}`;
    return `${amount}${velocityName(counted).slice(counted.count.length)}`;
  }
  if (key !== undefined) return `${String(key)} ${bounds.join(' and ')}`;
  return typeof currency === 'string' ? amountWords(bounds, currency) : bounds.join(' and ');
}

/** What the payment had; empty where nobody knew. */
function sawOf({ name, value }: Condition, facts: Facts): string {
  const saw = factOf(name, value, facts, AS_READ);
  return saw === null ? '' : ` (it is ${saw})`;
}

function factOf(
  name: string,
  value: unknown,
  facts: Facts,
  amountWords: AmountWords = AS_STORED,
): string | null {
  const { amount, currency, metadata } = facts;
  switch (name) {
    case 'amount':
    case 'amount_zero':
      return amount === null ? null : amountWords([String(amount)], currency ?? '').trimEnd();
    case 'metadata':
    case 'metadata_numeric': {
      const key = isObject(value) ? String(value['key']) : '';
      return Object.hasOwn(metadata, key) ? (metadata[key] ?? null) : null;
    }
    case 'velocity':
      return velocityFact(value, facts, amountWords);
    case 'gift_card_bin':
      return listWords(facts.gift_card_bins);
    case 'split_routing':
      return facts.share === null ? null : String(facts.share);
    default:
      return plainFact(name, facts);
  }
}

function velocityFact(value: unknown, facts: Facts, amountWords: AmountWords): string | null {
  const bound = velocityBound(value, '', []);
  const known = bound === null ? undefined : facts.velocity[velocityName(bound)];
  if (known === undefined) return null;
  return bound?.count === 'amount'
    ? amountWords([String(known)], facts.currency ?? '').trimEnd()
    : String(known);
}

function plainFact(name: string, facts: Facts): string | null {
  const fact = Object.entries(facts).find(([known]) => known === name)?.[1] ?? null;
  if (fact === null || typeof fact === 'bigint') return null;
  return Array.isArray(fact) ? listWords(fact) : String(fact);
}

function listWords(list: readonly string[]): string {
  return list.length === 0 ? 'nothing' : valueWords(list);
}

function doingOf(outcome: Outcome, nameOf: NameOf): string {
  switch (outcome.kind) {
    case 'decline':
      return `it declines with ${outcome.code}`;
    case 'three-d-secure':
      return outcome.exemption === null
        ? THREE_D_SECURE_WORDS[outcome.mode]
        : `it asks for the exemption ${outcome.exemption} in the place of an authentication`;
    case 'payment-options':
      return outcome.methods.length === 0
        ? 'it shows no way to pay'
        : `it shows ${outcome.methods.join(', ')}`;
    case 'experiment': {
      const arms = outcome.experiment.arms.map(
        ({ name, share_percent: share }) => `${name} (${share} of 100)`,
      );
      return `it deals to the arms of an experiment, ${arms.join(' and ')}`;
    }
    case 'attempts':
      return `it tries ${routeWords(outcome, nameOf)}`;
    default:
      return outcome satisfies never;
  }
}

const THREE_D_SECURE_WORDS = {
  attempt:
    'it authenticates the cardholder where that can be done; where it cannot, the merchant is liable for fraud',
  force:
    'it charges nobody who was not authenticated, so the issuer is liable for fraud as the scheme has it',
  skip: 'it does not authenticate the cardholder; without a proof of its own, the merchant is liable for fraud',
} as const;

function routeWords({ attempts, order }: Outcome & { kind: 'attempts' }, nameOf: NameOf): string {
  const named = attempts?.map((attempt) => attemptWords(attempt, nameOf));
  if (order === null) return named?.join(', then ') ?? 'what takes this payment';
  return `${ORDER_WORDS[order.by]} first, of ${named?.join(', ') ?? 'all that take this payment'}`;
}

const ORDER_WORDS = { cost: 'what costs least', success_rate: 'what is approved most often' } as const;

function attemptWords(
  { payment_service_id: id, instrument, transformations }: Attempt,
  nameOf: NameOf,
): string {
  const how = [
    ...(instrument === 'pan' ? ['with the card number'] : []),
    ...(instrument === 'network_token' ? ['with its network token'] : []),
    ...(transformations.includes('force_mit') ? ['as merchant-initiated'] : []),
    ...(transformations.includes('use_additional_scheme') ? ['over its other scheme'] : []),
  ];
  return [nameOf(id), ...how].join(' ');
}
