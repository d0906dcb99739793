import type { TSchema } from 'typebox';
import { TEXT_LENGTH_MAX } from '../../server/api-contract/schemas/limits.ts';

/** A text of so many characters, as JSON Schema counts them. */
export type Fill = (length: number) => string;

export const LETTERS: Fill = (length) => 'x'.repeat(length);
/** Of two code points, each of two UTF-16 code units. */
export const THUMB = '👍🏽';
/** Wherever such a text is cut by code units, one of the first two shifts has half a character there. */
export const thumbs =
  (shift: number): Fill =>
  (length) =>
    `${'x'.repeat(shift)}${THUMB.repeat(Math.max(0, Math.floor((length - shift) / 2)))}`;

/** A value of the contract with every text as long as the API takes it; one that has a form of its own stays. */
export function longest<Value>(schema: TSchema, value: Value, fill = LETTERS): Value {
  return lengthened(schema as WrittenSchema, value, fill) as Value;
}

type WrittenSchema = Readonly<{
  anyOf?: readonly WrittenSchema[];
  properties?: Readonly<Record<string, WrittenSchema>>;
  items?: WrittenSchema;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  maxLength?: number;
}>;

function lengthened(schema: WrittenSchema, value: unknown, fill: Fill): unknown {
  const { anyOf, properties, items } = schema;
  if (anyOf !== undefined) return lengthened(anyOf[0] ?? {}, value, fill);
  if (Array.isArray(value)) return value.map((one) => lengthened(items ?? {}, one, fill));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, lengthened(properties?.[name] ?? {}, inner, fill)]),
    );
  const isFree = [schema.enum, schema.const, schema.pattern, schema.format].every(
    (rule) => rule === undefined,
  );
  return typeof value === 'string' && isFree
    ? fill((schema.maxLength ?? TEXT_LENGTH_MAX) - value.length) + value
    : value;
}
