import { reachOf } from '../../../access/reach.ts';
import { deleteApiKeyPair as deleteRow } from '../../../db/queries/api-key-pairs.ts';
import { deleteApiKeyPair } from '../../contract/api-key-pairs.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';

export const deleteApiKeyPairRoute = route(
  deleteApiKeyPair,
  async ({ params, caller, parts, callersChanged }) => {
    if (!(await deleteRow(parts.db, reachOf(caller), params.api_key_pair_id, parts.clock.now())))
      throw new Problem('not_found');
    callersChanged();
    return { status: 204, body: null };
  },
);
