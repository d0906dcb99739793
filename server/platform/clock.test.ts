import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leaps, stopwatch, stopwatches, systemClock } from './clock.ts';

test('a stopwatch goes on while the machine sleeps', () => {
  let [runningMs, upMs, setMs] = [5_000, 700_000, 0];
  const begin = stopwatches({ runningMs: () => runningMs, upMs: () => upMs, wallMs: () => upMs + setMs });
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

  upMs += 7_000;
  setMs -= 7_000;
  pass(1_000);
  assert.equal(first(), 3_608_100, 'slept, and set back by as much: known a second later');
});

test('a stopwatch asks the dear clock once a second where nobody sleeps', () => {
  let [runningMs, asked] = [0, 0];
  const upMs = (): number => ((asked += 1), runningMs);
  const elapsedMs = stopwatches({ runningMs: () => runningMs, upMs, wallMs: () => 5 + runningMs })();
  for (; runningMs < 10_000; runningMs += 100) elapsedMs();
  assert.equal(asked, 1 + 10);
});

test('one that is made after a sleep that nobody has noticed shows too much, never too little', () => {
  let upMs = 0;
  const begin = stopwatches({ runningMs: () => 0, upMs: () => upMs, wallMs: () => upMs });
  upMs += 10_000;
  assert.equal(begin()(), 10_000);
  assert.equal(begin()(), 0);
});

test('where uptime is not told, a stopwatch is as good as the other clock', () => {
  let runningMs = 0;
  const elapsedMs = stopwatches({ runningMs: () => runningMs, upMs: () => 0, wallMs: () => 0 })();
  runningMs += 50;
  assert.equal(elapsedMs(), 50);
});

test('the clocks of this machine go on', () => {
  const elapsedMs = stopwatch();
  const beganMs = performance.now();
  while (performance.now() - beganMs < 2);
  assert.ok(elapsedMs() >= 2);
});

test('a clock is right while it goes with the database’s, and nobody sets it', (t) => {
  const clock = systemClock();
  assert.equal(clock.isRight(), true, 'nothing is known');
  const at = (aheadMs: number): Date => new Date(Date.now() + aheadMs);
  for (const [aheadMs, isRight] of [
    [0, true],
    [3_600_000, false],
    [4_000, true],
    [-7_000, false],
    [-4_000, true],
  ] as const) {
    clock.compare(at(aheadMs), 3);
    assert.equal(clock.isRight(), isRight, `the database is ${aheadMs} ms ahead`);
  }
  clock.compare(at(3_600_000), 2_000);
  assert.equal(clock.isRight(), true, 'an answer that took two seconds says little');

  clock.compare(at(0), 3);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 3_600_000 });
  assert.equal(clock.isRight(), false, 'set by an hour since they were compared');
  clock.compare(at(0), 3);
  assert.equal(clock.isRight(), true, 'and the database says so, too');
});

test('a leap is how long ago it was asked for, by whichever clock says most', (t) => {
  const leaptMs = leaps();
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 3_600_000 });
  assert.ok(leaptMs() >= 3_600_000);
  assert.ok(leaptMs() < 3_600_000, 'it was asked just now');
});
