import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';

/** The processors of the sandbox, over HTTP on loopback. Port 0 takes any free one. */
export async function startSimulator(options: Readonly<{ db: Db; clock: Clock; port: number }>): Promise<Simulator> {
  const server = createServer((_request, response) => response.writeHead(404).end());
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('BUG: an HTTP server without a port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type Simulator = Readonly<{ url: string; close(): Promise<void> }>;
