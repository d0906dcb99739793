import type { RoleAssignmentId, RoleId, UserId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { filteredKeyset, type PageRequest, type Slice, type SortKey } from '../keyset.ts';
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

const ofUsers = sql(
  'role_assignments.of_users',
  `SELECT ${columns} FROM role_assignments WHERE user_id = ANY ($1::uuid[])
   ORDER BY user_id, created_at, role_assignment_id`,
);

/** Of these users, all of them. */
export function listRoleAssignmentsOf(
  db: Queryable,
  userIds: readonly string[],
): Promise<RoleAssignmentRow[]> {
  return db.query<RoleAssignmentRow>(ofUsers, [userIds]);
}

const find = sql(
  'lock_role_assignment',
  `SELECT ${columns} FROM role_assignments WHERE role_assignment_id = $1 FOR UPDATE`,
);

/** Locked until the SQL transaction ends; null where there is none. */
export async function lockRoleAssignment(db: Queryable, id: string): Promise<RoleAssignmentRow | null> {
  return (await db.query<RoleAssignmentRow>(find, [id]))[0] ?? null;
}

const withhold = sql(
  'withhold_role_assignment',
  `UPDATE role_assignments SET withheld = $2 WHERE role_assignment_id = $1 RETURNING ${columns}`,
);

/** Null where it is gone. */
export async function withholdActs(
  db: Queryable,
  id: string,
  withheld: readonly string[],
): Promise<RoleAssignmentRow | null> {
  return (await db.query<RoleAssignmentRow>(withhold, [id, withheld]))[0] ?? null;
}

const remove = sql('delete_role_assignment', `DELETE FROM role_assignments WHERE role_assignment_id = $1`);

export async function deleteRoleAssignment(db: Queryable, id: string): Promise<void> {
  await db.query(remove, [id]);
}

const removeAll = sql('delete_role_assignments_of_user', `DELETE FROM role_assignments WHERE user_id = $1`);

export async function deleteRoleAssignmentsOf(db: Queryable, userId: string): Promise<void> {
  await db.query(removeAll, [userId]);
}

const lockAdministratorRows = sql(
  'lock_administrators',
  `SELECT u.user_id FROM users u
    WHERE u.status = 'active' AND NOT u.is_demo
      AND (SELECT 1 FROM role_assignments a WHERE a.user_id = u.user_id AND a.role_id = $1
             AND a.merchant_account_id IS NULL LIMIT 1) IS NOT NULL
    ORDER BY u.user_id LIMIT 2 FOR UPDATE OF u`,
);

/**
 * Two of those who administer every merchant account, locked: whoever takes one away waits for whoever takes the
 * other.
 */
export async function lockAdministrators(tx: Queryable, roleId: string): Promise<readonly UserId[]> {
  return (await tx.query<{ user_id: UserId }>(lockAdministratorRows, [roleId])).map(({ user_id: id }) => id);
}

const keys: readonly SortKey[] = [
  { expression: 'a.created_at', type: 'timestamptz' },
  { expression: 'a.role_assignment_id', type: 'uuid' },
];
export type ListedRoleAssignment = RoleAssignmentRow & Readonly<{ sort_values: readonly string[] }>;

const page = filteredKeyset<ListedRoleAssignment>('list_role_assignments', {
  row: 'a',
  from: 'role_assignments a',
  where: 'true',
  filters: `($1::text[] IS NULL OR a.merchant_account_id IS NULL OR a.merchant_account_id = ANY ($1))
    AND ($2::uuid IS NULL OR a.user_id = $2)`,
  values: 2,
  keys,
});

/** `merchantAccountIds`: what counts in one of these; null for all. */
export function listRoleAssignments(
  db: Queryable,
  of: Readonly<{ merchantAccountIds: readonly string[] | null; userId: string | null }>,
  request: PageRequest,
): Promise<Slice<ListedRoleAssignment>> {
  return page(db, [of.merchantAccountIds, of.userId], request);
}
