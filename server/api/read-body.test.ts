import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import net from 'node:net';
import { test } from 'node:test';
import { Problem } from '../domain/problem.ts';
import { eventually } from '../../test/harness/eventually.ts';
import { readBody } from './read-body.ts';

test('a caller who has sent all of it and goes away before it is read is no error of ours', async () => {
  const reading = Promise.withResolvers<unknown>();
  const server = createServer((request) => {
    request.on('error', () => undefined);
    void eventually(() => request.destroyed).then(() =>
      readBody(request, 1000).then(reading.resolve, reading.resolve),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo; // it listens on TCP
  const caller = net.connect(port, '127.0.0.1');
  caller.write(
    'POST / HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    () => caller.destroy(),
  );
  const said = await reading.promise;
  server.close();
  assert.ok(said instanceof Problem, String(said));
  assert.equal(said.code, 'bad_request');
});
