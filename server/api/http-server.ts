import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { newId } from '../platform/entropy.ts';
import { wipeAfterParsing } from '../platform/wiped-memory.ts';
import type { Parts } from '../parts.ts';
import { Problem, type ProblemCode } from '../domain/problem.ts';
import { asProblem, isBrokenOff, sendError, startAnswer } from './answer.ts';
import { wipeUnreadBody } from './discard-body.ts';
import { limitConnections } from './limit-connections.ts';
import { limitPipelining } from './pipelining.ts';
import { BODY_TIMEOUT_MS } from './read-body.ts';

/** Longer path segments than any id of ours. */
const PATH_SEGMENT_LENGTH_MAX = 200;
/** Whole header section; node:http answers 431 beyond it. */
const HEADER_BYTES_MAX = 16_384;
/**
 * How long a caller may hold a socket without a whole request: from its opening (or the end of the request
 * before) to the end of the headers, and to the end of the body.
 */
export type TimeLimits = Readonly<{ headersMs: number; requestMs: number; checkMs: number }>;
export const LIMITS: TimeLimits = { headersMs: 15_000, requestMs: 15_000 + BODY_TIMEOUT_MS, checkMs: 1_000 };
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

/** HTTP below the routes: how much and how long a caller may send, and what is refused before a route runs. */
export function createHttpServer(parts: Parts, limits: TimeLimits, leaving: AbortSignal): FastifyInstance {
  const app = fastify({
    logger: false,
    routerOptions: {
      maxParamLength: PATH_SEGMENT_LENGTH_MAX,
      caseSensitive: true,
      ignoreDuplicateSlashes: false,
      ignoreTrailingSlash: false,
    },
    http: {
      maxHeaderSize: HEADER_BYTES_MAX,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      requireHostHeader: false, // the hook below looks for it
    },
    requestTimeout: limits.requestMs, // beside `http`, where Fastify would set it back to none
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // what still comes on an open connection is answered, and ends it
    clientErrorHandler: (error, socket) => refuseMalformed(error, socket, leaving.aborted),
    frameworkErrors: (error, request, reply) => refuse(parts, error, request, reply),
  });
  if (parts.config.vaultSocket !== null || parts.config.vaultUrl !== null)
    app.server.on('connection', wipeAfterParsing);

  // Nothing is read here: bodies are read by read-body.ts and by the relay, each with its own limit.
  for (const method of app.supportedMethods)
    app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  app.setErrorHandler((error, request, reply) => refuse(parts, error, request, reply));
  app.server.on('checkExpectation', (_request, response) =>
    response.writeHead(417, PLAIN_HEADERS).end(plainBody(417, 'Expectation Failed')),
  );
  app.server.on('connect', (_request, socket) => endPlainly(socket, 400, 'Bad Request'));
  const isBeyond = limitConnections(app.server, parts.log);
  limitPipelining(app);
  app.addHook('onSend', (request, _reply, _payload, done) => {
    wipeUnreadBody(request.raw);
    done();
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isBeyond(request.raw.socket))
      return void reply
        .code(503)
        .headers({ ...PLAIN_HEADERS, 'retry-after': '1' })
        .send(plainBody(503, 'Too many connections are open', 'service_unavailable'));
    if (isMisaddressed(request.raw))
      return void reply.code(400).headers(PLAIN_HEADERS).send(plainBody(400, 'Bad Request'));
    done();
  });
  return app;
}

/** What Fastify refuses before a route runs: paths that do not decode. */
function refuse(parts: Parts, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const requestId = newId<'request'>(parts.clock.now());
  startAnswer(reply, requestId);

  const code =
    typeof error === 'object' && error !== null && 'code' in error ? REFUSALS[String(error.code)] : undefined;
  const problem =
    code === undefined
      ? asProblem(error, {
          log: parts.log,
          requestId,
          operation: request.routeOptions.url ?? 'none',
          version: parts.config.apiVersion,
          brokenOff: isBrokenOff(request.raw),
        })
      : new Problem(code);
  return sendError(reply, problem, parts.config.apiVersion);
}

const REFUSALS: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_NOT_FOUND: 'not_found',
};

/** Not HTTP, or headers beyond the limits: the socket gets a plain error body and is closed. */
function refuseMalformed(error: Error & { code?: string }, socket: Socket, isLeaving: boolean): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  // What is cut short by our own end is no fault of the caller's, who may ask another process.
  if (isLeaving) return endPlainly(socket, 503, 'Service Unavailable', 'service_unavailable');
  const [status, reason] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'Request Header Fields Too Large']
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'Request Timeout']
        : [400, 'Bad Request'];
  endPlainly(socket, status, reason);
}

/**
 * RFC 9112 §3.2: one Host, no more. A second Content-Type, which node:http drops in silence, would be
 * believed by somebody else.
 */
function isMisaddressed({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let [hosts, contentTypes] = [0, 0];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
    else if (name.length === 12 && name.toLowerCase() === 'content-type') contentTypes += 1;
  }
  return hosts > 1 || contentTypes > 1 || (hosts === 0 && httpVersion !== '1.0');
}

const PLAIN_HEADERS = { 'content-type': 'application/json', connection: 'close' };

function plainBody(status: number, reason: string, code: ProblemCode = 'bad_request'): string {
  return JSON.stringify({ type: 'error', code, status, message: reason, details: [] });
}

function endPlainly(socket: Duplex, status: number, reason: string, code?: ProblemCode): void {
  const body = plainBody(status, reason, code);
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
