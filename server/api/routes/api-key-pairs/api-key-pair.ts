import type { Static } from 'typebox';
import { holdsAll, reachOf } from '../../../access/reach.ts';
import type { Queryable } from '../../../db/db.ts';
import type { ApiKeyPairRow } from '../../../db/queries/api-key-pairs.ts';
import { findMerchantAccounts, type MerchantAccountRow } from '../../../db/queries/merchant-accounts.ts';
import { findRoles, type RoleRow } from '../../../db/queries/roles.ts';
import type { ApiKeyPair } from '../../../api-contract/api-key-pairs.ts';
import { Problem, type Detail } from '../../../domain/problem.ts';
import type { Caller } from '../../../access/caller.ts';
import { numberOrNull } from '../merchant-accounts/merchant-account.ts';
import { role } from '../roles/role.ts';

type ApiKeyPairBody = Static<typeof ApiKeyPair>;

/**
 * Keys with their roles and merchant accounts: two look-ups, however many keys. `privateKeyPem` only for a
 * key made this moment.
 */
export async function apiKeyPairs(
  db: Queryable,
  rows: readonly ApiKeyPairRow[],
  privateKeyPem: string | null = null,
): Promise<ApiKeyPairBody[]> {
  const roles = await findRoles(db, [...new Set(rows.flatMap((row) => row.role_ids))]);
  const accounts = await findMerchantAccounts(db, [
    ...new Set(rows.flatMap((row) => row.merchant_account_ids)),
  ]);
  return rows.map((row) => ({
    type: 'api-key-pair',
    id: row.api_key_pair_id,
    thumbprint: row.thumbprint,
    display_name: row.display_name,
    algorithm: row.algorithm,
    active: row.active,
    private_key: privateKeyPem,
    created_at: row.created_at,
    updated_at: row.updated_at,
    last_used_at: row.last_used_at,
    creator:
      row.creator_api_key_pair_id === null
        ? null
        : {
            id: row.creator_api_key_pair_id,
            name: row.creator_name ?? '',
            email_address: null,
            thumbprint: null,
          },
    merchant_accounts: accounts
      .filter((account) => row.merchant_account_ids.includes(account.merchant_account_id))
      .map(summary),
    roles: roles.filter((known) => row.role_ids.includes(known.role_id)).map(role),
  }));
}

export async function apiKeyPair(
  db: Queryable,
  row: ApiKeyPairRow,
  privateKeyPem: string | null = null,
): Promise<ApiKeyPairBody> {
  const [body] = await apiKeyPairs(db, [row], privateKeyPem);
  if (body === undefined) throw new Error('BUG: one row in, none out');
  return body;
}

function summary(row: MerchantAccountRow): ApiKeyPairBody['merchant_accounts'][number] {
  return {
    type: 'merchant-account',
    id: row.merchant_account_id,
    display_name: row.display_name,
    created_at: row.created_at,
    updated_at: row.updated_at,
    over_capture_amount: numberOrNull(row.over_capture_amount),
    over_capture_percentage: numberOrNull(row.over_capture_percentage),
  };
}

/**
 * A caller gives a key no more than it has itself: roles whose every permission it holds, and merchant
 * accounts that it may act for (`[]`, all of them, only where it may). What does not exist and what is not
 * the caller's to give get the same answer.
 */
export async function assertGrantable(
  db: Queryable,
  caller: Caller,
  given: Readonly<{ roleIds: readonly string[] | null; merchantAccountIds: readonly string[] | null }>,
): Promise<void> {
  const details: Detail[] = [];
  const roles = new Map((await findRoles(db, given.roleIds ?? [])).map((row) => [String(row.role_id), row]));
  (given.roleIds ?? []).forEach((roleId, index) => {
    if (!mayGive(caller, roles.get(roleId)))
      details.push({
        location: 'body',
        pointer: `/role_ids/${index}`,
        message: 'is not a role that this caller can give to a key',
        type: 'value_error.role',
      });
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
  const roles = await findRoles(db, row.role_ids);
  if (!roles.every(({ allow }) => holdsAll(caller, allow)))
    throw new Problem('forbidden', { message: 'The key has roles that this caller does not hold itself' });
}

function mayGive(caller: Caller, wanted: RoleRow | undefined): boolean {
  return (
    wanted !== undefined && wanted.assignable_to.includes('api-key-pair') && holdsAll(caller, wanted.allow)
  );
}
