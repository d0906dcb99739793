import type { Static } from 'typebox';
import type { RoleRow } from '../db/queries/roles.ts';
import type { Role } from '../api-contract/roles.ts';

export function renderRole(row: RoleRow): Static<typeof Role> {
  return {
    type: 'role',
    id: row.role_id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    permissions: { allow: row.allow },
    assignable_to: ASSIGNEES.filter((assignee) => row.assignable_to.includes(assignee)),
    applies_to: row.applies_to,
    is_standalone_assignable: row.is_standalone_assignable,
  };
}

const ASSIGNEES = ['user', 'api-key-pair'] as const;
