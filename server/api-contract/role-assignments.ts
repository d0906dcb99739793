import { operation, token } from './operation.ts';
import { Role } from './roles.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode } from './schemas/money.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import {
  choice,
  constant,
  fields,
  maybe,
  nullable,
  object,
  optional,
  text,
  withDefault,
} from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

export const WithheldAct = choice('WithheldAct', ['capture', 'refund', 'review', 'void']);
const Withheld = Type.Array(WithheldAct, { maxItems: 4, uniqueItems: true });
const WITHHELD =
  'Acts of the role that are ticked off for this user: whoever may write transactions may do all four otherwise.';

export const RoleLimit = object('RoleLimit', {
  act: choice('LimitedAct', ['capture', 'payout', 'refund']),
  currency: CurrencyCode,
  amount_per_act: maybe(Amount),
  amount_per_day: maybe(Amount),
});
describe(RoleLimit, {
  act: 'What is limited.',
  currency: 'Which amounts it is for.',
  amount_per_act: 'The most in one call; left out or null: no limit of this kind.',
  amount_per_day:
    'The most in one day, in UTC by the clock of the merchant account; left out or null: no such limit.',
});
export const Limits = Type.Array(RoleLimit, { maxItems: 100 });
export const LIMITS =
  'How much of it this user may move. As soon as an act has a limit, it is not allowed in other currencies. None: as ' +
  'much as they like.';

export const RoleAssignment = object('RoleAssignment', {
  type: constant('role-assignment'),
  id: Uuid,
  user_id: Uuid,
  role: Role,
  merchant_account_id: nullable(Type.String()),
  withheld: Withheld,
  limits: Limits,
  created_at: Timestamp,
});
describe(RoleAssignment, {
  user_id: 'Who has the role.',
  role: 'What they may do.',
  merchant_account_id: 'Where; null: in every merchant account.',
  withheld: WITHHELD,
  limits: LIMITS,
});

export const RoleAssignmentCreate = object('RoleAssignmentCreate', {
  user_id: Uuid,
  role_id: Uuid,
  merchant_account_id: maybe(text(50)),
  withheld: withDefault(Withheld, []),
  limits: withDefault(Limits, []),
});
describe(RoleAssignmentCreate, {
  user_id: 'Who is given the role.',
  role_id: 'An id from `GET /roles`, of a role that can be given to a `user`.',
  merchant_account_id: 'Where it counts; left out or null: in every merchant account.',
  withheld: WITHHELD,
  limits: LIMITS,
});

export const RoleAssignmentUpdate = object('RoleAssignmentUpdate', {
  withheld: maybe(Withheld),
  limits: maybe(Limits),
});
describe(RoleAssignmentUpdate, { withheld: WITHHELD, limits: LIMITS });

export const RoleAssignments = page('RoleAssignments', RoleAssignment);

export const listRoleAssignments = operation({
  id: 'list_role_assignments',
  method: 'GET',
  path: '/roles/assignments',
  tag: 'Roles',
  summary: 'List which user has which role, and where.',
  description: 'Newest first. A caller who acts for some merchant accounts sees the roles in those.',
  access: token('roles.read'),
  merchantAccount: 'none',
  query: describe(fields({ ...cursorQuery(), user_id: optional(Uuid) }), {
    user_id: 'Only roles of this user.',
  }),
  responses: { 200: RoleAssignments },
});

export const createRoleAssignment = operation({
  id: 'create_role_assignment',
  confirmed: true,
  method: 'POST',
  path: '/roles/assignments',
  tag: 'Roles',
  summary: 'Give a user a role.',
  description:
    'Nobody gives what they lack: the role must allow nothing in that merchant account that the caller may not do ' +
    'there. It counts at once, everywhere within two seconds.',
  access: token('roles.write'),
  merchantAccount: 'none',
  body: RoleAssignmentCreate,
  responses: { 201: RoleAssignment },
});

const params = describe(fields({ role_assignment_id: Uuid }), {
  role_assignment_id: 'Which role of which user.',
});

export const updateRoleAssignment = operation({
  id: 'update_role_assignment',
  confirmed: true,
  method: 'PUT',
  path: '/roles/assignments/{role_assignment_id}',
  tag: 'Roles',
  summary: "Change what a user's role is without, and how much it may move.",
  description:
    'What is left out stays. By callers who could give the role, as it is and as it is to be: nobody raises their ' +
    'own. The last administrator of every merchant account stays without limits: 409. It counts at once, everywhere ' +
    'within two seconds.',
  access: token('roles.write'),
  merchantAccount: 'none',
  params,
  body: RoleAssignmentUpdate,
  responses: { 200: RoleAssignment },
});

export const deleteRoleAssignment = operation({
  id: 'delete_role_assignment',
  confirmed: true,
  method: 'DELETE',
  path: '/roles/assignments/{role_assignment_id}',
  tag: 'Roles',
  summary: 'Take a role from a user.',
  description:
    'By callers who could give it. The last administrator of every merchant account keeps the role: 409. It no ' +
    'longer counts anywhere within two seconds.',
  access: token('roles.write'),
  merchantAccount: 'none',
  params,
  responses: { 204: null },
});
