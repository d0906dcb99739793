import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually, openTestService, type TestService } from '../../test/harness/index.ts';
import { createLog } from '../platform/log.ts';
import { METRICS } from '../platform/metrics.ts';
import { type Source, startDueWorker, workOff } from './due.ts';
import { OPERATION_LEASE_MS } from './retry-schedule.ts';

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

test('a row whose work throws holds up no other, and what it was is in the log and counted', async () => {
  const seen: number[] = [];
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const before = await workCounts();
  const rows = [1, 2, 3].map((id) => ({ id, limitKey: 'one' }));
  const worker = startDueWorker(
    { ...service.parts, log },
    rowsDue(rows, async (_parts, { id }) => {
      if (id === 2) throw new Error('this row fails');
      seen.push(id);
    }),
  );
  assert.equal(await worker.begin(), 3);
  await worker.whenIdle();
  assert.deepEqual(seen, [1, 3]);
  const [said, ...others] = lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  assert.deepEqual(
    [said?.['id'], said?.['work'], said?.['msg'], others],
    [2, 'rows of a test', 'work that was due failed; it runs again', []],
  );
  assert.match(JSON.stringify(said?.['reason']), /this row fails/);
  const after = await workCounts();
  assert.deepEqual(
    [after.ok - before.ok, after.failed - before.failed, after.timed - before.timed],
    [2, 1, 3],
  );
});

/** How many rows of these tests were worked on. */
async function workCounts(): Promise<Readonly<Record<'ok' | 'failed' | 'timed', number>>> {
  const { values } = await METRICS.queueWork.get();
  const times = (await METRICS.queueWorkDuration.get()).values;
  const count = (outcome: string): number =>
    values.find(({ labels }) => labels.queue === 'rows of a test' && labels.outcome === outcome)?.value ?? 0;
  const timed = times.find(
    ({ metricName, labels }) => metricName?.endsWith('_count') && labels.queue === 'rows of a test',
  );
  return { ok: count('ok'), failed: count('failed'), timed: timed?.value ?? 0 };
}

test('whoever has seen to a row says so, and its key is free for others at once', async () => {
  const [busy, ends]: [(readonly string[])[], number[]] = [[], []];
  const turns = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const rows = [0, 1, 2].map((id) => ({ id, limitKey: id === 2 ? 'other' : 'one' }));
  const source = rowsDue(rows, (_parts, { id }) => turns[id]?.promise ?? Promise.resolve());
  const worker = startDueWorker(
    service.parts,
    {
      ...source,
      concurrency: 1,
      claim: (db, claim) => {
        busy.push(claim.busy);
        return source.claim(db, claim);
      },
    },
    () => void ends.push(ends.length),
  );
  assert.equal(await worker.begin(), 3);
  assert.equal(await worker.begin(), 0);
  assert.deepEqual(busy, [[], ['one', 'other']]);
  turns[2]?.resolve();
  await eventually(() => ends.length === 1);
  await worker.begin();
  assert.deepEqual(busy.at(-1), ['one'], 'the one that waits has not begun');
  turns[0]?.resolve();
  await eventually(() => ends.length === 2);
  await worker.begin();
  assert.deepEqual(busy.at(-1), ['one'], 'now the one that had waited runs');
  turns[1]?.resolve();
  await worker.whenIdle();
  await worker.begin();
  assert.deepEqual([busy.at(-1), ends.length], [[], 3]);
});

test('one claim is worked on to its end, with the lease of its source', async () => {
  const done: number[] = [];
  const claims: (readonly [leaseMs: number, limit: number])[] = [];
  const source = rowsDue([{ id: 1, limitKey: 'one' }], async (_parts, { id }) => {
    await Promise.resolve();
    done.push(id);
  });
  const claim: typeof source.claim = (db, asked) => {
    claims.push([asked.leaseMs, asked.limit]);
    return source.claim(db, asked);
  };
  assert.equal(await workOff(service.parts, { ...source, claim }), 1);
  assert.deepEqual(done, [1]);
  assert.equal(await workOff(service.parts, { ...source, claim, leaseMs: 7 }), 0);
  assert.deepEqual(claims, [
    [OPERATION_LEASE_MS, 20],
    [7, 20],
  ]);
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
