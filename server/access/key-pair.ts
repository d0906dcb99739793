import { createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { Bulkhead } from './bulkhead.ts';
import { algorithmOf, type JwsAlgorithm, thumbprintOf } from './jws.ts';

/** What is kept of a key pair, and the private half, which is given out once and not kept. */
type MadeKeyPair = PublicKeyPart & Readonly<{ privateKeyPem: string }>;
export type PublicKeyPart = Readonly<{
  algorithm: 'ECDSA' | 'RSA';
  jwsAlgorithm: JwsAlgorithm;
  publicKeyPem: string;
  thumbprint: string;
}>;

const RSA_BITS = 3_072;
/** A process has four threads in its pool, and payments need them: for signatures, compression, names of hosts. */
const oneAtATime = new Bulkhead({ atOnceMax: 1, waitingMax: 20 });

/**
 * On the thread pool, one after the other: an RSA key takes a second to find. P-521 and RSA, as published; Ed25519
 * and P-256 keys can be brought along as public keys.
 */
export function makeKeyPair(algorithm: 'ECDSA' | 'RSA'): Promise<MadeKeyPair> {
  return oneAtATime.run(() => findKeyPair(algorithm));
}

async function findKeyPair(algorithm: 'ECDSA' | 'RSA'): Promise<MadeKeyPair> {
  const { publicKey, privateKey } =
    algorithm === 'RSA'
      ? await generate('rsa', { modulusLength: RSA_BITS })
      : await generate('ec', { namedCurve: 'secp521r1' });
  return {
    ...publicPart(publicKey, algorithm === 'RSA' ? 'RS512' : 'ES512'),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/**
 * A public key in PEM that a caller brings: null for anything that is not a public key of a kind we verify. A
 * private key is refused, not stripped.
 */
export function readPublicKey(pem: string): PublicKeyPart | null {
  if (pem.length > PEM_LENGTH_MAX || /PRIVATE/.test(pem)) return null;
  try {
    const key = createPublicKey({ key: pem, format: 'pem' });
    const jwsAlgorithm = algorithmOf(key);
    return jwsAlgorithm === null ? null : publicPart(key, jwsAlgorithm);
  } catch {
    return null;
  }
}

const PEM_LENGTH_MAX = 10_000;
const generate = promisify(generateKeyPair);

function publicPart(key: KeyObject, jwsAlgorithm: JwsAlgorithm): PublicKeyPart {
  return {
    algorithm: jwsAlgorithm === 'RS512' ? 'RSA' : 'ECDSA',
    jwsAlgorithm,
    publicKeyPem: key.export({ type: 'spki', format: 'pem' }).toString(),
    thumbprint: thumbprintOf(key),
  };
}
