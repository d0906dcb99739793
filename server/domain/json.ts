import { type Currency, parseCurrency } from './currency.ts';

/**
 * A JSON object of unknown content: what an answer or a loosely typed block is before its reader has looked
 * at it.
 */
export type JsonObject = Readonly<Record<string, unknown>>;

/** `null` for text that is not JSON, or not an object. */
export function parseObject(text: string): JsonObject | null {
  return objectOf(parseJson(text));
}

/** `null` for text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function objectOf(value: unknown): JsonObject | null {
  return isObject(value) ? value : null;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same without members that are null, at any depth: for what may be left out by null, and is answered as given. */
export function withoutNulls(object: JsonObject): JsonObject {
  const inside = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(inside) : isObject(value) ? withoutNulls(value) : value;
  return Object.fromEntries(
    Object.entries(object).flatMap(([name, value]) => (value === null ? [] : [[name, inside(value)]])),
  );
}

/** Whatever order their members stand in. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSameJson(item, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSameJson(one[name], other[name]))
  );
}

/** The members that say something: neither null nor an empty list or object. */
export function withoutEmpty(members: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known: Record<string, unknown> = {};
  for (const name of Object.keys(members)) if (!isEmpty(members[name])) known[name] = members[name];
  return known;
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    (Array.isArray(value) && value.length === 0) ||
    (isObject(value) && Object.keys(value).length === 0)
  );
}

/** The text at a path of keys; `null` when it is absent, empty or not text. */
export function textAt(object: JsonObject | null | undefined, ...path: readonly string[]): string | null {
  let value: unknown = object;
  for (const key of path) value = objectOf(value)?.[key];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Whole minor units written as decimal text, as processors do that know that JSON numbers round. */
export function minorUnitsAt(
  object: JsonObject | null | undefined,
  ...path: readonly string[]
): bigint | null {
  const text = textAt(object, ...path);
  return text !== null && /^[0-9]{1,18}$/.test(text) ? BigInt(text) : null;
}

/** The currency that an object names, where it names one; in a form to be spread. */
export function currencyIn(object: JsonObject | null): Readonly<{ currency?: Currency }> {
  const currency = parseCurrency((textAt(object, 'currency') ?? '').toUpperCase());
  return currency === null ? {} : { currency };
}

/** A time as text, in any form that JavaScript reads. */
export function timeAt(object: JsonObject | null | undefined, ...path: readonly string[]): Date | null {
  const time = Date.parse(textAt(object, ...path) ?? '');
  return Number.isNaN(time) ? null : new Date(time);
}
