import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { bareEnvironment } from '../../harness/environment.ts';
import { type TestDb, testDb } from '../../harness/index.ts';
import { systemClock } from '../../../server/platform/clock.ts';
import { toId, type MerchantAccountId } from '../../../server/domain/ids.ts';
import type { Secret } from '../../../server/domain/secret.ts';
import { createLocalVault } from '../../../server/vault/local.ts';

let database: TestDb;
let dataDir: string;

before(async () => {
  database = await testDb();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-cli-'));
  const vault = await createLocalVault({
    db: database.db,
    clock: systemClock(),
    config: { dataDir },
    exchange: async (request, open) => ({
      status: 200,
      headers: {},
      text: (await open((request.body as { value: Secret }).value)).toString('hex'),
    }),
  });
  const held = await vault.hold('card.number', Buffer.from('4111111111111111'));
  const [merchant, record] = [
    toId<'merchant-account'>('default') satisfies MerchantAccountId,
    toId<'vault-record'>('01900000-0000-7000-8000-000000000001'),
  ];
  await vault.seal(merchant, record, 'card', { number: held });
  await vault.send(merchant, {
    method: 'POST',
    url: 'https://x.example/',
    body: { type: 'json', value: held.secret },
  });
  await vault.close();
});
after(async () => {
  await database.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('status, rotate, rotate-root and verify-log do what they say, and a tampered log ends with 1', async () => {
  assert.equal(
    (await railyard('vault', 'status')).json.keys.filter((key: { purpose: string }) => key.purpose === 'seal')
      .length,
    1,
  );
  const [rotation] = (await railyard('vault', 'rotate')).json;
  assert.deepEqual(rotation, { merchantAccountId: 'default', active: 2, rewrapped: 1, retired: [1] });
  assert.deepEqual((await railyard('vault', 'rotate', '--merchant-account', 'default')).json.active, 3);
  const asked = await railyard('vault', 'rotate-root');
  assert.equal(asked.code, 2);
  assert.match(asked.output, /destroys the root key file:1-[0-9a-f]{16}, and with it every copy and backup/);
  assert.match(asked.output, /--keep-old 30d .* Nothing was done: add --yes to do it\.$/m);
  assert.match((await railyard('vault', 'status')).json.rootKeys.at(-1).name, /^file:1-/);
  const root = await railyard('vault', 'rotate-root', '--yes');
  assert.match(root.json.current, /^file:2-/);
  assert.match(root.json.retired.join(), /^file:1-[0-9a-f]{16}$/);
  const holds = await railyard('vault', 'verify-log');
  assert.equal(holds.code, 0);
  const head = /^holds  ?\S+ 1 entries, head ([0-9a-f]{64})$/m.exec(holds.output)?.[1] ?? '';
  assert.notEqual(head, '', holds.output);
  assert.equal((await railyard('vault', 'verify-log', '--receipt', head)).code, 0);
  await database.db.query({ name: 'test_tamper', text: `UPDATE vault.access_log SET actor = 'nobody'` }, []);
  const broken = await railyard('vault', 'verify-log');
  assert.deepEqual([broken.code, /BROKEN .* entry 1 was changed/.test(broken.output)], [1, true]);
});

test('a root key that rotate-root keeps is there until vault destroy, and no longer than it was kept for', async () => {
  const files = (): readonly string[] => fs.readdirSync(path.join(dataDir, 'vault', 'root-keys')).toSorted();
  for (const wrong of ['30', '0d', '9999d', 'month']) {
    const refused = await railyard('vault', 'rotate-root', '--keep-old', wrong);
    assert.deepEqual([refused.code, /--keep-old takes days/.test(refused.output)], [2, true], refused.output);
  }
  assert.match((await railyard('vault', 'rotate-root', '--keep-old', '1d', '--yes')).output, /one of both/);
  const kept = (await railyard('vault', 'rotate-root', '--keep-old', '30d')).json;
  assert.ok(new Date(kept.keptUntil).getTime() > Date.now() + 29 * 86_400_000);
  assert.deepEqual(
    files().filter((file) => file.endsWith('.key')),
    ['root-2.key', 'root-3.key'],
  );
  const none = (await railyard('vault', 'destroy')).json;
  assert.deepEqual([none.destroyed, none.kept[0].name], [[], kept.retired[0]]);
  await database.db.query(
    {
      name: 'test_time_over',
      text: 'UPDATE vault.root_keys SET keep_until = now() WHERE destroyed_at IS NULL AND keep_until IS NOT NULL',
    },
    [],
  );
  const asked = await railyard('vault', 'destroy');
  assert.equal(asked.code, 2);
  assert.match(asked.output, /destroys file:2-\S+ \(retired \S+\): the vault in copies .* add --yes/);
  assert.deepEqual((await railyard('vault', 'destroy', '--yes')).json, { destroyed: kept.retired, kept: [] });
  assert.deepEqual(
    files().filter((file) => file.endsWith('.key')),
    ['root-3.key'],
  );
});

test('with the data folder of another machine, status says that nothing opens and rotating makes no key', async () => {
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-cli-'));
  const known = dataDir;
  dataDir = elsewhere;
  try {
    const status = await railyard('vault', 'status');
    assert.equal(status.code, 1);
    assert.match(status.json.rootKeys.at(-1).opens, /there is no root-3\.key in /);
    for (const words of [['rotate'], ['rotate-root', '--yes']]) {
      const refused = await railyard('vault', ...words);
      assert.equal(refused.code, 2, refused.output);
      assert.match(
        refused.output,
        /locked with the root key file:3-[0-9a-f]{16}.*: bring that root key back/,
      );
    }
    assert.deepEqual(fs.readdirSync(elsewhere), []);
  } finally {
    dataDir = known;
    fs.rmSync(elsewhere, { recursive: true });
  }
});

test('verify-log says of a folder that is not there that it is not, and accuses no chain', async () => {
  const missing = path.join(dataDir, 'nope');
  const refused = await railyard('vault', 'verify-log', '--keys', missing);
  assert.equal(refused.code, 2, refused.output);
  assert.match(refused.output, /^There is no folder \S+nope: --keys names/);
  const known = dataDir;
  dataDir = missing;
  try {
    const elsewhere = await railyard(
      'vault',
      'verify-log',
      '--keys',
      path.join(known, 'vault', 'access-log'),
    );
    assert.equal(elsewhere.code, 2, elsewhere.output);
    assert.match(
      elsewhere.output,
      /no access log in \S+nope\S+: set RAILYARD_DATA_DIR to the vault's data folder/,
    );
  } finally {
    dataDir = known;
  }
});

test('a merchant account that the vault does not know, and a word too many, rotate nothing', async () => {
  const before = (await railyard('vault', 'status')).json;
  for (const [words, told] of [
    [['rotate', '--merchant-account', 'defualt'], /no keys of a merchant account "defualt": .*vault status/],
    [['rotate', 'default'], /^"default" is a word too many/],
    [['rotate-root', 'again'], /^"again" is a word too many/],
    [['rotate', '--no-new'], /vault rotate takes no --no-new/],
    [['rotate-root', '--merchant-account', 'default'], /vault rotate-root takes no --merchant-account/],
    [['status', '--receipt', 'x'], /vault status takes no --receipt/],
  ] as const) {
    const refused = await railyard('vault', ...words);
    assert.equal(refused.code, 2, refused.output);
    assert.match(refused.output, told);
  }
  assert.deepEqual((await railyard('vault', 'status')).json, before);
});

test('database migrates and grants, and an unknown word shows what there is', async () => {
  assert.match((await railyard('database')).output, /railyard_api and railyard_vault have their rights/);
  const unknown = await railyard('vault', 'reveal');
  assert.deepEqual(
    [unknown.code, /no verb of vault "reveal"[\s\S]*rotate-root/.test(unknown.output)],
    [2, true],
  );
});

test('a database that is not there, and a user without the rights, are told in a sentence', async () => {
  const away = await railyardAs({ host: '/nowhere' }, 'vault', 'status');
  assert.equal(away.code, 2);
  assert.match(away.output, /^The database of DATABASE_URL cannot be used: connect ENOENT [^\n]*\.\n$/);
  const login = `api_${process.pid}`;
  await database.db.query({ name: '', text: `CREATE ROLE ${login} LOGIN` }, []);
  const refused = await railyardAs({ user: login }, 'vault', 'status');
  assert.equal(refused.code, 2);
  assert.match(
    refused.output,
    /^The user of DATABASE_URL lacks a right \(permission denied for schema vault\)\. Run `[^`]+` as [^\n]*\n$/,
  );
});

// The printed JSON is looked into field by field.
type CommandResult = Readonly<{ code: number | null; output: string; json: ReturnType<typeof JSON.parse> }>;

const railyard = (...words: readonly string[]): Promise<CommandResult> => railyardAs({}, ...words);

/** As another user of the database, or where none answers. */
function railyardAs(
  other: Readonly<{ user?: string; host?: string }>,
  ...words: readonly string[]
): Promise<CommandResult> {
  if (!('host' in database.connection)) throw new Error('BUG: the test database has no socket');
  const { host, user, database: name } = { ...database.connection, ...other };
  const env = bareEnvironment({
    RAILYARD_DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}@/${name}?host=${encodeURIComponent(host)}`,
  });
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [path.join(import.meta.dirname, '../../../cli/main.ts'), ...words],
      { env },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) =>
      resolve({ code, output, json: /^[[{]/.test(output) ? JSON.parse(output) : null }),
    );
  });
}
