import { createPrivateKey, type KeyObject } from 'node:crypto';
import fs from 'node:fs';
import { Railyard, RailyardError, TokenSigner } from '@railyard/sdk';
import type { Home, HomeOf } from './command.ts';
import { CommandError } from './command-error.ts';
import { dashboardOf, homeAt } from './profiles.ts';

/** What a command says of the instance that it asks. */
export const RUNNING_OPTIONS = {
  'merchant-account': { type: 'string' },
  profile: { type: 'string' },
  url: { type: 'string' },
  'key-file': { type: 'string' },
  key: { type: 'string' },
} as const;

/** The running instance, where it is, and for which merchant account it is asked. */
export type Running = Readonly<{ url: string; railyard: Railyard; merchantAccount: string; home: Home }>;

export type RunningValues = Readonly<{
  'merchant-account'?: string | undefined;
  profile?: string | undefined;
  url?: string | undefined;
  'key-file'?: string | undefined;
  /** The earlier word for `key-file`. */
  key?: string | undefined;
}>;

type AskingOptions = Readonly<{
  scopes?: readonly string[];
  /** How often a call is tried; default: once. */
  tries?: number;
}>;

/** The instance that the words, the environment or the profile name, asked with the API key that they name. */
export function running(
  values: RunningValues,
  home: HomeOf,
  { scopes, tries = 1 }: AskingOptions = {},
): Running {
  const there = homeAt(home(values.profile), values.url);
  const { url } = there;
  const merchantAccount = values['merchant-account'] ?? there.merchantAccount ?? 'default';

  const client = {
    url,
    allowPlainHttp: true,
    merchantAccount,
    issuer: ISSUER,
    scopes: scopes ?? ['*.read', '*.write'],
    retry: { tries },
  };
  if (values.url !== undefined) warnOfPlainHttp(url);
  const key = keyOf(values, there);
  return { url, merchantAccount, home: there, railyard: usable(() => new Railyard({ ...client, key })) };
}

function warnOfPlainHttp(url: string): void {
  if (url.startsWith('http:') && URL.canParse(url) && dashboardOf(url) === null)
    process.stderr.write(`${url} is plain HTTP: whoever is on the way can read the tokens\n`);
}

/** In tokens, for whoever reads logs. */
export const ISSUER = 'railyard command line';

/** Signs with the key that the words, the environment or the profile name. */
export function signerOf(values: RunningValues, home: HomeOf): TokenSigner {
  return usable(() => new TokenSigner(keyOf(values, home(values.profile))));
}

/** The key that the words, the environment or the profile name. */
export function keyOf(values: RunningValues, there: Home): KeyObject {
  const file = values['key-file'] ?? values.key;
  const inEnvironment = process.env['RAILYARD_CLI_KEY'] ?? '';
  if (file === undefined && inEnvironment !== '') return parseKey(inEnvironment, 'RAILYARD_CLI_KEY');
  const named = process.env['RAILYARD_CLI_KEY_FILE'] ?? '';
  return readKey(file ?? (named === '' ? there.keyFile : named));
}

/** The private key in a file. */
export function readKey(file: string | null): KeyObject {
  let pem: string;
  try {
    pem = fs.readFileSync(file ?? '', 'utf8');
  } catch {
    const where =
      file === null ? 'No private key is known for this address' : `There is no private key in ${file}`;
    throw new CommandError(
      `${where}: make one at the dashboard or with ./railyard keys create, and name it with --key-file or log in ` +
        'with ./railyard login.',
      'access',
    );
  }
  return parseKey(pem, file ?? '');
}

function parseKey(pem: string, where: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new CommandError(`${where} is not a private key in PEM form without a passphrase.`, 'access');
  }
}

/** An address or a key that cannot be used is the fault of whoever named it. */
function usable<Made>(make: () => Made): Made {
  try {
    return make();
  } catch (error) {
    throw error instanceof RailyardError ? new CommandError(error.message) : error;
  }
}
