import type { SessionId, UserId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/** A browser that is sent to the identity provider. `confirms`: to confirm something, and not to log in. */
export type NewIdentityLogin = Readonly<{
  stateHash: Buffer;
  browserHash: Buffer;
  nonce: string;
  codeVerifier: string;
  confirms: Readonly<{ merchantAccountId: string; confirmationId: string; userId: string }> | null;
  expiresAt: Date;
}>;

export type IdentityLoginRow = Readonly<{
  browser_hash: Uint8Array;
  nonce: string;
  code_verifier: string;
  confirmation_account_id: string | null;
  confirmation_id: string | null;
  user_id: UserId | null;
}>;

const depart = sql(
  'identity_logins.insert',
  `INSERT INTO identity_logins (state_hash, browser_hash, nonce, code_verifier, confirmation_account_id,
     confirmation_id, user_id, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export async function insertIdentityLogin(db: Queryable, login: NewIdentityLogin): Promise<void> {
  const { confirms } = login;
  await db.query(depart, [
    login.stateHash,
    login.browserHash,
    login.nonce,
    login.codeVerifier,
    confirms?.merchantAccountId ?? null,
    confirms?.confirmationId ?? null,
    confirms?.userId ?? null,
    login.expiresAt,
  ]);
}

const take = sql(
  'identity_logins.take',
  `DELETE FROM identity_logins WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > $3
   RETURNING browser_hash, nonce, code_verifier, confirmation_account_id, confirmation_id, user_id`,
);

/** Once, and for the browser that was sent. Null: it never was, is over, or is another browser's. */
export async function takeIdentityLogin(
  db: Queryable,
  { stateHash, browserHash }: Pick<NewIdentityLogin, 'stateHash' | 'browserHash'>,
  now: Date,
): Promise<IdentityLoginRow | null> {
  return (await db.query<IdentityLoginRow>(take, [stateHash, browserHash, now]))[0] ?? null;
}

const purge = sql(
  'identity_logins.purge',
  `DELETE FROM identity_logins WHERE state_hash IN (
     SELECT state_hash FROM identity_logins WHERE expires_at < $1 ORDER BY expires_at LIMIT 1000)
   RETURNING state_hash`,
);

/** How many went. */
export async function purgeIdentityLogins(db: Queryable, now: Date): Promise<number> {
  return (await db.query<{ state_hash: Uint8Array }>(purge, [now])).length;
}

export type IdentityKey = Readonly<{ issuer: string; subject: string }>;

const userOf = sql(
  'user_identities.user_of',
  `SELECT i.user_id FROM user_identities i JOIN users u USING (user_id)
   WHERE i.issuer = $1 AND i.subject = $2 AND u.deleted_at IS NULL`,
);

/** Who somebody at the identity provider is here; null where nobody has come back as them yet. */
export async function userOfIdentity(
  db: Queryable,
  { issuer, subject }: IdentityKey,
): Promise<UserId | null> {
  return (await db.query<{ user_id: UserId }>(userOf, [issuer, subject]))[0]?.user_id ?? null;
}

const unbind = sql(
  'user_identities.unbind',
  `DELETE FROM user_identities held USING users u
   WHERE held.issuer = $1 AND held.subject = $2 AND u.user_id = held.user_id AND u.deleted_at IS NOT NULL`,
);
const bind = sql(
  'user_identities.bind',
  `INSERT INTO user_identities (issuer, subject, user_id, created_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (issuer, subject) DO NOTHING`,
);

/** From now on they are this user; what they were stays, unless that user was deleted. */
export async function bindIdentity(
  tx: Queryable,
  { issuer, subject }: IdentityKey,
  userId: string,
  now: Date,
): Promise<void> {
  await tx.query(unbind, [issuer, subject]);
  await tx.query(bind, [issuer, subject, userId, now]);
}

const isBound = sql(
  'user_identities.of_user',
  'SELECT issuer FROM user_identities WHERE user_id = $1 AND issuer = $2 LIMIT 1',
);

/** Whether a user is somebody at this identity provider already. */
export async function hasIdentity(db: Queryable, userId: string, issuer: string): Promise<boolean> {
  return (await db.query<{ issuer: string }>(isBound, [userId, issuer])).length > 0;
}

const insertSession = sql(
  'identity_sessions.insert',
  `INSERT INTO identity_sessions (session_id, issuer, subject, provider_session_id) VALUES ($1, $2, $3, $4)`,
);

export async function noteIdentitySession(
  db: Queryable,
  sessionId: SessionId,
  { issuer, subject }: IdentityKey,
  providerSessionId: string | null,
): Promise<void> {
  await db.query(insertSession, [sessionId, issuer, subject, providerSessionId]);
}

const endSessions = sql(
  'identity_sessions.end',
  `UPDATE sessions s SET ended_at = $4 FROM identity_sessions i
   WHERE i.session_id = s.session_id AND i.issuer = $1 AND ($2::text IS NULL OR i.subject = $2)
     AND ($3::text IS NULL OR i.provider_session_id = $3) AND s.ended_at IS NULL
   RETURNING s.session_id`,
);

/** Ends what began there: of one subject, or of one session of theirs. */
export async function endIdentitySessions(
  db: Queryable,
  {
    issuer,
    subject,
    providerSessionId,
  }: Readonly<{ issuer: string; subject: string | null; providerSessionId: string | null }>,
  now: Date,
): Promise<readonly SessionId[]> {
  const rows = await db.query<{ session_id: SessionId }>(endSessions, [
    issuer,
    subject,
    providerSessionId,
    now,
  ]);
  return rows.map(({ session_id }) => session_id);
}

const forgetSessions = sql(
  'identity_sessions.forget',
  `DELETE FROM identity_sessions i USING sessions s WHERE s.session_id = i.session_id AND s.expires_at < $1`,
);

/** Those of sessions that are over. */
export async function forgetIdentitySessions(db: Queryable, now: Date): Promise<void> {
  await db.query(forgetSessions, [now]);
}

/** A role that the claim gives; null: in every merchant account. */
export type ClaimedAssignment = Readonly<{
  roleAssignmentId: string;
  roleId: string;
  merchantAccountId: string | null;
}>;

const takeBack = sql(
  'role_assignments.take_claimed_back',
  `DELETE FROM role_assignments a WHERE a.user_id = $1 AND a.is_claimed AND NOT EXISTS (
     SELECT FROM unnest($2::uuid[], $3::text[]) AS g (role_id, merchant_account_id)
     WHERE g.role_id = a.role_id AND g.merchant_account_id IS NOT DISTINCT FROM a.merchant_account_id)`,
);
const give = sql(
  'role_assignments.give_claimed',
  `INSERT INTO role_assignments (role_assignment_id, user_id, role_id, merchant_account_id, creator_name, created_at,
     is_claimed)
   SELECT g.role_assignment_id, $1, g.role_id, g.merchant_account_id, $5, $6, true
   FROM unnest($2::uuid[], $3::uuid[], $4::text[]) AS g (role_assignment_id, role_id, merchant_account_id)
   ON CONFLICT DO NOTHING`,
);

/** What the claim says now counts: what it gave before and no longer says goes. What people gave stays. */
export async function putClaimedRoles(
  db: Queryable,
  userId: string,
  roles: readonly ClaimedAssignment[],
  { by, now }: Readonly<{ by: string; now: Date }>,
): Promise<void> {
  const [ids, accounts] = [roles.map(({ roleId }) => roleId), roles.map((role) => role.merchantAccountId)];
  await db.query(takeBack, [userId, ids, accounts]);
  await db.query(give, [userId, roles.map((role) => role.roleAssignmentId), ids, accounts, by, now]);
}
