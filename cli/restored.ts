import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { createDb } from '../server/db/db.ts';
import { releaseWrites } from '../server/db/queries/restore.ts';
import { connectionOf } from './connection.ts';

export const USAGE =
  'restored    after a restore of the database: lets payments go on, although some operations are still open';

/** Payments wait after a restore until what was open is looked up; this is for what never can be. */
export async function run(words: readonly string[]): Promise<void> {
  parseArgs({ args: [...words] });
  const db = createDb(connectionOf(readConfig()));
  try {
    const isReleased = await releaseWrites(db, true);
    process.stdout.write(isReleased ? 'payments go on within two seconds\n' : 'no payments were waiting\n');
  } finally {
    await db.close();
  }
}
