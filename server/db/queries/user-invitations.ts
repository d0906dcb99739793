import type { UserId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import type { Actor } from './users.ts';

export type NewInvitation = Readonly<{
  invitationId: string;
  userId: UserId;
  secretHash: Buffer;
  creator: Actor | null;
  expiresAt: Date;
}>;

const insert = sql(
  'insert_user_invitation',
  `WITH outdated AS (
     UPDATE user_invitations SET used_at = $6 WHERE user_id = $2 AND used_at IS NULL
   )
   INSERT INTO user_invitations (user_invitation_id, user_id, secret_hash, creator_id, creator_name, created_at,
     expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

/** A link for a user; those that they have been given before lead nowhere any more. */
export async function insertInvitation(db: Queryable, invitation: NewInvitation, now: Date): Promise<void> {
  await db.query(insert, [
    invitation.invitationId,
    invitation.userId,
    invitation.secretHash,
    invitation.creator?.id ?? null,
    invitation.creator?.name ?? null,
    now,
    invitation.expiresAt,
  ]);
}

/** Whom a link is for. */
export type OpenInvitationRow = Readonly<{
  user_invitation_id: string;
  user_id: UserId;
  email_address: string;
  display_name: string;
}>;

const findOpen = sql(
  'find_open_invitation',
  `SELECT i.user_invitation_id, i.user_id, u.email_address, u.display_name
     FROM user_invitations i JOIN users u ON u.user_id = i.user_id
    WHERE i.secret_hash = $1 AND i.used_at IS NULL AND i.expires_at > $2 AND u.deleted_at IS NULL`,
);

/** Null where there is none, or it was used, or it is over. */
export async function findOpenInvitation(
  db: Queryable,
  secretHash: Buffer,
  now: Date,
): Promise<OpenInvitationRow | null> {
  return (await db.query<OpenInvitationRow>(findOpen, [secretHash, now]))[0] ?? null;
}

const use = sql(
  'use_invitation',
  `UPDATE user_invitations SET used_at = $2
    WHERE user_invitation_id = $1 AND used_at IS NULL AND expires_at > $2 RETURNING user_id`,
);

/** False where somebody was faster, or it is over. */
export async function markInvitationUsed(db: Queryable, invitationId: string, now: Date): Promise<boolean> {
  return (await db.query<{ user_id: UserId }>(use, [invitationId, now])).length === 1;
}

const withdraw = sql(
  'withdraw_user_invitations',
  `UPDATE user_invitations SET used_at = $2
    WHERE user_id = $1 AND used_at IS NULL AND ($3::uuid IS NULL OR creator_id IS DISTINCT FROM $3)`,
);

/** Links that a user was given lead nowhere any more; `butOf`: except what that one made. */
export async function withdrawInvitations(
  db: Queryable,
  userId: UserId,
  { now, butOf }: Readonly<{ now: Date; butOf: string | null }>,
): Promise<void> {
  await db.query(withdraw, [userId, now, butOf]);
}

const open = sql(
  'open_user_invitations',
  `SELECT DISTINCT ON (user_id) user_id, expires_at FROM user_invitations
    WHERE user_id = ANY ($1::uuid[]) AND used_at IS NULL AND expires_at > $2 ORDER BY user_id, created_at DESC`,
);

/** Until when the link of each of these users leads somewhere; who has none is not in it. */
export async function openInvitationsOf(
  db: Queryable,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<UserId, string>> {
  const rows = await db.query<{ user_id: UserId; expires_at: string }>(open, [userIds, now]);
  return new Map(rows.map((row) => [row.user_id, row.expires_at]));
}
