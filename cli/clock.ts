import { StartError } from '../server/platform/start-error.ts';
import { type CommandHelp, INSTANCE_OPTIONS, JSON_OPTION, wrongWords } from './help.ts';
import { RUNNING_OPTIONS, refusalText, running } from './running.ts';
import { parseSeconds } from './token.ts';
import { print, readWords, unknownWord } from './words.ts';

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
 * Asks the running instance, with the API key of the data folder (or `--key`): what moves is the merchant
 * account's time, for every process that serves it.
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = readWords(HELP, {
    args: [...words],
    allowPositionals: true,
    options: { ...RUNNING_OPTIONS, json: { type: 'boolean' } },
  });
  const [verb = 'show', when, ...rest] = positionals;
  if (rest.length > 0 || (verb === 'show' && when !== undefined))
    throw wrongWords(`${JSON.stringify(rest[0] ?? when)} is a word too many.`, HELP);
  const body = bodyFor(verb, when);
  const instance = running(values, ['merchant-accounts.read', 'merchant-accounts.write']);
  const answer = await instance.ask(body === null ? 'GET' : 'PUT', '/sandbox/clock', body ?? undefined);
  if (answer.status === 403 || answer.status === 404)
    throw new StartError(
      `There is no sandbox merchant account ${JSON.stringify(values['merchant-account'])} ` +
        'whose clock this key may move.',
    );
  if (answer.status >= 300) throw new StartError(refusalText(answer));
  // What the contract says of this operation.
  const told = answer.body as Readonly<{ now: string; offset_seconds: number }>;
  const ahead = told.offset_seconds === 0 ? '' : `  (${inWords(told.offset_seconds)} ahead)`;
  print(values.json, `${told.now}${ahead}`, told);
}

function bodyFor(verb: string, when: string | undefined): Readonly<Record<string, unknown>> | null {
  if (verb === 'show') return null;
  if (verb === 'advance' && when !== undefined) return { advance_seconds: parseSeconds('advance', when) };
  if (verb === 'set' && when !== undefined) {
    if (Number.isNaN(Date.parse(when)))
      throw new StartError(`set takes a time such as 2027-01-31T12:00:00Z, and not ${JSON.stringify(when)}.`);
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
