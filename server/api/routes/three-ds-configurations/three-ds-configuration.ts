import type { Static } from 'typebox';
import { reaches } from '../../../access/reach.ts';
import { findMerchantAccount } from '../../../db/queries/merchant-accounts.ts';
import type {
  ThreeDsConfigurationFields,
  ThreeDsConfigurationRow,
} from '../../../db/queries/three-ds-configurations.ts';
import type { Parts } from '../../../parts.ts';
import type { MerchantAccountThreeDSConfiguration } from '../../contract/three-ds-configurations.ts';
import { Problem } from '../../../problem/problem.ts';
import type { Caller } from '../../../access/caller.ts';
import { cardScheme } from '../merchant-accounts/card-schemes.ts';

export function threeDsConfiguration(
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
export function patchOf(body: Readonly<Record<string, unknown>>): ThreeDsConfigurationFields {
  const given = Object.entries(body).filter(
    ([name, value]) => value !== null || name === 'currency' || name === 'metadata',
  );
  return Object.fromEntries(
    given.map(([name, value]) => [name, name === 'metadata' ? (value ?? {}) : value]),
  );
}

/** 404 where there is no such merchant account, or it is not the caller's. */
export async function assertMerchantAccount(
  parts: Parts,
  caller: Caller,
  merchantAccountId: string,
): Promise<void> {
  if (
    !reaches(caller, merchantAccountId) ||
    (await findMerchantAccount(parts.db, merchantAccountId)) === null
  )
    throw new Problem('not_found');
}
