import { hash, type JsonWebKey, type KeyObject, verify } from 'node:crypto';

/**
 * The four signatures a bearer token may carry (RFC 7518 §3, RFC 8037). A key verifies exactly one of them: a
 * token's header cannot choose.
 */
export const JWS_ALGORITHMS = {
  ES512: { keyType: 'ec', curve: 'secp521r1', digest: 'sha512', signatureBytes: 132 },
  ES256: { keyType: 'ec', curve: 'prime256v1', digest: 'sha256', signatureBytes: 64 },
  EdDSA: { keyType: 'ed25519', curve: null, digest: null, signatureBytes: 64 },
  RS512: { keyType: 'rsa', curve: null, digest: 'sha512', signatureBytes: null },
} as const satisfies Record<
  string,
  Readonly<{ keyType: string; curve: string | null; digest: string | null; signatureBytes: number | null }>
>;

export type JwsAlgorithm = keyof typeof JWS_ALGORITHMS;

/** Smaller RSA keys are refused at creation. */
const RSA_BITS_MIN = 2048;

/**
 * True when the signature is the key's. Runs on the thread pool: an ES512 verification takes about a
 * millisecond, which would hold up every other request on the event loop.
 */
export function verifySignature(
  algorithm: JwsAlgorithm,
  key: KeyObject,
  signed: Buffer,
  signature: Buffer,
): Promise<boolean> {
  const { keyType, digest, signatureBytes } = JWS_ALGORITHMS[algorithm];
  // IEEE P1363 only (RFC 7518 §3.4): a DER signature has another length. All zeros is refused here, whatever
  // the library thinks of it.
  if (
    (signatureBytes !== null && signature.length !== signatureBytes) ||
    signature.every((byte) => byte === 0)
  )
    return Promise.resolve(false);

  const given = keyType === 'ec' ? derOf(signature) : signature;
  return new Promise((resolve) => {
    // The bare key: around it in options, Node looks for 20 µs whether they are one. Its padding for RSA is
    // PKCS #1 v1.5 (RFC 7518 §3.3).
    verify(digest, signed, key, given, (error, holds) => resolve(error === null && holds));
  });
}

/**
 * Two numbers of fixed length as the DER sequence (X.690 §8.3, §8.9) that OpenSSL takes. Node would do it
 * too, on the event loop, and asks the key for its curve each time: 50 µs, as much as half of the
 * verification.
 */
export function derOf(signature: Buffer): Buffer {
  const half = signature.length / 2;
  const numbers = [signature.subarray(0, half), signature.subarray(half)].map((number) => {
    const first = number.findIndex((byte) => byte !== 0);
    const digits = first < 0 ? number.subarray(-1) : number.subarray(first);
    const isNegative = (digits[0] ?? 0) > 0x7f;
    return Buffer.concat([
      Buffer.from(isNegative ? [0x02, digits.length + 1, 0] : [0x02, digits.length]),
      digits,
    ]);
  });
  const length = numbers.reduce((sum, number) => sum + number.length, 0);
  return Buffer.concat([Buffer.from(length > 0x7f ? [0x30, 0x81, length] : [0x30, length]), ...numbers]);
}

/** The algorithm that a public key verifies; null for every other kind of key. */
export function algorithmOf(key: KeyObject): JwsAlgorithm | null {
  const details = key.asymmetricKeyDetails;
  switch (key.asymmetricKeyType) {
    case 'ec':
      return details?.namedCurve === JWS_ALGORITHMS.ES512.curve
        ? 'ES512'
        : details?.namedCurve === JWS_ALGORITHMS.ES256.curve
          ? 'ES256'
          : null;
    case 'ed25519':
      return 'EdDSA';
    case 'rsa':
      return (details?.modulusLength ?? 0) >= RSA_BITS_MIN ? 'RS512' : null;
    default:
      return null;
  }
}

/** RFC 7638: base64url of SHA-256 over the key's required members in lexicographic order. */
export function thumbprintOf(key: KeyObject): string {
  const jwk = key.export({ format: 'jwk' });
  const members = THUMBPRINT_MEMBERS[String(jwk.kty)];
  if (members === undefined) throw new Error('BUG: a thumbprint of a key that is neither EC, OKP nor RSA');
  return hash(
    'sha256',
    JSON.stringify(Object.fromEntries(members.map((name) => [name, jwk[name]]))),
    'base64url',
  );
}

const THUMBPRINT_MEMBERS: Readonly<Record<string, readonly (keyof JsonWebKey)[]>> = {
  EC: ['crv', 'kty', 'x', 'y'],
  OKP: ['crv', 'kty', 'x'],
  RSA: ['e', 'kty', 'n'],
};
