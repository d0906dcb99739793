import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { secretsIn } from './harness/contract.ts';
import { recordSecret, type TestDb, testDb } from './harness/index.ts';
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

test('a data folder without the root key of the database stops the start of every role that has a vault, and makes no key', async () => {
  const settings = await settingsFor('sandbox');
  const first = start(settings);
  await first.ready();
  const bearer = await tokenFor(settings);
  const stored = await post(settings, '/payment-methods', bearer, CARD);
  assert.equal(stored.status, 201);
  const health = (): Promise<Response> => fetch(`http://127.0.0.1:${settings['PORT']}/health`);
  assert.equal((await health()).status, 200);
  assert.equal(await first.end(), 0);
  for (const role of ['all', 'vault']) {
    const fresh = path.join(folder, `fresh-${role}`);
    const socket = role === 'vault' ? { RAILYARD_VAULT_SOCKET: path.join(folder, 'fresh.sock') } : {};
    const refused = start({ ...settings, ...socket, RAILYARD_ROLE: role, RAILYARD_DATA_DIR: fresh });
    assert.equal(await refused.ended(), 1, refused.output());
    assert.match(
      refused.output().trim(),
      /^What the vault keeps is locked with the root key file:1-[0-9a-f]{16}, and here there is no root-1\.key in [^\n]*: bring that root key back, or name another database \(docs\/key-management\.md\)\.$/,
    );
    assert.equal(fs.existsSync(path.join(fresh, 'vault')), false);
  }
  const again = start(settings);
  await again.ready();
  fs.renameSync(rootKeyOf(settings), `${rootKeyOf(settings)}.gone`);
  await again.end();
  const lost = start(settings);
  assert.equal(await lost.ended(), 1, 'a key that was deleted is not made anew');
  fs.renameSync(`${rootKeyOf(settings)}.gone`, rootKeyOf(settings));
  await start(settings).ready();
  assert.equal((await health()).status, 200);
});

test('processes that were given other ports pay when all know them, and say what is missing when one does not', async () => {
  const settings = await settingsFor('sandbox');
  const portless = { ...settings, PORT: '', RAILYARD_SIMULATOR_PORT: '' }; // as if not set
  const socket = { RAILYARD_VAULT_SOCKET: path.join(folder, 'ports.sock') };
  const unaware = start({ ...portless, ...socket, RAILYARD_ROLE: 'vault' });
  await unaware.ready();
  for (const role of ['api', 'worker']) {
    const refused = start({ ...settings, ...socket, RAILYARD_ROLE: role });
    assert.equal(await refused.ended(), 1, refused.output());
    assert.match(
      refused.output().trim(),
      /^RAILYARD_PUBLIC_URL is http:\/\/127\.0\.0\.1:8080 for the vault process and http:\/\/127\.0\.0\.1:\d+ here: give all processes the same RAILYARD_PUBLIC_URL\.$/,
    );
  }
  await unaware.end();
  for (const role of ['vault', 'api', 'worker'])
    await start({ ...settings, ...socket, RAILYARD_ROLE: role }).ready();
  const paid = await post(settings, '/transactions', await tokenFor(settings), {
    amount: 1299,
    currency: 'USD',
    country: 'US',
    intent: 'capture',
    payment_method: CARD,
  });
  assert.deepEqual([paid.status, paid.body['status']], [201, 'captured']);
});

const CARD = { method: 'card', number: '4111111111111111', expiration_date: '12/30', security_code: '123' };

function rootKeyOf(settings: Readonly<Record<string, string>>): string {
  return path.join(settings['RAILYARD_DATA_DIR'] ?? '', 'vault', 'root-keys', 'root-1.key');
}

async function tokenFor(settings: Readonly<Record<string, string>>): Promise<string> {
  const made = startProcess(settings, {
    command: [process.execPath, path.join(MAIN, '../../cli/main.ts'), 'token'],
  });
  assert.equal(await made.ended(), 0, made.output());
  return made.output().trim();
}

async function post(
  settings: Readonly<Record<string, string>>,
  at: string,
  bearer: string,
  body: Readonly<Record<string, unknown>>,
): Promise<Readonly<{ status: number; body: Readonly<Record<string, unknown>> }>> {
  for (const secret of secretsIn('POST', at, body)) recordSecret(secret);
  const answer = await fetch(`http://127.0.0.1:${settings['PORT']}${at}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
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
