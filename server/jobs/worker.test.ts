import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, startTestService, type TestService } from '../../test/harness/index.ts';
import type { Job } from './jobs.ts';
import { startWorker } from './worker.ts';

let service: TestService;
before(async () => {
  service = await startTestService({ worker: false });
});
after(() => service.close());

test('a job never runs twice at once, goes on after a failure, and does not hold up another', async () => {
  let [running, most, runs, others] = [0, 0, 0, 0];
  const busy: Job = {
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
