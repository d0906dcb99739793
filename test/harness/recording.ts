import fs from 'node:fs';
import path from 'node:path';
import type { Watch } from '../../sandbox/processors/watch.ts';

/**
 * The folder where a whole run keeps what the leak scan reads at its end. Unset where a test file runs alone.
 */
export const RUN_FOLDER_VARIABLE = 'RAILYARD_TEST_RUN_FOLDER';

type RecordingKind = 'responses' | 'logs' | 'secrets' | 'passed';

/**
 * Adds a line to what this run keeps: an answer as the client got it, a log line, a secret that a test sent, or what
 * passed at a simulated processor.
 */
export function record(kind: RecordingKind, line: string): void {
  const folder = process.env[RUN_FOLDER_VARIABLE];
  if (folder === undefined) return;
  fs.writeSync(fileFor(folder, kind), line.endsWith('\n') ? line : `${line}\n`);
}

/**
 * Keeps every file of a data folder that is about to go: the vault's access log and deletions, the relay's
 * spooled bodies, whatever else was written there.
 */
export function recordFolder(folder: string): void {
  const run = process.env[RUN_FOLDER_VARIABLE];
  if (run === undefined || !fs.existsSync(folder)) return;
  const place = path.join(
    run,
    'files',
    `${path.basename(process.argv[1] ?? 'test')}-${process.pid}-${folders++}`,
  );
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(place, path.relative(folder, from));
    if (!entry.isFile() || path.relative(folder, from).startsWith('postgres')) continue;
    fs.mkdirSync(path.dirname(to), { recursive: true });
    fs.copyFileSync(from, to);
  }
}
let folders = 0;

/**
 * A secret that a test sends: a card number, a security code, an account number, a PIN. The leak scan looks
 * for it everywhere.
 */
export function recordSecret(value: string): void {
  if (known.has(value)) return;
  known.add(value);
  record('secrets', JSON.stringify(value));
}

/** What passed at a simulated processor that there is in the world: it is judged at the end of the run. */
export const watch: Watch = (passed) => {
  if (!/^(?:mock|sandbox)-/.test(passed.processor)) record('passed', JSON.stringify(passed));
};

export function insideARun(): boolean {
  return process.env[RUN_FOLDER_VARIABLE] !== undefined;
}

const known = new Set<string>();
const files = new Map<RecordingKind, number>();

function fileFor(folder: string, kind: RecordingKind): number {
  let file = files.get(kind);
  if (file === undefined) {
    fs.mkdirSync(path.join(folder, kind), { recursive: true });
    // Named after the test file, so that a leak names the test that made it.
    file = fs.openSync(
      path.join(folder, kind, `${path.basename(process.argv[1] ?? 'test')}-${process.pid}.txt`),
      'a',
    );
    files.set(kind, file);
  }
  return file;
}
