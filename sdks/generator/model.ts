/** The contract as every language's emitter sees it: what an SDK needs to know of it, and nothing of JSON Schema. */
export type Model = Readonly<{
  /** `contract/VERSION`. */
  version: string;
  operations: readonly Operation[];
  schemas: readonly NamedType[];
  webhooks: readonly Webhook[];
}>;

/** What the service sends by itself: the name of the event, and its body. */
export type Webhook = Readonly<{ name: string; body: Type }>;

export type Operation = Readonly<{
  id: string;
  method: string;
  /** `/transactions/{transaction_id}` */
  path: string;
  /** Names in `path`, in its order. */
  pathParameters: readonly string[];
  query: readonly Field[];
  /** Headers of this operation alone. */
  headers: readonly Field[];
  /** Null: it takes none. */
  body: Readonly<{ type: Type; isRequired: boolean }> | null;
  /** `raw`: bytes, whatever they are; null: the answer has no body. */
  answer: Type | null;
  /** Whether an Idempotency-Key makes repeating it safe. */
  isKeyed: boolean;
  /** A POST that only asks: it may be repeated without one. */
  isReading: boolean;
  /** Those that a token has to have, or one of which; `embed` is a front end's. */
  scopes: readonly string[];
  /** The type of the items, where it answers a list of a page or more. */
  items: Type | null;
  summary: string;
  description: string;
}>;

export type NamedType = Readonly<{ name: string; about: string; type: Type }>;

/** What the service holds a value to beside its type. */
export type Limits = Readonly<{
  /** Of a text: `uuid`, `date-time` and so on. */
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}>;

export type Field = Readonly<{ name: string; about: string; isRequired: boolean; type: Type }>;

export type Type =
  | Readonly<{ kind: 'boolean' | 'null' | 'unknown' | 'raw' }>
  | Readonly<{ kind: 'text' | 'integer' | 'number'; limits: Limits }>
  | Readonly<{ kind: 'literal'; value: string }>
  /** Open, in answers: a later version may know more words. Closed, in requests: others are refused. */
  | Readonly<{ kind: 'enum'; isOpen: boolean; values: readonly string[] }>
  | Readonly<{ kind: 'list'; of: Type }>
  | Readonly<{ kind: 'map'; of: Type }>
  | Readonly<{ kind: 'named'; name: string }>
  | Readonly<{ kind: 'struct'; fields: readonly Field[] }>
  | Readonly<{ kind: 'union'; of: readonly Type[] }>;
