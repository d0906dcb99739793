import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { test } from 'node:test';
import { calculateJwkThumbprint } from 'jose';
import {
  algorithmOf,
  derOf,
  type JwsAlgorithm,
  JWS_ALGORITHMS,
  thumbprintOf,
  verifySignature,
} from './jws.ts';

const PAIRS: Readonly<Record<JwsAlgorithm, Readonly<{ publicKey: KeyObject; privateKey: KeyObject }>>> = {
  ES512: generateKeyPairSync('ec', { namedCurve: 'secp521r1' }),
  ES256: generateKeyPairSync('ec', { namedCurve: 'prime256v1' }),
  EdDSA: generateKeyPairSync('ed25519'),
  RS512: generateKeyPairSync('rsa', { modulusLength: 2048 }),
};
const ALGORITHMS = ['ES512', 'ES256', 'EdDSA', 'RS512'] as const;
const MESSAGE = Buffer.from('header.claims');

const signatureOf = (algorithm: JwsAlgorithm): Buffer =>
  sign(JWS_ALGORITHMS[algorithm].digest, MESSAGE, {
    key: PAIRS[algorithm].privateKey,
    dsaEncoding: 'ieee-p1363',
  });

for (const algorithm of ['ES256', 'ES512'] as const) {
  const { curve, digest, signatureBytes } = JWS_ALGORITHMS[algorithm];
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: curve });
  const publicKey = createPublicKey(privateKey);

  // One number in 256 begins with a zero byte, one in two with a set bit.
  test(`a signature of ${algorithm} holds in DER as it does in the form of tokens`, () => {
    for (let round = 0; round < 200; round += 1) {
      const message = Buffer.from(`message ${round}`);
      const signature = sign(digest, message, { key: privateKey, dsaEncoding: 'ieee-p1363' });
      assert.equal(signature.length, signatureBytes);
      assert.ok(verify(digest, message, publicKey, derOf(signature)));
    }
  });
}

test('numbers are written as short as DER has them, and never negative', () => {
  assert.equal(derOf(Buffer.from('0000000100000080', 'hex')).toString('hex'), '3007020101020200' + '80');
  assert.equal(derOf(Buffer.alloc(8)).toString('hex'), '3006020100020100');
  assert.equal(derOf(Buffer.alloc(132, 0xff)).subarray(0, 6).toString('hex'), '30818a024300');
});

test('a signature of each algorithm holds for its key and its bytes, and for no other', async () => {
  for (const algorithm of ALGORITHMS) {
    const { publicKey } = PAIRS[algorithm];
    const signature = signatureOf(algorithm);
    assert.equal(await verifySignature(algorithm, publicKey, MESSAGE, signature), true, algorithm);
    assert.equal(
      await verifySignature(algorithm, publicKey, Buffer.from('other'), signature),
      false,
      algorithm,
    );
    const changed = Buffer.from(signature);
    changed[5] = (changed[5] ?? 0) ^ 1;
    assert.equal(await verifySignature(algorithm, publicKey, MESSAGE, changed), false, algorithm);
    const cut = signature.subarray(1);
    assert.equal(await verifySignature(algorithm, publicKey, MESSAGE, cut), false, algorithm);
    const zeros = Buffer.alloc(signature.length);
    assert.equal(await verifySignature(algorithm, publicKey, MESSAGE, zeros), false, algorithm);
  }
});

test('a signature as DER is none, whoever made it', async () => {
  for (const algorithm of ['ES256', 'ES512'] as const) {
    const der = derOf(signatureOf(algorithm));
    assert.equal(
      await verifySignature(algorithm, PAIRS[algorithm].publicKey, MESSAGE, der),
      false,
      algorithm,
    );
  }
});

test('a key verifies the one algorithm that it is for, and other keys verify none', () => {
  for (const algorithm of ALGORITHMS) assert.equal(algorithmOf(PAIRS[algorithm].publicKey), algorithm);
  const others = [
    generateKeyPairSync('ec', { namedCurve: 'secp384r1' }),
    generateKeyPairSync('rsa', { modulusLength: 2040 }),
    generateKeyPairSync('x25519'),
    generateKeyPairSync('ed448'),
  ];
  for (const { publicKey } of others) assert.equal(algorithmOf(publicKey), null, publicKey.asymmetricKeyType);
});

test('a thumbprint is that of RFC 7638', async () => {
  for (const algorithm of ALGORITHMS) {
    const { publicKey } = PAIRS[algorithm];
    assert.equal(thumbprintOf(publicKey), await calculateJwkThumbprint(publicKey.export({ format: 'jwk' })));
  }
  // RFC 8037, appendix A.3
  const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  assert.equal(thumbprintOf(key), 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k');
});
