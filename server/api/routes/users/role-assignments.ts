import { actorOf, type Caller } from '../../../access/caller.ts';
import { reachOf } from '../../../access/reach.ts';
import { ROLES } from '../../../access/roles.ts';
import {
  createRoleAssignment,
  deleteRoleAssignment,
  listRoleAssignments,
  updateRoleAssignment,
} from '../../../api-contract/role-assignments.ts';
import { type LimitedRole, limitedRolesOf, mayHave } from '../../../confirmations/giving-limits.ts';
import type { Queryable } from '../../../db/db.ts';
import { lockForLimit } from '../../../db/queries/limits.ts';
import {
  deleteRoleAssignment as deleteRow,
  insertRoleAssignment,
  listRoleAssignments as listRows,
  listRoleAssignmentsOf,
  lockRoleAssignment,
  type RoleAssignmentRow,
  withholdActs,
} from '../../../db/queries/role-assignments.ts';
import { putRoleLimits } from '../../../db/queries/role-limits.ts';
import { ROLES_OF_USER_MAX } from '../../../db/queries/sessions.ts';
import { withdrawInvitations } from '../../../db/queries/user-invitations.ts';
import { INSTANCE } from '../../../db/queries/webhook-events.ts';
import type { UserId } from '../../../domain/ids.ts';
import { Problem } from '../../../domain/problem.ts';
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
    if (made !== null) {
      await putRoleLimits(tx, made.role_assignment_id, limitRows(body.limits));
      await withdrawOthersLinks(tx, caller, user.user_id, now);
    }
    return made;
  });
  if (row === null)
    throw new Problem('duplicate_record', { message: 'The user has this role there already' });

  callersChanged();
  const [made] = await renderRoleAssignments(parts.db, [row]);
  if (made === undefined) throw new Error('BUG: one row in, none out');
  return { status: 201, body: made };
});

const update = route(updateRoleAssignment, async ({ params, body, caller, parts, callersChanged }) => {
  const { withheld, limits } = body;
  if (limits != null) assertLimits(limits);
  const row = await parts.db.transaction(async (tx) => {
    const { held, before } = await lockHeld(tx, caller, params.role_assignment_id);
    const after = {
      ...held,
      withheld: withheld ?? held.withheld,
      limits: limits == null ? held.limits : limitRows(limits),
    };
    if (!(await mayHave(tx, caller, after)))
      throw new Problem('forbidden', { message: 'The role would allow, or move, more than you may there' });
    // whoever is left could give nobody what they lack
    if (after.withheld.length > 0 || after.limits.length > 0) await assertNotLast(tx, before);

    await putRoleLimits(tx, before.role_assignment_id, after.limits);
    await withdrawOthersLinks(tx, caller, before.user_id, parts.clock.now());
    return withholdActs(tx, before.role_assignment_id, after.withheld);
  });
  if (row === null) throw new Problem('not_found');
  callersChanged();
  const [changed] = await renderRoleAssignments(parts.db, [row]);
  if (changed === undefined) throw new Error('BUG: one row in, none out');
  return { status: 200, body: changed };
});

const remove = route(deleteRoleAssignment, async ({ params, caller, parts, callersChanged }) => {
  await parts.db.transaction(async (tx) => {
    const { before } = await lockHeld(tx, caller, params.role_assignment_id);
    await assertNotLast(tx, before);
    await deleteRow(tx, before.role_assignment_id); // its limits go with it
  });
  callersChanged();
  return { status: 204, body: null };
});

/** Whoever made a link may hold it still: it was for somebody who might do less, and does not lead to more. */
function withdrawOthersLinks(tx: Queryable, caller: Caller, userId: UserId, now: Date): Promise<void> {
  return withdrawInvitations(tx, userId, { now, butOf: actorOf(caller)?.id ?? null });
}

type HeldRole = Readonly<{ before: RoleAssignmentRow; held: LimitedRole }>;

/** A role that the caller could give as it is; 404 where they do not know of its user, 403 where they could not. */
async function lockHeld(tx: Queryable, caller: Caller, id: string): Promise<HeldRole> {
  const before = await lockRoleAssignment(tx, id);
  if (before === null) throw new Problem('not_found');
  await visibleUser(tx, caller, before.user_id);
  const [held] = await limitedRolesOf(tx, [before]);
  if (held === undefined || !(await mayHave(tx, caller, held)))
    throw new Problem('forbidden', { message: 'The role allows, or moves, what you may not there' });
  return { before, held };
}

async function assertNotLast(
  tx: Queryable,
  { role_id: roleId, merchant_account_id: merchantAccountId, user_id: userId }: RoleAssignmentRow,
): Promise<void> {
  if (roleId === ROLES.administrator.id && merchantAccountId === null)
    await assertNotLastAdministrator(tx, userId);
}

export const roleAssignmentRoutes: readonly AnyRoute[] = [list, create, update, remove];
