import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MerchantAccountId } from '../domain/ids.ts';
import { randomToken } from '../platform/entropy.ts';
import { type Checkpoint, readCheckpoint } from './note.ts';

/**
 * The newest checkpoint that this machine has seen of a log, in a file outside the database: a database that was put
 * back behind it is noticed, and nothing is signed that goes against what was.
 */
export async function readNotedCheckpoint(
  folder: string,
  merchantAccountId: MerchantAccountId,
): Promise<Checkpoint | null> {
  const note = await readFile(placeOf(folder, merchantAccountId), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  });
  return readCheckpoint(note);
}

/** Never half, and never in the place of a longer one: a process that stood still signs what others have gone past. */
export async function noteCheckpoint(
  folder: string,
  merchantAccountId: MerchantAccountId,
  note: string,
): Promise<void> {
  const [noted, signed] = [await readNotedCheckpoint(folder, merchantAccountId), readCheckpoint(note)];
  if (noted !== null && noted.origin === signed?.origin && noted.size >= signed.size) return;
  const place = placeOf(folder, merchantAccountId);
  await mkdir(join(folder, FOLDER), { recursive: true, mode: 0o700 });
  const draft = `${place}.${randomToken(8)}`; // several processes may share the folder
  await writeFile(draft, note, { mode: 0o600 });
  await rename(draft, place);
}

const FOLDER = 'checkpoints';

function placeOf(folder: string, merchantAccountId: MerchantAccountId): string {
  return join(folder, FOLDER, merchantAccountId);
}
