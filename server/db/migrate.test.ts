import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { testDb, type TestDb } from '../../test/harness/index.ts';
import { migrate } from './migrate.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
let database: TestDb;
let folder: string;
let folders: Parameters<typeof migrate>[2];
before(async () => {
  database = await testDb({ template: 'template0' });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-migrations-'));
  folders = [{ path: folder, prefix: '' }];
  write('0001_first.sql', 'CREATE TABLE first (id int); CREATE TABLE also_first (id int);');
});
after(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('processes that start together apply each migration once', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.connection, NOW, folders)));
  assert.deepEqual(applied.flat(), ['0001_first.sql']);
});

test('a migration that fails leaves nothing of itself and is named', async () => {
  write('0002_second.sql', 'CREATE TABLE second (id int); SELECT nonsense;');
  await assert.rejects(
    migrate(database.connection, NOW, folders),
    /Migration 0002_second\.sql failed: .*nonsense/,
  );
  write('0002_second.sql', 'CREATE TABLE second (id int);');
  assert.deepEqual(await migrate(database.connection, NOW, folders), ['0002_second.sql']);
});

test('nothing of a sandbox comes into a database of production', async () => {
  const production = await testDb({ template: 'template0' });
  const run = (text: string) => production.db.query({ name: '', text }, []);
  const own = fs.mkdtempSync(path.join(folder, 'own-'));
  const sandbox = fs.mkdtempSync(path.join(folder, 'sandbox-'));
  fs.writeFileSync(path.join(own, '0001_first.sql'), 'CREATE TABLE instance (environment text);');
  fs.writeFileSync(path.join(sandbox, '0001_books.sql'), 'CREATE SCHEMA books;');
  const both = [
    { path: own, prefix: '' },
    { path: sandbox, prefix: 'sandbox/' },
  ];
  try {
    await migrate(production.connection, NOW, both.slice(0, 1));
    await run(`INSERT INTO instance VALUES ('production')`);
    await assert.rejects(migrate(production.connection, NOW, both), {
      name: 'StartError',
      message: /was begun by a production instance, and RAILYARD_ENVIRONMENT is sandbox/,
    });
    await run(`UPDATE instance SET environment = 'sandbox'`);
    assert.deepEqual(await migrate(production.connection, NOW, both), ['sandbox/0001_books.sql']);
  } finally {
    await production.close();
  }
});

test('a database of a newer version is refused with a sentence', async () => {
  write('0003_third.sql', 'CREATE TABLE third (id int);');
  await migrate(database.connection, NOW, folders);
  fs.rmSync(path.join(folder, '0003_third.sql'));
  await assert.rejects(migrate(database.connection, NOW, folders), {
    name: 'StartError',
    message: /has migration 0003_third\.sql, .* belongs to a newer version\. Start that one\.$/,
  });
});

test('books of simulated processors of a newer version are refused, and are nothing to production', async () => {
  const sandbox = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-migrations-'));
  const own = await testDb({ template: 'template0' });
  const add = (name: string, text: string): void => fs.writeFileSync(path.join(sandbox, name), text);
  const both = [...folders, { path: sandbox, prefix: 'sandbox/' }];
  add('0001_books.sql', 'CREATE TABLE books (id int);');
  add('0002_newer.sql', 'CREATE TABLE newer (id int);');
  write('0009_instance.sql', 'CREATE TABLE instance (environment text);');
  await migrate(own.connection, NOW, both);
  fs.rmSync(path.join(sandbox, '0002_newer.sql'));
  await assert.rejects(migrate(own.connection, NOW, both), {
    name: 'StartError',
    message: /has migration sandbox\/0002_newer\.sql, .* belongs to a newer version\. Start that one\.$/,
  });
  assert.deepEqual(await migrate(own.connection, NOW, folders), []);
  fs.rmSync(path.join(folder, '0009_instance.sql'));
  fs.rmSync(sandbox, { recursive: true });
  await own.close();
});

test('a database whose migrations were written anew is refused, and the sentence says how to begin again', async () => {
  const refused = {
    name: 'StartError',
    message: /not carried over \(migration 0001_first\.sql .* DATABASE_URL, or .* RAILYARD_DATA_DIR\.$/,
  };
  write('0001_first.sql', 'CREATE TABLE first (id bigint);');
  await assert.rejects(migrate(database.connection, NOW, folders), refused);
  fs.rmSync(path.join(folder, '0001_first.sql'));
  write('0001_other.sql', 'CREATE TABLE first (id bigint);');
  await assert.rejects(migrate(database.connection, NOW, folders), refused);
});

function write(name: string, text: string): void {
  fs.writeFileSync(path.join(folder, name), text);
}
