import type { HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { type CommandHelp, INSTANCE_OPTIONS, JSON_OPTION, wrongWords } from './help.ts';
import { ForbiddenError, NotFoundError, type SandboxClockUpdate } from '@railyard/sdk';
import { RUNNING_OPTIONS, running } from './running.ts';
import { parseSeconds } from './seconds.ts';
import { print, readWords, unknownWord } from './words.ts';

/** What `./railyard help clock` prints. */
export const HELP: CommandHelp = {
  name: 'clock',
  usage: ['clock', 'clock advance 3d', 'clock set TIME'],
  verbs: {
    advance: 'moves it on: 30s, 15m, 12h, 3d',
    set: 'moves it on to a time such as 2027-01-31T12:00:00Z',
    '(nothing)': 'shows it',
  },
  options: { ...INSTANCE_OPTIONS, ...JSON_OPTION },
  examples: ['clock', 'clock advance 3d --merchant-account default', 'clock set 2027-01-31T12:00:00Z'],
};

/**
 * Asks the running instance, with the API key of the data folder, the profile or `--key-file`: what moves is the
 * merchant account's time, for every process that serves it.
 * @throws CommandError where the time is none, or the instance refuses
 * @example ./railyard clock advance 3d --merchant-account default
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: { ...RUNNING_OPTIONS, json: { type: 'boolean' } },
  });
  const [verb = 'show', when, ...rest] = positionals;
  if (rest.length > 0 || (verb === 'show' && when !== undefined))
    throw wrongWords(`${JSON.stringify(rest[0] ?? when)} is a word too many.`, HELP);

  const body = bodyFor(verb, when);
  const scopes = ['merchant-accounts.read', 'merchant-accounts.write'];
  const { railyard, merchantAccount } = running(values, home, { scopes });
  const { clock } = railyard.sandbox;
  const told = await (body === null ? clock.get() : clock.update(body)).catch((error: unknown) => {
    if (!(error instanceof ForbiddenError || error instanceof NotFoundError)) throw error;
    throw new CommandError(
      `There is no sandbox merchant account ${JSON.stringify(merchantAccount)} ` +
        'whose clock this key may move.',
      'refused',
    );
  });
  const ahead = told.offset_seconds === 0 ? '' : `  (${inWords(told.offset_seconds)} ahead)`;
  print(values.json, `${told.now}${ahead}`, told);
}

function bodyFor(verb: string, when: string | undefined): SandboxClockUpdate | null {
  if (verb === 'show') return null;
  if (verb === 'advance' && when !== undefined) return { advance_seconds: parseSeconds('advance', when) };
  if (verb === 'set' && when !== undefined) {
    if (Number.isNaN(Date.parse(when)))
      throw new CommandError(
        `set takes a time such as 2027-01-31T12:00:00Z, and not ${JSON.stringify(when)}.`,
      );
    return { now: new Date(when).toISOString() };
  }
  if (verb === 'advance' || verb === 'set')
    throw wrongWords(
      `${verb} takes ${verb === 'set' ? 'a time' : 'how long, such as 3d'}, which is missing.`,
      HELP,
    );

  throw wrongWords(unknownWord('verb of clock', verb, ['advance', 'set']), HELP);
}

function inWords(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor((seconds % 86_400) / 3600),
    Math.floor((seconds % 3600) / 60),
  ];
  const parts = [
    [days, 'd'],
    [hours, 'h'],
    [minutes, 'm'],
    [seconds % 60, 's'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count}${unit}`)
    .join(' ');
}
