import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { testDb, type TestDb } from '../../test/harness/index.ts';
import { Batcher, type BatchStatement } from './batch.ts';

let database: TestDb;
/** The numbers of each statement that was sent. */
let sent: (readonly number[])[] = [];

before(async () => {
  database = await testDb();
  await database.db.query({ name: '', text: 'CREATE TABLE numbers (n integer CHECK (n < 100))' }, []);
});
afterEach(() => database.db.query({ name: '', text: 'DELETE FROM numbers' }, []));
after(() => database.close());

const INSERT = 'INSERT INTO numbers SELECT unnest($1::integer[])';
/** `until`: what a statement waits for. */
function countingBatch(
  more: Partial<BatchStatement<number, boolean>> = {},
  insert = INSERT,
  until: Promise<void> = Promise.resolve(),
): Batcher<number, boolean> {
  sent = [];
  return new Batcher({
    max: 3,
    rowsOf: (number: number) => [`${number % 10}`],
    run: async (numbers) => {
      sent.push(numbers);
      await until;
      await database.db.query({ name: '', text: insert }, [numbers]);
      return numbers.map(() => true);
    },
    ...more,
  });
}

function all(
  batcher: Batcher<number, boolean>,
  ...numbers: readonly number[]
): Promise<PromiseSettledResult<boolean>[]> {
  return Promise.allSettled(numbers.map((number) => batcher.add(number)));
}

/** So many turns of the event loop as a statement waits for others. */
async function whenTogether(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function storedRows(): Promise<readonly number[]> {
  const rows = await database.db.query<{ n: number }>(
    { name: '', text: 'SELECT n FROM numbers ORDER BY n' },
    [],
  );
  return rows.map(({ n }) => n);
}

test('one that is alone is sent at once, and those that come while it is under way share the next', async () => {
  const others = Promise.withResolvers<void>();
  const batcher = countingBatch({}, INSERT, others.promise);
  const first = batcher.add(1);
  await whenTogether();
  assert.deepEqual(sent, [[1]], 'it waits for nobody');
  const rest = all(batcher, 2, 3, 4, 5);
  others.resolve();
  await Promise.all([first, rest]);
  assert.deepEqual(sent, [[1], [2, 3, 4], [5]], 'no more than three at once');
  assert.deepEqual(await storedRows(), [1, 2, 3, 4, 5]);
});

test('those of neighbouring turns of the event loop share the first statement, until many wait', async () => {
  const batcher = countingBatch({ max: 64, rowsOf: () => [] });
  const first = [batcher.add(1)];
  for (const number of [2, 3]) {
    await new Promise((resolve) => setImmediate(resolve));
    first.push(batcher.add(number));
  }
  await Promise.all(first);
  assert.deepEqual(sent, [[1, 2, 3]]);
  const many = Array.from({ length: 32 }, (_none, index) => index);
  const next = all(batcher, ...many);
  await new Promise((resolve) => setImmediate(resolve));
  const last = batcher.add(50);
  await Promise.all([next, last]);
  assert.deepEqual(sent.slice(1), [many, [50]], 'enough are together');
});

test('the next statement is on its way before those of the one before go on', async () => {
  const others = Promise.withResolvers<void>();
  const batcher = countingBatch({}, INSERT, others.promise);
  const first = batcher.add(1).then(() => assert.deepEqual(sent, [[1], [2, 3]]));
  await whenTogether();
  const rest = all(batcher, 2, 3);
  others.resolve();
  await Promise.all([first, rest]);
});

test('one that fails fails alone: those beside it are done', async () => {
  const results = await all(countingBatch(), 1, 102, 3);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(sent, [[1, 102, 3], [1], [102], [3]]);
  assert.deepEqual(await storedRows(), [1, 3]);
});

test('two that change the same row are never in one statement, and keep their order', async () => {
  await all(countingBatch(), 1, 11, 2, 21, 12);
  assert.deepEqual(sent, [[1, 2], [11, 12], [21]]);
});

test('where the connection breaks nobody knows what was done, so nothing is sent again', async () => {
  const suicide =
    'WITH told AS (SELECT unnest($1::integer[])) SELECT pg_terminate_backend(pg_backend_pid()) FROM told';
  const results = await all(countingBatch({}, suicide), 1, 2, 3);
  assert.ok(results.every(({ status }) => status === 'rejected'));
  assert.deepEqual(sent, [[1, 2, 3]]);
});

test('what is to fail whole is not tried one by one', async () => {
  const results = await all(countingBatch({ failsWhole: true }), 1, 102, 3);
  assert.ok(results.every(({ status }) => status === 'rejected'));
  assert.deepEqual(sent, [[1, 102, 3]]);
});

test('statements can begin apart, to be shared by more: the first at once, and the last is not put off', async () => {
  const batcher = countingBatch({ gatherMs: () => 60_000 });
  await batcher.add(1);
  const later = all(batcher, 2, 3);
  await whenTogether();
  assert.deepEqual(sent, [[1]]);
  await batcher.close();
  await later;
  assert.deepEqual(sent, [[1], [2, 3]]);
});

test('a pause that nobody wants any more is ended, the next one is not', async () => {
  const batcher = countingBatch({ gatherMs: () => 60_000 });
  batcher.hurry();
  await batcher.add(1);
  const later = all(batcher, 2, 3);
  await whenTogether();
  batcher.hurry();
  await later;
  const last = batcher.add(4);
  await whenTogether();
  assert.deepEqual(sent, [[1], [2, 3]]);
  await batcher.close();
  await last;
});

test('a pause ends once enough wait, with all that come in the same turn', async () => {
  const batcher = countingBatch({ gatherMs: ({ length }) => (length >= 2 ? 0 : 3_600_000) });
  await batcher.add(1);
  const second = batcher.add(2);
  await whenTogether();
  assert.deepEqual(sent, [[1]]);
  await Promise.all([second, all(batcher, 3, 4)]);
  assert.deepEqual(sent, [[1], [2, 3, 4]]);
});

test('a pause ends with one that is waited for, and there is none before it', async () => {
  const batcher = countingBatch({
    gatherMs: (waiting) => (waiting.some(({ member }) => member >= 10) ? 0 : 3_600_000),
  });
  await batcher.add(1);
  const second = batcher.add(2);
  await whenTogether();
  assert.deepEqual(sent, [[1]]);
  await Promise.all([second, batcher.add(13)]);
  await batcher.add(14);
  assert.deepEqual(sent, [[1], [2, 13], [14]]);
});

test('one that is waited for from now on ends the pause', async () => {
  const waitedFor = new Set<number>();
  const batcher = countingBatch({
    gatherMs: (waiting) => (waiting.some(({ member }) => waitedFor.has(member)) ? 0 : 3_600_000),
  });
  await batcher.add(1);
  const second = batcher.add(2);
  waitedFor.add(2);
  batcher.hurry();
  await second;
  assert.deepEqual(sent, [[1], [2]], 'also where the pause had not begun');
});
