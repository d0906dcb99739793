import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import {
  fault,
  refusesForeignKeys,
  rotatesAndRetires,
  wrapsAndBinds,
} from '../../../test/key-services/contract.ts';
import { credentialsFile } from '../../../test/harness/key-services.ts';
import { testDb } from '../../../test/harness/pure-db.ts';
import { systemClock } from '../../platform/clock.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { newId } from '../../platform/entropy.ts';
import { StartError } from '../../platform/start-error.ts';
import { createLocalVault } from '../local.ts';
import type { RootKeyProvider } from '../root-key.ts';
import { Keyring } from '../keyring.ts';
import { rotateMerchantKey, rotateRootKey } from '../rotate.ts';
import { openRootKeys } from './open-root-keys.ts';

/**
 * `npm run test:pkcs11` gives the library of a token in software, and the optional package `pkcs11js`.
 * Without them one promise is tested: what is missing is said.
 */
const LIBRARY = process.env['RAILYARD_TEST_PKCS11_LIBRARY'];
const PACKAGE = 'pkcs11js';
const hasPackage = await import(PACKAGE).then(
  () => true,
  () => false,
);
const [TOKEN, PIN, SO_PIN] = ['railyard', '1234', '567890'];
// PKCS #11 v2.40's numbers.
const [SERIAL_SESSION, RW_SESSION, SECURITY_OFFICER, USER] = [4, 2, 0, 1];
const [LABEL, VALUE, SENSITIVE, EXTRACTABLE] = [3, 0x11, 0x103, 0x162];

const open = (credentials: Record<string, string>, key = 'railyard'): Promise<RootKeyProvider> =>
  openRootKeys(
    {
      dataDir: '/nowhere',
      rootKeyProvider: 'pkcs11',
      rootKey: key,
      rootKeyUrl: null,
      rootKeyCredentials: credentialsFile(credentials),
    },
    systemClock(),
  );

test('a missing package or library stops the start with a sentence that names it', async () => {
  await assert.rejects(
    open({ library: '/nowhere.so', token: 't', pin: '1' }),
    (error) =>
      error instanceof StartError && (hasPackage ? /library \/nowhere.so/ : /pkcs11js/).test(error.message),
  );
});

if (LIBRARY !== undefined && hasPackage) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-token-'));
  fs.mkdirSync(path.join(folder, 'tokens'));
  fs.writeFileSync(
    path.join(folder, 'softhsm2.conf'),
    `directories.tokendir = ${path.join(folder, 'tokens')}\nobjectstore.backend = file\n`,
  );
  process.env['SOFTHSM2_CONF'] = path.join(folder, 'softhsm2.conf');
  await makeToken(LIBRARY);
  after(() => fs.rmSync(folder, { recursive: true, force: true }));
  const good = { library: LIBRARY, token: TOKEN, pin: PIN };

  test('a token that is not there and a wrong PIN stop the start with a sentence that quotes no PIN', async () => {
    await assert.rejects(open({ ...good, token: 'other' }), /no token labelled other/);
    await assert.rejects(
      open({ ...good, pin: '9999' }),
      (error) =>
        error instanceof StartError &&
        /does not let us in/.test(error.message) &&
        !error.message.includes('9999'),
    );
  });

  test('pkcs11: wraps and unwraps, and binds the context', async () => {
    const keys = await open(good);
    assert.equal(await keys.current(), 'pkcs11:railyard-1');
    await wrapsAndBinds(keys);
    await keys.close();
  });

  test('pkcs11: a key of another provider is refused without asking', async () => {
    const keys = await open(good);
    await refusesForeignKeys(keys);
    await keys.close();
  });

  test('pkcs11: a new version wraps from then on; a retired one opens nothing', async () => {
    const keys = await open(good, 'rotated');
    await rotatesAndRetires(keys);
    await keys.close();
  });

  test('pkcs11: its keys are found again after a restart, and cannot leave the token', async () => {
    const keys = await open(good, 'kept');
    const wrapped = await keys.wrap(Buffer.alloc(32, 7), 'seal/1/default');
    await keys.close();
    const again = await open(good, 'kept');
    assert.deepEqual(await again.unwrap(wrapped, 'seal/1/default'), Buffer.alloc(32, 7));
    await again.close();
    assert.deepEqual(await keyAttributes(LIBRARY, 'kept-1'), {
      sensitive: 1,
      extractable: 0,
      value: 'refused',
    });
  });

  test('pkcs11: a token that forgot our session is opened again, and one that is gone works when back', async () => {
    const keys = await open(good, 'lost');
    const wrapped = await keys.wrap(Buffer.alloc(32, 7), 'seal/1/default');
    const { load } = await loadPackage();
    load(LIBRARY).C_CloseAllSessions(slotOf(load(LIBRARY)));
    assert.deepEqual(await keys.unwrap(wrapped, 'seal/1/default'), Buffer.alloc(32, 7));
    load(LIBRARY).C_CloseAllSessions(slotOf(load(LIBRARY)));
    fs.renameSync(path.join(folder, 'tokens'), path.join(folder, 'away'));
    fs.mkdirSync(path.join(folder, 'tokens'));
    await assert.rejects(keys.unwrap(wrapped, 'seal/1/default'), fault('unavailable'));
    await assert.rejects(keys.wrap(Buffer.alloc(32, 7), 'seal/1/default'), fault('unavailable'));
    fs.rmSync(path.join(folder, 'tokens'), { recursive: true });
    fs.renameSync(path.join(folder, 'away'), path.join(folder, 'tokens'));
    assert.deepEqual(await keys.unwrap(wrapped, 'seal/1/default'), Buffer.alloc(32, 7));
    await keys.close();
  });

  test('pkcs11: a vault seals, rotates its keys and the root key, and opens all that it sealed', async () => {
    const database = await testDb();
    const clock = systemClock();
    const rootKeys = await open(good, 'vault');
    const sent: string[] = [];
    const vault = await createLocalVault({
      db: database.db,
      clock,
      config: { dataDir: path.join(folder, 'data') },
      rootKeys,
      exchange: async (_request, opens) => {
        sent.push((await opens(secret)).toString());
        return { status: 200, headers: {}, text: '' };
      },
    });
    const merchantAccountId = 'default' as MerchantAccountId;
    const recordId = newId<'vault-record'>(clock.now());
    const secret = vault.secret(merchantAccountId, recordId, 'number', 'card.number');
    try {
      const number = await vault.hold('card.number', Buffer.from('4111111111111111'));
      await vault.seal(merchantAccountId, recordId, 'card', { number });
      const send = (): Promise<unknown> =>
        vault.send(merchantAccountId, { method: 'GET', url: 'https://target.example/' });
      await send();
      const parts = { db: database.db, clock, rootKeys, keyring: new Keyring(database.db, clock, rootKeys) };
      await rotateMerchantKey(parts, merchantAccountId);
      await send();
      await rotateRootKey(parts, true);
      await send();
      assert.deepEqual(sent, ['4111111111111111', '4111111111111111', '4111111111111111']);
      assert.equal(await rootKeys.current(), 'pkcs11:vault-2');
    } finally {
      await vault.close();
      await database.close();
    }
  });
}

/** As an operator makes one with `softhsm2-util --init-token`. */
async function makeToken(library: string): Promise<void> {
  const { load } = await loadPackage();
  const module = load(library);
  module.C_Initialize();
  const [slot] = module.C_GetSlotList(true);
  assert.ok(slot);
  module.C_InitToken(slot, SO_PIN, TOKEN.padEnd(32));
  const session = module.C_OpenSession(slotOf(module), SERIAL_SESSION | RW_SESSION);
  module.C_Login(session, SECURITY_OFFICER, SO_PIN);
  module.C_InitPIN(session, PIN);
  module.C_CloseSession(session);
  module.C_Finalize();
}

/** What the token says of a key, and whether it gives its value away. */
async function keyAttributes(library: string, label: string): Promise<unknown> {
  const { load } = await loadPackage();
  const module = load(library);
  module.C_Initialize();
  const session = module.C_OpenSession(slotOf(module), SERIAL_SESSION);
  module.C_Login(session, USER, PIN);
  module.C_FindObjectsInit(session, [{ type: LABEL, value: label }]);
  const [key] = module.C_FindObjects(session, 1);
  module.C_FindObjectsFinal(session);
  assert.ok(key);
  const [sensitive, extractable] = module
    .C_GetAttributeValue(session, key, [{ type: SENSITIVE }, { type: EXTRACTABLE }])
    .map(({ value }) => value[0]);
  let value = 'given';
  try {
    module.C_GetAttributeValue(session, key, [{ type: VALUE }]);
  } catch {
    value = 'refused';
  }
  module.C_Finalize();
  return { sensitive, extractable, value };
}

/** What these tests use of pkcs11js, whose declarations are not installed with us. */
type Module = {
  load(library: string): void;
  C_Initialize(): void;
  C_Finalize(): void;
  C_GetSlotList(tokenPresent: boolean): Buffer[];
  C_GetTokenInfo(slot: Buffer): { label: string };
  C_InitToken(slot: Buffer, pin: string, label: string): void;
  C_InitPIN(session: Buffer, pin: string): void;
  C_OpenSession(slot: Buffer, flags: number): Buffer;
  C_CloseSession(session: Buffer): void;
  C_CloseAllSessions(slot: Buffer): void;
  C_Login(session: Buffer, user: number, pin: string): void;
  C_FindObjectsInit(session: Buffer, template: readonly { type: number; value: unknown }[]): void;
  C_FindObjects(session: Buffer, count: number): Buffer[];
  C_FindObjectsFinal(session: Buffer): void;
  C_GetAttributeValue(
    session: Buffer,
    object: Buffer,
    template: readonly { type: number }[],
  ): { value: Buffer }[];
};

async function loadPackage(): Promise<Readonly<{ load(library: string): Module }>> {
  const { PKCS11 } = (await import(PACKAGE)) as { PKCS11: new () => Module };
  return {
    load: (library) => {
      const module = new PKCS11();
      module.load(library);
      return module;
    },
  };
}

function slotOf(module: Module): Buffer {
  const slot = module
    .C_GetSlotList(true)
    .find((candidate) => module.C_GetTokenInfo(candidate).label.trim() === TOKEN);
  assert.ok(slot);
  return slot;
}
