import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { StartError } from '../server/machine/start-error.ts';
import { runningUrl } from '../server/first-run.ts';
import { parseSeconds, signedToken } from './token.ts';

export const CLOCK_USAGE =
  'clock [advance 3d | set TIME] [--merchant-account ID] [--url URL] [--key FILE]    shows or moves the time of a sandbox merchant account';

/**
 * Asks the running instance, with the API key of the data folder (or `--key`): what moves is the merchant
 * account's time, for every process that serves it.
 */
export async function clock(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      'merchant-account': { type: 'string', default: 'default' },
      url: { type: 'string' },
      key: { type: 'string' },
    },
  });
  const [verb = 'show', when, ...rest] = positionals;
  if (rest.length > 0 || (verb === 'show' && when !== undefined))
    throw new StartError(`Usage: npx railyard ${CLOCK_USAGE}`);
  const body = bodyFor(verb, when);
  const config = readConfig();
  const url = values.url ?? runningUrl(config.dataDir) ?? config.publicUrl;
  const account = values['merchant-account'];
  const authorization = `Bearer ${await signedToken(values.key, { scopes: ['merchant-accounts.read', 'merchant-accounts.write'], expiresInSeconds: 60 })}`;
  const headers = { authorization, 'content-type': 'application/json', 'x-merchant-account-id': account };
  const answer = await fetch(`${url}/sandbox/clock`, {
    method: body === null ? 'GET' : 'PUT',
    headers,
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new StartError(`Nothing answers at ${url}: start Railyard, or name its address with --url.`);
  });
  const told = (await answer.json().catch(() => ({}))) as Readonly<Record<string, unknown>>; // what the contract says of this operation
  if (!answer.ok) throw new StartError(refusal(answer.status, told, account));
  process.stdout.write(
    `${String(told['now'])}${told['offset_seconds'] === 0 ? '' : `  (${inWords(Number(told['offset_seconds']))} ahead)`}\n`,
  );
}

function bodyFor(verb: string, when: string | undefined): Readonly<Record<string, unknown>> | null {
  if (verb === 'show') return null;
  if (verb === 'advance' && when !== undefined) return { advance_seconds: parseSeconds('advance', when) };
  if (verb === 'set' && when !== undefined) {
    if (Number.isNaN(Date.parse(when)))
      throw new StartError(`set takes a time such as 2027-01-31T12:00:00Z, and not ${JSON.stringify(when)}.`);
    return { now: new Date(when).toISOString() };
  }
  throw new StartError(`Usage: npx railyard ${CLOCK_USAGE}`);
}

function refusal(status: number, told: Readonly<Record<string, unknown>>, account: string): string {
  if (status === 403 || status === 404)
    return `There is no sandbox merchant account ${JSON.stringify(account)} whose clock this key may move.`;
  const details = Array.isArray(told['details'])
    ? told['details'].map((detail: unknown) =>
        typeof detail === 'object' && detail !== null && 'message' in detail ? String(detail.message) : '',
      )
    : [];
  return [`${status}: ${String(told['message'] ?? 'refused')}`, ...details].join('\n');
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
