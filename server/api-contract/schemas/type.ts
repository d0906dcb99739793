import type TypeBox from 'typebox';

/** What the contract uses of TypeBox. */
type Builders = Pick<
  typeof TypeBox,
  | 'Array'
  | 'Boolean'
  | 'Enum'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Record'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe'
>;

type Json = Readonly<Record<string, unknown>>;

/** Hidden, as TypeBox has it: the schema stays plain JSON, and a copy by its descriptors is as optional. */
const OPTIONAL = '~optional';

const builders: Readonly<Record<keyof Builders, unknown>> = {
  Array: (items: Json, options?: Json) => ({ type: 'array', items, ...options }),
  Boolean: (options?: Json) => ({ type: 'boolean', ...options }),
  Enum: (values: readonly unknown[], options?: Json) => ({ enum: values, ...options }),
  Integer: (options?: Json) => ({ type: 'integer', ...options }),
  Literal: (value: unknown, options?: Json) => ({ type: typeof value, const: value, ...options }),
  Null: (options?: Json) => ({ type: 'null', ...options }),
  Number: (options?: Json) => ({ type: 'number', ...options }),
  Object: (properties: Readonly<Record<string, Json>>, options?: Json) => {
    const required = Object.keys(properties).filter(
      (name) => !Object.hasOwn(properties[name] ?? {}, OPTIONAL),
    );
    return { type: 'object', ...(required.length === 0 ? {} : { required }), properties, ...options };
  },
  Optional: (schema: Json) =>
    Object.defineProperties(
      {},
      { ...Object.getOwnPropertyDescriptors(schema), [OPTIONAL]: { value: true, enumerable: false } },
    ),
  /** With any string as a key. */
  Record: (_key: Json, value: Json, options?: Json) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  String: (options?: Json) => ({ type: 'string', ...options }),
  Union: (anyOf: readonly Json[], options?: Json) => ({ anyOf, ...options }),
  Unknown: (options?: Json) => ({ ...options }),
  Unsafe: (schema: Json) => schema,
};

/**
 * The words that schemas are built of: the types are TypeBox's, and what they make is the JSON that TypeBox makes.
 * TypeBox itself is 370 files, a tenth of what a start of the service takes; a contract needs these lines of it.
 */
export const Type = builders as Builders; // The compiler cannot see in the JSON which kind each of them makes.
