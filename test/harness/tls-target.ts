import { type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import {
  type TlsOptions,
  createServer as createTlsServer,
  getCACertificates,
  setDefaultCACertificates,
} from 'node:tls';
import { type IssuedCertificate, issue } from './certificates.ts';

/**
 * The authority of this test process; `trustTestAuthority` makes the whole process trust it, as
 * NODE_EXTRA_CA_CERTS does at start.
 */
export const authority: IssuedCertificate = issue({ subject: 'Railyard test authority', authority: true });

export function trustTestAuthority(): void {
  setDefaultCACertificates([...getCACertificates('default'), authority.certificate]);
}

export type Target = Readonly<{
  url: string;
  port: number;
  received: Received[];
  connections(): number;
  close(): Promise<void>;
}>;
type Received = Readonly<{
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  rawHeaders: readonly string[];
  body: Buffer;
  clientSubject: string | null;
}>;
export type AnswerRequest = (request: Received, response: ServerResponse, message: IncomingMessage) => void;

/**
 * An HTTPS server on 127.0.0.1 with a certificate of the test authority. It records every request it received
 * in full.
 */
export async function openTlsTarget(
  answer: AnswerRequest = (_request, response) => response.end('{"ok":true}'),
  tls: TlsOptions = {},
): Promise<Target> {
  const own = issue({ subject: 'target', names: ['localhost', '127.0.0.1'] }, authority);
  const received: Received[] = [];
  const server = createServer({ cert: own.certificate, key: own.key, ...tls }, (message, response) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const socket = message.socket as import('node:tls').TLSSocket;
      const subject = socket.getPeerCertificate().subject as { CN?: string } | undefined;
      const request: Received = {
        method: message.method ?? '',
        url: message.url ?? '',
        headers: message.headers,
        rawHeaders: message.rawHeaders,
        body: Buffer.concat(chunks),
        clientSubject: subject?.CN ?? null,
      };
      received.push(request);
      answer(request, response, message);
    });
    message.on('error', () => undefined);
  });
  return await listenTarget(server, received);
}

/** A TLS server that speaks no HTTP of its own: `talk` gets the socket after the handshake. */
export async function openRawTlsTarget(
  talk: (socket: Socket) => void,
  tls: TlsOptions = {},
): Promise<Target> {
  const own = issue({ subject: 'target', names: ['localhost', '127.0.0.1'] }, authority);
  const server = createTlsServer({ cert: own.certificate, key: own.key, ...tls }, (socket) => {
    socket.on('error', () => undefined);
    talk(socket);
  });
  return await listenTarget(server, []);
}

async function listenTarget(
  server: ReturnType<typeof createTlsServer> | ReturnType<typeof createServer>,
  received: Received[],
): Promise<Target> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('tlsClientError', () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    const closed = Promise.withResolvers<void>();
    server.close(() => closed.resolve());
    for (const socket of sockets) socket.destroy();
    await closed.promise;
  };
  return { url: `https://localhost:${port}`, port, received, connections: () => connections, close };
}
