import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, openTestService, type TestService } from '../../test/harness/index.ts';
import { type Source, startDueWorker } from './due.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

type Row = Readonly<{ id: number; limitKey: string }>;

/** Rows that are due in the order given, as a table would give them. */
function rowsDue(rows: readonly Row[], work: Source<Row>['work'], left: Row[] = [...rows]): Source<Row> {
  return {
    name: 'rows of a test',
    claim: async (_db, { limit, busy }) => {
      const given = left.filter(({ limitKey }) => !busy.includes(limitKey)).slice(0, limit);
      for (const row of given) left.splice(left.indexOf(row), 1);
      return given;
    },
    limitKey: ({ limitKey }) => limitKey,
    about: ({ id }) => ({ id }),
    work,
  };
}

test('a key whose other side does not answer holds a few rows, and delays nobody else', async () => {
  const dead = Array.from({ length: 1000 }, (_, id) => ({ id, limitKey: 'dead' }));
  const others = Array.from({ length: 50 }, (_, id) => ({ id: 1000 + id, limitKey: `other ${id % 5}` }));
  const never = Promise.withResolvers<void>();
  let hanging = 0;
  const seen: number[] = [];
  const rows = [...dead, ...others];
  const left = [...rows];
  const work: Source<Row>['work'] = async (_parts, { id, limitKey }) => {
    if (limitKey !== 'dead') return void seen.push(id);
    hanging += 1;
    await never.promise;
  };
  const worker = startDueWorker(service.parts, rowsDue(rows, work, left));
  await eventually(async () => {
    await worker.begin();
    return seen.length === others.length;
  });
  assert.deepEqual([hanging, left.length], [8, 980], 'twenty of the dead at first, then the others alone');
  never.resolve();
  await worker.whenIdle();
});

test('a row whose work throws holds up no other, and what it was is in the log', async () => {
  const seen: number[] = [];
  const rows = [1, 2, 3].map((id) => ({ id, limitKey: 'one' }));
  const worker = startDueWorker(
    service.parts,
    rowsDue(rows, async (_parts, { id }) => {
      if (id === 2) throw new Error('this row fails');
      seen.push(id);
    }),
  );
  assert.equal(await worker.begin(), 3);
  await worker.whenIdle();
  assert.deepEqual(seen, [1, 3]);
});

test('a worker that ends begins with nothing more, and waits for what runs', async () => {
  const release = Promise.withResolvers<void>();
  let begun = 0;
  let ended = 0;
  const rows = Array.from({ length: 20 }, (_, id) => ({ id, limitKey: 'one' }));
  const worker = startDueWorker(
    service.parts,
    rowsDue(rows, async () => {
      begun += 1;
      await release.promise;
      ended += 1;
    }),
  );
  await worker.begin();
  const drained = worker.drain();
  release.resolve();
  await drained;
  assert.deepEqual([begun, ended], [8, 8]);
});

test('a worker whose clock is not the database’s claims nothing, until it is', async () => {
  const seen: number[] = [];
  let isRight = false;
  const { clock } = service.parts;
  const worker = startDueWorker(
    { ...service.parts, clock: { ...clock, isRight: () => isRight } },
    rowsDue([{ id: 1, limitKey: 'one' }], async (_parts, { id }) => void seen.push(id)),
  );
  assert.equal(await worker.begin(), 0);
  isRight = true;
  assert.equal(await worker.begin(), 1);
  await worker.whenIdle();
  assert.deepEqual(seen, [1]);
});
