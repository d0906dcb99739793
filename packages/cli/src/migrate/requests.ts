import { isObject } from '../step.ts';

/** A node of JSON Schema, as `generated/requests.json` has them. */
export type Schema = Readonly<{ [keyword: string]: unknown }>;

/** An operation, as far as its request goes. Parameters are the members of one object for each place. */
export type RequestForm = Readonly<{
  id: string;
  method: string;
  path: string;
  parameters: Readonly<Partial<Record<'path' | 'query' | 'headers', Schema>>>;
  body: Schema | null;
  needsBody: boolean;
  /** Its body is handed on to somebody else as it comes. */
  takesAnything: boolean;
}>;

/** What the API takes: every operation, and the schemas that they are made of. */
export type RequestContract = Readonly<{
  operations: readonly RequestForm[];
  currencies: ReadonlySet<string>;
  schemaOf(node: unknown): Schema;
}>;

/** Which vocabulary a key speaks. */
export type Vocabulary = '2026-11-01' | 'published';

type Reword = (words: readonly unknown[]) => readonly unknown[];

/** Schemas whose words are others in `published`. */
const REWORDED: Readonly<Record<string, Reword>> = {
  TransactionStatusInput: () => [
    'processing',
    'buyer_approval_pending',
    'authorization_succeeded',
    'capture_pending',
    'capture_succeeded',
    'authorization_void_pending',
    'authorization_voided',
    'authorization_declined',
    'authorization_failed',
  ],
  PayoutStatusInput: (words) => words.filter((word) => word !== 'returned'),
  PaymentMethodSchemeInput: (words) =>
    words.filter((word) => !['ach', 'sepa', 'bacs'].includes(String(word))),
};

/** The words of a schema in a vocabulary. */
export function wordsIn(vocabulary: Vocabulary, name: string, words: readonly unknown[]): readonly unknown[] {
  return vocabulary === 'published' ? (REWORDED[name]?.(words) ?? words) : words;
}

type PrintedRequests = Readonly<{
  currencies: readonly string[];
  operations: Readonly<Record<string, PrintedOperation>>;
  schemas: Readonly<Record<string, Schema>>;
}>;
type PrintedOperation = Readonly<{
  place: string;
  path?: Schema;
  query?: Schema;
  headers?: Schema;
  body?: Schema;
  needsBody?: true;
  takesAnything?: true;
}>;

/** Reads what was printed from the contract, in the words of a vocabulary. */
export async function loadContract(vocabulary: Vocabulary): Promise<RequestContract> {
  const { default: data } = await import('../generated/requests.json', { with: { type: 'json' } });
  const { currencies, operations, schemas } = data as unknown as PrintedRequests; // printed by sdks/generator
  const reworded = (name: string, schema: Schema): Schema => {
    const { enum: words } = schema;
    return Array.isArray(words) ? { ...schema, enum: wordsIn(vocabulary, name, words) } : schema;
  };

  return {
    operations: Object.entries(operations).map(([id, operation]) => formOf(id, operation)),
    currencies: new Set(currencies),
    schemaOf: (node) => {
      const schema = isObject(node) ? node : {};
      const name = typeof schema['$ref'] === 'string' ? (schema['$ref'].split('/').at(-1) ?? '') : null;
      return name === null ? schema : reworded(name, schemas[name] ?? {});
    },
  };
}

function formOf(
  id: string,
  { place, body, needsBody, takesAnything, ...parameters }: PrintedOperation,
): RequestForm {
  const [method = '', path = ''] = place.split(' ');
  return {
    ...{ id, method, path, parameters },
    body: body ?? null,
    needsBody: needsBody === true,
    takesAnything: takesAnything === true,
  };
}
