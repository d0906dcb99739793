import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { admit } from '../access/admission.ts';
import { AuditTrail } from '../access/audit.ts';
import { Callers } from '../access/callers.ts';
import { rateLimitOf } from '../access/rate-limit.ts';
import { ensureInstanceRow } from '../access/bootstrap.ts';
import { followClocks } from '../access/clocks.ts';
import { closeWithin } from '../platform/close-all.ts';
import { closeRelays } from '../db/queries/relays.ts';
import { LiveSessions } from '../people/live-sessions.ts';
import type { Parts } from '../parts.ts';
import { watchHeldWrites } from '../restore/held-writes.ts';
import { serveDashboard } from './dashboard/dashboard-host.ts';
import { serveApiReference } from './api-reference.ts';
import { serveApprovalPages } from './pages/approval-pages.ts';
import { serveFieldsFrames } from './pages/fields-frames.ts';
import { servePackages } from './pages/package-files.ts';
import { servePayDesk } from './pay-desk.ts';
import { isForPerson, sendNothingHere } from './pages/nothing-here.ts';
import { servePayPages } from './pages/pay-routes.ts';
import type { Edge } from './edge.ts';
import { VocabularyWarning } from './vocabulary-warning.ts';
import { AccessLog } from './access-log.ts';
import { EventStreams } from './event-stream.ts';
import { serveHealth } from './health.ts';
import { createHttpServer, LIMITS, type TimeLimits } from './http-server.ts';
import { serveReportFiles } from './report-files.ts';
import { createCursors } from './pagination.ts';
import { RequestLog } from './request-log.ts';
import type { AnyRoute } from './route.ts';
import { serveRawRoute } from './serve-raw-route.ts';
import { serveRoute } from './serve-route.ts';
import { traceHandler } from './traced.ts';
import { answerUnrouted, CORS_HEADERS, mayBrowserCall, patternOf } from './unrouted.ts';

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
  const edge = await edgeOf(parts, instance.cursor_key);
  const app = createHttpServer(parts, limits, leaving);
  await serveDashboard(app, edge, routes);
  const unrouted = ({ url }: FastifyRequest) => ({
    parts,
    routes,
    path: url.split('?')[0] ?? '',
    isForAnyPage: true,
  });
  app.setNotFoundHandler((request, reply) =>
    isForPerson(request)
      ? sendNothingHere(parts, request, reply)
      : answerUnrouted(unrouted(request), request, reply),
  );
  app.addHook('onRequest', (request, reply, done) => {
    if ('browser' in request.routeOptions.config) reply.headers(CORS_HEADERS);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    edge.accessLog.answered(request, reply);
    done();
  });

  app.addHook('onRequest', (request, reply, done) => {
    // One spelling of every path: `/transactions/` would be a transaction without an id.
    const path = request.url.split('?')[0] ?? '';
    if (!path.endsWith('/') || !routes.some(({ operation }) => patternOf(operation).test(path.slice(0, -1))))
      done();
    else void answerUnrouted(unrouted(request), request, reply);
  });
  endWithItsConnections(app, leaving);
  leaving.addEventListener('abort', () => edge.streams.close(), { once: true });
  await keepEdgeWhileServing(app, edge);
  serveFieldsFrames(app, parts);
  servePackages(app, parts);
  serveApprovalPages(app, parts);
  servePayPages(app, parts, edge.heldWrites);
  servePayDesk(app, parts, edge.heldWrites);
  serveApiReference(app, parts);
  serveHealth(app, parts, leaving);
  serveReportFiles(app, parts, instance.cursor_key);
  for (const route of routes) serve(app, edge, route);
  return app;
}

async function edgeOf(parts: Parts, instanceKey: Buffer): Promise<Edge> {
  const callers = new Callers(parts);
  const requestLog = new RequestLog(parts);
  return {
    parts,
    callers,
    sessions: new LiveSessions(parts),
    admit: ({ operation, headers, fallbackVersion }) => admit(operation, headers, callers, fallbackVersion),
    rateLimit: rateLimitOf(parts.db),
    audit: new AuditTrail(parts),
    cursors: createCursors(instanceKey),
    vocabulary: new VocabularyWarning(parts.log),
    accessLog: new AccessLog(parts.log, { isOn: parts.config.accessLog, requestLog }),
    requestLog,
    streams: new EventStreams(parts.log),
    heldWrites: await watchHeldWrites(parts),
    referenceKey: createHmac('sha256', instanceKey).update('references at processors').digest(),
  };
}

/** Once the service leaves, every answer is the last on its connection, and none stays open behind it. */
function endWithItsConnections(app: FastifyInstance, leaving: AbortSignal): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    // a connection whose answer is under way would stay open as long after it as any other
    app.server.keepAliveTimeout = 1;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing || leaving.aborted) reply.header('connection', 'close');
    done();
  });
}

async function keepEdgeWhileServing(app: FastifyInstance, edge: Edge): Promise<void> {
  const clocks = await followClocks(edge.parts);
  app.addHook('preClose', (done) => {
    edge.streams.close();
    done();
  });
  app.addHook('onClose', async () => {
    clocks.close();
    edge.heldWrites.close();
    const { db, log } = edge.parts;
    await Promise.all([
      closeWithin(log, { name: 'entries of the audit log', close: () => edge.audit.close() }),
      closeWithin(log, { name: 'rows of relays', close: () => closeRelays(db) }),
      closeWithin(log, { name: 'rows of the request log', close: () => edge.requestLog.close() }),
    ]);
  });
}

function serve(app: FastifyInstance, edge: Edge, route: AnyRoute): void {
  const { operation } = route;
  const handler = 'answer' in route ? serveRawRoute(edge, route) : serveRoute(edge, route);
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{([a-z0-9_]+)\}/g, ':$1'),
    config: { operation: operation.id, ...(mayBrowserCall(operation) ? { browser: true } : {}) },
    handler: traceHandler(operation, handler),
  });
}
