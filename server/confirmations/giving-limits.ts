import type { Caller } from '../access/caller.ts';
import type { Queryable } from '../db/db.ts';
import { listRoleAssignmentsOf, type RoleAssignmentRow } from '../db/queries/role-assignments.ts';
import {
  type LimitedAct,
  limitsOfAssignments,
  type RoleLimit,
  type RoleLimitRow,
  roleLimits,
} from '../db/queries/role-limits.ts';
import { findRoles } from '../db/queries/roles.ts';
import { mayGive } from '../people/giving.ts';
import { allowsAct, boundsOf, hasUnlimitedRole, LIMITED_ACTS } from './role-limits.ts';

/** A role as somebody would have it. */
export type LimitedRole = Readonly<{
  allow: readonly string[];
  withheld: readonly string[];
  /** Null: in every merchant account. */
  merchantAccountId: string | null;
  limits: readonly RoleLimit[];
}>;

/** Roles of people, with what they allow and how much of it. */
export async function limitedRolesOf(
  db: Queryable,
  assignments: readonly RoleAssignmentRow[],
): Promise<LimitedRole[]> {
  const roles = await findRoles(db, [...new Set(assignments.map(({ role_id: id }) => id))]);
  const ids = assignments.map(({ role_assignment_id: id }) => id);
  const limits = await limitsOfAssignments(db, ids);
  return assignments.map((row) => ({
    allow: roles.find(({ role_id: id }) => id === row.role_id)?.allow ?? [],
    withheld: row.withheld,
    merchantAccountId: row.merchant_account_id,
    limits: limits.filter((limit) => limit.role_assignment_id === row.role_assignment_id),
  }));
}

/** Whether the caller could give this role: it allows nothing, and moves no more, there than they may. */
export async function mayHave(db: Queryable, caller: Caller, role: LimitedRole): Promise<boolean> {
  return mayGive(caller, role) && !(await isBeyondGiver(db, caller, role));
}

/** Whether somebody may do, everywhere, all that another may: then they might make any call of theirs. */
export async function mayDoAllOf(db: Queryable, caller: Caller, userId: string): Promise<boolean> {
  const held = await limitedRolesOf(db, await listRoleAssignmentsOf(db, [userId]));
  for (const role of held) if (!(await mayHave(db, caller, role))) return false;
  return held.length > 0;
}

/** Whether a role would move more than whoever gives it may: nobody gives more than they have. Keys have no limits. */
export async function isBeyondGiver(db: Queryable, caller: Caller, given: LimitedRole): Promise<boolean> {
  const acts = LIMITED_ACTS.filter((act) => allowsAct(given, act));
  if (caller.kind !== 'user' || acts.length === 0) return false;
  // no merchant account is called that: what counts everywhere counts alone
  const own = await roleLimits(db, caller.userId, given.merchantAccountId ?? '');
  return acts.some((act) => isWider(own, act, given.limits));
}

function isWider(own: readonly RoleLimitRow[], act: LimitedAct, all: readonly RoleLimit[]): boolean {
  if (hasUnlimitedRole(own, act)) return false;
  const limits = all.filter((limit) => limit.act === act);
  return limits.length === 0 || limits.some((limit) => isWiderThan(own, limit));
}

function isWiderThan(own: readonly RoleLimitRow[], limit: RoleLimit): boolean {
  const bounds = boundsOf(own, limit.act, limit.currency);
  if (bounds === null) return true;
  return exceeds(limit.amount_per_act, bounds.perAct) || exceeds(limit.amount_per_day, bounds.perDay);
}

function exceeds(given: bigint | null, own: bigint | null): boolean {
  return own !== null && (given === null || given > own);
}
