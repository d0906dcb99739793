import type { Caller } from '../../../access/caller.ts';
import { holdsAll, reachOf } from '../../../access/reach.ts';
import { grants } from '../../../access/scopes.ts';
import { mayHave } from '../../../confirmations/giving-limits.ts';
import { MOVING_SCOPES } from '../../../confirmations/role-limits.ts';
import type { Queryable } from '../../../db/db.ts';
import type { ApiKeyPairRow } from '../../../db/queries/api-key-pairs.ts';
import { findMerchantAccounts } from '../../../db/queries/merchant-accounts.ts';
import { findRoles, type RoleRow } from '../../../db/queries/roles.ts';
import { Problem, type Detail } from '../../../domain/problem.ts';

/**
 * A caller gives a key no more than it has itself: roles whose every permission it holds, and merchant
 * accounts that it may act for (`[]`, all of them, only where it may). What does not exist and what is not
 * the caller's to give get the same answer. Nothing is ticked off for a key, and nothing limits it: a person of whom
 * that can be said makes none that does it.
 */
export async function assertGrantable(
  db: Queryable,
  caller: Caller,
  given: Readonly<{ roleIds: readonly string[] | null; merchantAccountIds: readonly string[] | null }>,
): Promise<void> {
  const details: Detail[] = [];
  const roles = new Map((await findRoles(db, given.roleIds ?? [])).map((row) => [String(row.role_id), row]));
  for (const [index, roleId] of (given.roleIds ?? []).entries())
    if (!(await mayGive(db, caller, roles.get(roleId), given.merchantAccountIds ?? [])))
      details.push({
        location: 'body',
        pointer: `/role_ids/${index}`,
        message: 'is not a role that this caller can give to a key',
        type: 'value_error.role',
      });
  const reach = reachOf(caller);
  const accounts = new Set(
    (await findMerchantAccounts(db, given.merchantAccountIds ?? [])).map((row) =>
      String(row.merchant_account_id),
    ),
  );

  (given.merchantAccountIds ?? []).forEach((id, index) => {
    if (!accounts.has(id) || (reach !== null && !reach.some((own) => own === id)))
      details.push({
        location: 'body',
        pointer: `/merchant_account_ids/${index}`,
        message: 'is not a merchant account of this caller',
        type: 'value_error.merchant_account',
      });
  });
  if (reach !== null && given.merchantAccountIds?.length === 0)
    details.push({
      location: 'body',
      pointer: '/merchant_account_ids',
      message: 'must name the merchant accounts, since this caller may not act for all',
      type: 'value_error.list.min_items',
    });
  if (details.length > 0) throw new Problem('bad_request', { details });
}

/**
 * A key is changed and deleted only by a caller that could have made it: who cannot give its roles cannot
 * widen, enable or remove it either. `row` is locked.
 */
export async function assertChangeable(db: Queryable, caller: Caller, row: ApiKeyPairRow): Promise<void> {
  for (const role of await findRoles(db, row.role_ids))
    if (!(await mayHold(db, caller, role, row.merchant_account_ids)))
      throw new Problem('forbidden', { message: 'The key has roles that this caller does not hold itself' });
}

async function mayGive(
  db: Queryable,
  caller: Caller,
  wanted: RoleRow | undefined,
  accounts: readonly string[],
): Promise<boolean> {
  return (
    wanted !== undefined &&
    wanted.assignable_to.includes('api-key-pair') &&
    (await mayHold(db, caller, wanted, accounts))
  );
}

/** Whether the caller may do all of it in each of these merchant accounts, without an amount; none: in every one. */
async function mayHold(
  db: Queryable,
  caller: Caller,
  { allow }: RoleRow,
  accounts: readonly string[],
): Promise<boolean> {
  if (!holdsAll(caller, allow)) return false;
  const moving = MOVING_SCOPES.filter((scope) => grants(allow, scope));
  if (caller.kind !== 'user' || moving.length === 0) return true;
  for (const merchantAccountId of accounts.length === 0 ? [null] : accounts) {
    // `embed` is no scope of people: whoever may write payments may do all that a front end may
    const role = { allow: moving, withheld: [], limits: [], merchantAccountId };
    if (!(await mayHave(db, caller, role))) return false;
  }
  return true;
}
