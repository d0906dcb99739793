import fs from 'node:fs';
import path from 'node:path';

/** The folder where a whole run keeps what the leak scan reads at its end. Unset where a test file runs alone. */
export const RUN_FOLDER_VARIABLE = 'RAILYARD_TEST_RUN_FOLDER';

type Recorded = 'responses' | 'logs' | 'secrets';

/** Adds a line to what this run keeps: an answer as the client got it, a log line, or a secret that a test sent. */
export function record(kind: Recorded, line: string): void {
  const folder = process.env[RUN_FOLDER_VARIABLE];
  if (folder === undefined) return;
  fs.writeSync(fileFor(folder, kind), line.endsWith('\n') ? line : `${line}\n`);
}

/** A secret that a test sends: a card number, a security code, an account number, a PIN. The leak scan looks for it everywhere. */
export function recordSecret(value: string): void {
  if (known.has(value)) return;
  known.add(value);
  record('secrets', JSON.stringify(value));
}

export function insideARun(): boolean {
  return process.env[RUN_FOLDER_VARIABLE] !== undefined;
}

const known = new Set<string>();
const files = new Map<Recorded, number>();

function fileFor(folder: string, kind: Recorded): number {
  let file = files.get(kind);
  if (file === undefined) {
    fs.mkdirSync(path.join(folder, kind), { recursive: true });
    // Named after the test file, so that a leak names the test that made it.
    file = fs.openSync(path.join(folder, kind, `${path.basename(process.argv[1] ?? 'test')}-${process.pid}.txt`), 'a');
    files.set(kind, file);
  }
  return file;
}
