import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** A TLS target that reads every body to its end and answers 200. Certificate and key come by environment. */
const server = createServer(
  {
    cert: process.env['BENCH_CERTIFICATE'] ?? '',
    key: process.env['BENCH_KEY'] ?? '',
    keepAliveTimeout: 60_000,
  },
  (request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => response.writeHead(200, { 'content-type': 'text/plain' }).end(String(bytes)));
  },
);
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.exit(0));
