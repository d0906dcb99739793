import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { newId } from '../platform/entropy.ts';
import { algorithmOf, thumbprintOf } from './jws.ts';

export type Signing = Readonly<{
  issuer: string;
  now: Date;
  lifetimeSeconds: number;
  scopes: readonly string[];
  /** What a front end is held to. */
  embed?: object;
}>;

/** A bearer token, as a merchant's server makes one with its own key. */
export async function signToken(
  key: KeyObject,
  { issuer, now, lifetimeSeconds, scopes, embed }: Signing,
): Promise<string> {
  const alg = algorithmOf(key);
  if (alg === null) throw new Error('BUG: our own key is of no kind that we verify');

  const at = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: issuer,
    iat: at,
    nbf: at,
    exp: at + lifetimeSeconds,
    jti: newId(now),
    scopes,
    ...(embed === undefined ? {} : { embed }),
  };
  return new SignJWT(claims).setProtectedHeader({ typ: 'JWT', alg, kid: thumbprintOf(key) }).sign(key);
}
