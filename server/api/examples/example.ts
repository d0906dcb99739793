/**
 * A request that the API document shows for an operation. Those of a list are sent in this order by a test;
 * `{add_buyer.id}` stands for what an earlier one was answered, in a text by itself or among others.
 */
export type Example = Readonly<{
  operation: string;
  /** Sent to prepare for others, which refer to its answer by this name; the document does not show it. */
  as?: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Of operations that take any bytes; the headers of all others are declared. */
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
}>;

const REFERENCE = /\{([a-z0-9_]+(?:\.\w+)+)\}/g;

/** An example with what was answered filled in; a text that is nothing but a reference becomes its value. */
export function fillReferences<Part>(part: Part, answers: Readonly<Record<string, unknown>>): Part {
  return withReferences(part, (reference) => {
    const value = answerAt(answers, reference);
    if (value === undefined)
      throw new Error(`BUG: an example refers to ${reference}, which no earlier one was answered`);
    return String(value);
  });
}

/** An example with something else in the place of each reference; told, too, which member it stands in. */
export function withReferences<Part>(
  part: Part,
  valueOf: (reference: string, member: string) => string,
): Part {
  return JSON.parse(
    JSON.stringify(part, (member, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(REFERENCE, (_all, reference: string) => valueOf(reference, member))
        : value,
    ),
  ) as Part; // the same shape, with other texts in it
}

export function answerAt(answers: Readonly<Record<string, unknown>>, reference: string): unknown {
  let value: unknown = answers;
  for (const name of reference.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}
