import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../access/admission.ts';
import { actorOf } from '../access/caller.ts';
import { objectOf } from '../domain/json.ts';
import { parseUuid, idTimeMs } from '../domain/ids.ts';
import { operationById } from '../api-contract/index.ts';
import type { Operation } from '../api-contract/operation.ts';
import type { RequestRow } from '../db/queries/requests.ts';
import type { Log } from '../platform/log.ts';
import { METRICS } from '../platform/metrics.ts';
import type { RequestLog } from './request-log.ts';

/** What an answered request was about, as far as it is known before its line is written. */
type RequestFacts = { admission?: Admission; transactionId?: string; errorCode?: string };

/**
 * One line per request that was answered, at `info`: which, by whom, about which transaction, how it ended and
 * how long it took. Paths are told as the contract writes them, since what stands in one may be a secret.
 * `RAILYARD_ACCESS_LOG=false` switches them off; the metrics of requests are counted all the same.
 */
export class AccessLog {
  readonly #log: Log;
  readonly #isOn: boolean;
  readonly #requestLog: RequestLog;
  readonly #noted = new WeakMap<FastifyRequest, RequestFacts>();

  constructor(log: Log, { isOn, requestLog }: Readonly<{ isOn: boolean; requestLog: RequestLog }>) {
    this.#log = log;
    this.#requestLog = requestLog;
    this.#isOn = isOn && log.isLevelEnabled('info'); // `debug` lies below it
  }

  noteCaller(request: FastifyRequest, admission: Admission): void {
    this.#note(request, { admission });
  }

  noteError(request: FastifyRequest, errorCode: string): void {
    this.#note(request, { errorCode });
  }

  /** Looks in an answer, or in the text of one that is given again, for the transaction that it is about. */
  noteAnswer(request: FastifyRequest, answer: unknown): void {
    if (!this.#isOn) return;
    const body = objectOf(typeof answer === 'string' ? (JSON.parse(answer) as unknown) : answer);
    const id = body?.['type'] === 'transaction' ? body['id'] : body?.['transaction_id'];
    if (typeof id === 'string') this.#note(request, { transactionId: id });
  }

  answered(request: FastifyRequest, reply: FastifyReply): void {
    const operation = operationOf(request);
    METRICS.requests.inc({ operation, status: reply.statusCode });
    METRICS.requestDuration.observe({ operation }, reply.elapsedTime / 1000);
    const facts: RequestFacts = this.#noted.get(request) ?? {};
    const row = this.#requestLog.isOn && !isInjected(request) ? rowOf(request, reply, facts) : null;
    if (row !== null) this.#requestLog.add(row);
    if (!this.#isOn) return;

    const path = request.routeOptions.url ?? 'none';
    const { admission } = facts;
    const transactionId = facts.transactionId ?? transactionInPath(request);
    const line = {
      requestId: reply.getHeader('x-request-id'),
      method: request.method,
      path,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      ...callerIn(admission),
      ...(transactionId === null ? {} : { transactionId }),
      // Requests of our own, which need no socket, are never marked as finished.
      ...(reply.raw.destroyed && !reply.raw.writableFinished ? { brokenOff: true } : {}),
    };
    const isOurs = isInjected(request);
    if (isOurs || path === '/health' || path === '/ready') this.#log.debug(line, 'request');
    else this.#log.info(line, 'request');
  }

  #note(request: FastifyRequest, noted: RequestFacts): void {
    if (this.#isOn || this.#requestLog.isOn)
      this.#noted.set(request, { ...this.#noted.get(request), ...noted });
  }
}

/** A person is told by their id alone: no name and no address of theirs is in the log. */
function callerIn(admission: Admission | undefined): object {
  if (admission === undefined || admission.caller.kind === 'public') return {};
  const { caller, merchantAccountId } = admission;
  return caller.kind === 'key'
    ? { merchantAccountId, apiKeyPairId: caller.apiKeyPairId }
    : { merchantAccountId, userId: caller.userId };
}

/** A request of this process to itself, by which the first start sets a sandbox up: it came over no connection. */
function isInjected({ raw }: FastifyRequest): boolean {
  return '_lightMyRequest' in raw;
}

/** Of the contract; what is beside it has two names, so that nobody makes up more. */
function operationOf({ routeOptions: { config, url } }: FastifyRequest): string {
  if ('operation' in config && typeof config.operation === 'string') return config.operation;
  return url === undefined ? 'none' : 'page';
}

function transactionInPath(request: FastifyRequest): string | null {
  const id = objectOf(request.params)?.['transaction_id'];
  return typeof id === 'string' ? parseUuid(id) : null;
}

/** For the request log; null for what is no operation of the contract. */
function rowOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { admission, errorCode }: RequestFacts,
): RequestRow | null {
  const operation = operationById(operationOf(request));
  const requestId = reply.getHeader('x-request-id');
  if (operation === null || typeof requestId !== 'string') return null;

  const isKnown = admission !== undefined && admission.caller.kind !== 'public';
  return {
    merchant_account_id: isKnown ? admission.merchantAccountId : '',
    request_id: requestId,
    operation: operation.id,
    path: pathOf(operation, request),
    response_status: reply.statusCode,
    error_code: errorCode ?? null,
    duration_ms: Math.round(reply.elapsedTime),
    ...callerColumns(admission),
    created_at: new Date(idTimeMs(requestId)).toISOString(),
  };
}

function callerColumns(
  admission: Admission | undefined,
): Pick<RequestRow, 'api_key_pair_id' | 'user_id' | 'caller_name'> {
  const actor = admission === undefined ? null : actorOf(admission.caller);
  return {
    api_key_pair_id: actor?.kind === 'key' ? actor.id : null,
    user_id: actor?.kind === 'user' ? actor.id : null,
    caller_name: actor?.name ?? null,
  };
}

/** Its id lets a caller in. */
const CREDENTIALS = new Set(['session_id', 'checkout_session_id']);

/** As the contract writes it, with the ids in it that are UUIDs and let nobody in. */
function pathOf({ path, access }: Operation, request: FastifyRequest): string {
  if (access.kind === 'public') return path;
  const params = objectOf(request.params) ?? {};
  return path.replaceAll(/\{(\w+)\}/g, (template, name: string) => {
    const value = params[name];
    const id = typeof value === 'string' && !CREDENTIALS.has(name) ? parseUuid(value) : null;
    return id ?? template;
  });
}
