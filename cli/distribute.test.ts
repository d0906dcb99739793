import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDb } from '../test/harness/index.ts';
import { distribute } from './distribute.ts';

test('a database without the extension is left as it is, and what is missing is said', async () => {
  const database = await testDb();
  try {
    await assert.rejects(distribute(database.connection), {
      name: 'StartError',
      message: /has no Citus.*CREATE EXTENSION citus/s,
    });
  } finally {
    await database.close();
  }
});
