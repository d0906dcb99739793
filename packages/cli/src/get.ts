import type { HomeOf } from './command.ts';
import { type CommandHelp, INSTANCE_OPTIONS } from './help.ts';
import { sendRequest } from './send-request.ts';

/** What `./railyard help get` prints. */
export const HELP: CommandHelp = {
  name: 'get',
  usage: ['get PATH [OPTIONS]'],
  options: { ...INSTANCE_OPTIONS, '--json': 'print the answer in one line' },
  examples: ["get '/transactions?limit=3'", 'get /merchant-accounts/default'],
};

/**
 * The API's answer to a GET, as JSON.
 * @throws CommandError where the path is none, or the instance refuses
 * @example ./railyard get '/transactions?limit=3'
 */
export function run(words: readonly string[], home: HomeOf): Promise<void> {
  return sendRequest('GET', HELP, words, home);
}
