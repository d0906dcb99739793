import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, testDb } from '../../test/harness/index.ts';
import { createDb } from './db.ts';

test('a connection that breaks between two statements fails their transaction, and nothing else', async () => {
  const database = await testDb();
  const db = createDb(database.connection);
  try {
    const work = db.transaction(async (tx) => {
      const [own] = await tx.query<{ pid: number }>({ name: '', text: 'SELECT pg_backend_pid() AS pid' }, []);
      await database.db.query({ name: '', text: 'SELECT pg_terminate_backend($1)' }, [own?.pid]);
      await eventually(
        async () =>
          (
            await database.db.query({ name: '', text: 'SELECT FROM pg_stat_activity WHERE pid = $1' }, [
              own?.pid,
            ])
          ).length === 0,
      );
      // The driver has read of the end by now, while no statement waited for an answer.
      await new Promise((resolve) => setImmediate(resolve));
      await tx.query({ name: '', text: 'SELECT 1' }, []);
    });
    await assert.rejects(work);
    assert.deepEqual(await db.query({ name: '', text: 'SELECT 1 AS one' }, []), [{ one: 1 }]);
  } finally {
    await db.close();
    await database.close();
  }
});
