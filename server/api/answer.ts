import type { FastifyReply } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Log } from '../platform/log.ts';
import { faultOf, levelOf } from '../db/faults.ts';
import { type Detail, Problem } from '../domain/problem.ts';
import { STATUSES } from './statuses.ts';
import type { ApiVersion } from '../domain/api-version.ts';

/** Said to be `no-store` everywhere: answers are about money and people. */
const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** True where nobody will send the rest of this request any more. */
export function isBrokenOff({ complete, destroyed }: IncomingMessage): boolean {
  return destroyed && !complete;
}

export function startAnswer(reply: FastifyReply, requestId: string): void {
  reply.headers(HEADERS);
  reply.header('x-request-id', requestId);
}

/** The text of an answer; null where it has no content. The idempotent replay stores the same text. */
export function answerText(body: unknown): string | null {
  return body === null || body === undefined ? null : JSON.stringify(body);
}

export function sendAnswer(reply: FastifyReply, status: number, text: string | null): FastifyReply {
  if (text === null) return reply.removeHeader('content-type').code(status).send();
  return reply.code(status).send(text);
}

type ErrorBody = Readonly<{
  type: 'error';
  code: string;
  status: number;
  message: string;
  details: readonly Detail[];
  resource_id?: string;
}>;

/**
 * The published form. A rule between fields is 422 `unprocessable`, and in the published version 400
 * `bad_request` like every other mistake.
 */
function errorBody(error: Problem, version: ApiVersion): ErrorBody {
  const code = error.code === 'unprocessable' && version === 'published' ? 'bad_request' : error.code;
  const status = STATUSES[code];
  return {
    type: 'error',
    code,
    status,
    message: error.message,
    details: error.details,
    ...(error.resourceId === null ? {} : { resource_id: error.resourceId }),
  };
}

const BROKEN_OFF = 'The request ended before its body did';

type ErrorContext = Readonly<{
  log: Log;
  requestId: string;
  operation: string;
  version: ApiVersion;
  /** The caller went away before their request was complete: no trouble of ours. */
  brokenOff: boolean;
}>;

/**
 * Whatever was thrown, as an error of the catalogue. What is not the caller's doing is logged under the
 * request's id, without the request.
 */
export function asProblem(thrown: unknown, context: ErrorContext): Problem {
  const error = thrown instanceof Problem ? thrown : fromFault(thrown);
  if (context.brokenOff) {
    const { requestId, operation } = context;
    context.log.debug(
      { requestId, operation, reason: error.privateText ?? error.message },
      'request broken off',
    );
    return thrown instanceof Problem ? thrown : new Problem('bad_request', { message: BROKEN_OFF });
  }

  if (error.privateText !== null || STATUSES[error.code] >= 500) {
    const level = levelOf(thrown);
    // What passes by itself is no bug: where it was thrown says nothing.
    const isBug = level === 'error' && thrown instanceof Error && !(thrown instanceof Problem);
    const stack = isBug ? thrown.stack : undefined;
    const fields = {
      requestId: context.requestId,
      operation: context.operation,
      code: error.code,
      reason: error.privateText ?? error.message,
    };
    context.log[level](stack === undefined ? fields : { ...fields, stack }, 'request failed');
  }
  return error;
}

/**
 * Faults of the database that pass by themselves are 503; text it cannot keep is the caller's; everything
 * else is a bug of ours.
 */
function fromFault(thrown: unknown): Problem {
  const privateText =
    thrown instanceof Error
      ? `${thrown.name}: ${thrown.message}`
      : 'something that is not an Error was thrown';
  switch (faultOf(thrown)) {
    case 'passing':
      return new Problem('service_unavailable', { privateText });
    case 'unstorable_text':
      return new Problem('bad_request', {
        privateText,
        details: [
          {
            location: 'unknown',
            pointer: '',
            message: 'holds a character that cannot be stored',
            type: 'value_error.str.character',
          },
        ],
      });
    default:
      return new Problem('server_error', { privateText });
  }
}

export function sendError(reply: FastifyReply, error: Problem, version: ApiVersion): FastifyReply {
  const body = errorBody(error, version);
  // RFC 8288: where a person reads what to do about it, at this instance.
  reply.header('link', `</docs/errors#${body.code}>; rel="help"`);
  if (body.status === 401 || error.challenge !== null)
    reply.header('www-authenticate', error.challenge ?? 'Bearer');
  if (body.status === 415) reply.header('accept-encoding', 'identity'); // RFC 9110 §15.5.16
  if (body.status === 503 && error.retryAfterSeconds === null) reply.header('retry-after', '1');
  return sendAnswer(reply, body.status, JSON.stringify(body));
}
