import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getHeapStatistics } from 'node:v8';
import { heapOfThread, memoryKeeper } from './memory-at-rest.ts';

const MB = 1024 * 1024;

test('memory is given back at rest, where much has grown since the last time', async () => {
  const heap = { share: 0.5, mb: 120, collections: 0 };
  const look = memoryKeeper({
    busyShare: () => heap.share,
    bytes: () => heap.mb * MB,
    collect: async () => {
      heap.mb = 50;
      heap.collections += 1;
    },
  });
  await look();
  assert.equal(heap.collections, 0, 'busy');
  heap.share = 0.01;
  await look();
  await look();
  assert.deepEqual([heap.collections, heap.mb], [1, 50]);
  heap.mb = 80;
  await look();
  assert.equal(heap.collections, 1, 'not worth it');
  heap.mb = 83;
  await look();
  assert.equal(heap.collections, 2);
});

test('what is dead has gone from the heap of this thread', async () => {
  const { collect, busyShare, bytes } = heapOfThread();
  const used = (): number => getHeapStatistics().used_heap_size;
  const held: string[][] = [Array.from({ length: 500_000 }, (_, index) => `text ${index}`)];
  const before = used();
  held.length = 0;
  await collect();
  assert.ok(before - used() > 10 * MB, `${before} before, ${used()} after`);
  assert.ok(busyShare() >= 0 && bytes() >= used());
});
