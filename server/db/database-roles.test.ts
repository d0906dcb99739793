import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { type TestDb, testDb } from '../../test/harness/index.ts';
import { clientConfig, statements } from './db.ts';
import { API_ROLE, APPEND_ONLY, READ_ONLY, createRoles, grantRoles } from './database-roles.ts';

let database: TestDb;
/** A connection that may do what the API and the worker may. */
let api: pg.Client;
before(async () => {
  database = await testDb();
  await grantRoles(database.connection);
  api = new pg.Client(clientConfig(database.connection));
  await api.connect();
  await api.query(`SET ROLE ${API_ROLE}`);
});
after(async () => {
  await api.end();
  await database.close();
});

test("the API's database role adds to what happened, and can neither change nor remove it", async () => {
  for (const table of APPEND_ONLY) {
    assert.deepEqual(await rightsTo(table), ['INSERT', 'SELECT'], table);
    await assert.rejects(api.query(`DELETE FROM ${table}`), /permission denied/, table);
  }
});

test('an owner who may not create roles is told which statements somebody else has to run', async () => {
  const owner = new pg.Client(clientConfig(database.connection));
  await owner.connect();
  try {
    await owner.query(`SET ROLE ${API_ROLE}`);
    await createRoles(owner, [API_ROLE]); // there is nothing to create
    const refused = createRoles(owner, [API_ROLE, 'railyard_first', 'railyard_second']);
    await assert.rejects(
      refused,
      /run CREATE ROLE railyard_first NOLOGIN; CREATE ROLE railyard_second NOLOGIN; then run/,
    );
  } finally {
    await owner.end();
  }
});

test("the totals of the ledger change by the ledger's entries only", async () => {
  for (const table of READ_ONLY) assert.deepEqual(await rightsTo(table), ['SELECT'], table);
  assert.equal((await api.query('SELECT close_ledger(1)')).rowCount, 1);
});

test('every table that no statement changes is closed to changes', async () => {
  const queries = path.join(import.meta.dirname, 'queries');
  for (const file of fs.readdirSync(queries)) await import(path.join(queries, file));
  const changed = new Set(
    [...statements.values()].flatMap(({ text }) =>
      [...text.matchAll(/\b(?:UPDATE|DELETE FROM) +([a-z_]+)/g), ...text.matchAll(CHANGED_BY_INSERT)].map(
        (match) => match[1],
      ),
    ),
  );
  const { rows } = await api.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const unchanged = rows.map(({ tablename }) => tablename).filter((table) => !changed.has(table));
  assert.deepEqual(unchanged, [...APPEND_ONLY, ...READ_ONLY].sort());
});

const CHANGED_BY_INSERT = /\bINSERT INTO ([a-z_]+)(?:(?!\bINSERT\b)[^])*?ON CONFLICT[^)]*\) DO UPDATE/g;

async function rightsTo(table: string): Promise<readonly string[]> {
  const { rows } = await api.query<{ right: string }>(
    `SELECT r AS right FROM unnest(ARRAY['DELETE', 'INSERT', 'SELECT', 'TRUNCATE', 'UPDATE']) r
     WHERE has_table_privilege(current_user, $1, r) ORDER BY r`,
    [table],
  );
  return rows.map(({ right }) => right);
}
