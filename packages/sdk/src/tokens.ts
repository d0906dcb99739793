import { createHash, createPrivateKey, createPublicKey, KeyObject, randomUUID, sign } from 'node:crypto';
import { RailyardError } from './errors.ts';

/** What a token says. */
export type TokenClaims = Readonly<{
  /** Such as `transactions.read`; `*.read` and `*.write` are everything that the key may do. */
  scopes: readonly string[];
  /** Seconds for which the token holds. */
  lifetimeSeconds: number;
  /** Who made it, for whoever reads logs. */
  issuer?: string | undefined;
  /** The address of the one service that may take it, as that service knows itself. */
  audience?: string | undefined;
  /** What a front end's token pins. */
  embed?: Readonly<Record<string, unknown>> | undefined;
  /** The checkout session that a front end's token is for. */
  checkoutSessionId?: string | undefined;
}>;

/** Signs tokens with an API key, by the one algorithm that the service takes of its kind of key. */
export class TokenSigner {
  readonly #key: KeyObject;
  readonly #header: string;
  readonly #digest: string | null;

  /** @throws RailyardError where it is no private key in PEM form, or of a kind that the service does not take. */
  constructor(privateKey: string | KeyObject) {
    this.#key = keyOf(privateKey);
    const kind = kindOf(this.#key);
    if (kind === null)
      throw new RailyardError(
        'A key of this kind signs no token: use P-256, P-521, Ed25519 or RSA from 2048 bits.',
      );
    this.#digest = kind.digest;
    this.#header = encodePart({ typ: 'JWT', alg: kind.algorithm, kid: thumbprintOf(this.#key) });
  }

  /** A token with these claims, signed with the key. */
  sign(
    { scopes, lifetimeSeconds, issuer = 'railyard sdk', audience, embed, checkoutSessionId }: TokenClaims,
    nowMs: number = Date.now(),
  ): string {
    const now = Math.floor(nowMs / 1000);
    const claims = {
      iss: issuer,
      iat: now,
      nbf: now,
      exp: now + lifetimeSeconds,
      jti: randomUUID(),
      scopes,
      // members that are undefined are not written
      aud: audience,
      embed,
      checkout_session_id: checkoutSessionId,
    };
    const signed = `${this.#header}.${encodePart(claims)}`;

    // RFC 7518 §3.4: two numbers of fixed length, and not DER; it has no meaning for the other kinds of key.
    const signature = sign(this.#digest, Buffer.from(signed), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  }
}

function keyOf(privateKey: string | KeyObject): KeyObject {
  if (privateKey instanceof KeyObject) return privateKey;
  try {
    return createPrivateKey(privateKey);
  } catch {
    throw new RailyardError('This is not a private key in PEM form without a passphrase.');
  }
}

type Kind = Readonly<{ algorithm: string; digest: string | null }>;

function kindOf({ asymmetricKeyType, asymmetricKeyDetails: details }: KeyObject): Kind | null {
  if (asymmetricKeyType === 'ed25519') return { algorithm: 'EdDSA', digest: null };
  if (asymmetricKeyType === 'ec' && details?.namedCurve === 'prime256v1')
    return { algorithm: 'ES256', digest: 'sha256' };
  if (asymmetricKeyType === 'ec' && details?.namedCurve === 'secp521r1')
    return { algorithm: 'ES512', digest: 'sha512' };
  if (asymmetricKeyType === 'rsa' && (details?.modulusLength ?? 0) >= 2048)
    return { algorithm: 'RS512', digest: 'sha512' };
  return null;
}

/** RFC 7638: the required members of the public key, in lexicographic order. */
function thumbprintOf(key: KeyObject): string {
  const jwk = createPublicKey(key).export({ format: 'jwk' });
  const members = { EC: ['crv', 'kty', 'x', 'y'], OKP: ['crv', 'kty', 'x'], RSA: ['e', 'kty', 'n'] }[
    String(jwk.kty)
  ];
  const text = JSON.stringify(jwk, members);
  return createHash('sha256').update(text).digest('base64url');
}

function encodePart(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Signed again after this share of a token's life. */
const FRESH_SHARE = 0.8;

/** Where calls get their token. */
export type Tokens = Readonly<{
  current(): string;
  /** Goes by the service's clock from now on; false where that changes nothing. */
  learnClock(date: string | null): boolean;
}>;

/** A token that somebody else signed. It is not shown to whoever prints the client. */
export class FixedToken implements Tokens {
  readonly #token: string;

  constructor(token: string) {
    this.#token = token;
  }

  current(): string {
    return this.#token;
  }

  learnClock(): boolean {
    return false;
  }
}

/** One token for all calls, until most of its life is over: the service remembers tokens that it has verified. */
export class TokenSource implements Tokens {
  readonly #signer: TokenSigner;
  readonly #claims: TokenClaims;
  #token = '';
  #freshUntilMs = 0;
  #aheadMs = 0;

  constructor(signer: TokenSigner, claims: TokenClaims) {
    this.#signer = signer;
    this.#claims = claims;
  }

  current(): string {
    const nowMs = Date.now() + this.#aheadMs;
    if (nowMs < this.#freshUntilMs) return this.#token;
    this.#token = this.#signer.sign(this.#claims, nowMs);
    this.#freshUntilMs = nowMs + this.#claims.lifetimeSeconds * 1000 * FRESH_SHARE;
    return this.#token;
  }

  /** False where the clocks differ too little to matter. */
  learnClock(date: string | null): boolean {
    const aheadMs = date === null ? NaN : Date.parse(date) - Date.now();
    if (!(Math.abs(aheadMs - this.#aheadMs) > CLOCKS_DIFFER_MS)) return false;
    this.#aheadMs = aheadMs;
    this.#freshUntilMs = 0;
    return true;
  }
}
const CLOCKS_DIFFER_MS = 5_000;
