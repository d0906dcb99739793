import type { TObject, TProperties, TSchema } from 'typebox';

/**
 * What the API document says about a schema, in words. They hang on schemas where neither JSON nor a
 * validator sees them, so that describing a field costs a request nothing and changes nothing about it.
 */
const DESCRIPTION: unique symbol = Symbol('description');
const MEMBERS: unique symbol = Symbol('members');

type Words = Readonly<Record<string, string>>;
type DescribedSchema = Readonly<{ [DESCRIPTION]?: string; [MEMBERS]?: Words }>;

/** Says what a value is, wherever it stands: its unit, its form, what its words mean. */
export function withDescription<Schema extends TSchema>(schema: Schema, description: string): Schema {
  return Object.defineProperty(schema, DESCRIPTION, { value: description });
}

/**
 * Says what the members of an object are: those of which `common-words.ts` does not tell enough. Stands under
 * the object, so that its shape can be read at a glance.
 */
export function describe<Properties extends TProperties>(
  schema: TObject<Properties>,
  words: Readonly<Partial<Record<keyof Properties, string>>>,
): TObject<Properties> {
  return Object.defineProperty(schema, MEMBERS, { value: words });
}

export function descriptionOf(schema: TSchema): string | null {
  return (schema as DescribedSchema)[DESCRIPTION] ?? null;
}

export function wordsOf(schema: TSchema): Words {
  return (schema as DescribedSchema)[MEMBERS] ?? {};
}
