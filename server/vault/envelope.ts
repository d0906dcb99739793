import { createCipheriv, createDecipheriv, createSecretKey, hash } from 'node:crypto';
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
 * Node takes up to five times as long to find out what kind of key it is: here, and when it is opened.
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
  return withOuter(key, [value], (outer) => hash('sha256', outer, 'hex'));
}

/** HMAC-SHA256 over the parts, one behind the other. */
export function hmac(key: Buffer, ...parts: readonly Buffer[]): Buffer {
  return withOuter(key, parts, (outer) => hash('sha256', outer, 'buffer'));
}

/** Of SHA-256, in bytes. */
const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;

/**
 * HMAC as RFC 2104 defines it, of two hashes of bytes that are there whole. Node's own looks the digest up in OpenSSL
 * and makes a key object each time: eight times as long for what is as short as ours (docs/adr/vault/0358).
 */
function withOuter<Digest>(key: Buffer, parts: readonly Buffer[], last: (outer: Buffer) => Digest): Digest {
  if (key.length > BLOCK_BYTES) throw new Error('BUG: a key of an HMAC is longer than a block');
  const inner = Buffer.allocUnsafe(parts.reduce((sum, { length }) => sum + length, BLOCK_BYTES));
  const outer = Buffer.allocUnsafe(BLOCK_BYTES + DIGEST_BYTES);

  try {
    pad(inner, key, 0x36);
    pad(outer, key, 0x5c);
    let at = BLOCK_BYTES;
    for (const part of parts) at += part.copy(inner, at);
    // Tells nothing of the key: it may pass as text.
    outer.write(hash('sha256', inner, 'hex'), BLOCK_BYTES, 'hex');
    return last(outer);
  } finally {
    inner.fill(0);
    outer.fill(0);
  }
}

function pad(block: Buffer, key: Buffer, byte: number): void {
  block.fill(byte, 0, BLOCK_BYTES);
  for (let index = 0; index < key.length; index += 1) block[index] = (key[index] ?? 0) ^ byte;
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
