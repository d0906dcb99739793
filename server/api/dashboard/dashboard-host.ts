import type { FastifyInstance, FastifyReply } from 'fastify';
import { ensureRoles } from '../../access/bootstrap.ts';
import { callerAddress, requestHeaders } from '../../access/request-headers.ts';
import type { Problem } from '../../domain/problem.ts';
import { admitPerson } from '../../people/admit-person.ts';
import { assertSameOrigin, tokenRefusal } from '../../people/same-origin.ts';
import { newId } from '../../platform/entropy.ts';
import { sendError, startAnswer } from '../answer.ts';
import type { Edge } from '../edge.ts';
import type { AnyRoute, Route } from '../route.ts';
import { serveRoute } from '../serve-route.ts';
import { StaticFiles } from '../static-files.ts';
import { traceHandler } from '../traced.ts';
import { answerUnrouted } from '../unrouted.ts';
import { serveLogIn } from './log-in-routes.ts';
import { DASHBOARD_FILES } from './dashboard-files.ts';

/** Under the dashboard's host, the operations of the contract are here. */
const API = '/api';

/**
 * The dashboard, on a host of its own that leads to the same listener. Three things are answered there and nothing
 * else: the contract's operations under `/api`, for callers that are known by their cookie; a few routes under `/auth`
 * by which they log in; and the files of a static client. No token is taken there, and no other host reads the cookie.
 */
export async function serveDashboard(
  app: FastifyInstance,
  edge: Edge,
  routes: readonly AnyRoute[],
): Promise<void> {
  const { parts } = edge;
  const { dashboardUrl } = parts.config;
  if (dashboardUrl === null) return;
  await ensureRoles(parts);
  const { host } = new URL(dashboardUrl);
  const served = routes.filter(isServed);
  const files = new StaticFiles(DASHBOARD_FILES, parts.log);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.host !== host) return void done();
    reply.headers({ 'cross-origin-resource-policy': 'same-origin' });
    const refusal = tokenRefusal(requestHeaders(request.raw.rawHeaders), parts.config.publicUrl);
    if (refusal !== null) return void refuse(edge, reply, refusal);
    if ('dashboard' in request.routeOptions.config) return void done();

    const path = request.url.split('?')[0] ?? '';
    if (path === API || path.startsWith(`${API}/`))
      return void answerUnrouted(
        { parts, routes: served, path: path.slice(API.length), isForAnyPage: false },
        request,
        reply,
      );
    // Its pages are of another origin: nothing of theirs runs where a person is logged in.
    if (path === '/docs' && request.method === 'GET')
      return void reply.redirect(`${parts.config.publicUrl}/docs/`);
    return void files.serve(path, request, reply).catch((error: unknown) => reply.send(error));
  });

  const dashboardEdge: Edge = {
    ...edge,
    admit: async ({ operation, request, headers, isUse = true }) => {
      assertSameOrigin(headers, dashboardUrl);
      const from = { address: callerAddress(request, headers, parts.config), isUse };
      return admitPerson(operation, headers, edge, from);
    },
  };
  for (const route of served) serveForPeople(app, dashboardEdge, route, host);
  serveLogIn(app, edge, { host, origin: dashboardUrl });
}

/** What needs no token is for buyers and processors; what passes any bytes on, or pays anywhere, is for servers. */
function isServed(route: AnyRoute): route is Route {
  const { access, keysOnly } = route.operation;
  return !('answer' in route) && access.kind !== 'public' && keysOnly !== true;
}

function serveForPeople(app: FastifyInstance, edge: Edge, route: Route, host: string): void {
  const { operation } = route;
  app.route({
    method: operation.method,
    url: `${API}${operation.path.replaceAll(/\{([a-z0-9_]+)\}/g, ':$1')}`,
    constraints: { host },
    config: { operation: operation.id, dashboard: true },
    handler: traceHandler(operation, serveRoute(edge, route)),
  });
}

function refuse({ parts }: Edge, reply: FastifyReply, problem: Problem): FastifyReply {
  startAnswer(reply, newId(parts.clock.now()));
  return sendError(reply, problem, parts.config.apiVersion);
}
