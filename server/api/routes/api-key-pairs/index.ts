import { readApiKeyPair, renderApiKeyPair, renderApiKeyPairs } from '../../../answers/api-key-pair.ts';
import { reachOf } from '../../../access/reach.ts';
import {
  type ApiKeyPairRow,
  deleteApiKeyPair as deleteRow,
  listApiKeyPairs as listRows,
  lockApiKeyPair,
} from '../../../db/queries/api-key-pairs.ts';
import { INSTANCE } from '../../../db/queries/webhook-events.ts';
import { Problem } from '../../../domain/problem.ts';
import { deleteApiKeyPair, getApiKeyPair, listApiKeyPairs } from '../../../api-contract/api-key-pairs.ts';
import { listPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';
import { announceResource } from '../announcing.ts';
import { assertChangeable } from './grantable.ts';
import { createApiKeyPairRoute } from './create-api-key-pair.ts';
import { updateApiKeyPairRoute } from './update-api-key-pair.ts';

const getApiKeyPairRoute = route(getApiKeyPair, async ({ params, caller, parts }) => {
  const apiKeyPairId = params.api_key_pair_id;
  return answerOrNotFound(await readApiKeyPair(parts, { within: reachOf(caller), apiKeyPairId }));
});

const listApiKeyPairsRoute = route(listApiKeyPairs, async (context) => {
  const only = reachOf(context.caller);
  const { items, ...envelope } = await listPage(context, {
    list: 'api-key-pairs',
    filters: { only },
    fetch: (page) => listRows(context.parts.db, only, page),
    item: (row: ApiKeyPairRow) => row,
  });
  return { status: 200, body: { items: await renderApiKeyPairs(context.parts.db, items), ...envelope } };
});

const deleteApiKeyPairRoute = route(deleteApiKeyPair, async ({ params, caller, parts, callersChanged }) => {
  const only = reachOf(caller);
  await parts.db.transaction(async (tx) => {
    const row = await lockApiKeyPair(tx, only, params.api_key_pair_id);
    if (row === null) throw new Problem('not_found');
    await assertChangeable(tx, caller, row);
    const now = parts.clock.now();
    await deleteRow(tx, only, params.api_key_pair_id, now);
    await announceResource(tx, INSTANCE, 'api-key-pair.deleted', await renderApiKeyPair(tx, row), now);
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
