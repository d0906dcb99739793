import type { Operations } from '../generated/operations.ts';
import { type Problem, problemIn, unreachable } from './problem.ts';

/** An operation of the contract, as `GET /transactions/{transaction_id}`. */
export type OperationName = keyof Operations;
/** The lists among them. */
export type ListName = {
  [Name in OperationName]: Operations[Name]['item'] extends never ? never : Name;
}[OperationName];
export type AnswerOf<Name extends OperationName> = Operations[Name]['answer'];
export type ItemOf<Name extends OperationName> = Operations[Name]['item'];
export type QueryOf<Name extends OperationName> = Operations[Name]['query'];
export type BodyOf<Name extends OperationName> = Operations[Name]['body'];

type PathGiven<Names extends string> = [Names] extends [never]
  ? unknown
  : Readonly<{ path: Readonly<Record<Names, string>> }>;
type QueryGiven<Query> = [Query] extends [undefined]
  ? unknown
  : Record<never, never> extends Query
    ? Readonly<{ query?: Query }>
    : Readonly<{ query: Query }>;
type BodyGiven<Body> = [Body] extends [undefined]
  ? unknown
  : undefined extends Body
    ? Readonly<{ body?: Body }>
    : Readonly<{ body: Body }>;
type KeyGiven<IsKeyed> = IsKeyed extends true
  ? Readonly<{
      /** Made once for what a person means to do (`newKey`), and sent again with it. */
      idempotencyKey: string;
    }>
  : unknown;

/** What a call of an operation has to be given. */
export type Input<Name extends OperationName> = Readonly<{
  /** `updated_at` of what was read: nothing is done where it has changed since. */
  ifMatch?: string | undefined;
}> &
  PathGiven<Operations[Name]['path']> &
  QueryGiven<Operations[Name]['query']> &
  BodyGiven<Operations[Name]['body']> &
  KeyGiven<Operations[Name]['isKeyed']>;

/** The same, as it is looked into. */
export type AnyInput = Readonly<{
  path?: Readonly<Record<string, string>>;
  query?: object | undefined;
  body?: unknown;
  idempotencyKey?: string;
  ifMatch?: string | undefined;
}>;

/** Who is asked for the sake of which merchant account. */
export type CallOptions = Readonly<{
  merchantAccount: string | null;
  signal?: AbortSignal | undefined;
  /** What is wanted in place of JSON, such as `text/csv`. */
  accept?: string;
  /** Personal data of buyers are to be seen, and that they were is written down. */
  isRevealed?: boolean;
  /** After which event a stream goes on. */
  lastEventId?: string;
}>;

/** A request as it goes out: what a confirmation signs. */
export type WireRequest = Readonly<{ method: string; path: string; body: string | null }>;

/** `waitingFor`: the confirmation that is signed, and waits for a second person; null before it is. */
type ToConfirm = Readonly<{
  request: WireRequest;
  merchantAccount: string | null;
  waitingFor: string | null;
}>;

/** What the shell does in the middle of a call. */
export const middle: {
  /** The session has ended: resolves when the person has logged in again; the call is then sent again. */
  logIn: (() => Promise<void>) | null;
  /** The service wants a confirmation of this very request: gives the header's value; null: the person says no. */
  confirm: ((asked: ToConfirm) => Promise<string | null>) | null;
} = { logIn: null, confirm: null };

/** Calls an operation, and gives its answer. Throws a `Problem` for all else. */
export async function call<Name extends OperationName>(
  name: Name,
  given: Input<Name>,
  options: CallOptions,
): Promise<AnswerOf<Name>> {
  const answer = await send(name, given as AnyInput, options);
  const text = await answer.text().catch((error: unknown) => {
    throw unreachable(error);
  });
  return (text === '' ? null : JSON.parse(text)) as AnswerOf<Name>; // as the contract has the operation
}

/** The whole answer, for what is no JSON: files, and events as they come. */
export async function send(name: OperationName, given: AnyInput, options: CallOptions): Promise<Response> {
  const request = wireRequest(name, given);
  const headers = headersOf(request, given, options);
  const answer = await exchange(request, headers, options.signal);
  if (answer.ok) return answer;
  const problem = await readProblem(answer);

  if (problem.status === 401 && middle.logIn !== null) {
    await middle.logIn();
    return mustSucceed(await exchange(request, headers, options.signal));
  }
  if (problem.code === 'confirmation_required') return sendConfirmed(request, { headers, options, problem });
  throw problem;
}

/** Once a person has signed it; where a second one has to agree, once they have, too. */
async function sendConfirmed(
  request: WireRequest,
  {
    headers,
    options: { merchantAccount, signal },
    problem,
  }: Readonly<{ headers: Readonly<Record<string, string>>; options: CallOptions; problem: Problem }>,
): Promise<Response> {
  let refusal = problem;
  let waitingFor: string | null = null;
  for (;;) {
    const header: string | null = (await middle.confirm?.({ request, merchantAccount, waitingFor })) ?? null;
    if (header === null) throw refusal;
    const answer = await exchange(request, { ...headers, 'x-railyard-confirmation': header }, signal);
    if (answer.ok) return answer;
    refusal = await readProblem(answer);
    if (refusal.code !== 'approval_required') throw refusal;
    waitingFor = header.split('.')[0] ?? header;
  }
}

/** Sends what was asked for earlier, and has been confirmed since: the very same bytes. */
export async function sendAgain(
  request: WireRequest,
  confirmationId: string,
  merchantAccount: string,
): Promise<void> {
  const headers = {
    ...headersOf(request, {}, { merchantAccount }),
    'x-railyard-confirmation': confirmationId,
  };
  await mustSucceed(await exchange(request, headers, undefined));
}

/** A key for one thing that a person means to do. */
export function newKey(): string {
  return crypto.randomUUID();
}

/** What goes out for a call, but for its headers. */
export function wireRequest(name: OperationName, given: AnyInput): WireRequest {
  const [method = '', template = ''] = name.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, part: string) => segment(given.path?.[part] ?? ''));
  return {
    method,
    path: `${path}${queryText(given.query)}`,
    body: given.body === undefined ? null : JSON.stringify(given.body),
  };
}

const PREFIX = '/api';
const API_VERSION = '2026-11-01';

async function exchange(
  { method, path, body }: WireRequest,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return await fetch(`${PREFIX}${path}`, {
      method,
      headers,
      body,
      signal: signal ?? null,
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw unreachable(error);
  }
}

function headersOf(
  { body }: WireRequest,
  { idempotencyKey, ifMatch }: AnyInput,
  { merchantAccount, accept, isRevealed = false, lastEventId }: CallOptions,
): Readonly<Record<string, string>> {
  return {
    accept: accept ?? 'application/json',
    'x-railyard-dashboard': '1',
    'x-api-version': API_VERSION,
    ...(merchantAccount === null ? {} : { 'x-merchant-account-id': merchantAccount }),
    ...(isRevealed ? { 'x-railyard-reveal': 'true' } : {}),
    ...(body === null ? {} : { 'content-type': 'application/json' }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
    ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
  };
}

async function mustSucceed(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  throw await readProblem(answer);
}

async function readProblem(answer: Response): Promise<Problem> {
  const body: unknown = await answer.json().catch(() => null);
  return problemIn(answer, body);
}

/** What is null or undefined is left out; a list is its name for each of its values. */
export function queryText(query: object | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}) as [string, unknown][])
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** An empty id would name a list, and dots another record. */
function segment(value: string): string {
  if (value === '' || value === '.' || value === '..') throw new Error(`${JSON.stringify(value)} is no id`);
  return encodeURIComponent(value);
}
