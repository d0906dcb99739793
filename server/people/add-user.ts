import { deletePasskeysOf } from '../db/queries/passkeys.ts';
import { deleteRoleAssignmentsOf, insertRoleAssignment } from '../db/queries/role-assignments.ts';
import { endSessionsOf } from '../db/queries/sessions.ts';
import { deleteUser, insertUser, type NewUser, type UserRow } from '../db/queries/users.ts';
import type { Queryable } from '../db/db.ts';
import type { UserId } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';

/** A role that somebody is given, and where it counts; no merchant account: everywhere. */
export type GivenRole = Readonly<{
  roleId: string;
  merchantAccountId: string | null;
  withheld: readonly string[];
}>;

/**
 * A user with their roles; null where the address is somebody's already. To be called in a transaction.
 *
 * @example await addUser(tx, { ...somebody, status: 'pending', isDemo: false, creator: null }, [role], now)
 */
export async function addUser(
  tx: Queryable,
  user: Omit<NewUser, 'userId'>,
  roles: readonly GivenRole[],
  now: Date,
): Promise<UserRow | null> {
  const made = await insertUser(tx, { ...user, userId: newId(now) }, now);
  if (made === null) return null;

  const { creator } = user;
  for (const role of roles)
    await insertRoleAssignment(
      tx,
      { ...role, roleAssignmentId: newId(now), userId: made.user_id, creator },
      now,
    );
  return made;
}

/** Ends all by which somebody comes in: their passkeys and sessions. To be called in a transaction. */
export async function shutOut(tx: Queryable, userId: UserId, now: Date): Promise<void> {
  await deletePasskeysOf(tx, userId);
  await endSessionsOf(tx, userId, now);
}

/** Takes everything from a user, and removes them. To be called in a transaction. */
export async function removeUser(tx: Queryable, userId: UserId, now: Date): Promise<void> {
  await deleteRoleAssignmentsOf(tx, userId);
  await shutOut(tx, userId, now);
  await deleteUser(tx, userId, now);
}
