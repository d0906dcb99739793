import { actorOf } from '../../../access/caller.ts';
import { reachOf } from '../../../access/reach.ts';
import { ROLES } from '../../../access/roles.ts';
import {
  createRoleAssignment,
  deleteRoleAssignment,
  listRoleAssignments,
} from '../../../api-contract/role-assignments.ts';
import { lockForLimit } from '../../../db/queries/limits.ts';
import {
  deleteRoleAssignment as deleteRow,
  findRoleAssignment,
  insertRoleAssignment,
  listRoleAssignments as listRows,
  listRoleAssignmentsOf,
  type RoleAssignmentRow,
} from '../../../db/queries/role-assignments.ts';
import { putRoleLimits } from '../../../db/queries/role-limits.ts';
import { findRoles } from '../../../db/queries/roles.ts';
import { ROLES_OF_USER_MAX } from '../../../db/queries/sessions.ts';
import { INSTANCE } from '../../../db/queries/webhook-events.ts';
import { Problem } from '../../../domain/problem.ts';
import { mayGive } from '../../../people/giving.ts';
import { newId } from '../../../platform/entropy.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { limitReached } from '../limit-reached.ts';
import { assertGivable, assertNotLastAdministrator, visibleUser } from './authority.ts';
import { assertLimits, limitRows } from './limits-given.ts';
import { renderRoleAssignments } from './render.ts';

const list = route(listRoleAssignments, async (context) => {
  const { caller, query, parts } = context;
  const filters = { merchantAccountIds: reachOf(caller), userId: query.user_id ?? null };
  const { items, ...envelope } = await listPage(context, {
    list: 'role-assignments',
    filters,
    fetch: (page) => listRows(parts.db, filters, page),
    item: (row: RoleAssignmentRow) => row,
  });
  return { status: 200, body: { items: await renderRoleAssignments(parts.db, items), ...envelope } };
});

const create = route(createRoleAssignment, async ({ body, caller, parts, callersChanged }) => {
  const user = await visibleUser(parts.db, caller, body.user_id);
  assertLimits(body.limits);
  await assertGivable(parts.db, caller, [body], () => '');
  const now = parts.clock.now();

  const row = await parts.db.transaction(async (tx) => {
    await lockForLimit(tx, INSTANCE);
    if ((await listRoleAssignmentsOf(tx, [user.user_id])).length >= ROLES_OF_USER_MAX)
      throw limitReached(ROLES_OF_USER_MAX, 'roles of one user');

    const given = {
      roleAssignmentId: newId<'role-assignment'>(now),
      userId: user.user_id,
      roleId: body.role_id,
      merchantAccountId: body.merchant_account_id ?? null,
      withheld: body.withheld,
      creator: actorOf(caller),
    };
    const made = await insertRoleAssignment(tx, given, now);
    if (made !== null) await putRoleLimits(tx, made.role_assignment_id, limitRows(body.limits));
    return made;
  });
  if (row === null)
    throw new Problem('duplicate_record', { message: 'The user has this role there already' });

  callersChanged();
  const [made] = await renderRoleAssignments(parts.db, [row]);
  if (made === undefined) throw new Error('BUG: one row in, none out');
  return { status: 201, body: made };
});

const remove = route(deleteRoleAssignment, async ({ params, caller, parts, callersChanged }) => {
  await parts.db.transaction(async (tx) => {
    const row = await findRoleAssignment(tx, params.role_assignment_id);
    if (row === null) throw new Problem('not_found');
    const user = await visibleUser(tx, caller, row.user_id);
    const [role] = await findRoles(tx, [row.role_id]);
    const { withheld, merchant_account_id: merchantAccountId } = row;
    if (role === undefined || !mayGive(caller, { allow: role.allow, withheld, merchantAccountId }))
      throw new Problem('forbidden', { message: 'The role allows what you may not do there' });
    if (role.role_id === ROLES.administrator.id && merchantAccountId === null)
      await assertNotLastAdministrator(tx, user.user_id);
    await deleteRow(tx, row.role_assignment_id); // its limits go with it
  });
  callersChanged();
  return { status: 204, body: null };
});

export const roleAssignmentRoutes: readonly AnyRoute[] = [list, create, remove];
