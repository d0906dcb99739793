import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { statements } from '../server/db/db.ts';
import { testDb, type TestDb } from './harness/index.ts';

/** Tables that belong to no merchant account, each with its reason on the page. */
const PAGE = fs.readFileSync(path.join(import.meta.dirname, '../docs/scale.md'), 'utf8');
const OF_NO_ACCOUNT = PAGE.split('## What belongs to no merchant account')[1]?.split('\n## ')[0] ?? '';
const INSTANCE_TABLES = Array.from(OF_NO_ACCOUNT.matchAll(/^\| `(\w+)` \| \S/gm), ([, name = '']) => name);
/** The simulated processors are other companies: they do not know our merchant accounts. */
const OTHER_SCHEMAS = ['pg_catalog', 'pg_toast', 'information_schema', 'simulator'];

let database: TestDb;
before(async () => {
  database = await testDb();
});
after(() => database.close());

test('every table belongs to a merchant account, by its first column in every key', async () => {
  const tables = await ask<{ name: string; type: string | null }>(
    `SELECT c.relname AS name, format_type(a.atttypid, a.atttypmod) AS type
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'merchant_account_id' AND a.attnotnull
      WHERE c.relkind IN ('r', 'p') AND n.nspname <> ALL ($1) AND c.relname <> ALL ($2)`,
    [OTHER_SCHEMAS, INSTANCE_TABLES],
  );
  const keys = await ask<{ table_name: string; key: string; first: string }>(
    `SELECT c.relname AS table_name, i.relname AS key, a.attname AS first
       FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
       JOIN pg_namespace n ON n.oid = c.relnamespace
       LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = x.indkey[0]
      WHERE x.indisunique AND n.nspname <> ALL ($1) AND c.relname <> ALL ($2)
      UNION ALL
     SELECT c.relname, k.conname, a.attname
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
       JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
      WHERE k.contype = 'f' AND n.nspname <> ALL ($1) AND c.relname <> ALL ($2)`,
    [OTHER_SCHEMAS, INSTANCE_TABLES],
  );
  const [{ there } = { there: -1n }] = await ask<{ there: bigint }>(
    `SELECT count(*) AS there FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'r' AND n.nspname <> ALL ($1) AND c.relname = ANY ($2)`,
    [OTHER_SCHEMAS, INSTANCE_TABLES],
  );
  assert.equal(Number(there), INSTANCE_TABLES.length, 'the page names tables that are there');
  const breaches = [
    ...tables
      .filter((table) => table.type !== 'text')
      .map((table) => `${table.name} needs merchant_account_id text NOT NULL`),
    ...keys
      .filter((key) => key.first !== 'merchant_account_id')
      .map(
        (key) => `${key.table_name}: ${key.key} starts with ${key.first}; start it with merchant_account_id`,
      ),
  ];
  assert.deepEqual(breaches, []);
});

test('every statement prepares against the schema', async () => {
  const queries = path.join(import.meta.dirname, '../server/db/queries');
  const modules = fs
    .readdirSync(queries, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  for (const module of modules) await import(path.join(queries, module));
  assert.ok(statements.size > 0);
  const broken: string[] = [];
  for (const statement of statements.values()) {
    await ask(`PREPARE "${statement.name}" AS ${statement.text}`).catch((error: unknown) =>
      broken.push(`${statement.name}: ${error instanceof Error ? error.message : String(error)}`),
    );
  }
  assert.deepEqual(broken, []);
});

function ask<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return database.db.query<Row>({ name: '', text }, values);
}
