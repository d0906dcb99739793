import { type KeyObject, createHash, generateKeyPair, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { inArmour } from './ascii-armour.ts';
import { multiprecision, uint16, uint32 } from './numbers.ts';

/** As long as Stripe asks for at least; others ask for less. */
const KEY_BITS = 4096;
const VERSION = 4;
const [RSA, SHA256] = [1, 8];
/** RFC 9580, 5.2.1. */
const [CERTIFICATION, SUBKEY_BINDING] = [0x13, 0x18];
/** RFC 9580, 5.2.3.7: what a signature says of the key. */
export const SUBPACKETS = {
  created: 2,
  keyExpiration: 9,
  ciphers: 11,
  issuer: 16,
  hashes: 21,
  compressions: 22,
  uses: 27,
  features: 30,
  issuerFingerprint: 33,
};
const [CERTIFIES, ENCRYPTS] = [0x01, 0x0c];

export type RecipientKey = Readonly<{
  /** Of the key that messages are encrypted to, as they name it: 16 hex digits in capitals. */
  keyId: string;
  /** Of the key as people compare it: 40 hex digits in capitals. */
  fingerprint: string;
  /** To hand over, in ASCII armour. */
  publicKey: string;
  privateKey: KeyObject;
}>;

/**
 * A new key to have a file encrypted to: RSA of 4096 bits, with a key above it that says so and is forgotten at once.
 * It asks senders for what is read here: AES with an integrity code, ZLIB, ZIP or no compression.
 * @example await makeRecipientKey('Example Shop (card import)', now)
 */
export async function makeRecipientKey(userId: string, now: Date): Promise<RecipientKey> {
  const [primary, subkey] = await Promise.all([newPair(), newPair()]);
  const seconds = Math.floor(now.getTime() / 1000);
  const primaryBody = publicBody(primary.publicKey, seconds);
  const subkeyBody = publicBody(subkey.publicKey, seconds);
  const user = Buffer.from(userId);
  const issuer = fingerprintOf(primaryBody);
  const certify = (kind: number, uses: number, subject: Buffer): Buffer =>
    signature({
      kind,
      uses,
      subject: Buffer.concat([hashedForm(primaryBody), subject]),
      seconds,
      issuer,
      key: primary.privateKey,
    });

  const packets = [
    packet(6, primaryBody),
    packet(13, user),
    packet(2, certify(CERTIFICATION, CERTIFIES, Buffer.concat([Buffer.of(0xb4), uint32(user.length), user]))),
    packet(14, subkeyBody),
    packet(2, certify(SUBKEY_BINDING, ENCRYPTS, hashedForm(subkeyBody))),
  ];
  return {
    keyId: keyIdOf(fingerprintOf(subkeyBody)).toString('hex').toUpperCase(),
    fingerprint: issuer.toString('hex').toUpperCase(),
    publicKey: inArmour('PUBLIC KEY BLOCK', Buffer.concat(packets)),
    privateKey: subkey.privateKey,
  };
}

function newPair(): Promise<Readonly<{ publicKey: KeyObject; privateKey: KeyObject }>> {
  return promisify(generateKeyPair)('rsa', { modulusLength: KEY_BITS, publicExponent: 0x10001 });
}

/** Version, time, algorithm, modulus and exponent. */
function publicBody(key: KeyObject, seconds: number): Buffer {
  const { n = '', e = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.of(VERSION),
    uint32(seconds),
    Buffer.of(RSA),
    ...[n, e].map((part) => multiprecision(Buffer.from(part, 'base64url'))),
  ]);
}

/** As it is hashed: for fingerprints and under signatures. */
export function hashedForm(body: Buffer): Buffer {
  return Buffer.concat([Buffer.of(0x99), uint16(body.length), body]);
}

export function fingerprintOf(body: Buffer): Buffer {
  return createHash('sha1').update(hashedForm(body)).digest();
}

export function keyIdOf(fingerprint: Buffer): Buffer {
  return fingerprint.subarray(-8);
}

type Signing = Readonly<{
  kind: number;
  uses: number;
  subject: Buffer;
  seconds: number;
  issuer: Buffer;
  key: KeyObject;
}>;

function signature({ kind, uses, subject, seconds, issuer, key }: Signing): Buffer {
  const said = Buffer.concat([
    subpacket(SUBPACKETS.created, uint32(seconds)),
    subpacket(SUBPACKETS.uses, Buffer.of(uses)),
    subpacket(SUBPACKETS.issuerFingerprint, Buffer.concat([Buffer.of(VERSION), issuer])),
    ...(kind === CERTIFICATION ? PREFERENCES : []),
  ]);
  const head = Buffer.concat([Buffer.of(VERSION, kind, RSA, SHA256), uint16(said.length), said]);
  const message = Buffer.concat([subject, head, Buffer.of(VERSION, 0xff), uint32(head.length)]);
  const unhashed = subpacket(SUBPACKETS.issuer, keyIdOf(issuer));

  return Buffer.concat([
    head,
    uint16(unhashed.length),
    unhashed,
    createHash('sha256').update(message).digest().subarray(0, 2),
    multiprecision(sign('sha256', message, key)),
  ]);
}

/** AES-256 first, then the others; SHA-256 and SHA-512; ZLIB, ZIP, none; an integrity code. */
const PREFERENCES = [
  subpacket(SUBPACKETS.ciphers, Buffer.of(9, 8, 7)),
  subpacket(SUBPACKETS.hashes, Buffer.of(8, 10)),
  subpacket(SUBPACKETS.compressions, Buffer.of(2, 1, 0)),
  subpacket(SUBPACKETS.features, Buffer.of(1)),
];

function subpacket(type: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.of(body.length + 1, type), body]);
}

function packet(tag: number, body: Buffer): Buffer {
  return Buffer.concat([Buffer.of(0xc0 | tag, 0xff), uint32(body.length), body]);
}
