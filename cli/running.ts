import { readConfig } from '../server/config.ts';
import { runningUrl } from '../server/platform/instance-files.ts';
import { StartError } from '../server/platform/start-error.ts';
import { signedToken } from './token.ts';

/** What a command says of the instance that it asks. */
export const RUNNING_OPTIONS = {
  'merchant-account': { type: 'string', default: 'default' },
  url: { type: 'string' },
  key: { type: 'string' },
} as const;

export type ApiAnswer = Readonly<{ status: number; body: unknown }>;

/** The running instance, asked with the API key of the data folder or of `--key`. */
export type Running = Readonly<{
  url: string;
  /** Ends the command where nothing answers. */
  ask(method: string, path: string, body?: unknown): Promise<ApiAnswer>;
  /** Null where nothing answers. */
  tryAsk(method: string, path: string, body?: unknown): Promise<ApiAnswer | null>;
}>;

const TOKEN_SECONDS = 60;

export function running(
  values: Readonly<{ 'merchant-account': string; url?: string | undefined; key?: string | undefined }>,
  scopes: readonly string[],
): Running {
  const config = readConfig();
  const url = values.url ?? runningUrl(config.dataDir) ?? config.publicUrl;
  const tryAsk: Running['tryAsk'] = async (method, path, body) => {
    const token = await signedToken(values.key, { scopes, expiresInSeconds: TOKEN_SECONDS });
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-merchant-account-id': values['merchant-account'],
        'x-api-version': '2026-11-01',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (answer === null) return null;
    // Nothing, or a page of something that stands before the instance.
    return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
  };
  return {
    url,
    tryAsk,
    ask: async (method, path, body) => {
      const answer = await tryAsk(method, path, body);
      if (answer !== null) return answer;
      throw new StartError(`Nothing answers at ${url}: start Railyard, or name its address with --url.`);
    },
  };
}

/** What the API says is wrong, with all its details. */
export function refusalText({ status, body }: ApiAnswer): string {
  const told = (body ?? {}) as Readonly<{ message?: unknown; details?: unknown }>; // the error body of the contract
  const details = Array.isArray(told.details)
    ? told.details.map((detail: Readonly<{ pointer?: unknown; message?: unknown }>) =>
        [detail.pointer, detail.message].filter((word) => typeof word === 'string' && word !== '').join(': '),
      )
    : [];
  return [`${status}: ${String(told.message ?? 'refused')}`, ...details].join('\n');
}
