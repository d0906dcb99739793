import { allows, common, EMBED } from '../access/scopes.ts';
import type { Operation } from '../api-contract/operation.ts';
import type { Grant } from '../db/queries/sessions.ts';
import type { MerchantAccountId } from '../domain/ids.ts';

/** What can be ticked off for one person: the role allows it, they may not. */
const ACTS: Readonly<Record<string, string>> = { cancel_transaction: 'void', review_transaction: 'review' };

/** Where somebody may call an operation, and what they may do there. */
export type Reach = Readonly<{
  /** Null: in every merchant account. */
  merchantAccountIds: readonly MerchantAccountId[] | null;
  /** What they may do in each of them. */
  permissions: readonly string[];
}>;

/** Roles count where no act of this operation is ticked off. */
function countingFor(operation: Operation, grants: readonly Grant[]): readonly Grant[] {
  const act = operation.keySpace ?? ACTS[operation.id];
  return act === undefined ? grants : grants.filter(({ withheld }) => !withheld.includes(act));
}

/** What somebody's roles allow in one merchant account; of all of them for null. */
export function permissionsIn(
  grants: readonly Grant[],
  merchantAccountId: MerchantAccountId | null,
): readonly string[] {
  const counting = grants.filter(({ merchant_account_id: of }) => of === null || of === merchantAccountId);
  // A person is no front end, whatever a role of keys that they have allows.
  return [...new Set(counting.flatMap(({ allow }) => allow))].filter((scope) => scope !== EMBED);
}

/**
 * Where somebody may call an operation. A role for every merchant account counts everywhere; where it does not allow
 * the operation, the merchant accounts remain in which another role does, and what they may do in all of those.
 */
export function reachFor(operation: Operation, all: readonly Grant[]): Reach {
  const grants = countingFor(operation, all);
  const may = (permissions: readonly string[]): boolean => allows(operation.access, permissions, permissions);
  const everywhere = permissionsIn(grants, null);
  const isEverywhere = grants.some(({ merchant_account_id: of }) => of === null) && may(everywhere);
  if (isEverywhere) return { merchantAccountIds: null, permissions: everywhere };

  const named = new Set(grants.flatMap(({ merchant_account_id: of }) => (of === null ? [] : [of])));
  const where = [...named].filter((id) => may(permissionsIn(grants, id)));
  const [first = [], ...others] = where.map((id) => permissionsIn(grants, id));
  return { merchantAccountIds: where, permissions: others.reduce(common, first) };
}

/** What somebody may do in the merchant account that a call is for. */
export function permissionsFor(
  operation: Operation,
  grants: readonly Grant[],
  merchantAccountId: MerchantAccountId,
): readonly string[] {
  return permissionsIn(countingFor(operation, grants), merchantAccountId);
}
