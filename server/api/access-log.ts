import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../access/admission.ts';
import type { Log } from '../machine/log.ts';

/**
 * One line per request that was answered, at `info`: which, by whom, how it ended and how long it took. Paths
 * are told as the contract writes them, since what stands in one may be a secret. `RAILYARD_ACCESS_LOG=false`
 * switches them off.
 */
export class AccessLog {
  readonly #log: Log;
  readonly #isOn: boolean;
  readonly #callers = new WeakMap<FastifyRequest, Admission>();

  constructor(log: Log, isOn: boolean) {
    this.#log = log;
    this.#isOn = isOn;
  }

  noteCaller(request: FastifyRequest, admission: Admission): void {
    if (this.#isOn) this.#callers.set(request, admission);
  }

  answered(request: FastifyRequest, reply: FastifyReply): void {
    if (!this.#isOn) return;
    const path = request.routeOptions.url ?? 'none';
    const admission = this.#callers.get(request);
    const line = {
      requestId: reply.getHeader('x-request-id'),
      method: request.method,
      path,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime * 10) / 10,
      ...(admission?.caller.kind === 'key'
        ? { merchantAccountId: admission.merchantAccountId, apiKeyPairId: admission.caller.apiKeyPairId }
        : {}),
      // Requests of our own, which need no socket, are never marked as finished.
      ...(reply.raw.destroyed && !reply.raw.writableFinished ? { brokenOff: true } : {}),
    };
    if (path === '/health') this.#log.debug(line, 'request');
    else this.#log.info(line, 'request');
  }
}
