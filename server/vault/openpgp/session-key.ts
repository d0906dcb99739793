import { type KeyObject, constants, privateDecrypt } from 'node:crypto';
import { NotOpenPgp, type Packet, wholeBody } from './packet-reader.ts';

/** Private keys by their ids, as messages name them: 16 hex digits in capitals. Null: it is none of ours. */
export type KeysOfRecipient = (keyId: string) => Promise<KeyObject | null>;

/** `key` is wiped by whoever uses it. */
export type SessionKey = Readonly<{ algorithm: keyof typeof KEY_BYTES; key: Buffer }>;

const KEY_BYTES = { 'aes-128': 16, 'aes-192': 24, 'aes-256': 32 } as const;
/** RFC 9580, 9.3. */
const ALGORITHMS: Readonly<Record<number, keyof typeof KEY_BYTES>> = {
  7: 'aes-128',
  8: 'aes-192',
  9: 'aes-256',
};
/** Encrypt or sign, and encrypt alone. */
const RSA: ReadonlySet<number> = new Set([1, 2]);
const VERSION = 3;
/** Of a message that does not say to whom it is. */
const ANYBODY = '0000000000000000';

/**
 * The session key of a message, where this packet has it for one of our keys; otherwise null, and its recipient is
 * added to `recipients`.
 * @throws NotOpenPgp where the packet is for our key and does not open
 */
export async function openSessionKey(
  packet: Packet,
  keys: KeysOfRecipient,
  recipients: string[],
): Promise<SessionKey | null> {
  const reader = wholeBody(packet);
  const head = await reader.take(10);
  const keyId = head.toString('hex', 1, 9).toUpperCase();
  const isRsa = head[0] === VERSION && RSA.has(head[9] ?? 0);
  const key = isRsa ? await keys(keyId) : null;
  let sealed: Buffer = Buffer.alloc(0);

  for (let piece = await reader.some(); piece !== null; piece = await reader.some()) {
    sealed = Buffer.concat([sealed, piece]);
    if (sealed.length > PACKET_BYTES_MAX) throw new NotOpenPgp('the packet of its session key is too long');
  }
  if (key === null) {
    recipients.push(keyId === ANYBODY ? 'somebody it does not name' : `key ${keyId}`);
    return null;
  }
  return sessionKeyIn(decryptNumber(sealed, key));
}

const PACKET_BYTES_MAX = 8 * 1024;

/** A number of RFC 9580, 3.2: its bits in two bytes, then itself without zeros at its beginning. */
function decryptNumber(sealed: Buffer, key: KeyObject): Buffer {
  const bits = sealed.length < 2 ? 0 : sealed.readUInt16BE();
  const number = sealed.subarray(2);
  const modulusBytes = (key.asymmetricKeyDetails?.modulusLength ?? 0) / 8;
  if (bits === 0 || number.length !== Math.ceil(bits / 8) || number.length > modulusBytes)
    throw new NotOpenPgp('the packet of its session key is malformed');

  const whole = Buffer.concat([Buffer.alloc(modulusBytes - number.length), number]);
  try {
    // Of what is not padded as it should be OpenSSL makes random bytes: they fail the sum of what is inside.
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, whole);
  } catch {
    throw new NotOpenPgp(DOES_NOT_OPEN);
  }
}

const DOES_NOT_OPEN = 'its session key does not open: it was changed on its way, or made for another key';

/** Algorithm, key, and the sum of its bytes (RFC 9580, 5.1.3). */
function sessionKeyIn(content: Buffer): SessionKey {
  const algorithm = ALGORITHMS[content[0] ?? 0];
  const key = Buffer.from(content.subarray(1, -2));
  const sum = key.reduce((so, byte) => (so + byte) & 0xffff, 0);
  const isSound = content.length > 3 && content.readUInt16BE(content.length - 2) === sum;
  const cipher = content[0] ?? 0;
  content.fill(0);
  if (!isSound) throw new NotOpenPgp(DOES_NOT_OPEN);
  if (algorithm === undefined)
    throw new NotOpenPgp(`it is encrypted by cipher ${cipher}, and our key asks for AES alone`);
  if (key.length !== KEY_BYTES[algorithm]) throw new NotOpenPgp(DOES_NOT_OPEN);
  return { algorithm, key };
}
