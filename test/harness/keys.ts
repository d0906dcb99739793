import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, SignJWT } from 'jose';
import { openMoney, UNPINNED } from '../../server/access/pins.ts';
import type { Db } from '../../server/db/db.ts';
import { isObject } from '../../server/domain/json.ts';
import { newId } from '../../server/platform/entropy.ts';

export type Algorithm = 'ES256' | 'ES512' | 'EdDSA' | 'RS512';
export type TokenOptions = Readonly<{
  scopes?: readonly string[];
  /** More claims, or other values for `iat`, `nbf`, `exp`, `jti`. */
  claims?: Readonly<Record<string, unknown>>;
  algorithm?: Algorithm;
  /**
   * False: a front end's token says `unpinned` only where `claims` do. By default one that does not pin what is paid
   * says it, so that a test about something else is let in.
   */
  saysUnpinned?: boolean;
}>;

const LIFETIME_SECONDS = 3600;
const SCOPES = ['*.read', '*.write'];

/**
 * Signs tokens with keys made for this test, each registered in the database when it is first used. Of a second and
 * some scopes there is one token, as a shop's server keeps its own: to sign and verify it takes as long as much of the
 * rest of a request. Calls of a front end are counted by their token, so each has its own.
 */
export function createSigner(db: Db, now: () => Date): (options?: TokenOptions) => Promise<string> {
  const registered = new Map<Algorithm, Promise<TestKey>>();
  const kept = { at: 0, tokens: new Map<string, Promise<string>>() };
  const sign = async ({
    scopes,
    claims,
    algorithm,
  }: Required<Omit<TokenOptions, 'saysUnpinned'>>): Promise<string> => {
    let key = registered.get(algorithm);
    if (key === undefined) {
      key = register(db, algorithm, now());
      registered.set(algorithm, key);
    }
    const { kid, privateKey } = await key;
    const at = secondsOf(now());
    const standard = {
      iss: 'railyard-tests',
      iat: at,
      nbf: at,
      exp: at + LIFETIME_SECONDS,
      jti: newId(now()),
      scopes,
    };
    return new SignJWT({ ...standard, ...claims })
      .setProtectedHeader({ typ: 'JWT', alg: algorithm, kid })
      .sign(privateKey);
  };
  return ({ scopes = SCOPES, claims, algorithm = 'ES256', saysUnpinned = true } = {}) => {
    if (scopes.includes('embed'))
      return sign({ scopes, claims: saysUnpinned ? withUnpinned(claims) : (claims ?? {}), algorithm });
    if (claims !== undefined) return sign({ scopes, claims, algorithm });
    const at = secondsOf(now());
    if (kept.at !== at) kept.tokens.clear();
    kept.at = at;
    const name = `${algorithm} ${scopes.join(' ')}`;
    const token = kept.tokens.get(name) ?? sign({ scopes, claims: {}, algorithm });
    kept.tokens.set(name, token);
    return token;
  };
}

function withUnpinned(claims: TokenOptions['claims'] = {}): NonNullable<TokenOptions['claims']> {
  const { embed = {} } = claims;
  return isObject(embed) && openMoney(embed).length > 0
    ? { ...claims, embed: { [UNPINNED]: true, ...embed } }
    : claims;
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

type TestKey = Readonly<{ kid: string; privateKey: KeyObject; publicKeyPem: string }>;

/** A key takes long to make (RSA) and is the same for every test of a process. */
const made = new Map<Algorithm, Promise<TestKey>>();

async function make(algorithm: Algorithm): Promise<TestKey> {
  const privateKey = generate(algorithm);
  const publicKey = createPublicKey(privateKey);
  return {
    kid: await calculateJwkThumbprint(publicKey.export({ format: 'jwk' })),
    privateKey,
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

function generate(algorithm: Algorithm): KeyObject {
  switch (algorithm) {
    case 'ES256':
      return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    case 'ES512':
      return generateKeyPairSync('ec', { namedCurve: 'P-521' }).privateKey;
    case 'EdDSA':
      return generateKeyPairSync('ed25519').privateKey;
    case 'RS512':
      return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    default:
      return algorithm satisfies never;
  }
}

async function register(db: Db, algorithm: Algorithm, now: Date): Promise<TestKey> {
  const making = made.get(algorithm) ?? make(algorithm);
  made.set(algorithm, making);
  const key = await making;
  await db.query(INSERT_KEY, [
    newId(now),
    key.kid,
    `test ${algorithm}`,
    algorithm === 'RS512' ? 'RSA' : 'ECDSA',
    algorithm,
    key.publicKeyPem,
    now,
    newId(now),
  ]);
  return key;
}

/** With a role that allows everything, so that a token's scopes alone decide. */
const INSERT_KEY = {
  name: 'test_insert_key',
  text: `
    WITH made AS (
      INSERT INTO roles (role_id, name, slug, description, allow, assignable_to, applies_to,
        is_standalone_assignable, created_at)
      VALUES ($8, 'Tests', 'tests', 'Everything', ARRAY['*.read', '*.write', 'embed'], ARRAY['api-key-pair'],
        ARRAY['*'], true, $7)
      ON CONFLICT (slug) DO UPDATE SET name = excluded.name
      RETURNING role_id
    )
    INSERT INTO api_key_pairs (api_key_pair_id, thumbprint, display_name, algorithm, jws_algorithm,
      public_key_pem, active, api_version, role_ids, merchant_account_ids, created_at, updated_at)
    SELECT $1, $2, $3, $4, $5, $6, true, '2026-11-01', ARRAY[role_id], '{}', $7, $7 FROM made
    ON CONFLICT (thumbprint) DO NOTHING`,
} as const;
