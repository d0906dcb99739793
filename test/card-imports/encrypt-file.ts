import {
  constants,
  createCipheriv,
  createHash,
  createPublicKey,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { deflateSync } from 'node:zlib';

/**
 * An OpenPGP message to an armoured public key of `makeRecipientKey`, as an old vault makes one: AES-256 with an
 * integrity code, ZLIB, in parts of 8 KiB. What GnuPG makes is in gpg-messages.json; this is for files that differ.
 */
export function encryptFile(publicKey: string, content: Buffer): Buffer {
  const { keyId, key, bits } = subkeyOf(publicKey);
  const session = randomBytes(32);
  const sum = session.reduce((so, byte) => (so + byte) & 0xffff, 0);
  const sealed = publicEncrypt(
    { key, padding: constants.RSA_PKCS1_PADDING },
    Buffer.concat([Buffer.of(9), session, Buffer.of(sum >> 8, sum & 0xff)]),
  );
  const number = sealed.subarray(
    Math.max(
      sealed.findIndex((byte) => byte !== 0),
      0,
    ),
  );
  const length = number.length * 8 - (Math.clz32(number[0] ?? 0) - 24);
  const recipient = Buffer.concat([Buffer.of(3), keyId, Buffer.of(1, length >> 8, length & 0xff), number]);
  const literal = packetOf(11, Buffer.concat([Buffer.of(0x62, 0, 0, 0, 0, 0), content]));
  const compressed = packetOf(8, Buffer.concat([Buffer.of(2), deflateSync(literal)]));
  return Buffer.concat([
    packetOf(1, recipient),
    inParts(18, Buffer.concat([Buffer.of(1), clearTo(session, compressed)])),
  ]);

  function clearTo(secret: Buffer, message: Buffer): Buffer {
    const prefix = randomBytes(16);
    const clear = Buffer.concat([prefix, prefix.subarray(14), message, Buffer.of(0xd3, 0x14)]);
    const whole = Buffer.concat([clear, createHash('sha1').update(clear).digest()]);
    if (bits < 2048) throw new Error('a key that short is none of ours');
    return createCipheriv('aes-256-cfb', secret, Buffer.alloc(16)).update(whole);
  }
}

function packetOf(tag: number, body: Buffer): Buffer {
  const head = Buffer.of(0xc0 | tag, 0xff, 0, 0, 0, 0);
  head.writeUInt32BE(body.length, 2);
  return Buffer.concat([head, body]);
}

function inParts(tag: number, body: Buffer): Buffer {
  const pieces: Buffer[] = [Buffer.of(0xc0 | tag)];
  let at = 0;
  for (; body.length - at > 8192; at += 8192) pieces.push(Buffer.of(0xe0 | 13), body.subarray(at, at + 8192));
  const last = Buffer.of(0xff, 0, 0, 0, 0);
  last.writeUInt32BE(body.length - at, 1);
  return Buffer.concat([...pieces, last, body.subarray(at)]);
}

/** The key to encrypt to: the packet of type 14, whose numbers are modulus and exponent. */
function subkeyOf(
  publicKey: string,
): Readonly<{ keyId: Buffer; key: ReturnType<typeof createPublicKey>; bits: number }> {
  const base64 = publicKey.split('\n\n')[1]?.split('\n=')[0]?.replaceAll('\n', '') ?? '';
  let bytes = Buffer.from(base64, 'base64');
  for (;;) {
    const tag = (bytes[0] ?? 0) & 0x3f;
    const end = 6 + bytes.readUInt32BE(2);
    const body = bytes.subarray(6, end);
    if (tag === 14) return subkeyIn(body);
    bytes = bytes.subarray(end);
  }
}

function subkeyIn(body: Buffer): ReturnType<typeof subkeyOf> {
  const bits = body.readUInt16BE(6);
  const modulus = body.subarray(8, 8 + Math.ceil(bits / 8));
  const exponent = body.subarray(8 + modulus.length + 2);
  const length = Buffer.of(0x99, body.length >> 8, body.length & 0xff);
  const fingerprint = createHash('sha1').update(length).update(body).digest();
  const jwk = { kty: 'RSA', n: modulus.toString('base64url'), e: exponent.toString('base64url') };
  return { keyId: fingerprint.subarray(-8), key: createPublicKey({ key: jwk, format: 'jwk' }), bits };
}
