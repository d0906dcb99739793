import { runShort, shortHelp } from './after-payment.ts';
import type { CommandHelp } from './help.ts';
import type { HomeOf } from './command.ts';

const WAY = { name: 'capture', operation: 'transactions capture', takesAmount: true };

/** What `./railyard help capture` prints. */
export const HELP: CommandHelp = shortHelp(WAY);

/**
 * Takes the money of an authorized payment, all of it or a part.
 * @throws CommandError where a word is wrong
 * @example ./railyard capture TRANSACTION_ID
 */
export function run(words: readonly string[], home: HomeOf): Promise<void> {
  return runShort(WAY, words, home);
}
