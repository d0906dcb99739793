import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { constants, generateKeyPairSync, verify } from 'node:crypto';
import { test } from 'node:test';
import {
  apply,
  contextAt,
  headersOf,
  refusalOf,
  request,
} from '../../../../test/relay/authentication-rig.ts';
import { CLIENT_KEY } from '../../../../test/relay/vectors/material.ts';
import { signatureBase } from './oauth1.ts';

/** Mastercard's own signer, as far as it is asked here. */
type Oracle = {
  extractQueryParams(uri: string): Map<string, Set<string>>;
  getOAuthParams(consumerKey: string, payload: string): Map<string, string>;
  toOAuthParamString(query: Map<string, Set<string>>, parameters: Map<string, string>): string;
  getBaseUriString(uri: string): string;
  getSignatureBaseString(method: string, uri: string, parameters: string): string;
};
const oracle = createRequire(import.meta.url)('mastercard-oauth1-signer') as Oracle;

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const consumerKey = 'aaa!bbb*ccc~ddd';
const now = contextAt(1_795_338_000);

function parametersOf(authorization: string): Record<string, string> {
  return Object.fromEntries(
    [...authorization.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decodeURIComponent(value),
    ]),
  );
}

const CASES: readonly (readonly [method: string, url: string, body: string])[] = [
  ['POST', 'https://sandbox.api.mastercard.com/service/merchants', '{"pan":"5555"}'],
  ['GET', 'https://api.mastercard.com/service?offset=0&limit=1&b=2&a=%20x', ''],
  ['GET', 'https://api.mastercard.com:8443/service/%C3%A9?a=2&a=1', ''],
  ['DELETE', 'https://api.mastercard.com/service/a(b)', ''],
];

for (const [method, url, body] of CASES) {
  test(`${method} ${url} is signed over the base string of Mastercard's own signer`, async () => {
    const to = request({ method, url, body });
    const signed = await apply(
      'signature',
      'oauth1',
      { consumer_key: consumerKey, signing_key: pem },
      to,
      now,
    );
    const { oauth_signature = '', ...parameters } = parametersOf(headersOf(signed)['authorization'] ?? '');
    assert.equal(parameters['oauth_timestamp'], '1795338000');
    assert.equal(parameters['oauth_consumer_key'], consumerKey);
    const theirs = oracle.getOAuthParams(consumerKey, body);
    assert.equal(parameters['oauth_body_hash'], theirs.get('oauth_body_hash'));
    assert.deepEqual(Object.keys(parameters), [...theirs.keys()]);

    // The oracle leaves some reserved characters of the consumer key as they are; it is given ours, encoded
    // as RFC 5849 section 3.6 has it.
    const encoded = new Map(
      Object.entries(parameters).map(([name, value]) => [
        name,
        encodeURIComponent(value).replaceAll('!', '%21').replaceAll('*', '%2A'),
      ]),
    );
    const expected = oracle.getSignatureBaseString(
      method,
      oracle.getBaseUriString(url),
      oracle.toOAuthParamString(oracle.extractQueryParams(url), encoded),
    );
    const base = signatureBase(to, Object.entries(parameters));
    assert.equal(base, expected.replaceAll('(', '%28').replaceAll(')', '%29'));
    assert.ok(verify('sha256', Buffer.from(base), publicKey, Buffer.from(oauth_signature, 'base64')));
  });
}

/**
 * Mastercard's gateway tells the base string that it would take (github.com/Mastercard/oauth1-signer-csharp/issues/12):
 * of `oauth_body_hash="47DE…a%2B%2F…"` it has `%252B%252F`. So it signs values as they stand in the header, or decodes
 * them first as RFC 5849 says: what is written percent-encoded comes out the same.
 */
test('a verifier that decodes the header and one that takes it as it stands find the same base string', async () => {
  const url = 'https://sandbox.api.mastercard.com/mdes/digitization/static/1/0/getToken';
  const to = request({ method: 'POST', url, body: '' });
  const fields = { consumer_key: 'client!key', signing_key: pem };
  const { authorization = '' } = headersOf(await apply('signature', 'oauth1', fields, to, now));
  const written = [...authorization.matchAll(/(\w+)="([^"]*)"/g)]
    .map(([, name = '', value = '']) => `${name}=${value}`)
    .filter((pair) => !pair.startsWith('oauth_signature='))
    .join('&');
  const asItStands = ['POST', url, written].map(encodeURIComponent).join('&');
  const { oauth_signature = '', ...decoded } = parametersOf(authorization);
  assert.equal(signatureBase(to, Object.entries(decoded)), asItStands);
  assert.ok(verify('sha256', Buffer.from(asItStands), publicKey, Buffer.from(oauth_signature, 'base64')));
  assert.match(authorization, /^OAuth oauth_body_hash="/, 'without a realm');
  const hash = '47DEQpj8HBSa%252B%252FTImW%252B5JCeuQeRkm5NMpJWZG3hSuFU%253D';
  assert.ok(
    asItStands.includes(`oauth_body_hash%3D${hash}%26oauth_consumer_key%3Dclient%2521key%26`),
    asItStands,
  );
});

test('PSS padding verifies, and token and realm are sent', async () => {
  const to = request({ body: 'x' });
  const signed = await apply(
    'signature',
    'oauth1',
    {
      consumer_key: consumerKey,
      signing_key: pem,
      signature_method: 'RSA-PSS',
      token: 't k',
      realm: 'a "c\\d',
    },
    to,
    now,
  );
  const authorization = headersOf(signed)['authorization'] ?? '';
  const quoted = 'OAuth realm="a \\"c\\\\d",';
  assert.equal(authorization.slice(0, quoted.length), quoted);
  const { oauth_signature = '', ...parameters } = parametersOf(authorization.slice(quoted.length));
  assert.equal(parameters['oauth_token'], 't k');
  assert.ok(
    verify(
      'sha256',
      Buffer.from(signatureBase(to, Object.entries(parameters))),
      { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 },
      Buffer.from(oauth_signature, 'base64'),
    ),
  );
});

test('the example of RFC 5849 section 3.4.1.1 gets its parameters sorted and encoded as printed', () => {
  const to = request({
    method: 'POST',
    url: 'http://EXAMPLE.COM:80/request?b5=%3D%253D&a3=a&c%40=&a2=r%20b',
    headers: [],
  });
  const base = signatureBase(to, [
    ['oauth_consumer_key', '9djdj82h48djs9d2'],
    ['oauth_token', 'kkk9d7dh3k39sjv7'],
    ['oauth_signature_method', 'HMAC-SHA1'],
    ['oauth_timestamp', '137131201'],
    ['oauth_nonce', '7d8f3e4a'],
    ['c2', ''],
    ['a3', '2 q'],
  ]);
  assert.equal(
    base,
    'POST&http%3A%2F%2Fexample.com%2Frequest&' +
      'a2%3Dr%2520b%26a3%3D2%2520q%26a3%3Da%26b5%3D%253D%25253D%26c%2540%3D%26c2%3D%26oauth_consumer_' +
      'key%3D9djdj82h48djs9d2%26oauth_nonce%3D7d8f3e4a%26oauth_signature_method%3DHMAC-SHA1%26oauth_t' +
      'imestamp%3D137131201%26oauth_token%3Dkkk9d7dh3k39sjv7',
  );
});

test('a key that is encrypted signs with its passphrase, and without it is a 400 that says so', async () => {
  const signing_key = privateKey
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'opens it' })
    .toString();
  const fields = { consumer_key: 'k', signing_key };
  const signed = await apply('signature', 'oauth1', { ...fields, passphrase: 'opens it' }, request(), now);
  assert.match(headersOf(signed)['authorization'] ?? '', /oauth_signature="/);
  assert.match(
    await refusalOf('signature', 'oauth1', fields, request()),
    /signing_key is encrypted and its field passphrase is missing/,
  );
});

test('a key that is missing, broken, or not RSA is a 400 that says so', async () => {
  assert.match(
    await refusalOf('signature', 'oauth1', { consumer_key: 'k' }, request()),
    /signing_key is missing/,
  );
  assert.match(
    await refusalOf('signature', 'oauth1', { consumer_key: 'k', signing_key: CLIENT_KEY }, request()),
    /signing_key is not an RSA key/,
  );
  assert.match(
    await refusalOf(
      'signature',
      'oauth1',
      { consumer_key: 'k', signing_key: pem.replace('MII', 'XXX') },
      request(),
    ),
    /signing_key is not a private key in PEM form/,
  );
});
