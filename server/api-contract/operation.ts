import type { Static, TSchema } from 'typebox';
import { limitBody } from './schemas/limits.ts';
import { sensitivePointers } from './schemas/sensitive.ts';

/**
 * One operation of the API, declared once: routing, access, validation, OpenAPI and the tests all read this.
 */
export type Operation = Readonly<{
  /** As published, for example `create_buyer`; unique. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** OpenAPI form: `/buyers/{buyer_id}`. */
  path: string;
  tag: string;
  summary: string;
  /** What the summary leaves out: limits, what happens besides, what an answer means. Every served one has it. */
  description?: string;
  access: Access;
  /** `none`: the operation is of the instance and takes no merchant account header. */
  merchantAccount: 'header' | 'none';
  /** Accepts `Idempotency-Key`. */
  idempotent?: true;
  /**
   * A person confirms the call before it is done; keys are not asked. A function: only some calls of it. `handler`: its
   * handler says, once it has looked.
   */
  confirmed?: true | 'handler' | ((call: ConfirmableCall) => boolean);
  /** Of operations that do the same at two addresses: a key that stands for one is refused at the other. */
  keySpace?: 'capture' | 'void' | 'refund';
  params?: TSchema;
  query?: TSchema;
  headers?: TSchema;
  body?: TSchema;
  /** What it answers is good for a payment anywhere: keys are given it, people at the dashboard never. */
  keysOnly?: true;
  /** Of operations that take files: a larger body than others. */
  bodyBytesMax?: number;
  /** The body may be left out, with or without a Content-Type. */
  bodyOptional?: true;
  /**
   * Where card numbers, security codes, account numbers and PINs stand in the body; the vault takes them out
   * before anything parses it. Found from the body's schema.
   */
  sensitive?: readonly string[];
  /**
   * Body in and answer out are streams of any bytes, served by a `RawRoute`: the edge checks access, merchant
   * account and rate limits, and nothing else.
   */
  raw?: true;
  /** A caller who accepts `text/event-stream` is told what follows, for as long as the connection stays. */
  eventStream?: true;
  /** By exact status; null = no content. */
  responses: Readonly<Record<number, TSchema | null>>;
  /** Statuses of errors beside those that every operation of its form may answer (`api/statuses.ts`). */
  errors?: readonly number[];
  /** Raw: what a third party answers is passed on, under the status that it has. */
  passesAnswersOn?: true;
}>;

/** Whether people may have to confirm a call of it: where it says so, and where it is a list that they take away. */
export function mayBeConfirmed(operation: Operation): boolean {
  return operation.confirmed !== undefined || isList(operation);
}

function isList({ method, responses }: Operation): boolean {
  const answer = responses[200] as Readonly<{ properties?: object }> | null | undefined;
  return method === 'GET' && Object.hasOwn(answer?.properties ?? {}, 'items');
}

/** What a call asks for, as a declaration looks at it. Names of headers are in lower case. */
export type ConfirmableCall = Readonly<{
  query: Readonly<Record<string, unknown>>;
  headers: ReadonlyMap<string, readonly string[]>;
  body: unknown;
}>;

export type Access =
  /**
   * A bearer token with any of these scopes (`embed` among them where front ends may call), or with all when
   * `all` is set.
   */
  | Readonly<{ kind: 'token'; scopes: readonly string[]; all?: true }>
  /**
   * Whoever is known, whatever they may do: every key and person, or every person; with scopes, every person whose
   * roles have one of them. No front end is among them.
   */
  | Readonly<{ kind: 'caller'; who: 'anybody' }>
  | Readonly<{ kind: 'caller'; who: 'people'; scopes?: readonly string[] }>
  /** No bearer token: an id in the path or a token in the query is the credential, checked by the handler. */
  | Readonly<{ kind: 'public' }>;

export function operation<const O extends Operation>(declared: O): O {
  if (declared.body !== undefined) limitBody(declared.body);
  const sensitive = declared.body === undefined ? [] : sensitivePointers(declared.body);
  return sensitive.length === 0 ? declared : { ...declared, sensitive };
}

export function token<const Scopes extends readonly string[]>(...scopes: Scopes) {
  return { kind: 'token', scopes } as const;
}

export function allOf<const Scopes extends readonly string[]>(...scopes: Scopes) {
  return { kind: 'token', scopes, all: true } as const;
}

/** Any server and any person. */
export const ANYBODY = { kind: 'caller', who: 'anybody' } as const;

/** Any person, in the dashboard: what it is about is their own. */
export const PEOPLE = { kind: 'caller', who: 'people' } as const;

/** People whose roles allow it: what only they can sign for. */
export function peopleWith<const Scopes extends readonly string[]>(...scopes: Scopes) {
  return { kind: 'caller', who: 'people', scopes } as const;
}

/** Whether people alone may call it: no key has what it is about. */
export function isForPeople(access: Access | undefined): boolean {
  return access?.kind === 'caller' && access.who === 'people';
}

export const PUBLIC = { kind: 'public' } as const;

export type ParamsOf<O extends Operation> = O extends { params: infer S extends TSchema }
  ? Static<S>
  : Record<string, never>;
export type QueryOf<O extends Operation> = O extends { query: infer S extends TSchema }
  ? Static<S>
  : Record<string, never>;
export type HeadersOf<O extends Operation> = O extends { headers: infer S extends TSchema }
  ? Static<S>
  : Record<string, never>;
export type BodyOf<O extends Operation> = O extends { body: infer S extends TSchema }
  ? O extends { bodyOptional: true }
    ? Static<S> | undefined
    : Static<S>
  : undefined;
/** The allowed answers, as status and body. */
export type AnswerOf<O extends Operation> = {
  [Status in keyof O['responses'] & number]: Readonly<{
    status: Status;
    body: O['responses'][Status] extends TSchema ? Static<O['responses'][Status]> : null;
  }>;
}[keyof O['responses'] & number];
