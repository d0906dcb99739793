import { constants, hash, type JsonWebKey, type KeyObject, verify, type VerifyKeyObjectInput } from 'node:crypto';

/** The four signatures a bearer token may carry (RFC 7518 §3, RFC 8037). A key verifies exactly one of them: a token's header cannot choose. */
export const JWS_ALGORITHMS = {
  ES512: { keyType: 'ec', curve: 'secp521r1', digest: 'sha512', signatureBytes: 132, options: { dsaEncoding: 'ieee-p1363' } },
  ES256: { keyType: 'ec', curve: 'prime256v1', digest: 'sha256', signatureBytes: 64, options: { dsaEncoding: 'ieee-p1363' } },
  EdDSA: { keyType: 'ed25519', curve: null, digest: null, signatureBytes: 64, options: {} },
  RS512: { keyType: 'rsa', curve: null, digest: 'sha512', signatureBytes: null, options: { padding: constants.RSA_PKCS1_PADDING } },
} as const satisfies Record<string, Readonly<{ keyType: string; curve: string | null; digest: string | null; signatureBytes: number | null; options: Omit<VerifyKeyObjectInput, 'key'> }>>;

export type JwsAlgorithm = keyof typeof JWS_ALGORITHMS;

/** Smaller RSA keys are refused at creation. */
const RSA_BITS_MIN = 2048;

/**
 * True when the signature is the key's. Runs on the thread pool: an ES512 verification takes about a millisecond, which would hold up every
 * other request on the event loop.
 */
export function verifySignature(algorithm: JwsAlgorithm, key: KeyObject, signed: Buffer, signature: Buffer): Promise<boolean> {
  const { digest, signatureBytes, options } = JWS_ALGORITHMS[algorithm];
  // IEEE P1363 only (RFC 7518 §3.4): a DER signature has another length. All zeros is refused here, whatever the library thinks of it.
  if ((signatureBytes !== null && signature.length !== signatureBytes) || signature.every((byte) => byte === 0)) return Promise.resolve(false);
  return new Promise((resolve) => {
    verify(digest, signed, { key, ...options }, signature, (error, holds) => resolve(error === null && holds));
  });
}

/** The algorithm that a public key verifies; null for every other kind of key. */
export function algorithmOf(key: KeyObject): JwsAlgorithm | null {
  const details = key.asymmetricKeyDetails;
  switch (key.asymmetricKeyType) {
    case 'ec':
      return details?.namedCurve === JWS_ALGORITHMS.ES512.curve ? 'ES512' : details?.namedCurve === JWS_ALGORITHMS.ES256.curve ? 'ES256' : null;
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
  return hash('sha256', JSON.stringify(Object.fromEntries(members.map((name) => [name, jwk[name]]))), 'base64url');
}

const THUMBPRINT_MEMBERS: Readonly<Record<string, readonly (keyof JsonWebKey)[]>> = { EC: ['crv', 'kty', 'x', 'y'], OKP: ['crv', 'kty', 'x'], RSA: ['e', 'kty', 'n'] };
