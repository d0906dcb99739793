import type { TSchema } from 'typebox';

/**
 * What a front end (a caller whose token has the scope `embed`, and may be in a shopper's hands) may send and
 * see. The one place for it: fields are marked with these words where they are declared, the edge holds
 * requests and answers to the marks, and `contract/openapi.json` and docs/embed-tokens.md print them. What has no mark
 * may be sent and seen by everybody.
 */
export const FRONT_END_WORDS = {
  /** In a request: names somebody, or chooses what protects the payment. */
  pinned: 'sent only as the token pins it',
  /** In a request: without it the operation would give away what the merchant has not said. */
  required: 'the token has to pin it',
  /** In a request: the handler looks whose it is. */
  own: "a thing of the buyer that the token pins, or the token's checkout session",
  /** In a request: the caller's own reference, or one of a third party's. Marked because it looks otherwise. */
  harmless: 'names nothing that is kept here',
  /** In a request: has a say in which payment service is chosen; talks no rule into less protection (ADR 0208). */
  steers: 'sent freely unless the token pins it; it takes part in choosing the payment service',
  /** In an answer. */
  unseen: 'null, unless the front end sent the buyer itself',
  /** In an answer: what is thought of the buyer. */
  withheld: 'null, or false: never told to a front end',
} as const;

export type FrontEndWord = keyof typeof FRONT_END_WORDS;

/** Marks a field; what has a public name keeps it for itself, unmarked. */
export function frontEnd<Schema extends TSchema>(word: FrontEndWord, schema: Schema): Schema {
  return Object.defineProperties(
    {},
    { ...Object.getOwnPropertyDescriptors(schema), 'x-front-end': { value: word, enumerable: true } },
  ) as Schema; // a copy that keeps the hidden kind
}

export function frontEndWordOf(schema: TSchema | undefined): FrontEndWord | null {
  return (schema as { 'x-front-end'?: FrontEndWord } | undefined)?.['x-front-end'] ?? null;
}

/** A marked field of a schema. `*` stands for any array index, as in the pointers of sensitive strings. */
export type FrontEndMark = Readonly<{ pointer: string; word: FrontEndWord; schema: TSchema }>;

/** Every marked field, in the order of the schema; below a field that only a pin can bring, nothing more. */
export function frontEndMarks(schema: TSchema): FrontEndMark[] {
  const found = new Map<string, FrontEndMark>();
  const collect = (node: Node, pointer: string): void => {
    const word = frontEndWordOf(node);
    if (word !== null && !found.has(`${pointer} ${word}`))
      found.set(`${pointer} ${word}`, { pointer, word, schema: node });
    if (word === 'pinned') return;
    for (const [name, member] of Object.entries(node.properties ?? {})) collect(member, `${pointer}/${name}`);
    if (node.items !== undefined) collect(node.items, `${pointer}/*`);
    for (const branch of node.anyOf ?? []) collect(branch, pointer);
  };
  collect(schema as Node, '');
  return [...found.values()];
}

type Node = TSchema &
  Readonly<{
    default?: unknown;
    properties?: Readonly<Record<string, Node>>;
    items?: Node;
    anyOf?: readonly Node[];
  }>;

/** A field that a request holds, with its mark. */
export type MarkedField = Readonly<{
  pointer: string;
  /** The last part of the pointer, which is what a token pins it by. */
  name: string;
  word: FrontEndWord;
  value: unknown;
  /** What the field has where it is left out. */
  fallback: unknown;
}>;

/** The marked fields that a value holds; of alternatives, those that the value can be. */
export function markedFields(schema: TSchema, value: unknown): MarkedField[] {
  const found = new Map<string, MarkedField>();
  const walk = (node: Node, at: unknown, pointer: string, name: string): void => {
    if (at === undefined || at === null) return;
    const word = frontEndWordOf(node);
    if (word !== null) found.set(pointer, { pointer, name, word, value: at, fallback: node.default });
    for (const branch of node.anyOf ?? []) if (canBe(branch, at)) walk(branch, at, pointer, name);
    if (Array.isArray(at)) {
      const { items } = node;
      if (items !== undefined)
        for (const [index, item] of at.entries()) walk(items, item, `${pointer}/${index}`, name);
    } else if (typeof at === 'object') {
      for (const [member, inner] of Object.entries(node.properties ?? {}))
        walk(inner, (at as Readonly<Record<string, unknown>>)[member], `${pointer}/${member}`, member);
    }
  };

  walk(schema as Node, value, '', '');
  return [...found.values()];
}

/** False where a member that never varies says that another alternative was meant. */
function canBe(branch: Node, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(branch.properties ?? {}).every(([name, member]) => {
    const { const: fixed } = member as { const?: unknown };
    const given = (value as Readonly<Record<string, unknown>>)[name];
    return fixed === undefined || given === undefined || given === fixed;
  });
}
