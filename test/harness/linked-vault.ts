import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Db } from '../../server/db/db.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { type RemoteVault, connectVault } from '../../server/vault/link/remote.ts';
import { serveVault } from '../../server/vault/link/vault-server.ts';
import { type LocalVault, type LocalVaultOptions, createLocalVault } from '../../server/vault/local.ts';
import { testDb } from './index.ts';

export type LinkedVault = Readonly<{
  db: Db;
  /** Where the vault keeps its files, and the socket `vault.sock`. */
  folder: string;
  /** The vault itself … */
  local: LocalVault;
  /** … and the way to it over the socket. */
  vault: RemoteVault;
  close(): Promise<void>;
}>;

/** A vault and the link to it, in this process, on a database and in a folder of their own. */
export async function openLinkedVault(
  actor: 'api' | 'worker',
  options: Partial<Omit<LocalVaultOptions, 'db' | 'config'>> = {},
): Promise<LinkedVault> {
  const database = await testDb();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-link-'));
  const local = await createLocalVault({
    db: database.db,
    clock: systemClock(),
    config: { dataDir: folder },
    ...options,
  });
  const address = { socketPath: path.join(folder, 'vault.sock') };
  const server = await serveVault(local, address);
  const vault = connectVault(address, actor);
  const close = async (): Promise<void> => {
    await vault.close();
    await server.close();
    await local.close();
    await database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { db: database.db, folder, local, vault, close };
}
