import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { Agent, request as send } from 'node:https';

/**
 * The least a streaming reverse proxy in Node can do: bytes in, bytes out. The reference where there is no
 * nginx.
 */
const agent = new Agent({ keepAlive: true, maxSockets: 64, ca: process.env['BENCH_CA'] ?? '' });
const server = createServer((request, response) => {
  const outgoing = send(
    {
      agent,
      hostname: 'localhost',
      port: Number(process.env['BENCH_TARGET_PORT']),
      path: request.url,
      method: 'POST',
      headers: {
        'content-type': request.headers['content-type'] ?? '',
        'content-length': request.headers['content-length'] ?? '0',
      },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => undefined);
    },
  );
  pipeline(request, outgoing, () => undefined);
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.exit(0));
