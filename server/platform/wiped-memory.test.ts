import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { eventually } from '../../test/harness/eventually.ts';
import { discardAfterWriting, wipeableBuffer } from './wiped-memory.ts';

test('chunks of an answer arrive as they are, and are wiped and given back once they are written', async () => {
  // more than sockets hold, so that the last of it waits for the reader
  const chunks = Array.from({ length: 200 }, (_, index) => wipeableBuffer(65_536).fill(index + 1));
  const slice = Buffer.alloc(100, 'abc').subarray(10, 20);
  const expected = Buffer.concat([...chunks, slice]);
  const server = createServer((_request, response) => {
    discardAfterWriting(response);
    Readable.from([...chunks, slice]).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  assert.ok(Buffer.from(await answer.arrayBuffer()).equals(expected));
  await eventually(() => {
    assert.deepEqual([...new Set(chunks.map(({ length }) => length))], [0]);
    assert.deepEqual(slice, Buffer.alloc(10), 'what is a slice of something else is wiped only');
    return Promise.resolve();
  });
  server.close();
});
