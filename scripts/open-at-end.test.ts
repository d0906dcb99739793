import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { PATIENCE_VARIABLE } from './open-at-end.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-open-at-end-'));
after(() => fs.rmSync(folder, { recursive: true }));

/** As long as the file has after all tests, and between two. A busy machine needs seconds from one to the next. */
const PATIENCE_MS = { atEnd: '100,600000', between: '600000,5000' };

/** A file of one suite and test, what that leaves open, and what stands behind it. */
function run(
  left: string,
  { closes = '', patience = PATIENCE_MS.atEnd }: Readonly<{ closes?: string; patience?: string }> = {},
): Readonly<{ status: number | null; output: string }> {
  const file = path.join(folder, 'left-open.test.mjs');
  const imports = "import { after, describe, test } from 'node:test';\nimport net from 'node:net';\n";
  fs.writeFileSync(
    file,
    `${imports}describe('all', () => { test('one', () => { ${left}; });\n${closes} });\n`,
  );
  const { NODE_TEST_CONTEXT: _ours, ...environment } = process.env;
  const words = [`--import=${path.join(import.meta.dirname, 'open-at-end.ts')}`, '--test', file];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    env: { ...environment, [PATIENCE_VARIABLE]: patience },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, output: `${stdout}${stderr}` };
}

test('a file that stays open after its tests is ended, and says what it had open', () => {
  const { status, output } = run('net.createServer().listen(0); setInterval(() => {}, 1000)');
  assert.equal(status, 0);
  assert.match(output, /left-open\.test\.mjs: its tests have ended, and it stays open: .*TCPServerWrap × 1/);
});

test('what a failed test left open does not hide its failure', () => {
  const { status, output } = run("net.createServer().listen(0); throw new Error('no such payment')");
  assert.equal(status, 1);
  assert.match(output, /no such payment/);
});

test('what waits for ever behind a suite is ended, fails, and says which test was the last', () => {
  const waits = 'after(() => new Promise((resolve) => net.createServer().listen(0).once("close", resolve)));';
  const { status, output } = run('0', { closes: waits, patience: PATIENCE_MS.between });
  assert.equal(status, 1);
  assert.match(
    output,
    /no test began or ended for a long time after the end of "all > one", and it stays open: .*TCP/,
  );
});

test('a file that closes what it opened passes', () => {
  assert.equal(run('net.createServer().listen(0).close()').status, 0);
});
