import type { AnyRoute } from '../../route.ts';
import { createMerchantAccountRoute } from './create-merchant-account.ts';
import { getMerchantAccountRoute } from './get-merchant-account.ts';
import { listMerchantAccountsRoute } from './list-merchant-accounts.ts';
import { updateMerchantAccountRoute } from './update-merchant-account.ts';

export const merchantAccountRoutes: readonly AnyRoute[] = [
  listMerchantAccountsRoute,
  createMerchantAccountRoute,
  getMerchantAccountRoute,
  updateMerchantAccountRoute,
];
