import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto';
import { test } from 'node:test';
import { createSecureContext } from 'node:tls';
import type { ClientIdentity } from '../../../net/outgoing.ts';
import { apply, refusalOf, request } from '../../../../test/relay/authentication-rig.ts';
import {
  CLIENT_CERTIFICATE,
  CLIENT_KEY,
  CLIENT_KEY_ENCRYPTED,
  CLIENT_KEY_SEC1,
  EXPIRED_CERTIFICATE,
  ISSUER_CERTIFICATE,
  KEYSTORES,
  OTHER_KEY,
} from '../../../../test/relay/vectors/material.ts';

async function identity(method: string, fields: Readonly<Record<string, string>>): Promise<ClientIdentity> {
  const { identity: found } = await apply('mtls', method, fields, request());
  assert.ok(found !== null);
  return found;
}

const subjects = (from: ClientIdentity): readonly string[] =>
  (from.certificate.toString().match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g) ?? []).map(
    (pem) => new X509Certificate(pem).subject,
  );

const GOOD: readonly (readonly [what: string, fields: Readonly<Record<string, string>>, chain: number])[] = [
  ['a certificate and a PKCS#8 key', { certificate: CLIENT_CERTIFICATE, private_key: CLIENT_KEY }, 1],
  ['a SEC1 key', { certificate: CLIENT_CERTIFICATE, private_key: CLIENT_KEY_SEC1 }, 1],
  [
    'an encrypted key with its passphrase',
    { certificate: CLIENT_CERTIFICATE, private_key: CLIENT_KEY_ENCRYPTED, passphrase: 'träin' },
    1,
  ],
  [
    'a chain in one field',
    { certificate: CLIENT_CERTIFICATE + ISSUER_CERTIFICATE, private_key: CLIENT_KEY },
    2,
  ],
  [
    'a chain in the wrong order',
    { certificate: ISSUER_CERTIFICATE + CLIENT_CERTIFICATE, private_key: CLIENT_KEY },
    2,
  ],
  [
    'a chain in a field of its own',
    { certificate: CLIENT_CERTIFICATE, certificate_chain: ISSUER_CERTIFICATE, private_key: CLIENT_KEY },
    2,
  ],
  [
    'blank lines and text around the blocks',
    { certificate: `Bag Attributes\n${CLIENT_CERTIFICATE}\n\n`, private_key: `\n${CLIENT_KEY}\n` },
    1,
  ],
  [
    'Windows line ends',
    {
      certificate: CLIENT_CERTIFICATE.replaceAll('\n', '\r\n'),
      private_key: CLIENT_KEY.replaceAll('\n', '\r\n'),
    },
    1,
  ],
  [
    'a certificate that has expired: the target decides',
    { certificate: EXPIRED_CERTIFICATE, private_key: CLIENT_KEY },
    1,
  ],
];

for (const [what, fields, chain] of GOOD) {
  test(`${what}: the identity starts with the key's own certificate and serves TLS`, async () => {
    const found = await identity('pem', fields);
    assert.equal(subjects(found).length, chain);
    assert.equal(subjects(found)[0], 'CN=merchant.example');
    assert.ok(
      createPublicKey(createPrivateKey(found.key)).equals(new X509Certificate(found.certificate).publicKey),
    );
    createSecureContext({ cert: found.certificate, key: found.key });
  });
}

for (const [name, { file, passphrase }] of Object.entries(KEYSTORES)) {
  test(`the ${name} PKCS#12 keystore serves TLS`, async () => {
    const found = await identity('pkcs12', { keystore: file, passphrase });
    createSecureContext({ cert: found.certificate, key: found.key });
    if (name === 'modern' || name === 'legacy')
      assert.deepEqual(subjects(found), ['CN=merchant.example', 'CN=Railyard test authority']);
  });
}

test('identities differ exactly when their material does', async () => {
  const first = await identity('pem', { certificate: CLIENT_CERTIFICATE, private_key: CLIENT_KEY });
  const same = await identity('pem', {
    certificate: `${CLIENT_CERTIFICATE}\n`,
    private_key: CLIENT_KEY_SEC1,
  });
  const other = await identity('pem', { certificate: EXPIRED_CERTIFICATE, private_key: CLIENT_KEY });
  assert.equal(first.fingerprint, same.fingerprint);
  assert.notEqual(first.fingerprint, other.fingerprint);
});

const REFUSED: readonly (readonly [
  what: string,
  method: string,
  fields: Readonly<Record<string, string>>,
  reason: RegExp,
])[] = [
  ['no certificate', 'pem', { private_key: CLIENT_KEY }, /certificate is not a certificate/],
  [
    'text that is no certificate',
    'pem',
    { certificate: 'hello', private_key: CLIENT_KEY },
    /certificate is not a certificate in PEM form/,
  ],
  [
    'a certificate cut short',
    'pem',
    { certificate: CLIENT_CERTIFICATE.replace(/\n.{64}\n/, '\n'), private_key: CLIENT_KEY },
    /cannot be read/,
  ],
  [
    'a key that belongs to another certificate',
    'pem',
    { certificate: CLIENT_CERTIFICATE, private_key: OTHER_KEY },
    /does not belong/,
  ],
  [
    'an encrypted key without its passphrase',
    'pem',
    { certificate: CLIENT_CERTIFICATE, private_key: CLIENT_KEY_ENCRYPTED },
    /private_key is encrypted and its field passphrase is missing/,
  ],
  [
    'an encrypted key with a wrong passphrase',
    'pem',
    { certificate: CLIENT_CERTIFICATE, private_key: CLIENT_KEY_ENCRYPTED, passphrase: 'no' },
    /private_key cannot be decrypted/,
  ],
  [
    'a passphrase with a trailing newline',
    'pem',
    { certificate: CLIENT_CERTIFICATE, private_key: CLIENT_KEY_ENCRYPTED, passphrase: 'träin\n' },
    /private_key cannot be decrypted/,
  ],
  [
    'a broken key',
    'pem',
    { certificate: CLIENT_CERTIFICATE, private_key: CLIENT_KEY.replace('MIG', 'AAA') },
    /private_key is not a private key/,
  ],
  [
    'a keystore with a wrong passphrase',
    'pkcs12',
    { keystore: KEYSTORES.modern.file, passphrase: 'no' },
    /keystore cannot be opened with its field passphrase/,
  ],
  ['a keystore that is not base64', 'pkcs12', { keystore: '<binary>' }, /keystore is neither PEM nor base64/],
  [
    'a keystore that is something else',
    'pkcs12',
    { keystore: Buffer.from('hello').toString('base64') },
    /keystore is neither PEM nor base64 of a PKCS#12 file/,
  ],
];

for (const [what, method, fields, reason] of REFUSED) {
  test(`${what} is a 400 that says so`, async () => {
    assert.match(await refusalOf('mtls', method, fields, request()), reason);
  });
}
