import { actorTextOf } from '../../../access/caller.ts';
import { type RelayEnd, finishRelay, insertRelay } from '../../../db/queries/relays.ts';
import { newId } from '../../../platform/entropy.ts';
import { isAnswerHeaderKept } from '../../../net/headers.ts';
import { bodyTooLarge, relayProblem } from '../../../relay/errors.ts';
import { echoUrlOf, type Head, readHead } from '../../../relay-requests/head.ts';
import { enabledHosts, portOf } from '../../../relay-requests/hosts.ts';
import { RELAY_BODY_BYTES_MAX, RELAY_ONE_PIECE_BYTES_MAX } from '../../../relay/relay-limits.ts';
import { lookUp } from '../../../relay-requests/lookup.ts';
import type { RelayAnswer } from '../../../relay/relay.ts';
import { vaultForward } from '../../../api-contract/vault-forward.ts';
import { Problem } from '../../../domain/problem.ts';
import { type RawAnswer, type RawContext, rawRoute } from '../../route.ts';

const ERROR_HEADER = 'x-vault-forward-error';

/**
 * `POST /vault-forward`: reads the head, writes the audit row, lets the vault do the rest, and passes the
 * answer on.
 */
export const forward = rawRoute(vaultForward, ERROR_HEADER, forwardRequest);

/** What the relay has to know of a call. */
export type RelayContext = Pick<
  RawContext,
  'headers' | 'body' | 'gone' | 'caller' | 'merchantAccountId' | 'requestId' | 'now' | 'parts'
>;

export async function forwardRequest(context: RelayContext): Promise<RawAnswer> {
  const { headers, body, gone, merchantAccountId, now, parts } = context;
  const startedMs = performance.now();
  const head = readHead(headers, {
    allowLoopback: parts.config.egressAllowLoopback,
    extraPorts: await enabledPorts(context),
    echoUrl: echoUrlOf(parts),
  });
  const audit = new Audit(context, 'target' in head ? head : null, startedMs);

  try {
    if (!('target' in head)) throw relayProblem(...head);
    const announcedBytes = announcedLength(headers);
    if (announcedBytes !== null && announcedBytes > RELAY_BODY_BYTES_MAX) throw bodyTooLarge();
    // Before its row stands the vault sends nothing: it reads, and opens what is to be filled in, meanwhile.
    const begun = audit.begin();
    // A short template is here soon.
    if (announcedBytes !== null && announcedBytes <= RELAY_ONE_PIECE_BYTES_MAX) begun.hurry();
    const request = {
      ...(await lookUp(head, merchantAccountId, now, parts)),
      merchantAccountId,
      actor: actorTextOf(context.caller),
      method: head.method,
      url: head.target.url.href,
      extraPorts: portsOf(head),
      headers: head.headers,
      contentType: head.contentType,
      announcedBytes,
      timeoutMs: head.timeoutMs,
      merchantInitiated: head.merchantInitiated,
    };
    const answer = await parts.vault.relay(request, { chunks: body, sendable: () => audit.stands() }, gone);
    audit.follow(answer);
    return {
      status: answer.status,
      headers: answer.headers.filter(([name]) => isAnswerHeaderKept(name)),
      body: answer.body,
    };
  } catch (error) {
    await audit.refused(error);
    throw error;
  }
}

/**
 * The row of one relay. It is there before a byte leaves; how it ended is written when it has, without
 * keeping the caller waiting.
 */
class Audit {
  readonly #context: RelayContext;
  readonly #head: Head | null;
  readonly #startedMs: number;
  readonly #relayId: string;
  #row: ReturnType<typeof insertRelay> | null = null;

  constructor(context: RelayContext, head: Head | null, startedMs: number) {
    this.#context = context;
    this.#head = head;
    this.#startedMs = startedMs;
    this.#relayId = newId<'relay'>(context.parts.clock.now());
  }

  begin(): ReturnType<typeof insertRelay> {
    const { caller, merchantAccountId, requestId, parts } = this.#context;
    const head = this.#head;

    this.#row ??= insertRelay(parts.db, {
      merchantAccountId,
      relayId: this.#relayId,
      requestId,
      apiKeyPairId: caller.kind === 'key' ? caller.apiKeyPairId : null,
      callerName: caller.kind === 'key' ? caller.displayName : null,
      paymentMethodIds: head?.paymentMethodIds ?? [],
      checkoutSessionId: head?.checkoutSessionId ?? null,
      authenticationIds: head?.authenticationIds ?? [],
      httpMethod: head?.method ?? null,
      host: head === null ? null : `${head.target.host}:${head.target.port}`,
      startedAt: parts.clock.now(),
    });
    this.#row.written.catch(() => undefined); // met by whoever asks whether it stands
    return this.#row;
  }

  /** Once the row is committed, for which it waits no longer than it must. */
  stands(): Promise<void> {
    const begun = this.begin();
    begun.hurry();
    return begun.written;
  }

  /** Written before the caller is told. */
  async refused(error: unknown): Promise<void> {
    const known = error instanceof Problem ? error : null;
    const detail = known?.details[0]?.type;
    const outcome =
      detail === 'may_have_happened' || detail === 'not_sent'
        ? detail
        : known === null
          ? 'may_have_happened'
          : 'refused';
    await this.stands();
    const reason = known?.reason ?? known?.code ?? 'server_error';
    const end = { outcome, reason, status: null, sentBytes: null, answerBytes: null } as const;
    await this.#finish(end, { isWaitedFor: true });
  }

  follow({ status, body, sentBytes, progress }: RelayAnswer): void {
    const end = (outcome: 'answered' | 'cut'): void => {
      const answerBytes = progress.bytes;
      void this.#finish({ outcome, reason: null, status, sentBytes, answerBytes }, { isWaitedFor: false });
    };
    if (Buffer.isBuffer(body)) end('answered');
    else body.once('close', () => end(body.readableEnded && body.errored === null ? 'answered' : 'cut'));
  }

  /** A row that cannot be finished stays open, which reads as "may have happened": that is no lie. */
  async #finish(
    end: Omit<RelayEnd, 'durationMs' | 'finishedAt'>,
    how: Readonly<{ isWaitedFor: boolean }>,
  ): Promise<void> {
    const { merchantAccountId, parts, requestId } = this.#context;
    const durationMs = Math.round(performance.now() - this.#startedMs);
    try {
      const ending = { merchantAccountId, relayId: this.#relayId, ...end, durationMs };
      await finishRelay(parts.db, { ...ending, finishedAt: parts.clock.now() }, how);
    } catch (error) {
      parts.log.error({ requestId, reason: error }, 'the audit row of a relay was not finished');
    }
  }
}

function announcedLength(headers: RawContext['headers']): number | null {
  const text = headers.find(([name]) => name === 'content-length')?.[1];
  return text === undefined ? null : Number(text);
}

function portsOf(head: Head): readonly number[] {
  return [head.target.port];
}

/** Ports that enabled hosts name. Asked for only where the address names one. */
async function enabledPorts({ headers, merchantAccountId, parts }: RelayContext): Promise<readonly number[]> {
  const address = headers.find(([name]) => name === 'x-vault-forward-url')?.[1] ?? '';
  return NAMES_A_PORT.test(address) ? (await enabledHosts(parts, merchantAccountId)).flatMap(portOf) : [];
}

/** What looks like it and is none is refused when the address is read. */
const NAMES_A_PORT = /^https:\/\/[^/?#]*:[0-9]/i;
