import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectYoung } from '../../test/harness/memory.ts';
import { openTlsTarget, trustTestAuthority } from '../../test/harness/tls-target.ts';
import { createOutbound } from './exchange.ts';

test('what was sent does not wait for a major collection', async () => {
  trustTestAuthority();
  const outbound = createOutbound({
    allowLoopback: true,
    ownOrigins: [],
    resolve: async () => ['127.0.0.1'],
  });
  const target = await openTlsTarget();
  const url = new URL(target.url);
  const bytes = 100_000;
  const rounds = 200;
  const send = async (index: number): Promise<void> => {
    const body = Buffer.alloc(bytes, 'x');
    const { status } = await outbound.exchangeWhole({
      method: 'POST',
      url,
      headers: [],
      body,
      identity: null,
    });
    assert.equal(status, 200);
    target.received.length = 0;
    if (index % 10 === 0) collectYoung();
  };
  try {
    // Until what sends them is compiled: the compiler holds some of what it has seen for as long as it is at work.
    for (let index = 0; index < rounds; index += 1) await send(index);
    const before = process.memoryUsage().arrayBuffers;
    for (let index = 1; index <= rounds; index += 1) await send(index);
    collectYoung();
    const kept = process.memoryUsage().arrayBuffers - before;
    assert.ok(kept < (rounds * bytes) / 4, `${kept} bytes more are in use`);
  } finally {
    await outbound.close();
    await target.close();
  }
});
