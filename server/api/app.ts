import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { AuditTrail } from '../access/audit.ts';
import { Callers } from '../access/callers.ts';
import { RateLimit } from '../access/rate-limit.ts';
import { ensureInstanceRow } from '../access/bootstrap.ts';
import { followClocks } from '../access/clocks.ts';
import { newId } from '../machine/entropy.ts';
import type { Parts } from '../parts.ts';
import { watchHeldWrites } from '../restore/held-writes.ts';
import { wipeAfterParsing } from '../machine/wiped-memory.ts';
import { asProblem, isBrokenOff, sendError, startAnswer } from './answer.ts';
import { serveApiReference } from './api-reference.ts';
import { serveApprovalPages } from './pages/approval-pages.ts';
import { serveFieldsFrames } from './pages/fields-frames.ts';
import { servePayDesk } from './pay-desk.ts';
import { servePayPages } from './pages/pay-routes.ts';
import type { Operation } from './contract/operation.ts';
import type { Edge } from './edge.ts';
import { VocabularyWarning } from './vocabulary-warning.ts';
import { AccessLog } from './access-log.ts';
import { serveHealth } from './health.ts';
import { serveReportFiles } from './report-files.ts';
import { Problem, type ProblemCode } from '../problem/problem.ts';
import { createCursors } from './pagination.ts';
import { BODY_TIMEOUT_MS } from './read-body.ts';
import type { AnyRoute } from './route.ts';
import { serveRawRoute } from './serve-raw-route.ts';
import { serveRoute } from './serve-route.ts';
import { traced } from './traced.ts';

/** Longer path segments than any id of ours. */
const PATH_SEGMENT_LENGTH_MAX = 200;
/** Whole header section; node:http answers 431 beyond it. */
const HEADER_BYTES_MAX = 16_384;
/**
 * How long a caller may hold a socket without a whole request: from its opening (or the end of the request
 * before) to the end of the headers, and to the end of the body.
 */
export type TimeLimits = Readonly<{ headersMs: number; requestMs: number; checkMs: number }>;
const LIMITS: TimeLimits = { headersMs: 15_000, requestMs: 15_000 + BODY_TIMEOUT_MS, checkMs: 1_000 };
const KEEP_ALIVE_TIMEOUT_MS = 72_000;

type AppOptions = Readonly<{ leaving?: AbortSignal; limits?: TimeLimits }>;

/**
 * The edge: every route of the contract over HTTP. Once `leaving` is aborted, whatever is answered is the last
 * on its connection, and `/health` asks for no more.
 */
export async function createApp(
  parts: Parts,
  routes: readonly AnyRoute[],
  { leaving = new AbortController().signal, limits = LIMITS }: AppOptions = {},
): Promise<FastifyInstance> {
  const instance = await ensureInstanceRow(parts);
  const edge: Edge = {
    parts,
    callers: new Callers(parts),
    rateLimit: new RateLimit(parts.db),
    audit: new AuditTrail(parts),
    cursors: createCursors(instance.cursor_key),
    vocabulary: new VocabularyWarning(parts.log),
    accessLog: new AccessLog(parts.log, parts.config.accessLog),
    heldWrites: await watchHeldWrites(parts),
    referenceKey: createHmac('sha256', instance.cursor_key).update('references at processors').digest(),
  };
  const app = fastify({
    logger: false,
    bodyLimit: Number.MAX_SAFE_INTEGER, // bodies are read by read-body.ts and by the relay, each with its own limit
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
    clientErrorHandler: refuseMalformed,
    frameworkErrors: (error, request, reply) => refuse(parts, error, request, reply),
  });
  if (parts.config.vaultSocket !== null || parts.config.vaultUrl !== null)
    app.server.on('connection', wipeAfterParsing);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined)); // nothing is read here
  app.setErrorHandler((error, request, reply) => refuse(parts, error, request, reply));
  app.setNotFoundHandler((request, reply) => answerUnrouted(parts, routes, request, reply));
  app.addHook('preClose', (done) => {
    // a connection whose answer is under way would stay open as long after it as any other, and hold up the
    // stop
    app.server.keepAliveTimeout = 1;
    done();
  });
  app.server.on('checkExpectation', (_request, response) =>
    response.writeHead(417, PLAIN_HEADERS).end(plainBody(417, 'Expectation Failed')),
  );
  app.server.on('connect', (_request, socket) => endPlainly(socket, 400, 'Bad Request'));
  app.addHook('onRequest', (request, reply, done) => {
    if (isMisaddressed(request.raw))
      return void reply.code(400).headers(PLAIN_HEADERS).send(plainBody(400, 'Bad Request'));
    if ('browser' in request.routeOptions.config) reply.headers(CORS_HEADERS);
    done();
  });
  const clocks = await followClocks(parts);
  // A client that kept its connection open would hold up the end.
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing || leaving.aborted) reply.header('connection', 'close');
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    edge.accessLog.answered(request, reply);
    done();
  });
  app.addHook('onClose', async () => {
    clocks.close();
    edge.heldWrites.close();
    await edge.audit.close();
  });
  serveFieldsFrames(app, parts);
  serveApprovalPages(app, parts);
  servePayPages(app, parts, edge.heldWrites);
  servePayDesk(app, parts, edge.heldWrites);
  serveApiReference(app, parts.config);
  serveHealth(app, parts, leaving);
  serveReportFiles(app, parts, instance.cursor_key);
  for (const route of routes) {
    const { operation } = route;
    const handler = 'answer' in route ? serveRawRoute(edge, route) : serveRoute(edge, route);
    app.route({
      method: operation.method,
      url: operation.path.replaceAll(/\{([a-z0-9_]+)\}/g, ':$1'),
      config: { operation: operation.id, ...(mayBrowserCall(operation) ? { browser: true } : {}) },
      handler: traced(operation, handler),
    });
  }
  return app;
}

/** Front ends call what `embed` tokens may and what needs no token, from any page: no cookie is involved. */
function mayBrowserCall(operation: Operation): boolean {
  return operation.access.kind === 'public' || operation.access.scopes.includes('embed');
}

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'x-request-id, x-api-warning, retry-after, ratelimit, ratelimit-policy, idempotent-replayed',
};
const PREFLIGHT_HEADERS = {
  ...CORS_HEADERS,
  'access-control-allow-headers':
    'authorization, content-type, idempotency-key, x-merchant-account-id, x-gr4vy-merchant-account-id, x-api-version',
  'access-control-max-age': '600',
};

/** 404, or 405 with what the path does answer to; OPTIONS tells the same without an error. */
function answerUnrouted(
  parts: Parts,
  routes: readonly AnyRoute[],
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const path = request.url.split('?')[0] ?? '';
  const here = routes.map((route) => route.operation).filter((operation) => patternOf(operation).test(path));
  const methods = [
    ...new Set(
      here.flatMap((operation) => (operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method])),
    ),
    'OPTIONS',
  ];
  startAnswer(reply, newId(parts.clock.now()));
  if (here.length === 0) return sendError(reply, new Problem('not_found'), parts.config.apiVersion);
  reply.header('allow', methods.join(', '));
  if (request.method !== 'OPTIONS')
    return sendError(reply, new Problem('method_not_allowed'), parts.config.apiVersion);
  if (here.some(mayBrowserCall))
    reply.headers({ ...PREFLIGHT_HEADERS, 'access-control-allow-methods': methods.join(', ') });
  return reply.removeHeader('content-type').code(204).send();
}

const patterns = new WeakMap<Operation, RegExp>();

function patternOf(operation: Operation): RegExp {
  const known = patterns.get(operation);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^${operation.path.replaceAll(/\{[a-z0-9_]+\}/g, '[^/]+')}$`);
  patterns.set(operation, pattern);
  return pattern;
}

/** What Fastify refuses before a route runs: paths that do not decode, media types that do not parse. */
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
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
};

/** Not HTTP, or headers beyond the limits: the socket gets a plain error body and is closed. */
function refuseMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
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

function plainBody(status: number, reason: string): string {
  return JSON.stringify({ type: 'error', code: 'bad_request', status, message: reason, details: [] });
}

function endPlainly(socket: Duplex, status: number, reason: string): void {
  const body = plainBody(status, reason);
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
