import { constants, createHash, type KeyObject, sign as signBytes } from 'node:crypto';
import type { Credentials } from '../credentials.ts';
import { privateKey } from '../keys/key-material.ts';
import { CannotApply, type CompleteRequest, type Context, type Method, passphrase } from '../method.ts';
import { withHeaders } from '../request.ts';
import { percentEncoded } from './template.ts';

const SIGNATURE_METHODS = ['RSA-SHA256', 'RSA-PSS'] as const;

export const oauth1Signature: Method = {
  kind: 'signature',
  name: 'oauth1',
  title: 'OAuth 1.0a with RSA-SHA256',
  description:
    'Signs method, URL, parameters and a hash of the body with an RSA key, as Mastercard asks for ' +
    '(RFC 5849 with the body-hash extension).',
  fields: {
    consumer_key: {
      displayName: 'Consumer key',
      help: 'The key that the other side knows you by.',
      required: true,
      secret: true,
      format: 'text',
    },
    signing_key: {
      displayName: 'Signing key',
      help: 'The RSA private key: PEM, or a PKCS#12 file in base64.',
      required: true,
      secret: true,
      format: 'file',
    },
    passphrase: passphrase('the signing key if it is encrypted'),
    signature_method: {
      displayName: 'Signature method',
      help: 'PKCS#1 v1.5 or PSS padding, both with SHA-256.',
      required: false,
      secret: false,
      format: 'text',
      default: 'RSA-SHA256',
      choices: SIGNATURE_METHODS,
    },
    token: {
      displayName: 'Token',
      help: 'Sent as `oauth_token` where the other side issues one.',
      required: false,
      secret: true,
      format: 'text',
    },
    realm: {
      displayName: 'Realm',
      help: 'Sent first in the Authorization header; not signed.',
      required: false,
      secret: false,
      format: 'text',
    },
  },
  apply: sign,
};

function sign(request: CompleteRequest, credentials: Credentials, context: Context): CompleteRequest {
  const method = credentials.choice('signature_method', SIGNATURE_METHODS);
  const token = credentials.optionalText('token');
  const parameters: readonly (readonly [string, string])[] = [
    ['oauth_body_hash', createHash('sha256').update(request.body).digest('base64')],
    ['oauth_consumer_key', credentials.text('consumer_key')],
    ['oauth_nonce', context.randomBytes(16).toString('hex')],
    ['oauth_signature_method', method],
    ['oauth_timestamp', String(Math.floor(context.now.getTime() / 1000))],
    ...(token === null ? [] : [['oauth_token', token] as const]),
    ['oauth_version', '1.0'],
  ];
  const key = privateKey(credentials, 'signing_key', 'passphrase');
  if (key.asymmetricKeyType !== 'rsa') throw new CannotApply('its field signing_key is not an RSA key');

  const signature = signatureOf(Buffer.from(signatureBase(request, parameters)), key, method);
  const realm = credentials.optionalHeaderText('realm');
  const written = [...parameters, ['oauth_signature', signature.toString('base64')] as const].map(
    ([name, value]) => `${name}="${percentEncoded(value)}"`,
  );
  const quoted = realm === null ? [] : [`realm="${realm.replaceAll(/["\\]/g, '\\$&')}"`];
  return withHeaders(request, [['authorization', `OAuth ${[...quoted, ...written].join(',')}`]]);
}

/** RFC 5849 section 3.4.1, without form parameters: the body is covered by its hash. */
export function signatureBase(
  request: CompleteRequest,
  parameters: readonly (readonly [string, string])[],
): string {
  const all = [...request.url.searchParams, ...parameters].map(
    ([name, value]) => [percentEncoded(name), percentEncoded(value)] as const,
  );
  const sorted = all.sort(
    ([nameA, valueA], [nameB, valueB]) => compare(nameA, nameB) || compare(valueA, valueB),
  );
  const address = request.url.origin + request.url.pathname;
  return [request.method.toUpperCase(), address, sorted.map(([name, value]) => `${name}=${value}`).join('&')]
    .map(percentEncoded)
    .join('&');
}

function signatureOf(base: Buffer, key: KeyObject, method: (typeof SIGNATURE_METHODS)[number]): Buffer {
  const options =
    method === 'RSA-PSS'
      ? { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
      : { key };
  return signBytes('sha256', base, options);
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
