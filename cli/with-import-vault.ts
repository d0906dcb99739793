import type { Config } from '../server/config.ts';
import type { Db } from '../server/db/db.ts';
import { systemClock } from '../server/platform/clock.ts';
import { type ImportVault, openImportVault } from '../server/vault/import-vault.ts';
import { openRootKeys } from '../server/vault/providers/open-root-keys.ts';

/** Works with the vault's keys in this process, and closes them. */
export async function withImportVault<Result>(
  db: Db,
  config: Config,
  work: (vault: ImportVault) => Promise<Result>,
): Promise<Result> {
  const clock = systemClock();
  const rootKeys = await openRootKeys(config, clock);
  const vault = await openImportVault({ db, clock, dataDir: config.dataDir, rootKeys });
  try {
    return await work(vault);
  } finally {
    await vault.close();
  }
}
