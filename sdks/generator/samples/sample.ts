import fs from 'node:fs';
import path from 'node:path';
import type { Model, Operation, Type } from '../model.ts';

/** What JSON can say. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | Readonly<{ [member: string]: Json | undefined }>;

/** One request of an operation, as documents show it in each language. */
export type Sample = Readonly<{
  operation: Operation;
  /** By the names in the operation's path. */
  path: Readonly<Record<string, string>>;
  /** As the operation's method takes it: numbers are numbers, though an address has texts. */
  query: Readonly<Record<string, Json>>;
  headers: Readonly<Record<string, string>>;
  /** Undefined: none is sent. */
  body: Json | undefined;
}>;

/** A language in which samples are shown. */
export type Renderer = Readonly<{
  /** `typescript`: in addresses, and for those who colour code. */
  language: string;
  /** `TypeScript` */
  title: string;
  /** What a reader copies: it has a client, as the language's own page names it, and ends with a line's end. */
  sample(sample: Sample): string;
  /**
   * A program that does every sample, each after the other and as it is shown, against RAILYARD_URL with the token
   * RAILYARD_TOKEN. It tells which of them fail, and is then at fault. Its files, by name.
   */
  program(samples: readonly Sample[]): Readonly<Record<string, string>>;
}>;

/** A line of `contract/requests.json`: a text may have `{add_buyer.id}` in it, of what an earlier one was answered. */
export type RequestExample = Readonly<{
  operation: string;
  /** It only prepares for others, which call its answer by this name. */
  as?: string;
  /** The sandbox has no answer to it yet. */
  isUnanswered?: true;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  body?: Json;
}>;

const FOLDER = path.join(import.meta.dirname, '../../../contract');
const REFERENCE = /\{([a-z0-9_]+(?:\.\w+)+)\}/g;
/** Of what no recording has an answer to. */
const SOME_ID = '0198c4a2-5d3e-7000-8000-0000000000aa';

/** The requests of the contract, in the order in which they are sent. */
export function requestExamples(): readonly RequestExample[] {
  return readJson('requests.json') as readonly RequestExample[];
}

/** What is shown: an example with the values of the recorded answers in it. */
export function shownSample(example: RequestExample, { operations }: Model): Sample {
  const operation = operations.find(({ id }) => id === example.operation);
  if (operation === undefined) throw new Error(`${example.operation} is no operation`);
  const { params = {}, query = {}, headers = {}, body } = filledIn(example, recordedAnswers());
  const typed = Object.entries(query).map(([name, text]) => {
    const field = operation.query.find((one) => one.name === name);
    if (field === undefined) throw new Error(`${operation.id} cannot be asked for ${name}`);
    return [name, queryValue(field.type, text)] as const;
  });
  return { operation, path: params, query: Object.fromEntries(typed), headers, body };
}

/** A sample of each operation that a key may call. */
export function shownSamples(model: Model): readonly Sample[] {
  return requestExamples()
    .filter(({ as: name }) => name === undefined)
    .map((example) => shownSample(example, model));
}

let recorded: Readonly<Record<string, Json>> | null = null;

function recordedAnswers(): Readonly<Record<string, Json>> {
  recorded ??= readJson('examples.json') as Readonly<Record<string, Json>>;
  return recorded;
}

/** An example with what earlier ones were answered in the place of each reference. */
export function filledIn(
  example: RequestExample,
  answers: Readonly<Record<string, unknown>>,
): RequestExample {
  return JSON.parse(
    JSON.stringify(example, (_member, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(REFERENCE, (_all, reference: string) => textAt(answers, reference))
        : value,
    ),
  ) as RequestExample; // the same shape, with other texts in it
}

function textAt(answers: Readonly<Record<string, unknown>>, reference: string): string {
  let value: unknown = answers;
  for (const name of reference.split('.'))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return value === undefined ? SOME_ID : String(value);
}

function queryValue(type: Type, text: string): Json {
  switch (type.kind) {
    case 'integer':
    case 'number':
      return Number(text);
    case 'boolean':
      return text === 'true';
    case 'list':
      return [queryValue(type.of, text)];
    case 'union': {
      const [first] = type.of.filter(({ kind }) => kind !== 'null');
      return first === undefined ? text : queryValue(first, text);
    }
    default:
      return text;
  }
}

function readJson(name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(FOLDER, name), 'utf8'));
}
