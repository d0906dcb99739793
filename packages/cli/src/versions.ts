import { ConnectionError } from '@railyard/sdk';
import type { HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { CONTRACT_VERSION } from './generated/contract.ts';
import { type CommandHelp, INSTANCE_OPTIONS, JSON_OPTION } from './help.ts';
import { CLI_VERSION, SDK_VERSION } from './own-versions.ts';
import { RUNNING_OPTIONS, running } from './running.ts';
import { print, readWords } from './words.ts';

/** What `./railyard help versions` prints. */
export const HELP: CommandHelp = {
  name: 'versions',
  usage: ['versions [OPTIONS]'],
  options: { ...INSTANCE_OPTIONS, ...JSON_OPTION },
  examples: ['versions'],
};

/**
 * Shows the versions of this program, its SDK, the contract that it knows, and of the instance where one answers.
 * @example ./railyard versions
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values } = readWords(HELP, {
    args: [...words],
    options: { ...RUNNING_OPTIONS, json: { type: 'boolean' } },
  });
  const instance = await instanceVersion(values, home);
  const facts = {
    cli: CLI_VERSION,
    sdk: SDK_VERSION,
    contract: CONTRACT_VERSION,
    node: process.versions.node,
    instance,
  };

  const lines = [
    `command line  ${CLI_VERSION}`,
    `SDK           ${SDK_VERSION}`,
    `contract      ${CONTRACT_VERSION}`,
    `Node          ${process.versions.node}`,
    `instance      ${instance ?? 'none answers'}`,
  ];
  print(values.json, lines.join('\n'), facts);
}

/** Null: none answers, or there is no key to ask with. */
async function instanceVersion(values: Parameters<typeof running>[0], home: HomeOf): Promise<string | null> {
  try {
    return (await running(values, home).railyard.capabilities.get()).release;
  } catch (error) {
    if (error instanceof ConnectionError || error instanceof CommandError) return null;
    throw error;
  }
}
