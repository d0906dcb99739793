import { once } from 'node:events';
import { type IncomingMessage, type ServerResponse, createServer, request as ask } from 'node:http';
import { Agent, createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { issue } from './certificates.ts';
import { authority } from './tls-target.ts';

/** For SDKs that know one address only: whatever they ask for over TLS goes to this front. */
export function agentTo({ port }: ProcessorFront): Agent {
  const there = { host: '127.0.0.1', port, servername: 'localhost', ca: authority.certificate };
  return new (class extends Agent {
    override createConnection(...[options, made]: Parameters<Agent['createConnection']>) {
      return super.createConnection({ ...options, ...there }, made);
    }
  })();
}

export type ProcessorFront = Readonly<{ host: string; port: number; url: string; close(): Promise<void> }>;

/**
 * A simulated processor at an address of its own, where the real one's SDK looks for it: under no folder, and over
 * TLS where asked, with a certificate of the test authority.
 */
export async function openProcessorFront(
  simulatorUrl: string,
  processor: string,
  tls = false,
): Promise<ProcessorFront> {
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method, headers } = incoming;
    const forward = ask(
      `${simulatorUrl}/${processor}${incoming.url ?? '/'}`,
      { method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forward.once('error', () => outgoing.destroy());
    incoming.pipe(forward);
  };
  const own = tls ? issue({ subject: processor, names: ['localhost', '127.0.0.1'] }, authority) : null;
  const server =
    own === null ? createServer(pass) : createTlsServer({ cert: own.certificate, key: own.key }, pass);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    host: '127.0.0.1',
    port,
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
