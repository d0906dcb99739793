import assert from 'node:assert/strict';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { CLIENT_CERTIFICATE, CLIENT_KEY, KEYSTORES } from '../../../../test/relay/vectors/material.ts';
import { MalformedKeystore, openKeystore, WrongPassphrase } from './pkcs12.ts';
import { decryptBlock, expandKey } from './rc2.ts';

for (const [name, { file, passphrase }] of Object.entries(KEYSTORES)) {
  test(`the ${name} keystore opens with its passphrase, to a key that belongs to its certificate`, () => {
    const { keys, certificates } = openKeystore(Buffer.from(file, 'base64'), Buffer.from(passphrase));
    const [key = Buffer.alloc(0)] = keys;
    const [certificate = Buffer.alloc(0)] = certificates;
    assert.ok(
      new X509Certificate(certificate).checkPrivateKey(
        createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
      ),
    );
    if (name === 'java') return;
    assert.equal(
      new X509Certificate(certificate).fingerprint256,
      new X509Certificate(CLIENT_CERTIFICATE).fingerprint256,
    );
    assert.ok(createPrivateKey({ key, format: 'der', type: 'pkcs8' }).equals(createPrivateKey(CLIENT_KEY)));
  });
}

test('a wrong passphrase is told apart from a broken file', () => {
  for (const { file, passphrase } of [KEYSTORES.modern, KEYSTORES.legacy, KEYSTORES.rc2128, KEYSTORES.java]) {
    assert.throws(
      () => openKeystore(Buffer.from(file, 'base64'), Buffer.from(`${passphrase} `)),
      WrongPassphrase,
    );
    assert.throws(
      () => openKeystore(Buffer.from(file, 'base64').subarray(0, 200), Buffer.from(passphrase)),
      MalformedKeystore,
    );
  }
});

test('a file with any byte changed either opens to nothing new or is refused as broken or wrong', () => {
  const file = Buffer.from(KEYSTORES.sha512.file, 'base64');
  fc.assert(
    fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
      const broken = Buffer.from(file);
      broken[at] = (broken[at] ?? 0) ^ flip;
      try {
        openKeystore(broken, Buffer.from(KEYSTORES.sha512.passphrase));
      } catch (error) {
        assert.ok(error instanceof WrongPassphrase || error instanceof MalformedKeystore, String(error));
      }
    }),
    { numRuns: 60 },
  );
});

test('bytes that are no keystore are refused and nothing else happens', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      (bytes) =>
        void assert.throws(() => openKeystore(Buffer.from(bytes), Buffer.alloc(0)), MalformedKeystore),
    ),
    { numRuns: 300 },
  );
});

const RC2: readonly (readonly [key: string, bits: number, clear: string, sealed: string])[] = [
  ['0000000000000000', 63, '0000000000000000', 'ebb773f993278eff'],
  ['ffffffffffffffff', 64, 'ffffffffffffffff', '278b27e42e2f0d49'],
  ['3000000000000000', 64, '1000000000000001', '30649edf9be7d2c2'],
  ['88', 64, '0000000000000000', '61a8a244adacccf0'],
  ['88bca90e90875a', 64, '0000000000000000', '6ccf4308974c267f'],
  ['88bca90e90875a7f0f79c384627bafb2', 64, '0000000000000000', '1a807d272bbe5db1'],
  ['88bca90e90875a7f0f79c384627bafb2', 128, '0000000000000000', '2269552ab0f85ca6'],
];

for (const [key, bits, clear, sealed] of RC2) {
  test(`RC2 opens the vector of RFC 2268 for key ${key} at ${bits} bits`, () => {
    assert.equal(
      decryptBlock(expandKey(Buffer.from(key, 'hex'), bits), Buffer.from(sealed, 'hex')).toString('hex'),
      clear,
    );
  });
}
