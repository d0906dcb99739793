import type { Clock } from '../platform/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { insertFirstKey, selectKeyOfEachRootKey } from '../db/queries/vault.ts';
import { insertRootKey } from '../db/queries/vault-rotation.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { randomKey } from '../platform/entropy.ts';
import { StartError } from '../platform/start-error.ts';
import { KEY_BYTES } from './envelope.ts';
import { keyContext } from './keyring.ts';
import { RootKeyFault, type RootKeyProvider } from './root-key.ts';

/** What every process of an instance must take for given alike, or the vault sends to the wrong place. */
export type SharedSettings = Pick<Config, 'environment' | 'publicUrl'> &
  Readonly<{ simulatorUrl: string | null }>;

const SETTING_NAMES = {
  environment: 'RAILYARD_ENVIRONMENT',
  publicUrl: 'RAILYARD_PUBLIC_URL',
  simulatorUrl: 'RAILYARD_SIMULATOR_URL',
} as const satisfies Record<keyof SharedSettings, string>;

/** How long what was found out about the root keys is believed: key services count calls. */
const HEALTH_AGE_MS = 15_000;

/** A root key that keys are wrapped under; `fault` says why it does not open the one that was tried. */
export type RootKeyTrial = Readonly<{ rootKey: string; fault: RootKeyFault | null }>;

/** Unwraps one key under each root key that is in use. */
export async function tryRootKeys(db: Db, rootKeys: RootKeyProvider): Promise<readonly RootKeyTrial[]> {
  const trials: RootKeyTrial[] = [];
  for (const row of await selectKeyOfEachRootKey(db)) {
    const wrapped = { rootKey: row.root_key, bytes: row.wrapped };
    try {
      const context = keyContext(row.merchant_account_id, row.purpose, row.version);
      (await rootKeys.unwrap(wrapped, context)).fill(0);
      trials.push({ rootKey: row.root_key, fault: null });
    } catch (error) {
      if (!(error instanceof RootKeyFault)) throw error;
      trials.push({ rootKey: row.root_key, fault: error });
    }
  }
  return trials;
}

/**
 * Before anything is sealed or rotated: makes the first root key of a vault that is empty, and refuses one
 * whose keys these root keys do not open. A key service that does not answer now may answer later.
 */
export async function beginRootKeys(parts: RootKeyParts): Promise<void> {
  const { db, rootKeys } = parts;
  let trials = await tryRootKeys(db, rootKeys);
  if (trials.length === 0) {
    await rootKeys.begin?.();
    await keepFirstKey(parts);
    trials = await tryRootKeys(db, rootKeys);
  }

  const refused = trials.find(({ fault }) => fault?.kind === 'refused');
  if (refused !== undefined)
    throw new StartError(
      `What the vault keeps is locked with the root key ${refused.rootKey}, and here ` +
        `${refused.fault?.message ?? 'it does not open'}: bring that root key back, or name another ` +
        'database (docs/key-management.md).',
    );
}

type RootKeyParts = Readonly<{ db: Db; clock: Clock; rootKeys: RootKeyProvider }>;

/** The one that every instance has, and whose fingerprint key its first card needs in any case. */
const FIRST_ACCOUNT = 'default' as MerchantAccountId; // made by the first start

/**
 * A key in the database before there is anything for it to lock: the next process tries its root key on it, so
 * that one with a root key of its own ends there, and seals nothing that the others cannot open. Of several
 * that begin at once, the database takes the key of one.
 */
async function keepFirstKey({ db, clock, rootKeys }: RootKeyParts): Promise<void> {
  const key = randomKey(KEY_BYTES);
  try {
    const wrapped = await rootKeys.wrap(key, keyContext(FIRST_ACCOUNT, 'fingerprint', 1));
    await insertRootKey(db, wrapped.rootKey, clock.now());
    await insertFirstKey(db, FIRST_ACCOUNT, 'fingerprint', wrapped.rootKey, wrapped.bytes, clock.now());
  } catch (error) {
    if (!(error instanceof RootKeyFault)) throw error;
    if (error.kind === 'refused')
      throw new StartError(`The root key cannot be used: ${error.message} (docs/key-management.md).`);
  } finally {
    key.fill(0);
  }
}

/** Null while the vault can open what it keeps; else why not, in a sentence for the operator. */
export type VaultHealth = (shared: SharedSettings) => Promise<string | null>;

export function watchHealth(
  { db, clock, rootKeys }: Readonly<{ db: Db; clock: Clock; rootKeys: RootKeyProvider }>,
  own: SharedSettings | null,
): VaultHealth {
  let known: Readonly<{ problem: string | null; atMs: number }> | null = null;
  return async (shared) => {
    const nowMs = clock.now().getTime();
    if (known === null || Math.abs(nowMs - known.atMs) > HEALTH_AGE_MS) {
      const broken = (await tryRootKeys(db, rootKeys)).find(({ fault }) => fault !== null);
      const problem =
        broken === undefined
          ? null
          : `The root key ${broken.rootKey} cannot be used: ${broken.fault?.message ?? 'no reason was given'}.`;
      known = { problem, atMs: nowMs };
    }
    return known.problem ?? (own === null ? null : differenceOf(own, shared));
  };
}

function differenceOf(vaults: SharedSettings, callers: SharedSettings): string | null {
  for (const name of ['environment', 'publicUrl', 'simulatorUrl'] as const) {
    if (vaults[name] === callers[name]) continue;
    const ports = name === 'simulatorUrl' ? ' (or RAILYARD_SIMULATOR_PORT, or PORT)' : '';
    return (
      `${SETTING_NAMES[name]} is ${vaults[name] ?? 'not set'} for the vault process and ` +
      `${callers[name] ?? 'not set'} here: give all processes the same ` +
      `${SETTING_NAMES[name]}${ports}.`
    );
  }
  return null;
}
