import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../test/harness/index.ts';
import type { Parts } from '../parts.ts';
import { watchHeldWrites } from './held-writes.ts';
import { lookAtPlace } from './place.ts';

let root: string;
let service: TestService;
before(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-place-'));
  service = await openTestService({ worker: false });
});
after(async () => {
  await service.close();
  fs.rmSync(root, { recursive: true, force: true });
});

async function isCopied(folder: string): Promise<boolean> {
  const place = await lookAtPlace(folder);
  await place.note();
  return place.isCopied;
}

function newFolder(name: string): string {
  const folder = path.join(root, name);
  fs.mkdirSync(path.join(folder, 'postgres'), { recursive: true });
  return folder;
}

test('a folder that was moved within its disk is the same, and a copy of it is not', async () => {
  const folder = newFolder('one');
  assert.equal(await isCopied(root), false, 'without a database');
  assert.deepEqual([await isCopied(folder), await isCopied(folder)], [false, false]);
  const [moved, copy] = [path.join(root, 'moved'), path.join(root, 'copy')];
  fs.cpSync(folder, copy, { recursive: true });
  fs.renameSync(folder, moved);
  assert.deepEqual([await isCopied(moved), await isCopied(copy), await isCopied(copy)], [false, true, false]);
});

test('payments wait where database and data folder were restored together, and once only', async () => {
  const folder = newFolder('two');
  const lines: string[] = [];
  const log = { ...service.parts.log, error: (_fields: unknown, msg: string) => void lines.push(msg) };
  const at = (dataDir: string): Parts => ({
    ...service.parts,
    log: log as Parts['log'], // only what is looked at
    config: { ...service.parts.config, dataDir, databaseUrl: null },
  });
  const first = await watchHeldWrites(at(folder));
  assert.equal(first.isHeld(), false);
  first.close();
  const copy = path.join(root, 'restored');
  fs.cpSync(folder, copy, { recursive: true });
  const restored = await watchHeldWrites(at(copy));
  assert.equal(restored.isHeld(), true);
  assert.deepEqual(
    lines.filter((line) => line.startsWith('the data folder')),
    ['the data folder was copied or restored together with the database (docs/restoring.md)'],
  );
  restored.close();
  await service.db.query({ name: '', text: 'UPDATE instance SET held_since = NULL' }, []);
  const again = await watchHeldWrites(at(copy));
  assert.equal(again.isHeld(), false);
  again.close();
});
