import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLinkedVault } from '../../test/harness/linked-vault.ts';
import type { SharedSettings } from './vault-health.ts';

const SHARED: SharedSettings = {
  environment: 'sandbox',
  publicUrl: 'http://127.0.0.1:8080',
  simulatorUrl: 'http://127.0.0.1:8081',
};

test('a process that takes other things for given than the vault is told which, and what to set', async () => {
  const { vault, close } = await openLinkedVault('api', { shared: SHARED });
  assert.equal(await vault.health(SHARED), null);
  for (const [other, setting] of [
    [{ environment: 'production' }, 'RAILYARD_ENVIRONMENT'],
    [{ publicUrl: 'https://pay.example' }, 'RAILYARD_PUBLIC_URL'],
    [{ simulatorUrl: 'http://127.0.0.1:9001' }, 'RAILYARD_SIMULATOR_URL'],
  ] as const) {
    const problem = (await vault.health({ ...SHARED, ...other })) ?? '';
    assert.ok(problem.startsWith(`${setting} is `) && problem.includes(Object.values(other).join()), problem);
  }
  await close();
});
