import { createPrivateKey, type KeyObject } from 'node:crypto';
import fs from 'node:fs';
import { SignJWT } from 'jose';
import { algorithmOf, thumbprintOf } from '../server/access/jws.ts';
import { UNPINNED } from '../server/access/pins.ts';
import { EMBED } from '../server/access/scopes.ts';
import { readConfig } from '../server/config.ts';
import { isObject } from '../server/domain/json.ts';
import { newId } from '../server/platform/entropy.ts';
import { firstKeyFile } from '../server/platform/instance-files.ts';
import { StartError } from '../server/platform/start-error.ts';
import { type CommandHelp, INSTANCE_OPTIONS, JSON_OPTION } from './help.ts';
import { print, readWords } from './words.ts';
import { didYouMean } from '../server/api/names-meant.ts';

export const HELP: CommandHelp = {
  name: 'token',
  usage: ['token [OPTIONS]'],
  options: {
    '--scope SCOPE': 'once or more; default: everything that the key may do',
    '--expires-in TIME': 'such as 30s, 15m, 1h (default) or 1d',
    '--embed JSON': 'a token of a front end, with what it pins',
    '--checkout-session ID': 'a token of a front end for one checkout session',
    '--unpinned': 'of a front end: yes, amount or currency are left to the shopper; says so in the token',
    '--key FILE': INSTANCE_OPTIONS['--key FILE'],
    ...JSON_OPTION,
  },
  examples: [
    'token',
    'token --scope transactions.read --expires-in 15m',
    `token --embed '{ "amount": 1299, "currency": "USD", "country": "US" }'`,
  ],
};

const UNIT_SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/**
 * Prints a token, signed with the API key of the data folder (or `--key`), for `Authorization: Bearer`. What
 * would let a shopper misuse it is refused, or told beside it.
 */
export async function run(words: readonly string[]): Promise<void> {
  const { values } = readWords(HELP, {
    args: [...words],
    options: {
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
  if (values.scope !== undefined) await refuseUnknownScopes(values.scope);
  const expiresInSeconds = parseSeconds('--expires-in', values['expires-in']);
  if (pins !== null && !scopes.includes(EMBED))
    throw new StartError('--embed means nothing without the scope embed: leave --scope out, or name embed.');
  if (scopes.includes(EMBED)) {
    // knows the contract, which takes a moment to load: tokens of servers do without
    const { refusalsOf, warningsOf } = await import('./embed-pins.ts');
    const wanted = { pins: pins ?? {}, hasSession: sessionId !== null, expiresInSeconds };
    const refusals = refusalsOf(wanted);
    if (refusals.length > 0) throw new StartError(refusals.join('\n'));
    for (const warning of warningsOf(wanted)) process.stderr.write(`${warning}\n`);
  }
  const signed = await signedToken(values.key, {
    scopes,
    expiresInSeconds,
    more: {
      ...(pins === null ? {} : { embed: pins }),
      ...(sessionId === null ? {} : { checkout_session_id: sessionId }),
    },
  });
  print(values.json, signed, { token: signed, expires_in_seconds: expiresInSeconds, scopes });
}

/** A token with a misspelt scope is refused wherever it goes, which tells nobody why. */
async function refuseUnknownScopes(scopes: readonly string[]): Promise<void> {
  const { OPERATIONS } = await import('../server/api-contract/index.ts');
  const named = OPERATIONS.flatMap(({ access }) => (access.kind === 'token' ? access.scopes : []));
  const known = [...new Set(['*.read', '*.write', ...named.toSorted()])];
  const unknown = scopes.filter((scope) => !known.includes(scope));
  const kinds = [...new Set(known.flatMap((scope) => /^([\w-]+)\.(?:read|write)$/.exec(scope)?.[1] ?? []))];
  if (unknown.length > 0)
    throw new StartError(
      unknown
        .map((scope) => `No operation asks for ${JSON.stringify(scope)}${didYouMean(scope, known) || '.'}`)
        .concat(
          `Scopes are the words before .read and .write: ${kinds.join(', ')}; or *.read, *.write, embed.`,
        )
        .join('\n'),
    );
}

/** Signed with the key in `file`, or with that of the data folder. */
export async function signedToken(
  file: string | undefined,
  {
    scopes,
    expiresInSeconds,
    more = {},
  }: Readonly<{ scopes: readonly string[]; expiresInSeconds: number; more?: object }>,
): Promise<string> {
  const key = readKey(file ?? firstKeyFile(readConfig().dataDir));
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'railyard command line',
    iat: now,
    nbf: now,
    exp: now + expiresInSeconds,
    jti: newId(new Date()),
    scopes,
    ...more,
  };
  const alg = algorithmOf(key);
  if (alg === null)
    throw new StartError(
      'A key of this kind signs no token: use P-256, P-521, Ed25519 or RSA from 2048 bits.',
    );
  return new SignJWT(claims).setProtectedHeader({ typ: 'JWT', alg, kid: thumbprintOf(key) }).sign(key);
}

function readKey(file: string): KeyObject {
  let pem: string;
  try {
    pem = fs.readFileSync(file, 'utf8');
  } catch {
    throw new StartError(
      `There is no private key in ${file}: make one with ./railyard keys create, or name one with --key.`,
    );
  }
  try {
    return createPrivateKey(pem);
  } catch {
    throw new StartError(`${file} is not a private key in PEM form without a passphrase.`);
  }
}

export function parseSeconds(what: string, text: string): number {
  const parts = /^(\d{1,6})([smhd])$/.exec(text);
  if (parts === null)
    throw new StartError(
      `${what} takes a number with s, m, h or d, such as 30s or 1h, and not ${JSON.stringify(text)}.`,
    );
  return Number(parts[1]) * UNIT_SECONDS[parts[2] as keyof typeof UNIT_SECONDS]; // The pattern admits no other letter.
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
  throw new StartError('--embed takes a JSON object, for example \'{"amount":1299,"currency":"USD"}\'.');
}
