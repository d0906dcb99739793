import { readConfig } from '../server/config.ts';
import { createDb } from '../server/db/db.ts';
import { releaseWrites } from '../server/db/queries/restore.ts';
import { connectionOf } from './connection.ts';
import { type CommandHelp, JSON_OPTION } from '../packages/cli/src/help.ts';
import { print, readWords } from '../packages/cli/src/words.ts';

/** What `./railyard help restored` prints. */
export const HELP: CommandHelp = {
  name: 'restored',
  usage: ['restored'],
  options: JSON_OPTION,
  examples: ['restored'],
};

/**
 * Payments wait after a restore until what was open is looked up; this is for what never can be.
 * @throws CommandError where words are left over
 * @example ./railyard restored
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values } = readWords(HELP, { args: [...words], options: { json: { type: 'boolean' } } });
  const db = createDb(connectionOf(readConfig()));
  try {
    const isReleased = await releaseWrites(db, true);
    const text = isReleased ? 'payments go on within two seconds' : 'no payments were waiting';
    print(values.json, text, { released: isReleased });
  } finally {
    await db.close();
  }
}
