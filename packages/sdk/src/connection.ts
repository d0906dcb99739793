import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { readAnswer } from './answer-text.ts';
import { type Answer, Call } from './call.ts';
import { ApiError, ConnectionError, errorOf, OutcomeUnknown, RailyardError } from './errors.ts';
import { followStream, type StreamBody, type StreamedEvent } from './event-stream.ts';
import { Listing, type ListPage } from './pagination.ts';
import {
  DEFAULT_RETRY,
  isAnswer,
  isFinal,
  leavesOpen,
  pauseBeforeNext,
  type RetryPolicy,
  type TryResult,
} from './retry.ts';
import type { Tokens } from './tokens.ts';
import type { Transport, WireAnswer, WireRequest } from './transport.ts';

/** The version whose words this package speaks, whatever the key is pinned to. */
const API_VERSION = '2026-11-01';
const TIMEOUT_MS = 60_000;

/** What can be said of one call, beside what it is about. */
export type CallOptions = Readonly<{
  /** In place of that of the client. */
  merchantAccount?: string | undefined;
  /** For one try, from connecting to the last byte of the answer. */
  timeoutMs?: number | undefined;
  /** Ends the call. */
  signal?: AbortSignal | undefined;
  /** How often, and after which pauses, this call is tried again. */
  retry?: Partial<RetryPolicy> | undefined;
  /** Headers beside those that the client writes. */
  headers?: Readonly<Record<string, string>> | undefined;
}>;

/** Of an operation that moves money. */
export type KeyedOptions = CallOptions &
  Readonly<{
    /** One that was stored before; left out, the call makes one. */
    idempotencyKey?: string | undefined;
  }>;

/** What the methods of the client say of an operation. */
type Details = Readonly<{
  body?: unknown;
  query?: object | undefined;
  options?: KeyedOptions | undefined;
  isKeyed?: boolean;
  /** It only asks, so it may go out again without a key. */
  isReading?: boolean;
  /** The body goes out, and the answer comes back, as bytes. */
  isRaw?: boolean;
}>;

/** How a client reaches the service. */
export type Connection = Readonly<{
  url: string;
  transport: Transport;
  /** Null: calls have no token. */
  tokens: Tokens | null;
  merchantAccount: string | null;
  timeoutMs?: number | undefined;
  retry?: Partial<RetryPolicy> | undefined;
}>;

/** A call of an operation. */
export function callOf<Result>(
  on: Connection,
  method: string,
  path: string,
  details: Details = {},
): Call<Result> {
  const key = details.isKeyed === true ? (details.options?.idempotencyKey ?? randomUUID()) : null;
  return new Call(key, () => send<Result>(on, { method, path, key, ...details }));
}

/** A list, which is read page by page. */
export function listOf<Page extends ListPage<unknown>>(
  on: Connection,
  path: string,
  { query, options }: Pick<Details, 'query' | 'options'> = {},
): Listing<Page> {
  const first =
    query !== undefined && 'cursor' in query && typeof query.cursor === 'string' ? query.cursor : null;
  return new Listing<Page>((cursor) => {
    const ofPage = cursor === null ? query : { ...query, cursor };
    return send<Page>(on, { method: 'GET', path, key: null, query: ofPage, options });
  }, first);
}

/** A part of a path. */
export function segment(value: string | number): string {
  if (value === '')
    throw new RailyardError('An empty id would name a list, and not the record that is meant.');
  // fetch takes these for steps in the path, and would ask for another record or list
  if (value === '.' || value === '..') throw new RailyardError(`${JSON.stringify(value)} is no id.`);
  return encodeURIComponent(value);
}

/** Which events a stream is to tell, and until when. */
export type FollowOptions = Readonly<{
  /** Only events of this name. */
  name?: string | undefined;
  /** Only what happens to this resource; of a payment, to its captures and refunds as well. */
  resourceId?: string | undefined;
  /** The event after which it goes on; left out, it begins now. */
  lastEventId?: string | null | undefined;
  /** Ends it. */
  signal?: AbortSignal | undefined;
  /** In place of that of the client. */
  merchantAccount?: string | undefined;
  /** Is told whenever a connection is asked for, and when it stands. */
  onState?: ((state: 'connecting' | 'connected') => void) | undefined;
}>;

/** A stream of events. */
export function streamOf(
  on: Connection,
  {
    name,
    resourceId,
    lastEventId,
    signal = new AbortController().signal,
    merchantAccount,
    onState,
  }: FollowOptions,
): AsyncGenerator<StreamedEvent, void, undefined> {
  const url = `${on.url}/events${queryText({ name, resource_id: resourceId })}`;

  const connect = async (last: string | null): Promise<StreamBody | null> => {
    const opening = new AbortController();
    const late = setTimeout(() => opening.abort(), on.timeoutMs ?? TIMEOUT_MS);
    const answer = await fetch(url, {
      headers: checkedHeaders({
        ...headersOf(on, merchantAccount),
        accept: 'text/event-stream',
        ...(last === null ? {} : { 'last-event-id': last }),
      }),
      signal: AbortSignal.any([signal, opening.signal]),
      redirect: 'manual',
    }).finally(() => clearTimeout(late));

    if (answer.status === 200) return answer.body;
    if (answer.status === 401 && on.tokens?.learnClock(answer.headers.get('date')) === true) return null;
    throw errorIn({
      status: answer.status,
      headers: answer.headers,
      bytes: new Uint8Array(await answer.arrayBuffer()),
    });
  };
  return followStream({ connect, isFinal: isRefusal, signal, lastEventId, onState });
}

/** Not so what passes: no answer, a fault, too many at once. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ApiError) return error.status < 500 && error.status !== 429;
  return error instanceof RailyardError; // nothing was sent: it cannot be asked for like that
}

type ApiRequest = Details & Readonly<{ method: string; path: string; key: string | null }>;

/** `openForMs`: an earlier call left its outcome open, and this one asks for it for so long. */
async function send<Result>(
  on: Connection,
  request: ApiRequest,
  openForMs?: number,
): Promise<Answer<Result>> {
  const isOpen = openForMs !== undefined;
  const results = await tryUntilAnswered(on, request, {
    ...DEFAULT_RETRY,
    ...on.retry,
    ...request.options?.retry,
    ...(isOpen ? { tries: Infinity, budgetMs: openForMs } : {}),
  });
  const last = results.at(-1);
  if (last === undefined) throw new RailyardError('BUG: nothing was tried');
  if (request.key !== null && !isFinal(last) && (isOpen || results.some(leavesOpen)))
    throw new OutcomeUnknown(request.key, isAnswer(last) ? errorIn(last) : last, async (withinMs) => {
      const { result } = await send<Result>(on, request, withinMs);
      return result;
    });
  if (!isAnswer(last)) throw last;
  if (last.status >= 300) throw errorIn(last);

  return {
    result: (request.isRaw === true ? last.bytes : parseText(last)) as Result, // as the contract has the operation
    status: last.status,
    headers: last.headers,
    requestId: last.headers.get('x-request-id'),
    isReplayed: last.headers.get('idempotent-replayed') === 'true',
    bytes: last.bytes,
  };
}

/** What each try came to; the last one is what counts, and the others say what may have happened before it. */
async function tryUntilAnswered(
  on: Connection,
  request: ApiRequest,
  policy: RetryPolicy,
): Promise<readonly TryResult[]> {
  const { signal } = request.options ?? {};
  const untilMs = performance.now() + policy.budgetMs;
  const isRepeatable = request.method === 'GET' || request.isReading === true || request.key !== null;
  const results: TryResult[] = [];
  const isStopped = (): boolean => signal?.aborted === true;

  for (;;) {
    const result = await tryOnce(on, request);
    results.push(result);
    const pauseMs = pauseBeforeNext(result, { tried: results.length, isRepeatable, policy });
    if (pauseMs === null || isStopped() || performance.now() + pauseMs >= untilMs) return results;
    await delay(pauseMs, undefined, signal === undefined ? {} : { signal }).catch(() => undefined); // told to stop
    if (isStopped()) return results;
  }
}

async function tryOnce(on: Connection, request: ApiRequest): Promise<TryResult> {
  const result = await exchange(on, request);
  // Once: a token of another time is refused, and the answer says what time it is there.
  const isOfAnotherTime =
    isAnswer(result) && result.status === 401 && on.tokens?.learnClock(result.headers.get('date')) === true;
  return isOfAnotherTime ? exchange(on, request) : result;
}

async function exchange(on: Connection, request: ApiRequest): Promise<TryResult> {
  try {
    return await on.transport(requestOf(on, request));
  } catch (error) {
    if (error instanceof ConnectionError) return error;
    throw error;
  }
}

function requestOf(
  on: Connection,
  { method, path, query, body, key, isRaw, options = {} }: ApiRequest,
): WireRequest {
  const limit = AbortSignal.timeout(options.timeoutMs ?? on.timeoutMs ?? TIMEOUT_MS);
  const signals = [limit, ...(options.signal === undefined ? [] : [options.signal])];

  return {
    method,
    url: `${on.url}${path}${queryText(query)}`,
    headers: checkedHeaders({
      ...headersOf(on, options.merchantAccount),
      ...(body === undefined || isRaw === true ? {} : { 'content-type': 'application/json' }),
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...options.headers,
    }),
    body:
      body === undefined
        ? null
        : isRaw === true
          ? (body as string | Uint8Array<ArrayBuffer>)
          : JSON.stringify(body),
    signal: AbortSignal.any(signals),
  };
}

/** Who asks, and for which merchant account. */
function headersOf(
  on: Connection,
  merchantAccount: string | null = on.merchantAccount,
): Readonly<Record<string, string>> {
  const token = on.tokens?.current();
  return {
    accept: 'application/json',
    'x-api-version': API_VERSION,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(merchantAccount === null ? {} : { 'x-merchant-account-id': merchantAccount }),
  };
}

const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e]*$/;

/** The error of `fetch` would quote the value, which may be the token, and leave open whether anything was sent. */
function checkedHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(headers))
    if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(value))
      throw new RailyardError(
        `The header ${JSON.stringify(name)} takes printable ASCII alone: the end of a line, for example, has no ` +
          'place in it.',
      );
  return headers;
}

/** What is null or undefined is left out; a list is its name for each of its values. */
function queryText(query: object | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function errorIn(answer: WireAnswer): Error {
  return errorOf(answer.status, answer.headers, parseText(answer));
}

/** Null where there is nothing, or a page of something that stands before the service. */
function parseText({ bytes }: WireAnswer): unknown {
  try {
    return bytes.length === 0 ? null : readAnswer(Buffer.from(bytes).toString());
  } catch {
    return null;
  }
}
