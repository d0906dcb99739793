import { runShort, shortHelp } from './after-payment.ts';
import type { CommandHelp } from './help.ts';
import type { HomeOf } from './command.ts';

const WAY = { name: 'void', operation: 'transactions void', takesAmount: false };

/** What `./railyard help void` prints. */
export const HELP: CommandHelp = shortHelp(WAY);

/**
 * Gives up what was authorized.
 * @throws CommandError where a word is wrong
 * @example ./railyard void TRANSACTION_ID
 */
export function run(words: readonly string[], home: HomeOf): Promise<void> {
  return runShort(WAY, words, home);
}
