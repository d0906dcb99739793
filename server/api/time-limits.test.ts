import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { eventually, openTestService, type TestService } from '../../test/harness/index.ts';
import { createApp } from './app.ts';
import { ROUTES } from './routes/index.ts';

/** Short ones, and the same machinery as in service; what it stands at there is tested last. */
const LIMITS = { headersMs: 500, requestMs: 2_000, checkMs: 50 };

let service: TestService;
let app: FastifyInstance;
/** With the limits as they are served, in which a busy machine comes to what is tried. */
let patient: FastifyInstance;
const lines: string[] = [];
before(async () => {
  service = await openTestService({ worker: false, logTo: (line) => lines.push(line) });
  app = await createApp(service.parts, ROUTES, { limits: LIMITS });
  patient = await createApp(service.parts, ROUTES);
  for (const one of [app, patient]) await one.listen({ host: '127.0.0.1', port: 0 });
});
after(async () => {
  await Promise.all([app.close(), patient.close()]);
  await service.close();
});

function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** What a socket gets that writes this and then nothing more, until the other side ends it. */
async function answerTo(text: string): Promise<string> {
  const socket: Socket = connect(portOf(app), '127.0.0.1', () => socket.write(text));
  let got = '';
  socket.on('data', (chunk) => (got += chunk.toString('latin1')));
  socket.once('error', () => undefined);
  await once(socket, 'close');
  return got;
}

test('408: a socket that never ends its headers, or its body, is not held', async () => {
  for (const text of [
    '',
    'GET /roles HTTP/1.1\r\nhost: x\r\n',
    'POST /i/ps/x/y HTTP/1.1\r\nhost: x\r\ncontent-len',
  ])
    assert.match(await answerTo(text), /^HTTP\/1\.1 408 |^$/, text);
  const token = await service.token();
  const body =
    `POST /buyers HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
    'content-type: application/json\r\ncontent-length: 100\r\n\r\n{';
  assert.match(await answerTo(body), /^HTTP\/1\.1 408 |^$/);
});

test('a body is not waited for where the address, the session or the token is not good', async () => {
  const open = (head: string): string =>
    `${head} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{`;
  for (const [head, status] of [
    ['POST /i/ps/x/y', 404],
    ['PUT /checkout/sessions/0192f000-0000-7000-8000-000000000009/fields', 404],
    ['POST /transactions/0192f000-0000-7000-8000-000000000009/session?token=x', 404],
    ['POST /digital-wallets/click-to-pay/session', 413],
    ['POST /transactions', 401],
  ] as const) {
    const socket: Socket = connect(portOf(patient), '127.0.0.1', () => socket.write(open(head)));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    assert.match(answer.toString('latin1'), new RegExp(`^HTTP/1\\.1 ${status} `), head);
  }
});

test('what a stranger breaks off is told at debug, without a stack', async () => {
  const token = await service.token();
  lines.length = 0;
  for (const [path, authorization] of [
    ['/buyers', `authorization: Bearer ${token}\r\n`],
    ['/approve/x', ''],
  ] as const) {
    const socket = connect(portOf(patient), '127.0.0.1', () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\n${authorization}content-type: application/json\r\n` +
          'content-length: 100\r\n\r\n{',
      ),
    );
    socket.on('error', () => undefined);
    const [request] = (await once(patient.server, 'request')) as [IncomingMessage];
    await eventually(() => request.listenerCount('data') + request.listenerCount('readable') > 0);
    socket.resetAndDestroy();
  }
  await eventually(() => lines.filter((line) => line.includes('request broken off')).length === 2);
  assert.deepEqual(
    lines.filter((line) => /"level":[45]0|"stack"/.test(line)),
    [],
  );
});

test('the API as it is served has the limits', () => {
  const { requestTimeout, headersTimeout } = app.server;
  assert.deepEqual([requestTimeout, headersTimeout], [LIMITS.requestMs, LIMITS.headersMs]);
});
