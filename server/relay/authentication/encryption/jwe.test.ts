import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { test } from 'node:test';
import {
  compactDecrypt,
  type FlattenedJWE,
  flattenedDecrypt,
  type GeneralJWE,
  generalDecrypt,
  importJWK,
} from 'jose';
import {
  apply,
  contextAt,
  headersOf,
  refusalOf,
  request,
} from '../../../../test/relay/authentication-rig.ts';
import { JWE_CASES } from '../../../../test/relay/vectors/jwe.ts';
import {
  CLIENT_CERTIFICATE,
  CLIENT_KEY,
  PROCESSOR_CERTIFICATE,
  PROCESSOR_KEY,
} from '../../../../test/relay/vectors/material.ts';

const body = '{"card":{"number":"4111111111111111","holder":"Zoë"},"list":[{"pin":"1234"}],"amount":1}';
const privateKey = createPrivateKey(PROCESSOR_KEY);

async function openJwe(compact: string): Promise<string> {
  return Buffer.from((await compactDecrypt(compact, privateKey)).plaintext).toString();
}

for (const { name, alg, enc, key, compact, plaintext } of JWE_CASES) {
  test(`${name}: the decryption these tests use reads the published message`, async () => {
    const { plaintext: read } = await compactDecrypt(compact, await importJWK(key, alg));
    assert.equal(Buffer.from(read).toString(), plaintext);
  });

  test(`${name}: what ${alg} with ${enc} encrypts to the same key opens to the same text`, async () => {
    const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicPart } = key;
    const stored =
      key['k'] === undefined
        ? { key: JSON.stringify(publicPart) }
        : { key: key['k'], key_encoding: 'base64url' };
    const sealed = await apply(
      'mle',
      'jwe',
      { algorithm: alg, encryption: enc, ...stored },
      request({ body: plaintext }),
    );
    const { plaintext: read, protectedHeader } = await compactDecrypt(
      sealed.body.toString(),
      await importJWK(key, alg),
    );
    assert.equal(Buffer.from(read).toString(), plaintext);
    assert.equal(protectedHeader.enc, enc);
  });
}

const PAIRS: readonly (readonly [alg: string, enc: string])[] = [
  ['RSA-OAEP', 'A128GCM'],
  ['RSA-OAEP-384', 'A192GCM'],
  ['RSA-OAEP-512', 'A256CBC-HS512'],
  ['RSA-OAEP-256', 'A192CBC-HS384'],
];

for (const [alg, enc] of PAIRS) {
  test(`${alg} with ${enc} opens with the private key`, async () => {
    const sealed = await apply(
      'mle',
      'jwe',
      { key: PROCESSOR_CERTIFICATE, algorithm: alg, encryption: enc },
      request({ body }),
    );
    assert.equal(await openJwe(sealed.body.toString()), body);
  });
}

test('ECDH-ES takes the key of a certificate', async () => {
  const sealed = await apply(
    'mle',
    'jwe',
    { key: CLIENT_CERTIFICATE, algorithm: 'ECDH-ES+A256KW' },
    request({ body }),
  );
  const { plaintext } = await compactDecrypt(sealed.body.toString(), createPrivateKey(CLIENT_KEY));
  assert.equal(Buffer.from(plaintext).toString(), body);
});

test('by default the whole body becomes one compact JWE of type application/jose', async () => {
  const sealed = await apply(
    'mle',
    'jwe',
    {
      key: PROCESSOR_CERTIFICATE,
      key_id: 'k-1',
      content_type: 'application/json',
      type: 'JOSE',
      issued_at: 'milliseconds',
    },
    request({ body }),
    contextAt(1_795_338_000),
  );
  assert.equal(headersOf(sealed)['content-type'], 'application/jose');
  const { plaintext, protectedHeader } = await compactDecrypt(sealed.body.toString(), privateKey);
  assert.equal(Buffer.from(plaintext).toString(), body);
  assert.deepEqual(protectedHeader, {
    alg: 'RSA-OAEP-256',
    enc: 'A256GCM',
    kid: 'k-1',
    typ: 'JOSE',
    cty: 'application/json',
    iat: 1_795_338_000_000,
  });
});

test('a wrapper makes the body JSON again', async () => {
  const sealed = await apply(
    'mle',
    'jwe',
    { key: PROCESSOR_CERTIFICATE, wrapper: 'enc"Data' },
    request({ body }),
  );
  assert.equal(headersOf(sealed)['content-type'], 'application/json');
  const { 'enc"Data': jwe } = JSON.parse(sealed.body.toString()) as Record<string, string>;
  assert.equal(await openJwe(jwe ?? ''), body);
});

test('the JSON serializations are read by another implementation', async () => {
  const flattened = await apply(
    'mle',
    'jwe',
    { key: PROCESSOR_CERTIFICATE, serialization: 'flattened' },
    request({ body }),
  );
  assert.equal(
    Buffer.from(
      (await flattenedDecrypt(JSON.parse(flattened.body.toString()) as FlattenedJWE, privateKey)).plaintext,
    ).toString(),
    body,
  );
  const general = await apply(
    'mle',
    'jwe',
    { key: PROCESSOR_CERTIFICATE, serialization: 'general' },
    request({ body }),
  );
  assert.equal(
    Buffer.from(
      (await generalDecrypt(JSON.parse(general.body.toString()) as GeneralJWE, privateKey)).plaintext,
    ).toString(),
    body,
  );
});

test('chosen elements are encrypted where they stand and the rest of the body stays as it was', async () => {
  const sealed = await apply(
    'mle',
    'jwe',
    { key: PROCESSOR_CERTIFICATE, elements: 'card.number\nlist.0\n' },
    request({ body }),
  );
  const read = JSON.parse(sealed.body.toString()) as {
    card: { number: string; holder: string };
    list: string[];
    amount: number;
  };
  assert.equal(read.card.holder, 'Zoë');
  assert.equal(read.amount, 1);
  assert.equal(await openJwe(read.card.number), '4111111111111111');
  assert.equal(await openJwe(read.list[0] ?? ''), '{"pin":"1234"}');
  assert.ok(!sealed.body.includes('4111111111111111'));
});

const jwk = createPublicKey(PROCESSOR_CERTIFICATE).export({ format: 'jwk' });
const REFUSED: readonly (readonly [
  what: string,
  fields: Readonly<Record<string, string>>,
  body: string,
  reason: RegExp,
])[] = [
  ['no key', {}, body, /key is missing/],
  [
    'a certificate cut short',
    { key: PROCESSOR_CERTIFICATE.slice(0, 300) },
    body,
    /key is not a certificate or public key/,
  ],
  [
    'a private key where the other side’s public key belongs',
    { key: PROCESSOR_KEY },
    body,
    /key is not a certificate or public key/,
  ],
  ['a key of the wrong kind', { key: CLIENT_CERTIFICATE }, body, /key is not a key for RSA-OAEP-256/],
  [
    'a JWK of nonsense',
    { key: JSON.stringify({ ...jwk, n: 1 }) },
    body,
    /key is not a certificate or public key/,
  ],
  ['a shared key of the wrong length', { key: 'AAAA', algorithm: 'A256KW' }, body, /key is not 32 bytes/],
  [
    'a direct key of the wrong length',
    { key: 'AAAA', algorithm: 'dir' },
    body,
    /key is not 32 bytes, which dir with A256GCM needs/,
  ],
  ['a body that is empty', { key: PROCESSOR_CERTIFICATE }, '', /no body to encrypt/],
  [
    'an element that is not there',
    { key: PROCESSOR_CERTIFICATE, elements: 'card.pan' },
    body,
    /lacks an element/,
  ],
  [
    'the same name twice on the way',
    { key: PROCESSOR_CERTIFICATE, elements: 'a' },
    '{"a":1,"\\u0061":2}',
    /two members of the same name/,
  ],
  [
    'elements of a body that is not JSON',
    { key: PROCESSOR_CERTIFICATE, elements: 'a' },
    'a=1',
    /body is not JSON/,
  ],
  ['the whole and a part', { key: PROCESSOR_CERTIFICATE, elements: '$\ncard' }, body, /must name \$ alone/],
  [
    'an unknown algorithm',
    { key: PROCESSOR_CERTIFICATE, algorithm: 'RSA1_5' },
    body,
    /algorithm must be one of/,
  ],
];

for (const [what, fields, text, reason] of REFUSED) {
  test(`${what} is a 400 that says so`, async () => {
    assert.match(await refusalOf('mle', 'jwe', fields, request({ body: text })), reason);
  });
}

test('Visa: the body is encData, the key id is in the JWE and in a header, the time is in milliseconds', async () => {
  const sealed = await apply(
    'mle',
    'visa',
    { key_id: 'e2e-key', server_certificate: PROCESSOR_CERTIFICATE },
    request({ body }),
    contextAt(1_795_338_000),
  );
  const { encData = '', ...rest } = JSON.parse(sealed.body.toString()) as Record<string, string>;
  assert.deepEqual(rest, {});
  const { plaintext, protectedHeader } = await compactDecrypt(encData, privateKey);
  assert.equal(Buffer.from(plaintext).toString(), body);
  assert.deepEqual(protectedHeader, {
    alg: 'RSA-OAEP-256',
    enc: 'A128GCM',
    typ: 'JOSE',
    kid: 'e2e-key',
    iat: 1_795_338_000_000,
  });
  assert.equal(headersOf(sealed)['keyid'], 'e2e-key');
  assert.equal(headersOf(sealed)['content-type'], 'application/json');
});

test('Visa: a key that is not RSA is a 400', async () => {
  assert.match(
    await refusalOf(
      'mle',
      'visa',
      { key_id: 'k', server_certificate: CLIENT_CERTIFICATE },
      request({ body }),
    ),
    /does not hold an RSA key/,
  );
});
