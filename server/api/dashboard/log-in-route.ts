import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { addressLimit } from '../../access/rate-limit.ts';
import { callerAddress, type RequestHeaders, requestHeaders } from '../../access/request-headers.ts';
import { OWN_VERSION } from '../../domain/api-version.ts';
import { Problem } from '../../domain/problem.ts';
import { parseStrictJson } from '../../json/strict-json.ts';
import { assertSameOrigin } from '../../people/same-origin.ts';
import { newId } from '../../platform/entropy.ts';
import { answerText, asProblem, isBrokenOff, sendAnswer, sendError, startAnswer } from '../answer.ts';
import { compileCheck } from '../contract-check.ts';
import { countCalls } from '../count-calls.ts';
import { discardBody } from '../discard-body.ts';
import type { Edge } from '../edge.ts';
import { NOTHING_HELD } from '../json-body.ts';
import { readBody } from '../read-body.ts';
import { detailsOf } from '../validation-details.ts';

/** An answer of an authenticator is a few kilobytes. */
const BODY_BYTES_MAX = 65_536;

/** The dashboard's host, and its origin. */
export type Place = Readonly<{ host: string; origin: string }>;

/** What proxies add. Those that add nothing nobody can tell from a browser. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

export type LogInCall = Readonly<{
  headers: RequestHeaders;
  /** Checked against the route's schema; null where it takes none. */
  body: unknown;
  /** Who asks, as trusted proxies tell it. */
  address: string | null;
  /** Whether a proxy that is not trusted says that it passes the request on. */
  isForwarded: boolean;
  userAgent: string | null;
  requestId: string;
}>;

export type LogInAnswer = Readonly<{ status: number; body: unknown; cookie?: string }>;

type LogInRoute = Readonly<{
  method: 'GET' | 'POST';
  path: `/auth/${string}`;
  body?: TSchema;
  answer(call: LogInCall): Promise<LogInAnswer>;
}>;

/**
 * A route of the log-in: for scripts of the dashboard's own pages alone, counted by address, and with the error
 * bodies of the API.
 */
export function logInRoute(
  app: FastifyInstance,
  edge: Edge,
  { host, origin }: Place,
  route: LogInRoute,
): void {
  app.route({
    method: route.method,
    url: route.path,
    constraints: { host },
    config: { dashboard: true },
    handler: async (request, reply) => {
      const requestId = newId<'request'>(edge.parts.clock.now());
      startAnswer(reply, requestId);
      try {
        const headers = requestHeaders(request.raw.rawHeaders);
        assertSameOrigin(headers, origin);
        const call = await readCall(edge, route, { request, reply, headers, requestId });
        const { status, body, cookie } = await route.answer(call);
        if (cookie !== undefined) reply.header('set-cookie', cookie);
        return await sendAnswer(reply, status, answerText(body));
      } catch (thrown) {
        return await refuse(edge, route, { request, reply, requestId }, thrown);
      }
    },
  });
}

async function readCall(
  { parts, ...edge }: Edge,
  { method, body: schema }: LogInRoute,
  {
    request,
    reply,
    headers,
    requestId,
  }: Readonly<{ request: FastifyRequest; reply: FastifyReply; headers: RequestHeaders; requestId: string }>,
): Promise<LogInCall> {
  const address = callerAddress(request, headers, parts.config);
  if (method === 'POST')
    await countCalls({ parts, ...edge }, reply, addressLimit(address, 'tries', parts.config), 1);
  const [userAgent] = headers.get('user-agent') ?? [];
  return {
    headers,
    body: schema === undefined ? null : await readChecked(request, schema),
    address,
    isForwarded: parts.config.trustedProxies === null && OF_PROXIES.some((name) => headers.has(name)),
    userAgent: userAgent ?? null,
    requestId,
  };
}

async function readChecked(request: FastifyRequest, schema: TSchema): Promise<unknown> {
  const bytes = await readBody(request.raw, BODY_BYTES_MAX);
  const parsed = parseStrictJson(bytes ?? Buffer.from('null'));
  if (!parsed.ok) throw new Problem('incorrect_json', { details: parsed.problems });
  const details = [
    ...parsed.problems,
    ...detailsOf(compileCheck(schema)(parsed.value, NOTHING_HELD), 'body'),
  ];
  if (details.length > 0) throw new Problem('bad_request', { details });
  return parsed.value;
}

async function refuse(
  { parts }: Edge,
  { path }: LogInRoute,
  {
    request,
    reply,
    requestId,
  }: Readonly<{ request: FastifyRequest; reply: FastifyReply; requestId: string }>,
  thrown: unknown,
): Promise<FastifyReply> {
  const error = asProblem(thrown, {
    log: parts.log,
    requestId,
    operation: path,
    version: OWN_VERSION,
    brokenOff: isBrokenOff(request.raw),
  });

  if (error.retryAfterSeconds !== null) reply.header('retry-after', String(error.retryAfterSeconds));
  if (error.code === 'payload_too_large') {
    reply.header('connection', 'close');
    await discardBody(request.raw);
  }
  return sendError(reply, error, OWN_VERSION);
}
