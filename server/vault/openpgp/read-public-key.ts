import { type KeyObject, createHash, createPublicKey, verify } from 'node:crypto';
import { binaryOf } from './ascii-armour.ts';
import { CURVES, type Curve, pointToKey } from './curves.ts';
import { SUBPACKETS, fingerprintOf, hashedForm, keyIdOf } from './make-recipient-key.ts';
import { FieldReader } from './numbers.ts';
import { NotOpenPgp, type Packet, PacketReader, wholeBody } from './packet-reader.ts';

/** A key of somebody else's, to encrypt to. */
export type PublicKey = Readonly<{
  /** Of the key as people compare it: 40 hex digits in capitals. */
  fingerprint: string;
  /** Of the subkey that messages are encrypted to, as they name it: 16 hex digits in capitals. */
  keyId: string;
  encryption: EncryptionKey;
}>;

export type EncryptionKey = Readonly<
  | { kind: 'rsa'; algorithm: number; key: KeyObject; bits: number }
  | {
      kind: 'ecdh';
      key: KeyObject;
      curve: Curve;
      curveId: Buffer;
      hash: string;
      /** Bytes of the key that wraps the session key. */
      wrapBytes: 16 | 24 | 32;
      /** As the packet has the last two. */
      derivation: Buffer;
      fingerprint: Buffer;
    }
>;

/** A key with what others signed of it is longer now and then; one with pictures in it is not what is asked for. */
const KEY_BYTES_MAX = 64 * 1024;
const RSA_BITS_MIN = 2048;
/** What verifies by more would hold up everybody else. */
const RSA_BITS_MAX = 8_192;
const RSA_EXPONENT_MAX = 0xffff_ffffn;

/**
 * The key that a message can be encrypted to: the newest subkey that may encrypt, which the key's own signature binds
 * to it. So the fingerprint that people compare stands for the subkey, too.
 * @throws NotOpenPgp with a sentence, where there is none, or it is revoked, has expired or is not bound
 */
export async function readPublicKey(text: string, now: Date): Promise<PublicKey> {
  const { primary, subkeys } = await partsOf(Buffer.from(text));
  const fingerprint = fingerprintOf(primary);
  const signer = signerOf(primary);
  const usable = subkeys.filter(({ signatures }) => signatures.some((one) => mayEncrypt(one)));
  if (usable.length === 0) throw new NotOpenPgp('it has no subkey to encrypt to');

  const refusals: NotOpenPgp[] = [];
  for (const { body, signatures, isRevoked } of usable.reverse())
    try {
      if (isRevoked) throw new NotOpenPgp('its subkey to encrypt to is revoked');
      const bound = signatures
        .filter((one) => mayEncrypt(one) && isBinding(one, primary, body, signer))
        .at(-1);
      if (bound === undefined)
        throw new NotOpenPgp('its subkey to encrypt to is not bound to it by a signature that holds');
      if (hasExpired(bound, body, now)) throw new NotOpenPgp('its subkey to encrypt to has expired');
      const subkeyPrint = fingerprintOf(body);
      return {
        fingerprint: fingerprint.toString('hex').toUpperCase(),
        keyId: keyIdOf(subkeyPrint).toString('hex').toUpperCase(),
        encryption: encryptionKeyOf(body, subkeyPrint),
      };
    } catch (error) {
      if (!(error instanceof NotOpenPgp)) throw error;
      refusals.push(error);
    }
  throw refusals[0] ?? new Error('BUG: no subkey, and no reason');
}

const TAGS = { secretKey: 5, primary: 6, secretSubkey: 7, subkey: 14, signature: 2 };
const [SUBKEY_BINDING, KEY_REVOCATION, SUBKEY_REVOCATION] = [0x18, 0x20, 0x28];
const [ENCRYPTS_MESSAGES, ENCRYPTS_STORAGE] = [0x04, 0x08];

type Subkey = { readonly body: Buffer; readonly signatures: Signature[]; isRevoked: boolean };
/** A key that people use has a few. */
const SIGNATURES_MAX = 20;

async function partsOf(bytes: Buffer): Promise<Readonly<{ primary: Buffer; subkeys: Subkey[] }>> {
  if (bytes.length > KEY_BYTES_MAX) throw new NotOpenPgp(`it is longer than ${KEY_BYTES_MAX} bytes`);
  let primary: Buffer | null = null;
  const subkeys: Subkey[] = [];

  for await (const packet of new PacketReader(binaryOf(singleChunk(bytes), 'PUBLIC KEY BLOCK')).packets()) {
    const body = await readWhole(packet);
    if (packet.tag === TAGS.secretKey || packet.tag === TAGS.secretSubkey)
      throw new NotOpenPgp(
        'it is a private key: give its public half, and make a new key, since this one was sent',
      );
    if (packet.tag === TAGS.primary && primary !== null) throw new NotOpenPgp('it holds more than one key');
    if (packet.tag === TAGS.primary) primary = body;
    if (packet.tag === TAGS.subkey) subkeys.push({ body, signatures: [], isRevoked: false });
    if (packet.tag !== TAGS.signature) continue;
    takeSignature(body, subkeys.at(-1));
  }
  if (primary === null) throw new NotOpenPgp('it holds no public key');
  return { primary, subkeys };
}

/** Of the key, or of the subkey that it stands behind. */
function takeSignature(body: Buffer, subkey: Subkey | undefined): void {
  // Of whatever version and hash: what was taken back is not used.
  const type = body[0] === 3 ? body[2] : body[1];
  if (type === KEY_REVOCATION) throw new NotOpenPgp('it is revoked');
  if (subkey === undefined) return;
  if (type === SUBKEY_REVOCATION) subkey.isRevoked = true;
  const signature = signatureIn(body);
  if (signature === null) return;
  if (subkey.signatures.length === SIGNATURES_MAX)
    throw new NotOpenPgp(`a subkey of it has more than ${SIGNATURES_MAX} signatures`);
  subkey.signatures.push(signature);
}

async function readWhole(packet: Packet): Promise<Buffer> {
  const reader = wholeBody(packet);
  const pieces: Buffer[] = [];
  for (let piece = await reader.some(); piece !== null; piece = await reader.some())
    pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

async function* singleChunk(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

type Signature = Readonly<{
  type: number;
  algorithm: number;
  hash: string;
  /** From the version to the end of what is signed of it. */
  head: Buffer;
  said: ReadonlyMap<number, Buffer>;
  numbers: readonly Buffer[];
}>;

/** RFC 9580, 9.5. SHA-1 and MD5 bind nothing any more. */
const HASHES: Readonly<Record<number, string>> = { 8: 'sha256', 9: 'sha384', 10: 'sha512' };

/** Null: of a version or a hash that is passed over. */
function signatureIn(body: Buffer): Signature | null {
  const reader = new FieldReader(body, endsEarly);
  const [version, type, algorithm, hashId] = [reader.byte(), reader.byte(), reader.byte(), reader.byte()];
  const hash = HASHES[hashId];
  if (version !== 4) return null;
  if (hash === undefined) return null;
  const said = subpacketsIn(reader.bytes(reader.uint16()));
  const head = body.subarray(0, reader.position);
  reader.bytes(reader.uint16());
  reader.bytes(2);
  const numbers: Buffer[] = [];
  while (!reader.isAtEnd) numbers.push(reader.multiprecision());
  return { type, algorithm, hash, head, said, numbers };
}

function subpacketsIn(bytes: Buffer): ReadonlyMap<number, Buffer> {
  const reader = new FieldReader(bytes, endsEarly);
  const said = new Map<number, Buffer>();

  while (!reader.isAtEnd) {
    const first = reader.byte();
    const length =
      first < 192
        ? first
        : first < 255
          ? ((first - 192) << 8) + reader.byte() + 192
          : reader.bytes(4).readUInt32BE();
    const [type = 0] = reader.bytes(1);
    said.set(type & 0x7f, reader.bytes(length - 1));
  }
  return said;
}

function mayEncrypt({ type, said }: Signature): boolean {
  const uses = said.get(SUBPACKETS.uses)?.[0] ?? 0;
  return type === SUBKEY_BINDING && (uses & (ENCRYPTS_MESSAGES | ENCRYPTS_STORAGE)) !== 0;
}

function isBinding(signature: Signature, primary: Buffer, subkey: Buffer, signer: Signer): boolean {
  const { head, algorithm, hash, numbers } = signature;
  const trailer = Buffer.concat([Buffer.of(4, 0xff), Buffer.alloc(4)]);
  trailer.writeUInt32BE(head.length, 2);
  const message = Buffer.concat([hashedForm(primary), hashedForm(subkey), head, trailer]);
  return signer.algorithm === algorithm && signer.holds(hash, message, numbers);
}

function hasExpired({ said }: Signature, subkey: Buffer, now: Date): boolean {
  const told = said.get(SUBPACKETS.keyExpiration);
  if (subkey.length < 5 || (told !== undefined && told.length !== 4)) throw endsEarly();
  const seconds = told?.readUInt32BE() ?? 0;
  return seconds !== 0 && (subkey.readUInt32BE(1) + seconds) * 1_000 <= now.getTime();
}

type Signer = Readonly<{
  algorithm: number;
  holds(hash: string, message: Buffer, numbers: readonly Buffer[]): boolean;
}>;

/** RFC 9580, 9.1. */
const [RSA, RSA_ENCRYPT_ONLY, RSA_SIGN_ONLY, ECDH, ECDSA, EDDSA] = [1, 2, 3, 18, 19, 22];

function signerOf(primary: Buffer): Signer {
  const { algorithm, reader } = keyFields(primary);
  if (algorithm === RSA || algorithm === RSA_SIGN_ONLY) {
    const { key, bits } = rsaKey(reader);
    return {
      algorithm,
      holds: (hash, message, [number = Buffer.alloc(0)]) =>
        verify(hash, message, key, leftPadded(number, bits / 8)),
    };
  }
  if (algorithm !== ECDSA && algorithm !== EDDSA)
    throw new NotOpenPgp(`it signs by algorithm ${algorithm}: RSA, Ed25519, P-256, P-384 or P-521 are taken`);

  const { key, curve } = curveKey(reader, 'signs');
  return {
    algorithm,
    holds: (hash, message, [r = Buffer.alloc(0), s = Buffer.alloc(0)]) => {
      const both = Buffer.concat([leftPadded(r, curve.bytes), leftPadded(s, curve.bytes)]);
      if (algorithm === ECDSA) return verify(hash, message, { key, dsaEncoding: 'ieee-p1363' }, both);
      return verify(null, createHash(hash).update(message).digest(), key, both);
    },
  };
}

function encryptionKeyOf(subkey: Buffer, fingerprint: Buffer): EncryptionKey {
  const { algorithm, reader } = keyFields(subkey);
  if (algorithm === RSA || algorithm === RSA_ENCRYPT_ONLY)
    return { kind: 'rsa', algorithm, ...rsaKey(reader) };
  if (algorithm !== ECDH)
    throw new NotOpenPgp(
      `its subkey encrypts by algorithm ${algorithm}: RSA, or ECDH over Curve25519, P-256, P-384 or P-521 are taken`,
    );

  const { key, curve, curveId } = curveKey(reader, 'encrypts');
  const derivation = reader.bytes(reader.byte());
  const [, hashId = 0, cipher = 0] = derivation;
  const [hash, wrapBytes] = [HASHES[hashId], WRAP_BYTES[cipher]];
  if (hash === undefined || wrapBytes === undefined)
    throw new NotOpenPgp('its subkey asks for a derivation of keys other than by SHA-2 and AES');
  return { kind: 'ecdh', key, curve, curveId, hash, wrapBytes, derivation, fingerprint };
}

/** By the cipher that wraps: AES-128, AES-192, AES-256. */
const WRAP_BYTES: Readonly<Record<number, 16 | 24 | 32>> = { 7: 16, 8: 24, 9: 32 };

function keyFields(body: Buffer): Readonly<{ algorithm: number; reader: FieldReader }> {
  const reader = new FieldReader(body, endsEarly);
  const version = reader.byte();
  if (version !== 4) throw new NotOpenPgp(`it is a key of version ${version}: version 4 is taken`);
  reader.bytes(4);
  return { algorithm: reader.byte(), reader };
}

function rsaKey(reader: FieldReader): Readonly<{ key: KeyObject; bits: number }> {
  const [n, e] = [reader.multiprecision(), reader.multiprecision()];
  const jwk = { kty: 'RSA', n: n.toString('base64url'), e: e.toString('base64url') };
  const key = keyFrom(jwk);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits < RSA_BITS_MIN)
    throw new NotOpenPgp(`it is an RSA key of ${bits} bits: it must have at least ${RSA_BITS_MIN}`);
  const exponent = key.asymmetricKeyDetails?.publicExponent ?? 0n;
  if (bits > RSA_BITS_MAX || exponent < 3n || exponent > RSA_EXPONENT_MAX)
    throw new NotOpenPgp('it is an RSA key of a size or an exponent that is not taken');
  return { key, bits };
}

function curveKey(
  reader: FieldReader,
  use: 'signs' | 'encrypts',
): Readonly<{ key: KeyObject; curve: Curve; curveId: Buffer }> {
  const curveId = reader.bytes(reader.byte());
  const curve = CURVES[curveId.toString('hex')];
  const jwk = curve === undefined ? null : pointToKey(curve, reader.multiprecision());
  if (curve === undefined || jwk === null || (curve.use !== use && curve.use !== 'both'))
    throw new NotOpenPgp('it is of a curve that is not taken: Curve25519, P-256, P-384 and P-521 are');
  return { key: keyFrom(jwk), curve, curveId };
}

function keyFrom(jwk: object): KeyObject {
  try {
    return createPublicKey({ key: jwk as { kty: string }, format: 'jwk' });
  } catch {
    throw new NotOpenPgp('it holds numbers that are no key');
  }
}

/** Numbers are written without zeros at their beginning. */
function leftPadded(number: Buffer, length: number): Buffer {
  return Buffer.concat([Buffer.alloc(Math.max(length - number.length, 0)), number]);
}

function endsEarly(): NotOpenPgp {
  return new NotOpenPgp('a packet of it ends too early');
}
