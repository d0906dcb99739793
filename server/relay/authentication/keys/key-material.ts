import {
  createPrivateKey,
  createPublicKey,
  type JsonWebKey,
  type KeyObject,
  X509Certificate,
} from 'node:crypto';
import type { Credentials } from '../credentials.ts';
import { CannotApply } from '../method.ts';
import { MalformedKeystore, openKeystore, WrongPassphrase } from './pkcs12.ts';

/**
 * The private key in a field: PEM (PKCS#8, PKCS#1 or SEC1, encrypted or not), JWK, or base64 of DER or of a
 * PKCS#12 file. A trailing newline or text around a PEM block does no harm; anything that is not one of these
 * is the caller's to mend.
 */
export function privateKey(credentials: Credentials, key: string, passphraseKey: string): KeyObject {
  const value = credentials.bytes(key);
  const passphrase = credentials.optionalBytes(passphraseKey);
  if (isPem(value)) return pemKey(value, passphrase, key, passphraseKey);
  const der = jwkOrDer(value, key);
  if (!Buffer.isBuffer(der))
    return attempt(
      () => createPrivateKey({ key: der, format: 'jwk' }),
      `its field ${key} is not a private JWK`,
    );
  const plain = tryEach<KeyObject>(
    () =>
      createPrivateKey({
        key: der,
        format: 'der',
        type: 'pkcs8',
        ...(passphrase === null ? {} : { passphrase }),
      }),
    () => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }),
    () => createPrivateKey({ key: der, format: 'der', type: 'sec1' }),
  );
  if (plain !== null) return plain;
  const [first] = keystoreOf(der, passphrase, key, passphraseKey).keys;
  if (first === undefined) throw new CannotApply(`its field ${key} holds no private key`);

  return attempt(
    () => createPrivateKey({ key: first, format: 'der', type: 'pkcs8' }),
    `its field ${key} holds a private key that cannot be read`,
  );
}

/** The public key in a field: PEM certificate or public key, JWK, or base64 of the DER of either. */
export function publicKey(credentials: Credentials, key: string): KeyObject {
  const value = credentials.bytes(key);
  const unreadable = `its field ${key} is not a certificate or public key (PEM, JWK or base64 of DER)`;
  // OpenSSL derives a public key from a private one; a private key of the other side is surely a mistake.
  if (isPem(value))
    return value.includes('PRIVATE KEY-----')
      ? fail(unreadable)
      : attempt(() => createPublicKey(value), unreadable);

  const der = jwkOrDer(value, key);
  if (!Buffer.isBuffer(der)) return attempt(() => createPublicKey({ key: der, format: 'jwk' }), unreadable);
  const found = tryEach<KeyObject>(
    () => new X509Certificate(der).publicKey,
    () => createPublicKey({ key: der, format: 'der', type: 'spki' }),
    () => createPublicKey({ key: der, format: 'der', type: 'pkcs1' }),
  );
  return found ?? fail(unreadable);
}

/** The certificate in a field: PEM, or base64 of DER. */
export function certificate(credentials: Credentials, key: string): X509Certificate {
  const value = credentials.bytes(key);
  const unreadable = `its field ${key} is not a certificate (PEM or base64 of DER)`;
  return attempt(() => new X509Certificate(isPem(value) ? value : fromBase64(value, key)), unreadable);
}

/** A field that holds base64 of a PKCS#12 file. */
export function keystore(
  credentials: Credentials,
  key: string,
  passphraseKey: string,
): ReturnType<typeof openKeystore> {
  return keystoreOf(
    fromBase64(credentials.bytes(key), key),
    credentials.optionalBytes(passphraseKey),
    key,
    passphraseKey,
  );
}

/** Decrypts where it must; tells a missing or wrong passphrase from a broken key. */
function pemKey(pem: Buffer, passphrase: Buffer | null, key: string, passphraseKey: string): KeyObject {
  try {
    return createPrivateKey({ key: pem, ...(passphrase === null ? {} : { passphrase }) });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (passphrase === null && (code === 'ERR_MISSING_PASSPHRASE' || pem.includes('ENCRYPTED')))
      throw new CannotApply(`its field ${key} is encrypted and its field ${passphraseKey} is missing`);
    if (pem.includes('ENCRYPTED'))
      throw new CannotApply(`its field ${key} cannot be decrypted with its field ${passphraseKey}`);
    throw new CannotApply(`its field ${key} is not a private key in PEM form`);
  }
}

function isPem(value: Buffer): boolean {
  return value.includes('-----BEGIN ');
}

function jwkOrDer(value: Buffer, key: string): JsonWebKey | Buffer {
  if (value[0] !== 0x7b) return fromBase64(value, key);
  const unreadable = `its field ${key} is not a JWK`;
  // createPrivateKey and createPublicKey check every member themselves.
  return attempt(() => JSON.parse(value.toString('utf8')) as JsonWebKey, unreadable);
}

function keystoreOf(
  file: Buffer,
  passphrase: Buffer | null,
  key: string,
  passphraseKey: string,
): ReturnType<typeof openKeystore> {
  try {
    return openKeystore(file, passphrase ?? Buffer.alloc(0));
  } catch (error) {
    if (error instanceof WrongPassphrase)
      throw new CannotApply(`its field ${key} cannot be opened with its field ${passphraseKey}`);
    if (error instanceof MalformedKeystore)
      throw new CannotApply(`its field ${key} is neither PEM nor base64 of a PKCS#12 file`);
    throw error;
  }
}

/** Base64 with line breaks, as `base64` and browsers write it. */
function fromBase64(value: Buffer, key: string): Buffer {
  const text = value.toString('latin1').replace(/[\r\n]/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text))
    throw new CannotApply(`its field ${key} is neither PEM nor base64`);
  return Buffer.from(text, 'base64');
}

function attempt<Value>(make: () => Value, reason: string): Value {
  try {
    return make();
  } catch {
    throw new CannotApply(reason);
  }
}

function tryEach<Value>(...ways: readonly (() => Value)[]): Value | null {
  for (const way of ways) {
    try {
      return way();
    } catch {
      // the next form
    }
  }
  return null;
}

function fail(reason: string): never {
  throw new CannotApply(reason);
}
