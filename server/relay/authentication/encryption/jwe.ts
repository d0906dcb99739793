import type { KeyObject } from 'node:crypto';
import { createSecretKey } from 'node:crypto';
import { FlattenedEncrypt, type FlattenedJWE } from 'jose';
import { type Credentials, KEY_ENCODINGS } from '../credentials.ts';
import { contentOf, find, mergeMembers, objectOf, parsePath, removeMember, replace } from '../json-splice.ts';
import { publicKey } from '../keys/key-material.ts';
import { CannotApply, type CompleteRequest, type Context, type Method } from '../method.ts';
import { withBody } from '../request.ts';

const PUBLIC_KEY_ALGORITHMS = [
  'RSA-OAEP-256',
  'RSA-OAEP',
  'RSA-OAEP-384',
  'RSA-OAEP-512',
  'ECDH-ES',
  'ECDH-ES+A128KW',
  'ECDH-ES+A256KW',
] as const;
const SECRET_KEY_BYTES = {
  dir: 0,
  A128KW: 16,
  A192KW: 24,
  A256KW: 32,
  A128GCMKW: 16,
  A256GCMKW: 32,
} as const;
const SECRET_KEY_ALGORITHMS = ['dir', 'A128KW', 'A192KW', 'A256KW', 'A128GCMKW', 'A256GCMKW'] as const;
const ALGORITHMS = [...PUBLIC_KEY_ALGORITHMS, ...SECRET_KEY_ALGORITHMS] as const;
type Algorithm = (typeof ALGORITHMS)[number];

/** Content encryption, with the bytes of its key. */
const ENCRYPTION_KEY_BYTES = {
  A256GCM: 32,
  A128GCM: 16,
  A192GCM: 24,
  'A128CBC-HS256': 32,
  'A192CBC-HS384': 48,
  'A256CBC-HS512': 64,
} as const;
const ENCRYPTIONS = [
  'A256GCM',
  'A128GCM',
  'A192GCM',
  'A128CBC-HS256',
  'A192CBC-HS384',
  'A256CBC-HS512',
] as const;
type Encryption = (typeof ENCRYPTIONS)[number];

const SERIALIZATIONS = ['compact', 'flattened', 'general'] as const;
const ISSUED_AT = ['none', 'seconds', 'milliseconds'] as const;

export const jweEncryption: Method = {
  kind: 'mle',
  name: 'jwe',
  title: 'JWE',
  description:
    'Encrypts the whole body, or chosen elements of a JSON body, as JSON Web Encryption (RFC 7516).',
  fields: {
    algorithm: {
      displayName: 'Key management',
      help: 'Value of `alg`.',
      required: false,
      secret: false,
      format: 'text',
      default: 'RSA-OAEP-256',
      choices: ALGORITHMS,
    },
    encryption: {
      displayName: 'Content encryption',
      help: 'Value of `enc`.',
      required: false,
      secret: false,
      format: 'text',
      default: 'A256GCM',
      choices: ENCRYPTIONS,
    },
    key: {
      displayName: 'Key',
      help:
        'The other side’s certificate or public key (PEM, JWK or base64 of DER); for `dir` and the key ' +
        'wraps, the shared key.',
      required: true,
      secret: true,
      format: 'multiline',
    },
    key_encoding: {
      displayName: 'Shared key encoding',
      help: 'How a shared key is written.',
      required: false,
      secret: false,
      format: 'text',
      default: 'base64',
      choices: KEY_ENCODINGS,
    },
    key_id: { displayName: 'Key id', help: 'Sent as `kid`.', required: false, secret: false, format: 'text' },
    content_type: {
      displayName: 'Inner content type',
      help: 'Sent as `cty`.',
      required: false,
      secret: false,
      format: 'text',
    },
    type: { displayName: 'Type', help: 'Sent as `typ`.', required: false, secret: false, format: 'text' },
    issued_at: {
      displayName: 'Issued at',
      help: 'Whether, and in what unit, the protected header says the time as `iat`.',
      required: false,
      secret: false,
      format: 'text',
      default: 'none',
      choices: ISSUED_AT,
    },
    serialization: {
      displayName: 'Serialization',
      help: 'Form of the JWE.',
      required: false,
      secret: false,
      format: 'text',
      default: 'compact',
      choices: SERIALIZATIONS,
    },
    elements: {
      displayName: 'Elements',
      help:
        'Paths into a JSON body, one a line: names and array indexes with dots between (`card.number`), ' +
        'or `$` for the whole body. Every one must be there.',
      required: false,
      secret: false,
      format: 'multiline',
      default: '$',
    },
    wrapper: {
      displayName: 'Wrapper',
      help:
        'Name of a member that the JWE is put into: `encData` makes `{"encData":"…"}`. Without it the body ' +
        'is the JWE alone.',
      required: false,
      secret: false,
      format: 'text',
    },
    body_content_type: {
      displayName: 'Content type',
      help:
        'Content-Type of the new body. By default `application/json` where the body is JSON, ' +
        '`application/jose` where it is a compact JWE alone.',
      required: false,
      secret: false,
      format: 'text',
    },
  },
  apply: async (request, credentials, context) => {
    const recipe = readRecipe(credentials, context);
    const wrapper = credentials.optionalText('wrapper');
    const serialization = credentials.choice('serialization', SERIALIZATIONS);
    const paths = credentials
      .text('elements')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line) => parsePath('elements', line.trim()));
    const encryptOne = async (plaintext: Buffer): Promise<Buffer> => {
      const jwe = serializeJwe(await encryptJwe(plaintext, recipe), serialization);
      return wrapper === null ? jwe : objectOf([[wrapper, jwe]]);
    };
    const wholeIsListed = paths.some((path) => path.length === 0);
    if (paths.length === 0 || (wholeIsListed && paths.length > 1))
      throw new CannotApply('its field elements must name $ alone, or elements inside the body');

    const body = wholeIsListed
      ? await encryptWhole(request, encryptOne)
      : await encryptElements(request.body, paths, encryptOne);
    const standsAlone = wholeIsListed && wrapper === null && serialization === 'compact';
    const contentType =
      credentials.optionalHeaderText('body_content_type') ??
      (standsAlone ? 'application/jose' : 'application/json');
    return withBody(
      request,
      standsAlone ? Buffer.from(body.subarray(1, body.length - 1)) : body,
      contentType,
    );
  },
};

/** How a JWE is made: what the JWE methods have in common. */
type Recipe = Readonly<{
  algorithm: Algorithm;
  encryption: Encryption;
  key: KeyObject;
  header: Readonly<Record<string, string | number>>;
}>;

export async function encryptJwe(plaintext: Buffer, recipe: Recipe): Promise<FlattenedJWE> {
  try {
    return await new FlattenedEncrypt(plaintext)
      .setProtectedHeader({ alg: recipe.algorithm, enc: recipe.encryption, ...recipe.header })
      .encrypt(recipe.key);
  } catch {
    throw new CannotApply(`its key cannot be used for ${recipe.algorithm} with ${recipe.encryption}`);
  } finally {
    plaintext.fill(0);
  }
}

export function compact(jwe: FlattenedJWE): string {
  return [jwe.protected, jwe.encrypted_key, jwe.iv, jwe.ciphertext, jwe.tag]
    .map((part) => part ?? '')
    .join('.');
}

/** The JWE as a JSON value. */
function serializeJwe(jwe: FlattenedJWE, serialization: (typeof SERIALIZATIONS)[number]): Buffer {
  switch (serialization) {
    case 'compact':
      return Buffer.from(JSON.stringify(compact(jwe)));
    case 'flattened':
      return Buffer.from(JSON.stringify(jwe));
    case 'general': {
      const { encrypted_key, ...rest } = jwe;
      return Buffer.from(
        JSON.stringify({ ...rest, recipients: [encrypted_key === undefined ? {} : { encrypted_key }] }),
      );
    }
    default:
      return serialization satisfies never;
  }
}

async function encryptWhole(
  request: CompleteRequest,
  encryptOne: (plaintext: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  if (request.body.length === 0) throw new CannotApply('the request has no body to encrypt');
  return await encryptOne(Buffer.from(request.body));
}

async function encryptElements(
  body: Buffer,
  paths: readonly (readonly string[])[],
  encryptOne: (plaintext: Buffer) => Promise<Buffer>,
): Promise<Buffer> {
  let current = body;
  for (const path of paths) {
    const range = find(current, path);
    if (range === null) throw new CannotApply('the body lacks an element that its field elements names');
    const next = replace(current, range, await encryptOne(contentOf(current, range)));
    if (current !== body) current.fill(0);
    current = next;
  }
  return current;
}

/** Moves an encrypted element to where the other side looks for it: Mastercard's `element` and `obj`. */
export function place(
  body: Buffer,
  element: readonly string[],
  object: readonly string[],
  members: readonly (readonly [string, Buffer])[],
): Buffer {
  if (element.length === 0 && object.length === 0) return objectOf(members);
  if (element.length === 0) return mergeMembers(Buffer.from('{}'), object, members);
  const range = find(body, element);
  if (range === null) throw new Error('BUG: the element was there a moment ago');
  if (element.join('.') === object.join('.')) return replace(body, range, objectOf(members));
  const without = removeMember(body, element);
  const placed = mergeMembers(without, object, members);
  without.fill(0);
  return placed;
}

function readRecipe(credentials: Credentials, context: Context): Recipe {
  const algorithm = credentials.choice('algorithm', ALGORITHMS);
  const encryption = credentials.choice('encryption', ENCRYPTIONS);
  const header: Record<string, string | number> = {};
  const keyId = credentials.optionalText('key_id');
  const contentType = credentials.optionalText('content_type');
  const type = credentials.optionalText('type');
  if (keyId !== null) header['kid'] = keyId;
  if (type !== null) header['typ'] = type;
  if (contentType !== null) header['cty'] = contentType;

  const issuedAt = credentials.choice('issued_at', ISSUED_AT);
  if (issuedAt !== 'none')
    header['iat'] = issuedAt === 'seconds' ? Math.floor(context.now.getTime() / 1000) : context.now.getTime();
  return { algorithm, encryption, header, key: readKey(credentials, algorithm, encryption) };
}

function readKey(credentials: Credentials, algorithm: Algorithm, encryption: Encryption): KeyObject {
  const secretAlgorithm = SECRET_KEY_ALGORITHMS.find((name) => name === algorithm);
  if (secretAlgorithm === undefined) {
    const key = publicKey(credentials, 'key');
    const fits = algorithm.startsWith('RSA')
      ? key.asymmetricKeyType === 'rsa'
      : key.asymmetricKeyType === 'ec' || key.asymmetricKeyType === 'x25519';
    if (!fits) throw new CannotApply(`its field key is not a key for ${algorithm}`);
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
      throw new CannotApply('its field key is an RSA key of less than 2048 bits');
    return key;
  }

  const wanted =
    secretAlgorithm === 'dir' ? ENCRYPTION_KEY_BYTES[encryption] : SECRET_KEY_BYTES[secretAlgorithm];
  const bytes = credentials.decoded('key', credentials.choice('key_encoding', KEY_ENCODINGS));
  try {
    if (bytes.length !== wanted)
      throw new CannotApply(
        `its field key is not ${wanted} bytes, which ` +
          `${algorithm}${secretAlgorithm === 'dir' ? ` with ${encryption}` : ''} needs`,
      );
    return createSecretKey(bytes);
  } finally {
    bytes.fill(0);
  }
}
