import { reachOf, reaches } from '../../../access/reach.ts';
import { hasRoomForMerchantAccount, LIMITS } from '../../../db/queries/limits.ts';
import {
  findMerchantAccount,
  insertMerchantAccount,
  listMerchantAccounts as listRows,
  type MerchantAccountRow,
  updateMerchantAccount as updateRow,
} from '../../../db/queries/merchant-accounts.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  createMerchantAccount,
  getMerchantAccount,
  listMerchantAccounts,
  updateMerchantAccount,
} from '../../../api-contract/merchant-accounts.ts';
import { forgetAccountReceipts } from '../../../receipts/account-receipts.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { limitReached } from '../limit-reached.ts';
import { keptFields } from './kept-fields.ts';
import { refuseReceipts } from './refuse-receipts.ts';
import { renderMerchantAccount } from './render.ts';

/** A key that is bound to some merchant accounts cannot make others. */
const createMerchantAccountRoute = route(
  createMerchantAccount,
  async ({ body, caller, parts, version, callersChanged }) => {
    if (reachOf(caller) !== null) throw new Problem('forbidden');
    refuseReceipts(parts, body.receipts ?? null);
    const row = await parts.db.transaction(async (tx) => {
      if (!(await hasRoomForMerchantAccount(tx)))
        throw limitReached(LIMITS.merchantAccounts, 'merchant accounts');
      return insertMerchantAccount(tx, body.id, keptFields(body), parts.clock.now());
    });
    if (row === null) throw new Problem('duplicate_record', { resourceId: body.id });
    callersChanged();
    return { status: 201, body: renderMerchantAccount(row, version) };
  },
);

const getMerchantAccountRoute = route(getMerchantAccount, async ({ params, caller, parts, version }) => {
  const row = reaches(caller, params.merchant_account_id)
    ? await findMerchantAccount(parts.db, params.merchant_account_id)
    : null;
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: renderMerchantAccount(row, version) };
});

const listMerchantAccountsRoute = route(listMerchantAccounts, async (context) => {
  const filters = { only: reachOf(context.caller), search: context.query.search ?? null };
  const body = await listPage(context, {
    list: 'merchant-accounts',
    filters,
    fetch: (page) => listRows(context.parts.db, filters, page),
    item: (row: MerchantAccountRow) => renderMerchantAccount(row, context.version),
  });
  return { status: 200, body };
});

const updateMerchantAccountRoute = route(
  updateMerchantAccount,
  async ({ params, body, caller, parts, version }) => {
    refuseReceipts(parts, body.receipts ?? null);
    const row = reaches(caller, params.merchant_account_id)
      ? await updateRow(parts.db, params.merchant_account_id, keptFields(body), parts.clock.now())
      : null;
    if (row === null) throw new Problem('not_found');
    forgetAccountReceipts(parts, row.merchant_account_id);
    return { status: 200, body: renderMerchantAccount(row, version) };
  },
);

export const merchantAccountRoutes: readonly AnyRoute[] = [
  listMerchantAccountsRoute,
  createMerchantAccountRoute,
  getMerchantAccountRoute,
  updateMerchantAccountRoute,
];
