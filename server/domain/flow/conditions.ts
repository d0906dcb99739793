import { ANTI_FRAUD_DECISIONS } from '../anti-fraud.ts';
import { CARD_SCHEMES } from '../card-scheme.ts';
import type { Facts } from './flow-facts.ts';
import type { FlowName } from './rule.ts';
import {
  type AmountRange,
  type BinRange,
  type NumberBound,
  type NumberRange,
  type Pair,
  type Reader,
  type ValueProblem,
  amountBound,
  amountRange,
  binRange,
  country,
  currency,
  language,
  listOf,
  numberBound,
  numberRange,
  pair,
  truth,
  wholeNumber,
  word,
  words,
} from './condition-values.ts';
import { type VelocityBound, velocityBound, velocityName } from './velocity.ts';

export type Test = (facts: Facts) => boolean;

/** Reads a value once, and gives what is asked of every payment then; null where the value is none. */
type Operator = (given: unknown, pointer: string, wrong: ValueProblem[]) => Test | null;

type ConditionKind = Readonly<{
  flows: readonly FlowName[];
  operators: Readonly<Record<string, Operator>>;
}>;

const ANY_FLOW = ['checkout', 'card-transaction', 'non-card-transaction', 'redirect-transaction'] as const;
const PAYMENTS = ['card-transaction', 'non-card-transaction', 'redirect-transaction'] as const;
const CARDS = ['card-transaction'] as const;

const CARD_SOURCES = ['applepay', 'googlepay', 'network-token', 'raw', 'token'] as const;
export const CARD_TYPES = ['credit', 'debit', 'prepaid'] as const;
const PAYMENT_SOURCES = ['ecommerce', 'moto', 'recurring', 'installment', 'card_on_file'] as const;

/** Every condition: where it may stand, and what may be asked of it. */
export const CONDITIONS: Readonly<Record<string, ConditionKind>> = {
  amount: {
    flows: ANY_FLOW,
    operators: {
      less_than: operatorOn(amountBound, ({ currency: unit, value }) => {
        const bound = BigInt(value);
        return ({ amount, currency: known }) => known === unit && amount !== null && amount < bound;
      }),
      greater_than: operatorOn(amountBound, ({ currency: unit, value }) => {
        const bound = BigInt(value);
        return ({ amount, currency: known }) => known === unit && amount !== null && amount > bound;
      }),
      is_between: operatorOn(amountRange, isAmountBetween),
    },
  },
  amount_zero: {
    flows: ANY_FLOW,
    operators: {
      equal_to: operatorOn(
        truth,
        (wanted) =>
          ({ amount }) =>
            amount !== null && (amount === 0n) === wanted,
      ),
    },
  },
  anti_fraud_decision: {
    flows: PAYMENTS,
    operators: oneOfText('anti_fraud_decision', word(ANTI_FRAUD_DECISIONS)),
  },
  browser_language: {
    flows: ANY_FLOW,
    operators: {
      is_one_of: operatorOn(
        listOf(language),
        (tags) =>
          ({ browser_language: spoken }) =>
            spoken !== null && speaks(spoken, tags),
      ),
      is_not_one_of: operatorOn(
        listOf(language),
        (tags) =>
          ({ browser_language: spoken }) =>
            spoken !== null && !speaks(spoken, tags),
      ),
    },
  },
  card_bin: {
    flows: CARDS,
    operators: {
      is_one_of: operatorOn(
        listOf(binRange),
        (ranges) =>
          ({ card_bin: bin }) =>
            bin !== null && ranges.some((range) => isInRange(bin, range) === true),
      ),
      is_not_one_of: operatorOn(
        listOf(binRange),
        (ranges) =>
          ({ card_bin: bin }) =>
            bin !== null && ranges.every((range) => isInRange(bin, range) === false),
      ),
    },
  },
  card_country: { flows: CARDS, operators: oneOfText('card_country', country) },
  card_issuer_name: { flows: CARDS, operators: likeText('card_issuer_name') },
  card_product_name: {
    flows: CARDS,
    operators: { ...oneOfText('card_product_name', words), ...likeText('card_product_name') },
  },
  card_scheme: { flows: CARDS, operators: oneOfText('card_scheme', word(CARD_SCHEMES)) },
  card_source: { flows: CARDS, operators: oneOfText('card_source', word(CARD_SOURCES)) },
  card_type: { flows: CARDS, operators: oneOfText('card_type', word(CARD_TYPES)) },
  country: { flows: ANY_FLOW, operators: oneOfText('country', country) },
  currency: { flows: ANY_FLOW, operators: oneOfText('currency', currency) },
  gift_card_bin: {
    flows: PAYMENTS,
    operators: {
      is_one_of: operatorOn(
        listOf(binRange),
        (ranges) =>
          ({ gift_card_bins: bins }) =>
            bins.some((bin) => ranges.some((range) => isInRange(bin, range) === true)),
      ),
      is_not_one_of: operatorOn(
        listOf(binRange),
        (ranges) =>
          ({ gift_card_bins: bins }) =>
            bins.length > 0 && bins.every((bin) => ranges.every((range) => isInRange(bin, range) === false)),
      ),
    },
  },
  has_gift_cards: { flows: PAYMENTS, operators: isFlag('has_gift_cards') },
  is_subsequent_payment: { flows: PAYMENTS, operators: isFlag('is_subsequent_payment') },
  merchant_initiated: { flows: PAYMENTS, operators: isFlag('merchant_initiated') },
  metadata: {
    flows: ANY_FLOW,
    operators: {
      includes: operatorOn(pair, (wanted) => (facts) => hasPair(facts, wanted)),
      excludes: operatorOn(pair, (wanted) => (facts) => !hasPair(facts, wanted)),
    },
  },
  metadata_numeric: {
    flows: ANY_FLOW,
    operators: {
      less_than: operatorOn(numberBound, (bound) => compareNumber(bound, (value) => value < bound.value)),
      greater_than: operatorOn(numberBound, (bound) => compareNumber(bound, (value) => value > bound.value)),
      equal_to: operatorOn(numberBound, (bound) => compareNumber(bound, (value) => value === bound.value)),
      is_between: operatorOn(numberRange, (range) =>
        compareNumber(range, (value) => value >= range.min && value <= range.max),
      ),
    },
  },
  payment_method: {
    flows: PAYMENTS,
    operators: {
      equal_to: operatorOn(words, (wanted) => (facts) => facts.payment_method === wanted),
      is_one_of: oneOfText('payment_method', words).is_one_of,
    },
  },
  payment_source: { flows: PAYMENTS, operators: oneOfText('payment_source', word(PAYMENT_SOURCES)) },
  product_categories: { flows: ANY_FLOW, operators: ofCart('product_categories') },
  product_types: { flows: ANY_FLOW, operators: ofCart('product_types') },
  skus: { flows: ANY_FLOW, operators: ofCart('skus') },
  split_routing: {
    flows: PAYMENTS,
    operators: {
      less_than_or_equal_to: operatorOn(
        wholeNumber(1, 99),
        (most) =>
          ({ share }) =>
            share !== null && share <= most,
      ),
    },
  },
  velocity: {
    flows: PAYMENTS,
    operators: {
      less_than: operatorOn(velocityBound, (bound) => compareVelocity(bound, (known) => known < bound.value)),
      greater_than: operatorOn(velocityBound, (bound) =>
        compareVelocity(bound, (known) => known > bound.value),
      ),
    },
  },
};

export const CONDITION_NAMES: readonly string[] = Object.keys(CONDITIONS);

function operatorOn<Value>(read: Reader<Value>, test: (value: Value) => Test): Operator {
  return (given, pointer, wrong) => {
    const value = read(given, pointer, wrong);
    return value === null ? null : test(value);
  };
}

/** The facts that are one text each. */
type TextFact = {
  [Name in keyof Facts]: string | null extends Facts[Name]
    ? Facts[Name] extends string | null
      ? Name
      : never
    : never;
}[keyof Facts];
type ListFact = 'product_categories' | 'product_types' | 'skus';
type FlagFact = 'has_gift_cards' | 'is_subsequent_payment' | 'merchant_initiated';

function oneOfText(name: TextFact, one: Reader<string>) {
  return {
    is_one_of: operatorOn(listOf(one), (list) => {
      const values = new Set(list);
      return (facts) => {
        const known = facts[name];
        return known !== null && values.has(known);
      };
    }),
    is_not_one_of: operatorOn(listOf(one), (list) => {
      const values = new Set(list);
      return (facts) => {
        const known = facts[name];
        return known !== null && !values.has(known);
      };
    }),
  } as const;
}

/** In any case, and as a part: the names that issuers go by are written in many ways. */
function likeText(name: TextFact) {
  const isLike = (known: string, parts: readonly string[]): boolean => {
    const text = known.toLowerCase();
    return parts.some((part) => text.includes(part));
  };
  return {
    like_one_of: operatorOn(listOf(words), (list) => {
      const parts = list.map((part) => part.toLowerCase());
      return (facts) => {
        const known = facts[name];
        return known !== null && isLike(known, parts);
      };
    }),
    unlike_any_of: operatorOn(listOf(words), (list) => {
      const parts = list.map((part) => part.toLowerCase());
      return (facts) => {
        const known = facts[name];
        return known !== null && !isLike(known, parts);
      };
    }),
  } as const;
}

function isFlag(name: FlagFact) {
  return { equal_to: operatorOn(truth, (wanted) => (facts) => facts[name] === wanted) } as const;
}

function ofCart(name: ListFact) {
  return {
    includes_all: operatorOn(
      listOf(words),
      (list) => (facts) => list.every((value) => facts[name].includes(value)),
    ),
    includes_at_least_one: operatorOn(
      listOf(words),
      (list) => (facts) => list.some((value) => facts[name].includes(value)),
    ),
    includes_none: operatorOn(
      listOf(words),
      (list) => (facts) => !list.some((value) => facts[name].includes(value)),
    ),
  } as const;
}

function isAmountBetween({ currency: unit, min, max }: AmountRange): Test {
  const [low, high] = [BigInt(min), BigInt(max)];
  return ({ amount, currency: known }) =>
    known === unit && amount !== null && amount >= low && amount <= high;
}

function speaks(spoken: string, tags: readonly string[]): boolean {
  const tag = spoken.toLowerCase();
  return tags.some((wanted) => tag === wanted || tag.startsWith(`${wanted}-`));
}

/** Null where too few digits are known to tell. */
function isInRange(bin: string, { min, max }: BinRange): boolean | null {
  if (bin.length < min.length) return null;
  const head = bin.slice(0, min.length);
  return head >= min && head <= max;
}

function hasPair({ metadata }: Facts, { key, value }: Pair): boolean {
  return Object.hasOwn(metadata, key) && metadata[key] === value;
}

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,15})?$/;

function compareNumber(
  { key }: Pick<NumberBound | NumberRange, 'key'>,
  holds: (value: number) => boolean,
): Test {
  return ({ metadata }) => {
    const text = Object.hasOwn(metadata, key) ? metadata[key] : undefined;
    return text !== undefined && DECIMAL.test(text) && holds(Number(text));
  };
}

/** An amount holds only in its own currency. */
function compareVelocity(bound: VelocityBound, holds: (known: number) => boolean): Test {
  const name = velocityName(bound);
  return ({ velocity, currency: unit }) => {
    const known = Object.hasOwn(velocity, name) ? velocity[name] : undefined;
    return known !== undefined && (bound.currency === null || bound.currency === unit) && holds(known);
  };
}
