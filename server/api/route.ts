import type { Readable } from 'node:stream';
import type { CallAudit } from '../access/audit.ts';
import type { Caller, HeaderLine } from '../access/caller.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { IdempotentCall } from '../access/idempotency.ts';
import type { HeldValue } from '../vault/vault.ts';
import type { Static, TSchema } from 'typebox';
import type { BodyOf, HeadersOf, Operation, ParamsOf, QueryOf } from '../api-contract/operation.ts';
import type { BeginStream } from './event-stream.ts';
import type { Cursors } from './pagination.ts';
import type { Parts } from '../parts.ts';

/** Everything a handler gets. Values are already validated against the contract. */
export type RouteContext<O extends Operation> = Readonly<{
  params: ParamsOf<O>;
  query: QueryOf<O>;
  headers: HeadersOf<O>;
  body: BodyOf<O>;
  /** What the vault took out of the body, by JSON pointer. Released after the answer. */
  held: ReadonlyMap<string, HeldValue>;
  caller: Caller;
  /** For operations with `merchantAccount: 'none'`, the key's default; do not use it there. */
  merchantAccountId: MerchantAccountId;
  version: ApiVersion;
  /** The merchant account's time at the start of this request. */
  now: Date;
  /**
   * Set where the caller sent `Idempotency-Key`: the write path stores its answer under it in its outcome
   * statement.
   */
  idempotency: IdempotentCall | null;
  /** A person has signed this very call; a key is never asked to. */
  isConfirmed: boolean;
  /** What a second person agreed to, and who it was; null where nobody was asked to. */
  approval: Approval | null;
  /** How much a person has signed for, in minor units; null for keys, and where it is about no amount. */
  signedAmount: bigint | null;
  /** The call's entry in the audit log: what moves money takes it along in its first step. */
  audit: CallAudit | null;
  /** For `listPage` of api/pagination.ts. */
  cursors: Cursors;
  /**
   * To be called after a write to API keys, roles or merchant accounts, so that this node uses it at once.
   */
  callersChanged(): void;
  /** The buyer's address as a trusted proxy or the caller told it. */
  clientIp: string | null;
  requestId: string;
  parts: Parts;
}>;

export type Approval = Readonly<{ confirmationId: string; userId: string; name: string }>;

/** A route as the edge sees it: which operation, and what to call. To the edge all are alike. */
export type Route = Readonly<{
  operation: Operation;
  handle(context: RouteContext<Operation>): Promise<Readonly<{ status: number; body: unknown }>>;
  follow?(context: StreamContext<Operation>, ended: AbortSignal): ReturnType<BeginStream>;
}>;

/** What follows an answer as a stream gets. */
export type StreamContext<O extends Operation> = RouteContext<O> &
  Readonly<{
    /** What the caller saw last, as they say. */
    lastEventId: string | null;
  }>;

/**
 * A handler beside its declaration, and what an operation with `eventStream` is followed by. What a caller did wrong
 * is thrown, as a `Problem`.
 */
export function route<const O extends Operation, Status extends number, Body extends BodyAt<O, Status>>(
  operation: O,
  handle: (context: RouteContext<O>) => Promise<Readonly<{ status: Status; body: Body }>>,
  follow?: (context: StreamContext<O>, ended: AbortSignal) => ReturnType<BeginStream>,
): Route {
  // the edge checks the values against `operation` before it calls
  const made = { operation, handle: handle as unknown as Route['handle'] };
  return follow === undefined ? made : { ...made, follow: follow as unknown as NonNullable<Route['follow']> };
}

/** What an operation answers with a status; nothing that exists where it does not declare the status. */
type BodyAt<O extends Operation, Status extends number> = Status extends keyof O['responses']
  ? O['responses'][Status] extends infer Schema extends TSchema
    ? Static<Schema>
    : null
  : never;

/**
 * What the handler of a `raw` operation gets: nothing of it was parsed, and no merchant can make it mean two
 * things.
 */
export type RawContext = Readonly<{
  /** Of the path, decoded, not validated. */
  params: Readonly<Record<string, string>>;
  method: string;
  /** Path and query, as they stood on the wire. */
  url: string;
  /** As they stood on the wire, in order, duplicates kept, names in lower case. */
  headers: readonly HeaderLine[];
  body: Readable;
  caller: Caller;
  merchantAccountId: MerchantAccountId;
  version: ApiVersion;
  now: Date;
  clientIp: string | null;
  requestId: string;
  /** Aborted when the caller hangs up. */
  gone: AbortSignal;
  parts: Parts;
}>;
export type RawAnswer = Readonly<{
  status: number;
  headers: readonly HeaderLine[];
  /** It is given away: what is written to the caller is wiped. */
  body: Readable | Buffer | null;
}>;

/**
 * A handler of a `raw` operation. Errors thrown before an answer get the API's error body and `errorHeader:
 * <code>`, whoever threw them.
 */
export type RawRoute = Readonly<{
  operation: Operation & { raw: true };
  errorHeader: string;
  answer(context: RawContext): Promise<RawAnswer>;
}>;

export function rawRoute(
  operation: Operation & { raw: true },
  errorHeader: string,
  answer: RawRoute['answer'],
): RawRoute {
  return { operation, errorHeader, answer };
}

/** What `routes/index.ts` lists. */
export type AnyRoute = Route | RawRoute;
