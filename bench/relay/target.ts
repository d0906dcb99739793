import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/**
 * A TLS target that reads every body to its end and answers 200: how many bytes there were, or as many as the query's
 * `answer` wants. Certificate and key come by environment.
 */
const ANSWER_BYTES_MAX = 10_485_760;
const filler = Buffer.alloc(ANSWER_BYTES_MAX, 'x');
const server = createServer(
  {
    cert: process.env['BENCH_CERTIFICATE'] ?? '',
    key: process.env['BENCH_KEY'] ?? '',
    keepAliveTimeout: 60_000,
  },
  (request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      const wanted = /[?]answer=([0-9]+)$/.exec(request.url ?? '')?.[1];
      const answer = wanted === undefined ? Buffer.from(String(bytes)) : filler.subarray(0, Number(wanted));
      const headers = { 'content-type': 'text/plain', 'content-length': answer.length };
      response.writeHead(200, headers).end(answer);
    });
  },
);
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.exit(0));
