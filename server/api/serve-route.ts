import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Admission, admit } from '../access/admission.ts';
import {
  abandon,
  beginIdempotent,
  idempotentCall,
  type IdempotentCall,
  type KeyedRequest,
  readIdempotencyKey,
  storeAnswer,
} from '../access/idempotency.ts';
import { bucketOf, furtherItems, rateLimitHeaders } from '../access/rate-limit.ts';
import { type Caller, isFrontEnd } from '../access/caller.ts';
import { parseUuid } from '../domain/ids.ts';
import { objectOf } from '../domain/json.ts';
import { newId } from '../machine/entropy.ts';
import { type Held, MALFORMED_BODY } from '../vault/vault.ts';
import { answerText, asProblem, isBrokenOff, sendAnswer, sendError, startAnswer } from './answer.ts';
import { compileCheck } from './contract-check.ts';
import { discardBody } from './discard-body.ts';
import { requestSchema } from './contract/index.ts';
import type { Operation } from './contract/operation.ts';
import type { Edge } from './edge.ts';
import type { Parts } from '../parts.ts';
import { findLiveCheckoutSession } from '../checkout/fields.ts';
import { transactionNamed } from '../payments/approval/session-token.ts';
import { checkFrontEnd, heldToSession, holdToPins, seenBy } from './front-end.ts';
import { Problem, type Detail } from '../problem/problem.ts';
import { parameterReader, parseQuery, type ReadParameters } from './parameters.ts';
import { onlyStatus } from './statuses.ts';
import { detailsOf } from './validation-details.ts';
import { BODY_BYTES_MAX, readBody } from './read-body.ts';
import { clientIp, listHeader, type RequestHeaders, requestHeaders } from '../access/request-headers.ts';
import type { Route, RouteContext } from './route.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { strayCardNumbers } from '../json/stray-card-numbers.ts';

/**
 * The life of a JSON request: who calls → may they → which merchant account → how often → what (parameters,
 * then the body, which the vault sees
 * first) → was it asked before → the handler → its answer, stored and noted. All problems of one request are
 * told at once.
 */
export function serveRoute(
  edge: Edge,
  route: Route,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { operation } = route;
  const { parts } = edge;
  return async (request, reply) => {
    const requestId = newId<'request'>(parts.clock.now());
    startAnswer(reply, requestId);
    let version: ApiVersion = parts.config.apiVersion;
    let held: ReadonlyMap<string, Held> = NOTHING_HELD;
    let call: IdempotentCall | null = null;
    let admission: Admission | null = null;
    try {
      const headers = requestHeaders(request.raw.rawHeaders);
      admission = await admit(operation, headers, edge.callers, version);
      version = admission.version;
      edge.accessLog.noteCaller(request, admission);
      edge.vocabulary.warn(headers, admission, reply);
      const { merchantAccountId } = admission;
      checkFrontEnd(operation, admission.caller);
      const parameters = readParameters(operation, version, request, headers, admission);
      const bucket = bucketOf(operation, {
        embedTokenDigest: isFrontEnd(admission.caller) ? admission.tokenDigest : null,
        credentialId: credentialId(parameters.params),
      });
      await countCalls(edge, reply, bucket, 1);
      await assertAddress(parts, operation, parameters);
      const bytesMax = bodyBytesMax(operation, parameters.params);
      const read = await readJsonBody(edge, operation, request, admission, bytesMax);
      held = read.held;
      await countCalls(edge, reply, bucket, furtherItems(operation, read.value));
      await countNamed(edge, reply, operation, parameters.params, read.value);
      const caller = await heldToSession(operation, admission, read.value, edge.callers);
      const body = checkBody(operation, version, read, caller);
      const details = [...parameters.details, ...body.details];
      if (details.length > 0) throw new Problem('bad_request', { details });
      if (operation.idempotent === true) edge.heldWrites.admit();
      const now = parts.clock.nowFor(merchantAccountId);
      const begun = await begin(edge, operation, request, headers, {
        merchantAccountId,
        isFrontEnd: isFrontEnd(caller),
        query: parameters.query,
        body: body.value,
        held,
        now,
      });
      if (begun?.kind === 'replay') {
        reply.header('idempotent-replayed', 'true');
        edge.accessLog.noteAnswer(request, begun.body);
        const told = { status: onlyStatus(operation), body: begun.body };
        return sendAnswer(reply, told.status, seenBy(caller, operation, body.value, told));
      }
      call = begun?.call ?? null;
      const context: RouteContext<Operation> = contextOf(parameters, body.value, {
        held,
        caller,
        merchantAccountId,
        version,
        now,
        idempotency: call,
        cursors: edge.cursors,
        callersChanged: () => edge.callers.forget(),
        clientIp: clientIp(request, headers),
        requestId,
        parts,
      });
      const answer = await route.handle(context);
      edge.accessLog.noteAnswer(request, answer.body);
      const text = answerText(answer.body);
      if (call !== null) await storeAnswer(parts.db, merchantAccountId, call, text);
      await edge.audit.note({
        operation,
        caller,
        merchantAccountId,
        params: parameters.params,
        answer: answer.body,
        requestId,
      });
      const told = { status: answer.status, body: text };
      return sendAnswer(reply, answer.status, seenBy(caller, operation, body.value, told));
    } catch (thrown) {
      const error = asProblem(thrown, {
        log: parts.log,
        requestId,
        operation: operation.id,
        version,
        brokenOff: isBrokenOff(request.raw),
      });
      if (call !== null && admission !== null)
        // where it fails too, the lease frees the key
        await abandon(parts.db, admission.merchantAccountId, call).catch(() => undefined);
      if (error.retryAfterSeconds !== null) reply.header('retry-after', String(error.retryAfterSeconds));
      if (error.code === 'payload_too_large') {
        reply.header('connection', 'close');
        await discardBody(request.raw);
      }
      return sendError(reply, error, version);
    } finally {
      if (held.size > 0) await parts.vault.release([...held.values()]);
    }
  };
}

const NOTHING_HELD: ReadonlyMap<string, Held> = new Map();

/** Null where the operation takes no idempotency key, or the caller gave none. */
async function begin(
  { parts, referenceKey }: Edge,
  operation: Operation,
  request: FastifyRequest,
  headers: RequestHeaders,
  asked: Omit<KeyedRequest, 'key' | 'operation' | 'path'>,
): Promise<Awaited<ReturnType<typeof beginIdempotent>> | null> {
  if (operation.idempotent !== true) return null;
  const key = readIdempotencyKey(headers.get('idempotency-key') ?? []);
  if (key === null) return null;
  const path = request.url.split('?')[0] ?? '';
  const call = await idempotentCall(parts.vault, referenceKey, {
    ...asked,
    key,
    operation: operation.id,
    path,
  });
  return beginIdempotent(parts.db, asked.merchantAccountId, call);
}

type Parameters = Readonly<{
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  details: readonly Detail[];
}>;

function readParameters(
  operation: Operation,
  version: ApiVersion,
  request: FastifyRequest,
  headers: RequestHeaders,
  admission: Admission,
): Parameters {
  const readers = readersOf(operation, version);
  const params = readers.params(pathValues(request.params));
  const given = parseQuery(request.url);
  if (given === null)
    throw new Problem('bad_request', {
      details: [
        {
          location: 'query',
          pointer: '',
          message: 'is not percent-encoded UTF-8',
          type: 'value_error.str.character',
        },
      ],
    });
  const pinned = pinQuery(operation, given, admission);
  const query = readers.query(pinned.given);
  const head = readers.headers(headersOf(operation, headers));
  return {
    params: params.values,
    query: query.values,
    headers: head.values,
    details: [
      ...params.details,
      ...pinned.details,
      ...query.details,
      ...head.details,
      ...strayCardNumbers(query.values, 'query'),
    ],
  };
}

/** Built at the first request of an operation in a version: starting does not compile hundreds of schemas. */
function readersOf(operation: Operation, version: ApiVersion): Readers {
  const key = `${version} ${operation.id}`;
  const known = readers.get(key);
  if (known !== undefined) return known;
  const made: Readers = {
    params: parameterReader(requestSchema(operation, 'params', version) ?? undefined, 'path'),
    query: parameterReader(requestSchema(operation, 'query', version) ?? undefined, 'query'),
    headers: parameterReader(requestSchema(operation, 'headers', version) ?? undefined, 'header'),
  };
  readers.set(key, made);
  return made;
}

type Readers = Readonly<{ params: ReadParameters; query: ReadParameters; headers: ReadParameters }>;
const readers = new Map<string, Readers>();

/** What cannot be stored names nothing that is. */
function pathValues(params: unknown): ReadonlyMap<string, readonly string[]> {
  const values = Object.entries(objectOf(params) ?? {}).map(
    ([name, value]) => [name, [String(value)]] as const,
  );
  if (values.some(([, [value]]) => value?.includes('\u0000'))) throw new Problem('not_found');
  return new Map(values);
}

function headersOf(operation: Operation, headers: RequestHeaders): ReadonlyMap<string, readonly string[]> {
  const declared = propertiesOf(operation.headers);
  const given = new Map<string, readonly string[]>();
  for (const [name, schema] of Object.entries(declared)) {
    const values = headers.get(name);
    if (values !== undefined)
      given.set(name, objectOf(schema)?.['type'] === 'array' ? listHeader(values) : values);
  }
  return given;
}

/** Pins of a front end's token hold for what it asks as for what it sends. */
function pinQuery(
  operation: Operation,
  given: ReadonlyMap<string, readonly string[]>,
  { caller }: Admission,
): Readonly<{ given: ReadonlyMap<string, readonly string[]>; details: readonly Detail[] }> {
  if (!isFrontEnd(caller)) return { given, details: [] };
  const target: Record<string, unknown> = Object.fromEntries(
    [...given].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
  const details = holdToPins(operation, caller, target, 'query');
  return {
    given: new Map(
      Object.entries(target).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(String) : [String(value)],
      ]),
    ),
    details,
  };
}

/**
 * Once before the body is read, so that bad bodies count as well, and then for the further items of its lists.
 */
async function countCalls(
  edge: Edge,
  reply: FastifyReply,
  bucket: string | null,
  count: number,
): Promise<void> {
  if (bucket === null || count === 0) return;
  const standing = await edge.rateLimit.take(bucket, count, () => edge.parts.clock.now());
  reply.headers(rateLimitHeaders(standing));
  const { retryAfterSeconds } = standing;
  if (retryAfterSeconds !== null) throw new Problem('too_many_requests', { retryAfterSeconds });
}

/** What needs no token is let in by its address, which is looked at before a body is read. */
async function assertAddress(
  parts: Parts,
  operation: Operation,
  { params, query }: Pick<Parameters, 'params' | 'query'>,
): Promise<void> {
  if (operation.access.kind !== 'public' || operation.body === undefined) return;
  const sessionId = parseUuid<'checkout-session'>(String(params['session_id']));
  if (sessionId !== null && (await findLiveCheckoutSession(parts, sessionId)) === null)
    throw new Problem('not_found');
  const transactionId = parseUuid<'transaction'>(String(params['transaction_id']));
  if (transactionId !== null) await transactionNamed(parts, transactionId, query['token']);
}

/** The checkout session or the transaction that stands for a token. */
function credentialId(named: Readonly<Record<string, unknown>>): string | null {
  return parseUuid(String(named['session_id'] ?? named['transaction_id'] ?? named['checkout_session_id']));
}

/** Without a token and without an address: what lets it in stands in the body, so little of one is read. */
function isNamedByBody({ access, body }: Operation, params: Readonly<Record<string, unknown>>): boolean {
  return access.kind === 'public' && body !== undefined && Object.keys(params).length === 0;
}

const NAMING_BODY_BYTES_MAX = 4_096;

function bodyBytesMax(operation: Operation, params: Readonly<Record<string, unknown>>): number {
  return isNamedByBody(operation, params) ? NAMING_BODY_BYTES_MAX : BODY_BYTES_MAX;
}

async function countNamed(
  edge: Edge,
  reply: FastifyReply,
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  body: unknown,
): Promise<void> {
  if (!isNamedByBody(operation, params)) return;
  const named = { embedTokenDigest: null, credentialId: credentialId(objectOf(body) ?? {}) };
  await countCalls(edge, reply, bucketOf(operation, named), 1);
}

type ReadJson = Readonly<{
  value: unknown;
  isPresent: boolean;
  problems: readonly Detail[];
  held: ReadonlyMap<string, Held>;
}>;

/** The vault takes what is sensitive out of the bytes before anything of ours looks at them. */
async function readJsonBody(
  edge: Edge,
  operation: Operation,
  request: FastifyRequest,
  { merchantAccountId, caller }: Admission,
  bytesMax: number,
): Promise<ReadJson> {
  if (operation.body === undefined)
    return { value: undefined, isPresent: false, problems: [], held: NOTHING_HELD };
  let bytes = await readBody(request.raw, bytesMax);
  let held = NOTHING_HELD;
  if (bytes === null) return { value: undefined, isPresent: false, problems: [], held };
  if (operation.sensitive !== undefined && operation.sensitive.length > 0) {
    const intake = await edge.parts.vault.intake(
      caller.kind === 'public' ? null : merchantAccountId,
      bytes,
      operation.sensitive,
    );
    bytes = intake.body;
    held = intake.held;
  }
  const parsed = bytes.equals(MALFORMED_BODY) ? NOT_JSON : parseStrictJson(bytes);
  // published clients may write the body that they do not have as `null`
  if (parsed.ok)
    return {
      value: parsed.value,
      isPresent: parsed.value !== null || operation.bodyOptional !== true,
      problems: parsed.problems,
      held,
    };
  if (held.size > 0) await edge.parts.vault.release([...held.values()]);
  throw new Problem('incorrect_json', { details: parsed.problems });
}

/** The vault has read it as bytes, and says nothing about what it cannot read. */
const NOT_JSON = {
  ok: false,
  problems: [
    {
      location: 'body',
      pointer: '',
      message: 'the body is not well-formed JSON in UTF-8',
      type: 'value_error.jsondecode',
    },
  ],
} as const;

function checkBody(
  operation: Operation,
  version: ApiVersion,
  read: ReadJson,
  caller: Caller,
): Readonly<{ value: unknown; details: readonly Detail[] }> {
  const schema = requestSchema(operation, 'body', version);
  if (schema === null) return { value: undefined, details: [] };
  const check = compileCheck(schema);
  // where no body is needed, none is the empty one with its defaults
  const value = read.isPresent
    ? read.value
    : operation.bodyOptional === true || (isFrontEnd(caller) && caller.pinned !== null)
      ? {}
      : undefined;
  if (value === undefined)
    return {
      value,
      details: [{ location: 'body', pointer: '', message: 'is required', type: 'value_error.missing' }],
    };
  const mismatches = holdToPins(operation, caller, value, 'body');
  const details = [
    ...read.problems,
    ...mismatches,
    ...detailsOf(check(value, read.held), 'body'),
    ...strayCardNumbers(value, 'body'),
  ];
  if (!read.isPresent && operation.bodyOptional === true && details.length > 0)
    return { value: undefined, details: [] };
  return { value, details };
}

type Given = Omit<RouteContext<Operation>, 'params' | 'query' | 'headers' | 'body'>;

/** The contract has just been checked: from here on the values are what the operation's types say. */
function contextOf(parameters: Parameters, body: unknown, given: Given): RouteContext<Operation> {
  const { params, query, headers } = parameters;
  // The one place where what was checked becomes the operation's own types.
  return { ...given, params, query, headers, body } as unknown as RouteContext<Operation>;
}

function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  return objectOf(objectOf(schema)?.['properties']) ?? {};
}
