import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, before, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { eventually, startTestService, type TestService } from '../../test/harness/index.ts';
import { createApp } from './app.ts';
import { ROUTES } from './routes/index.ts';

/** Short ones, and the same machinery as in service; what it stands at there is tested last. */
const LIMITS = { headersMs: 500, requestMs: 2_000, checkMs: 50 };
const ENDED_MS_MAX = 20_000;

let service: TestService;
let app: FastifyInstance;
let port: number;
const lines: string[] = [];
before(async () => {
  service = await startTestService({ worker: false, logTo: (line) => lines.push(line) });
  app = await createApp(service.parts, ROUTES, { limits: LIMITS });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
after(async () => {
  await app.close();
  await service.close();
});

/** What a socket gets that writes this and then nothing more, until the other side ends it. */
function answered(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(text));
    let got = '';
    const timer = setTimeout(
      () => reject(new Error(`held for ever after ${JSON.stringify(text)}`)),
      ENDED_MS_MAX,
    );
    socket.on('data', (chunk) => (got += chunk.toString('latin1')));
    socket.once('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(got);
    });
  });
}

test('408: a socket that never ends its headers, or its body, is not held', async () => {
  for (const text of [
    '',
    'GET /roles HTTP/1.1\r\nhost: x\r\n',
    'POST /i/ps/x/y HTTP/1.1\r\nhost: x\r\ncontent-len',
  ])
    assert.match(await answered(text), /^HTTP\/1\.1 408 |^$/, text);
  const token = await service.token();
  const body =
    `POST /buyers HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n` +
    'content-type: application/json\r\ncontent-length: 100\r\n\r\n{';
  assert.match(await answered(body), /^HTTP\/1\.1 408 |^$/);
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
    const startedAt = performance.now();
    assert.match(await answered(open(head)), new RegExp(`^HTTP/1\\.1 ${status} `), head);
    assert.ok(performance.now() - startedAt < LIMITS.requestMs + ENDED_MS_MAX / 2);
  }
});

test('what a stranger breaks off is told at debug, without a stack', async () => {
  const token = await service.token();
  lines.length = 0;
  for (const [path, authorization] of [
    ['/buyers', `authorization: Bearer ${token}\r\n`],
    ['/approve/x', ''],
  ] as const) {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\n${authorization}content-type: application/json\r\n` +
          'content-length: 100\r\n\r\n{',
      ),
    );
    socket.on('error', () => undefined);
    await once(app.server, 'request');
    await delay(150);
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
