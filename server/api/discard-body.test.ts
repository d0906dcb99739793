import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { discardBody, SILENCE_MS_MAX } from './discard-body.ts';

test('a process that was busy does not take what came meanwhile for silence', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  const accepted = once(server, 'connection');
  await once(server, 'listening');
  const sender = connect((server.address() as AddressInfo).port, '127.0.0.1'); // it listens on TCP
  await once(sender, 'connect');
  const [body] = (await accepted) as [Socket];
  try {
    let isOver = false;
    const discarded = discardBody(body).then(() => (isOver = true));
    const chunk = once(body, 'data');
    sender.write('more');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * SILENCE_MS_MAX); // busy
    await chunk;
    assert.equal(isOver, false);
    sender.end();
    await discarded;
  } finally {
    body.destroy();
    sender.destroy();
    server.close();
  }
});

test('of whom nobody knows no more is read than the largest body that would have been', async () => {
  let given = 0;
  const endless = new Readable({
    read(): void {
      given += 1_000;
      this.push(Buffer.alloc(1_000, 1));
    },
  });
  await discardBody(endless, 10_000);
  assert.ok(given < 200_000, String(given));
  endless.destroy();
});
