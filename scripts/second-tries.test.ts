import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesToTryAgain, judgeSecondTry } from './second-tries.ts';
import type { FailedTest, Totals } from './test-reporter.ts';

const fileOf = (file: string, said = 'it was still false'): FailedTest => ({
  file,
  line: `✖ ${file}:1 pays · Error: ${said}`,
});
const run = (...failures: readonly FailedTest[]): Totals => ({
  ...{ passed: 100, failed: failures.length, skipped: 1 },
  failures,
});
const FILES = Array.from({ length: 9 }, (_, index) => `test/${index}.test.ts`);
const [ONE = '', OTHER = ''] = FILES;

test('few files that failed are tried again, but not what was found at random or by chance', () => {
  assert.deepEqual(filesToTryAgain(run(fileOf(ONE), fileOf(ONE), fileOf(OTHER)), FILES), [ONE, OTHER]);
  for (const said of ['Property failed after 12 tests', 'npm run simulate -- --seed 4 --path 2'])
    assert.deepEqual(filesToTryAgain(run(fileOf(ONE), fileOf(ONE, said)), FILES), []);
  for (const file of ['test/slow/crash/killed-process.test.ts', 'test/simulation/methods.test.ts'])
    assert.deepEqual(filesToTryAgain(run(fileOf(file)), [file]), []);
  assert.deepEqual(filesToTryAgain(run(fileOf('')), FILES), [], 'a run that ended without a result');
});

test('where many files failed, none is tried again', () => {
  const seven = run(...FILES.slice(0, 7).map((file) => fileOf(file)));
  assert.deepEqual(filesToTryAgain(seven, FILES), []);
});

test('what passed when tried again is flaky, and what failed again stays failed', () => {
  const first = run(fileOf(ONE), fileOf(OTHER));
  const { totals, flaky } = judgeSecondTry(first, [ONE, OTHER], run(fileOf(OTHER)));
  assert.deepEqual(flaky, [fileOf(ONE)]);
  assert.deepEqual(totals, { passed: 101, failed: 1, skipped: 1, failures: [fileOf(OTHER)] });
});

test('a second try that ended without a result says nothing', () => {
  const first = run(fileOf(ONE));
  assert.deepEqual(judgeSecondTry(first, [ONE], run(fileOf(''))), { totals: first, flaky: [] });
});
