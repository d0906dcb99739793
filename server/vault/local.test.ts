import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type TestDb, eventually, testDb } from '../../test/harness/index.ts';
import { Problem } from '../domain/problem.ts';
import type { Db } from '../db/db.ts';
import { faultOf } from '../db/faults.ts';
import { systemClock } from '../platform/clock.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import type { Secret } from '../domain/secret.ts';
import { newId } from '../platform/entropy.ts';
import type { WireRequest } from '../net/wire.ts';
import { HELD_AGE_MS_MAX } from './held.ts';
import { type LocalVault, type LocalVaultOptions, createLocalVault } from './local.ts';
import { fileRootKeys } from './providers/file.ts';
import { RootKeyFault, type RootKeyProvider } from './root-key.ts';
import type { HeldValue } from './vault.ts';

const NUMBER = '4111111111111111';
const merchant = 'merchant' as MerchantAccountId;
const other = 'other' as MerchantAccountId;

let database: TestDb;
let dataDir: string;
let vault: LocalVault;

before(async () => {
  database = await testDb();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-vault-'));
  vault = await build({});
});
after(async () => {
  await vault.close();
  await database.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/**
 * A vault whose wire puts the secrets of a JSON body side by side into the answer, where the test can see
 * them.
 */
function build(options: Partial<LocalVaultOptions>): Promise<LocalVault> {
  return createLocalVault({
    db: database.db,
    clock: systemClock(),
    config: { dataDir },
    exchange: async (request, open) => {
      const opened: string[] = [];
      for (const secret of secretsOf(request)) opened.push((await open(secret)).toString());
      return { status: 200, headers: {}, text: opened.join('|') };
    },
    ...options,
  });
}

function secretsOf(request: WireRequest): readonly Secret[] {
  return request.body?.type === 'json' ? (request.body.value as Secret[]) : [];
}

const record = (): VaultRecordId => newId(new Date());
const wireRequest = (...secrets: Secret[]): WireRequest => ({
  method: 'POST',
  url: 'https://processor.example/',
  body: { type: 'json', value: secrets },
});
const read = async (
  from: LocalVault,
  of: MerchantAccountId,
  id: VaultRecordId,
  field = 'number',
): Promise<string> => (await from.send(of, wireRequest(from.secret(of, id, field, 'card.number')))).text;

async function card(
  into: LocalVault = vault,
  of: MerchantAccountId = merchant,
  number = NUMBER,
): Promise<HeldValue> {
  const { held } = await into.intake(of, Buffer.from(JSON.stringify({ number })), ['/number']);
  const found = held.get('/number');
  assert.ok(found);
  return found;
}

test('a card number that came in a body is sealed, and opens on the wire only', async () => {
  const id = record();
  const held = await card();
  await vault.seal(merchant, id, 'card', { number: held });
  await vault.release([held]);
  assert.equal(await read(vault, merchant, id), NUMBER);
  const rows = JSON.stringify(
    await database.db.query(
      { name: 'test_fields', text: `SELECT encode(sealed, 'escape') AS sealed FROM vault.fields` },
      [],
    ),
  );
  assert.ok(!rows.includes(NUMBER));
});

test('intake wipes the body that it was given and says what may be said', async () => {
  const body = Buffer.from(JSON.stringify({ number: NUMBER }));
  const { held, body: rest } = await vault.intake(null, body, ['/number']);
  assert.ok(body.every((byte) => byte === 0));
  assert.equal(rest.toString(), '{"number":"«number»"}');
  assert.deepEqual(held.get('/number')?.facts, {
    length: 16,
    digits: true,
    luhn: true,
    bin: '41111111',
    lastFour: '1111',
    iban: false,
  });
  assert.equal(JSON.stringify(held.get('/number')?.secret), '"«number»"');
});

test('a body that is not JSON leaves nothing of itself', async () => {
  const body = Buffer.from(`{"number":"${NUMBER}"`);
  const { held, body: rest } = await vault.intake(null, body, ['/number']);
  assert.ok(body.every((byte) => byte === 0));
  assert.equal(held.size, 0);
  assert.ok(!rest.toString().includes('4111'));
  assert.throws(() => JSON.parse(rest.toString()));
});

test('a released value is gone, and releasing twice is fine', async () => {
  const held = await card();
  await vault.release([held]);
  await vault.release([held]);
  await assert.rejects(vault.send(merchant, wireRequest(held.secret)), /after its release/);
  await assert.rejects(vault.seal(merchant, record(), 'card', { number: held }), /after its release/);
});

test('a value that nobody released is wiped after a while', async () => {
  let nowMs = Date.now();
  const clock = { ...systemClock(), now: () => new Date(nowMs) };
  const own = await build({ clock });
  const held = await card(own);
  nowMs += HELD_AGE_MS_MAX + 1;
  await card(own);
  const passes = (error: unknown): boolean => faultOf(error) === 'passing';
  await assert.rejects(own.seal(merchant, record(), 'card', { number: held }), passes);
  await assert.rejects(own.send(merchant, wireRequest(held.secret)), /is wiped/);
  await own.close();
});

test('a security code is never sealed, whatever the field is called and however it came', async () => {
  const { held } = await vault.intake(merchant, Buffer.from('{"payment_method":{"security_code":"123"}}'), [
    '/payment_method/security_code',
  ]);
  const code = held.get('/payment_method/security_code');
  assert.ok(code);
  await assert.rejects(vault.seal(merchant, record(), 'card', { note: code }), /never sealed/);
  await assert.rejects(
    vault.seal(merchant, record(), 'card', { security_code: await card() }),
    /never be sealed/,
  );
  await assert.rejects(
    vault.seal(merchant, record(), 'card', {
      note: await vault.hold('card.security_code', Buffer.from('123')),
    }),
    /never sealed/,
  );
  assert.equal((await vault.send(merchant, wireRequest(code.secret))).text, '123');
});

test('a security code kept for a checkout session lives in memory until it is forgotten, and on no disk', async () => {
  const id = record();
  const code = await vault.hold('security_code', Buffer.from('987'));
  await vault.keep(merchant, id, 'security_code', code, 60_000);
  await vault.release([code]);
  assert.equal(await read(vault, merchant, id, 'security_code'), '987');
  const second = await build({});
  await assert.rejects(
    read(second, merchant, id, 'security_code'),
    (error) => error instanceof Problem && error.code === 'not_found',
  );
  await second.close();
  await vault.forget(merchant, id, 'security_code');
  await assert.rejects(
    read(vault, merchant, id, 'security_code'),
    (error) => error instanceof Problem && error.code === 'not_found',
  );
});

test('a value that came in for one merchant account is not sealed for another', async () => {
  await assert.rejects(
    vault.seal(other, record(), 'card', { number: await card() }),
    /another merchant account/,
  );
});

test('a record opens for its own merchant account only, even if the row is copied over', async () => {
  const id = record();
  await vault.seal(merchant, id, 'card', { number: await card() });
  await vault.seal(other, record(), 'card', { number: await card(vault, other) });
  await assert.rejects(
    read(vault, other, id),
    (error) => error instanceof Problem && error.code === 'not_found',
  );
  await assert.rejects(
    vault.send(other, wireRequest(vault.secret(merchant, id, 'number', 'card.number'))),
    /another merchant account/,
  );
  await database.db.query(
    {
      name: 'test_copy_record',
      text: `INSERT INTO vault.records SELECT 'other', id, kind, key_version, wrapped_data_key, created_at
        FROM vault.records WHERE merchant_account_id = 'merchant' AND id = $1`,
    },
    [id],
  );
  await database.db.query(
    {
      name: 'test_copy_field',
      text: `INSERT INTO vault.fields SELECT 'other', record_id, name, sealed FROM vault.fields
        WHERE merchant_account_id = 'merchant' AND record_id = $1`,
    },
    [id],
  );
  await assert.rejects(read(vault, other, id), /does not open/);
});

test('fields that changed places within a record do not open', async () => {
  const id = record();
  await vault.seal(merchant, id, 'bank_account', {
    account: await card(),
    routing: await card(vault, merchant, '021000021'),
  });
  await database.db.query(
    {
      name: 'test_swap',
      text: `UPDATE vault.fields a SET sealed = b.sealed FROM vault.fields b
        WHERE a.record_id = $1 AND b.record_id = $1 AND a.name <> b.name`,
    },
    [id],
  );
  await assert.rejects(read(vault, merchant, id, 'account'), /does not open/);
});

test('sealing again replaces fields of the same name and keeps the others', async () => {
  const id = record();
  await vault.seal(merchant, id, 'settings', {
    api_key: await vault.hold('settings.api_key', Buffer.from('old')),
    host: await vault.hold('settings.host', Buffer.from('host')),
  });
  await vault.seal(merchant, id, 'settings', {
    api_key: await vault.hold('settings.api_key', Buffer.from('new')),
  });
  assert.equal(await read(vault, merchant, id, 'api_key'), 'new');
  assert.equal(await read(vault, merchant, id, 'host'), 'host');
  await assert.rejects(vault.seal(merchant, id, 'card', { number: await card() }), /is a settings/);
});

test('ten seals of one record at once all succeed, and all fields open', async () => {
  const id = record();
  await Promise.all(
    Array.from({ length: 10 }, async (_, index) =>
      vault.seal(merchant, id, 'settings', {
        [`field_${index}`]: await vault.hold('settings.x', Buffer.from(`value ${index}`)),
      }),
    ),
  );
  for (let index = 0; index < 10; index += 1)
    assert.equal(await read(vault, merchant, id, `field_${index}`), `value ${index}`);
});

test('a shredded record does not open, and shredding twice is fine', async () => {
  const id = record();
  await vault.seal(merchant, id, 'card', { number: await card() });
  await vault.shred(merchant, id);
  await vault.shred(merchant, id);
  await assert.rejects(
    read(vault, merchant, id),
    (error) => error instanceof Problem && error.code === 'not_found',
  );
});

test('equal numbers have equal fingerprints within a merchant account and different ones across', async () => {
  const print = await vault.fingerprint(merchant, await card());
  assert.match(print, /^[0-9a-f]{64}$/);
  assert.equal(await vault.fingerprint(merchant, await card()), print);
  assert.notEqual(await vault.fingerprint(merchant, await card(vault, merchant, '4111111111111129')), print);
  assert.notEqual(await vault.fingerprint(other, await card(vault, other)), print);
});

test('a second vault on the same database and root key reads what the first one sealed', async () => {
  const id = record();
  await vault.seal(merchant, id, 'card', { number: await card() });
  const second = await build({});
  assert.equal(await read(second, merchant, id), NUMBER);
  await second.close();
});

test('of vaults that begin one empty database, each with a folder of its own, one goes on', async () => {
  const empty = await testDb();
  const folders = ['a', 'b', 'c'].map((name) => fs.mkdtempSync(path.join(dataDir, name)));
  const begun = await Promise.allSettled(
    folders.map((folder) => build({ db: empty.db, config: { dataDir: folder } })),
  );
  const vaults = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const reasons = begun.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  const [only, ...others] = vaults;
  assert.ok(only !== undefined && others.length === 0, `${vaults.length} went on`);
  for (const reason of reasons)
    assert.match(
      reason,
      /is locked with the root key file:1-[0-9a-f]{16}, and here (?:the key in|there is no) /,
    );
  await assert.rejects(
    build({ db: empty.db, config: { dataDir: fs.mkdtempSync(path.join(dataDir, 'later')) } }),
    /is locked with the root key file:1-/,
  );
  const id = record();
  await only.seal(merchant, id, 'card', { number: await card(only) });
  assert.equal(await read(only, merchant, id), NUMBER);
  await only.close();
  await empty.close();
});

test('a root key that its service refuses ends the start, though nothing is locked with it yet', async () => {
  const empty = await testDb();
  const real = fileRootKeys(path.join(dataDir, 'vault', 'root-keys'));
  const failing = (kind: RootKeyFault['kind']): RootKeyProvider => ({
    ...real,
    wrap: () => Promise.reject(new RootKeyFault(kind, 'the key has another name')),
  });
  await assert.rejects(
    build({ db: empty.db, rootKeys: failing('refused') }),
    /^StartError: The root key cannot be used: the key has another name/,
  );
  await (await build({ db: empty.db, rootKeys: failing('unavailable') })).close();
  await empty.close();
});

const SHARED = { environment: 'sandbox', publicUrl: '', simulatorUrl: null } as const;

test('a provider that is down is told by health, gives 503, and what is cached goes on working', async () => {
  const real = fileRootKeys(path.join(dataDir, 'vault', 'root-keys'));
  let down = false;
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    if (down) throw new RootKeyFault('unavailable', 'the key service does not answer');
    return work();
  };
  const rootKeys: RootKeyProvider = {
    ...real,
    current: () => guard(() => real.current()),
    wrap: (key, context) => guard(() => real.wrap(key, context)),
    unwrap: (wrapped, context) => guard(() => real.unwrap(wrapped, context)),
  };
  const own = await build({ rootKeys });
  const id = record();
  await own.seal(merchant, id, 'card', { number: await card(own) });
  down = true;
  assert.match(
    (await own.health(SHARED)) ?? '',
    /^The root key file:1-.* cannot be used: the key service does not answer\.$/,
  );
  assert.equal(await read(own, merchant, id), NUMBER);
  const fresh = 'fresh' as MerchantAccountId;
  const refused = record();
  await assert.rejects(
    own.seal(fresh, refused, 'card', { number: await card(own, fresh) }),
    (error) => error instanceof Problem && error.code === 'service_unavailable',
  );
  const rows = await database.db.query(
    {
      name: 'test_fresh',
      text: `SELECT 1 FROM vault.records WHERE merchant_account_id = 'fresh'
        UNION ALL SELECT 1 FROM vault.keys WHERE merchant_account_id = 'fresh'`,
    },
    [],
  );
  assert.equal(rows.length, 0);
  down = false;
  await own.seal(fresh, refused, 'card', { number: await card(own, fresh) });
  assert.equal(await read(own, fresh, refused), NUMBER);
  await own.close();
});

test('a vault whose access log cannot be written closes all that it has open, and tells of the log', async () => {
  let broken = false;
  const db: Db = {
    ...database.db,
    query: async (statement, values) => {
      if (broken && statement.name === 'vault_insert_accesses') throw new Error('no database');
      return database.db.query(statement, values);
    },
  };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-vault-'));
  const real = fileRootKeys(path.join(dataDir, 'vault', 'root-keys'));
  let isClosed = false;
  const rootKeys = { ...real, close: async () => void (isClosed = true) };
  const own = await build({ db, rootKeys, config: { dataDir: folder } });
  const id = record();
  await own.seal(merchant, id, 'card', { number: await card(own) });
  broken = true;
  const reading = read(own, merchant, id);
  await eventually(() => assert.rejects(read(own, merchant, id), Problem));
  await assert.rejects(own.close(), /no database/);
  await reading;
  assert.ok(isClosed, 'the root keys, after the log and the list of deletions');
  const open = fs.readdirSync('/proc/self/fd').map((fd) => {
    try {
      return fs.readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return ''; // the folder that is being read
    }
  });
  assert.deepEqual(
    open.filter((file) => file.startsWith(folder)),
    [],
  );
  fs.rmSync(folder, { recursive: true });
});

test('a provider that gives a wrong key back gives an error, never a wrong number', async () => {
  const real = fileRootKeys(path.join(dataDir, 'vault', 'root-keys'));
  const id = record();
  await vault.seal(merchant, id, 'card', { number: await card() });
  const own = await build({ rootKeys: { ...real, unwrap: async () => Buffer.alloc(32, 7) } });
  await assert.rejects(read(own, merchant, id), /does not open/);
  await own.close();
});
