import { listThreeDsConfigurations as listRows } from '../../../db/queries/three-ds-configurations.ts';
import { listThreeDsConfigurations } from '../../contract/three-ds-configurations.ts';
import { route } from '../../route.ts';
import { assertMerchantAccount, threeDsConfiguration } from './three-ds-configuration.ts';

export const listThreeDsConfigurationsRoute = route(
  listThreeDsConfigurations,
  async ({ params, query, caller, parts }) => {
    await assertMerchantAccount(parts, caller, params.merchant_account_id);
    const rows = await listRows(parts.db, params.merchant_account_id, query.currency ?? null);
    return { status: 200, body: { items: rows.map(threeDsConfiguration) } };
  },
);
