import type { RoleAssignmentId, RoleId, UserId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import type { Actor } from './users.ts';

export type RoleAssignmentRow = Readonly<{
  role_assignment_id: RoleAssignmentId;
  user_id: UserId;
  role_id: RoleId;
  merchant_account_id: string | null;
  withheld: string[];
  creator_id: string | null;
  creator_name: string | null;
  created_at: string;
}>;

const columns = `role_assignment_id, user_id, role_id, merchant_account_id, withheld, creator_id, creator_name,
  created_at`;

export type NewRoleAssignment = Readonly<{
  roleAssignmentId: RoleAssignmentId;
  userId: UserId;
  roleId: string;
  /** Null: every one. */
  merchantAccountId: string | null;
  withheld: readonly string[];
  creator: Actor | null;
}>;

const insert = sql(
  'insert_role_assignment',
  `INSERT INTO role_assignments (role_assignment_id, user_id, role_id, merchant_account_id, withheld, creator_id,
    creator_name, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT DO NOTHING RETURNING ${columns}`,
);

/** Null where the user has this role there already. */
export async function insertRoleAssignment(
  db: Queryable,
  assignment: NewRoleAssignment,
  now: Date,
): Promise<RoleAssignmentRow | null> {
  const rows = await db.query<RoleAssignmentRow>(insert, [
    assignment.roleAssignmentId,
    assignment.userId,
    assignment.roleId,
    assignment.merchantAccountId,
    assignment.withheld,
    assignment.creator?.id ?? null,
    assignment.creator?.name ?? null,
    now,
  ]);
  return rows[0] ?? null;
}
