import { createPrivateKey, type KeyObject } from 'node:crypto';
import fs from 'node:fs';
import { ApiError, ConnectionError, Railyard, RailyardError, TokenSigner } from '@railyard/sdk';
import type { Home } from './command.ts';
import { CommandError } from './command-error.ts';

/** What a command says of the instance that it asks. */
export const RUNNING_OPTIONS = {
  'merchant-account': { type: 'string', default: 'default' },
  url: { type: 'string' },
  key: { type: 'string' },
} as const;

/** The running instance, and where it is. */
export type Running = Readonly<{ url: string; railyard: Railyard }>;

type RunningValues = Readonly<{
  'merchant-account': string;
  url?: string | undefined;
  key?: string | undefined;
}>;

/** The instance of `--url` or of this machine, asked with the API key of `--key` or of this machine, once a call. */
export function running(values: RunningValues, scopes: readonly string[], home: () => Home): Running {
  const url = values.url ?? home().url;
  const key = readKey(values.key ?? home().keyFile);
  const client = {
    url,
    allowPlainHttp: true,
    merchantAccount: values['merchant-account'],
    issuer: ISSUER,
    scopes,
    retry: { tries: 1 },
  };
  return { url, railyard: usable(() => new Railyard({ ...client, key })) };
}

/** In tokens, for whoever reads logs. */
export const ISSUER = 'railyard command line';

/** Signs with the key in a file. */
export function signerOf(file: string): TokenSigner {
  return usable(() => new TokenSigner(readKey(file)));
}

function readKey(file: string): KeyObject {
  let pem: string;
  try {
    pem = fs.readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(
      `There is no private key in ${file}: make one with ./railyard keys create, or name one with --key.`,
    );
  }
  try {
    return createPrivateKey(pem);
  } catch {
    throw new CommandError(`${file} is not a private key in PEM form without a passphrase.`);
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

/** What the instance, or the way to it, has against a command, in sentences; null where it is another fault. */
export function refusalText(error: unknown): string | null {
  if (error instanceof ConnectionError)
    return `${error.message}: start Railyard, or name its address with --url.`;
  return error instanceof ApiError ? error.message : null;
}

/** Nothing answers, or only what stands before it: it may be there again in a moment. */
export function isPassing(error: unknown): boolean {
  return error instanceof ConnectionError || (error instanceof ApiError && error.status >= 500);
}
