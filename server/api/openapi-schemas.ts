import type { TSchema } from 'typebox';
import { COMMON_WORDS } from '../api-contract/schemas/common-words.ts';
import { frontEndWordOf } from '../api-contract/schemas/front-end.ts';
import { descriptionOf, wordsOf } from '../api-contract/schemas/words.ts';

/** Schemas of the contract as the API document shows them: with words, and named ones in one place. */
export type Json = null | boolean | number | string | readonly Json[] | Readonly<{ [name: string]: Json }>;
export type Members = Record<string, Json>;
/** `components/schemas` while it grows. */
export type Schemas = Readonly<{
  printed: Map<string, Json>;
  /** What answers and webhooks are made of: in a request it has a name of its own, since requests are closed. */
  answered: ReadonlySet<string>;
}>;

export type SchemaNode = TSchema &
  Readonly<{
    type?: string;
    title?: string;
    default?: unknown;
    const?: unknown;
    enum?: readonly unknown[];
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

/**
 * A schema as the document shows it; what has a title moves to `components/schemas`. An answer is open: a later version
 * may have more members and more words, and a client of this one goes on working. A request is closed: what the service
 * does not know it refuses.
 */
export function printSchema(schema: SchemaNode, schemas: Schemas, use: Use): Members {
  if (schema.title === undefined) return inline(schema, schemas, use);
  const name = nameIn(schema.title, schemas, use);
  const { printed } = schemas;
  if (!printed.has(name)) {
    printed.set(name, {}); // reserves the name while its own parts are printed
    printed.set(name, { ...descriptionMember(descriptionOf(schema)), ...inline(schema, schemas, use) });
  }

  const word = frontEndWordOf(schema);
  return {
    $ref: referenceTo(name),
    ...(schema.default === undefined ? {} : { default: plain(schema.default) }),
    ...(word === null ? {} : { 'x-front-end': word }),
  };
}

function nameIn(title: string, { answered }: Schemas, use: Use): string {
  return use === 'request' && answered.has(title) ? `${title}Input` : title;
}

function referenceTo(name: string): string {
  return `#/components/schemas/${name}`;
}

/** The names of everything that a schema is made of. */
export function titlesIn(schema: SchemaNode, found: Set<string>): void {
  const { title, properties = {}, patternProperties = {}, items, anyOf = [] } = schema;
  if (title !== undefined && found.has(title)) return;
  if (title !== undefined) found.add(title);
  const parts = [...Object.values(properties), ...Object.values(patternProperties), ...anyOf];
  for (const part of items === undefined ? parts : [...parts, items]) titlesIn(part, found);
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
  for (const [keyword, value] of Object.entries(schema))
    if (!isHidden(keyword, schema)) Object.assign(made, membersOf(keyword, value, schema, schemas, use));
  return made;
}

/** What only the service reads, and what stands where the schema is referred to. */
function isHidden(keyword: string, { title }: SchemaNode): boolean {
  return HIDDEN.has(keyword) || ((keyword === 'default' || keyword === 'x-front-end') && title !== undefined);
}

const HIDDEN: ReadonlySet<string> = new Set(['title', 'x-vocabulary', 'x-third-party-id', 'discriminator']);

/** What a keyword of ours is in the document: another one, or none. */
function membersOf(keyword: string, value: unknown, schema: SchemaNode, schemas: Schemas, use: Use): Members {
  const isOpen = use === 'response';
  switch (keyword) {
    case 'patternProperties': {
      const [first] = Object.values(schema.patternProperties ?? {});
      return { additionalProperties: first === undefined ? true : printSchema(first, schemas, use) };
    }
    case 'required': {
      const required = requiredOf(schema, use);
      return required.length === 0 ? {} : { required };
    }
    case 'anyOf':
      return alternativesOf(schema, schemas, use);
    case 'enum':
      return { [isOpen ? OPEN_ENUM : keyword]: plain(value) };
    case 'additionalProperties':
      return isOpen ? {} : { [keyword]: plain(value) };
    default:
      return { [keyword]: valueOf(keyword, value, schema, schemas, use) };
  }
}

/** In the place of `enum`, which a strict client would hold an answer to. */
const OPEN_ENUM = 'x-extensible-enum';

/** Members by which alternatives are told apart where the contract does not say. */
const TELLING = ['type', 'method', 'kind'];

/** Alternatives, and the member that tells them apart, where there is one and all have a name. */
function alternativesOf({ anyOf = [], discriminator }: SchemaNode, schemas: Schemas, use: Use): Members {
  const declared = discriminator?.propertyName;
  const propertyName = declared ?? TELLING.find((name) => isToldBy(anyOf, name)) ?? '';
  const flat = anyOf.map((branch) => printSchema(branch, schemas, use));
  if (anyOf.length < 2 || propertyName === '') return { anyOf: flat };

  const groups = [...Map.groupBy(anyOf, (branch) => valuesAt(branch, propertyName).join(' ')).values()];
  const refs = groups.map((group) => ({ group, $ref: groupReference(group, schemas, use) }));
  const mapping = refs.flatMap(({ group, $ref }) =>
    valuesAt(group[0] ?? {}, propertyName).map((value) => [value, $ref] as const),
  );
  if (
    refs.some(({ $ref }) => $ref === null) ||
    new Set(mapping.map(([value]) => value)).size < mapping.length
  )
    return { anyOf: flat };
  return {
    anyOf: refs.map(({ $ref }) => ({ $ref })),
    discriminator: { propertyName, mapping: Object.fromEntries(mapping) },
  };
}

function isToldBy(branches: readonly SchemaNode[], name: string): boolean {
  const values = branches.map((branch) => (branch.title === undefined ? [] : valuesAt(branch, name)));
  return values.every(({ length }) => length > 0) && new Set(values.flat()).size === values.flat().length;
}

function valuesAt({ properties }: SchemaNode, name: string): readonly string[] {
  const member = properties?.[name];
  return (member?.const === undefined ? (member?.enum ?? []) : [member.const]).map(String);
}

/** Of alternatives with one word for themselves: their own, or that of a schema with all of them; null: no names. */
function groupReference(group: readonly SchemaNode[], schemas: Schemas, use: Use): string | null {
  const titles = group.map(({ title }) => title ?? '');
  const [first = ''] = titles;
  if (titles.includes('')) return null;
  const refs = group.map((branch) => printSchema(branch, schemas, use));
  if (group.length === 1) return referenceTo(nameIn(first, schemas, use));

  const start = [...first].findIndex((_, at) =>
    titles.some((title) => !title.startsWith(first.slice(0, at + 1))),
  );
  const end = [...first].findIndex((_, at) => titles.every((title) => title.endsWith(first.slice(at))));
  const name = `Any${first.slice(0, Math.min(Math.max(start, 0), end))}${first.slice(end)}Of${group.length}`;
  schemas.printed.set(name, { anyOf: refs });
  return referenceTo(name);
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
