import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type TestDb, testDb } from '../../test/harness/index.ts';
import { type MerchantAccountId, toId } from '../domain/ids.ts';
import { Problem } from '../domain/problem.ts';
import { systemClock } from '../platform/clock.ts';
import { Keyring } from './keyring.ts';
import { fileRootKeys } from './providers/file.ts';
import { RootKeyFault, type RootKeyProvider } from './root-key.ts';

const MINUTE = 60_000;
let database: TestDb;
let folder: string;
before(async () => {
  database = await testDb();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-keyring-'));
});
after(async () => {
  await database.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

let accounts = 0;
const newAccount = (): MerchantAccountId => toId<'merchant-account'>(`account-${(accounts += 1)}`);

/** A keyring with a clock in the hands of a test, and what its provider was asked to unwrap. */
async function openKeyring(change: Partial<RootKeyProvider> = {}, keys = path.join(folder, 'keys')) {
  const provider = fileRootKeys(keys);
  await provider.begin?.();
  const [time, asked]: [{ nowMs: number }, string[]] = [{ nowMs: 1e12 }, []];
  const rootKeys: RootKeyProvider = {
    ...provider,
    ...change,
    unwrap: (wrapped, context) => {
      asked.push(context);
      return (change.unwrap ?? provider.unwrap)(wrapped, context);
    },
  };
  const clock = { ...systemClock(), now: () => new Date(time.nowMs) };
  return { keyring: new Keyring(database.db, clock, rootKeys), time, asked };
}

const isUnavailable =
  (privateText: string) =>
  (error: unknown): boolean =>
    error instanceof Problem && error.code === 'service_unavailable' && error.privateText === privateText;
const WRAPPED = { rootKey: 'any', bytes: Buffer.alloc(1) };

test('a merchant account’s key is made once, and its provider is asked for it every five minutes', async () => {
  const account = newAccount();
  const { keyring, time, asked } = await openKeyring();
  const { version, key } = await keyring.active(account, 'seal');
  assert.deepEqual([version, key.length, asked], [1, 32, [`seal/1/${account}`]]);
  time.nowMs += 5 * MINUTE - 1;
  assert.equal((await keyring.active(account, 'seal')).key, key);
  assert.equal(asked.length, 1);
  time.nowMs += 1;
  assert.deepEqual(await keyring.active(account, 'seal'), { version: 1, key });
  assert.equal(asked.length, 2);

  const other = await openKeyring();
  assert.deepEqual(await other.keyring.active(account, 'seal'), { version: 1, key });
  const fingerprints = await other.keyring.active(account, 'fingerprint');
  assert.notDeepEqual(fingerprints.key, key);
  assert.notDeepEqual((await other.keyring.active(newAccount(), 'seal')).key, key);
});

test('those who ask together share one question, and after a failure it is asked anew', async () => {
  const account = newAccount();
  let isDown = true;
  const { keyring, asked } = await openKeyring({
    unwrap: async () => {
      if (isDown) throw new RootKeyFault('unavailable', 'down');
      return Buffer.alloc(32, 1);
    },
  });
  const ask = (version = 1): Promise<Buffer> => keyring.unwrapped(account, 'seal', version, WRAPPED);
  const failed = await Promise.allSettled([ask(), ask()]);
  assert.deepEqual([failed.map(({ status }) => status), asked.length], [['rejected', 'rejected'], 1]);
  isDown = false;
  const [one, same, other] = await Promise.all([ask(), ask(), ask(2)]);
  assert.equal(one, same);
  assert.notEqual(one, other);
  assert.deepEqual(asked.slice(1), [`seal/1/${account}`, `seal/2/${account}`]);
});

test('what the provider cannot do is 503, with what it said for the log alone; a bug stays one', async () => {
  const account = newAccount();
  for (const [error, privateText] of [
    [new RootKeyFault('unavailable', 'no answer'), 'root key provider unavailable: no answer'],
    [new RootKeyFault('refused', 'no such key'), 'root key provider refused: no such key'],
  ] as const) {
    const fails = (): Promise<never> => Promise.reject(error);
    const { keyring } = await openKeyring({ wrap: fails, unwrap: fails });
    await assert.rejects(keyring.fresh(account, 'seal', 1), isUnavailable(privateText));
    await assert.rejects(keyring.unwrapped(account, 'seal', 1, WRAPPED), isUnavailable(privateText));
  }
  const bug = new TypeError('a bug');
  const { keyring } = await openKeyring({ wrap: () => Promise.reject(bug) });
  await assert.rejects(keyring.fresh(account, 'seal', 1), bug);
});

test('a key of another length is none, and is wiped', async () => {
  const given = Buffer.alloc(31, 1);
  const { keyring, asked } = await openKeyring({ unwrap: async () => given });
  const ask = (): Promise<Buffer> => keyring.unwrapped(newAccount(), 'seal', 1, WRAPPED);
  const told = isUnavailable('root key provider refused: file gave a key of the wrong length back');
  await assert.rejects(ask(), told);
  await assert.rejects(ask(), told);
  assert.deepEqual([given, asked.length], [Buffer.alloc(31), 2]);
});

test('a key that cannot be unwrapped is read once more, as its root key may just have been replaced', async () => {
  const account = newAccount();
  await (await openKeyring()).keyring.active(account, 'seal');
  const { keyring, asked } = await openKeyring({
    unwrap: () => Promise.reject(new RootKeyFault('refused', 'destroyed')),
  });
  await assert.rejects(
    keyring.active(account, 'seal'),
    isUnavailable('root key provider refused: destroyed'),
  );
  assert.equal(asked.length, 2);
});

test('a version that is dropped is asked for again, and no other', async () => {
  const account = newAccount();
  const { keyring, asked } = await openKeyring({ unwrap: async () => Buffer.alloc(32, 1) });
  const ask = (version: number): Promise<Buffer> => keyring.unwrapped(account, 'seal', version, WRAPPED);
  for (const version of [1, 2]) await ask(version);
  keyring.drop(account, 'seal', 1);
  for (const version of [1, 2]) await ask(version);
  assert.deepEqual(asked, [`seal/1/${account}`, `seal/2/${account}`, `seal/1/${account}`]);
});

test('keys are wiped when all are cleared, and asked for again', async () => {
  const account = newAccount();
  const { keyring, asked } = await openKeyring();
  const { key } = await keyring.active(account, 'seal');
  const before = Buffer.from(key);
  keyring.clear();
  assert.deepEqual(key, Buffer.alloc(32));
  assert.deepEqual((await keyring.active(account, 'seal')).key, before);
  assert.equal(asked.length, 2);
});

test('ten thousand keys are kept, and the oldest makes room for the next', async () => {
  const account = newAccount();
  const { keyring, asked } = await openKeyring({ unwrap: async () => Buffer.alloc(32, 1) });
  const ask = (version: number): Promise<Buffer> => keyring.unwrapped(account, 'seal', version, WRAPPED);
  for (let version = 1; version <= 10_000; version += 1) await ask(version);
  await ask(1);
  assert.equal(asked.length, 10_000);
  await ask(10_001);
  await ask(2);
  assert.equal(asked.length, 10_001);
  await ask(1);
  assert.equal(asked.length, 10_002);
});

test('503 where no key can be stored, as the root key is being replaced all the while', async () => {
  let wraps = 0;
  const own = path.join(folder, 'replaced');
  const provider = fileRootKeys(own);
  const { keyring } = await openKeyring(
    {
      wrap: (key, context) => {
        wraps += 1;
        return provider.wrap(key, context);
      },
    },
    own,
  );
  await keyring.active(newAccount(), 'seal');
  const text = `UPDATE vault.root_keys SET state = 'retired', retired_at = now() WHERE name = $1`;
  await database.db.query({ name: '', text }, [await provider.current()]);
  const account = newAccount();
  await assert.rejects(
    keyring.active(account, 'seal'),
    isUnavailable(`no seal key could be stored for merchant account ${account}: the root key kept changing`),
  );
  assert.equal(wraps, 1 + 5);
});
