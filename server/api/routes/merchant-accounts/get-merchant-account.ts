import { reaches } from '../../../access/reach.ts';
import { findMerchantAccount } from '../../../db/queries/merchant-accounts.ts';
import { getMerchantAccount } from '../../contract/merchant-accounts.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { merchantAccount } from './merchant-account.ts';

export const getMerchantAccountRoute = route(getMerchantAccount, async ({ params, caller, parts }) => {
  const row = reaches(caller, params.merchant_account_id)
    ? await findMerchantAccount(parts.db, params.merchant_account_id)
    : null;
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: merchantAccount(row) };
});
