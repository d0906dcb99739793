import type { Config } from '../config.ts';
import { executionsWithOldFile, noteFileRemoved } from '../db/queries/report-executions.ts';
import type { ReadParts } from '../parts.ts';
import { fileName } from './make-file.ts';
import { type FileStoreSettings, fileStoreOf } from './open-store.ts';

const DAY_MS = 24 * 60 * 60_000;
const OLD_FILE_BATCH = 100;

/**
 * Removes files of runs that ended longer ago than the operator keeps them. The file goes first: where the process
 * dies in between, it is removed once more. How many went.
 */
export async function removeOldFiles({
  db,
  clock,
  config,
}: Pick<ReadParts, 'db' | 'clock'> &
  Readonly<{ config: FileStoreSettings & Pick<Config, 'reportFileDays'> }>): Promise<number> {
  const now = clock.now();
  const before = new Date(now.getTime() - config.reportFileDays * DAY_MS);
  const old = await executionsWithOldFile(db, before, OLD_FILE_BATCH);
  for (const execution of old) {
    await fileStoreOf(config).remove(fileName(execution));
    await noteFileRemoved(db, execution, now);
  }
  return old.length;
}
