import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { withoutSecrets } from './clear-payload.ts';
import type { JsonObject } from '../../domain/json.ts';
import { isSameSecret } from '../../domain/same-secret.ts';
import { object, readObject, text, WalletTokenError } from './wallet-token-json.ts';

/** What Google signs with and how we receive: from the operator's settings, never from the token. */
type GooglePayKeys = Readonly<{
  /** Root signing keys, each a P-256 public key in base64 SPKI, with the time it stops being valid. */
  rootSigningKeys: readonly Readonly<{ keyValue: string; expiresAtMs: number }>[];
  /** `gateway:<gateway id>` or `merchant:<merchant id>`. */
  recipientId: string;
  /** Our P-256 private scalars, 32 bytes each: the current one and those being rotated out. */
  privateKeys: readonly Buffer[];
}>;

const PROTOCOL_VERSION = 'ECv2';
const SENDER_ID = 'Google';

/**
 * Verifies and decrypts a Google Pay `ECv2` payment method token; gives the clear JSON payload as bytes,
 * which the caller wipes. Source: Google Pay "Payment data cryptography for merchants": intermediate key
 * signed by a root key, message signed by the intermediate key, ECIES over P-256 with HKDF-SHA256,
 * AES-256-CTR and HMAC-SHA256.
 */
export function decryptGooglePayToken(token: Buffer, keys: GooglePayKeys, now: Date): Buffer {
  const outer = readObject(token);
  if (text(outer, 'protocolVersion') !== PROTOCOL_VERSION)
    throw new WalletTokenError(`The token's protocolVersion must be ${PROTOCOL_VERSION}`);
  const signedMessage = text(outer, 'signedMessage');
  const intermediate = verifiedIntermediateKey(outer, keys, now);
  const signed = lengthPrefixed([SENDER_ID, keys.recipientId, PROTOCOL_VERSION, signedMessage]);
  if (!verifies(intermediate, signed, text(outer, 'signature')))
    throw new WalletTokenError('The signature of the token does not hold for this recipient');
  const message = readObject(Buffer.from(signedMessage));
  const clear = decryptMessage(message, keys.privateKeys);
  const expiresAtMs = Number(text(withoutSecrets(clear), 'messageExpiration'));
  if (!(expiresAtMs > now.getTime())) {
    clear.fill(0);
    throw new WalletTokenError('The token has expired');
  }

  return clear;
}

function verifiedIntermediateKey(outer: JsonObject, keys: GooglePayKeys, now: Date): string {
  const intermediate = object(outer, 'intermediateSigningKey');
  const signedKey = text(intermediate, 'signedKey');
  const signed = lengthPrefixed([SENDER_ID, PROTOCOL_VERSION, signedKey]);
  const signatures = intermediate['signatures'];
  if (!Array.isArray(signatures))
    throw new WalletTokenError('The token has no signatures of its signing key');
  const roots = keys.rootSigningKeys.filter((root) => root.expiresAtMs > now.getTime());
  const holds = signatures.some(
    (signature) =>
      typeof signature === 'string' && roots.some((root) => verifies(root.keyValue, signed, signature)),
  );
  if (!holds) throw new WalletTokenError('The signing key of the token is not signed by a known root key');
  const key = readObject(Buffer.from(signedKey));
  if (!(Number(text(key, 'keyExpiration')) > now.getTime()))
    throw new WalletTokenError('The signing key of the token has expired');

  return text(key, 'keyValue');
}

function decryptMessage(message: JsonObject, privateKeys: readonly Buffer[]): Buffer {
  const encrypted = Buffer.from(text(message, 'encryptedMessage'), 'base64');
  const ephemeral = Buffer.from(text(message, 'ephemeralPublicKey'), 'base64');
  const tag = Buffer.from(text(message, 'tag'), 'base64');
  for (const privateKey of privateKeys) {
    const { encryptionKey, macKey } = deriveKeys(ephemeral, privateKey);
    const expected = createHmac('sha256', macKey).update(encrypted).digest();
    if (isSameSecret(tag, expected)) {
      const decipher = createDecipheriv('aes-256-ctr', encryptionKey, Buffer.alloc(16));
      return Buffer.concat([decipher.update(encrypted), decipher.final()]);
    }
  }
  throw new WalletTokenError('The token was not encrypted for a key of this merchant');
}

function deriveKeys(
  ephemeral: Buffer,
  privateKey: Buffer,
): Readonly<{ encryptionKey: Buffer; macKey: Buffer }> {
  const exchange = createECDH('prime256v1');
  exchange.setPrivateKey(privateKey);
  let shared: Buffer;
  try {
    shared = exchange.computeSecret(ephemeral);
  } catch {
    throw new WalletTokenError('The ephemeral key of the token is not a point of its curve');
  }

  const material = Buffer.from(
    hkdfSync('sha256', Buffer.concat([ephemeral, shared]), Buffer.alloc(32), SENDER_ID, 64),
  );
  shared.fill(0);
  return { encryptionKey: material.subarray(0, 32), macKey: material.subarray(32) };
}

function verifies(publicKey: string, signed: Buffer, signature: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    return verify('sha256', signed, key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

/** Each text as UTF-8 behind its length in four little-endian bytes. */
function lengthPrefixed(texts: readonly string[]): Buffer {
  return Buffer.concat(
    texts.flatMap((piece) => {
      const bytes = Buffer.from(piece, 'utf8');
      const length = Buffer.alloc(4);
      length.writeUInt32LE(bytes.length);
      return [length, bytes];
    }),
  );
}
