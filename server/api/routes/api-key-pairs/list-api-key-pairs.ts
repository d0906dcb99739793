import { reachOf } from '../../../access/reach.ts';
import { type ApiKeyPairRow, listApiKeyPairs as listRows } from '../../../db/queries/api-key-pairs.ts';
import { listApiKeyPairs } from '../../contract/api-key-pairs.ts';
import { listPage } from '../../pagination.ts';
import { route } from '../../route.ts';
import { apiKeyPairs } from './api-key-pair.ts';

export const listApiKeyPairsRoute = route(listApiKeyPairs, async (context) => {
  const only = reachOf(context.caller);
  const { items, ...envelope } = await listPage(context, {
    list: 'api-key-pairs',
    filters: { only },
    fetch: (page) => listRows(context.parts.db, only, page),
    item: (row: ApiKeyPairRow) => row,
  });
  return { status: 200, body: { items: await apiKeyPairs(context.parts.db, items), ...envelope } };
});
