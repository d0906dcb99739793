import Type from 'typebox';
import { operation, token } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { cursorQuery, page } from './shared/pagination.ts';
import { choice, constant, fields, object } from './shared/schema.ts';

export const PermissionSet = object('PermissionSet', {
  allow: Type.Array(Type.String()),
});

export const RoleAssigneeType = choice('RoleAssigneeType', ['user', 'api-key-pair']);

export const Role = object('Role', {
  type: constant('role'),
  id: Uuid,
  name: Type.String(),
  slug: Type.String(),
  description: Type.String(),
  permissions: PermissionSet,
  assignable_to: Type.Array(RoleAssigneeType),
  applies_to: Type.Array(Type.String()),
  is_standalone_assignable: Type.Boolean(),
});

export const Roles = page('Roles', Role);

export const listRoles = operation({
  id: 'list_roles',
  method: 'GET',
  path: '/roles',
  tag: 'Roles',
  summary: 'List the roles that can be given to keys.',
  access: token('roles.read'),
  merchantAccount: 'none',
  query: fields({ ...cursorQuery() }),
  responses: { 200: Roles },
});
