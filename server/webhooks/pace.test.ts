import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pace, UNDER_WAY_MAX } from './pace.ts';

/** One that has written down outcomes in time for so long that it does not get any faster. */
function grownPace(): Pace {
  const pace = new Pace();
  for (let nowMs = -60_000; nowMs < 0; nowMs += 1_000) pace.written(1, nowMs);
  return pace;
}

test('a process begins with few messages under way, and has more where outcomes are written down in time', () => {
  const pace = new Pace();
  assert.equal(pace.shareOf(1), 4);
  pace.written(1, 1_000);
  assert.equal(pace.shareOf(1), 8);
  assert.equal(grownPace().shareOf(1), UNDER_WAY_MAX);
});

test('while outcomes are long in being written down ever fewer messages are under way, and then more again', () => {
  const pace = grownPace();
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
  const pace = grownPace();
  pace.written(1, 1_000);
  for (let at = 1_001; at < 1_200; at += 1) pace.written(at === 1_100 ? 2_000 : 1, at);
  pace.written(1, 1_300);
  assert.equal(pace.shareOf(2), UNDER_WAY_MAX / 2);
  assert.equal(pace.shareOf(500), 1);
});
