import assert from 'node:assert/strict';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { test } from 'node:test';
import fastify from 'fastify';
import { eventually } from '../../test/harness/eventually.ts';
import { createLog } from '../platform/log.ts';
import { EventStreams, type StreamedEvent } from './event-stream.ts';

const LARGE = 'x'.repeat(1_000_000);

test('what a slow reader has not taken is not made, and who takes nothing for long is cut off', async (t) => {
  let made = 0;
  let isOver = false;
  async function* endless(ended: AbortSignal): AsyncGenerator<StreamedEvent> {
    try {
      while (!ended.aborted) yield { id: String((made += 1)), name: 'buyer.created', data: LARGE };
    } finally {
      isOver = true;
    }
  }
  const streams = new EventStreams(createLog('silent'), 1_000);
  const app = fastify();
  app.get('/', (_request, reply) =>
    streams.send(
      { reply, caller: { kind: 'public' } },
      async (ended) => endless(ended),
      async () => true,
    ),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  t.after(() => app.close());
  const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  t.after(() => socket.destroy());
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(socket, 'readable');

  // It reads no further: what is made fills the buffers of the connection, and no more.
  await eventually(() => isOver);
  assert.ok(made > 1 && made < 50, `${made} MB`);
  socket.resume();
  await once(socket, 'close');
});
