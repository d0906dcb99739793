import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../domain/problem.ts';
import { makeKeyPair } from './key-pair.ts';

test('keys are found one after the other, so that payments have the other threads', async () => {
  const found: string[] = [];
  await Promise.all(
    (['RSA', 'ECDSA', 'ECDSA'] as const).map(async (algorithm) => {
      found.push((await makeKeyPair(algorithm)).algorithm);
    }),
  );
  assert.deepEqual(found, ['RSA', 'ECDSA', 'ECDSA'], 'the quick ones waited for the slow one');
});

test('503 for whoever would wait behind twenty others for a key', async () => {
  const all = await Promise.allSettled(Array.from({ length: 23 }, () => makeKeyPair('ECDSA')));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  assert.equal(refused.length, 2);
  for (const reason of refused) assert.ok(reason instanceof Problem && reason.code === 'service_unavailable');
});
