import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { message, Messages, nameIn, textAt, typeOf } from '../crash/messages.ts';
import { type Session, type Sessions, type SessionUser, SOCKET } from '../crash/sessions.ts';

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
  /**
   * As `arm`, but from that statement on nothing goes either way until it is released, as for a process that stands
   * still and knows nothing of it. Gives the release.
   */
  hold(cut: Cut, onHold: () => void): () => void;
  /** Names of the statements since `arm`, in the order they came. */
  seen(): readonly string[];
  /**
   * From now on every connection is cut or refused, in a way that nobody takes for a restart of the database.
   */
  refuse(): void;
  close(): Promise<void>;
}>;

type OnCut = (wasQuiet: boolean) => void;

/** ErrorResponse: severity, code, message. */
const REFUSAL = message('E', 'SFATAL\0VFATAL\0C28000\0Mthis client is dead\0\0');

/**
 * Stands between a service and its database and knows where one statement ends and the next begins, so that
 * the service can be killed exactly before the server learns of a statement, or exactly after it has
 * committed it and before the service learns so.
 */
export async function openWireProxy(sessions: Sessions): Promise<WireProxy> {
  const host = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-proxy-'));
  const counter = new Counter();
  const clients = new Set<net.Socket>();
  let refusing = false;
  const server = net.createServer((client) => {
    if (refusing) {
      client.on('error', () => client.destroy());
      client.once('data', () => client.end(REFUSAL));
      return;
    }
    clients.add(client);
    client.on('error', () => client.destroy());
    relay(client, sessions, counter);
  });
  server.listen(path.join(host, SOCKET));
  await once(server, 'listening');
  return {
    host,
    arm: (cut, onCut) => counter.arm(cut, onCut),
    hold: (cut, onHold) => {
      counter.arm(cut, onHold, 'hold');
      return () => counter.release();
    },
    seen: () => counter.seen,
    refuse: () => {
      refusing = true;
      for (const client of clients) client.destroy();
    },
    close: async () => {
      for (const client of clients) client.destroy();
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
  #manner: 'cut' | 'hold' = 'cut';
  /** What was to go on while nothing does; null: everything goes on. */
  #held: (() => void)[] | null = null;
  /** Connections whose last statement has not been answered. */
  readonly #waiting = new Set<net.Socket>();

  arm(cut: Cut | null, onCut: OnCut, manner: 'cut' | 'hold' = 'cut'): void {
    this.#manner = manner;
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

  /** Now, or once it is released. */
  pass(work: () => void): void {
    if (this.#held === null) work();
    else this.#held.push(work);
  }

  /** True: it was to be held here, and is. */
  holds(): boolean {
    if (this.#manner !== 'hold') return false;
    this.#held ??= [];
    this.cut();
    return true;
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    this.#manner = 'cut';
    this.#cut = null;
    for (const work of held) work();
  }

  answered(client: net.Socket): void {
    this.#waiting.delete(client);
  }

  cut(): void {
    this.#onCut?.(this.#wasQuiet);
  }
}

/** Between a client and a session of its own. What makes up a statement goes on as one, when all of it is there. */
function relay(client: net.Socket, sessions: Sessions, counter: Counter): void {
  const messages = new Messages('client');
  let session: Session | null = null;
  let held: Buffer[] = [];
  let name = '';
  let dead = false;
  let cutAfterReply = false;
  let reply: Buffer = Buffer.alloc(0);

  client.on('data', (chunk: Buffer) => {
    for (const each of messages.in(chunk)) {
      if (dead) return;
      if (session === null) session = sessions.take(each, user);
      else take(each, session);
    }
  });
  client.on('close', leave);

  function take(each: Buffer, to: Session): void {
    const type = typeOf(each);
    if (type === 'X') return void client.end();
    held.push(each);
    if (type === 'B') name = textAt(each, each.indexOf(0, 5) + 1);
    if (type === 'Q') name = textAt(each, 5);
    if (type === 'P' && name === '') name = nameIn(each);
    if (type !== 'S' && type !== 'Q') return;
    const when = counter.count(name, client);
    name = '';
    const asked = held;
    held = [];
    if (when !== null && counter.holds()) {
      if (when === 'after') to.ask(asked);
      else counter.pass(() => to.ask(asked));
      return;
    }
    if (when === 'before') return cut();
    cutAfterReply = when === 'after';
    counter.pass(() => to.ask(asked));
  }

  const user: SessionUser = {
    hear: (chunk, isAnswered) => {
      if (!cutAfterReply) {
        if (isAnswered) counter.answered(client);
        counter.pass(() => client.write(chunk));
        return;
      }
      reply = Buffer.concat([reply, chunk]);
      if (!isAnswered) return;
      if (counter.isReached) return cut();
      // Disarmed meanwhile: it was a statement beside the request, which has ended.
      cutAfterReply = false;
      counter.answered(client);
      client.write(reply);
      reply = Buffer.alloc(0);
    },
    ended: () => client.destroy(),
  };

  function cut(): void {
    counter.cut();
    client.destroy();
    leave();
  }

  function leave(): void {
    dead = true;
    counter.answered(client);
    session?.leftBy(user);
  }
}
