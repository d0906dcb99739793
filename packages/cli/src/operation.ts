/** What a member of a body or a query takes. */
export type FieldType =
  | 'text'
  | 'date'
  | 'date-time'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'unknown'
  | Readonly<{ words: readonly string[] }>
  | Readonly<{ list: FieldType }>
  | Readonly<{ map: FieldType }>
  /** An object with the members of these, by their names in `generated/bodies.ts`. */
  | Readonly<{ of: readonly string[] }>;

/** What it takes, what it is in a sentence, and whether it has to be there. */
export type Member = readonly [type: FieldType, about: string, isRequired?: boolean];
export type Members = Readonly<Record<string, Member>>;

/** An operation of the API, as far as a command needs to know it. */
export type Operation = Readonly<{
  id: string;
  method: string;
  /** `/transactions/{transaction_id}` */
  path: string;
  about: string;
  /** Whether it takes an idempotency key. */
  isKeyed?: boolean;
  isList?: boolean;
  query?: Members;
  /** Headers of this operation alone. */
  headers?: Members;
  /** `bytes`: sent as they are. */
  body?: FieldType | 'bytes';
  needsBody?: boolean;
  /** The member of its answer that is shown this once. */
  secret?: string;
}>;

/** Verbs that cannot be taken back, beside every deletion. */
const FINAL_VERBS: ReadonlySet<string> = new Set(['expire', 'accept', 'rotate-secret', 'stop']);

/** Whether what it does cannot be taken back, so that it asks first. */
export function isFinal(name: string, { method }: Operation): boolean {
  return method === 'DELETE' || FINAL_VERBS.has(name.split(' ').at(-1) ?? '');
}

/** Names in its path, in their order: a command takes them as words. */
export function pathParameters({ path }: Operation): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
