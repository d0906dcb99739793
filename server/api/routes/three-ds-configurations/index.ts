import { violatedConstraint } from '../../../db/db.ts';
import {
  THREE_DS_CONFIGURATION_UNIQUE,
  type ThreeDsConfigurationFields,
  type ThreeDsConfigurationRow,
  deleteThreeDsConfiguration as deleteRow,
  insertThreeDsConfiguration,
  listThreeDsConfigurations as listRows,
  updateThreeDsConfiguration,
} from '../../../db/queries/three-ds-configurations.ts';
import { newId } from '../../../platform/entropy.ts';
import { Problem } from '../../../domain/problem.ts';
import {
  type MerchantAccountThreeDSConfiguration,
  createThreeDsConfiguration,
  deleteThreeDsConfiguration,
  editThreeDsConfiguration,
  listThreeDsConfigurations,
} from '../../../api-contract/three-ds-configurations.ts';
import { accountOf } from '../../account-in-path.ts';
import { type AnyRoute, route } from '../../route.ts';
import { cardScheme } from '../merchant-accounts/card-schemes.ts';
import { assertMerchantData } from '../merchant-data.ts';
import type { Static } from 'typebox';

const createThreeDsConfigurationRoute = route(
  createThreeDsConfiguration,
  async ({ params, body, caller, parts }) => {
    await accountOf(parts, caller, params.merchant_account_id);
    assertMerchantData(body);

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

const deleteThreeDsConfigurationRoute = route(
  deleteThreeDsConfiguration,
  async ({ params, caller, parts }) => {
    await accountOf(parts, caller, params.merchant_account_id);
    if (!(await deleteRow(parts.db, params.merchant_account_id, params.three_ds_configuration_id)))
      throw new Problem('not_found');
    return { status: 204, body: null };
  },
);

const editThreeDsConfigurationRoute = route(
  editThreeDsConfiguration,
  async ({ params, body, caller, parts }) => {
    await accountOf(parts, caller, params.merchant_account_id);
    assertMerchantData(body);
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

const listThreeDsConfigurationsRoute = route(
  listThreeDsConfigurations,
  async ({ params, query, caller, parts }) => {
    await accountOf(parts, caller, params.merchant_account_id);
    const rows = await listRows(parts.db, params.merchant_account_id, query.currency ?? null);
    return { status: 200, body: { items: rows.map(threeDsConfiguration) } };
  },
);

export const threeDsConfigurationRoutes: readonly AnyRoute[] = [
  createThreeDsConfigurationRoute,
  listThreeDsConfigurationsRoute,
  editThreeDsConfigurationRoute,
  deleteThreeDsConfigurationRoute,
];

function threeDsConfiguration(
  row: ThreeDsConfigurationRow,
): Static<typeof MerchantAccountThreeDSConfiguration> {
  const { three_ds_configuration_id, scheme, ...same } = row;
  return {
    type: 'merchant-account.three-ds-configuration',
    id: three_ds_configuration_id,
    scheme: cardScheme(scheme),
    ...same,
  };
}

/**
 * Null clears the currency (then the configuration serves every other one) and empties the metadata; the
 * other fields cannot be without a value.
 */
function patchOf(body: Readonly<Record<string, unknown>>): ThreeDsConfigurationFields {
  const given = Object.entries(body).filter(
    ([name, value]) => value !== null || name === 'currency' || name === 'metadata',
  );
  return Object.fromEntries(
    given.map(([name, value]) => [name, name === 'metadata' ? (value ?? {}) : value]),
  );
}
