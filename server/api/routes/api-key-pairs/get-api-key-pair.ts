import { reachOf } from '../../../access/reach.ts';
import { findApiKeyPair } from '../../../db/queries/api-key-pairs.ts';
import { getApiKeyPair } from '../../contract/api-key-pairs.ts';
import { Problem } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { apiKeyPair } from './api-key-pair.ts';

export const getApiKeyPairRoute = route(getApiKeyPair, async ({ params, caller, parts }) => {
  const row = await findApiKeyPair(parts.db, reachOf(caller), params.api_key_pair_id);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: await apiKeyPair(parts.db, row) };
});
