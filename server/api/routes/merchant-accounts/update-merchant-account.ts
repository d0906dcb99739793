import { reaches } from '../../../access/reach.ts';
import { updateMerchantAccount as updateRow } from '../../../db/queries/merchant-accounts.ts';
import { updateMerchantAccount } from '../../contract/merchant-accounts.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { keptFields, merchantAccount } from './merchant-account.ts';

export const updateMerchantAccountRoute = route(
  updateMerchantAccount,
  async ({ params, body, caller, parts }) => {
    const row = reaches(caller, params.merchant_account_id)
      ? await updateRow(parts.db, params.merchant_account_id, keptFields(body), parts.clock.now())
      : null;
    if (row === null) throw new Problem('not_found');
    return { status: 200, body: merchantAccount(row) };
  },
);
