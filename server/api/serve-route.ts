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
import { bucketOf, furtherItems } from '../access/rate-limit.ts';
import { isFrontEnd } from '../access/caller.ts';
import { newId } from '../machine/entropy.ts';
import type { Held } from '../vault/vault.ts';
import { answerText, asProblem, isBrokenOff, sendAnswer, sendError, startAnswer } from './answer.ts';
import { discardBody } from './discard-body.ts';
import type { Operation } from './contract/operation.ts';
import type { Edge } from './edge.ts';
import { checkFrontEnd, heldToSession, seenBy } from './front-end.ts';
import { Problem } from '../problem/problem.ts';
import { assertAddress, bodyBytesMax, countCalls, countNamed, credentialId } from './count-calls.ts';
import { NOTHING_HELD, checkBody, readJsonBody } from './json-body.ts';
import { type Parameters, readParameters } from './request-parameters.ts';
import { onlyStatus } from './statuses.ts';
import { clientIp, type RequestHeaders, requestHeaders } from '../access/request-headers.ts';
import type { Route, RouteContext } from './route.ts';
import type { ApiVersion } from '../domain/api-version.ts';

/**
 * The life of a JSON request: who calls → may they → which merchant account → how often → what (parameters,
 * then the body, which the vault sees first) → was it asked before → the handler → its answer, stored and
 * noted. All problems of one request are told at once.
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

type Given = Omit<RouteContext<Operation>, 'params' | 'query' | 'headers' | 'body'>;

/** The contract has just been checked: from here on the values are what the operation's types say. */
function contextOf(parameters: Parameters, body: unknown, given: Given): RouteContext<Operation> {
  const { params, query, headers } = parameters;
  // The one place where what was checked becomes the operation's own types.
  return { ...given, params, query, headers, body } as unknown as RouteContext<Operation>;
}
