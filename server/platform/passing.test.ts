import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collectYoung } from '../../test/harness/memory.ts';
import { PassingMap } from './passing.ts';

test('what went does not wait for a major collection, though the map is old', () => {
  const passing = new PassingMap<number, Buffer>();
  const bytes = 2_000;
  const rounds = 10_000;
  const atOnce = 16;
  const pass = (index: number): void => {
    passing.put(index, Buffer.from(new ArrayBuffer(bytes)));
    passing.remove(index - atOnce);
  };
  for (let index = 0; index < atOnce; index += 1) pass(index);
  collectYoung(); // From here on the table that there is now is old.
  const before = process.memoryUsage().arrayBuffers;
  for (let index = atOnce; index < rounds; index += 1) pass(index);
  collectYoung();
  const kept = process.memoryUsage().arrayBuffers - before;
  assert.ok(kept < (rounds * bytes) / 4, `${kept} bytes more are in use`);
});

test('entries stay in the order in which they were put, and are there until they are removed', () => {
  const passing = new PassingMap<number, string>();
  for (let index = 0; index < 5_000; index += 1) {
    passing.put(index, `${index}`);
    if (index % 5 !== 0) passing.remove(index);
  }
  assert.deepEqual(
    [...passing.all],
    Array.from({ length: 1_000 }, (_none, index) => [index * 5, `${index * 5}`]),
  );
});
