import type { Static } from 'typebox';
import { operationById } from '../../../api-contract/index.ts';
import { type RequestLogEntry, listRequests } from '../../../api-contract/requests.ts';
import { reachOf } from '../../../access/reach.ts';
import { INSTANCE } from '../../../db/queries/webhook-events.ts';
import { type RequestRow, listRequests as listRows } from '../../../db/queries/requests.ts';
import { Problem } from '../../../domain/problem.ts';
import { idsBetween } from '../../id-range.ts';
import { filteredListPage } from '../../pagination.ts';
import { type AnyRoute, route } from '../../route.ts';

const list = route(listRequests, async (context) => {
  const { caller, query, merchantAccountId, parts } = context;
  const { cursor: _cursor, limit: _limit, ...asked } = query;
  const isOfNobody = query.of_nobody === true;
  if (isOfNobody && reachOf(caller) !== null)
    throw new Problem('forbidden', {
      message: 'Calls of no merchant account are for callers who may act for every one',
    });
  const filters = {
    merchantAccountId: isOfNobody ? (INSTANCE as '') : merchantAccountId,
    operation: query.operation ?? null,
    apiKeyPairId: query.api_key_pair_id ?? null,
    userId: query.user_id ?? null,
    statusFrom: query.status ?? query.status_gte ?? null,
    statusUntil: query.status ?? null,
    errorCode: query.error_code ?? null,
    ...idsOf(query),
  };
  const body = await filteredListPage(context, {
    list: 'requests',
    filters: asked,
    fetch: (page) => listRows(parts.db, filters, page),
    item: entry,
  });

  return { status: 200, body };
});

export const requestRoutes: readonly AnyRoute[] = [list];

/** Those of a time, or the one that was asked for where it is of that time. */
function idsOf(
  query: Readonly<{ request_id?: string; created_at_gte?: string; created_at_lte?: string }>,
): ReturnType<typeof idsBetween> {
  const ids = idsBetween(query.created_at_gte, query.created_at_lte);
  const only = query.request_id?.toLowerCase();
  if (only === undefined) return ids;
  return {
    firstId: only > ids.firstId ? only : ids.firstId,
    lastId: only < ids.lastId ? only : ids.lastId,
  };
}

function entry(row: RequestRow): Static<typeof RequestLogEntry> {
  return {
    type: 'request',
    id: row.request_id,
    merchant_account_id: row.merchant_account_id === '' ? null : row.merchant_account_id,
    operation: row.operation,
    // an operation that is no more had one, too
    method: operationById(row.operation)?.method ?? '',
    path: row.path,
    status: row.response_status,
    error_code: row.error_code,
    duration_ms: row.duration_ms,
    caller: callerOf(row),
    created_at: row.created_at,
  };
}

function callerOf({
  api_key_pair_id,
  user_id,
  caller_name: name,
}: RequestRow): Static<typeof RequestLogEntry>['caller'] {
  if (api_key_pair_id !== null) return { type: 'api-key-pair', id: api_key_pair_id, name };
  return user_id === null ? null : { type: 'user', id: user_id, name };
}
