import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Problem } from '../domain/problem.ts';
import { type Caller, actorTextOf } from '../access/caller.ts';
import type { Log } from '../platform/log.ts';

/** What one message of a stream says. */
export type StreamedEvent = Readonly<{ id: string; name: string; data: string }>;
/** Begins a stream; `null` among its events: there is nothing to tell for now. */
export type BeginStream = (ended: AbortSignal) => Promise<AsyncGenerator<StreamedEvent | null>>;

/** Streams of one caller, and of one process. */
const OF_CALLER_MAX = 10;
const OF_PROCESS_MAX = 200;
/** Where nothing is told for so long, a comment says that the connection stands: proxies close silent ones. */
const HEARTBEAT_MS = 15_000;
/** Whether the caller may still follow is asked this often, which with what is cached of them is within two seconds. */
const CHECK_EVERY_MS = 250;
/** Who takes nothing for so long has gone, or is too slow: they come again with the event that they saw last. */
const STALLED_MS = 30_000;
/** So long a stream that is over has to come to its end. */
const END_MS = 250;
/** How long a caller waits before they come again. */
const RETRY_MS = 1_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that gathers answers before it passes them on would hold back what is live.
  'x-accel-buffering': 'no',
};

type OpenStream = Readonly<{ callerKey: string; isAllowed: () => Promise<boolean>; end: AbortController }> & {
  /** Since when the caller has taken nothing of what is there for them. */
  stalledSinceMs: number | null;
};

/**
 * Streams of events that this process has open (server-sent events). What a slow caller has not taken is not read: of
 * each there are at most a page of events and one payload in memory.
 */
export class EventStreams {
  readonly #log: Log;
  readonly #stalledMs: number;
  readonly #open = new Set<OpenStream>();
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(log: Log, stalledMs: number = STALLED_MS) {
    this.#log = log;
    this.#stalledMs = stalledMs;
  }

  /** Answers with a stream. `isAllowed`: whether the caller may still follow; it ends within two seconds once not. */
  async send(
    { reply, caller }: Readonly<{ reply: FastifyReply; caller: Caller }>,
    begin: BeginStream,
    isAllowed: () => Promise<boolean>,
  ): Promise<FastifyReply> {
    const callerKey = keyOf(caller);
    this.#admit(callerKey);

    const stream: OpenStream = { callerKey, isAllowed, end: new AbortController(), stalledSinceMs: null };
    this.#open.add(stream);
    // Whoever ends it, and however: its events are asked for no more.
    reply.raw.once('close', () => stream.end.abort());
    stream.end.signal.addEventListener('abort', () => this.#open.delete(stream));
    try {
      const events = await begin(stream.end.signal);
      const body = Readable.from(frames(events, stream), { objectMode: false, highWaterMark: 16_384 });
      body.once('error', (reason: unknown) => this.#log.error({ reason }, 'a stream of events broke off'));
      // Its events end, and with them the answer, unless its caller takes nothing.
      stream.end.signal.addEventListener('abort', () => setTimeout(() => body.destroy(), END_MS).unref());
      this.#timer ??= setInterval(() => void this.#check(), CHECK_EVERY_MS).unref();
      return await reply.code(200).headers(HEADERS).send(body);
    } catch (error) {
      stream.end.abort();
      throw error;
    }
  }

  /** Ends all of them: their callers come again, to another process. */
  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearInterval(this.#timer);
    for (const { end } of this.#open) end.abort();
  }

  #admit(callerKey: string): void {
    const ofCaller = [...this.#open].filter((stream) => stream.callerKey === callerKey).length;
    if (!this.#isClosed && ofCaller < OF_CALLER_MAX && this.#open.size < OF_PROCESS_MAX) return;
    const most = ofCaller < OF_CALLER_MAX ? `${OF_PROCESS_MAX} of a process` : `${OF_CALLER_MAX} of a caller`;
    throw new Problem('too_many_requests', {
      message: `As many streams of events are open as there may be: ${most}`,
      retryAfterSeconds: 1,
    });
  }

  async #check(): Promise<void> {
    const nowMs = performance.now();
    await Promise.all(
      [...this.#open].map(async ({ stalledSinceMs, isAllowed, end }) => {
        const isStalled = stalledSinceMs !== null && nowMs - stalledSinceMs > this.#stalledMs;
        if (isStalled || !(await isAllowed())) end.abort();
      }),
    );
    if (this.#open.size > 0 || this.#timer === null) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }
}

/** As text, one message after the other; the next is asked for when the one before has been taken. */
async function* frames(
  events: AsyncGenerator<StreamedEvent | null>,
  stream: OpenStream,
): AsyncGenerator<string> {
  const given = (text: string): string => {
    stream.stalledSinceMs = performance.now();
    return text;
  };
  yield given(`retry: ${RETRY_MS}\n: follows\n\n`);
  stream.stalledSinceMs = null;

  let saidMs = performance.now();
  for await (const event of events) {
    if (event === null && performance.now() - saidMs < HEARTBEAT_MS) continue;
    yield given(event === null ? ': heartbeat\n\n' : frame(event));
    stream.stalledSinceMs = null;
    saidMs = performance.now();
  }
}

/** A payload is JSON in one line. */
function frame({ id, name, data }: StreamedEvent): string {
  return `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`;
}

function keyOf(caller: Caller): string {
  return actorTextOf(caller);
}

/** Whether a caller asks for a stream, and not for the list. */
export function asksForStream({ method, headers }: FastifyRequest): boolean {
  const accepted = (headers.accept ?? '').split(',').map((one) => one.split(';')[0]?.trim().toLowerCase());
  return method === 'GET' && accepted.includes('text/event-stream');
}
