/** A member of a tool's arguments: text, a whole number, or yes and no. */
export type Field = Readonly<{
  type: 'string' | 'integer' | 'boolean';
  about: string;
  isNeeded: boolean;
  oneOf?: readonly string[];
  pattern?: string;
  least?: number;
  most?: number;
}>;
export type Fields = Readonly<Record<string, Field>>;
/** As they were checked. */
export type Arguments = Readonly<Record<string, string | number | boolean | undefined>>;

/** Their JSON Schema. */
export function schemaOf(fields: Fields): object {
  const properties = Object.entries(fields).map(([name, field]) => [
    name,
    {
      type: field.type,
      description: field.about,
      enum: field.oneOf,
      pattern: field.pattern,
      minimum: field.least,
      maximum: field.most,
    },
  ]);
  const required = Object.entries(fields).flatMap(([name, { isNeeded }]) => (isNeeded ? [name] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
  };
}

/** The arguments, or all that is wrong with them, a sentence each. */
export function readArguments(
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
): Readonly<{ values: Arguments }> | Readonly<{ problems: readonly string[] }> {
  const problems = Object.keys(given)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => `There is no argument ${name}: there are ${Object.keys(fields).join(', ')}.`);
  const values: Record<string, string | number | boolean | undefined> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name] ?? undefined;
    const problem = problemWith(name, field, value);
    if (problem !== null) problems.push(problem);
    else values[name] = value as Arguments[string]; // its type was looked at
  }
  return problems.length > 0 ? { problems } : { values };
}

function problemWith(name: string, field: Field, value: unknown): string | null {
  if (value === undefined) return field.isNeeded ? `The argument ${name} is missing: ${field.about}` : null;
  const is = field.type === 'integer' ? Number.isSafeInteger(value) : typeof value === field.type;
  if (!is) return `The argument ${name} must be ${WORDS[field.type]}.`;
  if (typeof value === 'number') return problemWithNumber(name, field, value);
  return typeof value === 'string' ? problemWithText(name, field, value) : null;
}

function problemWithNumber(name: string, { least, most }: Field, value: number): string | null {
  if (value < (least ?? value)) return `The argument ${name} must be at least ${least}.`;
  return value > (most ?? value) ? `The argument ${name} must be at most ${most}.` : null;
}

function problemWithText(name: string, field: Field, value: string): string | null {
  if (field.oneOf !== undefined && !field.oneOf.includes(value))
    return `The argument ${name} must be one of ${field.oneOf.join(', ')}.`;
  if (field.pattern !== undefined && !new RegExp(field.pattern).test(value))
    return `The argument ${name} is not well-formed: ${field.about}`;
  return null;
}

const WORDS = { string: 'text', integer: 'a whole number', boolean: 'true or false' } as const;

/** A text that was checked; null where it was left out. */
export function textOf(given: Arguments, name: string): string | null {
  const value = given[name];
  return typeof value === 'string' ? value : null;
}

/** A text that is needed, so that it is there. */
export function neededText(given: Arguments, name: string): string {
  const value = textOf(given, name);
  if (value === null) throw new Error(`BUG: ${name} is needed, and was not checked`);
  return value;
}

/** A number that was checked; null where it was left out. */
export function numberOf(given: Arguments, name: string): number | null {
  const value = given[name];
  return typeof value === 'number' ? value : null;
}
