import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { after, before, test } from 'node:test';
import { eventually, openTestService, type TestService } from '../../test/harness/index.ts';
import { createApp } from './app.ts';
import { OPERATIONS } from '../api-contract/index.ts';
import { type AnyRoute, route } from './route.ts';

/** Of one socket a few requests are under way at once; the rest waits for them, and too many end the connection. */

let service: TestService;
let begun = 0;
let release = (): void => undefined;
let isReleased = new Promise<void>((resolve) => {
  release = resolve;
});
const routes: readonly AnyRoute[] = OPERATIONS.filter(({ id }) => id === 'list_card_scheme_definitions').map(
  (operation) => ({
    ...route(operation, async () => Promise.reject(new Error('replaced below'))),
    handle: async () => {
      begun += 1;
      await isReleased;
      return { status: 200, body: { items: [] } };
    },
  }),
);
let app: Awaited<ReturnType<typeof createApp>>;
before(async () => {
  service = await openTestService({ worker: false });
  app = await createApp(service.parts, routes);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
after(async () => {
  release();
  await app.close();
  await service.close();
});

async function send(requests: number): Promise<Readonly<{ socket: Socket; text(): string }>> {
  const address = app.server.address();
  assert.ok(typeof address === 'object' && address !== null);
  const socket = connect(address.port, '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString();
  });
  socket.on('error', () => undefined); // it may be reset
  const head = `host: x\r\nauthorization: Bearer ${await service.token()}\r\n`;
  socket.write(`GET ${routes[0]?.operation.path} HTTP/1.1\r\n${head}\r\n`.repeat(requests));
  return { socket, text: () => received };
}

test('of a hundred requests that come at once on one socket sixteen are under way, and all are answered', async () => {
  const { socket, text } = await send(100);
  await eventually(() => begun === 16);
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
  assert.equal(begun, 16);
  const paying = await service.request('GET', '/payment-services');
  assert.equal(paying.status, 200, 'others go on');
  release();
  await eventually(() => text().split('HTTP/1.1 200').length === 101);
  assert.equal(begun, 100);
  socket.destroy();
});

test('who sends thousands without waiting for an answer is cut off', async () => {
  begun = 0;
  isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { socket } = await send(5_000);
  await eventually(() => socket.destroyed);
  assert.ok(begun <= 16);
  release();
});
