import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as openpgp from 'openpgp';
import {
  apply,
  contextAt,
  headersOf,
  refusalOf,
  request,
} from '../../../../test/relay/authentication-rig.ts';

const made = new Date(1_795_000_000_000);
const theirs = await openpgp.generateKey({
  userIDs: [{ name: 'Processor' }],
  type: 'curve25519',
  format: 'armored',
  date: made,
});
const ours = await openpgp.generateKey({
  userIDs: [{ name: 'Merchant' }],
  type: 'curve25519',
  passphrase: 'pässphrase',
  format: 'armored',
  date: made,
});
const now = contextAt(1_795_338_000);
const body = '{"number":"4111111111111111"}';

test('the recipient reads the armored message and the signature inside holds', async () => {
  const sealed = await apply(
    'mle',
    'openpgp',
    { public_key: theirs.publicKey, signing_key: ours.privateKey, passphrase: 'pässphrase' },
    request({ body }),
    now,
  );
  assert.equal(headersOf(sealed)['content-type'], 'application/pgp-encrypted');
  const { data, signatures } = await openpgp.decrypt({
    message: await openpgp.readMessage({ armoredMessage: sealed.body.toString() }),
    decryptionKeys: await openpgp.readPrivateKey({ armoredKey: theirs.privateKey }),
    verificationKeys: await openpgp.readKey({ armoredKey: ours.publicKey }),
    date: now.now,
  });
  assert.equal(data, body);
  assert.ok(await signatures[0]?.verified);
});

test('a binary message goes to several recipients', async () => {
  const sealed = await apply(
    'mle',
    'openpgp',
    { public_key: `${theirs.publicKey}\n${ours.publicKey}`, armor: 'no' },
    request({ body }),
    now,
  );
  const message = await openpgp.readMessage({ binaryMessage: sealed.body });
  assert.equal(message.getEncryptionKeyIDs().length, 2);
  const { data } = await openpgp.decrypt({
    message,
    decryptionKeys: await openpgp.readPrivateKey({ armoredKey: theirs.privateKey }),
  });
  assert.equal(data, body);
});

test('a wrapper makes the body JSON', async () => {
  const sealed = await apply(
    'mle',
    'openpgp',
    { public_key: theirs.publicKey, wrapper: 'message' },
    request({ body }),
    now,
  );
  const { message } = JSON.parse(sealed.body.toString()) as { message: string };
  assert.match(message, /^-----BEGIN PGP MESSAGE-----/);
});

test('broken keys are a 400 that says which', async () => {
  const to = request({ body });
  assert.match(
    await refusalOf('mle', 'openpgp', { public_key: theirs.publicKey.slice(0, 120) }, to),
    /public_key is not an ASCII-armored public key/,
  );
  assert.match(
    await refusalOf('mle', 'openpgp', { public_key: theirs.privateKey }, to),
    /public_key holds a private key/,
  );
  assert.match(
    await refusalOf('mle', 'openpgp', { public_key: theirs.publicKey, signing_key: ours.privateKey }, to),
    /passphrase is missing/,
  );
  assert.match(
    await refusalOf(
      'mle',
      'openpgp',
      { public_key: theirs.publicKey, signing_key: ours.privateKey, passphrase: 'no' },
      to,
    ),
    /cannot be decrypted/,
  );
  assert.match(
    await refusalOf('mle', 'openpgp', { public_key: theirs.publicKey, wrapper: 'x', armor: 'no' }, to),
    /needs an armored message/,
  );
});
