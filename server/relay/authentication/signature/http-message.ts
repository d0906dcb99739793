import { constants, createHash, createHmac, type KeyObject, sign as signBytes } from 'node:crypto';
import { type Credentials, KEY_ENCODINGS } from '../credentials.ts';
import { privateKey } from '../keys/key-material.ts';
import { CannotApply, type CompleteRequest, type Context, type Method, passphrase } from '../method.ts';
import { withHeaders } from '../request.ts';
import { type Component, identifier, parseComponents, valueOf } from './component.ts';

const ALGORITHMS = [
  'rsa-pss-sha512',
  'rsa-v1_5-sha256',
  'ecdsa-p256-sha256',
  'ecdsa-p384-sha384',
  'ed25519',
  'hmac-sha256',
] as const;
type Algorithm = (typeof ALGORITHMS)[number];
const DIGESTS = ['sha-256', 'sha-512'] as const;
const YES_NO = ['yes', 'no'] as const;

export const httpMessageSignature: Method = {
  kind: 'signature',
  name: 'http-message',
  title: 'HTTP Message Signatures (RFC 9421)',
  description:
    'Signs chosen components of the request with a public-key algorithm or a shared secret, and the ' +
    'body through a Content-Digest (RFC 9530).',
  fields: {
    algorithm: {
      displayName: 'Algorithm',
      help: 'As registered for RFC 9421.',
      required: true,
      secret: false,
      format: 'text',
      choices: ALGORITHMS,
    },
    key: {
      displayName: 'Key',
      help: 'The private key (PEM, JWK, or base64 of a PKCS#12 file), or the shared secret for `hmac-sha256`.',
      required: true,
      secret: true,
      format: 'multiline',
    },
    passphrase: passphrase('the private key if it is encrypted'),
    secret_encoding: {
      displayName: 'Secret encoding',
      help: 'How the shared secret is written.',
      required: false,
      secret: false,
      format: 'text',
      default: 'base64',
      choices: KEY_ENCODINGS,
    },
    key_id: {
      displayName: 'Key id',
      help: 'Sent as `keyid`.',
      required: false,
      secret: false,
      format: 'text',
    },
    components: {
      displayName: 'Components',
      help:
        'What is covered, as the RFC writes it: header names, `@method`, `@target-uri`, `@authority`, ' +
        '`@scheme`, `@request-target`, `@path`, `@query`, `@query-param;name="…"`. Header names take ' +
        '`;bs`. `content-digest` is written for you.',
      required: false,
      secret: false,
      format: 'multiline',
      default: '"@method" "@target-uri" "content-type" "content-digest"',
    },
    digest_algorithm: {
      displayName: 'Digest algorithm',
      help: 'Of the Content-Digest.',
      required: false,
      secret: false,
      format: 'text',
      default: 'sha-256',
      choices: DIGESTS,
    },
    label: {
      displayName: 'Label',
      help: 'Name of the signature in its two headers.',
      required: false,
      secret: false,
      format: 'text',
      default: 'sig1',
    },
    tag: {
      displayName: 'Tag',
      help: 'Sent as `tag`: what the signature is for.',
      required: false,
      secret: false,
      format: 'text',
    },
    created: {
      displayName: 'Created',
      help: 'Whether the time is sent and signed.',
      required: false,
      secret: false,
      format: 'text',
      default: 'yes',
      choices: YES_NO,
    },
    expires_after_seconds: {
      displayName: 'Expires after',
      help: 'Seconds after which the signature is void; nothing is said where this is empty.',
      required: false,
      secret: false,
      format: 'number',
    },
    nonce: {
      displayName: 'Nonce',
      help: 'Whether a random nonce is sent and signed.',
      required: false,
      secret: false,
      format: 'text',
      default: 'no',
      choices: YES_NO,
    },
    algorithm_parameter: {
      displayName: 'Algorithm parameter',
      help: 'Whether `alg` is sent: RFC 9421 would rather have the key id tell it.',
      required: false,
      secret: false,
      format: 'text',
      default: 'no',
      choices: YES_NO,
    },
  },
  apply: sign,
};

function sign(request: CompleteRequest, credentials: Credentials, context: Context): CompleteRequest {
  const components = parseComponents('components', credentials.text('components'));
  const label = credentials.text('label');
  if (!/^[a-z*][a-z0-9_.*-]*$/.test(label))
    throw new CannotApply(
      'its field label must start with a small letter and hold small letters, digits, and _ - . * only',
    );

  const digested = components.some(({ name }) => name === 'content-digest')
    ? withHeaders(request, [
        ['content-digest', contentDigest(request.body, credentials.choice('digest_algorithm', DIGESTS))],
      ])
    : request;
  const input = signatureParameters(components, parameters(credentials, context));
  const base = signatureBase('components', components, input, digested);
  const signature = signatureOf(credentials, Buffer.from(base));
  return withHeaders(digested, [
    ['signature-input', `${label}=${input}`],
    ['signature', `${label}=:${signature.toString('base64')}:`],
  ]);
}

type Parameter = readonly [key: string, value: string | number];

function parameters(credentials: Credentials, context: Context): readonly Parameter[] {
  const created = Math.floor(context.now.getTime() / 1000);
  const expires = credentials.optionalInteger('expires_after_seconds', 1, 86_400_000);
  const keyId = credentials.optionalHeaderText('key_id');
  const tag = credentials.optionalHeaderText('tag');
  const found: Parameter[] = [];

  if (credentials.choice('created', YES_NO) === 'yes') found.push(['created', created]);
  if (expires !== null) found.push(['expires', created + expires]);
  if (keyId !== null) found.push(['keyid', keyId]);
  if (credentials.choice('algorithm_parameter', YES_NO) === 'yes')
    found.push(['alg', credentials.choice('algorithm', ALGORITHMS)]);
  if (credentials.choice('nonce', YES_NO) === 'yes')
    found.push(['nonce', context.randomBytes(16).toString('base64url')]);
  if (tag !== null) found.push(['tag', tag]);
  return found;
}

/** The value of `Signature-Input` and of `@signature-params`: the two must be the same to the byte. */
export function signatureParameters(components: readonly Component[], given: readonly Parameter[]): string {
  const written = given.map(([key, value]) =>
    typeof value === 'number' ? `;${key}=${value}` : `;${key}="${value.replaceAll(/["\\]/g, '\\$&')}"`,
  );
  return `(${components.map(identifier).join(' ')})${written.join('')}`;
}

/** RFC 9421 section 2.5. `field` is the one to blame for a component that is not there. */
export function signatureBase(
  field: string,
  components: readonly Component[],
  input: string,
  request: CompleteRequest,
): string {
  return [
    ...components.map((component) => `${identifier(component)}: ${valueOf(field, component, request)}\n`),
    `"@signature-params": ${input}`,
  ].join('');
}

/** RFC 9530. */
export function contentDigest(body: Buffer, algorithm: (typeof DIGESTS)[number]): string {
  return `${algorithm}=:${createHash(algorithm.replace('-', '')).update(body).digest('base64')}:`;
}

function signatureOf(credentials: Credentials, base: Buffer): Buffer {
  const algorithm = credentials.choice('algorithm', ALGORITHMS);
  if (algorithm === 'hmac-sha256') {
    const secret = credentials.decoded('key', credentials.choice('secret_encoding', KEY_ENCODINGS));
    const signature = createHmac('sha256', secret).update(base).digest();
    secret.fill(0);
    return signature;
  }
  const key = privateKey(credentials, 'key', 'passphrase');
  if (!FITS[algorithm](key)) throw new CannotApply(`its field key is not a key for ${algorithm}`);
  return signAsymmetric(algorithm, base, key);
}

function signAsymmetric(algorithm: Exclude<Algorithm, 'hmac-sha256'>, base: Buffer, key: KeyObject): Buffer {
  switch (algorithm) {
    case 'rsa-pss-sha512':
      return signBytes('sha512', base, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 });
    case 'rsa-v1_5-sha256':
      return signBytes('sha256', base, { key, padding: constants.RSA_PKCS1_PADDING });
    case 'ecdsa-p256-sha256':
      return signBytes('sha256', base, { key, dsaEncoding: 'ieee-p1363' });
    case 'ecdsa-p384-sha384':
      return signBytes('sha384', base, { key, dsaEncoding: 'ieee-p1363' });
    case 'ed25519':
      return signBytes(null, base, key);
    default:
      return algorithm satisfies never;
  }
}

const curveIs = (curve: string) => (key: KeyObject) =>
  key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === curve;
/**
 * PSS with SHA-512 and its 64-byte salt needs 1,040 bits at least; everything shorter than 2,048 is refused
 * by any serious peer.
 */
const isRsa = (key: KeyObject): boolean =>
  key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 1040;

const FITS: Readonly<Record<Exclude<Algorithm, 'hmac-sha256'>, (key: KeyObject) => boolean>> = {
  'rsa-pss-sha512': (key) => isRsa(key) || key.asymmetricKeyType === 'rsa-pss',
  'rsa-v1_5-sha256': isRsa,
  'ecdsa-p256-sha256': curveIs('prime256v1'),
  'ecdsa-p384-sha384': curveIs('secp384r1'),
  ed25519: (key) => key.asymmetricKeyType === 'ed25519',
};
