import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Home } from './command.ts';
import { type CommandHelp, wrongWords } from './help.ts';
import { print, readWords, unknownWord } from './words.ts';

/** What `./railyard help open` prints. */
export const HELP: CommandHelp = {
  name: 'open',
  usage: ['open shop', 'open docs'],
  verbs: { shop: 'the demo shop of a sandbox', docs: 'the API reference of the instance' },
  options: { '--print': 'print the address, and open nothing', '--json': 'print JSON, and open nothing' },
  examples: ['open shop', 'open docs --print'],
};

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
  linux: ['xdg-open'],
};

/**
 * Prints the address, and opens it where the machine knows how.
 * @throws CommandError where there is no such page, or no shop runs
 * @example ./railyard open shop
 */
export async function run(words: readonly string[], home: () => Home): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: { print: { type: 'boolean' }, json: { type: 'boolean' } },
  });
  const [what, ...rest] = positionals;
  if (what === undefined || rest.length > 0) throw wrongWords('Open what?', HELP);
  if (what !== 'shop' && what !== 'docs') throw wrongWords(unknownWord('page', what, ['shop', 'docs']), HELP);

  const url = what === 'docs' ? `${home().url}/docs` : home().shopUrl;
  print(values.json, url, { url });
  const [command, ...before] = OPENERS[process.platform] ?? [];
  if (values.print === true || values.json === true || command === undefined) return;
  const opener = spawn(command, [...before, url], { stdio: 'ignore', detached: true });
  opener.unref();
  // Without a program for it, the address that is printed has to do.
  await Promise.race([once(opener, 'spawn'), once(opener, 'error')]).catch(() => undefined);
}
