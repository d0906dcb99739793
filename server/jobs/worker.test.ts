import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, openTestService, type TestService } from '../../test/harness/index.ts';
import { startDueWorker } from '../operations/due.ts';
import type { PeriodicJob } from './jobs.ts';
import { startWorker } from './worker.ts';

/** Leases that are renewed, are so every two seconds. */
const RENEWED_WITHIN_MS = 2_000;
let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

test('a job never runs twice at once, goes on after a failure, and does not hold up another', async () => {
  let [running, most, runs, others] = [0, 0, 0, 0];
  const busy: PeriodicJob = {
    name: 'busy',
    everyMs: 1,
    run: async () => {
      running += 1;
      runs += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (runs % 2 === 0) throw new Error('this run fails');
      return 1;
    },
  };
  const stuck = Promise.withResolvers<number>();
  const worker = startWorker(service.parts, [
    busy,
    { name: 'stuck', everyMs: 1, run: () => stuck.promise },
    { name: 'other', everyMs: 1, run: async () => ((others += 1), 0) },
  ]);
  await eventually(() => runs > 5 && others > 5);
  stuck.resolve(0);
  await worker.close();
  assert.equal(most, 1);
});

test('a row that is due again as soon as it was seen to does not wait for the next look', async () => {
  const turns = 5;
  let seen = 0;
  let isLeased = false;
  let asleep = Promise.withResolvers<void>();
  const flown: PeriodicJob = {
    name: 'flown',
    everyMs: 60 * 60_000,
    run: async () => 0,
    start: (parts, ended) =>
      startDueWorker(
        parts,
        {
          name: 'a row of a test',
          claim: async () => {
            if (isLeased || seen === turns) {
              asleep.resolve(); // nothing is due: the loop would look again in an hour
              return [];
            }
            isLeased = true;
            asleep = Promise.withResolvers();
            return ['row'];
          },
          limitKey: (row) => row,
          about: () => ({}),
          work: async () => {
            await asleep.promise;
            seen += 1;
            isLeased = false;
          },
        },
        ended,
      ),
  };
  const worker = startWorker(service.parts, [flown]);
  await eventually(() => seen === turns);
  await worker.close();
});

test('a job with a share of the time rests the rest of it, however much there is to do', async () => {
  const times: { began: number; ended: number }[] = [];
  const run = async (): Promise<number> => {
    const began = performance.now();
    while (performance.now() - began < 5);
    times.push({ began, ended: performance.now() });
    return 1;
  };
  const worker = startWorker(service.parts, [{ name: 'dear', everyMs: 1, share: 1 / 5, run }]);
  await eventually(() => times.length > 3);
  await worker.close();
  for (const [index, { began, ended }] of times.slice(0, -1).entries()) {
    const restedMs = (times[index + 1]?.began ?? 0) - ended;
    assert.ok(restedMs >= 4 * (ended - began) - 2, `${restedMs} ms`); // a timer may be a millisecond early
  }
});

test('closing takes no new work and waits for what runs', async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  let runs = 0;
  let isDone = false;
  const run = async (): Promise<number> => {
    runs += 1;
    started.resolve();
    await finish.promise;
    isDone = true;
    return 1;
  };
  const worker = startWorker(service.parts, [{ name: 'slow', everyMs: 1, run }]);
  await started.promise;
  const closed = worker.close();
  finish.resolve();
  await closed;
  assert.deepEqual([isDone, runs], [true, 1]);
});

test('a queue whose worker stood still is not looked at until others have renewed what they have', async (t) => {
  const looksMs: number[] = [];
  const queue: PeriodicJob = {
    name: 'queue',
    everyMs: 1,
    run: async () => 0,
    start: () => ({
      begin: async () => looksMs.push(performance.now()),
      whenIdle: async () => undefined,
      drain: async () => undefined,
    }),
  };
  const worker = startWorker(service.parts, [queue]);
  await eventually(() => looksMs.length > 2);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 3_600_000 });
  const leaptMs = performance.now();
  // One may have begun before.
  await eventually(() => looksMs.filter((atMs) => atMs > leaptMs).length > 2);
  await worker.close();
  const [, ...after] = looksMs.filter((atMs) => atMs > leaptMs);
  assert.ok((after[0] ?? 0) - leaptMs > RENEWED_WITHIN_MS, `looked after ${(after[0] ?? 0) - leaptMs} ms`);
});
