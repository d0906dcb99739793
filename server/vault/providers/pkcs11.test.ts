import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { credentialsFile } from '../../../test/key-services/index.ts';
import { systemClock } from '../../clock.ts';
import { StartError } from '../../start-error.ts';
import { type RootKeyProvider, RootKeyFault } from '../root-key.ts';
import { openRootKeys } from './open.ts';

/** Debian's softhsm2 and the optional package pkcs11js: with both here, the provider is tested on a real token; else that it says what is missing. */
const LIBRARY = ['/usr/lib/softhsm/libsofthsm2.so', '/usr/lib/x86_64-linux-gnu/softhsm/libsofthsm2.so', '/usr/lib64/softhsm/libsofthsm2.so', '/opt/homebrew/lib/softhsm/libsofthsm2.so'].find((file) => fs.existsSync(file));
const PACKAGE = 'pkcs11js';
const hasPackage = await import(PACKAGE).then(() => true, () => false);
const CONTEXT = 'seal/1/default';

const open = (credentials: Record<string, string>): Promise<RootKeyProvider> => openRootKeys({ dataDir: '/nowhere', rootKeyProvider: 'pkcs11', rootKey: 'railyard', rootKeyUrl: null, rootKeyCredentials: credentialsFile(credentials) }, systemClock());
const refused = (error: unknown): boolean => error instanceof RootKeyFault && error.kind === 'refused';

test('a missing package or library stops the start with a sentence that names it', async () => {
  await assert.rejects(open({ library: '/nowhere.so', token: 't', pin: '1' }), (error) => error instanceof StartError && (hasPackage ? /library \/nowhere.so/ : /pkcs11js/).test(error.message));
});

if (LIBRARY !== undefined && hasPackage) {
  test('on a token: wraps, binds the context, rotates, retires, and finds its keys again', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-token-'));
    fs.mkdirSync(path.join(folder, 'tokens'));
    fs.writeFileSync(path.join(folder, 'softhsm2.conf'), `directories.tokendir = ${path.join(folder, 'tokens')}\nobjectstore.backend = file\n`);
    process.env['SOFTHSM2_CONF'] = path.join(folder, 'softhsm2.conf');
    const made = spawnSync('softhsm2-util', ['--init-token', '--free', '--label', 'railyard', '--pin', '1234', '--so-pin', '5678'], { encoding: 'utf8' });
    assert.equal(made.status, 0, made.stderr);
    await assert.rejects(open({ library: LIBRARY, token: 'other', pin: '1234' }), /no token labelled other/);
    await assert.rejects(open({ library: LIBRARY, token: 'railyard', pin: '9999' }), /does not let us in/);

    const keys = await open({ library: LIBRARY, token: 'railyard', pin: '1234' });
    const plain = Buffer.alloc(32, 7);
    const old = await keys.wrap(plain, CONTEXT);
    assert.equal(old.rootKey, 'pkcs11:railyard-1');
    assert.ok(!old.bytes.includes(plain));
    assert.deepEqual(await keys.unwrap(old, CONTEXT), plain);
    await assert.rejects(keys.unwrap(old, 'seal/1/other'), refused);
    assert.equal(await keys.rotate?.(), 'pkcs11:railyard-2');
    const renewed = await keys.wrap(plain, CONTEXT);
    assert.equal(renewed.rootKey, 'pkcs11:railyard-2');
    await keys.retire?.('pkcs11:railyard-1');
    await keys.retire?.('pkcs11:railyard-1');
    await assert.rejects(keys.unwrap(old, CONTEXT), refused);
    await keys.close();

    const again = await open({ library: LIBRARY, token: 'railyard', pin: '1234' });
    assert.deepEqual(await again.unwrap(renewed, CONTEXT), plain);
    await again.close();
    fs.rmSync(folder, { recursive: true, force: true });
  });
}
