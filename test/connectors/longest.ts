import type { TSchema } from 'typebox';
import { TEXT_LENGTH_MAX } from '../../server/api/contract/schemas/limits.ts';

/** A value of the contract with every text as long as the API takes it; one that has a form of its own stays. */
export function longest<Value>(schema: TSchema, value: Value): Value {
  return lengthened(schema as Written, value) as Value;
}

type Written = Readonly<{
  anyOf?: readonly Written[];
  properties?: Readonly<Record<string, Written>>;
  items?: Written;
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  maxLength?: number;
}>;

function lengthened(schema: Written, value: unknown): unknown {
  const { anyOf, properties, items } = schema;
  if (anyOf !== undefined) return lengthened(anyOf[0] ?? {}, value);
  if (Array.isArray(value)) return value.map((one) => lengthened(items ?? {}, one));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, lengthened(properties?.[name] ?? {}, inner)]),
    );
  const isFree = [schema.enum, schema.const, schema.pattern, schema.format].every(
    (rule) => rule === undefined,
  );
  return typeof value === 'string' && isFree
    ? value.padStart(schema.maxLength ?? TEXT_LENGTH_MAX, 'x')
    : value;
}
