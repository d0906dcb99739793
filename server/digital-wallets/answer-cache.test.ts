import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAnswerCache, freshSeconds } from './answer-cache.ts';

test('an answer is kept as long as its owner says, less its age, and a day at most', () => {
  for (const [headers, seconds] of [
    [{}, 0],
    [{ 'cache-control': 'public, max-age=604800, must-revalidate' }, 86_400],
    [{ 'cache-control': 'MAX-AGE="600"', age: '100' }, 500],
    [{ 'cache-control': 'max-age=60', age: '61' }, 0],
    [{ 'cache-control': 'max-age=60', age: 'x' }, 60],
    [{ 'cache-control': 'no-store, max-age=60' }, 0],
    [{ 'cache-control': 'no-cache' }, 0],
    [{ 'cache-control': 'max-age=-1' }, 0],
    [{ 'cache-control': 's-maxage=60' }, 0],
  ] as const) {
    assert.equal(freshSeconds(headers), seconds, JSON.stringify(headers));
  }
});

test('keys are asked for once while they are fresh, and each time where nothing may be kept', async () => {
  const kept = createAnswerCache();
  let asked = 0;
  const keys = (headers: Record<string, string>) => async () => ({
    answer: { asked: (asked += 1) },
    headers,
  });
  const at = (seconds: number): number => 1_800_000_000_000 + seconds * 1000;
  const fresh = keys({ 'cache-control': 'max-age=60' });
  assert.deepEqual(
    [
      (await kept.get('https://a.example', at(0), fresh)).answer,
      (await kept.get('https://a.example', at(59), fresh)).answer,
      (await kept.get('https://a.example', at(60), fresh)).answer,
    ],
    [{ asked: 1 }, { asked: 1 }, { asked: 2 }],
  );
  assert.deepEqual(
    [
      (await kept.get('https://b.example', at(0), keys({}))).answer,
      (await kept.get('https://b.example', at(1), keys({}))).answer,
    ],
    [{ asked: 3 }, { asked: 4 }],
  );
  await assert.rejects(
    kept.get('https://a.example', at(200), async () => Promise.reject(new Error('not reached'))),
    /not reached/,
  );
});
