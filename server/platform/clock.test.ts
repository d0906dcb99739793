import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stopwatch, stopwatches } from './clock.ts';

test('a stopwatch goes on while the machine sleeps', () => {
  let [runningMs, upMs] = [5_000, 700_000];
  const begin = stopwatches({ runningMs: () => runningMs, upMs: () => upMs });
  const pass = (ms: number): void => void ((runningMs += ms), (upMs += ms));
  const first = begin();
  assert.equal(first(), 0);
  pass(40);
  assert.equal(first(), 40);
  upMs += 3_600_000;
  assert.equal(first(), 3_600_040, 'an hour of sleep');
  const second = begin();
  pass(60);
  assert.deepEqual([first(), second()], [3_600_100, 60]);
});

test('one that is made after a sleep that nobody has noticed shows too much, never too little', () => {
  let upMs = 0;
  const begin = stopwatches({ runningMs: () => 0, upMs: () => upMs });
  upMs += 10_000;
  assert.equal(begin()(), 10_000);
  assert.equal(begin()(), 0);
});

test('where uptime is not told, a stopwatch is as good as the other clock', () => {
  let runningMs = 0;
  const elapsedMs = stopwatches({ runningMs: () => runningMs, upMs: () => 0 })();
  runningMs += 50;
  assert.equal(elapsedMs(), 50);
});

test('the clocks of this machine go on', () => {
  const elapsedMs = stopwatch();
  const beganMs = performance.now();
  while (performance.now() - beganMs < 2);
  assert.ok(elapsedMs() >= 2);
});
