import { type JsonObject, isObject } from '../json.ts';

/**
 * A block of the API, written once: each member's name as the domain has it, and what stands there. The type
 * of the block and the reader of its JSON follow. Members are snake-case in JSON. Those that are not required
 * are null where they are absent.
 */
export type Shape = Readonly<{ [member: string]: Kind | Shape | readonly [Shape | 'text'] }>;

/** `amount`: minor units. `time`: a moment; a calendar date is text. */
type Kind = keyof Kinds;
type Kinds = Readonly<{
  text: string | null;
  requiredText: string;
  amount: bigint | null;
  requiredAmount: bigint;
  integer: number | null;
  requiredInteger: number;
  flag: boolean | null;
  requiredFlag: boolean;
  time: Date | null;
}>;

/** What a reader of the shape gives. */
export type Read<S extends Shape> = {
  readonly [Member in keyof S]: S[Member] extends Kind
    ? Kinds[S[Member]]
    : S[Member] extends readonly [infer Item]
      ? readonly (Item extends Shape ? Read<Item> : string)[]
      : S[Member] extends Shape
        ? Read<S[Member]> | null
        : never;
};

/** Null where there is no such block. */
export function read<const S extends Shape>(shape: S, from: unknown): Read<S> | null {
  return isObject(from) ? readFrom(shape, from) : null;
}

/** What the contract requires is there, or it is a bug. */
export function readFrom<const S extends Shape>(shape: S, from: JsonObject): Read<S> {
  const members = Object.entries(shape).map(([member, kind]) => [member, readMember(member, kind, from)]);
  return Object.fromEntries(members) as Read<S>; // each member was read as its kind
}

export function readList<const S extends Shape>(shape: S, from: unknown): readonly Read<S>[] {
  return Array.isArray(from) ? from.filter(isObject).map((item) => readFrom(shape, item)) : [];
}

function readMember(member: string, kind: Shape[string], from: JsonObject): unknown {
  const value = from[snakeCase(member)];
  if (typeof kind === 'string') return READERS[kind](value, member);
  if (!isList(kind)) return read(kind, value);
  const [item] = kind;
  if (item !== 'text') return readList(item, value);
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

function isList(kind: Shape | readonly [Shape | 'text']): kind is readonly [Shape | 'text'] {
  return Array.isArray(kind);
}

const READERS: { readonly [K in Kind]: (value: unknown, member: string) => Kinds[K] } = {
  text: textOf,
  requiredText: (value, member) => textOf(value) ?? missing(member),
  amount: amountOf,
  requiredAmount: (value, member) => amountOf(value) ?? missing(member),
  integer: integerOf,
  requiredInteger: (value, member) => integerOf(value) ?? missing(member),
  flag: flagOf,
  requiredFlag: (value, member) => flagOf(value) ?? missing(member),
  time(value) {
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? null : new Date(time);
  },
};

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function integerOf(value: unknown): number | null {
  return Number.isSafeInteger(value) ? Number(value) : null;
}

function amountOf(value: unknown): bigint | null {
  const amount = integerOf(value);
  return amount === null ? null : BigInt(amount);
}

function flagOf(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}

function missing(member: string): never {
  throw new Error(`BUG: ${member} is missing, which the contract requires`);
}

/** As the API writes the name of a member. There are few of them, in our own types. */
export function snakeCase(member: string): string {
  const known = SNAKE_CASE.get(member);
  if (known !== undefined) return known;
  const written = member.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  SNAKE_CASE.set(member, written);
  return written;
}

const SNAKE_CASE = new Map<string, string>();
