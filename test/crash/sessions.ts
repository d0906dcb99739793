import net from 'node:net';
import path from 'node:path';
import { message, Messages, nameIn, typeOf } from './messages.ts';

/** Within a server's folder. */
export const SOCKET = '.s.PGSQL.5432';
const PARSE_COMPLETE = message('1', '');
/** PostgreSQL's DISCARD ALL, but for what is prepared. */
const AS_NEW = message(
  'Q',
  'CLOSE ALL; SET SESSION AUTHORIZATION DEFAULT; RESET ALL; UNLISTEN *; SELECT pg_advisory_unlock_all(); ' +
    'DISCARD TEMP; DISCARD SEQUENCES\u0000',
);

/** By the folder of its socket, or by its address. */
type Server = Readonly<{ host: string; port?: number }>;

export type SessionUser = Readonly<{
  /** What the server says, and whether everything that was asked has been answered. */
  hear(chunk: Buffer, isAnswered: boolean): void;
  ended(): void;
}>;

/**
 * Sessions of a database server that outlive their clients. A new session takes PostgreSQL little time, but to parse
 * and plan the service's statements in it takes ten times as much, and a service that is killed at every statement
 * begins hundreds. So a client is given one that began with the same words, and whose client left or died. It is as a
 * new one, but for statements that it has prepared: these are not sent again. One that was left within a transaction,
 * or in which anything failed, ends.
 */
export class Sessions {
  readonly #server: Server;
  readonly #free = new Set<Session>();
  readonly #living = new Set<Session>();

  constructor(server: Server) {
    this.#server = server;
  }

  /** For a client that begins with this message. */
  take(startup: Buffer, user: SessionUser): Session {
    const kept = [...this.#free].find((session) => session.startup.equals(startup));
    if (kept !== undefined) this.#free.delete(kept);
    const session = kept ?? this.#begin(startup);
    session.takenBy(user);
    return session;
  }

  close(): void {
    for (const session of this.#living) session.end();
  }

  #begin(startup: Buffer): Session {
    const { host, port } = this.#server;
    const socket = port === undefined ? net.connect(path.join(host, SOCKET)) : net.connect(port, host);
    const session = new Session(socket, startup, () => this.#free.add(session));
    this.#living.add(session);
    socket.on('close', () => {
      this.#living.delete(session);
      this.#free.delete(session);
    });
    return session;
  }
}

export class Session {
  readonly startup: Buffer;
  readonly #socket: net.Socket;
  readonly #becameFree: () => void;
  readonly #messages = new Messages('server');
  #user: SessionUser | null = null;
  /** What the server said at first; whole when that has been answered. */
  #greeting: Buffer = Buffer.alloc(0);
  #isGreeted = false;
  /** What ends with a ReadyForQuery that is still to come: the startup, and each statement. */
  #unanswered = 1;
  /** Of the last ReadyForQuery: idle, or within a transaction. */
  #isIdle = false;
  #hasFailed = false;
  #isAsNew = true;
  /** The messages by which statements were prepared, by name, and those that wait for their answer. */
  readonly #prepared = new Map<string, Buffer>();
  #preparing: Buffer[] = [];

  constructor(socket: net.Socket, startup: Buffer, becameFree: () => void) {
    this.#socket = socket;
    this.startup = startup;
    this.#becameFree = becameFree;
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#user?.ended());
    socket.on('data', (chunk: Buffer) => this.#heard(chunk));
    socket.write(startup);
  }

  takenBy(user: SessionUser): void {
    this.#user = user;
    this.#isAsNew = false;
    if (this.#isGreeted) user.hear(this.#greeting, true);
  }

  /** Sends a statement: messages up to a Sync, or a Query. */
  ask(messages: readonly Buffer[]): void {
    this.#unanswered += 1;
    const unknown = messages.filter((each) => !this.#knows(each));
    if (unknown.length < messages.length) this.#user?.hear(PARSE_COMPLETE, false);
    this.#preparing = unknown.filter((each) => typeOf(each) === 'P');
    this.#socket.write(Buffer.concat(unknown));
  }

  /** What is under way is still done, as PostgreSQL does it for a client that is gone. */
  leftBy(user: SessionUser): void {
    if (this.#user !== user) return;
    this.#user = null;
    if (this.#unanswered === 0) this.#renew();
  }

  end(): void {
    this.#socket.destroy();
  }

  #knows(each: Buffer): boolean {
    return typeOf(each) === 'P' && this.#prepared.get(nameIn(each))?.equals(each) === true;
  }

  #heard(chunk: Buffer): void {
    for (const each of this.#messages.in(chunk)) this.#read(each);
    const isAnswered = this.#unanswered === 0;
    if (!this.#isGreeted) {
      this.#greeting = Buffer.concat([this.#greeting, chunk]);
      this.#isGreeted = isAnswered;
    }
    this.#user?.hear(chunk, isAnswered);
    if (this.#user === null && this.#unanswered === 0) this.#renew();
  }

  #read(each: Buffer): void {
    switch (typeOf(each)) {
      case '1': {
        const parsed = this.#preparing.shift();
        if (parsed !== undefined && nameIn(parsed) !== '') this.#prepared.set(nameIn(parsed), parsed);
        break;
      }
      case 'E':
        this.#hasFailed = true;
        break;
      case 'Z':
        this.#unanswered -= 1;
        this.#isIdle = each[5] === 'I'.charCodeAt(0);
        break;
      default:
    }
  }

  #renew(): void {
    if (!this.#isIdle || this.#hasFailed) this.end();
    else if (this.#isAsNew) this.#becameFree();
    else {
      this.#isAsNew = true;
      this.#unanswered = 1;
      this.#socket.write(AS_NEW);
    }
  }
}
