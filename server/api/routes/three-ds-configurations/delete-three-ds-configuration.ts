import { deleteThreeDsConfiguration as deleteRow } from '../../../db/queries/three-ds-configurations.ts';
import { deleteThreeDsConfiguration } from '../../contract/three-ds-configurations.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { assertMerchantAccount } from './three-ds-configuration.ts';

export const deleteThreeDsConfigurationRoute = route(
  deleteThreeDsConfiguration,
  async ({ params, caller, parts }) => {
    await assertMerchantAccount(parts, caller, params.merchant_account_id);
    if (!(await deleteRow(parts.db, params.merchant_account_id, params.three_ds_configuration_id)))
      throw new Problem('not_found');
    return { status: 204, body: null };
  },
);
