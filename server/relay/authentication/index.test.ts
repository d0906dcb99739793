import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { test } from 'node:test';
import { compactDecrypt } from 'jose';
import { Problem } from '../../domain/problem.ts';
import { DEFINITIONS, describe } from './definitions.ts';
import { applyAuthentications, fieldProblems, METHODS, methodOf } from './index.ts';
import { contentDigest } from './signature/http-message.ts';
import { contextAt, headersOf, openedMethod, request } from '../../../test/relay/authentication-rig.ts';
import {
  CLIENT_CERTIFICATE,
  CLIENT_KEY,
  PROCESSOR_CERTIFICATE,
  PROCESSOR_KEY,
} from '../../../test/relay/vectors/material.ts';

const [ID_A = '', ID_B = '', ID_C = ''] = ['a', 'b', 'c'].map(
  (letter) => `0192f0c4-0000-7000-8000-00000000000${letter}`,
);
const body = '{"number":"4111111111111111"}';
const now = contextAt(1_795_338_000);

const encrypt = () => openedMethod('mle', 'jwe', { key: PROCESSOR_CERTIFICATE, wrapper: 'data' }, ID_A);
const sign = () =>
  openedMethod(
    'signature',
    'http-message',
    { algorithm: 'hmac-sha256', key: 'c2VjcmV0', components: 'content-digest content-type content-length' },
    ID_B,
  );
const identify = () =>
  openedMethod('mtls', 'pem', { certificate: CLIENT_CERTIFICATE, private_key: CLIENT_KEY }, ID_C);

test('in whatever order, the signature covers the encrypted body and the certificate comes along', async () => {
  const orders = [
    [encrypt, sign, identify],
    [identify, sign, encrypt],
    [sign, encrypt, identify],
    [sign, identify, encrypt],
    [encrypt, identify, sign],
    [identify, encrypt, sign],
  ];
  for (const order of orders) {
    const result = await applyAuthentications(
      order.map((make) => make()),
      request({ body }),
      now,
    );
    const { data } = JSON.parse(result.body.toString()) as { data: string };
    assert.equal(
      Buffer.from((await compactDecrypt(data, createPrivateKey(PROCESSOR_KEY))).plaintext).toString(),
      body,
    );
    assert.equal(headersOf(result)['content-digest'], contentDigest(result.body, 'sha-256'));
    assert.ok(result.identity !== null);
  }
});

test('with nothing listed the request is as it was', async () => {
  const to = request({ body });
  assert.equal(await applyAuthentications([], to, now), to);
});

async function refusal(listed: Parameters<typeof applyAuthentications>[0]): Promise<Problem> {
  try {
    await applyAuthentications(listed, request({ body }), now);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
  return assert.fail('it was applied');
}

test('a method listed twice is a 400 that names it', async () => {
  const error = await refusal([sign(), identify(), sign()]);
  assert.equal(error.code, 'bad_request');
  assert.equal(error.message, `Authentication method ${ID_B} is listed twice`);
  assert.deepEqual(
    error.details.map(({ location, pointer }) => [location, pointer]),
    [['header', 'x-vault-forward-authentications']],
  );
});

test('two methods of one kind are a 400 that names both', async () => {
  const other = openedMethod('signature', 'hmac', { secret: 's' }, ID_A);
  assert.equal(
    (await refusal([other, sign()])).message,
    `Authentication methods ${ID_A} and ${ID_B} are both of kind signature; only one of a kind can be applied`,
  );
});

test('credentials and the clear body are wiped, whether it worked or not', async () => {
  for (const second of [
    sign(),
    openedMethod('signature', 'hmac', { secret: 's', canonical_string: '{' }, ID_B),
  ]) {
    const first = encrypt();
    const to = request({ body });
    await applyAuthentications([first, second], to, now).catch(() => null);
    for (const value of [...first.fields.values(), ...second.fields.values(), to.body])
      assert.ok(value.every((byte) => byte === 0));
  }
});

/** `*`: it has to be given; `!`: it is never shown again. */
const FIELDS: Readonly<Record<string, string>> = {
  'mle jwe':
    'algorithm encryption key*! key_encoding key_id content_type type issued_at serialization elements wrapper ' +
    'body_content_type',
  'mle visa': 'key_id* server_certificate* encryption',
  'mle mastercard-jwe': 'encryption_certificate* element object encrypted_value_field key_fingerprint',
  'mle mastercard-fields':
    'encryption_certificate* element object encrypted_value_field placement iv_name encrypted_key_name ' +
    'oaep_digest_name fingerprint_name fingerprint_type key_fingerprint oaep_digest data_encoding',
  'mle openpgp': 'public_key* signing_key! passphrase! armor wrapper body_content_type',
  'signature hmac':
    'secret*! secret_encoding key_id algorithm canonical_string headers signature_encoding digest_algorithm ' +
    'digest_encoding timestamp_format nonce_format',
  'signature http-message':
    'algorithm* key*! passphrase! secret_encoding key_id components digest_algorithm label tag created ' +
    'expires_after_seconds nonce algorithm_parameter',
  'signature aws-v4':
    'access_key_id* secret_access_key*! session_token! region* service* signed_headers path_encoding',
  'signature detached-jws': 'key*! passphrase! key_id* algorithm signed_headers protected payload header',
  'signature oauth1': 'consumer_key*! signing_key*! passphrase! signature_method token! realm',
  'mtls pem': 'certificate* certificate_chain private_key*! passphrase!',
  'mtls pkcs12': 'keystore*! passphrase!',
};

test('which fields a method has to be given, and which are secret, does not change unnoticed', () => {
  const found = METHODS.map(({ kind, name, fields }) => [
    `${kind} ${name}`,
    Object.entries(fields)
      .map(([key, { required, secret }]) => `${key}${required ? '*' : ''}${secret ? '!' : ''}`)
      .join(' '),
  ]);
  assert.deepEqual(Object.fromEntries(found), FIELDS);
});

test('every method is described completely, and its defaults are among its choices', () => {
  const names = METHODS.map(({ kind, name }) => `${kind}/${name}`);
  assert.equal(new Set(names).size, names.length);
  for (const method of METHODS) {
    assert.match(method.title, /^[A-Z]/, method.name);
    assert.match(method.description, /^[A-Z].*\.$/, method.name);
    for (const [key, field] of Object.entries(method.fields)) {
      assert.match(key, /^[a-z][a-z0-9_]{0,49}$/);
      assert.match(field.help, /^[A-Z`].*[.`]$/, `${method.name} ${key}`);
      assert.match(field.displayName, /^[A-Z][A-Za-z0-9 ]+$/, `${method.name} ${key}`);
      assert.ok(['text', 'multiline', 'file', 'number'].includes(field.format), `${method.name} ${key}`);
      assert.ok(
        !field.required || field.default === undefined,
        `${method.name} ${key} is required and has a default`,
      );
      if (field.choices !== undefined && field.default !== undefined)
        assert.ok(field.choices.includes(field.default), `${method.name} ${key}`);
      if (field.secret) assert.equal(field.default, undefined);
    }
    assert.ok(describe(method).fields.length === Object.keys(method.fields).length);
  }
});

test('the first method of a kind is its default', () => {
  assert.equal(methodOf('mle', undefined)?.name, 'jwe');
  assert.equal(methodOf('signature', null)?.name, 'hmac');
  assert.equal(methodOf('mtls', null)?.name, 'pem');
  assert.equal(methodOf('mtls', 'jwe'), null);
});

test('every definition has methods, and no method is left out of the generic one', () => {
  for (const definition of DEFINITIONS) assert.ok(definition.methods.length > 0, definition.id);
  assert.deepEqual(DEFINITIONS.find(({ id }) => id === 'generic')?.methods, METHODS);
  assert.deepEqual(
    DEFINITIONS.find(({ id }) => id === 'visa')?.methods.map(({ name }) => name),
    ['visa', 'hmac', 'pem', 'pkcs12'],
  );
});

test('all problems of the fields are found at once', () => {
  const oauth = methodOf('signature', 'oauth1');
  assert.ok(oauth !== null);
  const given = [
    { key: 'consumer_key', empty: true, pointer: '/fields/0' },
    { key: 'colour', empty: false, pointer: '/fields/1' },
    { key: 'realm', empty: false, pointer: '/fields/2' },
    { key: 'realm', empty: false, pointer: '/fields/3' },
  ];
  assert.deepEqual(
    fieldProblems(oauth, given, new Set(['consumer_key', 'signing_key'])).map(({ pointer, message }) => [
      pointer,
      message,
    ]),
    [
      [
        '/fields/1/key',
        'signature oauth1 has no such field; it takes consumer_key, signing_key, passphrase, ' +
          'signature_method, token, realm',
      ],
      ['/fields/3/key', 'realm is given twice'],
      ['/fields', 'consumer_key is required for signature oauth1'],
    ],
  );
  assert.deepEqual(
    fieldProblems(
      oauth,
      [{ key: 'consumer_key', empty: false, pointer: '/fields/0' }],
      new Set(['signing_key']),
    ),
    [],
  );
});
