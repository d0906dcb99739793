import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  type KeyObject,
  privateDecrypt,
  publicEncrypt,
} from 'node:crypto';
import type { OutgoingHeader } from '../../../net/outgoing.ts';
import type { Credentials } from '../credentials.ts';
import { contentOf, find, parsePath, replace } from '../json-splice.ts';
import { certificate, publicKey } from '../keys/key-material.ts';
import { CannotApply, type CompleteRequest, type Context, type Field, type Method } from '../method.ts';
import { withBody, withHeaders } from '../request.ts';
import { compact, encryptJwe, place } from './jwe.ts';

const FINGERPRINT_TYPES = ['public-key', 'certificate'] as const;
const DATA_ENCODINGS = ['hex', 'base64'] as const;
const OAEP_DIGESTS = ['SHA-256', 'SHA-512'] as const;

const certificateField: Field = {
  displayName: 'Encryption certificate',
  help: 'Mastercard’s client encryption certificate or public key (PEM or base64 of DER).',
  required: true,
  secret: false,
  format: 'multiline',
};
const elementField: Field = {
  displayName: 'Element',
  help: 'Path of what is encrypted: names with dots between, or `$` for the whole body. It must be there.',
  required: false,
  secret: false,
  format: 'text',
  default: '$',
};
const objectField: Field = {
  displayName: 'Object',
  help:
    'Path of the object that receives the encrypted value; made where it is missing. The element’s ' +
    'own path by default.',
  required: false,
  secret: false,
  format: 'text',
};
const fingerprintField: Field = {
  displayName: 'Key fingerprint',
  help: 'Where Mastercard gives one; worked out from the certificate otherwise.',
  required: false,
  secret: false,
  format: 'text',
};

export const mastercardJwe: Method = {
  kind: 'mle',
  name: 'mastercard-jwe',
  title: 'Mastercard payload encryption (JWE)',
  description:
    'Encrypts the body or one element of it as a JWE with RSA-OAEP-256 and A256GCM, the way ' +
    'Mastercard’s client libraries do.',
  fields: {
    encryption_certificate: certificateField,
    element: elementField,
    object: objectField,
    encrypted_value_field: {
      displayName: 'Encrypted value field',
      help: 'Member that holds the JWE.',
      required: false,
      secret: false,
      format: 'text',
      default: 'encryptedData',
    },
    key_fingerprint: fingerprintField,
  },
  apply: async (request, credentials) => {
    const key = rsaKey(credentials);
    const kid = credentials.optionalText('key_fingerprint') ?? publicKeyFingerprint(key);
    const { element, object, plaintext } = takeElement(request, credentials);
    const jwe = await encryptJwe(plaintext, {
      algorithm: 'RSA-OAEP-256',
      encryption: 'A256GCM',
      key,
      header: { kid, cty: 'application/json' },
    });
    const members = [[credentials.text('encrypted_value_field'), jsonText(compact(jwe))]] as const;
    return withBody(request, place(request.body, element, object, members), 'application/json');
  },
};

export const mastercardFields: Method = {
  kind: 'mle',
  name: 'mastercard-fields',
  title: 'Mastercard field-level encryption',
  description:
    'Encrypts the body or one element of it with AES-128-CBC under a key sealed with RSA-OAEP; key, ' +
    'vector and fingerprint go beside it or into headers.',
  fields: {
    encryption_certificate: certificateField,
    element: elementField,
    object: objectField,
    encrypted_value_field: {
      displayName: 'Encrypted value field',
      help: 'Member that holds the ciphertext.',
      required: false,
      secret: false,
      format: 'text',
      default: 'encryptedValue',
    },
    placement: {
      displayName: 'Placement',
      help: 'Where key, vector, digest name and fingerprint go: members beside the encrypted value, or headers.',
      required: false,
      secret: false,
      format: 'text',
      default: 'body',
      choices: ['body', 'headers'],
    },
    iv_name: {
      displayName: 'Vector name',
      help: 'Member or header of the initialisation vector.',
      required: false,
      secret: false,
      format: 'text',
      default: 'iv',
    },
    encrypted_key_name: {
      displayName: 'Encrypted key name',
      help: 'Member or header of the sealed key.',
      required: false,
      secret: false,
      format: 'text',
      default: 'encryptedKey',
    },
    oaep_digest_name: {
      displayName: 'OAEP digest name',
      help: 'Member or header that says the OAEP digest; left out where empty, but headers need it.',
      required: false,
      secret: false,
      format: 'text',
    },
    fingerprint_name: {
      displayName: 'Fingerprint name',
      help: 'Member or header of the key fingerprint; left out where empty.',
      required: false,
      secret: false,
      format: 'text',
    },
    fingerprint_type: {
      displayName: 'Fingerprint type',
      help: 'What the fingerprint is of.',
      required: false,
      secret: false,
      format: 'text',
      default: 'public-key',
      choices: FINGERPRINT_TYPES,
    },
    key_fingerprint: fingerprintField,
    oaep_digest: {
      displayName: 'OAEP digest',
      help: 'Hash function of the RSA padding.',
      required: false,
      secret: false,
      format: 'text',
      default: 'SHA-256',
      choices: OAEP_DIGESTS,
    },
    data_encoding: {
      displayName: 'Data encoding',
      help: 'How ciphertext, key and vector are written.',
      required: false,
      secret: false,
      format: 'text',
      default: 'hex',
      choices: DATA_ENCODINGS,
    },
  },
  apply: encryptFields,
};

function encryptFields(
  request: CompleteRequest,
  credentials: Credentials,
  context: Context,
): CompleteRequest {
  const encoding = credentials.choice('data_encoding', DATA_ENCODINGS);
  const digest = credentials.choice('oaep_digest', OAEP_DIGESTS);
  const sealed = seal(rsaKey(credentials), digest, takeElement(request, credentials), context);
  const facts: readonly (readonly [string | null, string])[] = [
    [credentials.optionalText('encrypted_key_name'), sealed.key.toString(encoding)],
    [credentials.optionalText('iv_name'), sealed.iv.toString(encoding)],
    [credentials.optionalText('oaep_digest_name'), digest.replace('-', '')],
    [credentials.optionalText('fingerprint_name'), fingerprint(credentials, encoding)],
  ];
  const named = facts.flatMap(([name, value]) => (name === null ? [] : [[name, value] as const]));
  const inHeaders = credentials.choice('placement', ['body', 'headers']) === 'headers';
  const value = [
    credentials.text('encrypted_value_field'),
    jsonText(sealed.data.toString(encoding)),
  ] as const;
  const members = inHeaders
    ? [value]
    : [value, ...named.map(([name, text]) => [name, jsonText(text)] as const)];
  const placed = withBody(
    request,
    place(request.body, sealed.element, sealed.object, members),
    'application/json',
  );

  return inHeaders
    ? withHeaders(
        placed,
        named.map(([name, text]) => header(name, text)),
      )
    : placed;
}

type TakenElement = Readonly<{ element: readonly string[]; object: readonly string[]; plaintext: Buffer }>;

function seal(
  key: KeyObject,
  digest: (typeof OAEP_DIGESTS)[number],
  taken: TakenElement,
  context: Context,
): TakenElement & Readonly<{ key: Buffer; iv: Buffer; data: Buffer }> {
  const secret = context.randomBytes(16);
  const iv = context.randomBytes(16);
  try {
    const cipher = createCipheriv('aes-128-cbc', secret, iv);
    const data = Buffer.concat([cipher.update(taken.plaintext), cipher.final()]);
    return {
      ...taken,
      iv,
      data,
      key: publicEncrypt(
        { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: digest.replace('-', '').toLowerCase() },
        secret,
      ),
    };
  } finally {
    secret.fill(0);
    taken.plaintext.fill(0);
  }
}

/**
 * The element's content as Mastercard's libraries encrypt it: a string without its quotes, anything else as
 * JSON.
 */
function takeElement(request: CompleteRequest, credentials: Credentials): TakenElement {
  const path = credentials.text('element');
  const element = parsePath('element', path);
  const object = parsePath('object', credentials.optionalText('object') ?? path);
  if (request.body.length === 0) throw new CannotApply('the request has no body to encrypt');

  const range = find(request.body, element);
  if (range === null) throw new CannotApply('the body lacks the element that its field element names');
  if (
    element.length === 0 ||
    object.length <= element.length ||
    !element.every((step, index) => step === object[index])
  )
    return { element, object, plaintext: contentOf(request.body, range) };
  throw new CannotApply('its field object lies inside what its field element takes away');
}

/** How Mastercard writes encrypted fields unless it is told otherwise. */
const WRITTEN = {
  data: 'encryptedData',
  key: 'encryptedKey',
  iv: 'iv',
  digest: 'oaepHashingAlgorithm',
} as const;
const DIGESTS: ReadonlyMap<string, string> = new Map([
  ['SHA256', 'sha256'],
  ['SHA512', 'sha512'],
]);

/**
 * Puts what is encrypted for `key` in the object at `path` in its place, as JSON. What has no such object, or nothing
 * encrypted in it, comes back as it is. Only OAEP is opened: under PKCS#1 v1.5, whoever may send us messages could
 * learn from our answers.
 */
export function openMastercardFields(body: Buffer, path: string, key: KeyObject): Buffer {
  const element = parsePath('element', path);
  const data = find(body, [...element, WRITTEN.data]);
  const textAt = (name: string): string | null => {
    const range = find(body, [...element, name]);
    return range === null ? null : contentOf(body, range).toString('latin1');
  };
  const sealedKey = textAt(WRITTEN.key);
  if (data === null || sealedKey === null) return body;
  const oaepHash = DIGESTS.get(textAt(WRITTEN.digest) ?? '');
  if (oaepHash === undefined) throw new CannotApply('what is encrypted names neither SHA256 nor SHA512');

  const iv = textAt(WRITTEN.iv);
  try {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const secret = privateDecrypt({ key, padding, oaepHash }, bytesOf(sealedKey));
    const decipher = createDecipheriv(
      secret.length === 32 ? 'aes-256-cbc' : 'aes-128-cbc',
      secret,
      iv === null ? Buffer.alloc(16) : bytesOf(iv),
    );
    const sealed = bytesOf(contentOf(body, data).toString('latin1'));
    const opened = Buffer.concat([decipher.update(sealed), decipher.final()]);
    secret.fill(0);
    find(opened, []); // It is to be JSON.
    const whole = replace(body, data, opened);
    opened.fill(0);
    return whole;
  } catch {
    throw new CannotApply('what is encrypted cannot be opened with the decryption key');
  }
}

/** Hex or base64: of sealed keys and whole blocks neither can be taken for the other but by malice. */
function bytesOf(text: string): Buffer {
  return Buffer.from(text, /^(?:[0-9a-fA-F]{2})+$/.test(text) ? 'hex' : 'base64');
}

function rsaKey(credentials: Credentials): KeyObject {
  const key = publicKey(credentials, 'encryption_certificate');
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 2048)
    throw new CannotApply('its field encryption_certificate does not hold an RSA key of 2048 bits or more');
  return key;
}

function fingerprint(credentials: Credentials, encoding: (typeof DATA_ENCODINGS)[number]): string {
  const given = credentials.optionalText('key_fingerprint');
  if (given !== null) return given;
  switch (credentials.choice('fingerprint_type', FINGERPRINT_TYPES)) {
    case 'public-key':
      return publicKeyFingerprint(rsaKey(credentials));
    case 'certificate':
      return createHash('sha256')
        .update(certificate(credentials, 'encryption_certificate').raw)
        .digest(encoding);
  }
}

function publicKeyFingerprint(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

function header(name: string, value: string): OutgoingHeader {
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name) || !/^[\x20-\x7e]*$/.test(value))
    throw new CannotApply('one of its names cannot be the name of a header');
  return [name, value];
}

function jsonText(text: string): Buffer {
  return Buffer.from(JSON.stringify(text));
}
