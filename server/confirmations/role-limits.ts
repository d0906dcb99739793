import { grants } from '../access/scopes.ts';
import type { LimitedAct, RoleLimitRow } from '../db/queries/role-limits.ts';

/** How much somebody may move in one act, and in one day; null: as much as they like. */
export type Bounds = Readonly<{ perAct: bigint | null; perDay: bigint | null }>;

/** Roles add up: whoever has several may do what the widest of them allows. */
const UNBOUND: Bounds = { perAct: null, perDay: null };

/** What a role has to grant for each act that moves money. */
const SCOPES: Readonly<Record<LimitedAct, string>> = {
  capture: 'transactions.write',
  payout: 'payouts.write',
  refund: 'transactions.write',
};
export const LIMITED_ACTS: readonly LimitedAct[] = ['capture', 'payout', 'refund'];
export const MOVING_SCOPES: readonly string[] = [...new Set(Object.values(SCOPES))];

/**
 * The bounds of the widest role; null where no role allows the act in this currency. A role that is limited in one
 * currency allows no other: an amount that nobody thought of is not let through.
 */
export function boundsOf(rows: readonly RoleLimitRow[], act: LimitedAct, currency: string): Bounds | null {
  const roles = [
    ...Map.groupBy(
      rows.filter((row) => allowsAct(row, act)),
      (row) => row.role_assignment_id,
    ).values(),
  ];

  let widest: Bounds | null = null;
  for (const role of roles) {
    const limits = role.filter((row) => row.act === act);
    const limit = limits.find((row) => row.currency === currency);
    if (limits.length === 0) return UNBOUND;
    if (limit !== undefined)
      widest = wider(widest, { perAct: limit.amount_per_act, perDay: limit.amount_per_day });
  }
  return widest;
}

/** Whether a role allows the act without any limit. */
export function hasUnlimitedRole(rows: readonly RoleLimitRow[], act: LimitedAct): boolean {
  const limited = new Set(rows.filter((row) => row.act === act).map((row) => row.role_assignment_id));
  return rows.some((row) => allowsAct(row, act) && !limited.has(row.role_assignment_id));
}

/** Whether what is granted has the act, but for its limits. */
export function allowsAct(
  { allow, withheld }: Readonly<{ allow: readonly string[]; withheld: readonly string[] }>,
  act: LimitedAct,
): boolean {
  return grants(allow, SCOPES[act]) && !withheld.includes(act);
}

function wider(one: Bounds | null, other: Bounds): Bounds {
  if (one === null) return other;
  return { perAct: larger(one.perAct, other.perAct), perDay: larger(one.perDay, other.perDay) };
}

function larger(one: bigint | null, other: bigint | null): bigint | null {
  if (one === null || other === null) return null;
  return one > other ? one : other;
}
