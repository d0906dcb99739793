import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { apply, headersOf, refusalOf, request } from '../../../../test/relay/authentication-rig.ts';
import {
  CLIENT_CERTIFICATE,
  PROCESSOR_CERTIFICATE,
  PROCESSOR_KEY,
} from '../../../../test/relay/vectors/material.ts';

/**
 * Mastercard's own client library, as far as it is asked here: it reads its keys from files and decrypts what
 * we encrypt.
 */
type Decrypter = {
  decrypt(response: {
    request: { url: string };
    header?: Readonly<Record<string, string>>;
    body: unknown;
  }): unknown;
};
type Library = {
  FieldLevelEncryption: new (config: object) => Decrypter;
  JweEncryption: new (config: object) => Decrypter;
};
const { FieldLevelEncryption, JweEncryption } = createRequire(import.meta.url)(
  'mastercard-client-encryption',
) as Library;

const folder = mkdtempSync(join(tmpdir(), 'railyard-'));
after(() => rmSync(folder, { recursive: true }));
const files = { encryptionCertificate: join(folder, 'certificate.pem'), privateKey: join(folder, 'key.pem') };
writeFileSync(files.encryptionCertificate, PROCESSOR_CERTIFICATE);
writeFileSync(files.privateKey, PROCESSOR_KEY);

const url = 'https://api.mastercard.com/cards';
const body = '{"card":{"number":"5555341244441115","expiry":"0330"},"amount":{"value":1}}';

function paths(encryptedPath: string, clearPath: string) {
  return {
    paths: [{ path: '/cards', toEncrypt: [], toDecrypt: [{ element: encryptedPath, obj: clearPath }] }],
  };
}

const fle = {
  ...files,
  dataEncoding: 'hex',
  encryptedValueFieldName: 'encryptedValue',
  oaepPaddingDigestAlgorithm: 'SHA-256',
  oaepHashingAlgorithmFieldName: 'oaepHashingAlgorithm',
  publicKeyFingerprintFieldName: 'publicKeyFingerprint',
  publicKeyFingerprintType: 'publicKey',
};
const inBody = { ...fle, ivFieldName: 'iv', encryptedKeyFieldName: 'encryptedKey' };
const stored = {
  encryption_certificate: PROCESSOR_CERTIFICATE,
  oaep_digest_name: 'oaepHashingAlgorithm',
  fingerprint_name: 'publicKeyFingerprint',
};

test('fields: an object encrypted in its place is read by Mastercard’s library', async () => {
  const sealed = await apply(
    'mle',
    'mastercard-fields',
    { ...stored, element: 'card' },
    request({ url, body }),
  );
  const sent = JSON.parse(sealed.body.toString()) as { card: Record<string, string>; amount: unknown };
  assert.deepEqual(Object.keys(sent.card), [
    'encryptedValue',
    'encryptedKey',
    'iv',
    'oaepHashingAlgorithm',
    'publicKeyFingerprint',
  ]);
  assert.equal(sent.card['oaepHashingAlgorithm'], 'SHA256');
  assert.deepEqual(sent.amount, { value: 1 });
  const clear = new FieldLevelEncryption({ ...inBody, ...paths('card', 'card') }).decrypt({
    request: { url },
    body: sent,
  });
  assert.deepEqual(clear, { amount: { value: 1 }, card: { number: '5555341244441115', expiry: '0330' } });
});

test('fields: the whole body is read by Mastercard’s library', async () => {
  const sealed = await apply(
    'mle',
    'mastercard-fields',
    { ...stored, data_encoding: 'base64', oaep_digest: 'SHA-512' },
    request({ url, body }),
  );
  const clear = new FieldLevelEncryption({
    ...inBody,
    dataEncoding: 'base64',
    oaepPaddingDigestAlgorithm: 'SHA-512',
    ...paths('$', '$'),
  }).decrypt({ request: { url }, body: JSON.parse(sealed.body.toString()) });
  assert.deepEqual(clear, JSON.parse(body));
});

test('fields: key, vector and fingerprint can go into headers', async () => {
  const names = {
    iv_name: 'x-iv',
    encrypted_key_name: 'x-key',
    oaep_digest_name: 'x-oaep',
    fingerprint_name: 'x-fingerprint',
  };
  const sealed = await apply(
    'mle',
    'mastercard-fields',
    { ...stored, ...names, placement: 'headers', element: 'card', object: 'encrypted' },
    request({ url, body }),
  );
  const config = {
    ...fle,
    ivHeaderName: 'x-iv',
    encryptedKeyHeaderName: 'x-key',
    oaepHashingAlgorithmHeaderName: 'x-oaep',
    ...paths('$', '$'),
  };
  const sent = JSON.parse(sealed.body.toString()) as Record<string, unknown>;
  assert.deepEqual(Object.keys(sent), ['amount', 'encrypted']);
  assert.match(headersOf(sealed)['x-fingerprint'] ?? '', /^[0-9a-f]{64}$/);
  const decrypted = new FieldLevelEncryption(config).decrypt({
    request: { url },
    header: headersOf(sealed),
    body: sent['encrypted'],
  });
  assert.deepEqual(decrypted, { number: '5555341244441115', expiry: '0330' });
});

test('JWE: an element moved to another object is read by Mastercard’s library', async () => {
  const sealed = await apply(
    'mle',
    'mastercard-jwe',
    { encryption_certificate: PROCESSOR_CERTIFICATE, element: 'card', object: 'secure.payload' },
    request({ url, body }),
  );
  const sent = JSON.parse(sealed.body.toString()) as { secure: { payload: { encryptedData: string } } };
  assert.deepEqual(Object.keys(sent), ['amount', 'secure']);
  const header = JSON.parse(
    Buffer.from(sent.secure.payload.encryptedData.split('.')[0] ?? '', 'base64url').toString(),
  ) as Record<string, string>;
  assert.match(header['kid'] ?? '', /^[0-9a-f]{64}$/);
  assert.equal(header['cty'], 'application/json');
  const config = { ...files, encryptedValueFieldName: 'encryptedData', ...paths('secure.payload', 'card') };
  assert.deepEqual(
    (new JweEncryption(config).decrypt({ request: { url }, body: sent }) as Record<string, unknown>)['card'],
    { number: '5555341244441115', expiry: '0330' },
  );
});

test('JWE: the whole body is read by Mastercard’s library', async () => {
  const sealed = await apply(
    'mle',
    'mastercard-jwe',
    { encryption_certificate: PROCESSOR_CERTIFICATE, key_fingerprint: 'abc' },
    request({ url, body }),
  );
  const sent = JSON.parse(sealed.body.toString()) as { encryptedData: string };
  assert.deepEqual(Object.keys(sent), ['encryptedData']);
  const config = { ...files, encryptedValueFieldName: 'encryptedData', ...paths('encryptedData', '$') };
  assert.deepEqual(new JweEncryption(config).decrypt({ request: { url }, body: sent }), JSON.parse(body));
});

const REFUSED: readonly (readonly [
  what: string,
  fields: Readonly<Record<string, string>>,
  reason: RegExp,
])[] = [
  [
    'an element that is not there',
    { encryption_certificate: PROCESSOR_CERTIFICATE, element: 'card.pan' },
    /lacks the element/,
  ],
  [
    'an object inside the element',
    { encryption_certificate: PROCESSOR_CERTIFICATE, element: 'card', object: 'card.data' },
    /lies inside/,
  ],
  [
    'an object that is no object',
    { encryption_certificate: PROCESSOR_CERTIFICATE, element: 'card', object: 'amount.value' },
    /something else than an object/,
  ],
  [
    'a certificate without an RSA key',
    { encryption_certificate: CLIENT_CERTIFICATE },
    /does not hold an RSA key/,
  ],
  [
    'a path with a hole',
    { encryption_certificate: PROCESSOR_CERTIFICATE, element: 'card..number' },
    /element is not a path/,
  ],
];

for (const [what, fields, reason] of REFUSED) {
  test(`${what} is a 400 that says so`, async () => {
    assert.match(await refusalOf('mle', 'mastercard-fields', fields, request({ url, body })), reason);
    assert.match(await refusalOf('mle', 'mastercard-jwe', fields, request({ url, body })), reason);
  });
}
