import { createDecipheriv, createHmac, hash as digestOf, pbkdf2Sync } from 'node:crypto';
import { isSameSecret } from '../../../domain/same-secret.ts';
import {
  childAt,
  children,
  type Element,
  MalformedDer,
  objectIdentifier,
  octets,
  parseDer,
  smallInteger,
  TAG,
} from '../../../platform/der.ts';
import { decryptRc2Cbc } from './rc2.ts';

/** What a PKCS#12 file (`.p12`, `.pfx`) holds, as DER. */
export type Keystore = Readonly<{ keys: readonly Buffer[]; certificates: readonly Buffer[] }>;

export class WrongPassphrase extends Error {}
export class MalformedKeystore extends Error {}

/**
 * Opens a PKCS#12 file (RFC 7292). Node can use one for TLS but does not give its key out, and request
 * signing needs the key; nor does it read the RC2 of older files. The keys are PKCS#8 and the caller's to
 * wipe.
 */
export function openKeystore(file: Buffer, passphrase: Buffer): Keystore {
  try {
    return open(file, passphrase);
  } catch (error) {
    if (error instanceof WrongPassphrase || error instanceof MalformedKeystore) throw error;
    throw new MalformedKeystore();
  }
}

/** Some exporters write it. */
const BER = { allowBer: true } as const;

function open(file: Buffer, passphrase: Buffer): Keystore {
  const [version, safe, mac] = children(parseDer(file, BER));
  if (version === undefined || safe === undefined || smallInteger(version) !== 3)
    throw new MalformedKeystore();
  const authenticated = dataOf(safe);
  const passphrases = candidates(passphrase);
  const chosen =
    mac === undefined
      ? passphrases[0]
      : passphrases.find((candidate) => macHolds(mac, authenticated, candidate));
  if (chosen === undefined) throw new WrongPassphrase();

  const keys: Buffer[] = [];
  const certificates: Buffer[] = [];
  for (const part of children(parseDer(authenticated, BER))) {
    const contents =
      objectIdentifier(childAt(part, 0)) === OID.encryptedData ? decryptedData(part, chosen) : dataOf(part);
    for (const bag of children(parseDer(contents, BER))) collect(bag, chosen, keys, certificates);
  }
  return { keys, certificates };
}

function collect(bag: Element, passphrase: Passphrase, keys: Buffer[], certificates: Buffer[]): void {
  const value = childAt(childAt(bag, 1), 0);
  switch (objectIdentifier(childAt(bag, 0))) {
    case OID.keyBag:
      keys.push(Buffer.from(value.whole));
      return;
    case OID.shroudedKeyBag:
      keys.push(decrypt(childAt(value, 0), octets(childAt(value, 1)), passphrase));
      return;
    case OID.certificateBag:
      if (objectIdentifier(childAt(value, 0)) === OID.x509Certificate)
        certificates.push(Buffer.from(octets(childAt(childAt(value, 1), 0))));
      return;
    default: // revocation lists and other secrets are of no use here
  }
}

/** A passphrase in the two forms that key derivations ask for. */
type Passphrase = Readonly<{ utf8: Buffer; bmp: Buffer }>;

/**
 * An empty passphrase is written in two ways: as an empty string with its terminator, or as nothing at all.
 */
function candidates(passphrase: Buffer): readonly Passphrase[] {
  const terminated = Buffer.from(`${passphrase.toString('utf8')}\0`, 'utf16le').swap16();
  const usual = { utf8: passphrase, bmp: terminated };
  return passphrase.length === 0 ? [usual, { utf8: passphrase, bmp: Buffer.alloc(0) }] : [usual];
}

function macHolds(mac: Element, content: Buffer, passphrase: Passphrase): boolean {
  const [digestInfo, salt, iterations] = children(mac);
  if (digestInfo === undefined || salt === undefined) throw new MalformedKeystore();
  const algorithm = childAt(digestInfo, 0);
  const oid = objectIdentifier(childAt(algorithm, 0));
  const expected = octets(childAt(digestInfo, 1));
  if (oid === OID.pbmac1) return pbmac1Holds(childAt(algorithm, 1), content, expected, passphrase);
  const hash = HASHES[oid];
  if (hash === undefined) throw new MalformedKeystore();

  const key = deriveKey(
    hash,
    3,
    passphrase.bmp,
    octets(salt),
    iterations === undefined ? 1 : bounded(smallInteger(iterations)),
    hashLength(hash),
  );
  return isSameSecret(createHmac(hash, key).update(content).digest(), expected);
}

/** RFC 9579. */
function pbmac1Holds(
  parameters: Element,
  content: Buffer,
  expected: Buffer,
  passphrase: Passphrase,
): boolean {
  const hash = HMACS[objectIdentifier(childAt(childAt(parameters, 1), 0))];
  if (hash === undefined) throw new MalformedKeystore();
  const key = pbkdf2(childAt(parameters, 0), passphrase, hashLength(hash));
  return isSameSecret(createHmac(hash, key).update(content).digest(), expected);
}

function dataOf(contentInfo: Element): Buffer {
  if (objectIdentifier(childAt(contentInfo, 0)) !== OID.data) throw new MalformedKeystore();
  return octets(childAt(childAt(contentInfo, 1), 0));
}

function decryptedData(contentInfo: Element, passphrase: Passphrase): Buffer {
  const info = childAt(childAt(childAt(contentInfo, 1), 0), 1);
  const sealed = childAt(info, 2);
  // The content is an implicitly tagged octet string: in one piece, or in several.
  return decrypt(
    childAt(info, 1),
    sealed.constructed ? Buffer.concat(children(sealed).map(octets)) : sealed.content,
    passphrase,
  );
}

function decrypt(algorithm: Element, sealed: Buffer, passphrase: Passphrase): Buffer {
  const oid = objectIdentifier(childAt(algorithm, 0));
  const parameters = childAt(algorithm, 1);
  try {
    if (oid === OID.pbes2) return decryptPbes2(parameters, sealed, passphrase);
    const scheme = PKCS12_CIPHERS[oid];
    if (scheme === undefined) throw new MalformedKeystore();
    const salt = octets(childAt(parameters, 0));
    const iterations = bounded(smallInteger(childAt(parameters, 1)));
    const key = deriveKey('sha1', 1, passphrase.bmp, salt, iterations, scheme.keyBytes);
    const iv = deriveKey('sha1', 2, passphrase.bmp, salt, iterations, 8);
    if (scheme.rc2) return unpadded(decryptRc2Cbc(key, scheme.keyBytes * 8, iv, sealed));
    const tripleKey = key.length === 16 ? Buffer.concat([key, key.subarray(0, 8)]) : key;
    return decipher('des-ede3-cbc', tripleKey, iv, sealed);
  } catch (error) {
    if (error instanceof MalformedKeystore || error instanceof MalformedDer) throw error;
    throw new WrongPassphrase();
  }
}

function decryptPbes2(parameters: Element, sealed: Buffer, passphrase: Passphrase): Buffer {
  const encryption = childAt(parameters, 1);
  const cipher = PBES2_CIPHERS[objectIdentifier(childAt(encryption, 0))];
  if (cipher === undefined) throw new MalformedKeystore();
  return decipher(
    cipher.name,
    pbkdf2(childAt(parameters, 0), passphrase, cipher.keyBytes),
    octets(childAt(encryption, 1)),
    sealed,
  );
}

function pbkdf2(derivation: Element, passphrase: Passphrase, keyBytes: number): Buffer {
  if (objectIdentifier(childAt(derivation, 0)) !== OID.pbkdf2) throw new MalformedKeystore();
  const [salt, iterations, ...optional] = children(childAt(derivation, 1));
  if (salt === undefined || iterations === undefined) throw new MalformedKeystore();
  const prf = optional.find((element) => element.tag === TAG.sequence);
  const hash = prf === undefined ? 'sha1' : HMACS[objectIdentifier(childAt(prf, 0))];
  if (hash === undefined) throw new MalformedKeystore();
  return pbkdf2Sync(passphrase.utf8, octets(salt), bounded(smallInteger(iterations)), keyBytes, hash);
}

/** Keeps a file from stopping the process: real ones use a few thousand rounds. */
const ITERATIONS_MAX = 600_000;

function bounded(iterations: number): number {
  if (iterations < 1 || iterations > ITERATIONS_MAX) throw new MalformedKeystore();
  return iterations;
}

function decipher(name: string, key: Buffer, iv: Buffer, sealed: Buffer): Buffer {
  const cipher = createDecipheriv(name, key, iv);
  return Buffer.concat([cipher.update(sealed), cipher.final()]);
}

function unpadded(bytes: Buffer): Buffer {
  const count = bytes[bytes.length - 1] ?? 0;
  const padding = bytes.subarray(bytes.length - count);
  if (count < 1 || count > 8 || !padding.every((byte) => byte === count)) throw new WrongPassphrase();
  return bytes.subarray(0, bytes.length - count);
}

/** RFC 7292 appendix B.2. `purpose` 1: key, 2: initialisation vector, 3: MAC key. */
function deriveKey(
  hash: string,
  purpose: 1 | 2 | 3,
  passphrase: Buffer,
  salt: Buffer,
  iterations: number,
  wanted: number,
): Buffer {
  const block = hash === 'sha384' || hash === 'sha512' ? 128 : 64;
  const diversifier = Buffer.alloc(block, purpose);
  const input = Buffer.concat([fillBlock(salt, block), fillBlock(passphrase, block)]);
  const derived: Buffer[] = [];

  for (let length = 0; length < wanted;) {
    let digest = digestOf(hash, Buffer.concat([diversifier, input]), 'buffer');
    for (let round = 1; round < iterations; round += 1) digest = digestOf(hash, digest, 'buffer');
    derived.push(digest);
    length += digest.length;
    const addend = fillBlock(digest, block).subarray(0, block);
    for (let at = 0; at < input.length; at += block) addOne(input.subarray(at, at + block), addend);
  }
  return Buffer.concat(derived).subarray(0, wanted);
}

function fillBlock(bytes: Buffer, block: number): Buffer {
  return bytes.length === 0 ? bytes : Buffer.alloc(Math.ceil(bytes.length / block) * block, bytes);
}

/** target = target + addend + 1, modulo its size. */
function addOne(target: Buffer, addend: Buffer): void {
  let carry = 1;
  for (let index = target.length - 1; index >= 0; index -= 1) {
    carry += (target[index] ?? 0) + (addend[index] ?? 0);
    target[index] = carry & 0xff;
    carry >>= 8;
  }
}

function hashLength(hash: string): number {
  return digestOf(hash, Buffer.alloc(0), 'buffer').length;
}

const OID = {
  data: '1.2.840.113549.1.7.1',
  encryptedData: '1.2.840.113549.1.7.6',
  keyBag: '1.2.840.113549.1.12.10.1.1',
  shroudedKeyBag: '1.2.840.113549.1.12.10.1.2',
  certificateBag: '1.2.840.113549.1.12.10.1.3',
  x509Certificate: '1.2.840.113549.1.9.22.1',
  pbes2: '1.2.840.113549.1.5.13',
  pbkdf2: '1.2.840.113549.1.5.12',
  pbmac1: '1.2.840.113549.1.5.14',
} as const;

const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

const HMACS: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};

const PKCS12_CIPHERS: Readonly<Record<string, Readonly<{ keyBytes: number; rc2: boolean }>>> = {
  '1.2.840.113549.1.12.1.3': { keyBytes: 24, rc2: false },
  '1.2.840.113549.1.12.1.4': { keyBytes: 16, rc2: false },
  '1.2.840.113549.1.12.1.5': { keyBytes: 16, rc2: true },
  '1.2.840.113549.1.12.1.6': { keyBytes: 5, rc2: true },
};

const PBES2_CIPHERS: Readonly<Record<string, Readonly<{ name: string; keyBytes: number }>>> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keyBytes: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keyBytes: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keyBytes: 32 },
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', keyBytes: 24 },
};
