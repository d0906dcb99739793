import { reachOf } from '../../../access/reach.ts';
import { listMerchantAccounts as listRows } from '../../../db/queries/merchant-accounts.ts';
import { listMerchantAccounts } from '../../contract/merchant-accounts.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { merchantAccount } from './merchant-account.ts';

export const listMerchantAccountsRoute = route(listMerchantAccounts, async (context) => {
  const filters = { only: reachOf(context.caller), search: context.query.search ?? null };
  const body = await listPage(context, {
    list: 'merchant-accounts',
    filters,
    fetch: (page) => listRows(context.parts.db, filters, page),
    item: merchantAccount,
  });
  return { status: 200, body };
});
