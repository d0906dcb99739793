import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { API_ROLE, grantRoles } from '../../server/db/database-roles.ts';
import { issue } from '../harness/certificates.ts';
import { newInstance } from '../harness/instance.ts';
import { testDb } from '../harness/pure-db.ts';
import { freePorts, SERVICE, type ServiceProcess, openProcess, urlOf } from '../harness/process.ts';

/** What stands in a data folder and a database already, or on a port, and does not belong to this start. */
const MAIN = path.join(import.meta.dirname, '../../server/main.ts');
const CARD = { method: 'card', number: '4111111111111111', expiration_date: '12/30', security_code: '123' };
/** Root may open everything; under this it is a user like others. */
const WITHOUT_ROOTS_RIGHTS =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search,-fowner'] : [];

test('a data folder without the database’s root key stops every role with a vault, and makes no key', async () => {
  const instance = await newInstance();
  const first = instance.start();
  await first.ready();
  assert.equal((await instance.post('/payment-methods', CARD)).status, 201);
  const health = (): Promise<Response> => fetch(`${instance.url}/health`);
  assert.equal((await health()).status, 200);
  assert.equal(await first.end(), 0);
  for (const role of ['all', 'vault']) {
    const fresh = path.join(instance.folder, `fresh-${role}`);
    const socket =
      role === 'vault' ? { RAILYARD_VAULT_SOCKET: path.join(instance.folder, 'fresh.sock') } : {};
    const refused = instance.start({ ...socket, RAILYARD_ROLE: role, RAILYARD_DATA_DIR: fresh });
    assert.equal(await refused.ended(), 1, refused.output());
    assert.match(
      refused.output().trim(),
      new RegExp(
        '^What the vault keeps is locked with the root key file:1-[0-9a-f]{16}, and here there is no ' +
          String.raw`root-1\.key in [^\n]*: bring that root key back, or name another database ` +
          String.raw`\(docs/key-management\.md\)\.$`,
      ),
    );
    assert.equal(fs.existsSync(path.join(fresh, 'vault')), false);
  }
  const rootKey = path.join(instance.folder, 'data/vault/root-keys/root-1.key');
  fs.renameSync(rootKey, `${rootKey}.gone`);
  assert.equal(await instance.start().ended(), 1, 'a key that was deleted is not made anew');
  fs.renameSync(`${rootKey}.gone`, rootKey);
  await instance.start().ready();
  assert.equal((await health()).status, 200);
  await instance.close();
});

test('a vault that is given the login of the API stops, and says what the login lacks', async () => {
  const instance = await newInstance();
  await grantRoles(instance.database.connection);
  const login = `api_login_${process.pid}`;
  const text = `CREATE ROLE ${login} LOGIN IN ROLE ${API_ROLE}`;
  await instance.database.db.query({ name: '', text }, []);
  const refused = instance.start({
    RAILYARD_ROLE: 'vault',
    RAILYARD_VAULT_SOCKET: path.join(instance.folder, 'vault.sock'),
    DATABASE_URL: urlOf(instance.database.connection, login),
  });
  assert.equal(await refused.ended(), 1, refused.output());
  assert.match(
    refused.output().trim(),
    /^The user of DATABASE_URL lacks a right \(permission denied for [^\n]+\)\. Run `[^`]+` as [^\n]+$/m,
  );
  assert.doesNotMatch(refused.output(), / at file:/);
  await instance.close();
});

test('a database of one environment serves no process of the other', async () => {
  const instance = await newInstance();
  const first = instance.start();
  await first.ready();
  await first.end();
  const refused = instance.start({
    RAILYARD_ENVIRONMENT: 'production',
    RAILYARD_PUBLIC_URL: 'https://pay.example',
  });
  assert.equal(await refused.ended(), 1, refused.output());
  const says =
    'This database was begun by a sandbox instance, and RAILYARD_ENVIRONMENT is production: ' +
    'give each environment a database of its own.';
  assert.ok(refused.output().trim().endsWith(says), refused.output());
  await instance.close();
});

test('what another user left in the data folder stops the start with a sentence, not a stack', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-left-'));
  for (const [place, sentence] of [
    ['postgres.log', /^\S+\/postgres\.log cannot be used/],
    ['socket', /^\S+\/socket\S* cannot be used/],
    ['vault', /^\S+\/vault\S* cannot be used/],
    ['.', /^RAILYARD_DATA_DIR cannot be written: \S+ \(permission denied\)\.$/],
  ] as const) {
    const data = fs.mkdtempSync(path.join(folder, 'data-'));
    const left = path.join(data, place);
    if (place === 'postgres.log') fs.writeFileSync(left, '');
    else if (place !== '.') fs.mkdirSync(path.join(left, 'inside'), { recursive: true });
    fs.chmodSync(left, 0);
    const refused = openProcess(
      { RAILYARD_DATA_DIR: data, PORT: '1' },
      { command: [...WITHOUT_ROOTS_RIGHTS, ...SERVICE] },
    );
    assert.equal(await refused.ended(), 1, refused.output());
    assert.match(refused.output().trim(), sentence);
    fs.chmodSync(left, 0o700);
  }
  fs.rmSync(folder, { recursive: true });
});

test('an address for a processor that no connector speaks to stops the start', async () => {
  const instance = await newInstance();
  const refused = instance.start({ RAILYARD_PROCESSOR_ADDRESSES: 'strpie=https://proxy.example' });
  assert.equal(await refused.ended(), 1, refused.output());
  assert.match(
    refused.output(),
    /RAILYARD_PROCESSOR_ADDRESSES names strpie, which is none of adyen, .* stripe, .*truelayer\./,
  );
  await instance.close();
});

test('files of the vault’s link that do not fit each other, and a taken port of it, stop the start', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-link-'));
  const [port = 0, free = 0] = await freePorts(2);
  const file = (name: string, text: string): string => {
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const authority = issue({ subject: 'ca', authority: true });
  const own = issue({ subject: 'vault', names: ['127.0.0.1'] }, authority);
  const start = (environment: Readonly<Record<string, string>>): ServiceProcess =>
    openProcess({
      RAILYARD_ROLE: 'vault',
      RAILYARD_DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: urlOf(database.connection),
      RAILYARD_VAULT_URL: `https://127.0.0.1:${port}`,
      RAILYARD_VAULT_CA: file('ca.pem', authority.certificate),
      RAILYARD_VAULT_CERTIFICATE: file('own.pem', own.certificate),
      RAILYARD_VAULT_KEY: file('own.key', own.key),
      ...environment,
    });
  const database = await testDb();
  const running = start({});
  const others = { RAILYARD_VAULT_URL: `https://127.0.0.1:${free}` };
  try {
    await running.ready();
    for (const [environment, sentence] of [
      [
        {},
        /^The vault cannot listen for RAILYARD_VAULT_URL: 127\.0\.0\.1:\d+ is in use by another program\.$/,
      ],
      [
        { RAILYARD_VAULT_URL: `https://203.0.113.1:${free}` },
        /^The vault cannot listen for RAILYARD_VAULT_URL: 203\.0\.113\.1:\d+ is not an address of this machine\.$/,
      ],
      [
        { ...others, RAILYARD_VAULT_KEY: file('ca.key', authority.key) },
        /^RAILYARD_VAULT_KEY is not the key of RAILYARD_VAULT_CERTIFICATE\.$/,
      ],
      [
        { ...others, RAILYARD_VAULT_KEY: file('none.key', own.certificate) },
        /^RAILYARD_VAULT_KEY: the file .*none\.key is no private key without a passphrase in PEM form\.$/,
      ],
      [
        { ...others, RAILYARD_VAULT_CA: file('none.pem', 'nothing') },
        /^RAILYARD_VAULT_CA: the file .*none\.pem is no certificate in PEM form\.$/,
      ],
    ] as const) {
      const refused = start(environment);
      assert.equal(await refused.ended(), 1, refused.output());
      assert.match(refused.output().trim(), sentence);
    }
  } finally {
    await running.end();
    await database.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('a folder in use, a taken port, a foreign address, a dead database: a sentence stops the start', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-taken-'));
  const [taken, free, simulator, other] = await freePorts(4);
  const start = (environment: Readonly<Record<string, string>>): ServiceProcess =>
    openProcess({ RAILYARD_DATA_DIR: path.join(folder, 'data'), ...environment });
  const running = start({ PORT: String(taken), RAILYARD_SIMULATOR_PORT: String(simulator) });
  await running.ready();
  const elsewhere = {
    RAILYARD_DATA_DIR: path.join(folder, 'elsewhere'),
    PORT: String(free),
    RAILYARD_SIMULATOR_PORT: String(other),
  };
  for (const [environment, sentence] of [
    [
      { PORT: String(free), RAILYARD_SIMULATOR_PORT: String(other) },
      /^Railyard already runs on .* RAILYARD_DATA_DIR\.$/,
    ],
    [
      { ...elsewhere, RAILYARD_SIMULATOR_PORT: String(simulator) },
      /^Port \d+ is in use by another program: set RAILYARD_SIMULATOR_PORT to a free one\.$/,
    ],
    [
      { ...elsewhere, PORT: String(taken), RAILYARD_SIMULATOR_PORT: String(simulator) },
      /^Ports \d+ and \d+ are in use by other programs: set PORT and RAILYARD_SIMULATOR_PORT to free ones\.$/,
    ],
    [
      { ...elsewhere, RAILYARD_HOST: '203.0.113.1' },
      /^RAILYARD_HOST 203\.0\.113\.1 is not an address of this machine\.$/,
    ],
    [{ ...elsewhere, RAILYARD_BIN_FILE: '/nowhere' }, /^RAILYARD_BIN_FILE: \/nowhere cannot be read\.$/],
    [
      { ...elsewhere, RAILYARD_DATA_DIR: MAIN },
      /^RAILYARD_DATA_DIR cannot be written: .* \(it is a file\)\.$/,
    ],
    [
      { ...elsewhere, RAILYARD_DATA_DIR: '/proc/railyard/data' },
      /^RAILYARD_DATA_DIR cannot be made: \/proc\/railyard\/data \(.*\)\.$/,
    ],
    [
      { ...elsewhere, DATABASE_URL: `postgres://someone:hidden@127.0.0.1:${other}/x` },
      /^DATABASE_URL cannot be used: connect ECONNREFUSED [^\n]*\.$/,
    ],
    [
      { ...elsewhere, DATABASE_URL: 'postgres://someone:hidden@%/x' },
      /^DATABASE_URL cannot be used: [^\n]*\.$/,
    ],
  ] as const) {
    const refused = start(environment);
    assert.equal(await refused.ended(), 1, refused.output());
    assert.match(refused.output().trim(), sentence);
    assert.doesNotMatch(refused.output(), /hidden/);
  }
  await running.end();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a first API key that cannot be read costs the demo shop, and not the service', async () => {
  const instance = await newInstance();
  const first = instance.start();
  await first.ready();
  assert.equal(await first.end(), 0);
  fs.writeFileSync(path.join(instance.folder, 'data/api-key.pem'), 'no key');
  const second = instance.start();
  await second.ready();
  assert.match(second.output(), /the demo shop is not there: its key cannot be used/);
  assert.equal((await fetch(`${instance.url}/health`)).status, 200);
  assert.equal(await second.end(), 0);
  await instance.close();
});
