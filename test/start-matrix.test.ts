import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type TestDb, testDb } from './harness/index.ts';
import { freePorts, type ServiceProcess, startProcess, urlOf } from './harness/process.ts';

/** Every role in every environment, as processes: each starts, or says in one sentence why not. */
const ENVIRONMENTS = ['sandbox', 'production'] as const;
const CORE_DUMPS_ON = ['sh', '-c', 'ulimit -S -c unlimited; PATH=/nowhere exec "$0" "$@"'];
const MAIN = path.join(import.meta.dirname, '../server/main.ts');

let folder: string;
const databases: TestDb[] = [];
const running: ServiceProcess[] = [];
before(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-matrix-'));
});
after(async () => {
  await Promise.all(running.map((started) => started.end()));
  for (const database of databases) await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

for (const environment of ENVIRONMENTS) {
  test(`${environment}: vault, api and worker start beside each other, and so does role all alone`, async () => {
    const settings = await settingsFor(environment);
    const split = { RAILYARD_VAULT_SOCKET: path.join(folder, `${environment}.sock`) };
    for (const role of ['vault', 'api', 'worker'])
      await start({ ...settings, ...split, RAILYARD_ROLE: role }).ready();
    const whole = start({ ...(await settingsFor(environment)), RAILYARD_ROLE: 'all' });
    await whole.ready();
    assert.equal(
      whole.output().includes('The root key of the vault is a file beside its data'),
      environment === 'production',
      whole.output(),
    );
  });

  test(`${environment}: where core dumps are on and cannot be turned off, every role says so in a sentence`, async () => {
    const settings = await settingsFor(environment);
    for (const role of ['all', 'vault', 'api', 'worker']) {
      const started = start(
        {
          ...settings,
          RAILYARD_ROLE: role,
          ...(role === 'all'
            ? {}
            : { RAILYARD_VAULT_SOCKET: path.join(folder, `${environment}-dumps.sock`) }),
        },
        [...CORE_DUMPS_ON, process.execPath, MAIN],
      );
      if (environment === 'sandbox') {
        await started.ready();
        assert.equal(await started.end(), 0, started.output());
      } else assert.equal(await started.ended(), 1);
      assert.match(
        started.output(),
        /Core dumps are on, and a dump would hold card numbers: install prlimit/,
      );
      assert.doesNotMatch(started.output(), /ReferenceError|\n\s+at /);
    }
  });
}

async function settingsFor(environment: (typeof ENVIRONMENTS)[number]): Promise<Record<string, string>> {
  const database = await testDb();
  databases.push(database);
  const [port, simulatorPort] = await freePorts(2);
  return {
    DATABASE_URL: urlOf(database.connection),
    RAILYARD_DATA_DIR: path.join(folder, `data-${databases.length}`),
    RAILYARD_ENVIRONMENT: environment,
    PORT: String(port),
    RAILYARD_SIMULATOR_PORT: String(simulatorPort),
    ...(environment === 'production' ? { RAILYARD_PUBLIC_URL: 'https://pay.example' } : {}),
  };
}

function start(environment: Readonly<Record<string, string>>, command?: readonly string[]): ServiceProcess {
  const started = startProcess(environment, command === undefined ? {} : { command });
  running.push(started);
  return started;
}
