import assert from 'node:assert/strict';
import { executionAsyncId } from 'node:async_hooks';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-unfollowed-'));
after(() => fs.rmSync(folder, { recursive: true }));

/** A file of one test that succeeds, and of what it left behind. */
function run(left: string): Readonly<{ status: number | null; output: string }> {
  const file = path.join(folder, 'left-behind.test.mjs');
  const waits = 'await new Promise((resolve) => setTimeout(resolve, 20));';
  fs.writeFileSync(
    file,
    `import { test } from 'node:test';\ntest('one', async () => { ${left}; ${waits} });\n`,
  );
  const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
  const words = [`--import=${path.join(import.meta.dirname, 'unfollowed.ts')}`, '--test', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

test('no promise of a test is followed', async () => {
  await Promise.resolve();
  assert.equal(executionAsyncId(), 0);
});

describe('a suite that waits before the first test', async () => {
  await Promise.resolve();
  await import('node:zlib');
  test('knows tests that it declares then', (t) => {
    assert.match(t.fullName, /^a suite that waits before the first test > /);
  });
});

await import('node:dns');
describe('a suite that is declared late', () => {
  let isReady = false;
  before(() => {
    isReady = true;
  });
  test('knows its tests, and they its hooks', (t) => {
    assert.deepEqual(
      [isReady, t.fullName],
      [true, 'a suite that is declared late > knows its tests, and they its hooks'],
    );
  });
});

for (const [what, left] of [
  ['an error that nobody catches', "setImmediate(() => { throw new Error('left behind') })"],
  ['a promise that nobody awaits', "void Promise.reject(new Error('left behind'))"],
] as const)
  test(`${what} fails the file of its test, and is printed with its place`, () => {
    const { status, output } = run(left);
    assert.equal(status, 1);
    assert.match(output, /Error: left behind\n\s+at .*left-behind\.test\.mjs:2/);
  });

test('a file that leaves nothing behind passes', () => {
  assert.equal(run('0').status, 0);
});
