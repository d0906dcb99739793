import {
  type KeyObject,
  constants,
  createCipheriv,
  createHash,
  createSecretKey,
  diffieHellman,
  generateKeyPairSync,
  publicEncrypt,
} from 'node:crypto';
import { randomBytes } from '../../platform/entropy.ts';
import { wipeableCopy } from '../../platform/wiped-memory.ts';
import { keyToPoint } from './curves.ts';
import { multiprecision, uint16, uint32 } from './numbers.ts';
import type { EncryptionKey, PublicKey } from './read-public-key.ts';

const [PROTECTED_DATA, SESSION_KEY, LITERAL] = [18, 1, 11];
const AES_256 = 9;
const SESSION_KEY_BYTES = 32;
const [BLOCK_BYTES, INTEGRITY_BYTES] = [16, 20];
/** Bytes of a part, a power of two: as many of the content are in memory. */
const PART_BITS = 16;
const PART_BYTES = 2 ** PART_BITS;

/**
 * An OpenPGP message to a key (RFC 4880, which RFC 9580 reads as well): AES-256 with an integrity code, not compressed,
 * a few parts at a time in memory. Chunks of the content are wiped as they are encrypted.
 * @example for await (const bytes of encryptMessage(key, rows)) await file.write(bytes)
 */
export async function* encryptMessage(
  recipient: PublicKey,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const session = randomBytes(SESSION_KEY_BYTES);
  try {
    const sealed = sealedSessionKey(recipient.encryption, session);
    const body = Buffer.concat([Buffer.of(3), Buffer.from(recipient.keyId, 'hex'), sealed]);
    yield Buffer.concat([Buffer.of(0xc0 | SESSION_KEY, 0xff), uint32(body.length), body]);
    yield* inParts(PROTECTED_DATA, protectedBytes(session, inParts(LITERAL, literal(content))));
  } finally {
    session.fill(0);
  }
}

/** A packet of unknown length: parts of one size, the last of any. */
async function* inParts(tag: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.of(0xc0 | tag);
  let part = Buffer.alloc(PART_BYTES);
  let filled = 0;

  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.copy(part, filled, at);
      filled += taken;
      at += taken;
      if (filled < PART_BYTES) continue;
      yield Buffer.of(0xe0 | PART_BITS);
      yield part;
      part = Buffer.alloc(PART_BYTES);
      filled = 0;
    }
    chunk.fill(0);
  }
  yield Buffer.concat([Buffer.of(0xff), uint32(filled)]);
  yield part.subarray(0, filled);
}

/** Binary, without a name or a time. */
async function* literal(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.concat([Buffer.from('b'), Buffer.alloc(5)]);
  yield* content;
}

/** Version 1 of symmetrically encrypted, integrity protected data (RFC 4880, 5.13). */
async function* protectedBytes(session: Buffer, clear: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const cipher = createCipheriv('aes-256-cfb', createSecretKey(session), Buffer.alloc(BLOCK_BYTES));
  const digest = createHash('sha1');
  const take = (bytes: Buffer): Buffer => {
    digest.update(bytes);
    return cipher.update(bytes);
  };
  const prefix = randomBytes(BLOCK_BYTES);
  yield Buffer.of(1);
  yield take(Buffer.concat([prefix, prefix.subarray(-2)]));

  for await (const bytes of clear) {
    yield take(bytes);
    bytes.fill(0);
  }
  yield take(Buffer.of(0xd3, INTEGRITY_BYTES));
  yield cipher.update(digest.digest());
}

/** Algorithm, key, and the sum of its bytes (RFC 9580, 5.1.3), sealed as the packet has it behind the key's id. */
function sealedSessionKey(encryption: EncryptionKey, session: Buffer): Buffer {
  const sum = session.reduce((so, byte) => (so + byte) & 0xffff, 0);
  const content = wipeableCopy(Buffer.concat([Buffer.of(AES_256), session, uint16(sum)]));
  try {
    if (encryption.kind === 'ecdh') return sealedByCurve(encryption, content);
    const { key, algorithm } = encryption;
    const sealed = publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, content);
    return Buffer.concat([Buffer.of(algorithm), multiprecision(sealed)]);
  } finally {
    content.fill(0);
  }
}

const ECDH = 18;
const ANONYMOUS_SENDER = 'Anonymous Sender    ';

/** RFC 6637, 8: by a key of this message alone, and a key wrap (RFC 3394) under what both sides work out. */
function sealedByCurve(
  { key, curve, curveId, hash, wrapBytes, derivation, fingerprint }: Extract<EncryptionKey, { kind: 'ecdh' }>,
  content: Buffer,
): Buffer {
  const own = ownPair(curve.name);
  const shared = diffieHellman({ privateKey: own.privateKey, publicKey: key });
  const context = [
    Buffer.concat([Buffer.of(curveId.length), curveId, Buffer.of(ECDH, derivation.length), derivation]),
    Buffer.from(ANONYMOUS_SENDER),
    fingerprint,
  ];
  const digest = createHash(hash).update(uint32(1)).update(shared).update(Buffer.concat(context)).digest();
  const padding = 8 - (content.length % 8);
  const whole = Buffer.concat([content, Buffer.alloc(padding, padding)]);

  try {
    const wrap = createCipheriv(
      `id-aes${wrapBytes * 8}-wrap`,
      digest.subarray(0, wrapBytes),
      Buffer.alloc(8, 0xa6),
    );
    const wrapped = Buffer.concat([wrap.update(whole), wrap.final()]);
    const point = multiprecision(keyToPoint(curve, own.publicKey.export({ format: 'jwk' })));
    return Buffer.concat([Buffer.of(ECDH), point, Buffer.of(wrapped.length), wrapped]);
  } finally {
    for (const secret of [shared, digest, whole]) secret.fill(0);
  }
}

function ownPair(curve: string): Readonly<{ privateKey: KeyObject; publicKey: KeyObject }> {
  return curve === 'X25519'
    ? generateKeyPairSync('x25519')
    : generateKeyPairSync('ec', { namedCurve: curve });
}
