import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';
import { flattenedVerify } from 'jose';
import * as signing from 'truelayer-signing';
import {
  apply,
  contextAt,
  headersOf,
  refusalOf,
  request,
} from '../../../../test/relay/authentication-rig.ts';

const pem = { format: 'pem', type: 'pkcs8' } as const;
const p521 = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const P521 = p521.privateKey.export(pem).toString();
const ENCRYPTED = p521.privateKey
  .export({ ...pem, cipher: 'aes-256-cbc', passphrase: 'opens it' })
  .toString();
const SHORT_RSA = generateKeyPairSync('rsa', { modulusLength: 2040 }).privateKey.export(pem).toString();
const now = contextAt(1_795_338_000);

const message = request({
  url: 'https://api.example.com/v3/payments?x=1',
  headers: [
    ['content-type', 'application/json'],
    ['idempotency-key', 'a-key'],
  ],
  body: '{"amount":1}',
});

const BANK = {
  key: P521,
  key_id: 'key-1',
  signed_headers: 'Idempotency-Key, X-Missing',
  protected: 'tl_version: 2\ntl_headers: {signed_headers}',
  header: 'Tl-Signature',
};

test('what open banking signs so is verified by the package that its processor publishes', async () => {
  const signed = await apply('signature', 'detached-jws', BANK, message, now);
  const { 'tl-signature': signature = '' } = headersOf(signed);
  const check = (body: string, key: string, path = '/v3/payments') =>
    signing.verify({
      signature,
      publicKeyPem: p521.publicKey.export({ format: 'pem', type: 'spki' }).toString(),
      method: 'POST' as signing.HttpMethod, // a constant enumeration, which types that are erased do not have
      path,
      body,
      requiredHeaders: ['Idempotency-Key'],
      headers: { 'idempotency-key': key },
    });
  check('{"amount":1}', 'a-key');
  assert.equal(signing.extractKid(signature), 'key-1');
  assert.throws(() => check('{"amount":2}', 'a-key'), signing.SignatureError);
  assert.throws(() => check('{"amount":1}', 'another'), signing.SignatureError);
  assert.throws(() => check('{"amount":1}', 'a-key', '/v3/payouts'), signing.SignatureError);
});

test('each algorithm makes a JWS that another implementation verifies', async () => {
  const keys = {
    ES512: p521,
    ES384: generateKeyPairSync('ec', { namedCurve: 'P-384' }),
    ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    PS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
    RS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  };
  for (const [algorithm, { privateKey, publicKey }] of Object.entries(keys)) {
    const fields = { key: privateKey.export(pem).toString(), key_id: 'k', algorithm, payload: '{body}' };
    const signed = await apply('signature', 'detached-jws', fields, message, now);
    const [protectedHeader = '', , signature = ''] = (headersOf(signed)['x-jws-signature'] ?? '').split('.');
    const payload = Buffer.from('{"amount":1}').toString('base64url');
    const verified = await flattenedVerify({ protected: protectedHeader, payload, signature }, publicKey);
    assert.deepEqual(verified.protectedHeader, { alg: algorithm, kid: 'k' });
  }
});

test('what the JWS header says besides is written line by line, blanks and empty lines aside', async () => {
  const name = 'n'.repeat(50);
  const fields = {
    key: ENCRYPTED,
    passphrase: 'opens it',
    key_id: 'k',
    protected: `\n  a:  x y  \n \n${name}: {signed_headers}\nB_#-9:\n`,
    signed_headers: ' x-list ,content-type,, x-none',
    payload: '{method} {path} {path_and_query}\\n{signed_headers}',
  };
  const twice = { ...message, headers: [...message.headers, ['x-list', '1'], ['X-List', '2']] as const };
  const signed = headersOf(await apply('signature', 'detached-jws', fields, twice, now))['x-jws-signature'];
  const [protectedHeader = '', , signature = ''] = (signed ?? '').split('.');
  const payload = Buffer.from(
    'POST /v3/payments /v3/payments?x=1\nx-list: 1, 2\ncontent-type: application/json\n',
  ).toString('base64url');
  const verified = await flattenedVerify({ protected: protectedHeader, payload, signature }, p521.publicKey);
  const others = { a: 'x y', [name]: 'x-list,content-type', 'B_#-9': '' };
  assert.deepEqual(verified.protectedHeader, { alg: 'ES512', kid: 'k', ...others });
});

test('what it cannot sign with, or does not understand, is refused with the field named', async () => {
  for (const [change, reason] of [
    [{ algorithm: 'ES256' }, /key is not a key for ES256/],
    [{ payload: '{nonsense}' }, /its field payload/],
    [{ protected: 'alg: none' }, /its field protected/],
    [{ protected: 'no colon' }, /its field protected/],
    [{ protected: 'kid: mine' }, /its field protected/],
    [{ protected: '1a: x' }, /its field protected/],
    [{ protected: `${'n'.repeat(51)}: x` }, /its field protected/],
    [{ protected: 'a: {body}' }, /its field protected/],
    [{ algorithm: 'PS256' }, /key is not a key for PS256/],
    [{ algorithm: 'RS256', key: SHORT_RSA }, /key is not a key for RS256/],
    [{ key: ENCRYPTED }, /key is encrypted and its field passphrase is missing/],
    [{ key: 'not a key' }, /its field key/],
  ] as const)
    assert.match(await refusalOf('signature', 'detached-jws', { ...BANK, ...change }, message), reason);
});
