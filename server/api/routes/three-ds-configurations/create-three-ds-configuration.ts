import { violatedConstraint } from '../../../db/db.ts';
import {
  insertThreeDsConfiguration,
  THREE_DS_CONFIGURATION_UNIQUE,
} from '../../../db/queries/three-ds-configurations.ts';
import { newId } from '../../../machine/entropy.ts';
import { createThreeDsConfiguration } from '../../contract/three-ds-configurations.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { assertMerchantAccount, threeDsConfiguration } from './three-ds-configuration.ts';

export const createThreeDsConfigurationRoute = route(
  createThreeDsConfiguration,
  async ({ params, body, caller, parts }) => {
    await assertMerchantAccount(parts, caller, params.merchant_account_id);
    const now = parts.clock.now();
    try {
      const row = await insertThreeDsConfiguration(
        parts.db,
        params.merchant_account_id,
        newId(now),
        body,
        now,
      );
      return { status: 201, body: threeDsConfiguration(row) };
    } catch (error) {
      if (violatedConstraint(error) === THREE_DS_CONFIGURATION_UNIQUE) throw new Problem('duplicate_record');
      throw error;
    }
  },
);
