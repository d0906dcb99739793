import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pace, UNDER_WAY_MAX } from './pace.ts';

test('while outcomes are long in being written down ever fewer messages are under way, and then more again', () => {
  const pace = new Pace();
  let nowMs = 0;
  const underWay = (tookMs: number): number => {
    nowMs += 1_000;
    pace.written(tookMs, nowMs);
    return pace.shareOf(1);
  };
  assert.equal(pace.shareOf(1), UNDER_WAY_MAX);
  assert.deepEqual([400, 400, 400, 400, 400, 400].map(underWay), [16, 8, 4, 2, 1, 1]);
  assert.deepEqual([10, 10, 10].map(underWay), [4, 8, 12]);
  assert.equal(Array.from({ length: 20 }, () => underWay(10)).at(-1), UNDER_WAY_MAX);
});

test('one outcome that took long among many changes nothing, and every queue may have one message', () => {
  const pace = new Pace();
  pace.written(1, 1_000);
  for (let at = 1_001; at < 1_200; at += 1) pace.written(at === 1_100 ? 2_000 : 1, at);
  pace.written(1, 1_300);
  assert.equal(pace.shareOf(2), UNDER_WAY_MAX / 2);
  assert.equal(pace.shareOf(500), 1);
});
