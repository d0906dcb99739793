import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../server/machine/clock.ts';
import { type Config, readConfig } from '../server/config.ts';
import { type Db, createDb } from '../server/db/db.ts';
import { selectVaultMerchantAccounts } from '../server/db/queries/vault-rotation.ts';
import { StartError } from '../server/machine/start-error.ts';
import { verifyAccessLog } from '../server/vault/access-log/verify.ts';
import { beginRootKeys, tryRootKeys } from '../server/vault/vault-health.ts';
import { Keyring } from '../server/vault/keyring.ts';
import { openRootKeys } from '../server/vault/providers/open-root-keys.ts';
import {
  type RotateParts,
  rotateAllMerchantKeys,
  rotateMerchantKey,
  rotateRootKey,
  vaultStatus,
} from '../server/vault/rotate.ts';
import { connectionOf } from './connection.ts';

export const USAGE =
  'vault status | rotate [--merchant-account ID] | rotate-root [--no-new] | verify-log [--keys ' +
  'FOLDER] [--receipt MAC]…    keys and access log';

/** Works on the database and key provider of the settings, beside running processes. */
export async function run(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      'merchant-account': { type: 'string' },
      'no-new': { type: 'boolean' },
      keys: { type: 'string' },
      receipt: { type: 'string', multiple: true },
    },
  });
  const [verb = '', ...rest] = positionals;
  const options = Object.entries(OPTIONS_OF).find(([known]) => known === verb)?.[1];
  // A word too many would be heeded by nobody: `rotate default` would rotate the keys of every merchant account.
  if (options === undefined || rest.length > 0) throw new StartError(`Usage: npx railyard ${USAGE}`);
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  for (const [name] of given)
    if (!options.includes(name)) throw new StartError(`vault ${verb} takes no --${name}: see --help.`);
  const config = readConfig();
  const db = createDb(connectionOf(config));
  try {
    if (verb === 'status') return await status(config, db);
    if (verb === 'verify-log') return await verifyLog(config, db, values.keys, values.receipt ?? []);
    await withParts(config, db, async (parts) =>
      print(
        verb === 'rotate'
          ? await rotate(parts, values['merchant-account'])
          : await rotateRootKey(parts, values['no-new'] !== true),
      ),
    );
  } finally {
    await db.close();
  }
}

const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  status: [],
  rotate: ['merchant-account'],
  'rotate-root': ['no-new'],
  'verify-log': ['keys', 'receipt'],
};

/** Of one merchant account that has keys, or of all. */
async function rotate(parts: RotateParts, id: string | undefined): Promise<unknown> {
  if (id === undefined) return rotateAllMerchantKeys(parts);
  const known = (await selectVaultMerchantAccounts(parts.db)).find((account) => account === id);
  if (known === undefined)
    throw new StartError(
      `The vault has no keys of a merchant account ${JSON.stringify(id)}: npx railyard vault status lists them.`,
    );
  return rotateMerchantKey(parts, known);
}

/** Ends with 1 where a root key does not open what is under it. */
async function status(config: Config, db: Db): Promise<void> {
  const rootKeys = await openRootKeys(config, systemClock());
  try {
    const { rootKeys: known, keys } = await vaultStatus(db);
    const trials = await tryRootKeys(db, rootKeys);
    const told = known.map((root) => {
      const trial = trials.find(({ rootKey }) => rootKey === root.name);
      return { ...root, opens: trial === undefined ? null : (trial.fault?.message ?? true) };
    });
    print({ rootKeys: told, keys });
    if (trials.some(({ fault }) => fault !== null)) process.exitCode = 1;
  } finally {
    await rootKeys.close();
  }
}

async function verifyLog(
  config: Config,
  db: Db,
  keys: string | undefined,
  receipts: readonly string[],
): Promise<void> {
  const states = path.join(config.dataDir, 'vault', 'access-log');
  if (keys !== undefined && !existsSync(keys))
    throw new StartError(`There is no folder ${keys}: --keys names the one with the verification keys.`);
  if (!existsSync(states))
    throw new StartError(
      `There is no access log in ${states}: set RAILYARD_DATA_DIR to the vault's data folder.`,
    );
  const verdicts = await verifyAccessLog(db, { keys: keys ?? states, states }, receipts);
  for (const { streamId, entries, head, fault } of verdicts)
    process.stdout.write(
      `${fault === null ? 'holds ' : 'BROKEN'} ${streamId} ${entries} entries, head ` +
        `${head}${fault === null ? '' : `: ${fault}`}\n`,
    );
  if (verdicts.some(({ fault }) => fault !== null)) process.exitCode = 1;
}

async function withParts(config: Config, db: Db, work: (parts: RotateParts) => Promise<void>): Promise<void> {
  const clock = systemClock();
  const rootKeys = await openRootKeys(config, clock);
  const keyring = new Keyring(db, clock, rootKeys);
  try {
    const parts = { db, clock, keyring, rootKeys };
    await beginRootKeys(parts);
    await work(parts);
  } finally {
    keyring.clear();
    await rootKeys.close();
  }
}

/** bigint as text: JSON has none. */
function print(value: unknown): void {
  process.stdout.write(
    `${JSON.stringify(value, (_key, inside: unknown) => (typeof inside === 'bigint' ? Number(inside) : inside), 2)}\n`,
  );
}
