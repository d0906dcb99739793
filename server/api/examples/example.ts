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
  body?: unknown;
}>;

/** An example with what was answered filled in; a text that is nothing but a reference becomes its value. */
export function filled<Part>(part: Part, answers: Readonly<Record<string, unknown>>): Part {
  return JSON.parse(
    JSON.stringify(part, (_name, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(/\{([a-z0-9_]+(?:\.[a-z0-9_]+)+)\}/g, (_all, place: string) =>
            String(valueAt(answers, place.split('.'))),
          )
        : value,
    ),
  ) as Part; // the same shape, with other texts in it
}

function valueAt(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first))
    throw new Error(`BUG: an example refers to ${first}, which no earlier one was answered`);
  return valueAt((value as Readonly<Record<string, unknown>>)[first], rest);
}
