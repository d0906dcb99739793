import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type TestDb, testDb } from '../../test/harness/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import type { Secret } from '../domain/secret.ts';
import { newId } from '../platform/entropy.ts';
import { Keyring } from './keyring.ts';
import { type LocalVault, createLocalVault } from './local.ts';
import { fileRootKeys } from './providers/file.ts';
import { RootKeyFault, type RootKeyProvider } from './root-key.ts';
import {
  destroyRetiredRootKeys,
  type RotateParts,
  rotateAllMerchantKeys,
  rotateMerchantKey,
  rotateRootKey,
  vaultStatus,
} from './rotate.ts';

const RECORDS = 1_200;
const clock = systemClock();
let database: TestDb;
let dataDir: string;
let rootKeys: RootKeyProvider;
let vault: LocalVault;

before(async () => {
  database = await testDb();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-rotate-'));
  rootKeys = fileRootKeys(path.join(dataDir, 'vault', 'root-keys'));
  vault = await open();
});
after(async () => {
  await vault.close();
  await database.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

function open(): Promise<LocalVault> {
  return createLocalVault({
    db: database.db,
    clock,
    config: { dataDir },
    exchange: async (request, openSecret) => ({
      status: 200,
      headers: {},
      text: (await openSecret((request.body as { value: Secret }).value)).toString(),
    }),
  });
}

function parts(): RotateParts {
  return { db: database.db, clock, rootKeys, keyring: new Keyring(database.db, clock, rootKeys) };
}

async function seal(
  merchant: MerchantAccountId,
  value: string,
  into: LocalVault = vault,
): Promise<VaultRecordId> {
  const id: VaultRecordId = newId(new Date());
  const held = await into.hold('card.number', Buffer.from(value));
  await into.seal(merchant, id, 'card', { number: held });
  await into.release([held]);
  return id;
}

async function read(
  merchant: MerchantAccountId,
  id: VaultRecordId,
  from: LocalVault = vault,
): Promise<string> {
  return (
    await from.send(merchant, {
      method: 'POST',
      url: 'https://x.example/',
      body: { type: 'json', value: from.secret(merchant, id, 'number', 'card.number') },
    })
  ).text;
}

async function states(merchant: string): Promise<string[]> {
  return (await vaultStatus(database.db)).keys
    .filter((key) => key.merchant_account_id === merchant && key.purpose === 'seal')
    .map((key) => `${key.version} ${key.state} ${key.records} ${key.rewrapped}`);
}

test('two rotations at once, under reads and writes of two processes, fail none and lose none', async () => {
  const merchant = 'busy' as MerchantAccountId;
  const ids = new Map<VaultRecordId, string>();
  for (let index = 0; index < RECORDS; index += 50)
    await Promise.all(
      Array.from({ length: 50 }, async (_, offset) =>
        ids.set(await seal(merchant, `number ${index + offset}`), `number ${index + offset}`),
      ),
    );
  const second = await open();
  let running = true;
  const counts = { reads: 0, writes: 0 };
  const reader = async (from: LocalVault): Promise<void> => {
    while (running) {
      const all = [...ids];
      const [id, value] = all[(counts.reads * 7919) % all.length] ?? [];
      if (id === undefined) return;
      assert.equal(await read(merchant, id, from), value);
      counts.reads += 1;
    }
  };
  const writer = async (into: LocalVault): Promise<void> => {
    while (running) {
      const value = `written ${counts.writes}`;
      counts.writes += 1;
      ids.set(await seal(merchant, value, into), value);
    }
  };
  const load = [reader(vault), reader(second), writer(vault), writer(second)];
  const [first, beside] = await Promise.all([
    rotateMerchantKey(parts(), merchant),
    rotateMerchantKey(parts(), merchant),
  ]);
  const third = await rotateMerchantKey(parts(), merchant);
  running = false;
  await Promise.all(load);
  for (const [id, value] of ids) assert.equal(await read(merchant, id), value);
  assert.ok(counts.reads > 0 && counts.writes > 0);
  assert.ok(first.rewrapped + beside.rewrapped >= BigInt(RECORDS), 'every record moved');
  const now = await states(merchant);
  assert.ok(
    now.slice(0, -1).every((state) => state.includes('retired 0')),
    now.join(' · '),
  );
  assert.match(now.at(-1) ?? '', new RegExp(`^${third.active} active ${ids.size} 0$`));
  await second.close();
});

test('a rotation that died half way is finished by the next run, and counts only what it did', async () => {
  const merchant = 'halted' as MerchantAccountId;
  const ids = [];
  for (let index = 0; index < 20; index += 1) ids.push(await seal(merchant, `number ${index}`));
  const dying = parts();
  let statements = 0;
  const db: RotateParts['db'] = {
    ...dying.db,
    query: async (statement, values) => {
      if (statement.name === 'vault_retire_key') throw new Error('killed');
      if (statement.name === 'vault_rewrap_records') statements += 1;
      return dying.db.query(statement, values);
    },
  };
  await assert.rejects(rotateMerchantKey({ ...dying, db }, merchant), /killed/);
  assert.equal(statements, 1);
  assert.deepEqual(await states(merchant), ['1 retiring 0 20', '2 active 20 0']);
  const resumed = await rotateMerchantKey(parts(), merchant);
  assert.deepEqual(resumed, { merchantAccountId: merchant, active: 2, rewrapped: 0n, retired: [1] });
  for (const [index, id] of ids.entries()) assert.equal(await read(merchant, id), `number ${index}`);
});

test('a record that still names a retired version does not open', async () => {
  const merchant = 'stale' as MerchantAccountId;
  const id = await seal(merchant, 'x');
  const old = await database.db.query(
    { name: 'test_old', text: 'SELECT key_version, wrapped_data_key FROM vault.records WHERE id = $1' },
    [id],
  );
  await rotateMerchantKey(parts(), merchant);
  const row = old[0] as { key_version: number; wrapped_data_key: Buffer };
  await database.db.query(
    {
      name: 'test_put_back',
      text: 'UPDATE vault.records SET key_version = $2, wrapped_data_key = $3 WHERE id = $1',
    },
    [id, row.key_version, row.wrapped_data_key],
  );
  const fresh = await open();
  await assert.rejects(read(merchant, id, fresh));
  await fresh.close();
});

test('a rotation of the root key moves every key, destroys the old root, and fingerprints stay', async () => {
  const merchant = 'rooted' as MerchantAccountId;
  const id = await seal(merchant, 'number');
  const held = await vault.hold('card.number', Buffer.from('4111111111111111'));
  const print = await vault.fingerprint(merchant, held);
  let running = true;
  const fresh = await open();
  const load = (async () => {
    while (running) {
      assert.equal(await read(merchant, id, fresh), 'number');
      await seal(newId<'merchant-account'>(new Date()), 'first key under load', fresh);
    }
  })();
  const [one, two] = await Promise.all([rotateRootKey(parts(), true), rotateRootKey(parts(), true)]);
  running = false;
  await load;
  assert.ok(one.rewrapped + two.rewrapped > 0n);
  await rotateRootKey(parts(), false);
  assert.ok(!fs.existsSync(path.join(dataDir, 'vault', 'root-keys', 'root-1.key')));
  const after = await open();
  assert.equal(await read(merchant, id, after), 'number');
  assert.equal(
    await after.fingerprint(merchant, await after.hold('card.number', Buffer.from('4111111111111111'))),
    print,
  );
  const roots = (await vaultStatus(database.db)).rootKeys;
  assert.deepEqual(
    roots.filter((root) => root.state !== 'retired').map((root) => root.state),
    ['active'],
  );
  assert.ok(roots.filter((root) => root.state === 'retired').every((root) => root.keys === 0n));
  await after.close();
  await fresh.close();
});

test('a root rotation that fails half way leaves everything readable, and the next run finishes it', async () => {
  const merchant = 'interrupted' as MerchantAccountId;
  const id = await seal(merchant, 'number');
  let asked = 0;
  const failing: RootKeyProvider = {
    ...rootKeys,
    unwrap: async (wrapped, context) => {
      asked += 1;
      if (asked > 2) throw new RootKeyFault('unavailable', 'down');
      return rootKeys.unwrap(wrapped, context);
    },
  };
  await assert.rejects(rotateRootKey({ ...parts(), rootKeys: failing }, true), /key service/);
  const fresh = await open();
  assert.equal(await read(merchant, id, fresh), 'number');
  await fresh.close();
  const resumed = await rotateRootKey(parts(), true);
  assert.ok(resumed.rewrapped > 0n);
  assert.equal(resumed.retired.length, 1);
});

test('a root key that is kept opens a copy of the database from before, until its time is over', async () => {
  const merchant = 'restored' as MerchantAccountId;
  const id = await seal(merchant, 'number');
  const run = (text: string): Promise<unknown> => database.db.query({ name: '', text }, []);
  for (const table of ['root_keys', 'keys', 'records', 'fields'])
    await run(`CREATE TABLE vault.copy_of_${table} AS TABLE vault.${table}`);
  const keptUntil = new Date(Date.now() + 30 * 86_400_000);
  const { retired, current } = await rotateRootKey(parts(), true, keptUntil);
  assert.equal(retired.length, 1);
  assert.deepEqual(await destroyRetiredRootKeys(parts()), [], 'not before its time');
  const next = await rotateRootKey(parts(), true);
  assert.deepEqual(next.retired, [current]);
  const undestroyed = (await vaultStatus(database.db)).rootKeys.filter(
    ({ state, destroyed_at: at }) => state === 'retired' && at === null,
  );
  assert.deepEqual(
    undestroyed.map(({ name }) => name),
    [...retired, current],
    'a newer one does not go before one that is kept',
  );
  await run('TRUNCATE vault.fields, vault.records, vault.keys, vault.root_keys CASCADE');
  for (const table of ['root_keys', 'keys', 'records', 'fields'])
    await run(`INSERT INTO vault.${table} OVERRIDING SYSTEM VALUE SELECT * FROM vault.copy_of_${table}`);
  const restored = await open();
  assert.equal(await read(merchant, id, restored), 'number');
  await restored.close();
  await rotateRootKey(parts(), false, keptUntil);
  const later = { ...parts(), clock: { ...clock, now: () => new Date(keptUntil.getTime() + 1) } };
  assert.deepEqual(await destroyRetiredRootKeys(later), retired);
  const after = await open();
  assert.equal(await read(merchant, id, after), 'number');
  await after.close();
});

test('rotating all takes every merchant account that has keys', async () => {
  const rotations = await rotateAllMerchantKeys(parts());
  assert.ok(rotations.length >= 5);
  assert.ok(rotations.every((rotation) => rotation.retired.length === 1));
});
