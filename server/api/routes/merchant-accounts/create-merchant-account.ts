import { reachOf } from '../../../access/reach.ts';
import { insertMerchantAccount } from '../../../db/queries/merchant-accounts.ts';
import { createMerchantAccount } from '../../contract/merchant-accounts.ts';
import { ApiError } from '../../error.ts';
import { route } from '../../route.ts';
import { keptFields, merchantAccount } from './merchant-account.ts';

/** A key that is bound to some merchant accounts cannot make others. */
export const createMerchantAccountRoute = route(
  createMerchantAccount,
  async ({ body, caller, parts, callersChanged }) => {
    if (reachOf(caller) !== null) throw new ApiError('forbidden');
    const row = await insertMerchantAccount(parts.db, body.id, keptFields(body), parts.clock.now());
    if (row === null) throw new ApiError('duplicate_record', { resourceId: body.id });
    callersChanged();
    return { status: 201, body: merchantAccount(row) };
  },
);
