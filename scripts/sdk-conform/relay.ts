import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What befalls the next requests that have an idempotency key. */
export type Mishap =
  | Readonly<{ kind: 'break'; when: 'before' | 'after'; times: number }>
  /** At a moment between the request's arrival and its answer. */
  | Readonly<{ kind: 'kill'; withinMs: number }>;

type Answer = Readonly<{ status: number; headers: http.IncomingHttpHeaders; body: Buffer }>;

/** What comes instead of an answer's body. */
export type Alter = (asked: Readonly<{ method: string; path: string }>, answer: Answer) => Buffer;

type Settings = Readonly<{
  url: string;
  /** Kills the service. */
  kill(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  alter?: Alter;
}>;

/**
 * Between an SDK and a service: passes on what comes, loses connections and has the service killed where it is told to,
 * and alters what is answered.
 */
export class SdkRelay {
  readonly url: string;
  readonly #settings: Settings;
  readonly #server: http.Server;
  readonly #agent = new http.Agent({ keepAlive: true });
  #mishap: Mishap | null = null;
  #revival: Promise<void> = Promise.resolve();

  constructor(server: http.Server, settings: Settings) {
    this.#server = server;
    this.#settings = settings;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    server.on('request', (request, response) => void this.#serve(request, response));
  }

  order(mishap: Mishap): void {
    this.#mishap = mishap;
  }

  /** The service is there again, where it was killed. */
  revived(): Promise<void> {
    return this.#revival;
  }

  async #serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => null);
    if (body === null) return;

    const isKeyed = request.headers['idempotency-key'] !== undefined;
    const mishap = isKeyed ? this.#take() : null;
    const answer = await this.#passOn(request, body, mishap).catch(() => null);
    if (answer === null) {
      request.socket.destroy();
      return;
    }

    const asked = { method: request.method ?? '', path: request.url ?? '' };
    const altered = this.#settings.alter?.(asked, answer) ?? answer.body;
    const { 'transfer-encoding': _, ...headers } = answer.headers;
    const length = altered.length > 0 ? { 'content-length': String(altered.length) } : {};
    response.writeHead(answer.status, { ...headers, ...length }).end(altered);
  }

  #take(): Mishap | null {
    const mishap = this.#mishap;
    const isOver = mishap?.kind !== 'break' || mishap.times === 1;
    this.#mishap = isOver ? null : { ...mishap, times: mishap.times - 1 };
    return mishap;
  }

  /** Null: the connection breaks. */
  async #passOn(request: http.IncomingMessage, body: Buffer, mishap: Mishap | null): Promise<Answer | null> {
    if (mishap?.kind === 'break' && mishap.when === 'before') return null;
    const answer = this.#forward(request, body);
    if (mishap === null) return answer;
    if (mishap.kind === 'kill') {
      const moment = new Promise((resolve) => setTimeout(resolve, randomInt(mishap.withinMs)));
      await Promise.race([answer.catch(() => null), moment]);
      this.#revival = this.#settings.kill().then(() => this.#settings.start());
    }
    await answer.catch(() => null);
    return null;
  }

  async #forward(request: http.IncomingMessage, body: Buffer): Promise<Answer> {
    const { method, headers, url = '' } = request;
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' }, agent: this.#agent };
    const sent = http.request(`${this.#settings.url}${url}`, options);
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [http.IncomingMessage];
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
  }

  async close(): Promise<void> {
    await this.#revival.catch(() => undefined);
    this.#agent.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

export async function openSdkRelay(settings: Settings): Promise<SdkRelay> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return new SdkRelay(server, settings);
}
