import type { RoleId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { keyset, type PageRequest, type Slice, type SortKey, sortValues } from '../keyset.ts';

export type RoleRow = Readonly<{
  role_id: RoleId;
  name: string;
  slug: string;
  description: string;
  allow: string[];
  assignable_to: string[];
  applies_to: string[];
  is_standalone_assignable: boolean;
  created_at: string;
}>;

const columns =
  'role_id, name, slug, description, allow, assignable_to, applies_to, is_standalone_assignable, created_at';

const upsert = sql(
  'upsert_role',
  `INSERT INTO roles (role_id, name, slug, description, allow, assignable_to, applies_to, is_standalone_assignable,
    created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   ON CONFLICT (slug) DO UPDATE SET name = excluded.name, description = excluded.description, allow = excluded.allow,
     assignable_to = excluded.assignable_to,
     applies_to = excluded.applies_to, is_standalone_assignable = excluded.is_standalone_assignable
   RETURNING ${columns}`,
);

/** Makes a role or brings one of ours up to date, by its slug. */
export async function upsertRole(
  db: Queryable,
  role: Omit<RoleRow, 'created_at'>,
  now: Date,
): Promise<RoleRow> {
  const rows = await db.query<RoleRow>(upsert, [
    role.role_id,
    role.name,
    role.slug,
    role.description,
    role.allow,
    role.assignable_to,
    role.applies_to,
    role.is_standalone_assignable,
    now,
  ]);
  if (rows[0] === undefined) throw new Error('BUG: an upsert without a row');
  return rows[0];
}

const findMany = sql(
  'find_roles',
  `SELECT ${columns} FROM roles WHERE role_id = ANY ($1::uuid[]) ORDER BY created_at, role_id`,
);

export async function findRoles(db: Queryable, roleIds: readonly string[]): Promise<RoleRow[]> {
  return roleIds.length === 0 ? [] : db.query<RoleRow>(findMany, [roleIds]);
}

const keys: readonly SortKey[] = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'role_id', type: 'uuid' },
];

const page = keyset<RoleRow & Readonly<{ sort_values: readonly string[] }>>('list_roles', {
  select: `SELECT ${columns}, ${sortValues(keys)} FROM roles WHERE true`,
  values: 0,
  keys,
});

export function listRoles(
  db: Queryable,
  request: PageRequest,
): Promise<Slice<RoleRow & Readonly<{ sort_values: readonly string[] }>>> {
  return page(db, [], request);
}
