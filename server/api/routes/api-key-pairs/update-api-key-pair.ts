import { reachOf } from '../../../access/reach.ts';
import { updateApiKeyPair as updateRow } from '../../../db/queries/api-key-pairs.ts';
import { updateApiKeyPair } from '../../contract/api-key-pairs.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { apiKeyPair, assertGrantable } from './api-key-pair.ts';

/** No field of a key can be without a value: null leaves it as it is. */
export const updateApiKeyPairRoute = route(
  updateApiKeyPair,
  async ({ params, body, caller, parts, callersChanged }) => {
    const patch = {
      displayName: body.display_name ?? null,
      active: body.active ?? null,
      roleIds: body.role_ids ?? null,
      merchantAccountIds: body.merchant_account_ids ?? null,
    };
    await assertGrantable(parts.db, caller, patch);
    const row = await updateRow(parts.db, reachOf(caller), params.api_key_pair_id, patch, parts.clock.now());
    if (row === null) throw new Problem('not_found');
    callersChanged();
    return { status: 200, body: await apiKeyPair(parts.db, row) };
  },
);
