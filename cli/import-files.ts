import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import type { RowProblem } from '../server/card-imports/card-of-row.ts';
import { machineLine } from '../server/domain/report/csv.ts';

/** A file of rows, that its owner alone may read. */
export class CsvFile {
  readonly #stream: ReturnType<typeof createWriteStream>;

  constructor(file: string, columns: readonly string[]) {
    this.#stream = createWriteStream(file, { mode: 0o600 });
    this.add(columns);
  }

  add(cells: readonly string[]): void {
    this.#stream.write(machineLine(cells));
  }

  async close(): Promise<void> {
    const closed = once(this.#stream, 'close');
    this.#stream.end();
    await closed;
  }
}

/** All of them in a file, where one is named; the first ones to be printed. */
export class RefusedRows {
  readonly first: RowProblem[] = [];
  readonly #file: CsvFile | null;

  constructor(name: string | undefined) {
    this.#file = name === undefined ? null : new CsvFile(path.resolve(name), PROBLEM_COLUMNS);
  }

  add(problem: RowProblem): void {
    if (this.first.length < REFUSED_SHOWN) this.first.push(problem);
    const { line, oldId, pointer, type, message } = problem;
    this.#file?.add([String(line), oldId ?? '', pointer, type, message]);
  }

  async close(): Promise<void> {
    await this.#file?.close();
  }
}

/** Of refused rows so many are printed; `--problems` has all. */
const REFUSED_SHOWN = 20;
const PROBLEM_COLUMNS = ['line', 'old_id', 'pointer', 'type', 'message'];

export function lineOfProblem({ line, oldId, pointer, message }: RowProblem): string {
  return `  line ${line}${oldId === null ? '' : ` (${oldId})`}: ${pointer} ${message}`;
}

/** A line that overwrites itself, where somebody looks. */
export function shownProgress(isDryRun: boolean): (counts: Readonly<{ rows: number }>) => void {
  return ({ rows }) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${isDryRun ? 'checked' : 'imported'} ${rows} rows `);
  };
}
