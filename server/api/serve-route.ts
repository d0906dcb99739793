import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../access/admission.ts';
import {
  abandon,
  beginIdempotent,
  idempotentCall,
  type IdempotentCall,
  keepKey,
  readIdempotencyKey,
  storeAnswer,
} from '../access/idempotency.ts';
import { inBulkhead } from '../access/bulkhead.ts';
import { furtherItems, limitsOf, personLimit } from '../access/rate-limit.ts';
import { keyIsNeeded } from '../access/agent-operations.ts';
import { type Caller, isFrontEnd, isServer, mandateOf } from '../access/caller.ts';
import { type Facts, signedAmount } from '../confirmations/call-facts.ts';
import { type CheckedConfirmation, giveBack, useChecked } from '../confirmations/confirmations.ts';
import { newId } from '../platform/entropy.ts';
import type { HeldValue } from '../vault/vault.ts';
import { answerText, asProblem, isBrokenOff, sendAnswer, sendError, startAnswer } from './answer.ts';
import { broughtBy, confirmationOf } from './confirmed-call.ts';
import { discardBody } from './discard-body.ts';
import type { Operation } from '../api-contract/operation.ts';
import { faultOf } from '../db/faults.ts';
import type { Edge } from './edge.ts';
import { asksForStream } from './event-stream.ts';
import { checkFrontEnd, checkMoneyPins, heldToSession, seenBy } from './front-end.ts';
import { Problem } from '../domain/problem.ts';
import { type ShownAnswer, shownText, shownTo, withShown } from './personal-data.ts';
import { assertAddress, bodyBytesMax, countCalls, countNamed, credentialId } from './count-calls.ts';
import { NOTHING_HELD, checkBody, readJsonBody } from './json-body.ts';
import { type Parameters, readParameters } from './request-parameters.ts';
import { onlyStatus } from './statuses.ts';
import {
  buyerAddress,
  callerAddress,
  type RequestHeaders,
  requestHeaders,
} from '../access/request-headers.ts';
import type { Route, RouteContext } from './route.ts';
import { asksForCsv, serveCsv } from './serve-csv.ts';
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
  return async (request, reply) => {
    const life: Life = {
      edge,
      route,
      request,
      reply,
      requestId: newId<'request'>(edge.parts.clock.now()),
      version: edge.parts.config.apiVersion,
      admission: null,
      held: NOTHING_HELD,
      call: null,
      confirmation: null,
      keptKey: () => undefined,
    };
    startAnswer(reply, life.requestId);
    try {
      return await serve(life);
    } catch (thrown) {
      return await refuse(life, thrown);
    } finally {
      life.keptKey();
      if (life.held.size > 0) await edge.parts.vault.release([...life.held.values()]);
    }
  };
}

/** What is known of a request so far: what has to be told, given back and freed, wherever it ends. */
type Life = Readonly<{
  edge: Edge;
  route: Route;
  request: FastifyRequest;
  reply: FastifyReply;
  requestId: string;
}> & {
  version: ApiVersion;
  admission: Admission | null;
  held: ReadonlyMap<string, HeldValue>;
  call: IdempotentCall | null;
  /** What a person signed for this call, once it was used for it. */
  confirmation: CheckedConfirmation | null;
  /** Ends that the key is kept. */
  keptKey: () => void;
};

async function serve(life: Life): Promise<FastifyReply> {
  const { edge, route, request, reply, requestId } = life;
  const { parts } = edge;
  const { operation } = route;
  const asked = await readAsked(life);
  const { merchantAccountId, caller } = asked;
  const shown = shownTo(caller, operation, asked.headers);
  if (operation.idempotent === true) edge.heldWrites.admit();
  const now = parts.clock.nowFor(merchantAccountId);

  const { key, confirmation } = await confirm(life, asked);
  const begun = await begin(life, asked, { key, now });
  if (begun?.kind === 'replay') {
    reply.header('idempotent-replayed', 'true');
    edge.accessLog.noteAnswer(request, begun.body);
    const told = { status: onlyStatus(operation), body: begun.body };
    return sendAnswer(reply, told.status, shownText(shown, seenBy(caller, operation, asked.body, told)));
  }
  if (begun?.kind === 'replay-problem') {
    reply.header('idempotent-replayed', 'true');
    edge.accessLog.noteError(request, begun.problem.code);
    return sendError(reply, begun.problem, life.version);
  }

  life.call = begun?.call ?? null;
  if (confirmation !== null) await useChecked(parts, confirmation, key);
  life.confirmation = confirmation;
  const signed =
    confirmation === null ? null : { id: confirmation.row.confirmation_id, reason: confirmation.row.reason };
  const call = { operation, caller, merchantAccountId, requestId, signed };
  const audit = edge.audit.begin(shown === 'revealed' ? { ...call, readAs: 'revealed' } : call);
  if (life.call !== null) life.keptKey = keepKey(parts.db, merchantAccountId, life.call);
  const context = contextOf(asked, {
    held: life.held,
    caller,
    merchantAccountId,
    version: life.version,
    now,
    idempotency: life.call,
    ...whatWasSigned(confirmation),
    audit,
    cursors: edge.cursors,
    callersChanged: () => {
      edge.callers.forget();
      edge.sessions.forget();
    },
    clientIp: clientIpOf(life, asked),
    requestId,
    parts,
  });

  const seenRoute = withShown(route, shown);
  if (asksForCsv(request, operation, asked))
    return serveCsv(edge, { route: seenRoute, context, reply, signed });
  const { follow } = seenRoute;
  if (follow !== undefined && asksForStream(request))
    return sendStream(life, asked, context, { follow, shown });
  return answerJson(life, asked, context, shown);
}

async function answerJson(
  { edge, route, request, reply, call }: Life,
  { merchantAccountId, parameters, caller, body: sent }: ReadRequest,
  context: RouteContext<Operation>,
  shown: ShownAnswer,
): Promise<FastifyReply> {
  const { operation } = route;
  const { status, body } = await route.handle(context);
  edge.accessLog.noteAnswer(request, body);
  const made = answerText(body);

  // Before the key has an answer: whoever repeats the call would be given that, and nobody would write the entry.
  await edge.audit.finish(context.audit, { operation, params: parameters.params, answer: body });
  const text = call === null ? made : await storeAnswer(edge.parts.db, merchantAccountId, call, made);
  return sendAnswer(reply, status, shownText(shown, seenBy(caller, operation, sent, { status, body: text })));
}

/** Until the caller goes, may no longer follow it as it is shown, or has another merchant account. */
async function sendStream(
  { edge, route: { operation }, request, reply, version }: Life,
  { headers, caller, merchantAccountId, parameters }: ReadRequest,
  context: RouteContext<Operation>,
  { follow, shown }: Readonly<{ follow: NonNullable<Route['follow']>; shown: ShownAnswer }>,
): Promise<FastifyReply> {
  const lastEventId = headers.get('last-event-id')?.at(-1) ?? null;
  const isAllowed = async (): Promise<boolean> => {
    try {
      const now = await edge.admit({ operation, request, headers, fallbackVersion: version, isUse: false });
      return now.merchantAccountId === merchantAccountId && shownTo(now.caller, operation, headers) === shown;
    } catch (error) {
      // While the database cannot be asked, nobody can be let in anew, and nobody is turned away.
      return !(error instanceof Problem) && faultOf(error) === 'passing';
    }
  };
  // Whoever sees personal data in it is on record before they do.
  await edge.audit.finish(context.audit, { operation, params: parameters.params, answer: null });

  return edge.streams.send(
    { reply, caller },
    (ended) => follow({ ...context, lastEventId }, ended),
    isAllowed,
  );
}

/** What was asked for, by whom: let in, counted, read and checked. */
type ReadRequest = Readonly<{
  headers: RequestHeaders;
  merchantAccountId: Admission['merchantAccountId'];
  caller: Caller;
  parameters: Parameters;
  body: unknown;
  /** Of its bytes, where a person may have signed them. */
  bodySha256: Buffer | null;
}>;

/** Where the buyer is. A person at the dashboard is none, and has none beside them. */
function clientIpOf({ edge, request }: Life, { headers, caller }: ReadRequest): string | null {
  if (caller.kind === 'user') return null;
  return buyerAddress(request, headers, { config: edge.parts.config, isServer: isServer(caller) });
}

async function readAsked(life: Life): Promise<ReadRequest> {
  const { edge, request, reply } = life;
  const { operation } = life.route;
  const headers = requestHeaders(request.raw.rawHeaders);
  const admission = await edge.admit({ operation, request, headers, fallbackVersion: life.version });
  life.admission = admission;
  life.version = admission.version;
  edge.accessLog.noteCaller(request, admission);
  edge.vocabulary.warn(headers, admission, reply);
  checkFrontEnd(operation, admission.caller);
  const parameters = readParameters(operation, life.version, request, headers, admission);
  const address = isServer(admission.caller) ? null : callerAddress(request, headers, edge.parts.config);
  const limits =
    admission.caller.kind === 'user'
      ? [personLimit(admission.caller.userId)]
      : limitsOf(
          operation,
          {
            embedTokenDigest: isFrontEnd(admission.caller) ? admission.tokenDigest : null,
            credentialId: credentialId(parameters.params),
            address,
          },
          edge.parts.config,
        );
  const count = (): Promise<void> => countCalls(edge, reply, limits, 1);
  await (operation.access.kind === 'public' ? inBulkhead(edge.parts.db, count) : count());
  await assertAddress(edge.parts, operation, parameters);

  const bytesMax = bodyBytesMax(operation, parameters.params);
  const read = await readJsonBody(edge, operation, request, admission, bytesMax);
  life.held = read.held;
  await countCalls(edge, reply, limits, furtherItems(operation, read.value));
  await countNamed(edge, reply, operation, parameters.params, { body: read.value, address });
  const caller = await heldToSession(operation, admission, read.value, edge.callers);
  checkMoneyPins(operation, caller, [life.version, admission.keyVersion]);
  const body = checkBody(operation, life.version, read, caller);
  const details = [...parameters.details, ...body.details];
  if (details.length > 0) throw new Problem('bad_request', { details });
  const { merchantAccountId } = admission;
  return { headers, merchantAccountId, caller, parameters, body: body.value, bodySha256: read.sha256 };
}

/**
 * What a person signed for this call, and the key that it stands under. A confirmation is good for one call, so its id
 * is the key of a call that has no other: an answer that was lost is asked for again by the same request.
 */
async function confirm(
  { edge: { parts }, route: { operation }, request, held, version }: Life,
  asked: ReadRequest,
): Promise<Readonly<{ key: string | null; confirmation: CheckedConfirmation | null }>> {
  const { headers, caller } = asked;
  const brought = caller.kind === 'user' ? broughtBy(headers) : null;
  const own = operation.idempotent === true ? readIdempotencyKey(headers.get('idempotency-key') ?? []) : null;
  const key = operation.idempotent === true ? (own ?? brought?.confirmationId ?? null) : null;
  const call = { ...asked, held, operation, version, url: request.url };
  return { key, confirmation: await confirmationOf(parts, call, brought, key) };
}

function whatWasSigned(
  confirmation: CheckedConfirmation | null,
): Pick<RouteContext<Operation>, 'isConfirmed' | 'signedAmount' | 'approval'> {
  if (confirmation === null) return { isConfirmed: false, signedAmount: null, approval: null };
  const { row } = confirmation;
  const facts = row.facts as Facts; // written when it was asked for
  const { confirmation_id: confirmationId, decided_by: userId, decided_by_name: name } = row;
  const approval = userId === null || name === null ? null : { confirmationId, userId, name };
  return { isConfirmed: true, signedAmount: signedAmount(facts), approval };
}

/** Null where the operation takes no idempotency key, or the caller gave none. */
async function begin(
  { edge: { parts, referenceKey }, route: { operation }, request, held, version }: Life,
  { merchantAccountId, caller, parameters: { query }, body }: ReadRequest,
  { key, now }: Readonly<{ key: string | null; now: Date }>,
): Promise<Awaited<ReturnType<typeof beginIdempotent>> | null> {
  if (key === null) {
    if (operation.idempotent === true && mandateOf(caller) !== null) throw keyIsNeeded();
    return null;
  }
  const call = await idempotentCall(parts.vault, referenceKey, {
    merchantAccountId,
    isFrontEnd: isFrontEnd(caller),
    mandate: mandateOf(caller),
    query,
    body,
    held,
    now,
    key,
    version,
    operation: operation.keySpace ?? operation.id,
    path: request.url.split('?')[0] ?? '',
  });
  return beginIdempotent(parts.db, merchantAccountId, call);
}

async function refuse(life: Life, thrown: unknown): Promise<FastifyReply> {
  const { edge, route, request, reply, requestId, version, admission, call } = life;
  const error = asProblem(thrown, {
    log: edge.parts.log,
    requestId,
    operation: route.operation.id,
    version,
    brokenOff: isBrokenOff(request.raw),
  });
  edge.accessLog.noteError(request, error.code);

  if (life.confirmation !== null && call !== null && !call.isIntended)
    await giveBack(edge.parts, life.confirmation, call.key).catch(() => undefined); // it counts, then
  if (call !== null && admission !== null)
    // where it fails too, the lease frees the key
    await abandon(edge.parts.db, admission.merchantAccountId, call).catch(() => undefined);
  if (error.retryAfterSeconds !== null) reply.header('retry-after', String(error.retryAfterSeconds));
  if (error.code === 'payload_too_large') {
    reply.header('connection', 'close');
    await discardBody(request.raw);
  }
  return sendError(reply, error, version);
}

type CallContext = Omit<RouteContext<Operation>, 'params' | 'query' | 'headers' | 'body'>;

/** The contract has just been checked: from here on the values are what the operation's types say. */
function contextOf({ parameters, body }: ReadRequest, given: CallContext): RouteContext<Operation> {
  const { params, query, headers } = parameters;
  // The one place where what was checked becomes the operation's own types.
  return { ...given, params, query, headers, body } as unknown as RouteContext<Operation>;
}
