import { runShort, shortHelp } from './after-payment.ts';
import type { CommandHelp } from './help.ts';
import type { HomeOf } from './command.ts';

const WAY = { name: 'refund', operation: 'transactions refunds create', takesAmount: true };

/** What `./railyard help refund` prints. */
export const HELP: CommandHelp = shortHelp(WAY);

/**
 * Gives back what was captured, all of it or a part.
 * @throws CommandError where a word is wrong
 * @example ./railyard refund TRANSACTION_ID
 */
export function run(words: readonly string[], home: HomeOf): Promise<void> {
  return runShort(WAY, words, home);
}
