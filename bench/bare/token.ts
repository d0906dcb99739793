import { createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';

const LIFETIME_SECONDS = 3600;
const HASH = 'sha256';
const ENCODING = 'ieee-p1363';

/** A token of ES256 and the key that it is checked by, as PEM. */
export function signToken(): Readonly<{ token: string; publicKey: string }> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const claims = { iss: 'bench', exp: Math.floor(Date.now() / 1000) + LIFETIME_SECONDS, scopes: ['*.write'] };
  const signed = [{ alg: 'ES256', typ: 'JWT' }, claims].map(encode).join('.');
  const signature = sign(HASH, Buffer.from(signed), { key: privateKey, dsaEncoding: ENCODING });
  return {
    token: `${signed}.${signature.toString('base64url')}`,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** Checks a token once and remembers it until it is over. */
export class Tokens {
  readonly #key: KeyObject;
  readonly #endsAt = new Map<string, number>();

  constructor(publicKey: string) {
    this.#key = createPublicKey(publicKey);
  }

  /** Of the header `authorization`. */
  holds(header: string | undefined): boolean {
    if (header === undefined) return false;
    const known = this.#endsAt.get(header);
    if (known !== undefined) return known > Date.now();
    const [head = '', claims = '', signature = ''] = header.replace(/^Bearer /, '').split('.');
    const signed = Buffer.from(`${head}.${claims}`);
    const key = { key: this.#key, dsaEncoding: ENCODING } as const;
    if (!verify(HASH, signed, key, Buffer.from(signature, 'base64url'))) return false;
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number };
    this.#endsAt.set(header, exp * 1000);
    return exp * 1000 > Date.now();
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
