import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { Readable, Transform, pipeline } from 'node:stream';
import { Problem } from '../../domain/problem.ts';
import type { MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import { Secret } from '../../domain/secret.ts';
import { type WireDownload, WireFault, type WireRequest, type WireResponse } from '../../net/wire.ts';
import { relayFault } from '../../relay/errors.ts';
import type { RelayAnswer, RelayRequest, Template } from '../../relay/relay.ts';
import type {
  HeldValue,
  Intake,
  KeyUse,
  SigningUse,
  Read,
  ReadOptions,
  RecordKind,
  SignatureCheck,
  Vault,
  VaultResponse,
  VaultSendOptions,
} from '../vault.ts';
import type { SharedSettings } from '../vault-health.ts';
import type { OpenedWalletToken, WalletOpening, WalletRefusal } from '../wallets/opening.ts';
import { type Message, readHead, readMessage } from './body.ts';
import { frame } from './codec.ts';
import { type Fault, errorOf } from './link-faults.ts';
import type { LinkAddress } from './vault-server.ts';
import { Agent, request as plainRequest } from '../../platform/http.ts';

/** Verbs that only touch the vault's own tables and memory answer within this. */
const ANSWER_TIMEOUT_MS = 20_000;
/** An exchange has its own, shorter limit; this one is for a vault that hangs. */
const SEND_TIMEOUT_MS = 170_000;
const CONNECTIONS_MAX = 64;
/** Messages to endpoints have connections of their own: those that hang take none from a payment. */
const MESSAGE_CONNECTIONS_MAX = 1_024;

type CallOptions = Readonly<{ timeoutMs: number; isMessage: boolean }>;

export interface RemoteVault extends Vault {
  close(): Promise<void>;
}

/** The vault in its own process, as API and workers use it. `actor` says in the access log who asked. */
export function connectVault(address: LinkAddress, actor: string): RemoteVault {
  return new LinkedVault(address, actor);
}

class LinkedVault implements RemoteVault {
  readonly #agents: readonly Agent[];
  readonly #start: (verb: string, isMessage?: boolean) => ClientRequest;
  readonly #actor: string;

  constructor(address: LinkAddress, actor: string) {
    this.#actor = actor;
    const options = (verb: string, agent: Agent): RequestOptions => ({
      method: 'POST',
      path: `/${verb}`,
      agent,
    });
    const agentOf = (maxSockets: number): Agent =>
      'socketPath' in address
        ? new Agent({ keepAlive: true, maxSockets })
        : new TlsAgent({ keepAlive: true, maxSockets, ...address.tls, minVersion: 'TLSv1.3' });
    const [own, messages] = [agentOf(CONNECTIONS_MAX), agentOf(MESSAGE_CONNECTIONS_MAX)];

    this.#agents = [own, messages];
    this.#start = (verb, isMessage = false) => {
      const asked = options(verb, isMessage ? messages : own);
      if ('socketPath' in address) return plainRequest({ ...asked, socketPath: address.socketPath });
      return tlsRequest({ ...asked, host: address.host, port: address.port });
    };
  }

  async intake(
    merchantAccountId: MerchantAccountId | null,
    body: Buffer,
    pointers: readonly string[],
  ): Promise<Intake> {
    try {
      const { value, raw } = await this.#ask('intake', { merchantAccountId, pointers }, body);
      return { body: raw, held: new Map(value as [string, HeldValue][]) };
    } finally {
      body.fill(0);
    }
  }

  async health(shared: SharedSettings): Promise<string | null> {
    return (await this.#ask('health', { shared })).value as string | null;
  }

  async hold(label: string, value: Buffer): Promise<HeldValue> {
    try {
      return (await this.#ask('hold', { label }, value)).value as HeldValue;
    } finally {
      value.fill(0);
    }
  }

  async seal(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    kind: RecordKind,
    fields: Readonly<Record<string, HeldValue>>,
  ): Promise<void> {
    await this.#ask('seal', { merchantAccountId, recordId, kind, fields });
  }

  secret(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
    label: string,
  ): Secret {
    return new Secret(label, { kind: 'record', merchantAccountId, recordId, field });
  }

  async fingerprint(merchantAccountId: MerchantAccountId, held: HeldValue): Promise<string> {
    return (await this.#ask('fingerprint', { merchantAccountId, held })).value as string;
  }

  async release(held: readonly HeldValue[]): Promise<void> {
    if (held.length > 0) await this.#ask('release', { held });
  }

  async keep(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
    held: HeldValue,
    forMs: number,
  ): Promise<void> {
    await this.#ask('keep', { merchantAccountId, recordId, field, held, forMs });
  }

  async keeps(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
  ): Promise<boolean> {
    return (await this.#ask('keeps', { merchantAccountId, recordId, field })).value as boolean;
  }

  async forget(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string): Promise<void> {
    await this.#ask('forget', { merchantAccountId, recordId, field });
  }

  async signatureHolds(
    merchantAccountId: MerchantAccountId,
    { message, signature, ...check }: SignatureCheck,
  ): Promise<boolean> {
    return (
      await this.#ask(
        'signatureHolds',
        { merchantAccountId, check, signature: signature.toString('base64') },
        message,
      )
    ).value as boolean;
  }

  async shred(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): Promise<void> {
    await this.#ask('shred', { merchantAccountId, recordId });
  }

  /** A link that breaks after the request went over is a fault with `sent`: the vault may have sent it on. */
  async send(
    merchantAccountId: MerchantAccountId,
    request: WireRequest,
    options: VaultSendOptions = {},
  ): Promise<VaultResponse> {
    try {
      const { value } = await this.#ask(
        'send',
        { merchantAccountId, request, options: { ...options, actor: options.actor ?? this.#actor } },
        undefined,
        { timeoutMs: SEND_TIMEOUT_MS, isMessage: options.signature !== undefined },
      );
      const response = value as WireResponse & { taken: [string, HeldValue][] };
      return { ...response, taken: new Map(response.taken) };
    } catch (error) {
      if (!(error instanceof LinkBroken)) throw error;
      throw new WireFault(
        error.reached ? 'reset' : 'connect',
        error.reached,
        `the vault process: ${error.message}`,
      );
    }
  }

  async read(
    merchantAccountId: MerchantAccountId,
    message: Buffer,
    reading: ReadOptions,
  ): Promise<Read | null> {
    const { value } = await this.#ask('read', { merchantAccountId, reading }, message);
    const read = value as (Omit<Read, 'taken'> & { taken: [string, HeldValue][] }) | null;
    return read === null ? null : { ...read, taken: new Map(read.taken) };
  }

  async disclose(merchantAccountId: MerchantAccountId, secret: Secret, actor: string): Promise<string> {
    return (await this.#ask('disclose', { merchantAccountId, secret, actor })).value as string;
  }

  async makeKey(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, use: KeyUse): Promise<string> {
    return (await this.#ask('makeKey', { merchantAccountId, recordId, use })).value as string;
  }

  async signWithKey(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    message: Buffer,
    use: SigningUse = 'signature',
  ): Promise<Buffer> {
    return Buffer.from(
      (await this.#ask('signWithKey', { merchantAccountId, recordId, use }, message)).value as string,
      'base64',
    );
  }

  async openWalletToken(
    merchantAccountId: MerchantAccountId,
    opening: WalletOpening,
  ): Promise<OpenedWalletToken | WalletRefusal> {
    const { now, ...rest } = opening;
    return (await this.#ask('openWalletToken', { merchantAccountId, opening: rest, nowMs: now.getTime() }))
      .value as OpenedWalletToken | WalletRefusal;
  }

  /**
   * As for `send`: a link that breaks once the template is on its way leaves it open whether the target got
   * it.
   */
  async relay(request: RelayRequest, template: Template, signal?: AbortSignal): Promise<RelayAnswer> {
    const link = this.#start('relay');
    const framed = Readable.from(messageOf(frame(request), template), { objectMode: false });
    framed.once('error', (error) => link.destroy(error));

    const streamed = streamedOver(link, signal);
    framed.pipe(link);
    try {
      const { head, body: answer } = await streamed;
      return { ...(head as Omit<RelayAnswer, 'body' | 'progress'>), ...countBytes(answer) };
    } catch (error) {
      link.destroy();
      framed.destroy();
      if (error instanceof Problem || error instanceof WireFault || framed.errored === error) throw error;
      const reached = framed.readableDidRead && !isRefusedConnection(error);
      throw relayFault(
        new WireFault(reached ? 'reset' : 'connect', reached, 'the vault process does not answer'),
      );
    }
  }

  async download(
    merchantAccountId: MerchantAccountId,
    request: WireRequest,
    signal?: AbortSignal,
  ): Promise<WireDownload> {
    const link = this.#start('download');
    const streamed = streamedOver(link, signal);
    link.end(frame({ merchantAccountId, request }));
    try {
      const { head, body } = await streamed;
      return { ...(head as Pick<WireDownload, 'status'>), body };
    } catch (error) {
      link.destroy();
      if (error instanceof Problem || error instanceof WireFault) throw error;
      throw new WireFault('reset', !isRefusedConnection(error), 'the vault process does not answer');
    }
  }

  async close(): Promise<void> {
    for (const agent of this.#agents) agent.destroy();
  }

  async #ask(
    verb: string,
    given: unknown,
    raw?: Buffer,
    how: CallOptions = { timeoutMs: ANSWER_TIMEOUT_MS, isMessage: false },
  ): Promise<Message> {
    const message = await this.#exchange(verb, frame(given), raw, how);
    const { fault, value } = message.value as { fault?: Fault; value: unknown };
    if (fault !== undefined) throw errorOf(fault);
    return { value, raw: message.raw };
  }

  #exchange(
    verb: string,
    head: Buffer,
    raw: Buffer | undefined,
    { timeoutMs, isMessage }: CallOptions,
  ): Promise<Message> {
    return new Promise((resolve, reject) => {
      const request = this.#start(verb, isMessage);
      let reached = false;
      const fail = (error: unknown): void =>
        reject(new LinkBroken(reached, error instanceof Error ? error.message : 'unknown'));
      const timer = setTimeout(() => request.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);

      request.once('socket', (socket) => {
        // A kept connection is open already; from then on bytes may be over there.
        if (!socket.connecting) reached = true;
        else socket.once('connect', () => (reached = true));
      });
      request.once('error', fail);
      request.once('close', () => clearTimeout(timer));
      request.once('response', (response: IncomingMessage) => readMessage(response).then(resolve, fail));
      request.setHeader('content-length', head.length + (raw?.length ?? 0));
      request.write(head);
      request.end(raw);
    });
  }
}

/** The head of an answer that streams, and its body. */
async function streamedOver(
  link: ClientRequest,
  signal: AbortSignal | undefined,
): Promise<Readonly<{ head: unknown; body: IncomingMessage }>> {
  const abort = (): void => void link.destroy(new Error('the caller hung up'));
  signal?.addEventListener('abort', abort, { once: true });
  link.once('close', () => signal?.removeEventListener('abort', abort));
  if (signal?.aborted === true) abort();
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    link.once('response', resolve);
    link.once('error', reject);
  });
  const { fault, value } = (await readHead(answer)) as { fault?: Fault; value: unknown };
  if (fault !== undefined) throw errorOf(fault);
  return { head: value, body: answer };
}

function countBytes(answer: IncomingMessage): Pick<RelayAnswer, 'body' | 'progress'> {
  const progress = { bytes: 0 };
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      progress.bytes += chunk.length;
      done(null, chunk);
    },
  });
  pipeline(answer, body, () => undefined); // An error ends `body` with it, where the reader meets it.
  return { body, progress };
}

/** Its end says that the template may be sent. */
async function* messageOf(head: Buffer, template: Template): AsyncGenerator<Buffer> {
  yield head;
  // nobody set an encoding, so these are buffers
  yield* template.chunks.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  await template.sendable();
}

function isRefusedConnection(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
  );
}

/**
 * The vault did not answer. For everything but `send` that is 503: these verbs are idempotent, and the caller
 * may try again.
 */
class LinkBroken extends Problem {
  readonly reached: boolean;
  constructor(reached: boolean, detail: string) {
    super('service_unavailable', { privateText: `the vault process does not answer: ${detail}` });
    this.reached = reached;
  }
}
