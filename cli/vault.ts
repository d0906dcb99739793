import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { systemClock } from '../server/machine/clock.ts';
import { type Config, readConfig } from '../server/config.ts';
import { type Db, createDb } from '../server/db/db.ts';
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
import type { MerchantAccountId } from '../server/domain/ids.ts';
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
      'no-new': { type: 'boolean', default: false },
      keys: { type: 'string' },
      receipt: { type: 'string', multiple: true },
    },
  });
  const config = readConfig();
  const db = createDb(connectionOf(config));
  try {
    switch (positionals[0]) {
      case 'status':
        return await status(config, db);
      case 'rotate':
        return await withParts(config, db, async (parts) =>
          print(
            values['merchant-account'] === undefined
              ? await rotateAllMerchantKeys(parts)
              : await rotateMerchantKey(parts, values['merchant-account'] as MerchantAccountId),
          ),
        );
      case 'rotate-root':
        return await withParts(config, db, async (parts) =>
          print(await rotateRootKey(parts, !values['no-new'])),
        );
      case 'verify-log':
        return await verifyLog(config, db, values.keys, values.receipt ?? []);
      default:
        throw new StartError(`Usage: npx railyard ${USAGE}`);
    }
  } finally {
    await db.close();
  }
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
  if (keys === undefined && !existsSync(states))
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
    await beginRootKeys(db, rootKeys);
    await work({ db, clock, keyring, rootKeys });
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
