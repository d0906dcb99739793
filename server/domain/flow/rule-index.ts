import { isObject } from '../json.ts';
import type { Test } from './conditions.ts';
import type { Facts } from './flow-facts.ts';
import type { Condition } from './rule.ts';
import { velocityBound, velocityName } from './velocity.ts';

/**
 * Which rules are still possible once a fact is known, as bits: 32 rules a word. A column is a fact, with all
 * conditions that ask for nothing else. What they say of a value is found out when it is met for the second time, and
 * kept. So a payment costs a look at each column and an AND of its words, and only what is left is tried rule by rule.
 */
export type RuleIndex<Indexed> = Readonly<{
  rules: readonly Indexed[];
  columns: readonly Column[];
  /** Of each rule, what no column answers. */
  rest: readonly (readonly Test[])[];
}>;

type Column = Readonly<{
  valueIn: ValueIn;
  /** Of each rule, what it asks of this fact. */
  tests: readonly (readonly Test[])[];
  /** Null: met once, which may have been the last time. */
  known: Map<unknown, Uint32Array | null>;
}>;

/** Facts with the same value are the same to every condition of the column. */
type ValueIn = (facts: Facts) => unknown;

type Indexable = Readonly<{
  rule: Readonly<{ conditions: readonly Condition[] }>;
  tests: readonly Test[];
}>;

/** What is beyond is tried rule by rule: a look at each column costs something. */
const COLUMNS_MAX = 24;
/** Issuers, languages, prices: merchants meet the same ones again. */
const KNOWN_MAX = 256;

export function indexRules<Indexed extends Indexable>(rules: readonly Indexed[]): RuleIndex<Indexed> {
  const named = rules.map(({ rule }) => rule.conditions.map(columnName));
  const counts = Map.groupBy(named.flat(), (name) => name);
  const names = [...counts.keys()]
    .sort((a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0))
    .slice(0, COLUMNS_MAX);
  const testsOf = (isWanted: (name: string) => boolean): readonly (readonly Test[])[] =>
    rules.map(({ tests }, at) => tests.filter((_, index) => isWanted(named[at]?.[index] ?? '')));

  return {
    rules,
    columns: names.map((column) => ({
      valueIn: valueIn(column),
      tests: testsOf((name) => name === column),
      known: new Map(),
    })),
    rest: testsOf((name) => !names.includes(name)),
  };
}

/** The fact that a condition asks for, and it alone. */
function columnName({ name, value }: Condition): string {
  if (name === 'metadata' || name === 'metadata_numeric')
    return `${METADATA}${isObject(value) ? String(value['key']) : ''}`;
  if (name === 'velocity') {
    const bound = velocityBound(value, '', []);
    return bound === null ? name : `${VELOCITY}${velocityName(bound)}`;
  }
  return OTHER_NAMES[name] ?? name;
}

const METADATA = 'metadata ';
const VELOCITY = 'velocity ';
/** Conditions that are not called as their fact is. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  amount_zero: 'amount',
  split_routing: 'share',
  gift_card_bin: 'gift_card_bins',
};

function valueIn(column: string): ValueIn {
  if (column.startsWith(METADATA)) {
    const key = column.slice(METADATA.length);
    return ({ metadata }) => (Object.hasOwn(metadata, key) ? metadata[key] : null);
  }
  if (column.startsWith(VELOCITY)) {
    const name = column.slice(VELOCITY.length);
    return ({ velocity, currency }) => `${velocity[name]} ${currency}`;
  }

  // An amount holds only in its own currency.
  if (column === 'amount') return ({ amount, currency }) => `${amount} ${currency}`;
  return (facts) => {
    const value = facts[column as keyof Facts]; // a condition's name, which is that of its fact
    return Array.isArray(value) ? JSON.stringify(value) : value;
  };
}

/** The first rule whose conditions all hold. Asked of every payment, so without iterators. */
export function firstIn<Indexed>({ rules, columns, rest }: RuleIndex<Indexed>, facts: Facts): Indexed | null {
  const known: Uint32Array[] = [];
  const unknown: Column[] = [];
  for (let index = 0; index < columns.length; index += 1) {
    const column = columns[index];
    const bits = column === undefined ? null : bitsOf(column, facts);
    if (bits !== null) known.push(bits);
    else if (column !== undefined) unknown.push(column);
  }

  for (let word = 0; word << 5 < rules.length; word += 1) {
    let left = rulesIn(word, rules.length);
    for (let index = 0; index < known.length && left !== 0; index += 1) left &= known[index]?.[word] ?? 0;
    while (left !== 0) {
      const at = (word << 5) + 31 - Math.clz32(left & -left);
      if (holds(rest[at], facts) && holdIn(unknown, at, facts)) return rules[at] ?? null;
      left &= left - 1;
    }
  }
  return null;
}

/** Null where the value was not met before. */
function bitsOf({ valueIn: read, tests, known }: Column, facts: Facts): Uint32Array | null {
  const value = read(facts);
  const before = known.get(value);
  if (before !== undefined && before !== null) return before;
  if (known.size >= KNOWN_MAX) known.clear();
  const bits = before === null ? bitsFor(tests, facts) : null;
  known.set(value, bits);
  return bits;
}

function bitsFor(tests: Column['tests'], facts: Facts): Uint32Array {
  const bits = new Uint32Array(Math.ceil(tests.length / 32));
  for (const [at, ofRule] of tests.entries())
    if (holds(ofRule, facts)) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
  return bits;
}

function holdIn(columns: readonly Column[], at: number, facts: Facts): boolean {
  for (let index = 0; index < columns.length; index += 1)
    if (!holds(columns[index]?.tests[at], facts)) return false;
  return true;
}

/** The last word has a bit for every rule that there is, and no others. */
function rulesIn(word: number, count: number): number {
  const rules = count - (word << 5);
  return rules >= 32 ? -1 : (1 << rules) - 1;
}

function holds(tests: readonly Test[] | undefined, facts: Facts): boolean {
  if (tests === undefined) return true;
  for (let index = 0; index < tests.length; index += 1) if (tests[index]?.(facts) === false) return false;
  return true;
}
