import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { eventually } from '../../test/harness/index.ts';
import { createLog } from '../platform/log.ts';
import { limitConnections, limitsFor } from './limit-connections.ts';

test('a part of the descriptors is for what answers callers', () => {
  assert.deepEqual(limitsFor(128), { served: 64, taken: 96 });
  assert.deepEqual(limitsFor(1_024), { served: 768, taken: 896 });
  assert.deepEqual(limitsFor(65_536), { served: 49_152, taken: 57_344 });
});

test('connections too many are answered, those beyond them dropped, and the log has one line', async () => {
  const lines: string[] = [];
  const log = createLog('debug', {
    write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg),
  });
  const server = createServer((request, response) => {
    response.writeHead(isBeyond(request.socket) ? 503 : 200, { connection: 'close' }).end();
  });
  const isBeyond = limitConnections(server, log, { served: 2, taken: 4 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined); // dropped
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const answered = async (socket: Socket): Promise<string> => {
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    const [data] = (await once(socket, 'data')) as [Buffer];
    return data.toString().slice(9, 12);
  };
  const first = await open();
  await open();
  const third = await open();
  await open();
  const dropped = await open();
  await eventually(() => dropped.destroyed || dropped.readableEnded);
  assert.equal(await answered(third), '503');
  assert.deepEqual(lines, ['there are more connections than descriptors for them']);
  assert.equal(await answered(first), '200');
  for (const socket of sockets) socket.destroy();
  await eventually(async () => {
    const socket = await open();
    assert.equal(await answered(socket), '200');
  });
  server.closeAllConnections();
  server.close();
});
