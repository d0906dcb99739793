import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../access/admission.ts';
import { objectOf } from '../domain/json.ts';
import { parseUuid } from '../domain/ids.ts';
import type { Log } from '../platform/log.ts';
import { METRICS } from '../platform/metrics.ts';

/** What an answered request was about, as far as it is known before its line is written. */
type RequestFacts = { admission?: Admission; transactionId?: string };

/**
 * One line per request that was answered, at `info`: which, by whom, about which transaction, how it ended and
 * how long it took. Paths are told as the contract writes them, since what stands in one may be a secret.
 * `RAILYARD_ACCESS_LOG=false` switches them off; the metrics of requests are counted all the same.
 */
export class AccessLog {
  readonly #log: Log;
  readonly #isOn: boolean;
  readonly #noted = new WeakMap<FastifyRequest, RequestFacts>();

  constructor(log: Log, isOn: boolean) {
    this.#log = log;
    this.#isOn = isOn && log.isLevelEnabled('info'); // `debug` lies below it
  }

  noteCaller(request: FastifyRequest, admission: Admission): void {
    this.#note(request, { admission });
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
    if (!this.#isOn) return;

    const path = request.routeOptions.url ?? 'none';
    const { admission, transactionId = transactionInPath(request) } = this.#noted.get(request) ?? {};
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
    if (this.#isOn) this.#noted.set(request, { ...this.#noted.get(request), ...noted });
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
