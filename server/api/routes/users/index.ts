import { actorOf } from '../../../access/caller.ts';
import {
  createUser,
  createUserInvitation,
  deleteUser,
  deleteUserInvitations,
  deleteUserSessions,
  getUser,
  listUserSessions,
  listUsers,
  updateUser,
} from '../../../api-contract/users.ts';
import { hasRoomForUser, LIMITS } from '../../../db/queries/limits.ts';
import { listRoleAssignmentsOf } from '../../../db/queries/role-assignments.ts';
import { putRoleLimits } from '../../../db/queries/role-limits.ts';
import { endSessionsOf, listSessionsOf } from '../../../db/queries/sessions.ts';
import { withdrawInvitations } from '../../../db/queries/user-invitations.ts';
import { listUsers as listRows, updateUser as updateRow, type UserRow } from '../../../db/queries/users.ts';
import { Problem } from '../../../domain/problem.ts';
import { addUser, removeUser, shutOut } from '../../../people/add-user.ts';
import { invite } from '../../../people/invite.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { limitReached } from '../limit-reached.ts';
import {
  assertGivable,
  assertManages,
  assertNotLastAdministrator,
  viewerOf,
  visibleUser,
} from './authority.ts';
import { assertLimits, limitRows } from './limits-given.ts';
import { renderSession, renderUser, renderUsers } from './render.ts';
import { roleAssignmentRoutes } from './role-assignments.ts';

const list = route(listUsers, async (context) => {
  const { caller, query, parts } = context;
  const filters = { viewer: viewerOf(caller), search: query.search?.toLowerCase() ?? null };
  const { items, ...envelope } = await listPage(context, {
    list: 'users',
    filters,
    fetch: (page) => listRows(parts.db, filters, page),
    item: (row: UserRow) => row,
  });
  return { status: 200, body: { items: await renderUsers(parts, items), ...envelope } };
});

const create = route(createUser, async ({ body, caller, parts }) => {
  body.roles.forEach(({ limits }, index) => assertLimits(limits, `/roles/${index}`));
  await assertGivable(parts.db, caller, body.roles, (index) => `/roles/${index}`);
  const now = parts.clock.now();
  const row = await parts.db.transaction(async (tx) => {
    if (!(await hasRoomForUser(tx))) throw limitReached(LIMITS.users, 'users');
    const user = {
      emailAddress: body.email_address.toLowerCase(),
      displayName: body.display_name,
      status: 'pending',
      isDemo: false,
      creator: actorOf(caller),
    } as const;
    const roles = body.roles.map(
      ({ role_id: roleId, merchant_account_id: merchantAccountId = null, withheld }) => ({
        roleId,
        merchantAccountId,
        withheld,
      }),
    );

    const made = await addUser(tx, user, roles, now);
    if (made === null)
      throw new Problem('duplicate_record', { message: 'A user with this address exists already' });
    for (const row of await listRoleAssignmentsOf(tx, [made.user_id])) {
      const given = body.roles.find(
        (role) =>
          role.role_id === row.role_id && (role.merchant_account_id ?? null) === row.merchant_account_id,
      );
      await putRoleLimits(tx, row.role_assignment_id, limitRows(given?.limits ?? []));
    }
    return made;
  });
  return { status: 201, body: await renderUser(parts, row) };
});

const get = route(getUser, async ({ params, caller, parts }) => ({
  status: 200,
  body: await renderUser(parts, await visibleUser(parts.db, caller, params.user_id)),
}));

const update = route(updateUser, async ({ params, body, caller, parts, callersChanged }) => {
  const user = await visibleUser(parts.db, caller, params.user_id);
  await assertManages(parts.db, caller, user);
  const patch = { displayName: body.display_name ?? null };
  const row = await updateRow(parts.db, user.user_id, patch, parts.clock.now());
  if (row === null) throw new Problem('not_found');
  callersChanged();
  return { status: 200, body: await renderUser(parts, row) };
});

const remove = route(deleteUser, async ({ params, caller, parts, callersChanged }) => {
  const user = await visibleUser(parts.db, caller, params.user_id);
  await parts.db.transaction(async (tx) => {
    await assertNotLastAdministrator(tx, user.user_id);
    await assertManages(tx, caller, user);
    await removeUser(tx, user.user_id, parts.clock.now());
  });
  callersChanged();
  return { status: 204, body: null };
});

const createInvitation = route(
  createUserInvitation,
  async ({ params, body, caller, parts, callersChanged }) => {
    const { hours = 24, remove_passkeys: isLost = false } = body ?? {};
    if (parts.config.dashboardUrl === null)
      throw new Problem('invalid_state', {
        message: 'This instance serves no dashboard: RAILYARD_DASHBOARD_URL',
      });
    const user = await visibleUser(parts.db, caller, params.user_id);
    await assertManages(parts.db, caller, user);
    if (isLost) await parts.db.transaction((tx) => shutOut(tx, user.user_id, parts.clock.now()));

    const link = await invite(parts, { userId: user.user_id, creator: actorOf(caller), minutes: hours * 60 });
    callersChanged();
    return {
      status: 201,
      body: {
        type: 'user-invitation' as const,
        id: link.invitationId,
        user_id: user.user_id,
        url: link.url,
        expires_at: link.expiresAt.toISOString(),
      },
    };
  },
);

const removeInvitations = route(deleteUserInvitations, async ({ params, caller, parts }) => {
  const user = await visibleUser(parts.db, caller, params.user_id);
  await assertManages(parts.db, caller, user);
  await withdrawInvitations(parts.db, user.user_id, { now: parts.clock.now(), butOf: null });
  return { status: 204, body: null };
});

const listSessions = route(listUserSessions, async ({ params, caller, parts }) => {
  const user = await visibleUser(parts.db, caller, params.user_id);
  const seen = {
    currentId: caller.kind === 'user' ? caller.sessionId : null,
    now: parts.clock.now(),
    idleMinutes: parts.config.sessionIdleMinutes,
  };
  const rows = await listSessionsOf(parts.db, user.user_id);
  return { status: 200, body: { items: rows.map((row) => renderSession(row, seen)) } };
});

/** By whoever may end sessions and knows of the user: nobody gains by it. */
const endSessions = route(deleteUserSessions, async ({ params, caller, parts, callersChanged }) => {
  const user = await visibleUser(parts.db, caller, params.user_id);
  await endSessionsOf(parts.db, user.user_id, parts.clock.now());
  callersChanged();
  return { status: 204, body: null };
});

export const userRoutes: readonly AnyRoute[] = [
  list,
  create,
  get,
  update,
  remove,
  createInvitation,
  removeInvitations,
  listSessions,
  endSessions,
  ...roleAssignmentRoutes,
];
