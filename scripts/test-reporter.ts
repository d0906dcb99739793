import fs from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import type { TestEvent } from 'node:test/reporters';

const SLOW_FILE_MS = 5_000;

export type Totals = Readonly<{
  passed: number;
  failed: number;
  skipped: number;
  failures: readonly FailedTest[];
}>;

/** Its file as a path from the root, and a line that says where it is, its name and what its error says first. */
export type FailedTest = Readonly<{ file: string; line: string }>;

/** Where the totals go, for the closing lines that `scripts/test.ts` prints after the leak scan. */
export const TOTALS_VARIABLE = 'RAILYARD_TEST_TOTALS';

/** A line for each test file, and every failure in full at the end. */
export async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: Failure[] = [];
  const batched = new BatchReport();
  const underWay = new TestsUnderWay();

  for await (const event of source) {
    switch (event.type) {
      case 'test:dequeue':
        underWay.begin(event.data);
        break;
      case 'test:pass':
        yield* batched.lineAt(event.data);
        break;
      case 'test:fail': {
        yield* batched.lineAt(event.data);
        const { error } = event.data.details;
        if ('failureType' in error && error.failureType === 'subtestsFailed') break;
        failures.push({
          file: relative(event.data.file),
          title: `✖ ${relative(event.data.file)}:${event.data.line ?? 0} ${event.data.name}`,
          error: underWay.limitOf(event.data) ?? textOf(error.cause ?? error),
          causes: causesOf(error.cause),
        });
        break;
      }
      case 'test:stderr':
      case 'test:stdout':
        yield event.data.message;
        break;
      case 'test:summary': {
        const { counts, file, duration_ms: durationMs } = event.data;
        batched.end();
        const failed = counts.tests - counts.passed - counts.skipped - counts.todo;
        if (file === undefined) {
          const skipped = counts.skipped + counts.todo;
          yield* end(failures, {
            passed: counts.passed,
            failed: failed + batched.without,
            skipped,
            failures: failures.map((failure) => ({ file: failure.file, line: lineOfFailure(failure) })),
          });
        } else if (!isBatch(file))
          yield lineOf(relative(file), { passed: counts.passed, failed, durationMs });
        break;
      }
      default:
    }
  }
}

export default report; // node:test takes a reporter by its default export.

/**
 * Where a test says in a sentence what is wrong, that and the line where it does: what node:assert writes about itself
 * would hide it.
 */
function textOf(error: unknown): string {
  if (!(error instanceof Error) || !('generatedMessage' in error) || error.generatedMessage !== false)
    return inspect(error);
  const line = error.stack?.split('\n').find((at) => /^\s+at .*\.test\.ts:/.test(at));
  // What was compared belongs to it, where the message does not say it.
  const compared =
    'operator' in error && error.operator !== '==' && error.operator !== 'fail'
      ? `\n${difference(error)}`
      : '';
  return `${error.name}: ${error.message}${compared}${line === undefined ? '' : `\n${line.trim()}`}`;
}

function difference(error: object): string {
  const { actual, expected } = { actual: undefined, expected: undefined, ...error };
  return `actual: ${inspect(actual)}\nexpected: ${inspect(expected)}`;
}

/**
 * Which tests have begun. Where a limit of time ends a file, Node names the file, and says of its tests that they were
 * cancelled.
 */
class TestsUnderWay {
  readonly #begun = new Set<string>();

  begin({ file, name }: NamedTest): void {
    this.#begun.add(`${file}:${name}`);
  }

  /** What is told of a test that a limit of time ended; null for any other failure. */
  limitOf({ file, name, details }: TestEnd): string | null {
    const { failureType, message } = details.error;
    const ms = /timed out after (\d+)ms/.exec(message)?.[1];
    if (failureType === 'testTimeoutFailure') return `LIMIT OF TIME PASSED: ${Number(ms) / 1000} s`;
    if (failureType !== 'cancelledByParent') return null;
    return this.#begun.has(`${file}:${name}`)
      ? 'LIMIT OF TIME PASSED, of its file, while it was under way'
      : 'it had not begun when its file ended';
  }
}

type NamedTest = Readonly<{ name: string; file?: string | undefined }>;
type TestEnd = NamedTest & Readonly<{ details: Readonly<{ error: Error & { failureType?: string } }> }>;

type Failure = Readonly<{ file: string; title: string; error: string; causes: readonly string[] }>;

function lineOfFailure({ title, error, causes }: Failure): string {
  return [`${title} · ${beginningOf(error)}`, ...causes].join(' · because: ');
}

/** What the causes of a test's error say first: one that says what was tried wraps the one that says what was wrong. */
function causesOf(error: unknown): readonly string[] {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return [];
  return [beginningOf(error.cause.message), ...causesOf(error.cause)];
}

/** Its first two lines, as one. */
function beginningOf(text: string): string {
  return text.split(/\s*\n\s*/, 2).join(' ');
}

type FileCounts = Readonly<{ passed: number; failed: number; durationMs: number }>;

function lineOf(file: string, { passed, failed, durationMs }: FileCounts): string {
  const failures = failed > 0 ? `, ${failed} failed` : '';
  const slow = durationMs > SLOW_FILE_MS ? `  ${(durationMs / 1000).toFixed(1)} s` : '';
  return `${failed > 0 ? '✖' : '✔'} ${file}  ${passed} passed${failures}${slow}\n`;
}

/**
 * Of a process in which several files take turns, each is a suite that has its name. What a process tells comes in one
 * piece, and a suite behind its tests, wherever these are written.
 */
class BatchReport {
  #counts = { passed: 0, failed: 0 };
  /** Files without any test: they failed to load, or their tests were taken for those of another. */
  without = 0;

  /** Counts a test that has ended; a line where its file has. */
  *lineAt(data: Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>['data']): Generator<string> {
    if (data.details.type !== 'suite') this.#counts['error' in data.details ? 'failed' : 'passed'] += 1;
    else if (data.nesting === 0 && data.file !== undefined && isBatch(data.file)) {
      const { passed, failed } = this.end();
      const isWithout = passed + failed === 0;
      if (isWithout) this.without += 1;
      yield lineOf(data.name, {
        passed,
        failed: isWithout ? 1 : failed,
        durationMs: data.details.duration_ms,
      });
    }
  }

  /** Of a process, too. */
  end(): Readonly<{ passed: number; failed: number }> {
    const counts = this.#counts;
    this.#counts = { passed: 0, failed: 0 };
    return counts;
  }
}

/** `scripts/test.ts` writes them. */
function isBatch(file: string): boolean {
  return file.endsWith('.test.mjs');
}

function* end(failures: readonly Failure[], totals: Totals): Generator<string> {
  const file = process.env[TOTALS_VARIABLE];
  if (file !== undefined) fs.writeFileSync(file, JSON.stringify(totals));
  const inFull = failures.map(({ title, error }) => `${title}\n${indent(error)}\n`);
  if (inFull.length > 0) yield `\n${inFull.join('\n')}\n`;
}

function relative(file: string | undefined): string {
  return file === undefined ? '' : path.relative(process.cwd(), file);
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
