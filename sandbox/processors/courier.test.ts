import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { testDb } from '../../test/harness/index.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { newId } from '../../server/platform/entropy.ts';
import { Courier } from './courier.ts';

test('events about one payment leave in the order of their writing, also within a millisecond', async () => {
  const { db, close } = await testDb();
  const told: unknown[] = [];
  const endpoint = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      told.push((JSON.parse(Buffer.concat(chunks).toString()) as { number: unknown }).number);
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`; // it listens on TCP
  const at = new Date();
  const courier = new Courier(db, { ...systemClock(), now: () => at, nowFor: () => at });
  const book = { account: 'default', processor: 'mock-card' };
  const subjectId = newId<'payment'>(at);
  try {
    const numbers = Array.from({ length: 10 }, (_, number) => number);
    for (const number of numbers)
      await courier.write(db, book, { subjectId, name: 'changed', url, data: { number }, at });
    courier.kick();
    await courier.close();
    assert.deepEqual(told, numbers);
  } finally {
    endpoint.close();
    endpoint.closeAllConnections();
    await close();
  }
});
