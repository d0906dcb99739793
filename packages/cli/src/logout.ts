import fs from 'node:fs';
import path from 'node:path';
import type { HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { type CommandHelp, JSON_OPTION } from './help.ts';
import { configFolder, readProfiles, writeProfiles } from './profiles.ts';
import { print, readWords, unknownWord } from './words.ts';

/** What `./railyard help logout` prints. */
export const HELP: CommandHelp = {
  name: 'logout',
  usage: ['logout [--profile NAME]'],
  options: { '--profile NAME': 'which; default: the one that is used', ...JSON_OPTION },
  examples: ['logout', 'logout --profile local'],
};

/**
 * Forgets a profile, and the key that it kept. Key files that are yours stay where they are.
 * @throws CommandError where there is no such profile
 * @example ./railyard logout --profile local
 */
export async function run(words: readonly string[], _home: HomeOf): Promise<void> {
  const { values } = readWords(HELP, {
    args: [...words],
    options: { profile: { type: 'string' }, json: { type: 'boolean' } },
  });
  const { current, profiles } = readProfiles();
  const name = values.profile ?? current;
  if (name === null) throw new CommandError('Nobody is logged in.');
  if (!Object.hasOwn(profiles, name))
    throw new CommandError(unknownWord('profile', name, Object.keys(profiles)));

  const left = Object.fromEntries(Object.entries(profiles).filter(([one]) => one !== name));
  writeProfiles({ current: current === name ? (Object.keys(left)[0] ?? null) : current, profiles: left });
  fs.rmSync(path.join(configFolder(), `${name}.pem`), { force: true });
  fs.rmSync(path.join(configFolder(), name), { recursive: true, force: true });
  print(values.json, `The profile ${name} is forgotten; its API key holds until it is revoked`, {
    profile: name,
  });
}
