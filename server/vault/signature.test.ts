import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type LinkedVault, openLinkedVault } from '../../test/harness/linked-vault.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';
import type { RemoteVault } from './link/remote.ts';
import type { LocalVault } from './local.ts';
import type { RecordKind } from './vault.ts';

const merchant = 'merchant' as MerchantAccountId;
const KEY = 'whsec_a-shared-secret';
let linked: LinkedVault;
let local: LocalVault;
let vault: RemoteVault;

before(async () => {
  linked = await openLinkedVault('api');
  ({ local, vault } = linked);
});
after(() => linked.close());

async function sealValue(kind: RecordKind, value: string): Promise<VaultRecordId> {
  const id: VaultRecordId = newId(new Date());
  const held = await vault.hold('settings.webhook_secret', Buffer.from(value));
  await vault.seal(merchant, id, kind, { webhook_secret: held });
  await vault.release([held]);
  return id;
}

const message = Buffer.from('{"event":"é"}');
const signatureOf = (key: string): Buffer => createHmac('sha256', key).update(message).digest();

test('a signature under a sealed setting holds, here and over the link; a changed byte breaks it', async () => {
  const secret = vault.secret(
    merchant,
    await sealValue('settings', KEY),
    'webhook_secret',
    'settings.webhook_secret',
  );
  for (const side of [vault, local]) {
    assert.equal(
      await side.signatureHolds(merchant, {
        secret,
        algorithm: 'sha256',
        message: Buffer.from(message),
        signature: signatureOf(KEY),
      }),
      true,
    );
    assert.equal(
      await side.signatureHolds(merchant, {
        secret,
        algorithm: 'sha256',
        message: Buffer.concat([message, Buffer.from(' ')]),
        signature: signatureOf(KEY),
      }),
      false,
    );
    assert.equal(
      await side.signatureHolds(merchant, {
        secret,
        algorithm: 'sha256',
        message: Buffer.from(message),
        signature: signatureOf('another'),
      }),
      false,
    );
    assert.equal(
      await side.signatureHolds(merchant, {
        secret,
        algorithm: 'sha256',
        message: Buffer.from(message),
        signature: signatureOf(KEY).subarray(0, 16),
      }),
      false,
      'a short one',
    );
  }
});

test('a setting may write its key in hex or base64, or stand for the digest that is the key', async () => {
  const key = Buffer.from('00ff10a7c3', 'hex');
  const digest = createHash('sha1').update(KEY).digest();
  const cases = [
    { value: key.toString('hex'), form: { keyEncoding: 'hex' }, key },
    { value: key.toString('base64'), form: { keyEncoding: 'base64' }, key },
    { value: KEY, form: { keyDigest: 'sha1' }, key: digest },
  ] as const;
  for (const { value, form, key: expected } of cases) {
    const secret = vault.secret(merchant, await sealValue('settings', value), 'webhook_secret', 'a key');
    const signature = createHmac('sha256', expected).update(message).digest();
    for (const side of [vault, local]) {
      const check = { secret, algorithm: 'sha256', message: Buffer.from(message), signature } as const;
      assert.equal(await side.signatureHolds(merchant, { ...check, ...form }), true, JSON.stringify(form));
      assert.equal(await side.signatureHolds(merchant, check), false, 'as it is written');
    }
  }
});

test('signatures that come together are proven by one opening of their secret', async () => {
  const recordId = await sealValue('settings', KEY);
  const secret = vault.secret(merchant, recordId, 'webhook_secret', 'settings.webhook_secret');
  const check = { secret, algorithm: 'sha256', message: Buffer.from(message) } as const;
  for (let event = 0; event < 20; event += 1)
    assert.equal(await vault.signatureHolds(merchant, { ...check, signature: signatureOf(KEY) }), true);
  assert.equal(await openingsOf(recordId), 1n);
  assert.equal(await vault.signatureHolds(merchant, { ...check, signature: signatureOf('another') }), false);
  assert.equal(await openingsOf(recordId), 2n, 'what proves nothing may be signed under a newer one');
});

test('a secret that was replaced proves nothing more, and the new one does at once', async () => {
  const recordId = await sealValue('settings', KEY);
  const secret = vault.secret(merchant, recordId, 'webhook_secret', 'settings.webhook_secret');
  const holds = (key: string): Promise<boolean> =>
    vault.signatureHolds(merchant, {
      secret,
      algorithm: 'sha256',
      message: Buffer.from(message),
      signature: signatureOf(key),
    });
  assert.equal(await holds(KEY), true);
  const newer = await vault.hold('settings.webhook_secret', Buffer.from('whsec_a-newer-secret'));
  await vault.seal(merchant, recordId, 'settings', { webhook_secret: newer });
  await vault.release([newer]);
  assert.deepEqual([await holds(KEY), await holds('whsec_a-newer-secret')], [false, true]);
  await vault.shred(merchant, recordId);
  assert.equal(await holds('whsec_a-newer-secret'), false);
});

async function openingsOf(recordId: VaultRecordId): Promise<bigint> {
  const [row] = await linked.db.query<{ count: bigint }>(
    { name: 'test_openings', text: 'SELECT count(*) FROM vault.access_log WHERE record_id = $1' },
    [recordId],
  );
  return row?.count ?? 0n;
}

test('only settings may be asked about, and only by their own merchant account', async () => {
  const card = vault.secret(merchant, await sealValue('card', KEY), 'webhook_secret', 'card.number');
  const settings = vault.secret(
    merchant,
    await sealValue('settings', KEY),
    'webhook_secret',
    'settings.webhook_secret',
  );
  assert.equal(
    await vault.signatureHolds(merchant, {
      secret: card,
      algorithm: 'sha256',
      message: Buffer.from(message),
      signature: signatureOf(KEY),
    }),
    false,
  );
  assert.equal(
    await vault.signatureHolds('other' as MerchantAccountId, {
      secret: settings,
      algorithm: 'sha256',
      message: Buffer.from(message),
      signature: signatureOf(KEY),
    }),
    false,
  );
});
