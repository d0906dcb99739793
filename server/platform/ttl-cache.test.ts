import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TtlCache } from './ttl-cache.ts';

/** A cache, and a look-up that counts: its values are 1, 2, 3 … */
function countedCache(limits: ConstructorParameters<typeof TtlCache<string, number>>[0]) {
  const cache = new TtlCache<string, number>(limits);
  let count = 0;
  return { cache, lookUp: async () => (count += 1) };
}

test('a value is looked up once for its time, and anew where the clock was set back', async () => {
  const { cache, lookUp } = countedCache({ ttlMs: 1000, entriesMax: 10 });
  assert.equal(await cache.get('a', 5000, lookUp), 1);
  assert.equal(await cache.get('a', 5999, lookUp), 1);
  assert.equal(await cache.get('a', 6000, lookUp), 2);
  assert.equal(await cache.get('a', 5999, lookUp), 3);
});

test('callers who come together share one look-up, and each look-up gets what was there before', async () => {
  const cache = new TtlCache<string, string>({ ttlMs: 1000, entriesMax: 10 });
  const answer = Promise.withResolvers<string>();
  const first = cache.get('a', 0, () => answer.promise);
  const second = cache.get('a', 0, () => assert.fail('looked up twice'));
  answer.resolve('one');
  assert.deepEqual(await Promise.all([first, second]), ['one', 'one']);
  assert.equal(
    await cache.get('a', 1000, async (before) => `after ${(await before) ?? 'nothing'}`),
    'after one',
  );
  assert.equal(await cache.get('b', 1000, async (before) => String(before)), 'null');
});

test('a look-up that fails is not kept, and takes nothing newer away', async () => {
  const { cache, lookUp } = countedCache({ ttlMs: 1000, entriesMax: 10 });
  await assert.rejects(
    cache.get('a', 0, async () => Promise.reject(new Error('away'))),
    /away/,
  );
  assert.equal(await cache.get('a', 0, lookUp), 1);

  const late = Promise.withResolvers<number>();
  const failing = cache.get('b', 0, () => late.promise);
  assert.equal(await cache.get('b', 1000, lookUp), 2);
  late.reject(new Error('away'));
  await assert.rejects(failing);
  assert.equal(await cache.get('b', 1000, lookUp), 2);
});

test('a value may say how long it is kept: not at all, or as long as the cache keeps anything', async () => {
  for (const [ttlMs, atMs] of [
    [-1, 0],
    [0, 0],
    [400, 400],
    [5000, 1000],
  ] as const) {
    const { cache, lookUp } = countedCache({ ttlMs: 1000, entriesMax: 10, ttlMsOf: () => ttlMs });
    assert.equal(await cache.get('a', 0, lookUp), 1);
    if (atMs > 0) assert.equal(await cache.get('a', atMs - 1, lookUp), 1, `${ttlMs}: kept before ${atMs}`);
    assert.equal(await cache.get('a', atMs, lookUp), 2, `${ttlMs}: not kept at ${atMs}`);
  }
});

test('a full cache drops what was looked up longest ago; what was deleted is looked up again', async () => {
  const { cache, lookUp } = countedCache({ ttlMs: 1000, entriesMax: 2 });
  for (const key of ['a', 'b']) await cache.get(key, 0, lookUp);
  assert.equal(await cache.get('a', 1000, lookUp), 3);
  assert.equal(await cache.get('c', 1000, lookUp), 4);
  assert.equal(await cache.get('a', 1000, lookUp), 3, 'looked up after b');
  assert.equal(await cache.get('b', 1000, lookUp), 5);

  cache.delete('b');
  assert.equal(await cache.get('b', 1000, lookUp), 6);
  cache.clear();
  assert.equal(await cache.get('b', 1000, lookUp), 7);
});
