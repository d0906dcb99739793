import { once } from 'node:events';
import net from 'node:net';

/**
 * What a network between two programs does. `silent`: bytes vanish, as in a partition. `cut`: connections are reset,
 * and refused. `slow`: answers come late. `half-closed`: what is asked arrives, and the other side closes in place of
 * an answer.
 */
export type LinkManner = 'pass' | 'silent' | 'cut' | 'slow' | 'half-closed';

type Destination = Readonly<{ port: number }> | Readonly<{ path: string }>;
const SLOW_MS = 3_000;

/** A network of our own between one program and another: a listener on loopback that passes bytes on. */
export class TcpLink {
  manner: LinkManner = 'pass';
  readonly port: number;
  readonly #server: net.Server;
  readonly #sockets: Set<net.Socket>;

  private constructor(server: net.Server, sockets: Set<net.Socket>) {
    this.#server = server;
    this.#sockets = sockets;
    this.port = portOf(server);
  }

  /** `destination` is asked for each connection. Null: nobody is there. */
  static async listen(destination: () => Destination | null, port = 0): Promise<TcpLink> {
    const sockets = new Set<net.Socket>();
    const server = net.createServer();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const link = new TcpLink(server, sockets);
    server.on('connection', (client) => link.#connect(client, destination()));
    return link;
  }

  turn(manner: LinkManner): void {
    this.manner = manner;
    if (manner === 'cut') for (const socket of this.#sockets) socket.resetAndDestroy();
    // What was said into the silence is lost: a connection that has missed some of it is of no more use.
    if (manner === 'pass') for (const socket of this.#sockets) if (HAS_MISSED.has(socket)) socket.destroy();
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #connect(client: net.Socket, to: Destination | null): void {
    client.on('error', () => client.destroy());
    if (this.manner === 'cut' || to === null) return void client.resetAndDestroy();
    const behind = net.connect({ ...to, allowHalfOpen: true });
    behind.on('error', () => client.destroy());
    for (const socket of [client, behind]) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        client.destroy();
        behind.destroy();
      });
    }

    client.on('data', (bytes) => {
      if (this.manner !== 'silent') return void behind.write(bytes);
      HAS_MISSED.add(client);
    });
    client.on('end', () => behind.end());
    behind.on('data', (bytes) => this.#answer(client, bytes));
    behind.on('end', () => client.end());
  }

  #answer(client: net.Socket, bytes: Buffer): void {
    if (this.manner === 'silent') HAS_MISSED.add(client);
    else if (this.manner === 'half-closed') client.end();
    else if (this.manner === 'slow') setTimeout(() => client.write(bytes), SLOW_MS).unref();
    else client.write(bytes);
  }
}

const HAS_MISSED = new WeakSet<net.Socket>();

function portOf(server: net.Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('BUG: a listener without a port');
  return address.port;
}
