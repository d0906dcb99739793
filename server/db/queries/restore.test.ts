import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testDb } from '../../../test/harness/pure-db.ts';
import { statements } from '../db.ts';
import './restore.ts';

test('while no writes wait, operations are not searched for what is open', async () => {
  const { db, close } = await testDb();
  try {
    await db.query(
      {
        name: '',
        text: `INSERT INTO instance (instance_id, cursor_key, environment, created_at)
          VALUES (gen_random_uuid(), sha256(''), 'sandbox', now())`,
      },
      [],
    );
    const text = statements.get('restore.release')?.text ?? '';
    const lines = await db.query<{ 'QUERY PLAN': string }>(
      { name: '', text: `EXPLAIN (ANALYZE) ${text.replace('$1', 'false')}` },
      [],
    );
    const read = lines.map((line) => line['QUERY PLAN']).filter((line) => / on operations\b/.test(line));
    assert.ok(read.length > 0 && read.every((line) => line.includes('never executed')), read.join('\n'));
  } finally {
    await close();
  }
});
