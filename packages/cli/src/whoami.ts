import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { ForbiddenError, type Railyard } from '@railyard/sdk';
import type { HomeOf } from './command.ts';
import { type CommandHelp, INSTANCE_OPTIONS, JSON_OPTION } from './help.ts';
import { readProfiles } from './profiles.ts';
import { keyOf, RUNNING_OPTIONS, running } from './running.ts';
import { print, readWords } from './words.ts';

/** What `./railyard help whoami` prints. */
export const HELP: CommandHelp = {
  name: 'whoami',
  usage: ['whoami [OPTIONS]'],
  options: { ...INSTANCE_OPTIONS, ...JSON_OPTION },
  examples: ['whoami', 'whoami --profile local'],
};

/**
 * Tells which instance is asked, with which key, for which merchant account, and what other profiles there are.
 * @throws CommandError where there is no key, or the instance does not take it
 * @example ./railyard whoami
 */
export async function run(words: readonly string[], home: HomeOf): Promise<void> {
  const { values } = readWords(HELP, {
    args: [...words],
    options: { ...RUNNING_OPTIONS, json: { type: 'boolean' } },
  });
  const { railyard, url, merchantAccount, home: there } = running(values, home, { tries: 3 });
  const thumbprint = thumbprintOf(keyOf(values, there));
  const { environment, release } = await railyard.capabilities.get();
  const key = await keyAt(railyard, thumbprint);
  const accounts = await accountsAt(railyard);
  const others = Object.keys(readProfiles().profiles).filter((name) => name !== there.profile);

  const facts = {
    profile: there.profile,
    url,
    environment,
    release,
    merchant_account: merchantAccount,
    merchant_accounts: accounts,
    dashboard: there.dashboardUrl,
    key: { thumbprint, ...key },
    other_profiles: others,
  };
  const lines: readonly (readonly [string, string | null])[] = [
    ['Instance', `${url} (${environment}, ${release})`],
    ['Profile', there.profile ?? 'none: the instance of this machine'],
    ['Other profiles', others.join(', ')],
    ['Merchant account', merchantAccount],
    ['May act for', accounts?.join(', ') ?? null],
    ['Dashboard', there.dashboardUrl],
    ['Key', key === null ? thumbprint : `${key.name} (${key.id})`],
    ['Roles', key?.roles.join(', ') ?? null],
  ];
  const shown = lines.filter(([, value]) => value !== null && value !== '');
  print(values.json, shown.map(([name, value]) => `${name.padEnd(18)}${value ?? ''}`).join('\n'), facts);
}

/** RFC 7638: the required members of the public key, in lexicographic order. */
function thumbprintOf(key: KeyObject): string {
  const jwk = createPublicKey(key).export({ format: 'jwk' });
  const members = { EC: ['crv', 'kty', 'x', 'y'], OKP: ['crv', 'kty', 'x'], RSA: ['e', 'kty', 'n'] };
  const named = Object.entries(members).find(([kind]) => kind === jwk.kty)?.[1] ?? [];
  return createHash('sha256').update(JSON.stringify(jwk, named)).digest('base64url');
}

type KeyFacts = Readonly<{ id: string; name: string; roles: readonly string[] }>;

/** Null: the key may not look at keys, or is beyond the first few hundred. */
async function keyAt(railyard: Railyard, thumbprint: string): Promise<KeyFacts | null> {
  try {
    let looked = 0;
    for await (const one of railyard.apiKeyPairs.list({ limit: 100 })) {
      if (one.thumbprint === thumbprint)
        return { id: one.id, name: one.display_name, roles: one.roles.map(({ name }) => name) };
      if (++looked === LOOKED_AT_MAX) return null;
    }
  } catch (error) {
    if (!(error instanceof ForbiddenError)) throw error;
  }
  return null;
}
const LOOKED_AT_MAX = 500;

async function accountsAt(railyard: Railyard): Promise<readonly string[] | null> {
  try {
    return (await railyard.merchantAccounts.list({ limit: 20 })).items.map(({ id }) => id);
  } catch (error) {
    if (error instanceof ForbiddenError) return null;
    throw error;
  }
}
