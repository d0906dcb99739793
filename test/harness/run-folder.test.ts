import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { makeTemporaryFolder } from './run-folder.ts';

test('folders of runs that were killed are removed; those of runs that go on, or just begin, stay', () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-folders-'));
  const going = makeTemporaryFolder(parent);
  const beginning = fs.mkdtempSync(path.join(parent, 'railyard-run-'));
  const another = fs.mkdtempSync(path.join(parent, 'other-'));
  const killed = fs.mkdtempSync(path.join(parent, 'railyard-run-'));
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (const folder of [another, killed]) fs.writeFileSync(path.join(folder, 'railyard.pid'), `${pid} 1`);

  const made = makeTemporaryFolder(parent);
  const left = fs.readdirSync(parent).map((name) => path.join(parent, name));
  assert.deepEqual(left.toSorted(), [going, beginning, another, made].toSorted());
  fs.rmSync(parent, { recursive: true });
});
