import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { choice, constant, fields, object } from './schemas/schema.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const PermissionSet = object('PermissionSet', {
  allow: Type.Array(Type.String()),
});
describe(PermissionSet, { allow: 'Scopes, for example `transactions.write`.' });

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
describe(Role, {
  name: 'What it is called.',
  slug: 'Its name for machines.',
  description: 'What it is for.',
  permissions: 'What it allows.',
  assignable_to: 'Who can be given it.',
  applies_to: 'What it counts for.',
  is_standalone_assignable: 'Whether it can be given by itself.',
});

export const Roles = page('Roles', Role);

export const listRoles = operation({
  id: 'list_roles',
  method: 'GET',
  path: '/roles',
  tag: 'Roles',
  summary: 'List the roles that can be given to keys.',
  description: 'A token allows what its scopes and the roles of its key both allow.',
  access: token('roles.read'),
  merchantAccount: 'none',
  query: fields({ ...cursorQuery() }),
  responses: { 200: Roles },
});
