import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/** What of the database is about people, and who they are. */
const QUERIES = new Set([
  'login-challenges',
  'passkeys',
  'role-assignments',
  'roles',
  'sessions',
  'user-invitations',
  'users',
  'merchant-accounts',
  'limits',
]);

test('the room of people knows nothing of payments: of queries, those about people alone', () => {
  for (const name of fs.readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'))) {
    const source = fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');
    for (const [, query = ''] of source.matchAll(/\/queries\/([\w-]+)\.ts'/g))
      assert.ok(QUERIES.has(query), `${name} imports ${query}`);
    assert.doesNotMatch(source, /\/(?:payments|vault|payment-services|operations)\//, name);
  }
});
