import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { type Totals, TOTALS_VARIABLE } from './test-reporter.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-reporter-'));
after(() => fs.rmSync(folder, { recursive: true }));

/** The closing lines of a run of a test file, whose tests have a second each. */
function closingLines(name: string, lines: readonly string[]): readonly string[] {
  const [file, totals] = [path.join(folder, `${name}.mjs`), path.join(folder, `${name}.json`)];
  fs.writeFileSync(file, ["import { describe, test } from 'node:test';", ...lines].join('\n'));
  const { NODE_TEST_CONTEXT: _ours, ...env } = process.env;
  const words = [
    '--test',
    '--test-timeout=1000',
    '--test-force-exit',
    `--test-reporter=${path.join(import.meta.dirname, 'test-reporter.ts')}`,
  ];
  spawnSync(process.execPath, [...words, file], { cwd: folder, env: { ...env, [TOTALS_VARIABLE]: totals } });
  const { failures } = JSON.parse(fs.readFileSync(totals, 'utf8')) as Totals;
  return failures.map(({ line }) => line.replace(/^✖ \S+ /, ''));
}

test('a limit of time that was passed is told as such, by the name of the test', () => {
  const lines = closingLines('waits.test', [
    "describe('a file of a batch', { timeout: 1000 }, () => {",
    "  test('is quick', () => undefined);",
    "  test('waits for good', () => new Promise((resolve) => setTimeout(resolve, 600_000)));",
    "  test('comes after', () => undefined);",
    '});',
  ]);
  const told = lines.find((line) => line.startsWith('waits for good'));
  assert.match(told ?? '', /LIMIT OF TIME PASSED/, lines.join('\n'));
  assert.ok(lines.every((line) => !line.startsWith('is quick')));
});

test('what an error wraps is told beside it', () => {
  const [line] = closingLines('wraps.test', [
    "test('pays', () => { throw new Error('seed 7\\nand a log', { cause: new Error('charged twice') }); });",
  ]);
  assert.match(line ?? '', /^pays · Error: seed 7 and a log · because: charged twice$/);
});
