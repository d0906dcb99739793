import { Readable } from 'node:stream';
import type { Dispatcher, Pool } from 'undici';
import { type EgressPolicy, type Target, checkUrl, checkedAddresses } from './egress.ts';
import { faultOf, isConnectFault } from './fault.ts';
import { connectionNames } from './headers.ts';
import {
  ANSWER_HEADERS_MAX,
  ANSWER_INFORMATIONAL_MAX,
  ANSWER_WHOLE_BYTES_MAX,
  EXCHANGE_TIMEOUT_MS_DEFAULT,
  RESOLVED_KEPT_MAX,
  RESOLVED_KEPT_MS,
} from './limits.ts';
import type { Outgoing } from './outgoing.ts';
import { Pools } from './pools.ts';
import { WireFault } from './wire.ts';

export type ExchangeOptions = Readonly<{
  /** Look-up to last byte of the answer. */
  timeoutMs?: number;
  answerBytesMax?: number;
  /** Ports that the operator allows for this host beside the usual ones. */
  extraPorts?: readonly number[];
  /** Gives the exchange up: the fault says whether bytes had left. */
  signal?: AbortSignal;
  /** Asked last, in the tick in which the first byte would leave. */
  isLate?: () => boolean;
}>;

/**
 * The head of an answer, and its body: all of it where it came with its head in one piece, else as it arrives, in
 * chunks that are nobody else's. Whoever takes an answer reads a body that streams to its end or destroys it.
 */
export type Answer = Readonly<{
  status: number;
  headers: readonly AnswerHeader[];
  body: Readable | Buffer;
  progress: Readonly<Progress>;
}>;
/** An answer that was read to its end: no stream is made of its body. */
export type WholeAnswer = Readonly<{ status: number; headers: readonly AnswerHeader[]; body: Buffer }>;
/** Body bytes that have arrived so far. */
type Progress = { bytes: number };
type AnswerHeader = readonly [name: string, value: string];

/** The way out. One per process: it keeps the connections. */
export interface Outbound {
  readonly policy: EgressPolicy;
  /**
   * One request, one answer; redirects are answers. Rejects with a `WireFault` while there is no answer;
   * later the body is destroyed with one.
   * Nothing is sent twice: only while no byte has left is another address tried.
   */
  exchange(outgoing: Outgoing, options?: ExchangeOptions): Promise<Answer>;
  /** The same to the answer's last byte: rejects with a `WireFault` where that does not come. */
  exchangeWhole(outgoing: Outgoing, options?: ExchangeOptions): Promise<WholeAnswer>;
  close(): Promise<void>;
}

export function createOutbound(policy: EgressPolicy): Outbound {
  const pools = new Pools();
  const addresses = new KeptAddresses(policy);
  const run = async <Taken>(kind: AttemptKind<Taken>, outgoing: Outgoing, options: ExchangeOptions) => {
    const target = checkUrl(outgoing.url, policy, options.extraPorts);
    if (typeof target === 'string') throw new WireFault('refused', false, `the address ${target}`);
    const exchange = new Exchange(kind, outgoing, options);
    try {
      return await exchange.run(target, pools, addresses);
    } catch (error) {
      exchange.end();
      throw error;
    }
  };

  return {
    policy,
    exchange: (outgoing, options = {}) => run(StreamedAttempt, outgoing, options),
    exchangeWhole: (outgoing, options = {}) => run(WholeAttempt, outgoing, options),
    close: () => pools.close(),
  };
}

/** An answer that ends within this leaves its connection for the next request. */
const HEAD_READ_BYTES_MAX = 64 * 1024;

/** The first bytes of an answer. What comes too late or does not end is cut, and is no fault. */
export async function readHead({ body }: Answer, bytesMax: number): Promise<Buffer> {
  if (Buffer.isBuffer(body)) return body.subarray(0, bytesMax);

  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      if (length < bytesMax) chunks.push(chunk);
      length += chunk.length;
      if (length > HEAD_READ_BYTES_MAX) break;
    }
  } catch (error) {
    if (!(error instanceof WireFault)) throw error;
  }
  return Buffer.concat(chunks).subarray(0, bytesMax);
}

/**
 * One run of one request. Everything that can end it (answer, fault, deadline, caller) comes together here.
 */
class Exchange<Taken> {
  readonly #kind: AttemptKind<Taken>;
  readonly #outgoing: Outgoing;
  readonly #options: ExchangeOptions;
  readonly #timer: NodeJS.Timeout;
  // Assigned in the constructor, it would keep the exchange until the next major collection (docs/adr/0218).
  readonly #onSignal = (): void => this.#giveUp('reset', 'given up by the caller');
  #givenUp: WireFault | null = null;
  #attempt: Attempt<Taken> | null = null;
  /** Ends the look-up. */
  #stop: ((fault: WireFault) => void) | null = null;

  constructor(kind: AttemptKind<Taken>, outgoing: Outgoing, options: ExchangeOptions) {
    this.#kind = kind;
    this.#outgoing = outgoing;
    this.#options = options;
    const timeoutMs = options.timeoutMs ?? EXCHANGE_TIMEOUT_MS_DEFAULT;
    this.#timer = setTimeout(
      () => this.#giveUp('timeout', `no complete answer within ${timeoutMs} ms`),
      timeoutMs,
    );
    if (options.signal?.aborted === true) this.#onSignal();
    else options.signal?.addEventListener('abort', this.#onSignal, { once: true });
  }

  async run(target: Target, pools: Pools, addresses: KeptAddresses): Promise<Taken> {
    const candidates = addresses.kept(target) ?? (await this.#unlessGivenUp(addresses.lookUp(target)));
    for (const [index, address] of candidates.entries()) {
      const attempt = new this.#kind(
        this.#outgoing,
        this.#options.answerBytesMax ?? ANSWER_WHOLE_BYTES_MAX,
        () => this.end(),
        this.#options.isLate,
      );
      this.#attempt = attempt;
      if (this.#givenUp !== null) throw this.#givenUp;
      try {
        return await attempt.start(pools.of(target, address, this.#outgoing.identity));
      } catch (error) {
        const last = index === candidates.length - 1;
        if (last || this.#givenUp !== null || attempt.sent || !isConnectFault(error)) throw error;
      }
    }
    throw new WireFault('resolve', false, `${target.host} has no address`);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#options.signal?.removeEventListener('abort', this.#onSignal);
  }

  #unlessGivenUp<Found>(lookUp: Promise<Found>): Promise<Found> {
    const { promise, reject } = Promise.withResolvers<never>();
    this.#stop = reject;
    return Promise.race([lookUp, promise]);
  }

  #giveUp(code: WireFault['code'], detail: string): void {
    const fault = new WireFault(code, this.#attempt?.sent ?? false, detail);
    this.#givenUp = fault;
    this.#attempt?.abort(fault);
    this.#stop?.(fault);
  }
}

/** RFC 9110, section 15: status codes outside 100 to 599 are invalid. */
const STATUS_MAX = 599;

/**
 * A request on one connection. `sent` turns true in the tick in which the first byte is handed to the socket,
 * and never back.
 */
abstract class Attempt<Taken> implements Dispatcher.DispatchHandler {
  sent = false;
  protected readonly progress: Progress = { bytes: 0 };
  protected readonly taken = Promise.withResolvers<Taken>();
  protected readonly onEnd: () => void;
  readonly #outgoing: Outgoing;
  readonly #bytesMax: number;
  readonly #isLate: () => boolean;
  #controller: Dispatcher.DispatchController | null = null;
  #fault: WireFault | null = null;
  #informational = 0;

  constructor(outgoing: Outgoing, bytesMax: number, onEnd: () => void, isLate = () => false) {
    this.#isLate = isLate;
    this.#outgoing = outgoing;
    this.#bytesMax = bytesMax;
    this.onEnd = onEnd;
    this.taken.promise.catch(() => undefined);
  }

  /** The head has come, then bytes of the body, then the end of one or the other. */
  protected abstract begun(controller: Dispatcher.DispatchController, head: Head): void;
  protected abstract took(controller: Dispatcher.DispatchController, chunk: Buffer): void;
  protected abstract ended(): void;
  protected abstract broken(fault: WireFault): void;

  start(pool: Pool): Promise<Taken> {
    const { method, url, headers, body } = this.#outgoing;
    const lines: string[] = [];
    for (const [name, value] of headers) lines.push(name, value);
    if (body !== null) lines.push('content-length', String(body.length));
    try {
      pool.dispatch(
        {
          method,
          path: `${url.pathname}${url.search}`,
          headers: lines,
          body: bodyOf(body),
          idempotent: false,
          blocking: true,
          headersTimeout: 0,
          bodyTimeout: 0,
        },
        this,
      );
    } catch (error) {
      this.taken.reject(faultOf(error, this.sent));
    }

    return this.taken.promise;
  }

  abort(fault: WireFault): void {
    this.#fault ??= fault;
    // Not started yet: `onRequestStart` finds the fault and stops before a byte is written.
    this.#controller?.abort(this.#fault);
    this.broken(this.#fault);
    this.taken.reject(this.#fault);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.sent) this.abort(new WireFault('reset', true, 'the connection was cut'));
    if (this.#fault === null && this.#isLate())
      this.abort(
        new WireFault('late', false, 'it was too late to send it: others may have taken it for lost'),
      );
    if (this.#fault !== null) controller.abort(this.#fault);
    else this.sent = true;
  }

  onResponseStart(controller: Dispatcher.DispatchController, status: number): void {
    if (status < 200) {
      this.#informational += 1;
      if (this.#informational > ANSWER_INFORMATIONAL_MAX)
        this.abort(
          new WireFault('malformed', true, `more than ${ANSWER_INFORMATIONAL_MAX} informational answers`),
        );
      return;
    }
    if (status > STATUS_MAX)
      return this.abort(new WireFault('malformed', true, `${status} is not a status of HTTP`));

    const headers = headerLines(controller.rawHeaders);
    if (headers.length > ANSWER_HEADERS_MAX)
      return this.abort(
        new WireFault('too_large', true, `more than ${ANSWER_HEADERS_MAX} headers in the answer`),
      );
    const announced = Number(headers.find(([name]) => name === 'content-length')?.[1] ?? 0);
    if (announced > this.#bytesMax)
      return this.abort(new WireFault('too_large', true, `an answer of more than ${this.#bytesMax} bytes`));
    this.begun(controller, { status, headers: endToEnd(headers) });
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.progress.bytes += chunk.length;
    if (this.progress.bytes > this.#bytesMax)
      return this.abort(new WireFault('too_large', true, `an answer of more than ${this.#bytesMax} bytes`));
    this.took(controller, chunk);
  }

  onResponseEnd(): void {
    this.onEnd();
    this.ended();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    const fault = this.#fault ?? faultOf(error, this.sent);
    this.broken(fault);
    this.taken.reject(fault);
  }
}

/** Gives the answer as soon as its head is there. */
class StreamedAttempt extends Attempt<Answer> {
  #begun: Readonly<{ controller: Dispatcher.DispatchController; head: Head }> | null = null;
  /** What came before the answer was given. */
  readonly #early: Buffer[] = [];
  #isWhole = false;
  #body: Readable | null = null;

  protected begun(controller: Dispatcher.DispatchController, head: Head): void {
    this.#begun = { controller, head };
    // The client tells in one go what it has read. A short body is whole by then, and needs no stream, which takes
    // longer than all else of it.
    queueMicrotask(() => this.#give());
  }

  protected took(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#body === null) this.#early.push(chunk);
    else if (!this.#body.push(chunk)) controller.pause();
  }

  protected ended(): void {
    this.#isWhole = true;
    this.#body?.push(null);
  }

  protected broken(fault: WireFault): void {
    this.#give();
    this.#body?.destroy(fault);
  }

  #give(): void {
    if (this.#begun === null) return;
    const { controller, head } = this.#begun;
    this.#begun = null;
    const [only = Buffer.alloc(0), ...more] = this.#early;
    const body = this.#isWhole && more.length === 0 ? only : this.#streamed(controller);
    this.taken.resolve({ ...head, body, progress: this.progress });
  }

  #streamed(controller: Dispatcher.DispatchController): Readable {
    const body = new Readable({
      read: () => controller.resume(),
      destroy: (error, done) => {
        this.onEnd();
        if (!body.readableEnded)
          controller.abort(error ?? new WireFault('reset', true, 'given up by the caller'));
        done(error);
      },
    });

    this.#body = body;
    for (const chunk of this.#early.splice(0)) this.took(controller, chunk);
    if (this.#isWhole) body.push(null);
    return body;
  }
}

/** Gives the answer when all of it is there. */
class WholeAttempt extends Attempt<WholeAnswer> {
  #head: Head | null = null;
  readonly #chunks: Buffer[] = [];

  protected begun(_controller: Dispatcher.DispatchController, head: Head): void {
    this.#head = head;
  }

  protected took(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  protected ended(): void {
    if (this.#head === null) return;
    const [only] = this.#chunks;
    const body = only !== undefined && this.#chunks.length === 1 ? only : Buffer.concat(this.#chunks);
    this.taken.resolve({ ...this.#head, body });
  }

  protected broken(fault: WireFault): void {
    this.taken.reject(fault);
  }
}

type Head = Pick<Answer, 'status' | 'headers'>;
type AttemptKind<Taken> = new (
  outgoing: Outgoing,
  bytesMax: number,
  onEnd: () => void,
  isLate?: () => boolean,
) => Attempt<Taken>;

/** Checked addresses by name, for a few seconds: a busy relay does not ask the resolver for every request. */
class KeptAddresses {
  readonly #policy: EgressPolicy;
  readonly #kept = new Map<string, Readonly<{ addresses: readonly string[]; untilMs: number }>>();
  constructor(policy: EgressPolicy) {
    this.#policy = policy;
  }
  kept(target: Target): readonly string[] | null {
    const kept = this.#kept.get(nameOf(target));
    return kept !== undefined && kept.untilMs > performance.now() ? kept.addresses : null;
  }
  async lookUp(target: Target): Promise<readonly string[]> {
    const key = nameOf(target);
    const addresses = await checkedAddresses(target, this.#policy);
    this.#kept.delete(key);
    if (this.#kept.size >= RESOLVED_KEPT_MAX) this.#kept.delete(this.#kept.keys().next().value ?? '');
    this.#kept.set(key, { addresses, untilMs: performance.now() + RESOLVED_KEPT_MS });
    return addresses;
  }
}

function nameOf({ own, host }: Target): string {
  return `${own ? 'own' : 'out'} ${host}`;
}

function bodyOf(body: Outgoing['body']): Buffer | Readable | null {
  if (body === null || Buffer.isBuffer(body)) return body;
  // The client takes any async iterable and asks for a chunk when the last went out; a Readable in between
  // would read ahead. Its types do not say so.
  return body.chunks as unknown as Readable;
}

function headerLines(raw: Dispatcher.DispatchController['rawHeaders']): AnswerHeader[] {
  if (!Array.isArray(raw)) return [];
  const lines: AnswerHeader[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2)
    lines.push([textOf(raw[index]).toLowerCase(), textOf(raw[index + 1])]);
  return lines;
}

function textOf(value: Buffer | string | undefined): string {
  return value === undefined ? '' : Buffer.isBuffer(value) ? value.toString('latin1') : value;
}

/** Without what `Connection` names as belonging to the connection. */
function endToEnd(headers: readonly AnswerHeader[]): readonly AnswerHeader[] {
  const naming = headers.filter(([name]) => name === 'connection');
  if (naming.length === 0) return headers;
  const named = new Set(naming.flatMap(([, value]) => connectionNames(value)));
  return headers.filter(([name]) => !named.has(name) && name !== 'connection');
}
