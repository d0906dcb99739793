import { parseArgs } from 'node:util';
import { StartError } from '../server/machine/start-error.ts';
import { RUNNING_OPTIONS, refusalText, running } from './running.ts';
import { parseSeconds } from './token.ts';

export const USAGE =
  'clock [advance 3d | set TIME] [--merchant-account ID] [--url URL] [--key FILE]    shows or ' +
  'moves the time of a sandbox merchant account';

/**
 * Asks the running instance, with the API key of the data folder (or `--key`): what moves is the merchant
 * account's time, for every process that serves it.
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: RUNNING_OPTIONS,
  });
  const [verb = 'show', when, ...rest] = positionals;
  if (rest.length > 0 || (verb === 'show' && when !== undefined))
    throw new StartError(`Usage: ./railyard ${USAGE}`);
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
  process.stdout.write(`${told.now}${ahead}\n`);
}

function bodyFor(verb: string, when: string | undefined): Readonly<Record<string, unknown>> | null {
  if (verb === 'show') return null;
  if (verb === 'advance' && when !== undefined) return { advance_seconds: parseSeconds('advance', when) };
  if (verb === 'set' && when !== undefined) {
    if (Number.isNaN(Date.parse(when)))
      throw new StartError(`set takes a time such as 2027-01-31T12:00:00Z, and not ${JSON.stringify(when)}.`);
    return { now: new Date(when).toISOString() };
  }
  throw new StartError(`Usage: ./railyard ${USAGE}`);
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
