import assert from 'node:assert/strict';
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { test } from 'node:test';
import { signatureHolds } from './tools.ts';

const RSA = generateKeyPairSync('rsa', { modulusLength: 2048 });
const EC = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const LARGE_EC = generateKeyPairSync('ec', { namedCurve: 'secp521r1' });
const ED = generateKeyPairSync('ed25519');
const MESSAGE = Buffer.from('an event');

const pem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();
const signatureBy = (digest: string, key: KeyObject): Buffer =>
  sign(digest, MESSAGE, { key, dsaEncoding: 'ieee-p1363' });

test('a signature holds for the key, the algorithm and the bytes that it was made with, and for no other', () => {
  for (const [algorithm, digest, { publicKey, privateKey }] of [
    ['rsa-sha256', 'sha256', RSA],
    ['ecdsa-sha256', 'sha256', EC],
    ['ecdsa-sha512', 'sha512', LARGE_EC],
  ] as const) {
    const [key, signature] = [pem(publicKey), signatureBy(digest, privateKey)];
    assert.equal(signatureHolds({ key, algorithm, message: MESSAGE, signature }), true, algorithm);
    assert.equal(
      signatureHolds({ key, algorithm, message: Buffer.from('other'), signature }),
      false,
      algorithm,
    );
    const cut = signature.subarray(1);
    assert.equal(signatureHolds({ key, algorithm, message: MESSAGE, signature: cut }), false, algorithm);
  }
});

test('a key of another kind than the algorithm verifies nothing, and nor does what is no key', () => {
  const ofRsa = { algorithm: 'ecdsa-sha256', signature: signatureBy('sha256', RSA.privateKey) } as const;
  assert.equal(signatureHolds({ ...ofRsa, key: pem(RSA.publicKey), message: MESSAGE }), false);
  const ofEc = { algorithm: 'rsa-sha256', signature: signatureBy('sha256', EC.privateKey) } as const;
  assert.equal(signatureHolds({ ...ofEc, key: pem(EC.publicKey), message: MESSAGE }), false);
  const long = { algorithm: 'ecdsa-sha256', signature: signatureBy('sha512', LARGE_EC.privateKey) } as const;
  assert.equal(signatureHolds({ ...long, key: pem(LARGE_EC.publicKey), message: MESSAGE }), false);
  for (const key of [pem(ED.publicKey), '', 'no key'])
    assert.equal(signatureHolds({ ...ofEc, key, message: MESSAGE }), false);
});
