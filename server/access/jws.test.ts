import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { test } from 'node:test';
import { derOf, JWS_ALGORITHMS } from './jws.ts';

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
