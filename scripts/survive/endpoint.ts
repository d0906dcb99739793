import fs from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:https';
import { issue } from '../../test/harness/certificates.ts';

/** How the shop's endpoint takes a webhook. All but `take` are failures, after which it comes again. */
export type EndpointManner = 'take' | 'slow' | 'refuse' | 'half-closed' | 'garbage';

export type WebhookCounts = Readonly<{ messages: number; doubled: number; bytes: number }>;
export type Endpoint = Readonly<{
  url: string;
  /** Ids of events that it has taken: its answer was written whole. */
  taken: ReadonlySet<string>;
  counts(): WebhookCounts;
  turn(manner: EndpointManner): void;
  close(): void;
}>;

/** Longer than a delivery is waited for. */
const SLOW_MS = 7_000;
const LONG_AFTER = new Date('2036-01-01T00:00:00Z');

/**
 * An endpoint of the shop, over TLS on loopback. Each id that it took is a line of `file`, so that a run that goes on
 * knows what came before. `authorityFile`: whom the service has to trust.
 */
export async function listenForWebhooks(
  port: number,
  file: string,
  authorityFile: string,
): Promise<Endpoint> {
  const authority = issue({ subject: 'Survival authority', authority: true, notAfter: LONG_AFTER });
  const own = issue({ subject: 'shop', names: ['localhost', '127.0.0.1'], notAfter: LONG_AFTER }, authority);
  fs.writeFileSync(authorityFile, authority.certificate);
  const known = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const taken = new Set(known);
  let [manner, messages, doubled, bytes]: [EndpointManner, number, number, number] = ['take', 0, 0, 0];

  const server = createServer({ cert: own.certificate, key: own.key }, (request, response) => {
    const id = String(request.headers['webhook-id'] ?? '');
    const how = manner;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('error', () => undefined);
    response.on('error', () => undefined);

    request.on('end', () => {
      if (how === 'refuse') return void response.writeHead(500).end('no');
      if (how === 'half-closed') return void request.socket.end();
      if (how === 'garbage') return void request.socket.end('HTTP/9.9 maybe\r\n\r\n');
      if (how === 'slow') return void setTimeout(() => response.writeHead(200).end('late'), SLOW_MS).unref();
      messages += 1;
      if (taken.has(id)) doubled += 1;
      response.on('finish', () => {
        if (taken.has(id)) return;
        taken.add(id);
        fs.appendFileSync(file, `${id}\n`);
      });
      response.writeHead(200).end('{}');
    });
  });

  server.on('tlsClientError', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${port}/webhooks`,
    taken,
    counts: () => ({ messages, doubled, bytes }),
    turn: (next) => (manner = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
