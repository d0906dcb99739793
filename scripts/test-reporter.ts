import fs from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import type { TestEvent } from 'node:test/reporters';

const SLOW_FILE_MS = 5_000;

export type Totals = Readonly<{ passed: number; failed: number; skipped: number }>;

/** Where the totals go, for the closing line that `scripts/test.ts` prints after the leak scan. */
export const TOTALS_VARIABLE = 'RAILYARD_TEST_TOTALS';

/** A line for each test file, and every failure in full at the end. */
export async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: string[] = [];
  for await (const event of source) {
    switch (event.type) {
      case 'test:fail': {
        const { error } = event.data.details;
        if ('failureType' in error && error.failureType === 'subtestsFailed') break;
        failures.push(
          `✖ ${relative(event.data.file)}:${event.data.line ?? 0} ` +
            `${event.data.name}\n${indent(inspect(error.cause ?? error))}\n`,
        );
        break;
      }
      case 'test:stderr':
      case 'test:stdout':
        yield event.data.message;
        break;
      case 'test:summary': {
        const { counts, file, duration_ms: durationMs } = event.data;
        const failed = counts.tests - counts.passed - counts.skipped - counts.todo;
        if (file === undefined)
          yield* end(failures, { passed: counts.passed, failed, skipped: counts.skipped + counts.todo });
        else
          yield `${event.data.success ? '✔' : '✖'} ${relative(file)}  ${counts.passed} passed${failed > 0 ? `, ${failed} failed` : ''}${durationMs > SLOW_FILE_MS ? `  ${(durationMs / 1000).toFixed(1)} s` : ''}\n`;
        break;
      }
      default:
    }
  }
}

export default report; // node:test takes a reporter by its default export.

function* end(failures: readonly string[], totals: Totals): Generator<string> {
  const file = process.env[TOTALS_VARIABLE];
  if (file !== undefined) fs.writeFileSync(file, JSON.stringify(totals));
  if (failures.length > 0) yield `\n${failures.join('\n')}\n`;
}

function relative(file: string | undefined): string {
  return file === undefined ? '' : path.relative(process.cwd(), file);
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
