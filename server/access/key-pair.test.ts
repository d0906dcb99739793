import assert from 'node:assert/strict';
import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { test } from 'node:test';
import { Problem } from '../domain/problem.ts';
import { thumbprintOf } from './jws.ts';
import { makeKeyPair, readPublicKey } from './key-pair.ts';

test('keys are found one after the other, so that payments have the other threads', async () => {
  const found: string[] = [];
  await Promise.all(
    (['RSA', 'ECDSA', 'ECDSA'] as const).map(async (algorithm) => {
      found.push((await makeKeyPair(algorithm)).algorithm);
    }),
  );
  assert.deepEqual(found, ['RSA', 'ECDSA', 'ECDSA'], 'the quick ones waited for the slow one');
});

test('503 for whoever would wait behind twenty others for a key', async () => {
  const all = await Promise.allSettled(Array.from({ length: 23 }, () => makeKeyPair('ECDSA')));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  assert.equal(refused.length, 2);
  for (const reason of refused) assert.ok(reason instanceof Problem && reason.code === 'service_unavailable');
});

const publicPem = (key: KeyObject): string => key.export({ type: 'spki', format: 'pem' }).toString();

test('a pair that is made signs as its algorithm says, and its public half is told with its thumbprint', async () => {
  for (const [algorithm, jwsAlgorithm] of [
    ['ECDSA', 'ES512'],
    ['RSA', 'RS512'],
  ] as const) {
    const { privateKeyPem, ...made } = await makeKeyPair(algorithm);
    assert.match(privateKeyPem, /^-----BEGIN PRIVATE KEY-----\n/);
    const publicKey = createPublicKey(made.publicKeyPem);
    const signature = sign('sha512', Buffer.from('text'), privateKeyPem);
    assert.ok(verify('sha512', Buffer.from('text'), publicKey, signature), algorithm);
    const [publicKeyPem, thumbprint] = [publicPem(publicKey), thumbprintOf(publicKey)];
    assert.deepEqual(made, { algorithm, jwsAlgorithm, publicKeyPem, thumbprint });
    if (algorithm === 'RSA') assert.equal(publicKey.asymmetricKeyDetails?.modulusLength, 3072);
  }
});

test('a public key that is brought along is read as what it verifies', () => {
  for (const [algorithm, jwsAlgorithm, { publicKey }] of [
    ['ECDSA', 'ES512', generateKeyPairSync('ec', { namedCurve: 'secp521r1' })],
    ['ECDSA', 'ES256', generateKeyPairSync('ec', { namedCurve: 'prime256v1' })],
    ['ECDSA', 'EdDSA', generateKeyPairSync('ed25519')],
    ['RSA', 'RS512', generateKeyPairSync('rsa', { modulusLength: 2048 })],
  ] as const) {
    const [publicKeyPem, thumbprint] = [publicPem(publicKey), thumbprintOf(publicKey)];
    const expected = { algorithm, jwsAlgorithm, publicKeyPem, thumbprint };
    assert.deepEqual(readPublicKey(publicKeyPem), expected);
    assert.deepEqual(readPublicKey(`${publicKeyPem}\n\n`), expected, 'as it was copied');
  }
});

test('a private key is refused, not stripped, and so is what is no key that we verify with', () => {
  const ec = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const pem = publicPem(ec.publicKey);
  const padded = (length: number): string => pem + '\n'.repeat(length - pem.length);
  for (const refused of [
    ec.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    pem + ec.privateKey.export({ type: 'sec1', format: 'pem' }).toString(),
    publicPem(generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).publicKey),
    publicPem(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey),
    '',
    'no key',
    pem.replace('MF', 'XX'),
    padded(10_001),
  ])
    assert.equal(readPublicKey(refused), null, refused);
  assert.notEqual(readPublicKey(padded(10_000)), null);
});
