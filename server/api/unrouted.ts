import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from '../api-contract/operation.ts';
import { Problem } from '../domain/problem.ts';
import type { Parts } from '../parts.ts';
import { newId } from '../platform/entropy.ts';
import { sendError, startAnswer } from './answer.ts';
import { nearestPath } from './nearest-path.ts';
import type { AnyRoute } from './route.ts';

/** 404, or 405 with what the path does answer to; OPTIONS tells the same without an error. */
export function answerUnrouted(
  { parts, routes, path, isForAnyPage }: Unrouted,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const here = routes.map((route) => route.operation).filter((operation) => patternOf(operation).test(path));
  const methods = [
    ...new Set(
      here.flatMap((operation) => (operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method])),
    ),
    'OPTIONS',
  ];
  startAnswer(reply, newId(parts.clock.now()));
  if (here.length === 0) return sendError(reply, noSuchPath(routes, path), parts.config.apiVersion);

  reply.header('allow', methods.join(', '));
  if (request.method !== 'OPTIONS') return sendError(reply, noSuchMethod(methods), parts.config.apiVersion);
  if (isForAnyPage && here.some(mayBrowserCall))
    reply.headers({ ...PREFLIGHT_HEADERS, 'access-control-allow-methods': methods.join(', ') });
  return reply.removeHeader('content-type').code(204).send();
}

type Unrouted = Readonly<{
  parts: Parts;
  routes: readonly AnyRoute[];
  path: string;
  /** Whether pages of other origins may call what front ends call. */
  isForAnyPage: boolean;
}>;

function noSuchMethod(methods: readonly string[]): Problem {
  return new Problem('method_not_allowed', {
    details: [
      {
        location: 'path',
        pointer: '',
        message: `answers to ${methods.join(', ')}`,
        type: 'value_error.method',
      },
    ],
  });
}

/** No operation has this path; one of those that have another thing to say may be meant. */
function noSuchPath(routes: readonly AnyRoute[], path: string): Problem {
  const nearest = nearestPath(path, new Set(routes.map(({ operation }) => operation.path)));
  const hint = nearest === null ? '' : `: did you mean ${nearest}?`;
  return new Problem('not_found', {
    message: 'There is no such path',
    details: [
      {
        location: 'path',
        pointer: '',
        message: `no operation has this path${hint}`,
        type: 'value_error.path',
      },
    ],
  });
}

const patterns = new WeakMap<Operation, RegExp>();

export function patternOf(operation: Operation): RegExp {
  const known = patterns.get(operation);
  if (known !== undefined) return known;
  const pattern = new RegExp(`^${operation.path.replaceAll(/\{[a-z0-9_]+\}/g, '[^/]+')}$`);
  patterns.set(operation, pattern);
  return pattern;
}

/** Front ends call what `embed` tokens may and what needs no token, from any page: no cookie is involved. */
export function mayBrowserCall(operation: Operation): boolean {
  const { access } = operation;
  return access.kind === 'public' || (access.kind === 'token' && access.scopes.includes('embed'));
}

export const CORS_HEADERS = {
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
