import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { claimFolder, HOLDER_FILE } from '../../server/db/folder-claim.ts';

/**
 * A run that was killed did not tidy up. In memory, a dozen of what such runs left takes all of it: the next run
 * removes those folders whose holder is gone.
 */
export function removeAbandoned(parent: string, prefix: string): void {
  for (const name of fs.readdirSync(parent))
    if (name.startsWith(prefix)) removeWhereAbandoned(path.join(parent, name));
}

/** What tests put into temporary folders goes with the run. */
export function makeTemporaryFolder(parent = os.tmpdir()): string {
  const prefix = 'railyard-run-';
  removeAbandoned(parent, prefix);
  const folder = fs.mkdtempSync(path.join(parent, prefix));
  claimFolder(folder);
  return folder;
}

/** A folder that names no holder is just being made. */
function removeWhereAbandoned(folder: string): void {
  if (!fs.existsSync(path.join(folder, HOLDER_FILE))) return;
  try {
    claimFolder(folder);
  } catch {
    return;
  }
  fs.rmSync(folder, { recursive: true, force: true });
}
