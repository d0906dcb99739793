import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

function railyard(...words: readonly string[]): { status: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts'), ...words],
    { encoding: 'utf8' },
  );
  return { status, out: stdout, err: stderr };
}

test('--help shows every command, or the one that it is asked of', () => {
  const all = railyard('--help');
  assert.equal(all.status, 0);
  for (const name of ['clock', 'database', 'keys', 'token', 'vault'])
    assert.match(all.out, new RegExp(String.raw`\./railyard ${name}`));
  const one = railyard('clock', '--help');
  assert.equal(one.status, 0);
  assert.match(one.out, /\.\/railyard clock/);
  assert.doesNotMatch(one.out, /\.\/railyard vault/);
});

test('an unknown command, and an unknown option of a command, are refused with what there is', () => {
  for (const words of [['colck'], ['clock', '--nonsense']]) {
    const refused = railyard(...words);
    assert.equal(refused.status, 2);
    assert.match(refused.err, /\.\/railyard clock/);
  }
  assert.match(railyard('tokn').err, /^There is no command "tokn"\.\n/);
});

test('./railyard runs from any folder, by a link to it, and on a machine without a Node', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-elsewhere '));
  const link = path.join(folder, 'railyard');
  fs.symlinkSync(path.join(import.meta.dirname, '../railyard'), link);
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin);
  for (const name of ['sh', 'readlink', 'dirname']) fs.symlinkSync(`/usr/bin/${name}`, path.join(bin, name));
  for (const PATH of [bin, process.env['PATH'] ?? '']) {
    const ran = spawnSync(link, ['token', '--nonsense'], { cwd: folder, env: { PATH }, encoding: 'utf8' });
    assert.equal(ran.status, 2, ran.stderr);
    assert.match(ran.stderr, /--nonsense/);
  }
  const copy = path.join(bin, 'railyard');
  fs.copyFileSync(path.join(import.meta.dirname, '../railyard'), copy);
  const alone = spawnSync(copy, ['token'], { cwd: folder, env: { PATH: bin }, encoding: 'utf8' });
  assert.deepEqual(
    [alone.status, alone.stderr],
    [1, `There is no Node on this machine: install Node 20 or newer, and run npm ci in ${bin}.\n`],
  );
  fs.rmSync(folder, { recursive: true });
});
