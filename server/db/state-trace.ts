import { mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { randomBytes } from '../platform/entropy.ts';

/**
 * A line for each state change, for the model to check (docs/model.md): each process has a file of its own. What a
 * statement is to change is written before it is sent, and what it did as soon as its result is there, so that a
 * process that is killed leaves no change untold. No card data and no secret: only what a line is made of here and in
 * `queries/step-trace.ts`.
 */
export type StateTrace = Readonly<{
  /** With the kernel when it returns. The line's number, which later ones may name. */
  note(line: Readonly<Record<string, unknown>>): number;
}>;

/** Null: nobody wants one, and nothing is written. */
export function openStateTrace(folder: string | null): StateTrace | undefined {
  if (folder === null) return undefined;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${process.pid}-${randomBytes(6).toString('hex')}.jsonl`);
  // Kept open: a process that runs out of file descriptors has to tell of what it does all the same.
  const file = openSync(path, 'a', 0o600);

  let last = 0;
  const note: StateTrace['note'] = (line) => {
    last += 1;
    const told = { n: last, at_us: Math.round((performance.timeOrigin + performance.now()) * 1000), ...line };
    writeSync(file, `${JSON.stringify(told, plain)}\n`);
    return last;
  };
  note({ at: 'opens', process: process.pid });
  return { note };
}

/** Amounts have twelve digits at most. */
function plain(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
