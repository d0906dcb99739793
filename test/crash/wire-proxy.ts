import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** Where to cut: at which statement after `arm` (1 is the first, or by name), and on which side of it. */
export type Cut = Readonly<{ statement: number | string; when: 'before' | 'after' }>;

export type WireProxy = Readonly<{
  /** Stands for the database server's socket folder. */
  host: string;
  /**
   * Counts statements from here on, and calls `onCut` once at the one that is meant: it is told whether every
   * statement before that one had been answered. Null: only counts.
   */
  arm(cut: Cut | null, onCut: OnCut): void;
  /** Names of the statements since `arm`, in the order they came. */
  seen(): readonly string[];
  /**
   * From now on every connection is cut or refused, in a way that nobody takes for a restart of the database.
   */
  refuse(): void;
  close(): Promise<void>;
}>;

type OnCut = (wasQuiet: boolean) => void;

const SOCKET = '.s.PGSQL.5432';
/** ErrorResponse: severity, code, message. */
const REFUSAL = errorResponse(['SFATAL', 'VFATAL', 'C28000', 'Mthis client is dead']);

function errorResponse(fields: readonly string[]): Buffer {
  const body = Buffer.from(`${fields.join('\u0000')}\u0000\u0000`);
  const header = Buffer.alloc(5);
  header.write('E');
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

/**
 * Stands between a service and its database and knows where one statement ends and the next begins, so that
 * the service can be killed exactly before the server learns of a statement, or exactly after it has
 * committed it and before the service learns so.
 */
export async function startWireProxy(upstreamHost: string): Promise<WireProxy> {
  const host = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-proxy-'));
  const counter = new Counter();
  const sockets = new Set<net.Socket>();
  let refusing = false;
  const server = net.createServer((client) => {
    if (refusing) {
      client.on('error', () => client.destroy());
      client.once('data', () => client.end(REFUSAL));
      return;
    }
    const upstream = net.connect(path.join(upstreamHost, SOCKET));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.on('close', () => {
      counter.answered(client);
      upstream.destroy();
    });
    upstream.on('close', () => client.destroy());
    relay(client, upstream, counter);
  });
  server.listen(path.join(host, SOCKET));
  await once(server, 'listening');
  return {
    host,
    arm: (cut, onCut) => counter.arm(cut, onCut),
    seen: () => counter.seen,
    refuse: () => {
      refusing = true;
      for (const socket of sockets) socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      fs.rmSync(host, { recursive: true, force: true });
    },
  };
}

class Counter {
  seen: string[] = [];
  /** The statement was counted; where it is cut after its reply, that may be still to come. */
  isReached = false;
  #cut: Cut | null = null;
  #onCut: OnCut | null = null;
  #wasQuiet = false;
  /** Connections whose last statement has not been answered. */
  readonly #waiting = new Set<net.Socket>();

  arm(cut: Cut | null, onCut: OnCut): void {
    this.seen = [];
    this.isReached = false;
    this.#cut = cut;
    this.#onCut = onCut;
  }

  /** Called for every statement before it goes on. Says on which side of it to cut, if at all. */
  count(name: string, client: net.Socket): Cut['when'] | null {
    this.seen.push(name);
    const isQuiet = this.#waiting.size === 0;
    this.#waiting.add(client);
    const cut = this.#cut;
    if (cut === null || (cut.statement !== this.seen.length && cut.statement !== name)) return null;
    this.#cut = null;
    this.isReached = true;
    this.#wasQuiet = isQuiet;
    return cut.when;
  }

  answered(client: net.Socket): void {
    this.#waiting.delete(client);
  }

  cut(): void {
    this.#onCut?.(this.#wasQuiet);
  }
}

/**
 * Frames of the frontend protocol: a type byte (not in the first message), a length that counts itself, a
 * payload.
 */
function relay(client: net.Socket, upstream: net.Socket, counter: Counter): void {
  let started = false;
  let unread: Buffer = Buffer.alloc(0);
  let held: Buffer[] = [];
  let name = '';
  let dead = false;
  let cutAfterReply = false;
  let reply: Buffer = Buffer.alloc(0);

  client.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    for (;;) {
      const header = started ? 5 : 4;
      if (dead || unread.length < header) return;
      const length = unread.readUInt32BE(header - 4) + header - 4;
      if (unread.length < length) return;
      const frame = unread.subarray(0, length);
      unread = unread.subarray(length);
      if (!started) {
        started = true;
        upstream.write(frame);
      } else take(frame);
    }
  });

  function take(frame: Buffer): void {
    const type = String.fromCharCode(frame[0] ?? 0);
    held.push(frame);
    if (type === 'B') name = textAt(frame, frame.indexOf(0, 5) + 1);
    if (type === 'Q') name = textAt(frame, 5);
    if (type === 'P' && name === '') name = textAt(frame, 5);
    if (type !== 'S' && type !== 'Q') {
      if (type === 'X') flush();
      return;
    }
    const when = counter.count(name, client);
    name = '';
    if (when === 'before') return cut();
    cutAfterReply = when === 'after';
    flush();
  }

  upstream.on('data', (chunk: Buffer) => {
    if (dead) return;
    if (!cutAfterReply) {
      if (isWhole(chunk)) counter.answered(client);
      client.write(chunk);
      return;
    }
    reply = Buffer.concat([reply, chunk]);
    if (!isWhole(reply)) return;
    if (counter.isReached) return cut();
    // Disarmed meanwhile: it was a statement beside the request, which has ended.
    cutAfterReply = false;
    counter.answered(client);
    client.write(reply);
    reply = Buffer.alloc(0);
  });

  function flush(): void {
    upstream.write(Buffer.concat(held));
    held = [];
  }

  function cut(): void {
    dead = true;
    counter.cut();
    upstream.destroy();
    client.destroy();
  }
}

/** ReadyForQuery ends every reply, and is `Z`, length 5, one state byte: the statement has been done. */
function isWhole(reply: Buffer): boolean {
  const end = reply.subarray(-6);
  return end.length === 6 && end[0] === 0x5a && end.readUInt32BE(1) === 5;
}

function textAt(frame: Buffer, start: number): string {
  const end = frame.indexOf(0, start);
  return frame.subarray(start, end === -1 ? frame.length : end).toString();
}
