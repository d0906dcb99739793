import { EMBED } from './scopes.ts';
import { hash } from 'node:crypto';
import { parseStrictJson } from '../json/strict-json.ts';
import { isObject } from '../domain/json.ts';
import { nearestName } from '../domain/nearest-name.ts';
import { JWS_ALGORITHMS, type JwsAlgorithm } from './jws.ts';

/** A token is taken for so long after its end: it may have been under way. */
const LATE_SECONDS = 5;
/** The clock of whoever signed it may be so far ahead of ours: a token that is new is no risk. */
export const EARLY_SECONDS = 60;

export const TOKEN_LENGTH_MAX = 8_192;

/** A token as it came, taken apart but not believed yet. */
type UnverifiedToken = Readonly<{
  algorithm: JwsAlgorithm;
  /** RFC 7638 thumbprint of the key that must have signed it. */
  keyId: string;
  signed: Buffer;
  signature: Buffer;
  claims: Claims;
}>;

export type Claims = Readonly<{
  /** Seconds since 1970. */
  expiresAt: number;
  notBefore: number | null;
  issuedAt: number | null;
  scopes: readonly string[];
  /** Whom the token is for (RFC 7519 §4.1.3); null where it does not say. */
  audience: readonly string[] | null;
  /** What the signer pinned for a front end. Null where there is no `embed` claim. */
  pinned: Readonly<Record<string, unknown>> | null;
  checkoutSessionId: string | null;
  /** Another claim has almost the name of one that holds a front end. */
  hasMisnamedClaim: boolean;
  tokenId: string;
}>;

/**
 * Takes a compact JWS (RFC 7515 §7.1) apart. Null for everything that is not exactly a token of ours: another
 * algorithm (`none` in any case among them), critical headers, base64url in any spelling but the one, claims
 * of the wrong type.
 */
export function parseToken(text: string): UnverifiedToken | null {
  if (text.length > TOKEN_LENGTH_MAX) return null;
  const segments = text.split('.').map(decodeSegment);
  const [header, payload, signature] = segments.filter((segment) => segment !== null);
  if (segments.length !== 3 || header === undefined || payload === undefined || signature === undefined)
    return null;
  const protectedHeader = parseObject(header);
  const claims = parseObject(payload);
  if (protectedHeader === null || claims === null || (claims['embed'] !== undefined && !isExact(payload)))
    return null;

  const algorithm = algorithmNamed(protectedHeader['alg']);
  const keyId = protectedHeader['kid'];
  if (
    algorithm === null ||
    typeof keyId !== 'string' ||
    !/^[A-Za-z0-9_-]{43}$/.test(keyId) ||
    !isPlainHeader(protectedHeader)
  )
    return null;
  const signed = text.slice(0, text.lastIndexOf('.'));
  const read = readClaims(claims, signed);
  return read === null
    ? null
    : { algorithm, keyId, signed: Buffer.from(signed, 'latin1'), signature, claims: read };
}

/** Null while the token may be used: not long before `nbf` and `iat`, and not after `exp`. */
export function untimeliness(claims: Claims, now: Date): 'expired' | 'not_yet' | null {
  const seconds = now.getTime() / 1_000;
  if (seconds >= claims.expiresAt + LATE_SECONDS) return 'expired';
  const isEarly = (time: number | null): boolean => seconds < (time ?? 0) - EARLY_SECONDS;
  return isEarly(claims.notBefore) || isEarly(claims.issuedAt) ? 'not_yet' : null;
}

/**
 * Whether an embed token was made for longer than the operator lets a front end have one: whoever copies it out of a
 * page has it for as long.
 */
export function isTooLong({ scopes, expiresAt, issuedAt }: Claims, now: Date, daysMax: number): boolean {
  if (!scopes.includes(EMBED)) return false;
  const lifeSeconds = expiresAt - (issuedAt ?? now.getTime() / 1_000);
  return lifeSeconds > daysMax * 86_400 + LATE_SECONDS;
}

/** Whether a front end could do with it what a misspelt claim was to forbid. */
export function isMisnamed({ scopes, hasMisnamedClaim: isNear }: Claims): boolean {
  return isNear && scopes.includes(EMBED);
}

/** A token that says whom it is for is good there only; `address` is this instance's public one. */
export function isForUs({ audience }: Claims, address: string): boolean {
  const withoutSlash = (url: string): string => url.replace(/\/$/, '');
  return audience === null || audience.some((url) => withoutSlash(url) === withoutSlash(address));
}

/** One spelling only: no padding, no stray bits, no other alphabet. */
function decodeSegment(segment: string): Buffer | null {
  if (segment === '') return null;
  const bytes = Buffer.from(segment, 'base64url');
  return bytes.toString('base64url') === segment ? bytes : null;
}

function parseObject(bytes: Buffer): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * What is pinned becomes part of a request, so it is read as one: no name twice, nothing that cannot be
 * stored.
 */
function isExact(bytes: Buffer): boolean {
  const parsed = parseStrictJson(bytes);
  return parsed.ok && parsed.problems.length === 0;
}

function algorithmNamed(name: unknown): JwsAlgorithm | null {
  // an own name of the table is one of its keys
  return typeof name === 'string' && Object.hasOwn(JWS_ALGORITHMS, name) ? (name as JwsAlgorithm) : null;
}

/** RFC 7515 §4.1.11: what is critical must be understood, and we understand nothing beyond the basics. */
function isPlainHeader(header: Readonly<Record<string, unknown>>): boolean {
  const type = header['typ'];
  return (
    header['crit'] === undefined &&
    header['b64'] === undefined &&
    (type === undefined || (typeof type === 'string' && type.toUpperCase() === 'JWT'))
  );
}

/** The end of the year 9999: later is not a time, it is a mistake or a trick. */
const SECONDS_MAX = 253_402_300_799;

function readClaims(claims: Readonly<Record<string, unknown>>, signed: string): Claims | null {
  const scopes = readScopes(claims['scopes'] ?? claims['scope']);
  if (scopes === null || !areWellFormed(claims)) return null;

  const { exp, nbf, iat, aud, embed, checkout_session_id: checkoutSessionId } = claims;
  const { jti } = claims;
  return {
    expiresAt: exp,
    notBefore: nbf ?? null,
    issuedAt: iat ?? null,
    scopes,
    audience: typeof aud === 'string' ? [aud] : (aud ?? null),
    pinned: embed ?? null,
    checkoutSessionId: checkoutSessionId ?? null,
    hasMisnamedClaim: hasMisnamedClaim(claims),
    tokenId: isTokenId(jti) ? jti : hash('sha256', signed, 'hex').slice(0, 32),
  };
}

const CLAIMS_OF_FRONT_ENDS = ['embed', 'checkout_session_id'];

/** `Embed` or `embed_params` would pin nothing, and leave to the shopper what its maker meant to hold. */
function hasMisnamedClaim(claims: Readonly<Record<string, unknown>>): boolean {
  const others = Object.keys(claims).filter((name) => !CLAIMS_OF_FRONT_ENDS.includes(name));
  return CLAIMS_OF_FRONT_ENDS.some(
    (name) => (claims[name] ?? null) === null && nearestName(name, others) !== null,
  );
}

/** Claims that make a token worthless where they are not what they should be. */
type CheckedClaims = Readonly<{
  exp: number;
  nbf: number | undefined;
  iat: number | undefined;
  aud: string | readonly string[] | null | undefined;
  embed: Readonly<Record<string, unknown>> | null | undefined;
  checkout_session_id: string | null | undefined;
}>;

const CHECKS: { readonly [Name in keyof CheckedClaims]: (value: unknown) => value is CheckedClaims[Name] } = {
  exp: isSeconds,
  nbf: isOptionalSeconds,
  iat: isOptionalSeconds,
  aud: (value) => isTextOrNone(value) || isTexts(value),
  embed: (value) => value === undefined || value === null || isObject(value),
  checkout_session_id: isTextOrNone,
};

function areWellFormed(
  claims: Readonly<Record<string, unknown>>,
): claims is CheckedClaims & Readonly<Record<string, unknown>> {
  return Object.entries(CHECKS).every(([name, fits]) => fits(claims[name]));
}

function isTokenId(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,100}$/.test(value);
}

function isTextOrNone(value: unknown): value is string | null | undefined {
  return value === undefined || value === null || typeof value === 'string';
}

function isSeconds(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= SECONDS_MAX;
}

function isOptionalSeconds(value: unknown): value is number | undefined {
  return value === undefined || isSeconds(value);
}

/** A list, or words with blanks between (RFC 8693 §4.2). No claim: no scopes. */
function readScopes(value: unknown): readonly string[] | null {
  if (value === undefined) return [];
  const scopes = typeof value === 'string' ? value.split(' ').filter((scope) => scope !== '') : value;
  return isTexts(scopes) && scopes.length <= 200 ? scopes : null;
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
