import type { Caller } from '../access/caller.ts';
import { grants } from '../access/scopes.ts';
import type { Queryable } from '../db/db.ts';
import { type LimitedAct, type RoleLimit, type RoleLimitRow, roleLimits } from '../db/queries/role-limits.ts';
import { boundsOf, hasUnlimitedRole } from './role-limits.ts';

/** A role as somebody would have it. */
export type LimitedRole = Readonly<{
  allow: readonly string[];
  withheld: readonly string[];
  /** Null: in every merchant account. */
  merchantAccountId: string | null;
  limits: readonly RoleLimit[];
}>;

const ACTS: readonly LimitedAct[] = ['capture', 'refund'];

/** Whether a role would move more than whoever gives it may: nobody gives more than they have. Keys have no limits. */
export async function isBeyondGiver(db: Queryable, caller: Caller, given: LimitedRole): Promise<boolean> {
  if (caller.kind !== 'user' || !grants(given.allow, 'transactions.write')) return false;
  // no merchant account is called that: what counts everywhere counts alone
  const own = await roleLimits(db, caller.userId, given.merchantAccountId ?? '');
  return ACTS.some((act) => !given.withheld.includes(act) && isWider(own, act, given.limits));
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
