import type { Caller } from '../access/caller.ts';
import { holdsAll, reachOf, reaches } from '../access/reach.ts';
import { grants as covers } from '../access/scopes.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { permissionsIn } from './grants.ts';

/** Acts that can be ticked off, all of them for whoever may write transactions. */
export const ACTS = ['capture', 'refund', 'review', 'void'] as const;
const WRITES_MONEY = 'transactions.write';

/** A role as somebody would have it. */
export type GivenRole = Readonly<{
  allow: readonly string[];
  withheld: readonly string[];
  /** Null: in every merchant account. */
  merchantAccountId: string | null;
}>;

/**
 * Whether a caller may give a role, or take it away: nobody gives what they lack, and so nobody raises themself. Where
 * an act is ticked off for the giver, it must be for whom they give the role to.
 */
export function mayGive(caller: Caller, given: GivenRole): boolean {
  switch (caller.kind) {
    case 'public':
      return false;
    case 'key':
      return reachesThere(caller, given) && holdsAll(caller, given.allow);
    case 'user': {
      const there = given.merchantAccountId as MerchantAccountId | null; // of a row, or looked up
      const permissions = permissionsIn(caller.grants, there);
      const isHeld = holdsAll({ ...caller, permissions }, given.allow);
      return isHeld && actsLeft(given).every((act) => isFreeTo(caller, act, there));
    }
  }
}

function reachesThere(caller: Caller, { merchantAccountId }: GivenRole): boolean {
  return merchantAccountId === null ? reachOf(caller) === null : reaches(caller, merchantAccountId);
}

function actsLeft({ allow, withheld }: GivenRole): readonly string[] {
  return covers(allow, WRITES_MONEY) ? ACTS.filter((act) => !withheld.includes(act)) : [];
}

function isFreeTo(
  { grants }: Extract<Caller, { kind: 'user' }>,
  act: string,
  there: MerchantAccountId | null,
): boolean {
  return grants.some(
    ({ merchant_account_id: of, allow, withheld }) =>
      (of === null || of === there) && covers(allow, WRITES_MONEY) && !withheld.includes(act),
  );
}
