import type { Static } from 'typebox';
import type { RoleAssignment } from '../../../api-contract/role-assignments.ts';
import type { Session } from '../../../api-contract/sessions.ts';
import type { User } from '../../../api-contract/users.ts';
import { renderRole } from '../../../answers/role.ts';
import type { Queryable } from '../../../db/db.ts';
import { countPasskeysOf } from '../../../db/queries/passkeys.ts';
import { listRoleAssignmentsOf, type RoleAssignmentRow } from '../../../db/queries/role-assignments.ts';
import { limitsOfAssignments, type RoleLimit } from '../../../db/queries/role-limits.ts';
import { findRoles } from '../../../db/queries/roles.ts';
import type { SessionRow } from '../../../db/queries/sessions.ts';
import { openInvitationsOf } from '../../../db/queries/user-invitations.ts';
import type { UserRow } from '../../../db/queries/users.ts';
import type { ReadParts } from '../../../parts.ts';
import { ACTS } from '../../../people/giving.ts';

/** People with their roles: a few look-ups, however many there are. */
export async function renderUsers(
  { db, clock }: Pick<ReadParts, 'db' | 'clock'>,
  rows: readonly UserRow[],
): Promise<Static<typeof User>[]> {
  const ids = rows.map(({ user_id: id }) => id);
  const links = await openInvitationsOf(db, ids, clock.now());
  const passkeys = await countPasskeysOf(db, ids);
  const roles = await renderRoleAssignments(db, await listRoleAssignmentsOf(db, ids));

  return rows.map((row) => ({
    type: 'user' as const,
    id: row.user_id,
    display_name: row.display_name,
    email_address: row.email_address,
    status: row.status,
    passkeys: passkeys.get(row.user_id) ?? 0,
    invitation_expires_at: links.get(row.user_id) ?? null,
    roles: roles.filter(({ user_id: of }) => of === row.user_id),
    created_at: row.created_at,
    updated_at: row.updated_at,
    last_seen_at: row.last_seen_at,
  }));
}

export async function renderUser(
  parts: Pick<ReadParts, 'db' | 'clock'>,
  row: UserRow,
): Promise<Static<typeof User>> {
  const [user] = await renderUsers(parts, [row]);
  if (user === undefined) throw new Error('BUG: one row in, none out');
  return user;
}

export async function renderRoleAssignments(
  db: Queryable,
  rows: readonly RoleAssignmentRow[],
): Promise<Static<typeof RoleAssignment>[]> {
  const roles = await findRoles(db, [...new Set(rows.map(({ role_id: id }) => id))]);
  const limits = await limitsOfAssignments(
    db,
    rows.map(({ role_assignment_id: id }) => id),
  );
  return rows.flatMap((row) => {
    const role = roles.find(({ role_id: id }) => id === row.role_id);
    if (role === undefined) return [];
    return {
      type: 'role-assignment' as const,
      id: row.role_assignment_id,
      user_id: row.user_id,
      role: renderRole(role),
      merchant_account_id: row.merchant_account_id,
      withheld: ACTS.filter((act) => row.withheld.includes(act)),
      limits: limits.filter((limit) => limit.role_assignment_id === row.role_assignment_id).map(shownLimit),
      created_at: row.created_at,
    };
  });
}

function shownLimit({ act, currency, amount_per_act, amount_per_day }: RoleLimit) {
  const shown = (amount: bigint | null): number | null => (amount === null ? null : Number(amount));
  return { act, currency, amount_per_act: shown(amount_per_act), amount_per_day: shown(amount_per_day) };
}

/** `currentId`: the one that asks. */
export function renderSession(
  row: SessionRow,
  { currentId, now, idleMinutes }: Readonly<{ currentId: string | null; now: Date; idleMinutes: number }>,
): Static<typeof Session> {
  const idleUntilMs = Date.parse(row.last_seen_at) + idleMinutes * 60_000;
  const endsMs = Math.min(Date.parse(row.expires_at), idleUntilMs);
  return {
    type: 'session',
    id: row.session_id,
    way: row.way,
    address: row.address,
    user_agent: row.user_agent,
    is_current: row.session_id === currentId,
    is_alive: row.ended_at === null && now.getTime() < endsMs,
    created_at: row.created_at,
    last_seen_at: row.last_seen_at,
    expires_at: row.expires_at,
    ended_at: row.ended_at,
  };
}
