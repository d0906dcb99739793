import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { testDb } from '../../test/harness/index.ts';
import { systemClock } from '../machine/clock.ts';
import type { SharedSettings } from './vault-health.ts';
import { connectVault } from './link/remote.ts';
import { serveVault } from './link/vault-server.ts';
import { createLocalVault } from './local.ts';

const SHARED: SharedSettings = {
  environment: 'sandbox',
  publicUrl: 'http://127.0.0.1:8080',
  simulatorUrl: 'http://127.0.0.1:8081',
};

test('a process that takes other things for given than the vault is told which, and what to set', async () => {
  const database = await testDb();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-health-'));
  const local = await createLocalVault({
    db: database.db,
    clock: systemClock(),
    config: { dataDir },
    shared: SHARED,
  });
  const socketPath = path.join(dataDir, 'vault.sock');
  const server = await serveVault(local, { socketPath });
  const vault = connectVault({ socketPath }, 'api');
  assert.equal(await vault.health(SHARED), null);
  for (const [other, setting] of [
    [{ environment: 'production' }, 'RAILYARD_ENVIRONMENT'],
    [{ publicUrl: 'https://pay.example' }, 'RAILYARD_PUBLIC_URL'],
    [{ simulatorUrl: 'http://127.0.0.1:9001' }, 'RAILYARD_SIMULATOR_URL'],
  ] as const) {
    const problem = (await vault.health({ ...SHARED, ...other })) ?? '';
    assert.ok(problem.startsWith(`${setting} is `) && problem.includes(Object.values(other).join()), problem);
  }
  await vault.close();
  await server.close();
  await local.close();
  await database.close();
  fs.rmSync(dataDir, { recursive: true });
});
