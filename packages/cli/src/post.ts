import type { HomeOf } from './command.ts';
import { type CommandHelp, INSTANCE_OPTIONS } from './help.ts';
import { sendRequest } from './send-request.ts';

/** What `./railyard help post` prints. */
export const HELP: CommandHelp = {
  name: 'post',
  usage: ['post PATH [JSON] [OPTIONS]'],
  options: {
    '--put': 'send it with PUT, which changes what is there',
    ...INSTANCE_OPTIONS,
    '--json': 'print the answer in one line',
  },
  examples: [
    `post /buyers '{"display_name":"Ada"}'`,
    'post /transactions/TRANSACTION_ID/capture',
    `post /merchant-accounts/default '{"display_name":"Corner Shop"}' --put`,
  ],
};

/**
 * The API's answer to a POST or PUT, as JSON.
 * @throws CommandError where the body is no JSON, or the instance refuses
 * @example ./railyard post /buyers '{"display_name":"Ada"}'
 */
export function run(words: readonly string[], home: HomeOf): Promise<void> {
  return sendRequest('POST', HELP, words, home);
}
