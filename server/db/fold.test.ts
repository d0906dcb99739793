import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { testDb, type TestDb } from '../../test/harness/index.ts';
import type { Queryable } from './db.ts';
import { createFold } from './fold.ts';

let database: TestDb;
/** The numbers of each statement that was sent. */
let sent: (readonly number[])[] = [];
let insertAll: (number: number) => Promise<boolean>;

before(async () => {
  database = await testDb();
  await database.db.query({ name: '', text: 'CREATE TABLE numbers (n integer CHECK (n < 100))' }, []);
});
afterEach(() => database.db.query({ name: '', text: 'DELETE FROM numbers' }, []));
after(() => database.close());

function counting(insert = 'INSERT INTO numbers SELECT unnest($1::integer[])'): void {
  sent = [];
  insertAll = createFold(database.db, {
    max: 3,
    rowsOf: (number: number) => [`${number % 10}`],
    run: async (db: Queryable, numbers) => {
      sent.push(numbers);
      await db.query({ name: '', text: insert }, [numbers]);
      return numbers.map(() => true);
    },
  });
}

async function stored(): Promise<readonly number[]> {
  const rows = await database.db.query<{ n: number }>(
    { name: '', text: 'SELECT n FROM numbers ORDER BY n' },
    [],
  );
  return rows.map(({ n }) => n);
}

test('one that is alone is sent at once, and those that come while it is under way share the next', async () => {
  counting();
  const first = insertAll(1);
  await Promise.resolve();
  await Promise.resolve();
  assert.deepEqual(sent, [[1]], 'it waits for nobody');
  await Promise.all([first, ...[2, 3, 4, 5].map((number) => insertAll(number))]);
  assert.deepEqual(sent, [[1], [2, 3, 4], [5]], 'no more than three at once');
  assert.deepEqual(await stored(), [1, 2, 3, 4, 5]);
});

test('one that fails fails alone: those beside it are done', async () => {
  counting();
  const results = await Promise.allSettled([1, 102, 3].map((number) => insertAll(number)));
  assert.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(sent, [[1, 102, 3], [1], [102], [3]]);
  assert.deepEqual(await stored(), [1, 3]);
});

test('two that change the same row are never in one statement, and keep their order', async () => {
  counting();
  await Promise.all([1, 11, 2, 21, 12].map((number) => insertAll(number)));
  assert.deepEqual(sent, [[1, 2], [11, 12], [21]]);
});

test('where the connection breaks nobody knows what was done, so nothing is sent again', async () => {
  counting(
    'WITH told AS (SELECT unnest($1::integer[])) SELECT pg_terminate_backend(pg_backend_pid()) FROM told',
  );
  const results = await Promise.allSettled([1, 2, 3].map((number) => insertAll(number)));
  assert.ok(results.every(({ status }) => status === 'rejected'));
  assert.deepEqual(sent, [[1, 2, 3]]);
});
