import type { FastifyReply } from 'fastify';
import type { Admission } from '../access/admission.ts';
import type { RequestHeaders } from '../access/request-headers.ts';
import type { Log } from '../platform/log.ts';

/** As the published SDKs name themselves, in every language. */
const PUBLISHED_SDK = /\bspeakeasy-sdk\/|\bgr4vy\b/i;
const WARNING =
  'A published SDK speaks the version "published", and this key speaks 2026-11-01: statuses have ' +
  'other names. Make a key with: railyard keys create --version published';

/**
 * An SDK that is given a key of the other version seems to work, and every comparison with a status fails in
 * silence. Each answer says so, and the log once for each key.
 */
export class VocabularyWarning {
  readonly #log: Log;
  readonly #told = new Set<string>();

  constructor(log: Log) {
    this.#log = log;
  }

  warn(headers: RequestHeaders, { version, caller }: Admission, reply: FastifyReply): void {
    if (
      version === 'published' ||
      !(headers.get('user-agent') ?? []).some((name) => PUBLISHED_SDK.test(name))
    )
      return;
    reply.header('x-api-warning', WARNING);
    if (caller.kind !== 'key' || this.#told.has(caller.apiKeyPairId)) return;
    this.#told.add(caller.apiKeyPairId);
    this.#log.warn({ apiKeyPairId: caller.apiKeyPairId }, WARNING);
  }
}
