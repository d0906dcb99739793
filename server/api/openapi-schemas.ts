import type { TSchema } from 'typebox';
import { COMMON_WORDS } from '../api-contract/schemas/common-words.ts';
import { frontEndWordOf } from '../api-contract/schemas/front-end.ts';
import { descriptionOf, wordsOf } from '../api-contract/schemas/words.ts';

/** Schemas of the contract as the API document shows them: with words, and named ones in one place. */
export type Json = null | boolean | number | string | readonly Json[] | Readonly<{ [name: string]: Json }>;
export type Members = Record<string, Json>;
/** `components/schemas` while it grows. */
export type Schemas = Map<string, Json>;

export type SchemaNode = TSchema &
  Readonly<{
    type?: string;
    title?: string;
    default?: unknown;
    required?: readonly string[];
    properties?: Readonly<Record<string, SchemaNode>>;
    patternProperties?: Readonly<Record<string, SchemaNode>>;
    items?: SchemaNode;
    anyOf?: readonly SchemaNode[];
    discriminator?: Readonly<{ propertyName: string }>;
    'x-sensitive'?: Readonly<{ minLength?: number; maxLength?: number; digits?: true; object?: true }>;
  }>;

/** A caller may leave out what has a default; an answer always has it. */
type Use = 'request' | 'response';

/** A schema as the document shows it; what has a title moves to `components/schemas` under that name. */
export function printSchema(schema: SchemaNode, schemas: Schemas, use: Use): Members {
  const { title } = schema;
  if (title === undefined) return inline(schema, schemas, use);
  if (!schemas.has(title)) {
    schemas.set(title, {}); // reserves the name while its own parts are printed
    schemas.set(title, { ...descriptionMember(descriptionOf(schema)), ...inline(schema, schemas, use) });
  }

  const reference = `#/components/schemas/${title}`;
  const word = frontEndWordOf(schema);
  return {
    $ref: reference,
    ...(schema.default === undefined ? {} : { default: plain(schema.default) }),
    ...(word === null ? {} : { 'x-front-end': word }),
  };
}

/** What the member is, and, unless that stands at its own name, what its values look like. */
export function memberDescription(owner: SchemaNode, name: string): string | null {
  const member = owner.properties?.[name];
  const meaning = wordsOf(owner)[name] ?? COMMON_WORDS[name] ?? null;
  const form = member === undefined ? null : formOf(member);
  return meaning === null || form === null || meaning.includes(form) ? meaning : `${meaning} ${form}`;
}

function formOf(member: SchemaNode): string | null {
  if (member.title !== undefined) return null;
  const [only, another] = (member.anyOf ?? []).filter((branch) => branch.type !== 'null');
  return descriptionOf(member) ?? (only !== undefined && another === undefined ? formOf(only) : null);
}

export function descriptionMember(description: string | null | undefined): Members {
  return description === null || description === undefined ? {} : { description };
}

function inline(schema: SchemaNode, schemas: Schemas, use: Use): Members {
  const sensitive = schema['x-sensitive'];
  if (sensitive !== undefined) return sensitiveString(sensitive);

  const made: Members = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (
      keyword === 'title' ||
      keyword === 'x-vocabulary' ||
      keyword === 'x-third-party-id' ||
      ((keyword === 'default' || keyword === 'x-front-end') && schema.title !== undefined)
    )
      continue;
    if (keyword === 'patternProperties') {
      const [first] = Object.values(schema.patternProperties ?? {});
      made['additionalProperties'] = first === undefined ? true : printSchema(first, schemas, use);
    } else if (keyword === 'required') {
      const required = requiredOf(schema, use);
      if (required.length > 0) made[keyword] = required;
    } else if (keyword !== 'discriminator') made[keyword] = valueOf(keyword, value, schema, schemas, use);
  }
  return made;
}

/** What has a default need not be sent. */
function requiredOf({ required = [], properties }: SchemaNode, use: Use): string[] {
  return required.filter((name) => use === 'response' || properties?.[name]?.default === undefined);
}

function valueOf(keyword: string, value: unknown, schema: SchemaNode, schemas: Schemas, use: Use): Json {
  switch (keyword) {
    case 'properties':
      return mapProperties(schema, schemas, use);
    case 'items':
    case 'propertyNames':
      return printSchema(value as SchemaNode, schemas, use);
    case 'anyOf':
      return (schema.anyOf ?? []).map((branch) => printSchema(branch, schemas, use));
    default:
      return plain(value);
  }
}

function mapProperties(owner: SchemaNode, schemas: Schemas, use: Use): Json {
  return Object.fromEntries(
    Object.entries(owner.properties ?? {}).map(([name, member]) => [
      name,
      { ...descriptionMember(memberDescription(owner, name)), ...printSchema(member, schemas, use) },
    ]),
  );
}

function sensitiveString({
  minLength,
  maxLength,
  digits,
  object,
}: NonNullable<SchemaNode['x-sensitive']>): Members {
  const text: Members = { type: 'string', 'x-sensitive': true };
  if (minLength !== undefined) text['minLength'] = minLength;
  if (maxLength !== undefined) text['maxLength'] = maxLength;
  if (digits === true) text['pattern'] = '^[0-9]+$';
  return object === true ? { anyOf: [text, { type: 'object', 'x-sensitive': true }] } : text;
}

/** Values of the contract are JSON already. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
