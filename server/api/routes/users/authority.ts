import { actorOf, type Caller } from '../../../access/caller.ts';
import { reachOf } from '../../../access/reach.ts';
import { ROLES } from '../../../access/roles.ts';
import type { Queryable } from '../../../db/db.ts';
import { findMerchantAccounts } from '../../../db/queries/merchant-accounts.ts';
import { listRoleAssignmentsOf, lockAdministrators } from '../../../db/queries/role-assignments.ts';
import { findRoles } from '../../../db/queries/roles.ts';
import { findVisibleUser, type UserRow, type Viewer } from '../../../db/queries/users.ts';
import { type Detail, Problem } from '../../../domain/problem.ts';
import { isBeyondGiver, limitedRolesOf, mayHave } from '../../../confirmations/giving-limits.ts';
import { mayGive } from '../../../people/giving.ts';
import { limitRows } from './limits-given.ts';

export function viewerOf(caller: Caller): Viewer {
  const actor = actorOf(caller);
  if (actor === null) throw new Problem('unauthorized');
  return { merchantAccountIds: reachOf(caller), id: actor.id };
}

/** 404 for a user that is not there, and for one that the caller does not know of. */
export async function visibleUser(db: Queryable, caller: Caller, userId: string): Promise<UserRow> {
  const user = await findVisibleUser(db, userId, viewerOf(caller));
  if (user === null) throw new Problem('not_found');
  return user;
}

/** 403 where a user may do something somewhere that the caller may not: they would get hold of it through them. */
export async function assertManages(db: Queryable, caller: Caller, user: UserRow): Promise<void> {
  const assignments = await listRoleAssignmentsOf(db, [user.user_id]);
  for (const held of await limitedRolesOf(db, assignments))
    if (!(await mayHave(db, caller, held)))
      throw new Problem('forbidden', { message: 'This user may do what you may not' });
}

export type WantedRole = Readonly<{
  role_id: string;
  merchant_account_id?: string | null;
  withheld: readonly string[];
  limits?: Parameters<typeof limitRows>[0];
}>;

/** 400 for a role that is none, is not for people, or is not the caller's to give there; all of them at once. */
export async function assertGivable(
  db: Queryable,
  caller: Caller,
  wanted: readonly WantedRole[],
  at: (index: number) => string,
): Promise<void> {
  const roles = await findRoles(db, [...new Set(wanted.map(({ role_id: id }) => id))]);
  const named = wanted.flatMap(({ merchant_account_id: id = null }) => (id === null ? [] : [id]));
  const accounts = (await findMerchantAccounts(db, named)).map(({ merchant_account_id: id }) => String(id));
  const details = wanted.flatMap((one, index): Detail[] => {
    const { role_id: id, merchant_account_id: merchantAccountId = null, withheld } = one;
    const role = roles.find((known) => known.role_id === id);
    const isThere = merchantAccountId === null || accounts.includes(merchantAccountId);
    if (!isThere) return [refusal(`${at(index)}/merchant_account_id`, 'is not a merchant account of yours')];

    const isGivable = role?.assignable_to.includes('user') === true;
    return isGivable && mayGive(caller, { allow: role.allow, withheld, merchantAccountId })
      ? []
      : [
          refusal(
            `${at(index)}/role_id`,
            'is not a role that you can give there: it allows what you may not do',
          ),
        ];
  });

  for (const [
    index,
    { role_id: id, merchant_account_id: merchantAccountId = null, withheld, limits = [] },
  ] of wanted.entries()) {
    const allow = roles.find((known) => known.role_id === id)?.allow ?? [];
    const given = { allow, withheld, merchantAccountId, limits: limitRows(limits) };
    if (details.length === 0 && (await isBeyondGiver(db, caller, given)))
      details.push(
        refusal(`${at(index)}/role_id`, 'would move more than you may: give it with limits within yours'),
      );
  }
  if (details.length > 0) throw new Problem('bad_request', { details });
}

function refusal(pointer: string, message: string): Detail {
  const type = pointer.endsWith('role_id') ? 'value_error.role' : 'value_error.merchant_account';
  return { location: 'body', pointer, message, type };
}

/** 409 where nobody would be left who administers every merchant account; inside a SQL transaction. */
export async function assertNotLastAdministrator(tx: Queryable, userId: string): Promise<void> {
  const administrators = await lockAdministrators(tx, ROLES.administrator.id);
  if (administrators.length === 1 && administrators[0] === userId)
    throw new Problem('invalid_state', {
      message: 'This is the last administrator: give somebody else that role before',
    });
}
