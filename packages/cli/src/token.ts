import type { HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { EMBED, refusalsOf, UNPINNED, type WantedToken, warningsOf } from './embed-pins.ts';
import { SCOPES } from './generated/contract.ts';
import { type CommandHelp, INSTANCE_OPTIONS, JSON_OPTION } from './help.ts';
import { nearestName } from './nearest-name.ts';
import { ISSUER, signerOf } from './running.ts';
import { parseSeconds } from './seconds.ts';
import { isObject } from './step.ts';
import { print, readWords } from './words.ts';

/** What `./railyard help token` prints. */
export const HELP: CommandHelp = {
  name: 'token',
  usage: ['token [OPTIONS]'],
  options: {
    '--scope SCOPE': 'once or more; default: everything that the key may do',
    '--expires-in TIME': 'such as 30s, 15m, 1h (default) or 1d',
    '--embed JSON': 'a token of a front end, with what it pins',
    '--checkout-session ID': 'a token of a front end for one checkout session',
    '--unpinned': 'of a front end: yes, amount or currency are left to the shopper; says so in the token',
    '--profile NAME': INSTANCE_OPTIONS['--profile NAME'],
    '--key-file FILE': INSTANCE_OPTIONS['--key-file FILE'],
    ...JSON_OPTION,
  },
  examples: [
    'token',
    'token --scope transactions.read --expires-in 15m',
    `token --embed '{ "amount": 1299, "currency": "USD", "country": "US" }'`,
  ],
};

/**
 * Prints a token, signed with the API key of the data folder, the profile or `--key-file`, for `Authorization: Bearer`.
 * What would let a shopper misuse it is refused, or told beside it.
 * @throws CommandError where a scope or pin does not exist, or a shopper could misuse the token
 * @example ./railyard token --scope transactions.read --expires-in 15m
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values } = readWords(HELP, {
    args: [...words],
    options: {
      profile: { type: 'string' },
      'key-file': { type: 'string' },
      key: { type: 'string' },
      scope: { type: 'string', multiple: true },
      'expires-in': { type: 'string', default: '1h' },
      'checkout-session': { type: 'string' },
      embed: { type: 'string' },
      unpinned: { type: 'boolean', default: false },
      json: { type: 'boolean' },
    },
  });
  const sessionId = values['checkout-session'] ?? null;
  const scopes =
    values.scope ?? (values.embed === undefined && sessionId === null ? ['*.read', '*.write'] : [EMBED]);
  const pins = pinsOf(values.embed, values.unpinned && scopes.includes(EMBED));
  if (values.scope !== undefined) refuseUnknownScopes(values.scope);

  const expiresInSeconds = parseSeconds('--expires-in', values['expires-in']);
  if (pins !== null && !scopes.includes(EMBED))
    throw new CommandError(
      '--embed means nothing without the scope embed: leave --scope out, or name embed.',
    );
  if (scopes.includes(EMBED))
    sayWhatItAllows({ pins: pins ?? {}, hasSession: sessionId !== null, expiresInSeconds });
  const signed = signerOf(values, home).sign({
    scopes,
    lifetimeSeconds: expiresInSeconds,
    issuer: ISSUER,
    embed: pins ?? undefined,
    checkoutSessionId: sessionId ?? undefined,
  });
  print(values.json, signed, { token: signed, expires_in_seconds: expiresInSeconds, scopes });
}

/** Of a front end's token: refuses what its maker cannot mean, and tells what they may not. */
function sayWhatItAllows(wanted: WantedToken): void {
  const refusals = refusalsOf(wanted);
  if (refusals.length > 0) throw new CommandError(refusals.join('\n'));
  for (const warning of warningsOf(wanted)) process.stderr.write(`${warning}\n`);
}

/** A token with a misspelt scope is refused wherever it goes, which tells nobody why. */
function refuseUnknownScopes(scopes: readonly string[]): void {
  const known = ['*.read', '*.write', 'embed', ...SCOPES];
  const unknown = scopes.filter((scope) => !known.includes(scope));
  const kinds = [...new Set(SCOPES.flatMap((scope) => /^([\w-]+)\.(?:read|write)$/.exec(scope)?.[1] ?? []))];
  if (unknown.length > 0)
    throw new CommandError(
      unknown
        .map((scope) => `No operation asks for ${JSON.stringify(scope)}${didYouMean(scope, known)}`)
        .concat(
          `Scopes are the words before .read and .write: ${kinds.join(', ')}; or *.read, *.write, embed.`,
        )
        .join('\n'),
    );
}

function didYouMean(scope: string, known: readonly string[]): string {
  const nearest = nearestName(scope, known);
  return nearest === null ? '.' : `: did you mean ${nearest}?`;
}

function pinsOf(text: string | undefined, isUnpinned: boolean): Readonly<Record<string, unknown>> | null {
  const pins = text === undefined ? null : parseEmbed(text);
  return isUnpinned ? { ...pins, [UNPINNED]: true } : pins;
}

function parseEmbed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Told below.
  }
  throw new CommandError('--embed takes a JSON object, for example \'{"amount":1299,"currency":"USD"}\'.');
}
