import { violatedConstraint } from '../../../db/db.ts';
import {
  THREE_DS_CONFIGURATION_UNIQUE,
  updateThreeDsConfiguration,
} from '../../../db/queries/three-ds-configurations.ts';
import { editThreeDsConfiguration } from '../../contract/three-ds-configurations.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { assertMerchantAccount, patchOf, threeDsConfiguration } from './three-ds-configuration.ts';

export const editThreeDsConfigurationRoute = route(
  editThreeDsConfiguration,
  async ({ params, body, caller, parts }) => {
    await assertMerchantAccount(parts, caller, params.merchant_account_id);
    try {
      const row = await updateThreeDsConfiguration(
        parts.db,
        params.merchant_account_id,
        params.three_ds_configuration_id,
        patchOf(body),
        parts.clock.now(),
      );
      if (row === null) throw new Problem('not_found');
      return { status: 200, body: threeDsConfiguration(row) };
    } catch (error) {
      if (violatedConstraint(error) === THREE_DS_CONFIGURATION_UNIQUE) throw new Problem('duplicate_record');
      throw error;
    }
  },
);
