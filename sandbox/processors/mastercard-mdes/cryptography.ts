import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  privateDecrypt,
  publicEncrypt,
  verify,
} from 'node:crypto';
import { type JsonObject, parseObject, textAt } from '../../../server/domain/json.ts';
import { randomBytes } from '../../../server/platform/entropy.ts';
import type { SimulatedRequest } from '../processor.ts';

/** Mastercard's OAuth 1.0a and its field-level encryption, from the other side. */

/** The parameters of `Authorization: OAuth …`; none for anything else. */
export function oauthOf(headers: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(writtenIn(headers).map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** As they stand in the header. */
function writtenIn(headers: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  const header = headers['authorization'] ?? '';
  if (!header.startsWith('OAuth ')) return [];
  const pairs = header.slice('OAuth '.length).matchAll(/([a-z_]+)="([^"]*)"/g);
  return [...pairs].map(([, name = '', value = '']) => [name, value] as const);
}

/** RSA-SHA256 over method, address and parameters, with a hash of the body among them. */
export function isSigned(request: SimulatedRequest, publicKey: string): boolean {
  const given = oauthOf(request.headers);
  const hash = createHash('sha256').update(request.body).digest('base64');
  if (given.get('oauth_body_hash') !== hash || given.get('oauth_signature_method') !== 'RSA-SHA256')
    return false;

  // Mastercard's library signs values as it writes them into the header, and RFC 5849 has them encoded in both places.
  const parameters = [...request.query, ...writtenIn(request.headers)]
    .filter(([name]) => name !== 'oauth_signature')
    .map(([name, value]) => `${name}=${value}`)
    .toSorted();
  const signature = Buffer.from(given.get('oauth_signature') ?? '', 'base64');
  return addressesOf(request).some((address) => {
    const base = [request.method, address, parameters.join('&')].map(encodePart).join('&');
    return verify('sha256', Buffer.from(base), publicKey, signature);
  });
}

/** As the caller may have written it: at an address of its own over TLS, or in the simulator's folder. */
function addressesOf({ headers, path }: SimulatedRequest): readonly string[] {
  const host = headers['host'] ?? '';
  return [`https://${host}/${path.join('/')}`, `http://${host}/mastercard-mdes/${path.join('/')}`];
}

function encodePart(text: string): string {
  return encodeURIComponent(text).replaceAll('*', '%2A').replaceAll('!', '%21');
}

/** Null for what was not encrypted for this key. */
export function openPayload(sealed: JsonObject | null, privateKey: string): JsonObject | null {
  const digest = { SHA256: 'sha256', SHA512: 'sha512' }[textAt(sealed, 'oaepHashingAlgorithm') ?? ''];
  const [key, iv, data] = ['encryptedKey', 'iv', 'encryptedData'].map((name) =>
    Buffer.from(textAt(sealed, name) ?? '', 'hex'),
  );
  if (digest === undefined || key === undefined || iv?.length !== 16 || data === undefined) return null;
  try {
    const secret = privateDecrypt({ ...OAEP, key: privateKey, oaepHash: digest }, key);
    const decipher = createDecipheriv('aes-128-cbc', secret, iv);
    return parseObject(Buffer.concat([decipher.update(data), decipher.final()]).toString());
  } catch {
    return null;
  }
}

export function sealedFor(publicKey: string, clear: JsonObject): JsonObject {
  const [secret, iv] = [randomBytes(16), randomBytes(16)];
  const cipher = createCipheriv('aes-128-cbc', secret, iv);
  const data = Buffer.concat([cipher.update(JSON.stringify(clear)), cipher.final()]);
  return {
    publicKeyFingerprint: createHash('sha256').update(publicKey).digest('hex'),
    encryptedKey: publicEncrypt({ ...OAEP, key: publicKey, oaepHash: 'sha512' }, secret).toString('hex'),
    oaepHashingAlgorithm: 'SHA512',
    iv: iv.toString('hex'),
    encryptedData: data.toString('hex'),
  };
}

const OAEP = { padding: constants.RSA_PKCS1_OAEP_PADDING } as const;
