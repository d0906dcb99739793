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
before(async () => {
  database = await testDb({ template: 'template0' });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-migrations-'));
  write('0001_first.sql', 'CREATE TABLE first (id int); CREATE TABLE also_first (id int);');
});
after(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('processes that start together apply each migration once', async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(database.connection, NOW, folder)));
  assert.deepEqual(applied.flat(), ['0001_first.sql']);
});

test('a migration that fails leaves nothing of itself and is named', async () => {
  write('0002_second.sql', 'CREATE TABLE second (id int); SELECT nonsense;');
  await assert.rejects(
    migrate(database.connection, NOW, folder),
    /Migration 0002_second\.sql failed: .*nonsense/,
  );
  write('0002_second.sql', 'CREATE TABLE second (id int);');
  assert.deepEqual(await migrate(database.connection, NOW, folder), ['0002_second.sql']);
});

test('a changed migration that was applied is refused with a sentence', async () => {
  write('0001_first.sql', 'CREATE TABLE first (id bigint);');
  await assert.rejects(migrate(database.connection, NOW, folder), {
    name: 'StartError',
    message: /0001_first\.sql has changed since/,
  });
});

test('a database of a newer version is refused with a sentence', async () => {
  fs.rmSync(path.join(folder, '0001_first.sql'));
  await assert.rejects(migrate(database.connection, NOW, folder), {
    name: 'StartError',
    message: /belongs to a newer version/,
  });
});

function write(name: string, text: string): void {
  fs.writeFileSync(path.join(folder, name), text);
}
