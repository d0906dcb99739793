import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testDb, type TestDb } from '../../../test/harness/index.ts';
import type { Queryable } from '../db.ts';
import { releaseWrites } from './restore.ts';

let database: TestDb;
before(async () => {
  database = await testDb();
});
after(() => database.close());

test('while no writes wait, operations are not searched for what is open', async () => {
  const asked: string[] = [];
  const { db } = database;
  const watched: Queryable = {
    query: (statement, values) => {
      asked.push(statement.name);
      return db.query(statement, values);
    },
  };
  assert.equal(await releaseWrites(watched, false), false);
  assert.deepEqual(asked, ['restore.held']);
});
