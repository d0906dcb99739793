import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inBulkhead } from './bulkhead.ts';

test('of who asks without a token four are looked up at once, each in turn, and too many are sent away', async () => {
  const db = {};
  const held: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const look = (): Promise<number> =>
    inBulkhead(db, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => held.push(resolve));
      running -= 1;
      return running;
    });
  const looks = Array.from({ length: 504 }, () => look());
  await assert.rejects(look(), { code: 'service_unavailable', retryAfterSeconds: 1 });
  assert.equal(await inBulkhead({}, async () => 'another database'), 'another database');
  while (held.length > 0) {
    held.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(looks);
  assert.deepEqual([most, running], [4, 0]);
  await assert.rejects(
    inBulkhead(db, () => Promise.reject(new Error('away'))),
    /away/,
  );
  assert.equal(await inBulkhead(db, async () => 'free again'), 'free again');
});
