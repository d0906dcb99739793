import type { Caller } from '../access/caller.ts';
import { reaches } from '../access/reach.ts';
import { findMerchantAccount } from '../db/queries/merchant-accounts.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { Parts } from '../parts.ts';
import { Problem } from '../domain/problem.ts';

/** The merchant account that a path names: 404 for none, and for one that the caller does not reach. */
export async function accountOf(parts: Parts, caller: Caller, id: string): Promise<MerchantAccountId> {
  const account = reaches(caller, id) ? await findMerchantAccount(parts.db, id) : null;
  if (account === null) throw new Problem('not_found');
  return account.merchant_account_id;
}
