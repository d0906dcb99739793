/**
 * A service that is slow, cut off and wrong, for the tests of the Swift package: `node replay-server.mjs`. It prints
 * its address, and ends with its standard input.
 */
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const json = { 'content-type': 'application/json' };
let asked = 0;
let cuts = 0;

async function slowly(response, text) {
  response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(text) });
  for (const byte of Buffer.from(text)) {
    response.write(Buffer.from([byte]));
    await wait(2);
  }
  response.end();
}

/** By the first two parts of the path. */
const ANSWERS = {
  '/echo': (request, response, body) =>
    response
      .writeHead(200, json)
      .end(JSON.stringify({ method: request.method, path: request.url, headers: request.headers, body })),
  '/slow': (_request, response) => slowly(response, JSON.stringify({ text: 'ä'.repeat(50) })),
  '/late': async (request, response) => {
    await wait(Number(new URL(request.url, 'http://x').searchParams.get('ms')));
    response.writeHead(200, json).end('{}');
  },
  '/silent': () => undefined,
  '/cut': (_request, response) => {
    response.writeHead(200, { ...json, 'content-length': 1000 });
    response.write('{"half":');
    setTimeout(() => response.destroy(), 20);
  },
  '/reset': (request) => request.socket.destroy(),
  '/redirect': (_request, response) => response.writeHead(307, { location: '/echo' }).end(),
  '/long': (_request, response) => response.writeHead(200, json).end(`"${'x'.repeat(2_000_000)}"`),
  '/page': (_request, response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>'),
  '/refused': (_request, response) =>
    response.writeHead(400, json).end(JSON.stringify({ code: 'bad_request', message: 'No', details: [] })),
  // a checkout whose opening is slow, and of which the first two questions are cut off
  '/embedded-checkouts': (request, response) => {
    asked = 0;
    cuts = 2;
    const url = `http://${request.headers.host}/pay/of/secret`;
    return slowly(response, JSON.stringify({ id: 'checkout', url }));
  },
  '/pay': async (_request, response) => {
    asked += 1;
    if (asked <= cuts) return response.destroy();
    const transaction = { id: 'transaction', status: asked === cuts + 1 ? 'processing' : 'captured' };
    const status = transaction.status === 'captured' ? 'completed' : 'processing';
    return slowly(response, JSON.stringify({ status, transaction }));
  },
};

const server = http.createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const answer = ANSWERS[`/${request.url.split(/[/?]/)[1]}`];
  if (answer === undefined) response.writeHead(404, json).end('{"code":"not_found","message":"No"}');
  else await answer(request, response, Buffer.concat(chunks).toString());
});
server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});
process.stdin.on('end', () => process.exit(0)).resume();
