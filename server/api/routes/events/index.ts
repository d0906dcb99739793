import type { Static } from 'typebox';
import { listEvents } from '../../../api-contract/events.ts';
import {
  type EventFilters,
  type LoggedEvent,
  type LoggedEventListRow,
  listEvents as listRows,
} from '../../../db/queries/event-log.ts';
import { fromStoredJson } from '../../../json/stored-json.ts';
import { payloadOfEvent } from '../../../webhooks/event-payload.ts';
import { idsBetween } from '../../id-range.ts';
import { filteredListPage } from '../../pagination.ts';
import { type AnyRoute, type RouteContext, route } from '../../route.ts';
import { followEvents } from './follow-events.ts';

type Body = Static<(typeof listEvents)['responses'][200]>['items'][number];

const list = route(
  listEvents,
  async (context) => {
    const { query, merchantAccountId, parts, version } = context;
    const { cursor: _cursor, limit: _limit, ...asked } = query;
    const of = { merchantAccountId, version, ...filtersOf(query) };
    const range = idsBetween(query.created_at_gte, query.created_at_lte);
    const rows = await filteredListPage(context, {
      list: 'events',
      filters: asked,
      fetch: (page) => listRows(parts.db, { ...of, ...range }, page),
      item: (row: LoggedEventListRow) => row,
    });

    const items = await Promise.all(
      rows.items.map(async (row) => renderEvent(row, await payloadOfEvent(parts, row, version))),
    );
    return { status: 200, body: { ...rows, items } };
  },
  (context, ended) => {
    const { merchantAccountId, parts, version, lastEventId } = context;
    const of = { merchantAccountId, version, lastEventId, ...filtersOf(context.query) };
    return followEvents(parts, of, ended);
  },
);

export const eventRoutes: readonly AnyRoute[] = [list];

function filtersOf({ name, resource_id }: RouteContext<typeof listEvents>['query']): EventFilters {
  return { names: name === undefined ? null : [name], resourceId: resource_id ?? null };
}

function renderEvent(row: LoggedEvent, payload: string): Body {
  return {
    type: 'event',
    id: row.webhook_event_id,
    name: fromStoredJson<Body['name']>(row.name),
    merchant_account_id: row.merchant_account_id,
    resource_type: row.target_type,
    resource_id: row.target_id,
    transaction_id: row.transaction_id,
    created_at: row.created_at,
    payload,
  };
}
