import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharedFor } from './trouble.ts';

test('however many ask for health at once, there is one look, and its answer counts for a second', async () => {
  let nowMs = 0;
  let looks = 0;
  let finish = (_answer: number): void => undefined;
  const look = sharedFor(
    1_000,
    () => {
      looks += 1;
      return new Promise<number>((resolve) => {
        finish = resolve;
      });
    },
    () => nowMs,
  );
  const together = Array.from({ length: 5_000 }, () => look());
  nowMs = 60_000; // a look that takes long is still the one
  together.push(look());
  finish(1);
  assert.deepEqual(new Set(await Promise.all(together)), new Set([1]));
  nowMs += 999;
  assert.equal(await look(), 1);
  assert.equal(looks, 1);
  nowMs += 1;
  const next = look();
  finish(2);
  assert.deepEqual([await next, looks], [2, 2]);
});

test('a look that fails is no answer for longer than a second either', async () => {
  let nowMs = 0;
  let looks = 0;
  const look = sharedFor(
    1_000,
    async () => {
      looks += 1;
      return looks === 1 ? Promise.reject(new Error('down')) : 'fine';
    },
    () => nowMs,
  );
  await assert.rejects(look(), /down/);
  nowMs = 1_000;
  assert.equal(await look(), 'fine');
});
