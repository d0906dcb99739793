import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { admit } from '../access/admission.ts';
import { newId } from '../platform/entropy.ts';
import { discard, discardAfterWriting } from '../platform/wiped-memory.ts';
import { asProblem, isBrokenOff, sendError, startAnswer } from './answer.ts';
import { discardBody } from './discard-body.ts';
import { EVENT_BYTES_MAX } from '../processor-events/receive.ts';
import type { Edge } from './edge.ts';
import { buyerAddress, requestHeaders } from '../access/request-headers.ts';
import type { RawAnswer, RawRoute } from './route.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { type HeaderLine, isServer } from '../access/caller.ts';

/**
 * Any bytes in, any bytes out: the edge checks who calls and for which merchant account, and stays out of the
 * rest.
 */
export function serveRawRoute(
  edge: Edge,
  route: RawRoute,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { operation } = route;
  const { parts } = edge;
  return async (request, reply) => {
    const requestId = newId<'request'>(parts.clock.now());
    startAnswer(reply, requestId);

    let version: ApiVersion = parts.config.apiVersion;
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    try {
      const headers = requestHeaders(request.raw.rawHeaders);
      const admission = await admit(operation, headers, edge.callers, version);
      version = admission.version;
      edge.accessLog.noteCaller(request, admission);
      const { caller, merchantAccountId } = admission;
      const now = parts.clock.nowFor(merchantAccountId);
      const params = request.params as Readonly<Record<string, string>>; // Fastify's own: names of the path's pattern
      const answer = await route.answer({
        params,
        method: request.method,
        url: request.raw.url ?? '/',
        headers: linesOf(request.raw.rawHeaders),
        body: request.raw,
        caller,
        merchantAccountId,
        version,
        now,
        clientIp: buyerAddress(request, headers, { config: parts.config, isServer: isServer(caller) }),
        requestId,
        gone: gone.signal,
        parts,
      });
      return await sendRaw(request, reply, answer);
    } catch (thrown) {
      const error = asProblem(thrown, {
        log: parts.log,
        requestId,
        operation: operation.id,
        version,
        brokenOff: isBrokenOff(request.raw),
      });
      edge.accessLog.noteError(request, error.code);
      reply.header(route.errorHeader, error.reason ?? error.code);
      // what is left of the body is of no interest, and may be long
      if (!request.raw.complete) {
        reply.header('connection', 'close');
        await discardBody(request.raw, operation.access.kind === 'public' ? EVENT_BYTES_MAX : Infinity);
      }
      return sendError(reply, error, version);
    }
  };
}

function sendRaw(request: FastifyRequest, reply: FastifyReply, answer: RawAnswer): FastifyReply {
  if (!answer.headers.some(([name]) => name === 'content-type')) reply.removeHeader('content-type');
  for (const [name, values] of groupHeaders(answer.headers))
    reply.header(name, values.length === 1 ? values[0] : values);
  reply.code(answer.status);
  const body = sendable(reply, answer.body);
  if (body instanceof Readable) {
    body.once('error', () => request.raw.socket.destroy());
    discardAfterWriting(reply.raw);
  } else if (body !== undefined) reply.raw.once('close', () => discard(body));
  return reply.send(body);
}

/** Fastify says of a buffer without a type that it is of one. */
function sendable(reply: FastifyReply, body: RawAnswer['body']): Readable | Buffer | undefined {
  if (body === null || (Buffer.isBuffer(body) && body.length === 0)) return undefined;
  return Buffer.isBuffer(body) && !reply.hasHeader('content-type')
    ? Readable.from([body], { objectMode: false })
    : body;
}

function linesOf(rawHeaders: readonly string[]): HeaderLine[] {
  const lines: HeaderLine[] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    lines.push([(rawHeaders[index] ?? '').toLowerCase(), rawHeaders[index + 1] ?? '']);
  return lines;
}

function groupHeaders(lines: readonly HeaderLine[]): ReadonlyMap<string, string[]> {
  return new Map(
    [...Map.groupBy(lines, ([name]) => name)].map(([name, group]) => [name, group.map(([, value]) => value)]),
  );
}
