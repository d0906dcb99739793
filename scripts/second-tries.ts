import type { FailedTest, Totals } from './test-reporter.ts';

/** When more files than these failed, it is no chance. */
const FILES_MAX = 6;
/** A second try would look elsewhere. */
const FOUND_AT_RANDOM = /\bseed\b|property failed/i;
/** What they look for happens now and then: that it does not happen again says nothing. */
const JUDGE_BY_CHANCE = /^test\/(?:slow\/)?(?:crash|simulation)\//;

/**
 * The files to try again, alone: those of the flaky tests of a run of hundreds of files that share the processors.
 * None where many failed, nor of what was found at random (docs/adr/build-and-tests/0385).
 */
export function filesToTryAgain({ failures }: Totals, files: readonly string[]): readonly string[] {
  const failed = [...new Set(failures.map(({ file }) => file))];
  if (failed.length > FILES_MAX) return [];
  return failed.filter(
    (file) => files.includes(file) && failures.every((one) => one.file !== file || mayBeFlaky(one)),
  );
}

/** What the second try of these files makes of the first run: a file whose tests all passed then has flaky ones. */
export function judgeSecondTry(
  first: Totals,
  files: readonly string[],
  second: Totals,
): Readonly<{ totals: Totals; flaky: readonly FailedTest[] }> {
  const passed = new Set(
    files.filter((file) => second.failures.every((one) => one.file !== file && one.file !== '')),
  );
  const flaky = first.failures.filter(({ file }) => passed.has(file));
  const totals = {
    passed: first.passed + flaky.length,
    failed: first.failed - flaky.length,
    skipped: first.skipped,
    failures: first.failures.filter(({ file }) => !passed.has(file)),
  };
  return { totals, flaky };
}

function mayBeFlaky({ file, line }: FailedTest): boolean {
  return !FOUND_AT_RANDOM.test(line) && !JUDGE_BY_CHANCE.test(file);
}
