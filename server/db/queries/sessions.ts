import type { MerchantAccountId, SessionId, UserId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/** How somebody logged in. */
export type WayIn = 'passkey' | 'invitation' | 'identity-provider' | 'demo';

export type NewSession = Readonly<{
  sessionId: SessionId;
  userId: UserId;
  secretHash: Buffer;
  way: WayIn;
  address: string | null;
  userAgent: string | null;
  expiresAt: Date;
}>;

const insert = sql(
  'insert_session',
  `WITH seen AS (UPDATE users SET last_seen_at = $7, status = 'active' WHERE user_id = $2 AND deleted_at IS NULL
     RETURNING user_id)
   INSERT INTO sessions (session_id, user_id, secret_hash, way, address, user_agent, created_at, last_seen_at,
     expires_at) SELECT $1, user_id, $3, $4, $5, $6, $7, $7, $8 FROM seen RETURNING session_id`,
);

/** False where there is no such user any more. */
export async function insertSession(db: Queryable, session: NewSession, now: Date): Promise<boolean> {
  const rows = await db.query<{ session_id: SessionId }>(insert, [
    session.sessionId,
    session.userId,
    session.secretHash,
    session.way,
    session.address,
    session.userAgent,
    now,
    session.expiresAt,
  ]);
  return rows.length === 1;
}

/** A role that a person has, as the edge needs it. */
export type Grant = Readonly<{
  /** Null: every one. */
  merchant_account_id: MerchantAccountId | null;
  slug: string;
  allow: readonly string[];
  withheld: readonly string[];
}>;

/** What the edge needs to know of whoever calls with a cookie: read once, then cached for a moment. */
export type LiveSessionRow = Readonly<{
  session_id: SessionId;
  user_id: UserId;
  display_name: string;
  email_address: string;
  way: WayIn;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  grants: readonly Grant[];
}>;

/** Roles of one user that are read at once; no more can be given. */
export const ROLES_OF_USER_MAX = 500;

const findLive = sql(
  'find_live_session',
  `SELECT s.session_id, s.user_id, u.display_name, u.email_address, s.way, s.created_at, s.last_seen_at, s.expires_at,
     ARRAY(SELECT jsonb_build_object('merchant_account_id', a.merchant_account_id, 'slug', r.slug, 'allow', r.allow,
         'withheld', a.withheld)
       FROM role_assignments a JOIN roles r ON r.role_id = a.role_id
       WHERE a.user_id = s.user_id LIMIT ${ROLES_OF_USER_MAX}) AS grants
   FROM sessions s JOIN users u ON u.user_id = s.user_id
   WHERE s.secret_hash = $1 AND s.ended_at IS NULL AND u.status = 'active'`,
  ['grants'],
);

/** By the hash of its secret: where it has not been ended, whatever the time is. */
export async function findLiveSession(db: Queryable, secretHash: Buffer): Promise<LiveSessionRow | null> {
  return (await db.query<LiveSessionRow>(findLive, [secretHash]))[0] ?? null;
}

const touch = sql(
  'touch_session',
  `WITH touched AS (UPDATE sessions SET last_seen_at = $2 WHERE session_id = $1 AND last_seen_at < $2
     RETURNING user_id)
   UPDATE users u SET last_seen_at = $2 FROM touched WHERE u.user_id = touched.user_id`,
);

/** That it was used. */
export async function touchSession(db: Queryable, sessionId: SessionId, now: Date): Promise<void> {
  await db.query(touch, [sessionId, now]);
}

const end = sql(
  'end_session',
  `UPDATE sessions SET ended_at = $3 WHERE session_id = $1 AND user_id = $2 AND ended_at IS NULL
   RETURNING session_id`,
);

/** False where it is another's, or has ended. */
export async function endSession(
  db: Queryable,
  { sessionId, userId }: Readonly<{ sessionId: SessionId; userId: UserId }>,
  now: Date,
): Promise<boolean> {
  return (await db.query<{ session_id: SessionId }>(end, [sessionId, userId, now])).length === 1;
}

const rotate = sql(
  'rotate_session',
  `UPDATE sessions SET secret_hash = $2 WHERE session_id = $1 AND ended_at IS NULL RETURNING session_id`,
);

/** It goes on under another secret. */
export async function rotateSession(
  db: Queryable,
  sessionId: SessionId,
  secretHash: Buffer,
): Promise<boolean> {
  return (await db.query<{ session_id: SessionId }>(rotate, [sessionId, secretHash])).length === 1;
}

const endAll = sql(
  'end_sessions_of_user',
  `UPDATE sessions SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL`,
);

/** All of a user's. */
export async function endSessionsOf(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.query(endAll, [userId, now]);
}

const purge = sql(
  'purge_sessions',
  `DELETE FROM sessions WHERE session_id = ANY (ARRAY(
     SELECT session_id FROM sessions WHERE expires_at < $1 ORDER BY expires_at LIMIT 1000)) RETURNING session_id`,
);

/** Those that were over before, a thousand at most. How many there were. */
export async function purgeSessions(db: Queryable, before: Date): Promise<number> {
  return (await db.query(purge, [before])).length;
}

export type SessionRow = Readonly<{
  session_id: SessionId;
  way: WayIn;
  address: string | null;
  user_agent: string | null;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  ended_at: string | null;
}>;

const ofUser = sql(
  'sessions.of_user',
  `SELECT session_id, way, address, user_agent, created_at, last_seen_at, expires_at, ended_at FROM sessions
    WHERE user_id = $1 ORDER BY created_at DESC, session_id DESC LIMIT 100`,
);

/** The latest hundred. */
export function listSessionsOf(db: Queryable, userId: string): Promise<SessionRow[]> {
  return db.query<SessionRow>(ofUser, [userId]);
}
