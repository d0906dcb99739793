import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { execute } from '../../harness/execute.ts';
import { eventually } from '../../harness/eventually.ts';
import { type Instance, newInstance } from '../../harness/instance.ts';

/** At three or more a second, time enough for every job to have lost its connection at once. */
const REFUSALS = 60;

let instance: Instance;
before(async () => {
  instance = await newInstance();
});
after(() => instance.close());

test('a worker whose every statement is refused, as while a standby is promoted, stays and goes on', async () => {
  const { connection } = instance.database;
  assert.ok('host' in connection);
  const { host, user, database } = connection;
  const administer = (text: string) => execute({ host, user, database: 'postgres' }, text);
  const endSessions = () =>
    administer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`);
  const vaultSocket = { RAILYARD_VAULT_SOCKET: path.join(instance.folder, 'vault.sock') };
  const vault = instance.start({ ...vaultSocket, RAILYARD_ROLE: 'vault' });
  await vault.ready();
  const worker = instance.start({
    ...vaultSocket,
    RAILYARD_ROLE: 'worker',
    RAILYARD_DATA_DIR: path.join(instance.folder, 'worker'),
    RAILYARD_SIMULATOR_URL: `http://127.0.0.1:${instance.settings['RAILYARD_SIMULATOR_PORT']}`,
  });
  await worker.ready();
  await administer(`ALTER DATABASE ${database} SET default_transaction_read_only = on`);
  await endSessions();
  const refusals = (): number => worker.output().split('read-only transaction').length - 1;
  await eventually(() => refusals() >= REFUSALS || worker.child.exitCode !== null);
  assert.equal(worker.child.exitCode, null, worker.output().slice(-1000));
  await administer(`ALTER DATABASE ${database} RESET default_transaction_read_only`);
  await endSessions();
  assert.equal(await worker.end(), 0);
});
