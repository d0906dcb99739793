import { isObject } from '../json.ts';
import type { Condition } from './rule.ts';

/**
 * Whether a payment for which all of `known` hold is one for which `asked` holds, whatever else it is. False where that
 * cannot be shown: no answer is ever a guess. `known`: conditions of one rule, whose values were checked.
 */
export function implies(known: readonly Condition[], asked: Condition): boolean {
  return PROOFS.some((prove) => known.some((one) => prove(one, asked)));
}

/** Shows it from one condition alone. */
type Proof = (known: Condition, asked: Condition) => boolean;

const PROOFS: readonly Proof[] = [
  isSame,
  oneOf,
  likeText,
  languages,
  digits,
  amounts,
  metadataPair,
  numbers,
  cart,
  shares,
  velocities,
];

function isSame(known: Condition, asked: Condition): boolean {
  return (
    known.name === asked.name &&
    known.operator === asked.operator &&
    JSON.stringify(known.value) === JSON.stringify(asked.value)
  );
}

/** Facts that are one text each, compared as they are. */
const LISTED: ReadonlySet<string> = new Set([
  'anti_fraud_decision',
  'card_country',
  'card_product_name',
  'card_scheme',
  'card_source',
  'card_type',
  'country',
  'currency',
  'payment_method',
  'payment_source',
]);

function oneOf(known: Condition, asked: Condition): boolean {
  // An amount is known in its own currency only.
  if (known.name === 'amount' && asked.name === 'currency') {
    const currency = memberOf(known.value, 'currency');
    return admits(asked, currency);
  }
  if (known.name !== asked.name || !LISTED.has(asked.name)) return false;
  const values = textsOf(known.value);
  if (isPositive(known)) return values.every((value) => admits(asked, value));

  return (
    known.operator === 'is_not_one_of' &&
    asked.operator === 'is_not_one_of' &&
    isSubset(textsOf(asked.value), values)
  );
}

function isPositive({ operator }: Condition): boolean {
  return operator === 'is_one_of' || operator === 'equal_to';
}

function admits(asked: Condition, value: string): boolean {
  const wanted = textsOf(asked.value);
  if (isPositive(asked)) return wanted.includes(value);
  const parts = wanted.map((part) => part.toLowerCase());
  const isLike = parts.some((part) => value.toLowerCase().includes(part));
  if (asked.operator === 'is_not_one_of') return !wanted.includes(value);
  if (asked.operator === 'like_one_of') return isLike;
  return asked.operator === 'unlike_any_of' && !isLike;
}

/** A text that has a part has every part of that part. */
function likeText(known: Condition, asked: Condition): boolean {
  if (known.name !== asked.name || known.operator !== asked.operator) return false;
  const [has, wants] = [known, asked].map(({ value }) => textsOf(value).map((part) => part.toLowerCase()));
  if (has === undefined || wants === undefined) return false;
  if (asked.operator === 'like_one_of')
    return has.every((part) => wants.some((shorter) => part.includes(shorter)));
  return (
    asked.operator === 'unlike_any_of' && wants.every((part) => has.some((shorter) => part.includes(shorter)))
  );
}

/** `en` stands for every `en-…`. */
function languages(known: Condition, asked: Condition): boolean {
  if (known.name !== 'browser_language' || asked.name !== known.name) return false;
  if (known.operator !== asked.operator) return false;
  const [has, wants] = [known, asked].map(({ value }) => textsOf(value).map((tag) => tag.toLowerCase()));
  if (has === undefined || wants === undefined) return false;
  const isCovered = (tag: string, by: readonly string[]): boolean =>
    by.some((wider) => tag === wider || tag.startsWith(`${wider}-`));
  return asked.operator === 'is_one_of'
    ? has.every((tag) => isCovered(tag, wants))
    : wants.every((tag) => isCovered(tag, has));
}

type Range = Readonly<{ min: string; max: string }>;

function digits(known: Condition, asked: Condition): boolean {
  if (known.name !== asked.name || (known.name !== 'card_bin' && known.name !== 'gift_card_bin'))
    return false;
  const [has, wants] = [rangesOf(known.value), rangesOf(asked.value)];
  if (asked.operator === 'is_one_of')
    return known.operator === 'is_one_of' && has.every((range) => wants.some((wider) => isIn(range, wider)));
  if (known.operator === 'is_not_one_of')
    return wants.every((range) => has.some((wider) => isExcluded(range, wider)));
  // A card that is one of these has a number of its own; of several gift cards another may be any.
  return known.name === 'card_bin' && has.every((range) => wants.every((other) => isApart(range, other)));
}

/** Whoever knows the digits of `range` knows those of `wider`, which has no more of them. */
function isIn({ min, max }: Range, wider: Range): boolean {
  const { length } = wider.min;
  return length <= min.length && min.slice(0, length) >= wider.min && max.slice(0, length) <= wider.max;
}

/** What is outside of `known` is outside of `range`, and as many digits of it are known as `range` asks for. */
function isExcluded({ min, max }: Range, known: Range): boolean {
  const { length } = known.min;
  return length >= min.length && min.padEnd(length, '0') >= known.min && max.padEnd(length, '9') <= known.max;
}

function isApart({ min, max }: Range, other: Range): boolean {
  const { length } = other.min;
  return length <= min.length && (max.slice(0, length) < other.min || min.slice(0, length) > other.max);
}

/** Both ends belong to it. */
type Interval = Readonly<{ min: number; max: number }>;

function amounts(known: Condition, asked: Condition): boolean {
  if (known.name !== 'amount') return false;
  const has = intervalOf(known, 1);
  if (asked.name === 'amount_zero')
    return asked.value === true ? has.min === 0 && has.max === 0 : has.min > 0 || has.max < 0;
  if (asked.name !== 'amount') return false;
  return (
    memberOf(known.value, 'currency') === memberOf(asked.value, 'currency') &&
    isWithin(has, intervalOf(asked, 1))
  );
}

/** `step`: how far the nearest value beside an open end is. */
function intervalOf({ operator, value }: Condition, step: number): Interval {
  const { min, max, value: bound } = isObject(value) ? value : {};
  if (operator === 'is_between') return { min: Number(min), max: Number(max) };
  if (operator === 'less_than') return { min: -Infinity, max: Number(bound) - step };
  if (operator === 'greater_than') return { min: Number(bound) + step, max: Infinity };
  return { min: Number(bound), max: Number(bound) };
}

function isWithin(inner: Interval, outer: Interval): boolean {
  return inner.min >= outer.min && inner.max <= outer.max;
}

function metadataPair(known: Condition, asked: Condition): boolean {
  if (known.name !== 'metadata' || asked.name !== 'metadata') return false;
  if (known.operator !== 'includes' || asked.operator !== 'excludes') return false;
  const isSameKey = memberOf(known.value, 'key') === memberOf(asked.value, 'key');
  return isSameKey && memberOf(known.value, 'value') !== memberOf(asked.value, 'value');
}

/** Numbers have no nearest neighbour: an open end is within a closed one, and not the other way round. */
function numbers(known: Condition, asked: Condition): boolean {
  if (known.name !== 'metadata_numeric' || asked.name !== 'metadata_numeric') return false;
  if (memberOf(known.value, 'key') !== memberOf(asked.value, 'key')) return false;
  const [has, wants] = [intervalOf(known, 0), intervalOf(asked, 0)];
  if (!isWithin(has, wants)) return false;
  const isOpenToo = (side: 'min' | 'max', operator: string): boolean =>
    asked.operator !== operator || known.operator === operator || has[side] !== wants[side];
  return isOpenToo('min', 'greater_than') && isOpenToo('max', 'less_than');
}

const CART: ReadonlySet<string> = new Set(['product_categories', 'product_types', 'skus']);

function cart(known: Condition, asked: Condition): boolean {
  if (known.name !== asked.name || !CART.has(known.name)) return false;
  const [has, wants] = [textsOf(known.value), textsOf(asked.value)];
  switch (asked.operator) {
    case 'includes_all':
      return known.operator === 'includes_all' && isSubset(wants, has);
    case 'includes_at_least_one':
      if (known.operator === 'includes_all') return has.some((value) => wants.includes(value));
      return known.operator === 'includes_at_least_one' && isSubset(has, wants);
    default:
      return known.operator === 'includes_none' && isSubset(wants, has);
  }
}

function shares(known: Condition, asked: Condition): boolean {
  return (
    known.name === 'split_routing' && asked.name === known.name && Number(known.value) <= Number(asked.value)
  );
}

const COUNTED = ['count', 'by', 'within', 'currency'] as const;

function velocities(known: Condition, asked: Condition): boolean {
  if (known.name !== 'velocity' || asked.name !== known.name) return false;
  const isSame = COUNTED.every((name) => memberOf(known.value, name) === memberOf(asked.value, name));
  return isSame && isWithin(intervalOf(known, 1), intervalOf(asked, 1));
}

function isSubset(part: readonly string[], whole: readonly string[]): boolean {
  const all = new Set(whole);
  return part.every((value) => all.has(value));
}

function textsOf(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).map(String);
}

function rangesOf(value: unknown): readonly Range[] {
  return (Array.isArray(value) ? value : []).map((one: unknown) => ({
    min: typeof one === 'string' ? one : memberOf(one, 'min'),
    max: typeof one === 'string' ? one : memberOf(one, 'max'),
  }));
}

function memberOf(value: unknown, name: string): string {
  return isObject(value) ? String(value[name]) : '';
}
