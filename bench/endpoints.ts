import fs from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { authority } from '../test/harness/tls-target.ts';
import { issue } from '../test/harness/certificates.ts';

/**
 * Endpoints of webhooks in a process of their own, each on a port of its own over TLS: those that answer at
 * once, and those that are dead, which take a request and never answer. `BENCH_AUTHORITY`: where the
 * certificate of their authority goes.
 */
const [healthy, dead] = (process.env['BENCH_ENDPOINTS'] ?? '0,0').split(',').map(Number);
const own = issue({ subject: 'bench', names: ['localhost'] }, authority);
fs.writeFileSync(process.env['BENCH_AUTHORITY'] ?? '', authority.certificate);

const startListener = async (isDead: boolean): Promise<number> => {
  const server = createServer({ cert: own.certificate, key: own.key }, (request, response) => {
    request.resume();
    if (!isDead) request.on('end', () => response.writeHead(200, { 'content-length': 0 }).end());
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const ports = async (count: number, isDead: boolean): Promise<readonly number[]> =>
  Promise.all(Array.from({ length: count }, () => startListener(isDead)));
process.send?.({ healthy: await ports(healthy ?? 0, false), dead: await ports(dead ?? 0, true) });
process.on('disconnect', () => process.exit());
