import type { HomeOf } from './command.ts';
import { OPERATIONS } from './generated/operations.ts';
import { type CommandHelp, JSON_OPTION, table } from './help.ts';
import { nounNames, nounOf } from './resource-help.ts';
import { print, readWords } from './words.ts';

/** What `./railyard help resources` prints. */
export const HELP: CommandHelp = {
  name: 'resources',
  usage: ['resources [NOUN]'],
  options: { ...JSON_OPTION },
  examples: ['resources', 'resources transactions'],
};

/**
 * Lists the nouns of the API with their verbs, and of one noun the nouns in it.
 * @example ./railyard resources transactions
 */
export async function run(words: readonly string[], _home: HomeOf): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const names = positionals.length === 0 ? nounNames().map((one) => [one]) : [positionals];
  const all = names.flatMap((path) => withInside(path));

  const rows = Object.fromEntries(all.map((path) => [path.join(' '), verbsOf(path)]));
  const operations = Object.entries(OPERATIONS).map(([name, { id, method, path }]) => ({
    name,
    id,
    method,
    path,
  }));
  print(values.json, table(rows).join('\n'), operations);
}

function withInside(path: readonly string[]): readonly (readonly string[])[] {
  return [path, ...(nounOf(path)?.nouns ?? []).flatMap((noun) => withInside([...path, noun]))].filter(
    (one) => verbsOf(one) !== '',
  );
}

function verbsOf(path: readonly string[]): string {
  return Object.keys(nounOf(path)?.verbs ?? {}).join(', ');
}
