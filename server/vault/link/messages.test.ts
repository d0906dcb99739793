import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { systemClock } from '../../machine/clock.ts';
import { type TestDb, eventually, testDb } from '../../../test/harness/index.ts';
import { type LocalVault, createLocalVault } from '../local.ts';
import { type RemoteVault, connectVault } from './remote.ts';
import { type VaultServer, serveVault } from './vault-server.ts';

/** More than the link has connections for everything else. */
const HANGING = 100;

let database: TestDb;
let folder: string;
let local: LocalVault;
let server: VaultServer;
let vault: RemoteVault;
const never = Promise.withResolvers<void>();
let hanging = 0;

before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-link-'));
  database = await testDb();
  local = await createLocalVault({
    db: database.db,
    clock: systemClock(),
    config: { dataDir: folder },
    exchange: async () => {
      hanging += 1;
      await never.promise;
      return { status: 200, headers: {}, text: '' };
    },
  });
  const address = { socketPath: path.join(folder, 'vault.sock') };
  server = await serveVault(local, address);
  vault = connectVault(address, 'worker');
});
after(async () => {
  await vault.close();
  await server.close();
  await local.close();
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('messages to endpoints that hang take no connection from what a payment asks', async () => {
  const signature = { id: 'event', timestamp: 1, secrets: [] };
  const request = { method: 'POST', url: 'https://endpoint.example/' } as const;
  const sent = Array.from({ length: HANGING }, () =>
    vault.send('merchant' as MerchantAccountId, request, { signature }),
  );
  await eventually(() => assert.equal(hanging, HANGING));
  await vault.release([await vault.hold('x', Buffer.from('x'))]);
  never.resolve();
  await Promise.all(sent);
});
