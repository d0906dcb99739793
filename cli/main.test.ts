import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
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
    assert.match(all.out, new RegExp(`npx railyard ${name}`));
  const one = railyard('clock', '--help');
  assert.equal(one.status, 0);
  assert.match(one.out, /npx railyard clock/);
  assert.doesNotMatch(one.out, /npx railyard vault/);
});

test('an unknown command, and an unknown option of a command, are refused with what there is', () => {
  for (const words of [['colck'], ['clock', '--nonsense']]) {
    const refused = railyard(...words);
    assert.equal(refused.status, 2);
    assert.match(refused.err, /npx railyard clock/);
  }
  assert.match(railyard('tokn').err, /^There is no command "tokn"\.\n/);
});
