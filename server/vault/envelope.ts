import { createCipheriv, createDecipheriv, createHmac, createSecretKey } from 'node:crypto';
import { randomBytes } from '../platform/entropy.ts';

/**
 * One sealed value: version (1 byte) · nonce (12) · AES-256-GCM ciphertext · tag (16).
 * The version byte names this layout and is part of what the tag covers, through the context.
 */
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/** Thrown when bytes do not open: wrong key, wrong place, or changed. Says nothing more, on purpose. */
export class SealBroken extends Error {
  constructor() {
    super('a sealed value does not open: wrong key, wrong place or changed bytes');
    this.name = 'SealBroken';
  }
}

/**
 * `context` is bound into the tag: a sealed value opens only where it was sealed for. Given a key as a buffer,
 * Node takes up to five times as long to find out what kind of key it is: here, when it is opened, and for an HMAC.
 */
export function sealBytes(key: Buffer, plain: Buffer, context: readonly string[]): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(contextBytes(context));
  const body = cipher.update(plain);
  cipher.final();
  return Buffer.concat([Buffer.of(VERSION), nonce, body, cipher.getAuthTag()]);
}

/** The plain bytes in a buffer of their own, for the caller to wipe. */
export function openBytes(key: Buffer, sealed: Buffer, context: readonly string[]): Buffer {
  if (sealed.length < 1 + NONCE_BYTES + TAG_BYTES || sealed[0] !== VERSION) throw new SealBroken();
  const bodyEnd = sealed.length - TAG_BYTES;
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const options = { authTagLength: TAG_BYTES };
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key), nonce, options);
  decipher.setAAD(contextBytes(context));
  decipher.setAuthTag(sealed.subarray(bodyEnd));

  const plain = decipher.update(sealed.subarray(1 + NONCE_BYTES, bodyEnd));
  try {
    decipher.final();
  } catch {
    plain.fill(0);
    throw new SealBroken();
  }
  return plain;
}

/** HMAC-SHA256 over a value, as 64 hex digits. */
export function hmacHex(key: Buffer, value: Buffer): string {
  return hmac(key, value).toString('hex');
}

/** HMAC-SHA256 over the parts, one behind the other. */
export function hmac(key: Buffer, ...parts: readonly Buffer[]): Buffer {
  const running = createHmac('sha256', createSecretKey(key));
  for (const part of parts) running.update(part);
  return running.digest();
}

/** Unambiguous: every part is preceded by its length. */
function contextBytes(context: readonly string[]): Buffer {
  const parts: Buffer[] = [Buffer.of(VERSION)];
  for (const part of context) {
    const bytes = Buffer.from(part);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    parts.push(length, bytes);
  }
  return Buffer.concat(parts);
}
