import type { TEnumValue, TNull, TObject, TProperties, TSchema, TString, TUnion } from 'typebox';
import { withDescription } from './words.ts';
import { Type } from './type.ts';

/**
 * The words the contract is written in. Every object is closed (`additionalProperties: false`) and carries
 * its public name as `title`;
 * the OpenAPI emitter hoists what has a title into `components/schemas`.
 *
 * Keywords of ours, read by the edge and the emitter:
 * - `discriminator.propertyName` on a union: which member of the value tells its branch (see
 * `variant-names.ts`);
 * - `x-sensitive` on a string: the vault takes the value out before anything parses the body, so that
 * validation sees only a label
 *   in its place; the constraints stand here and are checked against what the vault says about the value (see
 * `sensitive.ts`);
 * - `x-vocabulary`: the enum differs between the API versions (see `api-contract/vocabulary.ts`).
 */
export function object<Properties extends TProperties>(
  name: string,
  properties: Properties,
): TObject<Properties> {
  return Type.Object(properties, { title: name, additionalProperties: false });
}

/** A closed object without a public name: path parameters, queries. */
export function fields<Properties extends TProperties>(properties: Properties): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false });
}

export function nullable<Schema extends TSchema>(schema: Schema): TUnion<[Schema, TNull]> {
  return Type.Union([schema, Type.Null()]);
}

export function optional<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(schema);
}

/** May be left out, may be null. In a PUT the first leaves the field as it is, the second clears it. */
export function maybe<Schema extends TSchema>(schema: Schema) {
  return Type.Optional(nullable(schema));
}

/**
 * May be left out by the caller; the edge fills the default in before validation, so handlers always find it.
 */
export function withDefault<Schema extends TSchema>(schema: Schema, value: unknown): Schema {
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(schema), default: { value, enumerable: true } },
  ) as Schema; // a copy that keeps the hidden kind
}

/** A closed set of words that the API document names. */
export function choice<const Values extends TEnumValue[]>(
  name: string,
  values: readonly [...Values],
  description?: string,
) {
  const schema = Type.Enum<Values>(values, { type: 'string', title: name });
  return description === undefined ? schema : withDescription(schema, description);
}

/** A closed set of words used in one place. */
export function oneOf<const Values extends TEnumValue[]>(...values: readonly [...Values]) {
  return Type.Enum<Values>(values, { type: 'string' });
}

/** A word that never varies: the `type` of a resource, the `method` of a variant. */
export function constant<const Value extends string>(value: Value) {
  return Type.Literal(value, { default: value });
}

/** Like `constant`, but the caller must send it. */
export function literal<const Value extends string>(value: Value) {
  return Type.Literal(value);
}

/** Alternatives told apart by the member `by`. */
export function variants<const Schemas extends TSchema[]>(by: string, schemas: readonly [...Schemas]) {
  return Type.Union<Schemas>([...schemas], { discriminator: { propertyName: by } });
}

export function text(maxLength: number, minLength = 1): TString {
  return Type.String(minLength === 0 ? { maxLength } : { minLength, maxLength });
}

export function integer(minimum: number, maximum: number) {
  return Type.Integer({ minimum, maximum });
}

/** Free keys, strings as values. */
export function dictionary() {
  return Type.Record(Type.String(), Type.String());
}

/** Any JSON object. */
export function anyObject() {
  return Type.Record(Type.String(), Type.Unknown());
}
