import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export type Load = Readonly<{ perSecond: number; p50Ms: number; p99Ms: number; requests: number }>;
export type RequestParts = Readonly<{
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
}>;

/**
 * Keeps `concurrency` requests under way for `seconds`, each on a connection of its own. Throws on the first
 * answer that is not expected. The generator shares the processors with what it measures, so it is a socket
 * and a search for the end of the headers, not an HTTP client.
 */
export async function load(
  url: string,
  options: Readonly<{
    seconds: number;
    concurrency: number;
    /** The one that is expected; left out: any of success. */
    status?: number;
    next(index: number): string | Buffer;
    /** Is told of each answer; of a long one the beginning. */
    heard?(index: number, answer: string): void;
    /** No faster than this; a request that starts late is timed from when it was due. */
    ratePerSecond?: number;
  }>,
): Promise<Load> {
  const { hostname, port } = new URL(url);
  const latencies: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + options.seconds * 1_000;
  const expected = `HTTP/1.1 ${options.status ?? '2'}`;
  let index = 0;
  const worker = async (): Promise<void> => {
    const connection = new Connection(connect({ host: hostname, port: Number(port), noDelay: true }));
    try {
      while (performance.now() < endMs) {
        const due =
          options.ratePerSecond === undefined ? null : startMs + (index * 1_000) / options.ratePerSecond;
        const own = index++;
        const request = options.next(own);
        const earlyMs = (due ?? 0) - performance.now();
        if (earlyMs > 0) await delay(earlyMs);
        const began = due ?? performance.now();
        const answer = await connection.exchange(request);
        latencies.push(performance.now() - began);
        if (!answer.startsWith(expected))
          throw new Error(`expected ${expected}, got ${answer.slice(0, 1_000)}`);
        options.heard?.(own, answer);
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(Array.from({ length: options.concurrency }, worker));
  return {
    perSecond: (latencies.length * 1_000) / (performance.now() - startMs),
    ...percentiles(latencies),
    requests: latencies.length,
  };
}

/** A request as it goes over the wire, made before it is timed. ASCII only. */
export function requestBytes(url: string, { method, path, headers, body }: RequestParts): string {
  const lines = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const length = body === undefined ? '' : `content-length: ${body.length}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: ${new URL(url).host}\r\n${lines}${length}\r\n${body ?? ''}`;
}

/** One request at a time, answers with a content-length. Of a long answer the beginning is kept. */
class Connection {
  readonly #socket: Socket;
  #text = '';
  /** Bytes that the answer still lacks; null until its headers are there. */
  #left: number | null = null;
  #waiting: PromiseWithResolvers<string> | null = null;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('the service closed a connection')));
  }

  exchange(request: string | Buffer): Promise<string> {
    this.#waiting = Promise.withResolvers();
    this.#socket.write(request);
    return this.#waiting.promise;
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    if (this.#left === null) {
      // Latin-1: a character is a byte, so that lengths agree.
      this.#text += chunk.toString('latin1');
      const headersEnd = this.#text.indexOf('\r\n\r\n');
      if (headersEnd < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(this.#text.slice(0, headersEnd))?.[1];
      if (length === undefined) return this.#waiting?.reject(new Error('an answer without a content-length'));
      this.#left = headersEnd + 4 + Number(length) - this.#text.length;
    } else this.#left -= chunk.length;
    if (this.#left > 0) return;
    const answer = this.#text;
    this.#text = '';
    this.#left = null;
    this.#waiting?.resolve(answer);
  }
}

export function percentiles(latenciesMs: readonly number[]): Readonly<{ p50Ms: number; p99Ms: number }> {
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}
