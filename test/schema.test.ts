import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { COPIED, SPREAD_BY, STAYING } from '../cli/distribute.ts';
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

test('no rule is one that an engine refuses which spreads tables by merchant account', async () => {
  const rules = await ask<{ name: string; fault: string }>(
    `WITH of_account AS (
       SELECT c.oid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('public', 'vault') AND c.relname <> ALL ($1)
     ), columns AS (
       SELECT oid, (SELECT attnum FROM pg_attribute WHERE attrelid = oid AND attname = 'merchant_account_id') AS account
       FROM of_account
     )
     SELECT k.conrelid::regclass || ': ' || k.conname AS name, CASE
       WHEN k.contype = 'c' THEN 'is about the whole row: name its columns'
       WHEN k.confdeltype IN ('n', 'd') THEN 'empties columns: have the deletion do that by itself'
       WHEN own.oid IS NULL THEN 'leads from what every server has a copy of to what is spread'
       WHEN k.contype = 'x' THEN 'is an exclusion'
       ELSE 'pairs the merchant account with another column'
     END AS fault
     FROM pg_constraint k LEFT JOIN columns own ON own.oid = k.conrelid
       LEFT JOIN columns other ON other.oid = k.confrelid
     WHERE (own.oid IS NOT NULL AND (k.contype = 'x' OR k.contype = 'c' AND k.conbin::text LIKE '%:varattno 0 %'
         OR k.contype = 'f' AND k.confdeltype IN ('n', 'd')))
       OR (k.contype = 'f' AND other.oid IS NOT NULL
         AND (own.oid IS NULL OR k.confkey[array_position(k.conkey, own.account)] IS DISTINCT FROM other.account))`,
    [INSTANCE_TABLES],
  );
  const others = await ask<{ name: string; fault: string }>(
    `SELECT t.tgrelid::regclass || ': ' || t.tgname AS name, 'is a trigger' AS fault FROM pg_trigger t
     WHERE NOT t.tgisinternal
     UNION ALL SELECT a.attrelid::regclass || '.' || a.attname, 'is an identity that is no bigint' FROM pg_attribute a
     WHERE a.attidentity <> '' AND a.atttypid <> 'bigint'::regtype`,
  );
  assert.deepEqual([...rules, ...others], []);
});

test('the page says of each table of no merchant account what becomes of it', () => {
  const fates = Object.fromEntries(
    Array.from(OF_NO_ACCOUNT.matchAll(/^\| `(\w+)` \| .* \| (\S.*) \|$/gm), ([, name = '', fate = '']) => [
      name,
      fate,
    ]),
  );
  const nameOf = (table: string): string => table.split('.')[1] ?? '';
  assert.deepEqual(fates, {
    ...Object.fromEntries(COPIED.map((table) => [nameOf(table), 'a copy on every node'])),
    ...Object.fromEntries(STAYING.map((table) => [nameOf(table), 'the coordinator'])),
    ...Object.fromEntries(
      Object.entries(SPREAD_BY).map(([table, column]) => [nameOf(table), `spread by \`${column}\``]),
    ),
  });
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
