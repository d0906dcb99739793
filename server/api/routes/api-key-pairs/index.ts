import { reachOf } from '../../../access/reach.ts';
import {
  type ApiKeyPairRow,
  deleteApiKeyPair as deleteRow,
  findApiKeyPair,
  listApiKeyPairs as listRows,
  lockApiKeyPair,
} from '../../../db/queries/api-key-pairs.ts';
import { INSTANCE } from '../../../db/queries/webhook-events.ts';
import { Problem } from '../../../domain/problem.ts';
import { deleteApiKeyPair, getApiKeyPair, listApiKeyPairs } from '../../../api-contract/api-key-pairs.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { tell } from '../announcing.ts';
import { apiKeyPair, apiKeyPairs, assertChangeable } from './api-key-pair.ts';
import { createApiKeyPairRoute } from './create-api-key-pair.ts';
import { updateApiKeyPairRoute } from './update-api-key-pair.ts';

const getApiKeyPairRoute = route(getApiKeyPair, async ({ params, caller, parts }) => {
  const row = await findApiKeyPair(parts.db, reachOf(caller), params.api_key_pair_id);
  if (row === null) throw new Problem('not_found');
  return { status: 200, body: await apiKeyPair(parts.db, row) };
});

const listApiKeyPairsRoute = route(listApiKeyPairs, async (context) => {
  const only = reachOf(context.caller);
  const { items, ...envelope } = await listPage(context, {
    list: 'api-key-pairs',
    filters: { only },
    fetch: (page) => listRows(context.parts.db, only, page),
    item: (row: ApiKeyPairRow) => row,
  });
  return { status: 200, body: { items: await apiKeyPairs(context.parts.db, items), ...envelope } };
});

const deleteApiKeyPairRoute = route(deleteApiKeyPair, async ({ params, caller, parts, callersChanged }) => {
  const only = reachOf(caller);
  await parts.db.transaction(async (tx) => {
    const row = await lockApiKeyPair(tx, only, params.api_key_pair_id);
    if (row === null) throw new Problem('not_found');
    await assertChangeable(tx, caller, row);
    const now = parts.clock.now();
    await deleteRow(tx, only, params.api_key_pair_id, now);
    await tell(tx, INSTANCE, 'api-key-pair.deleted', await apiKeyPair(tx, row), now);
  });
  callersChanged();
  return { status: 204, body: null };
});

export const apiKeyPairRoutes: readonly AnyRoute[] = [
  listApiKeyPairsRoute,
  createApiKeyPairRoute,
  getApiKeyPairRoute,
  updateApiKeyPairRoute,
  deleteApiKeyPairRoute,
];
