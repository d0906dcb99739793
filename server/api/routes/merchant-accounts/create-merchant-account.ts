import { reachOf } from '../../../access/reach.ts';
import { insertMerchantAccount } from '../../../db/queries/merchant-accounts.ts';
import { createMerchantAccount } from '../../contract/merchant-accounts.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { keptFields, merchantAccount } from './merchant-account.ts';

/** A key that is bound to some merchant accounts cannot make others. */
export const createMerchantAccountRoute = route(
  createMerchantAccount,
  async ({ body, caller, parts, callersChanged }) => {
    if (reachOf(caller) !== null) throw new Problem('forbidden');
    const row = await insertMerchantAccount(parts.db, body.id, keptFields(body), parts.clock.now());
    if (row === null) throw new Problem('duplicate_record', { resourceId: body.id });
    callersChanged();
    return { status: 201, body: merchantAccount(row) };
  },
);
